/** The panel of a person's own settings. Each control names its setting. */

import { DateTime } from 'luxon'
import type { Language } from '../../contract/index.ts'
import { type Say, speak } from '../../locales/index.ts'
import { joined, safe } from '../../locales/safe-text.ts'
import { PERSON_LIMITS, type Person, type PersonId, SUGGESTED_QUIET } from '../../people/person.ts'
import { type FoundZone, zoneOf } from '../../people/zones.ts'
import {
  type Body,
  button,
  type ControlRow,
  type MenuEntry,
  type MessagePart,
  MOST,
  row,
  rows,
  select,
  text,
} from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import type { Form } from '../shell/forms.ts'
import { firstLines, literal } from '../shell/text-limits.ts'

/** The data from which the panel of settings is made. */
export interface SettingsInput {
  readonly person: Person
  readonly language: Language
  readonly now: Date
  /** The maximum of their simultaneous matches now. */
  readonly mostOpen: number
  /** People blocked by this person, under the names that they show, the last first. */
  readonly blocked: readonly { readonly id: PersonId; readonly name: string }[]
  /** The number of all of them, also of those without a name here. */
  readonly blockedCount: number
  /** A report of the last action, in a line above. */
  readonly note?: string | undefined
  /** Zones from which one has to be picked. */
  readonly candidates?: readonly FoundZone[]
  readonly page?: SettingsPage
}

/** The page of the panel: all settings in short, or one group with its controls. Each fits a phone’s screen. */
export type SettingsPage = 'all' | 'times' | 'notices' | 'others'

/** The most blocked people that are offered to be unblocked. */
export const MOST_NAMED = MOST.options

/** The most of them that the line names: long names wrap, and the panel stays within a phone’s screen. */
const NAMED_IN_LINE = 3

const LIMITS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, PERSON_LIMITS.openMatches]
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Minutes after midnight as a clock shows them, the same in both languages. */
const clockOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

const timeThere = (zone: string, now: Date): string => DateTime.fromJSDate(now, { zone }).toFormat('HH:mm')

/** A zone as a choice: "Europe/Paris · France · 14:35". */
export const zoneLabel = ({ id, city, country }: FoundZone, now: Date): string =>
  [id, ...(country === '' || country === city ? [] : [country]), timeThere(id, now)].join(' · ')

/** The whole panel. */
export function settingsPanel(input: SettingsInput): Body {
  const { person, language, now, note, candidates = [], page = 'all' } = input
  const say = speak(language)
  if (candidates.length > 0) return zoneChoice(candidates, note ?? say('settings.zone.pick'), say, now)
  if (page === 'times' && person.zone !== null) return timesPanel(input, say)
  if (page === 'others') return othersPanel(input, say)
  if (page === 'notices') return noticesPanel(input, say)
  const lines = [
    ...headOf(note, say),
    ...[say('settings.language'), ...zoneLines(person, language, now).slice(0, 2), ...noticeLines(person, say)].map(
      inShort,
    ),
    inShort(say(person.hidesPage ? 'settings.page.hidden' : 'settings.page')),
    say('settings.limit', { count: input.mostOpen }),
    input.blockedCount === 0
      ? say('settings.blocked.none')
      : say('settings.blocked.count', { count: input.blockedCount }),
  ]
  return {
    components: [
      text(firstLines(lines, 3500)),
      ...rows([
        person.zone === null
          ? button(set('zone'), say('settings.zone.button'), 'main')
          : button(set('times'), say('settings.times.button')),
        button(customId('hours', 'show', ''), say('settings.hours.button')),
        button(set('notices'), say('settings.notices.button')),
        button(set('others'), say('settings.others.button')),
      ]),
      select(customId('set', 'limit'), say('settings.limit.pick'), limitChoices(person, say)),
    ],
  }
}

/** A setting without what it means, which stands on its page: "Direct messages: **no**". */
const inShort = (line: string): string => line.replace(/\*\*, .*/, '**')

