/** Tables that are dealt by chance from all cards of the game, with cards of all types in hands and decks. */
import type { Answer, Decision } from '../../src/contract/index.ts'
import { type EngineCard, SIDES, type Side } from '../../src/games/swccg/state/engine-card.ts'
import type { State } from '../../src/games/swccg/state/game-state.ts'
import { laid } from './scripted-turns.ts'
import { only } from './table-numbers.ts'

/** Numbers from 0 up to 1. */
export type Chance = () => number

/** This many of these, in an order by chance. */
function drawn<T>(all: readonly T[], count: number, next: Chance): readonly T[] {
  const left = [...all]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(Math.floor(next() * left.length), 1)[0]!,
  )
}

const ids = (all: readonly EngineCard[]): string => all.map(({ id }) => id).join('; ')

/** A card with what fits on it: a ship with a pilot and a weapon, a character with a weapon, a vehicle with a passenger. */
function group(root: EngineCard, next: Chance): string {
  const own = (...types: readonly EngineCard['type'][]) => only(...types).filter(({ side }) => side === root.side)
  const isGround = root.type !== 'starship'
  const weapons = own('weapon').filter(({ kind }) => (kind === 'character') === isGround)
  const riders = own('character').filter(({ skills }) => isGround || skills?.includes('pilot') === true)
  const on = [
    ...(root.type === 'character' ? [] : drawn(riders, Math.floor(next() * 3), next)),
    ...drawn(weapons, Math.floor(next() * 2), next),
  ]
  return [root, ...on].map(({ id }) => id).join(' + ')
}

/** Two systems and three sites with a few cards of both sides, or a table of one planet. */
function places(next: Chance): readonly string[] {
  const of = (kind: string) => only('location').filter((card) => card.kind === kind)
  const systems = drawn(of('system'), 2, next)
  // Sites of one planet lie in one row, where cards move and weapons reach further.
  const home = drawn(of('site'), 1, next)[0]?.system
  const sites = drawn(
    of('site').filter(({ system }) => system === home),
    3,
    next,
  )
  const known = new Set<string>()
  return [...systems, ...sites].flatMap((location) => {
    const name = location.place ?? location.title
    if (known.has(name)) return []
    known.add(name)
    const roots = location.kind === 'system' ? only('starship') : only('character', 'vehicle')
    const groups = SIDES.flatMap((side) =>
      drawn(
        roots.filter((card) => card.side === side),
        Math.floor(next() * 4),
        next,
      ).map((root) => group(root, next)),
    )
    return [`${location.id}, ${location.side} | ${groups.join('; ')}`]
  })
}

/** Cards of all types for a hand or a deck: many Interrupts, since most texts that are played are theirs. */
const held = (side: Side, next: Chance): readonly EngineCard[] =>
  [
    ...drawn(only('interrupt'), 12, next),
    ...drawn(only('effect'), 4, next),
    ...drawn(only('character', 'starship', 'vehicle', 'weapon'), 10, next),
    ...drawn(only('location'), 2, next),
  ].filter((card) => card.side === side)

const PHASES = ['control', 'deploy', 'battle', 'move', 'battle', 'draw'] as const
const PACES = ['table', 'can-matter', 'strict'] as const

/** A table that follows from its number. */
export function tableOf(number: number, next: Chance): State {
  const side = (own: Side) => ({
    hand: ids(held(own, next)),
    next: ids(held(own, next)),
    lost: ids(held(own, next).slice(0, 4)),
    force: String(8 + Math.floor(next() * 10)),
    used: String(Math.floor(next() * 4)),
  })
  return laid({
    turn: SIDES[number % 2],
    phase: PHASES[number % PHASES.length],
    pace: PACES[number % PACES.length],
    damage: number % 4 === 3 ? 'whole' : 'turns',
    places: places(next),
    table: ids(
      drawn(
        only('effect').filter(({ kind }) => kind === 'normal'),
        2,
        next,
      ),
    ),
    dark: side('dark'),
    light: side('light'),
  })
}

/** How often a chance is taken where nothing has to be done. */
const TAKEN = 0.8

/** An answer by chance that seldom passes, and does nothing twice while it can do something else. */
export function answered({ shape, exits, id }: Decision<Side>, done: Set<string>, next: Chance): Answer | null {
  const passing = exits.find(({ bare }) => bare === true)
  const doing = exits.find(({ bare }) => bare !== true)
  if (shape.type !== 'choose' || passing === undefined || doing === undefined || next() > TAKEN) return null
  const fresh = shape.options.filter((option) => !done.has(option.id))
  const option = fresh[Math.floor(next() * fresh.length)]
  if (option === undefined || shape.min > 1) return null
  done.add(option.id)
  return { decision: id, exit: doing.id, choose: [option.id] }
}
