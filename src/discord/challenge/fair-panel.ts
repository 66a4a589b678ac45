/** How shuffles are kept fair: the explanation, the seal, and the person's own word, for a challenge and for a match. */

import { isRefusal } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { type Key, type Say, speak } from '../../locales/index.ts'
import type { Challenge } from '../../matches/api.ts'
import { canOpen } from '../../matches/fair-play/fair-play.ts'
import { MOST_LETTERS } from '../../matches/fair-play/seals.ts'
import { isPractice } from '../../matches/practice/practice.ts'
import { isLesson } from '../lesson/lesson-match.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, button, type MessagePart, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import type { Form } from '../shell/forms.ts'
import { type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { literal } from '../shell/text-limits.ts'
import { digitsAsCode } from '../table/seal-words.ts'

/** The field of the form. */
const WORD_FIELD = 'word'

/** Returns the line of a challenge about its seal; none for a first game, which has none. */
export function sealLines(app: App, challenge: Challenge, say: Say): readonly string[] {
  const { seal } = challenge
  return seal === null || isLesson(app, challenge) ? [] : [say('seal.line', { seal: digitsAsCode(seal) as never })]
}

/** Returns the parts of the choice of a deck about its shuffles: the seal, and the way to the explanation and the word. */
export function sealParts(app: App, challenge: Challenge, say: Say): MessagePart[] {
  const lines = sealLines(app, challenge, say).map((line) => `-# ${line}`)
  if (lines.length === 0) return []
  return [text(lines.join('\n')), row(button(customId('c', challenge.id, 'fair'), say('seal.more')))]
}

/** Shows a person how the shuffles of a challenge are kept fair. @param note the result of the click before */
export async function showFair(request: Request, app: App, challenge: Challenge, note: Key | null = null) {
  const { person, language } = request.incoming
  const say = speak(language)
  const { id, by, to, status, terms, seal } = challenge
  if (isLesson(app, challenge)) return request.tell(say('fair.lesson'))
  if (seal === null) return request.tell(say('fair.before'))
  const word = await app.challenges.wordOf(id, person)
  const author = by === person
  const first = author && status === 'draft'
  const sent = author && status === 'open' && word === null
  const mayAdd = word === null && (first || (!author && status === 'open'))
  const lines = [
    ...(note === null ? [] : [say(note)]),
    `### ${say('seal.more')}`,
    say(first || isPractice(to) ? 'seal.1.author' : author ? 'seal.1.sent' : 'seal.1'),
    `\`${seal}\``,
    say('seal.2'),
    say(canOpen(gameOf(app.games, terms.game), terms) ? 'seal.3' : 'fair.never'),
    say('seal.host'),
    `-# ${ownWord(word, say)}`,
    ...(sent ? [`-# ${say('word.sent')}`] : []),
  ]
  const back =
    status === 'draft' || (status === 'open' && !author) ? [button(customId('c', id, 'decks'), say('form.back'))] : []
  const add = mayAdd ? [button(customId('c', id, 'word'), say('word.button'), 'main')] : []
  const controls = [...add, ...back]
  await request.show({ components: [text(lines.join('\n')), ...(controls.length === 0 ? [] : [row(...controls)])] })
}

const ownWord = (word: string | null, say: Say): string =>
  say('seal.below', { word: word === null ? say('word.none') : literal(word) })

/** Returns the form of a word. */
export function wordForm(challengeId: string, say: Say): Form {
  const field = {
    type: 'line',
    id: WORD_FIELD,
    label: say('word.form'),
    about: say('word.label'),
    max: MOST_LETTERS,
  } as const
  return { customId: customId('c', challengeId, 'said'), title: say('word.button'), fields: [field] }
}

/** Stores the word that a form has brought. */
export async function takeWord(request: Request<IncomingClick>, app: App, challenge: Challenge): Promise<void> {
  const { person, language, fields } = request.incoming
  const word = fields[WORD_FIELD] ?? ''
  const denied = await app.challenges.addWord({ challengeId: challenge.id, person, word })
  if (isRefusal(denied)) return request.tell(refusalText(denied, language, undefined))
  await showFair(request, app, challenge, 'word.saved')
}

/** `fair|match`: how the shuffles of a match are kept fair. */
const fair: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = ''], app) {
    const body = await matchBody(request, app, matchId)
    if (body === null) return request.tell(speak(request.incoming.language)('match.unknown'))
    await request.show(body)
  },
}

async function matchBody(request: Request, app: App, matchId: string): Promise<Body | null> {
  const { person, language } = request.incoming
  const say = speak(language)
  const found = await app.fairPlays.of(matchId, person)
  if (found === null) return null
  const { match, word, lesson, state, until, secret, words } = found
  const back = row(button(customId('open', matchId), say('form.back')))
  const head = `### ${say('seal.more')}`
  if (lesson || match.seal === undefined)
    return { components: [text([head, say(lesson ? 'fair.lesson' : 'fair.before')].join('\n')), back] }
  const names = await namesIn(app, match, language)
  const said = Object.entries(words).map(([seat, one]) =>
    say('fair.word', { name: literal(names[seat] ?? seat), word: literal(one) }),
  )
  const hands =
    state === 'never'
      ? say('fair.never')
      : until !== null
        ? say('fair.closed', { date: `<t:${Math.ceil(until.getTime() / 1000)}:f>` as never })
        : say('seal.3')
  const lines = [
    head,
    say('seal.of-match'),
    `\`${match.seal}\``,
    ...(match.end === undefined ? [] : [say('fair.end'), `\`${match.end}\``]),
    ...(secret === null ? [say('seal.2'), hands] : [say('fair.secret'), `\`${secret}\``, ...said]),
    say('seal.host'),
    `-# ${ownWord(word, say)}`,
  ]
  return { components: [text(lines.join('\n')), back] }
}

/** Clicks about the shuffles of a match. */
export const fairClicks: Clicks = { fair }
