/** Pictures of power against power, with the own Battle cards and their users below (B). */
import type { BandBlock, BarBlock, Block, Option, Tile, UseRow, UsesBlock } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { isBattleCard } from '../../rules/battle/plan.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import type { Speaker } from '../../words/say.ts'
import { type BattlingCard, forceOn, type Usage, usageOf } from './battle-uses.ts'
import { armsOf, type Board, boardOf, fightersOf, hiddenOf } from './board.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { shipsPower, shipTile } from './ships.ts'
import { stripOf } from './strip.ts'
import { tileOf } from './tiles.ts'

/** The pictures of questions about the strength of both sides. */
export const VERSUS = {
  battle: (seeing) => battleBlocks(seeing),
  'battle-cards': (seeing) => battleBlocks(seeing),

  remove: (seeing) => {
    const { view, side, taken } = seeing
    const effect = view.sides[side].effect?.handle
    const leaving = taken.length === 0 || effect === undefined ? taken : [...taken, effect]
    return [...sidesOf(seeing, boardOf(view, side, { leaving }))]
  },

  'text-target': (seeing) => sidesOf(seeing, boardOf(seeing.view, seeing.side, { leaving: seeing.taken })),
} satisfies Partial<ScenePainters>

// ---------------------------------------------------------------- both sides

/** The score, both sides with the strongest first, and their power between them. */
function sidesOf({ view, side, speaker }: SceneContext, board: Board): Block[] {
  const far = opposite(side)
  return [
    stripOf(view, side, speaker),
    sideOf(board, far, speaker),
    barOf(board, speaker),
    sideOf(board, side, speaker),
  ]
}

/** Returns both sides of the battle, or of the one that may be started. */
function battleSides(seeing: SceneContext): Block[] {
  const { view, side, far, speaker } = seeing
  if (view.battle?.where !== 'space') return sidesOf(seeing, boardOf(view, side))
  const fleet = (of: Side): BandBlock => ({
    block: 'band',
    seat: of,
    tiles: byPower(view.sides[of].hyperspace.map((ship) => shipTile(ship, of, view, speaker))),
    ...(view.sides[of].hyperspace.length === 0 ? { empty: speaker.say('scene.no-ships') } : {}),
  })
  const power = (of: Side) => shipsPower(view.sides[of].hyperspace, of, view)
  return [
    stripOf(view, side, speaker),
    fleet(far),
    barBetween({ seat: side, value: power(side) }, { seat: far, value: power(far) }, speaker),
    fleet(side),
  ]
}

function sideOf(board: Board, side: Side, speaker: Speaker): BandBlock {
  const hidden = hiddenOf(board, side, speaker).map((tile): Tile => ({ ...tile, state: 'dim' }))
  const tiles = [...byPower(fightersOf(board, side, speaker)), ...hidden]
  const things = armsOf(board, side, speaker)
  return {
    block: 'band',
    seat: side,
    tiles,
    ...(things.length === 0 ? {} : { things }),
    ...(tiles.length + things.length === 0 ? { empty: speaker.say('scene.nobody') } : {}),
  }
}

const numberOf = ({ plate }: Tile): number => Number(plate?.value ?? 0)

/** The strongest first; those who stay out last. */
const byPower = (tiles: readonly Tile[]): Tile[] =>
  [...tiles].sort(
    (one, other) =>
      Number(one.foot !== undefined) - Number(other.foot !== undefined) || numberOf(other) - numberOf(one),
  )

/** Power of those who would fight: face up, not kept out, and not about to leave. */
function barOf(board: Board, speaker: Speaker): BarBlock {
  const { view, near, leaving, powers } = board
  const power = (side: Side) =>
    forceOn(view, side)
      .fighters.filter(({ handle }) => !leaving.has(handle))
      .reduce((sum, { handle }) => sum + (powers[side].get(handle) ?? 0), 0)
  const far = opposite(near)
  return barBetween({ seat: near, value: power(near) }, { seat: far, value: power(far) }, speaker)
}

