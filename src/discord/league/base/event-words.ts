/** The log of a league in words: each event as a line with its sentence. */

import { clip } from '../../../kit/wording/clipping.ts'
import { hasChallenges } from '../../../leagues/forms/forms.ts'
import type { GameResult, PlayerId } from '../../../leagues/league.ts'
import type { LeagueEvent } from '../../../leagues/league-events.ts'
import { gameById, pairingById } from '../../../leagues/record.ts'
import { plainly } from '../../../locales/index.ts'
import type { IconName } from '../../../pictures/icons.ts'
import { lengthLeft } from '../../frame/dates.ts'
import { pointsText } from '../../frame/number-words.ts'
import { type LeagueView, playerNameOf } from './league-view.ts'
import { titleOfRound } from './stage-words.ts'
import { reasonText } from './told-words.ts'

/** A line of the log. */
export interface EventLine {
  readonly title: string
  readonly text?: string
}

const ICONS: Partial<Record<LeagueEvent['type'], IconName>> = {
  gameEnded: 'tick',
  resultCorrected: 'log',
  frozen: 'pause',
  unfrozen: 'play',
  wentBack: 'swap',
  backProposed: 'swap',
  handsAsked: 'eye',
  handOpened: 'eye',
  handsSeen: 'eye',
  paused: 'pause',
  resumed: 'play',
  paired: 'swap',
  roundPaired: 'rows',
  roundClosed: 'flag',
  extended: 'gift',
  delayed: 'warning',
  disqualified: 'cross',
  withdrew: 'cross',
  removed: 'cross',
  announced: 'warning',
  serverLeft: 'warning',
  putOut: 'bell',
  cut: 'cup',
  finished: 'cup',
  placesCorrected: 'cup',
  published: 'star',
  poolsDrawn: 'star',
  caseSettled: 'log',
  reported: 'warning',
  writtenToBoth: 'log',
  decksPermitted: 'lock',
  decksReplaced: 'swap',
}

/** The most characters of two names that stand in a line with a score, and of each of two longer ones. */
const [PAIR, OF_PAIR] = [34, 16]

/** Returns two names: both are shortened where they leave no room for what was decided. */
const pairWords = (names: readonly string[]): string => {
  const whole = names.join(' – ')
  return whole.length <= PAIR ? whole : names.map((name) => clip(name, OF_PAIR)).join(' – ')
}

/** Returns the sign of an event. */
export const eventIcon = ({ type }: LeagueEvent): IconName => ICONS[type] ?? 'person'

const reasonedKey = (event: Extract<LeagueEvent, { readonly type: 'paused' | 'cancelled' | 'placesCorrected' }>) =>
  event.type === 'cancelled' && event.friendly === true
    ? ('told.event.cancelled.friendly' as const)
    : (`told.event.${event.type}` as const)

/** Returns an event in words. */
export function eventWords(view: LeagueView, event: LeagueEvent): EventLine {
  const say = plainly(view.say)
  const name = (id: PlayerId) => playerNameOf({ ...view, reader: null }, id)
  switch (event.type) {
    case 'roundPaired':
    case 'roundClosed':
      return roundLine(view, event)
    case 'gameEnded':
    case 'resultCorrected':
      return withReason(view, gameLine(view, event.game, event.result, `told.event.${event.type}`), event.reason)
    case 'extended':
    case 'frozen':
    case 'unfrozen':
    case 'overtime':
    case 'pairingVoided':
      return {
        title: say(`told.event.${event.type}`, { pair: pairName(view, event.pairing) }),
        ...('reason' in event ? { text: reasonOf(view, event.reason) } : {}),
      }
    case 'samePersonRuled':
    case 'samePersonUndone':
      return {
        title: say(`told.event.${event.type}`, { pair: pairWords(event.players.map(name)) }),
        text: reasonOf(view, event.reason),
      }
    case 'wentBack': {
      const key = event.reveals ? 'told.event.wentBackSeen' : 'told.event.wentBack'
      const text = event.agreed === true ? say('told.event.wentBack.agreed') : reasonOf(view, event.reason)
      return { title: say(key, { pair: pairOfGame(view, event.game) }), text }
    }
    case 'writtenToBoth':
      return { title: say('told.event.writtenToBoth', { pair: pairName(view, event.pairing) }), text: event.text }
    case 'handsAsked':
      return { title: say('told.event.handsAsked', { pair: pairOfGame(view, event.game) }) }
    case 'paired':
      return {
        title: say('told.event.paired', { pair: pairWords(event.pairing.players.map(name)) }),
        text: say(`told.pairing.${event.pairing.why}`),
      }
    case 'paused':
    case 'cancelled':
    case 'placesCorrected':
      return { title: say(reasonedKey(event)), text: reasonOf(view, event.reason) }
    case 'delayed':
    case 'resumed':
      return { title: say(`told.event.${event.type}`), text: lengthLeft(event.ms, view.language) }
    case 'caseSettled':
      return { title: say('told.event.caseSettled'), text: reasonOf(view, event.ruling) }
    case 'withdrew':
      return leftLine(view, event)
    case 'announced':
      return announcedLine(view, event)
    case 'disqualified':
    case 'removed':
    case 'replaced':
    case 'decksPermitted':
    case 'decksReplaced':
      return {
        title: say(`told.event.${event.type}`, { name: name(event.player) }),
        text: reasonOf(view, event.reason),
      }
    default:
      return { title: plainLine(view, event) }
  }
}

