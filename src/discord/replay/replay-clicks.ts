/** Clicks that watch a match, read its story in full, and step through a finished one. */
import { type Language, type Reader, seenBy, type Voice } from '../../contract/index.ts'
import { gameOf } from '../../games/games.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import type { MatchRecord, PersonId, Replay } from '../../matches/api.ts'
import { turnLine } from '../../matches/turns/chronicle.ts'
import { detailLines, storyLines } from '../../matches/turns/story.ts'
import { turnsOf } from '../../matches/turns/turns.ts'
import { notUndone } from '../../matches/undone.ts'
import { actionOf, allHandled } from '../acts/acts.ts'
import { takeAllowance } from '../shell/allowances.ts'
import { type App, namesIn, refusalText } from '../shell/app.ts'
import type { ClickHandler, Clicks } from '../shell/click.ts'
import { type Body, button, type ControlRow, container, file, picture, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { type Ack, type IncomingClick, inPlace, type Request } from '../shell/requests.ts'
import { firstLines, pieces } from '../shell/text-limits.ts'
import { withBack } from '../shell/way-back.ts'
import { called } from '../table/player-names.ts'
import { withPictures } from '../table/table-pictures.ts'
import { tableLines } from '../table/table-text.ts'
import { publicVoice } from '../table/voices.ts'
import { showAnalysis } from './analysis-clicks.ts'
import { exportPanel, sendExport } from './export-panel.ts'
import { textFile } from './match-export.ts'
import { movingPicture } from './moving-picture.ts'
import { closestIndex, detailsButton, framesFor, readerName, replayButton, turnNamed } from './replay-panel.ts'
import { resultCard } from './result-card.ts'
import { correctionOf, notToBeSeen, showReplay } from './show-replay.ts'
import { showLater } from './shown-later.ts'

/** A person who plays in no match, and so may know only what anybody may. */
const ANYBODY: PersonId = ''

/** Returns how to answer beside the clicked message, for this person alone. */
const beside = (incoming: IncomingClick): Ack => (incoming.withBot ? 'public' : 'private')

// ---------------------------------------------------------------- watching

const LOOK_ROOM = { story: 1700, table: 1900 }

/** `look|match`: the table and the last turns, as spectators see them. */
const look: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  async run(request, [matchId = ''], app) {
    const { language } = request.incoming
    const sight = await app.matches.sightOf(matchId, 'spectator')
    if (sight === null) return request.tell(speak(language)('match.unknown'))
    const { match } = sight
    const game = gameOf(app.games, match.terms.game)
    const names = await namesIn(app, match, language)
    const { names: spoken, titles } = called(game, names, language)
    const voice: Voice = { language, names: spoken, reader: 'spectator' }
    const happened = await lastTurns(app, match, 2)
    const lines = storyLines(game, happened, 'spectator', voice, null)
    const story = text(clip([`### ${speak(language)('story.look.title')}`, ...lines].join('\n'), LOOK_ROOM.story))
    const table = firstLines(tableLines(game, sight.view, 'spectator', voice, titles), LOOK_ROOM.table)
    const again = button(customId('look', matchId), speak(language)('panel.refresh'))
    const first = match.status === 'over' ? replayButton(matchId, language) : again
    const cards = button(customId('help', matchId, 'open', 'cards'), speak(language)('help.button.cards'))
    const buttons = row(first, cards, detailsButton(matchId, language))
    const seen = { game, view: sight.view, reader: 'spectator', language, names }
    const body = await withPictures(app, request.incoming.person, seen, (pictures) => ({
      components: [story, ...(pictures.length === 0 ? [container([text(table)])] : pictures.map(picture)), buttons],
      files: pictures,
    }))
    await request.show(body)
  },
}

/** Returns the voice for one reader of a match, in the language of the person who asks. */
async function voiceFor(app: App, match: MatchRecord, reader: Reader, language: Language): Promise<Voice> {
  const { names } = called(gameOf(app.games, match.terms.game), await namesIn(app, match, language), language)
  return { language, names, reader }
}

/** Returns the last turns as everybody knows them. */
async function lastTurns(app: App, match: MatchRecord, most: number) {
  const game = gameOf(app.games, match.terms.game)
  const rows = notUndone((await app.matches.history(match.id, ANYBODY)) ?? [])
  const events = rows.flatMap((row) => row.events)
  const voice = await voiceFor(app, match, 'spectator', 'en')
  const begins = events.flatMap((event, at) => (turnLine(game, seenBy(event, 'spectator'), voice) === null ? [] : [at]))
  return events.slice(begins.at(-most) ?? 0)
}

// ---------------------------------------------------------------- in full

const DETAILS_ROOM = 3600

