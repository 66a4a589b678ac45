/** Young Jedi as `npm run panels` plays it. */
import type { Answer, Decision } from '../../../src/contract/index.ts'
import type { View } from '../../../src/games/young-jedi/view/player-view.ts'
import type { Sight } from '../../../src/matches/api.ts'
import { suggestedTap } from '../next-tap.ts'
import type { GamePlan, MeasuredGame, PlayerOptions, Wish, Wishing } from './measured-game.ts'
import type { Standing } from './standing.ts'

/**
 * Of four games two are starter games and two full games; each language plays each format, and each way of playing each
 * side.
 */
function plans(count: number, only?: string): GamePlan[] {
  return Array.from({ length: count }, (_, at) => {
    const format = only ?? (at % 2 === 0 ? 'starter' : 'full')
    const french = Math.floor(at / 2) % 2
    const suggested = (at + Math.floor(at / 2)) % 2
    const player = (name: string, seat: number): PlayerOptions => ({
      name: `${name}${at + 1}`,
      language: seat === french ? 'fr' : 'en',
      way: seat === suggested ? 'suggested' : 'changing',
    })
    return { format, players: [player('Ada', 0), player('Bastien', 1)] }
  })
}

function standing({ reader, view }: Pick<Sight, 'reader' | 'view'>): Standing {
  const { turn, active, battle, duel } = view as View
  return {
    seat: reader,
    turn,
    own: active === reader,
    attacker: battle?.attacker ?? null,
    battle: null,
    duel: duel !== null,
    drain: null,
  }
}

/** Whether this player has as many cards on the table as the opponent in their own turn, and both have some. */
function isReady({ reader, view }: Pick<Sight, 'reader' | 'view'>): boolean {
  const { active, sides } = view as View
  const [mine, theirs] = active === 'dark' ? [sides.dark, sides.light] : [sides.light, sides.dark]
  return active === reader && theirs.table.length > 0 && mine.table.length >= theirs.table.length
}

/** A player who answers as the practice opponent would, and attacks whenever they are ready. */
class Jedi implements Wishing {
  readonly #changes: boolean
  /** Questions of a kind so far: every second one is answered a little differently. */
  readonly #asked = new Map<string, number>()
  /** The turn in which this player has begun to attack. */
  #attacked = -1

  constructor({ way }: PlayerOptions) {
    this.#changes = way !== 'suggested'
  }

  wish(sight: Sight, decision: Decision, answer: Answer): Wish {
    const { turn } = standing(sight)
    const attacks = decision.kind === 'deploy' && isReady(sight)
    if (attacks) this.#attacked = turn
    const meant = decision.kind === 'battle' && this.#attacked === turn && answer.exit !== 'battle'
    const wanted = meant ? { exit: 'battle', choose: [] } : answer
    const other = this.#changes && this.#turns(decision.kind)
    const fewer = other && decision.kind === 'deploy' && (wanted.choose?.length ?? 0) > 1
    const moves = other && decision.shape.type === 'arrange'
    return {
      decision,
      attacks,
      asProposed: !fewer && !moves && !meant,
      wanted: fewer ? { ...wanted, choose: wanted.choose!.slice(0, -1) } : wanted,
      moves,
    }
  }

  taken(controls: Parameters<Wishing['taken']>[0], { attacks, asProposed }: Wish) {
    return (!this.#changes || asProposed) && !attacks ? suggestedTap(controls) : null
  }

  /** Whether it is the turn of a different answer: at every second question of a kind. */
  #turns(kind: string): boolean {
    const times = this.#asked.get(kind) ?? 0
    this.#asked.set(kind, times + 1)
    return times % 2 === 0
  }
}

export const youngJedi: MeasuredGame = {
  id: 'young-jedi',
  side: 'dark',
  formats: ['starter', 'full'],
  plans,
  player: (options) => new Jedi(options),
  standing,
}
