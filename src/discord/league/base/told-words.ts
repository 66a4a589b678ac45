/** Lines for one person, from leagues and the queue. */

import type { Json } from '../../../contract/index.ts'
import type { LeagueLine } from '../../../league-play/api.ts'
import { hasChallenges } from '../../../leagues/forms/forms.ts'
import type { League } from '../../../leagues/league.ts'
import { pairsAnew } from '../../../leagues/pairing/next-round.ts'
import { pairingById } from '../../../leagues/record.ts'
import { type Key, known, type Say } from '../../../locales/index.ts'
import { type SafeText, safe } from '../../../locales/safe-text.ts'
import { lengthLeft, stamp } from '../../frame/dates.ts'
import { ordinal } from '../../frame/number-words.ts'
import { literal } from '../../shell/text-limits.ts'
import { formWords } from '../forms/form-words.ts'
import { caseGameWords } from './case-words.ts'
import { mayReturn } from './coming-back.ts'
import { type LeagueView, namedIn } from './league-view.ts'
import { sideInSentence } from './league-words.ts'
import { outsideWords } from './outside-words.ts'
import { slotsIn } from './round-blocks.ts'
import { inSentence, titleOfPairing, titleOfRound } from './stage-words.ts'
import { groupOf, tableRowsOf } from './table-blocks.ts'

const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '')
const numberOf = (value: Json | undefined): number => (typeof value === 'number' ? value : 0)

/** Writes a time: as a stamp, which each reader sees in their own zone, or in words. */
export type TimeWriter = typeof stamp

/** Returns a line about a league that its reader may not read any more; null: it can't be told. @param judge their name */
export const unseenLine = (say: Say, { about, values }: Pick<LeagueLine, 'about' | 'values'>, judge: string) =>
  about === 'organiserRemoved'
    ? say('told.organiserRemoved', { league: literal(textOf(values.league)), judge: literal(judge) })
    : null

/** Returns how much a bye is worth: a place in the next round of a bracket, or points. */
const byeWorth = ({ league }: LeagueView, { worth }: LeagueLine['values']) =>
  league.bracket !== null ? 'bracket' : worth === 'half' || worth === 'zero' ? worth : 'full'

/** Returns a line of a league for its reader. @param judge the name of the judge in it */
export function toldLine(
  view: LeagueView,
  { about, values }: Pick<LeagueLine, 'about' | 'values'>,
  judge = '',
  time: TimeWriter = stamp,
): string {
  const { league, say, language } = view
  const until = time(numberOf(values.until), 'f')
  const reason = reasonWords(textOf(values.reason), say)
  const base = {
    league: literal(league.settings.name),
    name: opponentName(view, values),
    until,
    reason,
    round: numberOf(values.round),
    time: lengthLeft(numberOf(values.ms), language),
    judge: literal(judge),
    at: time(numberOf(values.startsAt), 'F'),
  }
  const staged = () => {
    const pairing = pairingById(league, textOf(values.pairing))
    const stage = pairing === null ? titleOfRound(view, numberOf(values.round)) : titleOfPairing(view, pairing)
    return { ...base, inSentence: inSentence(stage) }
  }
  if (isWhole(about)) return wholeLeagueLine(say, about, values, base)
  switch (about) {
    case 'checkInOpened':
    case 'checkInReminder':
      return say(isWaiting(view) ? 'told.checkInOpened.waiting' : `told.${about}`, base)
    case 'paired':
      return say('told.paired', { ...staged(), games: gamesWords(view, textOf(values.pairing)) })
    case 'bye':
      return say('told.bye', { ...staged(), worth: say(`league.my.bye.${byeWorth(view, values)}`) })
    case 'standings':
      return standingsLine(view, numberOf(values.round), staged())
    case 'caseOpened':
    case 'caseForHelpers':
    case 'caseForAdmins':
    case 'leagueOver':
    case 'leagueCancelled':
    case 'droppedOut':
      return organiserLine(view, about, values, base)
    case 'cut': {
      const inIt = Array.isArray(values.qualified) && values.qualified.includes(view.reader ?? '')
      return say('told.cut', { ...base, news: say(inIt ? 'told.cut.in' : 'told.cut.out') })
    }
    case 'finished':
      return finishedLine(view, textOf(values.champion), base)
    case 'placesCorrected':
      return say('told.placesCorrected', { ...base, place: ordinal(numberOf(values.place), language) })
    case 'opened':
      return say('told.opened', { ...base, until: time(league.settings.dates.signUpEndsAt, 'R') })
    case 'roleRefused':
    case 'roleKept': {
      const why = `role.fault.${textOf(values.why)}`
      return say(`told.${about}`, {
        ...base,
        role: literal(textOf(values.role)),
        what: known(why) ? say(why as Key) : '',
      })
    }
    case 'written':
      return say('told.written', { ...base, text: literal(textOf(values.text)) })
    case 'poolDrawn':
      return say(values.until === null ? 'told.poolDrawn.open' : 'told.poolDrawn', base)
    case 'queueFound':
    case 'queueOver':
      return ''
    default:
      return say(plainKey(view, about), base)
  }
}

