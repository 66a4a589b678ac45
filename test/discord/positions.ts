/** Matches in positions of Young Jedi, for tests of the messages about them. */
import type { Answer } from '../../src/contract/index.ts'
import { SIDES, type Side } from '../../src/games/young-jedi/cards/card.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import type { State } from '../../src/games/young-jedi/state/game-state.ts'
import { fullOrders } from '../../src/games/young-jedi/study/turn-kinds.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import type { MatchRecord } from '../../src/matches/api.ts'
import { RUNNING } from '../../src/matches/clock-terms.ts'
import type { Present } from '../../src/matches/sight.ts'

/** The styles of the players whose games give the positions. */
export const STYLES = ['keen', 'random', 'mixed'] as const
/** The number of moves between two positions. */
export const EACH = 9

/** The longest names that Discord allows, of wide characters and of characters that Markdown escapes. */
export const LONGEST = { dark: '_*'.repeat(16), light: 'Ŵ'.repeat(32) }

/** The time in all positions. */
export const NOW = new Date('2030-01-01T12:00:00Z')

const RECORD: MatchRecord = {
  id: 'abcdefghijkl',
  terms: { game: 'young-jedi', format: 'full', rules: {}, rated: false, sittingMs: 259_200_000 },
  place: { guildId: '1', channelId: '2' },
  status: 'running',
  players: { dark: '100000000000000001', light: '100000000000000002' },
  threadId: '3',
  startedAt: NOW,
  endedAt: null,
  outcome: null,
}

/** Returns a match in this position, with `answers` pending on the panel, and with standing orders if `ordered`. */
export function presentOf(state: State, seat: Side, answers: readonly Answer[], ordered: boolean): Present {
  const view = youngJedi.view(state, seat) as View
  const orders = ordered ? fullOrders(view, seat) : []
  const draft = { answers }
  return {
    record: { ...RECORD, outcome: state.outcome, status: state.outcome === null ? 'running' : 'over' },
    game: youngJedi,
    state,
    sittings: SIDES.map((side) => ({
      seat: side,
      calledAt: NOW,
      deadline: NOW,
      remindAt: null,
      misses: 0,
      lastCallAt: null,
      calendar: null,
      heldMs: null,
      upAt: null,
      answered: false,
    })),
    orders: { dark: [], light: [], [seat]: orders },
    drafts: answers.length === 0 ? [] : [{ seat, about: 'sitting', draft }],
    submissions: {},
    calendars: {},
    stocks: {},
    standstill: RUNNING,
    at: NOW,
  } as unknown as Present
}
