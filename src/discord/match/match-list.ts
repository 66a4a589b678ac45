/**
 * The list of a person's matches: opponent, whose move it is, time left. Opens their panels, and matches that are
 * over.
 */
import type { Language } from '../../contract/index.ts'
import { findGame, gameOf } from '../../games/games.ts'
import { distinctLabels, labelWith } from '../../kit/wording/labels.ts'
import type { Correction } from '../../league-play/api.ts'
import { plainly, speak } from '../../locales/index.ts'
import type { MatchRecord, PersonId, Sight } from '../../matches/api.ts'
import { countedLine, countedWords } from '../replay/corrected-words.ts'
import { type App, namesIn } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, type MenuEntry, MOST, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { inPlace } from '../shell/requests.ts'
import { firstLines, literal, relative } from '../shell/text-limits.ts'
import { otherRulesLines } from '../table/agreed-terms.ts'
import { called } from '../table/player-names.ts'
import { thinkingWords } from '../table/waiting-words.ts'
import { openPanel } from './panel-clicks.ts'

interface MatchEntry {
  readonly choice: MenuEntry
  readonly line: string
}

/**
 * @param kind of click that picking a match brings
 * @param title the words above the list
 * @param marks further parts of the button, by which the message is found again
 */
export async function matchList(
  app: App,
  sights: readonly Sight[],
  language: Language,
  kind: 'games' | 'concede',
  title: string,
  ...marks: readonly string[]
): Promise<Body> {
  const listed = await Promise.all(sights.slice(0, MOST.options).map((sight) => listing(app, sight, language)))
  const say = speak(language)
  const lines = [`### ${title}`, ...listed.map(({ line }) => line)]
  if (sights.length > listed.length) lines.push(say('games.more', { count: sights.length - listed.length }))
  return {
    components: [
      text(firstLines(lines, 3800)),
      select(
        customId(kind, ...marks),
        say(kind === 'concede' ? 'concede.pick' : 'games.pick'),
        distinctLabels(listed.map(({ choice }) => choice)),
      ),
    ],
  }
}

async function listing(app: App, sight: Sight, language: Language): Promise<MatchEntry> {
  const { match, reader, calls } = sight
  const say = speak(language)
  const game = gameOf(app.games, match.terms.game)
  const names = await namesIn(app, match, language)
  const rivals = game.seats.filter((seat) => seat !== reader).map((seat) => names[seat] ?? seat)
  const own = calls.find(({ seat }) => seat === reader)
  const soonest = calls.map(({ deadline }) => deadline).sort((a, b) => a.getTime() - b.getTime())[0]
  const what = `${game.words.title(language)} · ${game.words.format(match.terms.format, language)}`
  const turn = say(own === undefined ? 'games.theirs' : 'games.yours')
  const time = own?.deadline ?? soonest
  const [rivalCall] = calls
  const thinking = own !== undefined || rivalCall === undefined ? null : thinkingWords(match, rivalCall.seat, say)
  const until = thinking ?? (time === undefined ? null : `⏳ ${relative(time)}`)
  const rival = rivals.join(', ')
  const thread = match.threadId === null ? '' : ` · <#${match.threadId}>`
  // Tells it apart from other matches against the same person.
  const { headline } = game.layout(sight.view, { language, names, reader })
  const rules = otherRulesLines(match.terms, app, language).map((line) => ` · ${line}`)
  return {
    choice: {
      value: match.id,
      label: against(language, reader, rival),
      hint: [what, turn, headline].filter(Boolean).join(' · '),
    },
    line: `• **${literal(rival)}** · ${what} · ${turn}${until === null ? '' : ` · ${until}`}${thread}${rules.join('')}`,
  }
}

// ---------------------------------------------------------------- matches that are over

/** This many of them are listed. */
const MOST_FINISHED = 10

/** All of somebody's running matches, and the last that are over. */
export async function allMatches(app: App, person: PersonId, language: Language): Promise<Body> {
  const say = speak(language)
  const [sights, over] = await Promise.all([app.matches.of(person), app.matches.finished(person, MOST_FINISHED)])
  const running: Body =
    sights.length === 0
      ? { components: [text(say('games.none'))] }
      : await matchList(app, sights, language, 'games', say('games.title'))
  const corrections = await app.leagues.corrections(over.map(({ id }) => id))
  const finished = await Promise.all(
    over.map((match) => finishedMatch(app, match, { person, language, correction: corrections.get(match.id) })),
  )
  const listed = finished.flatMap((one) => one ?? [])
  if (listed.length === 0) return running
  const lines = [`### ${say('games.finished')}`, ...listed.map(({ line }) => line)]
  const choices = distinctLabels(listed.map(({ choice }) => choice))
  const taken = running.components.reduce((sum, part) => sum + ('content' in part ? part.content.length : 0), 0)
  const room = Math.min(1500, MOST.text - 50 - taken)
  const list = [text(firstLines(lines, room)), select(customId('watches'), say('games.finished.pick'), choices)]
  return { ...running, components: [...running.components, ...list] }
}

/** Null for a match of a game that is not played here any more. @param correction by a ruling of its league */
export async function finishedMatch(
  app: App,
  match: MatchRecord,
  {
    person,
    language,
    correction,
  }: { readonly person: PersonId; readonly language: Language; readonly correction: Correction | undefined },
): Promise<MatchEntry | null> {
  const game = findGame(app.games, match.terms.game)
  if (game === undefined || match.outcome === null) return null
  const names = await namesIn(app, match, language)
  const own = game.seats.find((seat) => match.players[seat] === person)
  const rivals = game.seats.filter((seat) => seat !== own).map((seat) => names[seat] ?? seat)
  const rival = rivals.join(own === undefined ? ' – ' : ', ')
  const voice = { language, names, reader: own ?? 'spectator' }
  const escaped = { ...voice, names: called(game, names, language).names }
  const what = `${game.words.title(language)} · ${game.words.format(match.terms.format, language)}`
  const ended = match.endedAt === null ? '' : ` · ${relative(match.endedAt)}`
  return {
    choice: {
      value: match.id,
      label: against(language, own, rival),
      hint: `${what} · ${countedWords(correction, game.words.outcome(match.outcome, voice), voice)}`,
    },
    line: `• **${literal(rival)}** · ${what} · ${countedLine(correction, game.words.outcome(match.outcome, escaped), escaped)}${ended}`,
  }
}

/** The label of a match: the end of a long name is left out, so that it fits on a phone. */
const against = (language: Language, own: string | undefined, rival: string): string =>
  labelWith(rival, (name) => (own === undefined ? name : plainly(speak(language))('games.against', { name })))

/** `games` with a match picked: its panel takes the place of the list. */
const games: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  run: (request, _parts, app) => openPanel(request, app, request.incoming.values[0] ?? ''),
}

/** Clicks on the list of a person's matches. */
export const gameListClicks: Clicks = { games }
