/**
 * Cases that a ruling answers. An organiser who has decided need not settle the case by hand as well. Stopped clocks, a text
 * to both players and a request for hands only prepare a ruling, so that they answer no case.
 */
import { isPartial } from './impartial.ts'
import type { Case, League, PersonId, PlayerId } from './league.ts'
import type { Happening } from './league-events.ts'
import { gameById, pairingById } from './record.ts'

/** A ruling as it answers a case. */
interface Answer {
  readonly reason: string
  /** The players who are told of the ruling itself. */
  readonly told: readonly PlayerId[]
}

/**
 * Returns the ends of all open cases that the events of a ruling answer. Cases on which its judge must not rule stay open.
 *
 * @param league the league before the ruling
 */
export function answeredCases(league: League, ruling: readonly Happening[], judge: PersonId): readonly Happening[] {
  return league.cases.flatMap((one): readonly Happening[] => {
    const players = pairingById(league, one.pairing)?.players ?? []
    if (one.settled !== null || isPartial(league, judge, players)) return []
    const [answer] = ruling.flatMap((event) => answerTo(league, one, players, event) ?? [])
    if (answer === undefined) return []
    const told = answer.told.includes(one.by) ? ({ told: true } as const) : {}
    return [{ type: 'caseSettled', case: one.id, judge, ruling: answer.reason, ...told }]
  })
}

/** Returns the answer that an event gives to a case; null if it is about something else. */
function answerTo(league: League, known: Case, players: readonly PlayerId[], event: Happening): Answer | null {
  const both = (pairing: string | undefined, reason: string | null): Answer | null =>
    pairing === known.pairing && reason !== null ? { reason, told: players } : null
  switch (event.type) {
    case 'gameEnded':
    case 'resultCorrected':
    case 'wentBack':
      return both(gameById(league, event.game)?.pairing.id, event.reason)
    case 'extended':
    case 'pairingVoided':
      return both(event.pairing, event.reason)
    case 'disqualified':
    case 'removed':
    case 'replaced':
      return players.includes(event.player) ? { reason: event.reason, told: [event.player] } : null
    case 'samePersonRuled':
      return players.every((id) => event.players.includes(id)) ? { reason: event.reason, told: [] } : null
    default:
      return null
  }
}