const barBetween = (near: BarBlock['sides'][0], far: BarBlock['sides'][1], { say }: Speaker): BarBlock => ({
  block: 'bar',
  sides: [near, far],
  note: say('scene.before-destinies'),
})

// ---------------------------------------------------------------- Battle cards

type BattleContext = SceneContext<DecisionOf<'battle'>> | SceneContext<DecisionOf<'battle-cards'>>

function battleBlocks(seeing: BattleContext): Block[] {
  const { decision, view, side, speaker, name } = seeing
  const where = view.battle?.where ?? 'planet'
  const options: readonly Option[] = optionsOf(decision)
  const cards = options.flatMap(({ id, card }) =>
    card === undefined || !isBattleCard(where, card) ? [] : [{ handle: id, card }],
  )
  const sides = battleSides(seeing as SceneContext)
  if (cards.length === 0) return sides
  const rows = cards.map((held) => ({ held, usage: usageOf(view, side, held.card) }))
  const useful = rows.filter(({ usage }) => usage !== null)
  const idle = rows.filter(({ usage }) => usage === null)
  const note = decision.kind === 'battle' ? speaker.say('scene.who-can') : speaker.say('scene.sees-number', { name })
  const block: UsesBlock = {
    block: 'uses',
    seat: side,
    title: speaker.say('scene.battle-cards'),
    note,
    rows: shownOf([...useful, ...idle], seeing.taken).map(({ held, usage }) =>
      useRow(held, usage, seeing as SceneContext),
    ),
  }
  return [...sides, block]
}

/** This many Battle cards have room. */
const MOST_ROWS = 5

/** Returns the cards that have room: those that the draft takes, and the first of the others, in their order. */
function shownOf<Row extends { readonly held: BattlingCard }>(rows: readonly Row[], taken: readonly string[]): Row[] {
  const isTaken = ({ held }: Row) => taken.includes(held.handle)
  const room = Math.max(0, MOST_ROWS - rows.filter(isTaken).length)
  const others = new Set(rows.filter((row) => !isTaken(row)).slice(0, room))
  return rows.filter((row) => isTaken(row) || others.has(row))
}

/** Users whose faces are shown; the others are counted. */
const SHOWN = 2

function useRow(held: BattlingCard, usage: Usage | null, { view, side, speaker, taken, mark }: SceneContext): UseRow {
  const chosen = taken.includes(held.handle) ? { state: mark } : {}
  const tile: Tile = { ...tileOf(held.handle, usage?.card ?? held.card), ...chosen }
  if (usage === null)
    return {
      tile: { ...tile, state: chosen.state ?? 'dim' },
      note: speaker.say('scene.use.nobody'),
      users: [],
      adds: null,
    }
  const all = forceOn(view, side).fighters.length
  const users = usage.users.map(({ handle, card }) => tileOf(handle, card))
  const more = users.length - SHOWN
  return {
    tile,
    note: useNote(usage, all, view.battle?.where === 'space', speaker),
    users: users.slice(0, SHOWN),
    ...(more > 0 ? { more } : {}),
    adds: addsOf(usage, speaker),
  }
}

function useNote({ battle, users, faced }: Usage, all: number, space: boolean, { say }: Speaker): string {
  if (!faced) return say('scene.use.no-foe')
  if (battle.use.for === 'group') return say('scene.use.together')
  if (users.length === all && all > 1) return say(space ? 'scene.use.any-ship' : 'scene.use.any')
  return say('scene.use.some', { count: users.length })
}

/** "+3"; a draw, or its text, where it has no number. */
function addsOf({ battle: { use, also }, faced }: Usage, { say }: Speaker): string | null {
  const bonus = faced ? use.bonus : 0
  if (bonus > 0) return use.draws > 0 ? say('scene.adds.draw', { bonus }) : say('scene.adds', { bonus })
  if (use.draws > 0) return say('scene.draw')
  return faced || also.length > 0 ? say('scene.text') : null
}
