/** The moves of Young Jedi. */
import { Mistake, RefusedMove } from '../../../kit/scenarios/problems.ts'
import type { Moves, VerbWords } from '../../../kit/scenarios/sentences.ts'
import { SIDES, type Side } from '../cards/card.ts'
import { calls, cardsCalled, cardsIn, planetCalled } from './names.ts'
import type { ScenarioGame } from './scenario-game.ts'
import { BATTLE_VERBS } from './verbs/battle.ts'
import { DUEL_VERBS } from './verbs/duel.ts'
import { TEXT_VERBS } from './verbs/text-verbs.ts'
import { TURN_VERBS } from './verbs/turn.ts'
import type { MovingSide, Verb } from './verbs/verb.ts'

/** All verbs of moves. */
export const VERBS: readonly Verb[] = [...TURN_VERBS, ...BATTLE_VERBS, ...DUEL_VERBS, ...TEXT_VERBS].map(
  (verb): Verb => ({ ...verb, act: (seat, words) => namingStep(seat, () => verb.act(seat, words)) }),
)

/** Makes a move. @throws RefusedMove if it is refused; what is not offered names the step in which it is not */
function namingStep({ played }: MovingSide, move: () => void): void {
  try {
    move()
  } catch (error) {
    if (!(error instanceof RefusedMove) || error.why !== 'not offered') throw error
    throw new RefusedMove(error.why, `${error.message} It is ${played.stepWords}.`)
  }
}

/** Groups of patterns that hold no names of cards. */
const NO_CARDS: ReadonlySet<string> = new Set(['number', 'for', 'planet', 'from', 'wait'])

/** The moves of this game, for the scenario reader of the kit. */
export const MOVES: Moves<ScenarioGame, Side> = { sides: SIDES, verbs: VERBS, noCards: NO_CARDS, checkNames }

/** A card that isn't in the game could never be played, so its refusal would prove nothing. */
function checkNames(played: ScenarioGame, words: VerbWords): void {
  const ids = cardsIn(played.state)
  for (const [group, names] of Object.entries(words)) {
    if (group === 'planet') planetCalled(names[0] ?? '')
    if (NO_CARDS.has(group)) continue
    for (const name of names) {
      const bare = name.replace(/ (?:to|for) the Objective$/i, '').replace(/ for two$/, '')
      if (/^(?:the whole hand|\d)$/.test(bare)) continue
      if ([...ids].some((id) => calls(bare, id) > 0)) continue
      cardsCalled(null, bare)
      throw new Mistake(`"${bare}" is nowhere in this game, so that it could never be played.`)
    }
  }
}
