/** The race in numbers: laps, tokens, what comes next, and which cards may stand for it. */

import type { Explanation } from '../../../contract/index.ts'
import { because } from '../../../kit/explain/counting.ts'
import { rulesOf } from '../cards/editions.ts'
import { cardById } from '../cards/index.ts'
import { handlingNumbers, LAPS_TO_WIN, nextNumber } from '../rules/race/podrace.ts'
import { GRAMMARS } from '../texts/grammar.ts'
import { destinyHint } from '../words/hints.ts'
import type { ExplainedCard } from './find.ts'
import type { ExplainContext } from './telling.ts'

/** Returns the lines about a card of the race: a lap card, or the race as a whole. */
export function raceLines(
  { handle, card, owner }: ExplainedCard,
  { state, view, speaker }: ExplainContext,
): Explanation[] {
  const { say, language } = speaker
  const { race } = view.sides[owner]
  if (race === null) return []
  const lap = race.pile.find(({ as }) => handle === `${owner}.lap.${as}`)
  if (lap !== undefined)
    return [because(say('why.lap', { as: lap.as }), '25.6', '25.7'), because(destinyHint(cardById(lap.card), speaker))]
  const { laps, tokens } = race
  const numbers = [...new Set(handlingNumbers(state, owner))]
  const standing = because(
    say('why.race', { laps, tokens, of: LAPS_TO_WIN, next: nextNumber(race) }),
    '25.5',
    '25.6',
    '25.9',
  )
  if (card !== race.pilot?.card || numbers.length === 0) return [standing]
  const said = { numbers: GRAMMARS[language].or(numbers.map(String)), most: rulesOf(state.options).handlingCards }
  return [standing, because(say('why.handling', said), '25.7')]
}
