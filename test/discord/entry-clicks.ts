/** A position as a match that runs, and the click on an entry of one of its lists. */
import type { AnswerContent, PanelQuestion } from '../../src/contract/index.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { type AnswerResult, attempt } from '../../src/matches/answering.ts'
import type { AnswerRequest } from '../../src/matches/api.ts'
import type { LoadedMatch } from '../../src/matches/match-rows.ts'
import type { Position } from '../swccg/panels/turn-positions.ts'

type Entry = NonNullable<PanelQuestion['list']>['entries'][number]

const players = { dark: '1', light: '2' }

/** The match of all these positions, as far as an answer and a panel read it. */
export const record = {
  ...{ id: 'match', players, status: 'running', outcome: null },
  terms: { game: 'swccg', suggestions: true },
}

/** Returns a match in this position, as it is read; a sight of it is made of more than an answer needs. */
const matchAt = ({ state }: Position) =>
  ({
    ...{ record, game: swccg, version: 1, moves: 1, engine: swccg.version, state, misses: {}, sittings: [] },
    ...{ orders: {}, drafts: [], submissions: {}, live: null, calendars: {}, autoVacations: [], stocks: {} },
    ...{ standstill: { turns: 0 }, at: new Date('2030-01-01T00:00:00Z'), seen: false },
  }) as unknown as LoadedMatch

/** Returns the request that the answer of an entry makes. */
export function requestOf({ decision }: Position, { next }: Pick<Entry, 'next'>, given: AnswerContent): AnswerRequest {
  const { exit, ...chosen } = given
  return {
    ...{ matchId: 'match', person: players[decision.seat], interaction: 'one', seat: decision.seat },
    ...{ decision: decision.id, exit, given: chosen, ...(next === undefined ? {} : { next }) },
  }
}

/** Returns what becomes of a request. @param picked it comes from a list, not from a button */
export const clicked = (position: Position, request: AnswerRequest, picked: boolean): AnswerResult =>
  attempt(matchAt(position), { ...request, ...(picked ? { picked } : {}) })