/** The marks of pages that stand beside the message from which they were opened, and of those in its place. */
const PAGES = { beside: 'beside', inPlace: 'in-place' } as const

/**
 * `told|match|time|page` (or `t5` for turn 5): tells in full what happened then, as this person may know it. On a panel it
 * takes its place, and leads back to it; from a message of everybody's it opens beside it. A click on one of its own pages
 * has a mark behind it.
 */
const told: ClickHandler = {
  ack: (incoming, [, , , mark]) => (mark === undefined && !incoming.alone ? beside(incoming) : inPlace(incoming)),
  atOnce: true,
  async run(request, [matchId = '', at = '', page = '0', mark], app) {
    const { language, person, alone } = request.incoming
    const match = await app.matches.record(matchId)
    if (match === null) return request.tell(speak(language)('match.unknown'))
    const lines = await detailsOf(app, match, person, at, language)
    const replaces = mark === undefined ? alone : mark.startsWith(PAGES.inPlace)
    const place = replaces ? PAGES.inPlace : PAGES.beside
    const back = replaces ? panelId(match, person) : null
    const body = detailsBody(lines, Number(page), language, (to, way) =>
      customId('told', matchId, at, String(to), `${place}-${way}`),
    )
    await request.show(withBack(body, back, language))
  },
}

/** The custom id that opens the panel of a match again; a spectator's is the table. */
function panelId({ id, players }: MatchRecord, person: PersonId): string {
  const seat = Object.keys(players).find((one) => players[one] === person)
  return seat === undefined ? customId('look', id) : customId('open', id, seat)
}

async function detailsOf(app: App, match: MatchRecord, person: PersonId, at: string, language: Language) {
  const seat = Object.keys(match.players).find((one) => match.players[one] === person)
  const voice = await voiceFor(app, match, seat ?? 'spectator', language)
  const events = await eventsOf(app, match, person, seat !== undefined, at)
  return detailLines(gameOf(app.games, match.terms.game), events, voice.reader, voice)
}

async function eventsOf(app: App, match: MatchRecord, person: PersonId, plays: boolean, at: string) {
  if (at === '') return plays ? app.matches.since(match.id, person) : lastTurns(app, match, 1)
  const history = (await app.matches.history(match.id, person)) ?? []
  const turn = turnNamed(at)
  if (turn !== null) {
    const voice = await voiceFor(app, match, 'spectator', 'en')
    const turns = turnsOf(gameOf(app.games, match.terms.game), history, voice)
    return turns.find(({ number }) => number === turn)?.events ?? []
  }
  return history.filter((row) => String(row.at.getTime()) === at).flatMap(({ events }) => events)
}

function detailsBody(
  lines: readonly string[],
  asked: number,
  language: Language,
  id: (page: number, mark: string) => string,
): Body {
  const say = speak(language)
  const parts = pieces(lines, DETAILS_ROOM)
  const at = closestIndex(parts, asked)
  const title = `### ${say('story.details.title')}`
  const page = parts.length < 2 ? [] : [`-# ${say('story.page', { page: at + 1, pages: parts.length })}`]
  const turn: ControlRow[] =
    parts.length < 2
      ? []
      : [
          row(
            button(id(Math.max(at - 1, 0), 'back'), say('page.back'), 'plain', at === 0),
            button(id(Math.min(at + 1, parts.length - 1), 'on'), say('page.on'), 'plain', at === parts.length - 1),
          ),
        ]
  return { components: [text([title, ...page, parts[at] ?? say('story.details.none')].join('\n')), ...turn] }
}

// ---------------------------------------------------------------- step by step

/** `watch|match`: replays a finished match, from the fight that decided it. */
const watch: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  run: (request, [matchId = ''], app) => showReplay(request, app, matchId),
}

/** `watches`: replays the match picked in a select. */
const watches: ClickHandler = {
  ack: inPlace,
  atOnce: true,
  run: (request, _parts, app) => showReplay(request, app, request.incoming.values[0] ?? ''),
}

/** Verbs that are answered in a message of their own. */
const BESIDE: ReadonlySet<string> = new Set(['points', 'export', 'page', 'text', 'json', 'moving', 'details', 'share'])

/** Returns the request: the verb of a button, or the choice in its select, with the view that it names. */
function askedFor(verb: string, [value = '']: readonly string[]): { readonly what: string; readonly as: string } {
  if (verb !== 'more') return { what: verb, as: '' }
  const [what = '', as = ''] = value.split(' ')
  return { what, as }
}

