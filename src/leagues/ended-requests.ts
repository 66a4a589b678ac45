/** The end of requests that an event makes pointless: hands opened to a ruling, proposals to go back. */
import type { League } from './league.ts'
import type { LeagueEvent } from './league-events.ts'
import { goesOn } from './opened-hands.ts'
import { gameById, pairingById } from './record.ts'

/** Returns the league without open requests on games that this event has ended, changed or given to somebody else. */
export function withoutEnded(league: League, event: LeagueEvent): Partial<League> {
  const { openings = [], backs = [] } = league
  const waits = backs.some(({ state }) => state === 'asked')
  if (!waits && !openings.some(goesOn)) return {}
  const ends = endsGame(league, event)
  const settled = event.type === 'caseSettled' ? event.case : null
  return {
    ...(openings.length === 0
      ? {}
      : {
          openings: openings.map((one) =>
            goesOn(one) && (ends(one.game) || one.case === settled) ? { ...one, state: 'over' as const } : one,
          ),
        }),
    ...(waits
      ? {
          backs: backs.map((one) =>
            one.state === 'asked' && ends(one.game) ? { ...one, state: 'over' as const } : one,
          ),
        }
      : {}),
  }
}

/** Whether an event ends what was asked about a game. */
function endsGame(league: League, event: LeagueEvent): (game: string) => boolean {
  switch (event.type) {
    case 'gameEnded':
    case 'resultCorrected':
    case 'wentBack':
      return (game) => game === event.game
    case 'pairingVoided': {
      const games = pairingById(league, event.pairing)?.games ?? []
      return (game) => games.some(({ id }) => id === game)
    }
    // Somebody else plays it now.
    case 'replaced':
      return (game) => gameById(league, game)?.game.seats.includes(event.player) === true
    case 'cancelled':
    case 'finished':
      return () => true
    default:
      return () => false
  }
}