/** Topics that a ladder, which has a season and no rounds, says in other words. */
const OF_LADDER = ['in', 'calledAgain', 'putOut', 'opponentGone', 'overtime', 'endedByTime', 'removed'] as const
type OfLadder = (typeof OF_LADDER)[number]
const isOfLadder = (about: string): about is OfLadder => (OF_LADDER as readonly string[]).includes(about)

/** Returns the sentence of a topic in this form: only a Swiss league pairs anew, and only a table takes late entries. */
function plainKey<Topic extends LeagueLine['about']>(
  { league, reader }: LeagueView,
  about: Topic,
):
  | `told.${Topic}`
  | `told.${OfLadder}.ladder`
  | 'told.opponentGone.win'
  | 'told.removed.final'
  | `told.putOut.over${'' | '.ladder'}` {
  // Once there is no way back, nothing is said of one.
  if (about === 'putOut' && !mayReturn(league, reader)) return formWords(league.settings.form).key.outForGood
  if (hasChallenges(league) && isOfLadder(about)) return `told.${about}.ladder`
  if (about === 'opponentGone' && !pairsAnew(league)) return 'told.opponentGone.win'
  if (about === 'removed' && league.bracket !== null) return 'told.removed.final'
  return `told.${about}`
}

/** Says that a round is over: with the place in the table, or in a bracket who plays on. */
function standingsLine(
  view: LeagueView,
  number: number,
  base: { readonly league: SafeText; readonly inSentence: SafeText },
) {
  const { league, say } = view
  const round = league.rounds[number - 1]
  const slots = round?.pairings.some(({ slot, voided }) => !voided && slot !== null) === true
  if (!slots) return say('told.standings', { ...base, ...placeIn(view) })
  if (league.final !== null) return say('told.standings.over', base)
  if (playsForThird(view)) return say('told.standings.third', base)
  const out = outsideWords(view) !== null
  return say(out ? 'told.standings.out' : 'told.standings.on', base)
}

/** Whether the reader has lost a semi-final, and plays for third place next. */
function playsForThird({ league, reader }: LeagueView): boolean {
  const slot = slotsIn(league)?.find(({ id }) => id === 'T')
  return slot?.contestants.some((one) => typeof one === 'object' && one.player === reader) === true
}

/** Says who is champion, and to a player their own place. */
function finishedLine(view: LeagueView, champion: string, base: { readonly league: SafeText }): SafeText {
  const { league, say, language, reader } = view
  if (champion !== '' && champion === reader) return say('told.finished.own', base)
  const at = league.final?.indexOf(reader ?? '') ?? -1
  const place = ordinal(at + 1, language)
  return say(at < 0 ? 'told.finished' : 'told.finished.placed', { ...base, champion: named(view, champion), place })
}

type OfOrganisers = 'caseOpened' | 'caseForHelpers' | 'caseForAdmins' | 'leagueOver' | 'leagueCancelled' | 'droppedOut'

/** Returns a line for people who run a league or rule in it. */
function organiserLine(
  view: LeagueView,
  about: OfOrganisers,
  values: LeagueLine['values'],
  base: Parameters<typeof wholeLeagueLine>[3] & { readonly name: SafeText },
): SafeText {
  const { say } = view
  switch (about) {
    case 'leagueOver':
      return say('told.finished', { ...base, champion: named(view, textOf(values.champion)) })
    case 'leagueCancelled':
      return wholeLeagueLine(say, 'cancelled', values, base)
    case 'droppedOut': {
      const why = textOf(values.why)
      return say(why === 'leftServer' || why === 'silence' ? `told.droppedOut.${why}` : 'told.droppedOut', base)
    }
    default: {
      const game = caseGameWords(view, textOf(values.pairing), textOf(values.game) || null)
      return say(`told.${about}`, { ...base, game: literal(game) })
    }
  }
}