/** `replay|match|reader|verb|frame`: shows another frame, another reader's view, or exports the match. */
const replay: ClickHandler = {
  ack(incoming, [, , verb = '']) {
    const { what } = askedFor(verb, incoming.values)
    if (what === 'share') return 'public'
    return BESIDE.has(what) ? beside(incoming) : inPlace(incoming)
  },
  atOnce: true,
  async run(request, [matchId = '', reader = '', verb = '', frame = ''], app) {
    const { person, values } = request.incoming
    const { what, as } = askedFor(verb, values)
    const goTo = (at: number | 'last') => showReplay(request, app, matchId, { as: as === '' ? reader : as, at })
    const seen = async (made: (replayed: Replay) => Promise<void>) => {
      const replayed = await app.matches.replay(matchId, person, reader)
      return replayed === null ? notToBeSeen(request, app, matchId) : made(replayed)
    }
    const known = actionOf('replay', what)
    switch (known) {
      case 'turn':
        return goTo(Number((values[0] ?? frame).split(' ')[0]))
      case 'first':
        return goTo(0)
      case 'last':
        return goTo('last')
      case 'back':
      case 'on':
        return goTo(Number(frame))
      case 'share':
        return showResult(request, app, matchId)
      case 'details':
        return seen((replayed) => showDetails(request, app, replayed, Number(frame)))
      case 'text':
        return seen(async (replayed) => {
          if (await takeAllowance(request, app, 'exports')) await sendText(request, app, replayed)
        })
      case 'points':
        return showAnalysis(request, app, matchId)
      case 'export':
        return seen(async (replayed) => {
          await request.show(exportPanel(replayed, request.incoming))
        })
      case 'page':
      case 'json':
        return seen((replayed) => sendExport(request, app, replayed, known))
      case 'moving':
        return seen(async (replayed) => {
          if (await takeAllowance(request, app, 'pictures')) await sendMoving(request, app, replayed)
        })
      default:
        // An entry of the select that is no action names the reader whose view is wanted.
        allHandled<'more'>(known)
        return goTo(Number(frame))
    }
  },
}

/** `share|match`: posts the picture of the result for everybody in the channel. */
const share: ClickHandler = {
  ack: () => 'public',
  run: (request, [matchId = ''], app) => showResult(request, app, matchId),
}

async function showResult(request: Request, app: App, matchId: string): Promise<void> {
  const say = speak(request.incoming.language)
  const sight = await app.matches.sightOf(matchId, 'spectator')
  if (sight === null) return request.tell(say('match.unknown'))
  if (sight.match.status !== 'over') return request.tell(say('replay.running'))
  const spoken = await publicVoice(app, sight.match)
  await request.show(await resultCard(app, sight, spoken, await correctionOf(app, sight.match)))
}

/** Tells everything that happened in the turn of a frame. */
async function showDetails(request: Request, app: App, replayed: Replay, asked: number): Promise<void> {
  const { language } = request.incoming
  const { match, reader } = replayed
  const game = gameOf(app.games, match.terms.game)
  const names = await namesIn(app, match, language)
  const frames = framesFor({ game, replayed, language, names })
  const turn = frames[closestIndex(frames, asked)]?.turn ?? 0
  const voice = await voiceFor(app, match, reader, language)
  const told = turnsOf(game, replayed.steps, voice).find(({ number }) => number === turn)
  const lines = detailLines(game, told?.events ?? [], reader, voice)
  await request.show({
    components: [text(`### ${speak(language)('story.details.title')}\n${firstLines(lines, DETAILS_ROOM)}`)],
  })
}

async function sendText(request: Request, app: App, replayed: Replay): Promise<void> {
  const { language } = request.incoming
  const game = gameOf(app.games, replayed.match.terms.game)
  const names = await namesIn(app, replayed.match, language)
  const correction = await correctionOf(app, replayed.match)
  const attached = textFile({ games: app.games, game, replayed, language, names, correction })
  const reader = readerName(game, replayed.reader, language)
  await request.show({
    components: [text(speak(language)('replay.text.here', { reader })), file(attached)],
    files: [attached],
  })
}

/** Draws and sends the GIF. This takes a while, and the person can go on clicking meanwhile. */
async function sendMoving(request: Request, app: App, replayed: Replay): Promise<void> {
  const { language, person } = request.incoming
  const { match } = replayed
  const say = speak(language)
  const game = gameOf(app.games, match.terms.game)
  await showLater(request, app, {
    ...{ kind: 'pictures', wait: say('replay.moving.wait'), none: say('replay.moving.none') },
    ...{ match: match.id, failed: 'a moving picture could not be made' },
    refusal: (refused) => refusalText(refused, language, game),
    make: async () => {
      const names = await namesIn(app, match, language)
      const correction = await correctionOf(app, match)
      return movingPicture(app, { game, replayed, language, names, correction }, person)
    },
  })
}

/** Clicks that watch a match, read it, or step through it. */
export const replayClicks: Clicks = { look, told, watch, watches, replay, share }