type Of<Type extends LeagueEvent['type']> = Extract<LeagueEvent, { readonly type: Type }>

/** A round begins or ends, by its name. A ladder has one season, and no pairs at its start. */
function roundLine(view: LeagueView, event: Of<'roundPaired'> | Of<'roundClosed'>): EventLine {
  const say = plainly(view.say)
  if (hasChallenges(view.league)) return { title: say(`told.event.${event.type}.ladder`) }
  const title = say(`told.event.${event.type}`, { round: titleOfRound(view, event.round) })
  if (event.type === 'roundClosed') return { title }
  return { title, text: say('league.round.pairs', { count: event.pairings.length }) }
}

const announcedLine = (view: LeagueView, { act }: Of<'announced'>): EventLine => ({
  title: view.say(act.type === 'cancel' ? 'told.event.announced.cancel' : 'told.event.announced.pause'),
  text: reasonOf(view, act.reason),
})

const leftLine = (view: LeagueView, { player, reason }: Of<'withdrew'>): EventLine => ({
  title: plainly(view.say)('told.event.withdrew', { name: playerNameOf({ ...view, reader: null }, player) }),
  ...(reason === 'leftServer' ? { text: view.say('told.event.withdrew.server') } : {}),
})

/** Events that need one line. */
function plainLine(view: LeagueView, event: LeagueEvent): string {
  const say = plainly(view.say)
  if (event.type === 'poolsDrawn') return say('told.event.poolsDrawn', { count: event.players.length })
  // Decks of pools are locked later.
  if (event.type === 'rosterFixed' && view.league.settings.pool != null) return say('told.event.rosterFixed.pool')
  const known = `told.event.${event.type}` as const
  if ('player' in event)
    return say(known as 'told.event.joined', { name: playerNameOf({ ...view, reader: null }, event.player) })
  return say(known as 'told.event.joined', { name: '' }).trim()
}

function gameLine(
  view: LeagueView,
  id: string,
  result: GameResult,
  key: 'told.event.gameEnded' | 'told.event.resultCorrected',
): EventLine {
  const found = gameById(view.league, id)
  if (found === null) return { title: plainly(view.say)(key, { pair: '', score: '' }) }
  const score = result.scores.map(pointsText).join('–')
  const pair = pairWords(found.game.seats.map((player) => playerNameOf({ ...view, reader: null }, player)))
  return { title: plainly(view.say)(key, { pair, score }), text: view.say(`told.how.${result.how}`) }
}

const withReason = (view: LeagueView, line: EventLine, reason: string | null): EventLine =>
  reason === null ? line : { title: line.title, text: reasonOf(view, reason) }

const reasonOf = ({ say }: LeagueView, reason: string): string => reasonText(reason, say)

const pairOfGame = (view: LeagueView, game: string): string =>
  pairName(view, gameById(view.league, game)?.pairing.id ?? '')

function pairName(view: LeagueView, id: string): string {
  const pairing = pairingById(view.league, id)
  return pairing === null
    ? ''
    : pairWords(pairing.players.map((player) => playerNameOf({ ...view, reader: null }, player)))
}
