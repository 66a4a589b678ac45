/** A battle plan in preparation, read by the functions that reveal it later. */
import type { ArrangeShape } from '../../../../contract/index.ts'
import { opposite, type Place, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { battleUse, groupSizeOf, type PlanPiece } from '../../rules/battle/plan.ts'
import { battleBonus, fixedPower } from '../../rules/battle/power.ts'
import { type NextFighter, readNext } from '../../rules/battle/reading.ts'
import type { Gain, Power } from '../../state/game-facts.ts'
import { type BattleFrame, type Fighters, type FightFrame, NEW_FIGHT, type PlanCard } from '../../state/game-state.ts'
import {
  builtInsInUse,
  type FightScene,
  type FightSceneSide,
  fighterCard,
  weaponsInUse,
} from '../../texts/reading/scene.ts'
import { placeInView, type View } from '../../view/player-view.ts'
import { readerSide, seenState } from '../../view/seen-state.ts'

/** The place for which a plan is made. */
export interface PlanField {
  readonly where: BattleFrame['where']
  /** Null in space. */
  readonly place: Place | null
}

/** A row as the rules would read it, with its place. */
export interface PlanRead extends PlanField {
  readonly fights: readonly NextFighter[]
  /** Pieces that no fighter follows. */
  readonly left: readonly PlanPiece[]
}

/** Pieces of starships are for space, all others for the planet. */
export function fieldFor({ pieces }: ArrangeShape, view: View): PlanField {
  const space = pieces.some(({ anchor, card }) => anchor && cardById(card as string).type === 'starship')
  return space ? { where: 'space', place: null } : { where: 'planet', place: placeInView(view) }
}

/** The piece of the rules behind a piece of the shape (see `waysOf`). */
function planPiece({ pieces }: ArrangeShape, id: string): PlanPiece | null {
  const piece = pieces.find((one) => one.id === id)
  if (piece?.card === undefined) return null
  return { id, handle: piece.instead ?? id, card: piece.card, size: groupSizeOf(piece) }
}

/** Reads a row to its end. */
export function readPlan(shape: ArrangeShape, row: readonly string[], view: View): PlanRead {
  const field = fieldFor(shape, view)
  const fights: NextFighter[] = []
  let left: readonly PlanPiece[] = row.flatMap((id) => planPiece(shape, id) ?? [])
  for (;;) {
    const read = readNext(left, field.where, field.place, fights.length === 0)
    if (read === null) return { ...field, fights, left }
    fights.push(read)
    left = read.rest
  }
}

// ---------------------------------------------------------------- numbers

/** The total of a fighter, before its opponent is known. */
export interface PlanSum {
  readonly power: Power
  readonly gains: readonly Gain[]
  readonly draws: number
  readonly weapons: readonly PlanCard[]
  /** Whether the Battle card's condition about its own side holds. */
  readonly works: boolean
}

/** Computes the total of a fighter from the facts known now. */
export function sumOf(read: NextFighter, { where, place }: PlanField, view: View): PlanSum {
  const side = readerSide(view)
  const state = seenState(view)
  const scene = sceneOf(read, { where, place }, view)
  const fighters: Fighters = { ...read, ignored: [], carried: null }
  const nobody: Fighters = { characters: [], weapons: [], battle: null, ignored: [], carried: null }
  const both = side === 'dark' ? { dark: fighters, light: nobody } : { dark: nobody, light: fighters }
  const { gains, ...fixed } = fixedPower(state, side, scene)
  const works = hasWhatItNeeds(read, where, scene, side)
  const frame: FightFrame = { ...NEW_FIGHT, step: 'draw', fighters: both }
  const battle = works ? battleBonus(state, side, frame, scene) : 0
  const weapons = weaponsInUse(scene, side).map(({ piece }) => piece)
  return { power: { ...fixed, battle, destiny: 0 }, gains, draws: drawsOf(read, where, scene, works), weapons, works }
}

function sceneOf({ characters, weapons, battle }: NextFighter, { where, place }: PlanField, view: View): FightScene {
  const side = readerSide(view)
  const own: FightSceneSide = { characters, weapons, ignored: [], battle: battle?.card ?? null, carried: null }
  const nobody: FightSceneSide = { characters: [], weapons: [], ignored: [], battle: null, carried: null }
  return {
    kind: where === 'space' ? 'space' : 'battle',
    planet: view.battle?.planet ?? view.planet ?? 'Tatooine',
    place,
    sides: { [side]: own, [opposite(side)]: nobody } as FightScene['sides'],
    initiator: null,
    evacuated: null,
  }
}

/** Whether a weapon is in use, for a Battle card that fails without one (rule 12.8); the opponent's side is unknown. */
function hasWhatItNeeds({ battle }: NextFighter, where: PlanField['where'], scene: FightScene, side: Side): boolean {
  const use = battle === null ? undefined : battleUse(where, battle.card)?.use
  if (use?.for !== 'one' || use.needs === undefined || !('using' in use.needs)) return true
  return weaponsInUse(scene, side).length > 0 || builtInsInUse(scene, side).length > 0
}

function drawsOf(read: NextFighter, where: PlanField['where'], scene: FightScene, works: boolean): number {
  const side = scene.sides.dark.characters.length > 0 ? 'dark' : 'light'
  const cubes = read.characters
    .map(fighterCard)
    .filter((card) => (card.type === 'starship' ? card.starfighter : card.power === 'destiny')).length
  const armed = weaponsInUse(scene, side).reduce((sum, { line }) => sum + line.draws, 0)
  const builtIn = builtInsInUse(scene, side).reduce((sum, card) => sum + (card.builtIn?.draws ?? 0), 0)
  const battle = read.battle === null || !works ? 0 : (battleUse(where, read.battle.card)?.use.draws ?? 0)
  return cubes + armed + builtIn + battle
}