const headOf = (note: string | undefined, say: Say): string[] => [
  `### ${say('settings.title')}`,
  ...(note === undefined ? [] : [`-# ${note}`]),
]

const noticeLines = (person: Person, say: Say): string[] => [
  say(person.dms ? 'settings.dms' : 'settings.dms.off'),
  say(`settings.calls.${person.calls}`),
  say(person.wordsOnly ? 'settings.words.only' : 'settings.words'),
  say(person.suggestions ? 'settings.suggestions' : 'settings.suggestions.off'),
]

/** How the bot notifies and shows, with its controls. */
function noticesPanel({ person, note }: SettingsInput, say: Say): Body {
  return {
    components: [
      text([...headOf(note, say), ...noticeLines(person, say)].join('\n')),
      ...rows(noticeButtons(person, say)),
      row(button(customId('set', 'show'), say('settings.back'))),
    ],
  }
}

/** The time zone and the quiet hours, with their controls. */
function timesPanel({ person, language, now, note }: SettingsInput, say: Say): Body {
  const lines = [...headOf(note, say), ...zoneLines(person, language, now)]
  return {
    components: [
      text(firstLines(lines, 3500)),
      ...rows(timeButtons(person, say)),
      ...quietPicks(person, say),
      row(button(customId('set', 'show'), say('settings.back'))),
    ],
  }
}

/** The page of results and the blocked people, with their controls. */
function othersPanel(input: SettingsInput, say: Say): Body {
  const { hidesPage } = input.person
  const lines = [
    ...headOf(input.note, say),
    say(hidesPage ? 'settings.page.hidden' : 'settings.page'),
    blockedLine(input, say),
  ]
  const page = hidesPage ? (['on', 'settings.page.on.button'] as const) : (['off', 'settings.page.off.button'] as const)
  return {
    components: [
      text(firstLines(lines, 3500)),
      row(button(set('page', page[0]), say(page[1]))),
      ...unblockPick(input, say),
      row(button(customId('set', 'show'), say('settings.back'))),
    ],
  }
}

function zoneLines({ zone, zoneUnknown, quiet, quietWay }: Person, language: Language, now: Date): string[] {
  const say = speak(language)
  if (zone === null) return [say('settings.zone.unknown')]
  const { city, country } = zoneOf(zone, language)
  const place = country === '' || country === city ? city : `${city}, ${country}`
  const read = zoneUnknown === undefined ? '' : ` ⚠️ ${say('settings.zone.read', { typed: literal(zoneUnknown) })}`
  const here = `${say('settings.zone', { zone, place, time: timeThere(zone, now) })}${read}`
  if (quiet === null) return [here, say('settings.quiet.off')]
  const span = { from: clockOf(quiet.from), to: clockOf(quiet.to), way: say(`settings.way.${quietWay}`) }
  return [here, say('settings.quiet', span), `-# ${say('settings.way.reminder')}`]
}

function blockedLine({ blocked, blockedCount }: SettingsInput, say: Say): string {
  if (blockedCount === 0) return say('settings.blocked.none')
  const named = blocked.slice(0, NAMED_IN_LINE)
  const more = blockedCount - named.length
  const names = [
    ...named.map(({ name }) => safe`**${literal(name)}**`),
    ...(more > 0 ? [say('settings.blocked.more', { count: more })] : []),
  ]
  return say('settings.blocked', { names: joined(names) })
}

/** Buttons carry the new value, not a change: a second click does no harm. */
const set = (...parts: string[]) => customId('set', ...parts)

function noticeButtons({ dms, calls, wordsOnly, suggestions }: Person, say: Say) {
  const otherCalls = calls === 'each' ? 'gathered' : 'each'
  return [
    button(set('dms', dms ? 'off' : 'on'), say(dms ? 'settings.dms.off.button' : 'settings.dms.on.button')),
    button(set('calls', otherCalls), say(`settings.calls.${otherCalls}.button`)),
    button(
      set('words', wordsOnly ? 'off' : 'on'),
      say(wordsOnly ? 'settings.words.off.button' : 'settings.words.on.button'),
    ),
    button(
      set('suggestions', suggestions ? 'off' : 'on'),
      say(suggestions ? 'settings.suggestions.off.button' : 'settings.suggestions.on.button'),
    ),
  ]
}