const WHOLE = ['cancelled', 'paused', 'resumed', 'announced', 'announcementRecalled', 'changedByPlayer'] as const
type Whole = (typeof WHOLE)[number]
const isWhole = (about: LeagueLine['about']): about is Whole => (WHOLE as readonly string[]).includes(about)

/** Returns a line about an act on the whole league. */
function wholeLeagueLine(
  say: Say,
  about: Whole,
  values: LeagueLine['values'],
  base: Readonly<Record<'league' | 'until' | 'reason' | 'judge', SafeText>> & { readonly time: string },
): SafeText {
  switch (about) {
    case 'cancelled': {
      if (values.reason === 'tooFew') return tooFewLine(say, values, base)
      const key = values.friendly === undefined ? 'told.cancelled' : 'told.cancelled.friendly'
      return withAuthor(say, base.judge, say(key, base))
    }
    case 'paused':
    case 'resumed':
      return withAuthor(say, base.judge, say(`told.${about}`, base))
    case 'announced':
    case 'announcementRecalled':
      return say(`told.${about}.${values.what === 'cancel' ? 'cancel' : 'pause'}`, base)
    case 'changedByPlayer':
      return say(values.what === 'dates' ? 'told.changedByPlayer.dates' : 'told.changedByPlayer.texts', base)
  }
}

/** Says how many there were, and how many a league needs. */
const tooFewLine = (say: Say, values: LeagueLine['values'], base: Readonly<Record<'league', SafeText>>): SafeText =>
  say('told.cancelled.few', { ...base, count: numberOf(values.ready), least: numberOf(values.least) })

/** Names the author of an act on the whole league, where they have a place in it themselves. */
const withAuthor = (say: Say, judge: SafeText, words: SafeText): SafeText =>
  judge.length === 0 ? words : safe`${words} ${say('told.by-player', { judge })}`

const isWaiting = ({ league, reader }: LeagueView): boolean =>
  league.players.some(({ id, status }) => id === reader && (status === 'waiting' || status === 'offered'))

const named = (view: LeagueView, player: string): SafeText =>
  player === '' ? view.say('league.someone') : namedIn(view, player)

/** The name of the opponent in a line: from the player, or from the pairing. */
function opponentName(view: LeagueView, values: LeagueLine['values']): SafeText {
  const given = textOf(values.opponent) || textOf(values.player)
  if (given !== '') return named(view, given)
  const pairing = pairingById(view.league, textOf(values.pairing))
  const other = pairing?.players.find((player) => player !== view.reader)
  return other === undefined ? view.say('league.someone') : namedIn(view, other)
}

function gamesWords(view: LeagueView, id: string): string {
  const { say, league, reader } = view
  const pairing = pairingById(league, id)
  if (league.settings.games === 'bothSides') return say('told.paired.both')
  const side = pairing?.games[0]?.seats[0] === reader ? 0 : 1
  return say('told.paired.side', { side: sideInSentence(view, side) })
}

/** Reasons that the program gives, not an organiser. */
const REASONS = [
  'extraGame',
  'grace',
  'outage',
  'dayMore',
  'clocksStopped',
  'timeUp',
  'leftToRules',
  'serverLost',
] as const

/** Returns the words of a reason: ours in the reader's language, those of organisers as they were written. */
export function reasonText(reason: string, say: Say): string {
  const ours = REASONS.find((one) => one === reason)
  return ours === undefined ? reason : say(`told.reason.${ours}`)
}

const reasonWords = (reason: string, say: Say): SafeText => literal(reasonText(reason, say))

function placeIn(view: LeagueView): { readonly place: string; readonly count: number } {
  const league: League = view.league
  const rows = tableRowsOf(league, groupOf(league, view.reader, null))
  const own = rows.find(({ player }) => player === view.reader)
  return { place: ordinal(own?.place ?? rows.length, view.language), count: rows.length }
}
