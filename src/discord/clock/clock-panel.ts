/** The panels of a match's clock: the deadline and its reasons, a gift of time, and the choice when time is up. */

import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import type { SafeText } from '../../locales/safe-text.ts'
import type { Sight, Sitting } from '../../matches/api.ts'
import { clockOf, PLAYERS } from '../../matches/clock-terms.ts'
import { DAY_MS, HOUR_MS } from '../../time/lengths.ts'
import { countedBetween } from '../../time/working-time.ts'
import { type ClockEntry, clockEntries, clockId, ownCall, rivalCall } from '../match/clock-entries.ts'
import { type Body, button, type ControlRow, type MenuEntry, row, select, text } from '../shell/components.ts'
import { customId, MENU } from '../shell/custom-id.ts'
import { literal, relative } from '../shell/text-limits.ts'
import { clockText, countedText, deadlineText, hourLines, lengthOf, stampOf } from '../table/clock-words.ts'

/** Lengths of a gift, in hours. */
const GIFTS = [6, 12, 24, 48, 72, 168]

/** The data from which a panel of a clock is made. */
export interface ClockInput {
  readonly sight: Sight
  readonly language: Language
  /** The opponent's name. */
  readonly name: string
  /** The match, told apart from others against the same person. */
  readonly which: string
  readonly now: Date
  /** A report of the last action, above everything else. */
  readonly note?: string | undefined
}

/** The panel of the clock: the own deadline with its reasons, what is left, and what can be done. */
export function clockPanel({ sight, language, name, which, now, note }: ClockInput): Body {
  const say = speak(language)
  const { clock, match } = sight
  const control = clockOf(match.terms)
  const own = ownCall(sight)
  const rival = rivalCall(sight)
  const lines = [
    which,
    ...(note === undefined ? [] : [`-# ${note}`]),
    ...stillLines(sight, say),
    ...(own === undefined || own.heldMs != null ? [] : ownLines(own, sight, language)),
    ...(rival === undefined ? [] : [rivalLine(rival, literal(name), language, say)]),
    ...awayLines(sight, literal(name), say),
    ...(own === undefined
      ? []
      : [`### ${say('clock.left', { length: countedText(leftOf(own, sight, now), language) })}`]),
    `-# ${clockText(control, language)}`,
    ...(control.misses === undefined ? [] : [`-# ${say('clock.misses', { count: control.misses })}`]),
    ...(clock.stockMs === null || own !== undefined
      ? []
      : [`-# ${say('clock.stock', { length: countedText(clock.stockMs, language) })}`]),
  ]
  return {
    components: [
      text(lines.join('\n')),
      row(
        button(customId('open', match.id, sight.reader), say('clock.open'), 'main'),
        button(customId('hours', 'show', match.id), say('clock.hours')),
        button(customId('vac', 'show', match.id), say('clock.vacation')),
      ),
      ...moreRow(
        clockEntries(sight, name, say).filter(({ id }) => id !== clockId(sight, 'show')),
        now,
        say,
      ),
    ],
  }
}

function moreRow(entries: readonly ClockEntry[], now: Date, say: Say): ControlRow[] {
  if (entries.length === 0) return []
  const choices = entries.map(({ id, label, hint }): MenuEntry => ({ value: id, label, hint }))
  return [select(customId(MENU, (now.getTime() % 1e6).toString(36)), say('more'), choices)]
}

const leftOf = (call: Sitting, { clock }: Sight, now: Date): number =>
  call.heldMs ?? (call.upAt == null ? countedBetween(clock.calendar, now, call.deadline) : 0)

function ownLines(own: Sitting, { clock }: Sight, language: Language): string[] {
  const say = speak(language)
  if (own.upAt != null) return [say('clock.up-own', { time: relative(own.deadline) })]
  const { calendar } = clock
  const all = hourLines(own.deadline, calendar, own.calledAt, language)
  const uneven = calendar.night !== null || calendar.rest.length + calendar.holidays.length > 0
  return [
    deadlineText(own.deadline, calendar, own.calledAt, language),
    ...(uneven || calendar.vacations.length > 0
      ? [`\`\`\`\n${all.join('\n')}\n\`\`\``, `-# ${say('clock.legend')}`]
      : []),
  ]
}

