/** The Star Wars CCG as `npm run panels` plays it. */
import type { Answer, Decision } from '../../../src/contract/index.ts'
import { FORMATS } from '../../../src/games/swccg/formats.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import type { Sight } from '../../../src/matches/api.ts'
import { filledIn, type PanelControl, suggestedTap, type Tap } from '../next-tap.ts'
import type { GamePlan, MeasuredGame, PlayerOptions, Wish, Wishing } from './measured-game.ts'
import type { Standing } from './standing.ts'

/** Each language plays each side, and each way of playing as well. */
function plans(count: number, format = 'starter'): GamePlan[] {
  return Array.from({ length: count }, (_, at) => {
    const french = Math.floor(at / 2) % 2
    const suggested = (at + Math.floor(at / 2)) % 2
    const player = (name: string, seat: number): PlayerOptions => ({
      name: `${name}${at + 1}`,
      language: seat === french ? 'fr' : 'en',
      way: seat === suggested ? 'suggested' : 'own',
    })
    return { format, players: [player('Ada', 0), player('Bastien', 1)] }
  })
}

function standing({ reader, view, decisions }: Pick<Sight, 'reader' | 'view' | 'decisions'>): Standing {
  const { turn, active, battle, drain, today } = view as View
  const own = active === reader
  const [asked] = decisions
  const pays = !own && battle === null && asked !== undefined
  return {
    seat: reader,
    turn,
    own,
    // A battle in which its initiator is asked nothing is over when they are asked again.
    attacker: battle?.initiator ?? (own && today.battled.length > 0 ? reader : null),
    battle: battle?.at ?? null,
    duel: false,
    drain: pays && (drain !== null || asked.kind === 'lose') ? `${turn} ${drain?.at ?? paidAt(asked)}` : null,
  }
}

/** The place of the drain that a question about losses is about. */
const paidAt = ({ about }: Decision): string => (typeof about.place === 'string' ? about.place : '')

/** A player who answers as the practice opponent would, and takes what is filled in where that is an ordinary answer. */
class Commander implements Wishing {
  readonly #proposes: boolean

  constructor({ way }: PlayerOptions) {
    this.#proposes = way === 'suggested'
  }

  wish(_sight: Sight, decision: Decision, answer: Answer): Wish {
    return { decision, attacks: false, asProposed: true, wanted: answer, moves: false }
  }

  taken(controls: readonly PanelControl[], { wanted }: Wish, { kind }: Decision): Tap | null {
    const proposed = suggestedTap(controls)
    if (this.#proposes && proposed !== null) return proposed
    // A player without proposals chooses cards and moves one by one until they want no more.
    const acts = kind === 'act' && wanted.exit === 'do'
    return acts ? null : filledIn(controls)
  }
}

export const swccg: MeasuredGame = {
  id: 'swccg',
  formats: FORMATS,
  side: 'dark',
  plans,
  player: (options) => new Commander(options),
  standing,
}
