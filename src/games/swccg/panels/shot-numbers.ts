/** The needs of a shot in words: the least destiny, or its chance where both players draw. */
import { type ShotAhead, type SupposedShot, shotChance } from '../policies/shot-chances.ts'
import { boundOf, drawnAgainst, readyShooters, shotTotal } from '../rules/shots/steps.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { TableCard } from '../state/game-state.ts'
import { pieceOf } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import type { View } from '../view/player-view.ts'
import type { StorySpeaker } from '../words/speaker.ts'

/** No destiny is larger than this. */
const MOST = 20

/**
 * Returns the least destiny with which a shot hits or works; a number beyond all destinies where it can't; null where the
 * opponent draws what it has to exceed (rule 9.2.11).
 */
export function neededFor(
  view: View,
  shot: ShotAhead,
  target: TableCard,
  { defense, more = 0 }: SupposedShot = {},
): number | null {
  const reading = readingOf(view)
  const weapon = pieceOf(view, shot.weapon)
  const bound = weapon === null ? 0 : boundOf(reading, weapon, target, defense)
  if (bound === null) return null
  for (let drawn = 0; drawn < MOST; drawn++) if (shotTotal(reading, shot, drawn + more, target) > bound) return drawn
  return MOST
}

/** Whether a shot of this weapon hits nothing, and works or not. */
export const isToWork = (view: View, { weapon }: Pick<ShotAhead, 'weapon'>): boolean => {
  const piece = pieceOf(view, weapon)
  return piece !== null && cardOf(piece.card).weapon?.works === true
}

/** The reader of the words of a shot. */
export interface ShotReader {
  readonly view: View
  readonly side: Side
  readonly speaker: Pick<StorySpeaker, 'say'>
}

const percent = (chance: number): number => Math.round(chance * 100)

/**
 * Returns what a shot needs at the best of these targets: "Hits on 5 or more", "Works on 5 or more", or where both players
 * draw "Your draw + 4 must beat theirs: 63 %"; null without a target.
 */
export function needsInWords(
  { view, side, speaker: { say } }: ShotReader,
  shot: ShotAhead,
  targets: readonly TableCard[],
  supposed: SupposedShot = {},
): string | null {
  const needed = targets.map((target) => neededFor(view, shot, target, supposed))
  const numbers = needed.filter((one) => one !== null)
  if (numbers.length > 0)
    return say(isToWork(view, shot) ? 'shots.works-on' : 'shots.hits-on', { number: Math.min(...numbers) })
  const chances = targets.map((target) => ({ target, chance: shotChance(view, shot, target, supposed) }))
  const [best] = chances.toSorted((one, other) => other.chance - one.chance)
  if (best === undefined) return null
  const more = shotTotal(readingOf(view), shot, supposed.more ?? 0, best.target)
  return say(shot.side === side ? 'shots.beat-theirs' : 'shots.beat-yours', {
    plus: more === 0 ? '' : ` + ${more}`,
    chance: percent(best.chance),
  })
}

/** The largest number of a destiny. */
const MOST_DRAWN = 7

/** Returns the words of a planned shot in a list: its price, and what it needs. @param weapon its handle */
export function hintOfShot(reader: ShotReader, weapon: string, aimed: TableCard, price: string): string {
  const { view, side, speaker } = reader
  const { say } = speaker
  const piece = pieceOf(view, weapon)
  const by = piece === null || piece.on !== null ? undefined : readyShooters(readingOf(view), piece)[0]?.handle
  const ahead = { side, weapon, ...(by === undefined ? {} : { by }) }
  const number = neededFor(view, ahead, aimed)
  if (number === null)
    return say('panel.plan.hint.draws', { cost: price, needs: needsInWords(reader, ahead, [aimed]) ?? '' })
  const key = isToWork(view, ahead) ? 'panel.plan.hint.works' : 'panel.plan.hint'
  return number > MOST_DRAWN ? say(`${key}.never`, { cost: price }) : say(key, { cost: price, number })
}

/** The result of a draw for a shot: its total against a number, or the chance that is left where the opponent still draws. */
export type ShotResult =
  | { readonly total: number; readonly against: number; readonly succeeds: boolean }
  | { readonly total: number; readonly against: null; readonly chance: number }

/**
 * Returns what has been drawn for the shot that goes on; null: nothing yet.
 * @param value the destiny that lies open
 */
export function drawnFor(view: View, value: number): ShotResult | null {
  const { shot, destiny } = view
  const target = pieceOf(view, shot?.target ?? null)
  const weapon = pieceOf(view, shot?.weapon ?? null)
  if (shot === null || target === null || weapon === null || destiny === null) return null
  const reading = readingOf(view)
  const own = destiny.use === 'weapon' ? value : shot.result
  if (own === null) return null
  const total = shotTotal(reading, shot, own, target)
  const bound = boundOf(reading, weapon, target)
  const theirs = destiny.use === 'frame' ? value : drawnAgainst(shot)
  const against = bound ?? theirs
  if (bound === null && destiny.use === 'weapon')
    return { total, against: null, chance: percent(shotChance(view, shot, target, { drawn: own })) }
  return against === null ? null : { total, against, succeeds: total > against }
}
