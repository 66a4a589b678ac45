/** Words for the settings of a league, and for the signs of its pictures. */

import type { Language } from '../../../contract/index.ts'
import { deckRulesOf } from '../../../league-play/api.ts'
import { leagueTime } from '../../../league-play/league-time.ts'
import { rulesOf } from '../../../leagues/forms/forms.ts'
import type { League, LeagueForm, LeagueSettings, SideIndex } from '../../../leagues/league.ts'
import { graceMs } from '../../../leagues/round-dates.ts'
import { speak } from '../../../locales/index.ts'
import { joined, ours, type SafeText } from '../../../locales/safe-text.ts'
import type { MatchClock } from '../../../matches/clock-terms.ts'
import { DAY_MS } from '../../../time/lengths.ts'
import { lengthOf, longestText } from '../../table/clock-words.ts'
import { formWords } from '../forms/form-words.ts'
import { themeText } from './deck-themes.ts'
import type { LeagueView } from './league-view.ts'
import { capital } from './stage-words.ts'

/** Returns the name of a side. */
export const sideName = (
  { game, league, language }: Pick<LeagueView, 'game' | 'league' | 'language'>,
  side: SideIndex,
): SafeText => ours(game.words.seat(league.settings.sides[side], language))

/** Returns the name of a side with its article, for a sentence. */
export const sideInSentence = (
  { game, league, language }: Pick<LeagueView, 'game' | 'league' | 'language'>,
  side: SideIndex,
): SafeText => ours(game.words.seatInSentence(league.settings.sides[side], language))

/** Whether everybody of a league, or of a group, meets everybody else. */
export const isRobin = ({ settings: { form } }: Pick<League, 'settings'>): boolean => rulesOf(form).pairing === 'byPlan'

/** Returns the short names of the rounds of a bracket: "1/4", "SF", "F". With two losses they have numbers. */
export function bracketLabels(form: LeagueForm, rounds: number, say: LeagueView['say']): readonly string[] {
  const left = (at: number) => rounds - 1 - at
  const name = (at: number) =>
    left(at) === 0 ? say('league.final') : left(at) === 1 ? say('league.semi') : `1/${2 ** left(at)}`
  const { pairing, bracket } = rulesOf(form)
  const numbered = pairing === 'bracket' && bracket?.losses === 2
  return Array.from({ length: rounds }, (_, at) => (numbered ? `${at + 1}` : name(at)))
}

/** Returns the clock in a few words: "3 days a move", or "3 days, +12 hours a move" for a stock. */
export function clockTitle(clock: MatchClock, language: Language): string {
  const say = speak(language)
  return clock.kind === 'each'
    ? say('rules.clock.move', { time: lengthOf(clock.sittingMs, language) })
    : say('rules.clock.stock', {
        time: lengthOf(clock.startMs, language),
        more: lengthOf(clock.incrementMs, language),
      })
}

/** Returns the time that a clock leaves out, in a sentence; for a clock that leaves out none, when it reminds. */
export const clockAbout = ({ counts }: MatchClock, language: Language): string =>
  speak(language)(counts === 'working' ? 'create.clock.working' : 'create.clock.about')

/** Returns the clock of a league in a few words. */
export const leagueClockTitle = (settings: Pick<LeagueSettings, 'clock'>, language: Language): string =>
  clockTitle(leagueTime(settings), language)

/** The end of a round by calendar: its last part is for games that are still being played. */
function graceWords(rounds: LeagueSettings['rounds'], form: LeagueForm, language: Language): SafeText {
  return speak(language)(formWords(form).key.grace, {
    time: lengthOf(graceMs(rounds, rounds.days * DAY_MS), language),
  })
}

/** Returns what misses, vacations and gifts mean in a league: "2 misses in a row lose · …". */
export function timeRules({ clock, excusedMisses = 0, rounds, form }: LeagueSettings, language: Language): SafeText {
  const say = speak(language)
  const time = leagueTime({ clock })
  const { misses, vacationDays, gifts } = time
  const words = [
    ...(time.kind === 'fischer' ? [say('rules.time.cap', { time: lengthOf(time.capMs, language) })] : []),
    say('rules.time.misses', { count: misses }),
    ...(excusedMisses === 0 ? [] : [say('rules.time.excused', { count: excusedMisses })]),
    vacationDays === undefined
      ? say(formWords(form).key.vacations)
      : vacationDays === 0
        ? say('rules.time.no-vacations')
        : say('rules.time.vacation-days', { count: vacationDays }),
    ...(gifts === false ? [say('rules.time.no-gifts')] : []),
    ...(time.counts === 'working' ? [say('rules.time.longest', { time: longestText(time, language) })] : []),
    ...(rounds.kind === 'calendar' && rounds.graceHours > 0 ? [graceWords(rounds, form, language)] : []),
  ]
  return capital(joined(words, ' · '))
}

/** Returns the rules for decks in a few words. */
export function deckLine({
  game,
  league,
  language,
  say,
}: Pick<LeagueView, 'game' | 'league' | 'language' | 'say'>): string {
  const { settings } = league
  const rules = deckRulesOf(settings)
  return [
    game.words.format(settings.format, language),
    ...(settings.pool == null ? [] : [say(`pool.kind.${settings.pool.kind}`)]),
    ...(rules.theme.length === 0 ? [] : [themeText(rules.theme, game, language)]),
    ...(rules.banned.length === 0 ? [] : [say('rules.decks.banned', { count: rules.banned.length })]),
    say(
      rules.locked
        ? rules.hidden
          ? 'rules.decks.locked-hidden'
          : 'rules.decks.locked'
        : rules.hidden
          ? 'rules.decks.hidden'
          : 'rules.decks.open',
    ),
  ].join(' · ')
}