function rivalLine({ deadline, heldMs, upAt }: Sitting, name: SafeText, language: Language, say: Say): string {
  if (heldMs != null) return say('clock.rival-held', { name, length: countedText(heldMs, language) })
  return say(upAt == null ? 'clock.rival' : 'clock.rival-up', { name, time: relative(deadline) })
}

function stillLines({ clock }: Sight, say: Say): string[] {
  const names = Object.keys(clock.standstill.by)
  if (names.length === 0) return []
  return [say(names.includes(PLAYERS) ? 'clock.paused' : 'clock.held')]
}

const awayLines = ({ clock, reader }: Sight, name: SafeText, say: Say): string[] =>
  Object.entries(clock.away).map(([seat, until]) =>
    seat === reader
      ? say('clock.away-own', { time: relative(until) })
      : say('clock.away', { name, time: relative(until) }),
  )

// ---------------------------------------------------------------- gifts and choices

/** The question whether to give the opponent more time. */
export function giftPanel({ sight, language, name, which, now }: ClockInput, hours: number): Body {
  const say = speak(language)
  const length = lengthOf(hours * HOUR_MS, language)
  const call = rivalCall(sight)
  const shown = literal(name)
  const left = call === undefined ? [] : [rivalLine(call, shown, language, say)]
  const after = call === undefined || call.heldMs != null ? [] : [giftLine(call, hours, now, language)]
  const lengths = GIFTS.map((one): MenuEntry => ({ value: String(one), label: lengthOf(one * HOUR_MS, language) }))
  return {
    components: [
      text(
        [
          which,
          ...left,
          ...after,
          `### ${say('clock.give', { name: shown, length })}`,
          `-# ${say('clock.give-final')}`,
          `-# ${say('clock.give-limits')}`,
        ].join('\n'),
      ),
      select(clockId(sight, 'gift'), say('clock.other-length'), lengths),
      row(
        button(clockId(sight, 'give', String(hours)), say('clock.give-button', { length }), 'good'),
        button(clockId(sight, 'show'), say('clock.back')),
      ),
    ],
  }
}

/** The opponent's deadline before and after a gift. Their nights may make it later still. */
function giftLine({ deadline, upAt }: Sitting, hours: number, now: Date, language: Language): string {
  const from = upAt == null ? deadline : now
  const to = new Date(from.getTime() + hours * HOUR_MS)
  return speak(language)('clock.give-line', { before: stampOf(deadline), after: stampOf(to) })
}

/** The choice when the opponent's time is up in a friendly match. */
export function timeUpPanel({ sight, language, name, which, now }: ClockInput): Body {
  const say = speak(language)
  const call = rivalCall(sight)
  const shown = literal(name)
  return {
    components: [
      text(
        [
          which,
          say('clock.up-title', { name: shown }),
          `> 🎁 ${say('clock.up-give', { name: shown })}`,
          `> ▶️ ${say('clock.up-play', { name: shown })}`,
          `> 🏆 ${say('clock.up-claim', { name: shown })}`,
          `### ${say('clock.give', { name: shown, length: lengthOf(DAY_MS, language) })}`,
          `-# ${say('clock.up-else')} ⏳ ${relative(call?.deadline ?? now)}`,
        ].join('\n'),
      ),
      ...choiceParts(sight, language),
    ],
  }
}

/** The buttons of that choice. @param noticeId names the message, for one that is sent */
export function choiceParts(sight: Pick<Sight, 'match' | 'reader'>, language: Language, noticeId = ''): ControlRow[] {
  const say = speak(language)
  const choose = (what: string) => clockId(sight, 'choose', what, noticeId)
  return [
    row(
      button(choose('give'), say('clock.give-button', { length: lengthOf(DAY_MS, language) }), 'good'),
      button(choose('play'), say('clock.play-on')),
      button(choose('claim'), say('clock.claim')),
    ),
  ]
}