function timeButtons({ quiet, quietWay }: Person, say: Say) {
  const { from, to } = SUGGESTED_QUIET
  const suggestion = say('settings.quiet.suggest', { from: clockOf(from), to: clockOf(to) })
  const otherWay = quietWay === 'silent' ? 'held' : 'silent'
  return [
    ...(quiet === null
      ? [button(set('quiet'), suggestion, 'main')]
      : [button(set('way', otherWay), say(`settings.way.${otherWay}.button`))]),
    button(set('zone'), say('settings.zone.button')),
    button(set('forget'), say('settings.zone.forget')),
  ]
}

function quietPicks({ zone, quiet }: Person, say: Say): MessagePart[] {
  if (zone === null) return []
  const hour = (of: 'begin' | 'end', minutes: number | undefined) => (at: number) => ({
    value: String(at),
    label: say(`settings.quiet.${of}`, { time: clockOf(at * 60) }),
    taken: minutes === at * 60,
  })
  const none: MenuEntry = { value: 'off', label: say('settings.quiet.none'), taken: quiet === null }
  return [
    select(customId('set', 'from'), say('settings.quiet.from'), [none, ...HOURS.map(hour('begin', quiet?.from))]),
    ...(quiet === null
      ? []
      : [select(customId('set', 'to'), say('settings.quiet.to'), HOURS.map(hour('end', quiet.to)))]),
  ]
}

const limitChoices = ({ openMatches }: Person, say: Say): MenuEntry[] => [
  { value: 'usual', label: say('settings.limit.usual'), taken: openMatches === null },
  ...LIMITS.map((count) => ({
    value: String(count),
    label: say('settings.limit.choice', { count }),
    taken: openMatches === count,
  })),
]

function unblockPick({ blocked }: SettingsInput, say: Say): MessagePart[] {
  if (blocked.length === 0) return []
  const choices = blocked.slice(0, MOST_NAMED).map(({ id, name }) => ({ value: id, label: name }))
  return [select(customId('set', 'unblock'), say('settings.unblock.pick'), choices)]
}

// ---------------------------------------------------------------- the zone

/** The choice of a zone among several; no other control is shown until it is made. */
function zoneChoice(candidates: readonly FoundZone[], question: string, say: Say, now: Date): Body {
  const choices = candidates.slice(0, MOST.options).map((zone) => ({ value: zone.id, label: zoneLabel(zone, now) }))
  return {
    components: [
      text(question),
      select(customId('set', 'zone-pick'), say('settings.zone.pick'), choices),
      row(
        button(customId('set', 'zone'), say('settings.zone.button')),
        button(customId('set', 'show'), say('settings.back')),
      ),
    ],
  }
}

/** The form for a place or zone. @param kind the kind of click that submitting it brings */
export function zoneForm(kind: 'set' | 'zone', language: Language): Form {
  const say = speak(language)
  return {
    customId: customId(kind, 'zone-typed'),
    title: say('settings.zone.form'),
    fields: [
      {
        id: 'zone',
        type: 'line',
        label: say('settings.zone.field'),
        max: 60,
        example: say('settings.zone.example'),
      },
    ],
  }
}

/** The question for a zone as one row, for messages that have room for no more. */
export const zoneRow = (language: Language): ControlRow =>
  row(button(customId('zone', 'ask'), speak(language)('settings.ask.button')))

/** The one line that asks for a zone, with the button to answer it. */
export function zoneQuestion(language: Language): MessagePart[] {
  const say = speak(language)
  return [text(`-# 🌙 ${say('settings.ask')}`), row(button(customId('zone', 'ask'), say('settings.zone.button')))]
}
