/** The part of a panel about a live session: a line, buttons, and entries of the menu. Pure. */

import { type Say, speak } from '../../locales/index.ts'
import { LIVE, type LiveState, liveStateOf } from '../../matches/live.ts'
import { button } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { relative } from '../shell/text-limits.ts'
import { spokenName } from '../table/player-names.ts'
import type { ClockEntry } from './clock-entries.ts'
import { type PanelInput, voices } from './panel-input.ts'

type Buttons = readonly ReturnType<typeof button>[]

/** The part of a panel about a live session. */
export interface LivePart {
  readonly state: LiveState
  /** A line of its own, where there is something to say beside the question. */
  readonly lines: readonly string[]
  /** The time at which the session ends; null: there is none. */
  readonly endsAt: Date | null
  readonly buttons: Buttons
  /** The same clicks, where no button has room. */
  readonly entries: readonly ClockEntry[]
}

const NOTHING: LivePart = { state: 'off', lines: [], endsAt: null, buttons: [], entries: [] }

/** The input of that part. */
type LiveInput = Pick<PanelInput, 'game' | 'sight' | 'language' | 'names' | 'now' | 'expires'>

/** @param waits nothing is asked of the player */
export function livePart(input: LiveInput, waits: boolean): LivePart {
  const { sight, now, language } = input
  if (now === undefined) return NOTHING
  const say = speak(language)
  const state = liveStateOf(sight, now)
  // Nothing else is offered to a player who is putting a turn together.
  if (sight.pending !== null && state !== 'on') return NOTHING
  const rival = input.game.seats.find((seat) => seat !== sight.reader) ?? ''
  const name = spokenName(voices(input).spoken, rival)
  const line = (key: 'live.offer' | 'live.asked' | 'live.invited') => [
    `-# 🟢 ${say(key, { name, minutes: LIVE.sittingMs / 60_000 })}`,
  ]
  switch (state) {
    case 'off':
      return NOTHING
    case 'offered':
      return { ...part(input, state, line('live.offer')), ...go(input, say, 'plain') }
    case 'invited':
      return { ...part(input, state, line('live.invited')), ...go(input, say, 'main') }
    case 'asked':
      return part(input, state, line('live.asked'))
    case 'on':
      return running(input, say, waits)
  }
}

const part = (input: LiveInput, state: LiveState, lines: readonly string[]): LivePart => ({
  ...NOTHING,
  state,
  lines,
  endsAt: state === 'on' ? (input.sight.live?.endsAt ?? null) : null,
})

const idOf = ({ sight }: LiveInput, what: string): string => customId('live', sight.match.id, sight.reader, what)

function go(input: LiveInput, say: Say, look: 'plain' | 'main') {
  const [id, label] = [idOf(input, 'agree'), say('live.go')]
  return { buttons: [button(id, label, look)], entries: [{ id, label }] }
}

/** A session that runs. Its clock is a time that Discord counts down itself: a drawn one would stand still. */
function running(input: LiveInput, say: Say, waits: boolean): LivePart {
  const on = part(input, 'on', [])
  const end = { id: idOf(input, 'end'), label: say('live.end') }
  if (!waits) return { ...on, entries: [end] }
  const lines = on.endsAt === null ? [] : [`-# 🟢 ${say('live.on', { time: relative(on.endsAt) })}`]
  // Its message can't be changed for ever: a click renews that.
  const stay = button(idOf(input, 'stay'), say('live.stay'), input.expires === true ? 'main' : 'plain')
  return { ...on, lines, buttons: [stay, button(end.id, end.label)], entries: [end] }
}
