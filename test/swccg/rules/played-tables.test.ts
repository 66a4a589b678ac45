/**
 * Plays by chance at tables dealt from all cards of the game, and compares each answer, the facts that it tells, and a hash of
 * all that follows with a record. So texts and rules meet positions that no scenario has. After an intended change run
 * `npx vitest run test/swccg/rules/played-tables.test.ts --update`; the first line that differs shows where.
 */
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Answer, Decision } from '../../../src/contract/index.ts'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { type EngineCard, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { laid } from '../scripted-turns.ts'
import { only, PARTS } from '../table-numbers.ts'

/** Chosen among 900: together these meet every text, kind of question and form of fact that any of those meets. */
const TABLES: readonly number[] = `
  6, 18, 25, 36, 42, 54, 79, 82, 90, 103, 124, 135, 159, 178, 248, 252, 263, 268
  276, 292, 301, 334, 381, 403, 405, 417, 427, 432, 438, 465, 480, 483, 505, 507, 525, 561
  563, 572, 623, 625, 673, 682, 689, 729, 734, 763, 764, 766, 776, 804, 844, 871
`
  .split(/\D+/)
  .filter((number) => number !== '')
  .map(Number)
const ANSWERS = 30
/** Every this many tables also show the ways and chances of all cards, which take most of the time. */
const WHOLE = 8
/** How often a chance is taken where nothing has to be done. */
const TAKEN = 0.8

type Chance = () => number

const hash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 8)

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
function tableOf(number: number, next: Chance): State {
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

/** An answer by chance that seldom passes, and does nothing twice while it can do something else. */
function answered({ shape, exits, id }: Decision<Side>, done: Set<string>, next: Chance): Answer | null {
  const passing = exits.find(({ bare }) => bare === true)
  const doing = exits.find(({ bare }) => bare !== true)
  if (shape.type !== 'choose' || passing === undefined || doing === undefined || next() > TAKEN) return null
  const fresh = shape.options.filter((option) => !done.has(option.id))
  const option = fresh[Math.floor(next() * fresh.length)]
  if (option === undefined || shape.min > 1) return null
  done.add(option.id)
  return { decision: id, exit: doing.id, choose: [option.id] }
}

/** A hash of each part of the numbers of a table: `numbers.test.ts` has such numbers to read. */
function numbers(state: State, parts: readonly string[]): string {
  const reading = readingOf(boardOf(state))
  return Object.entries(PARTS)
    .filter(([part]) => parts.includes(part))
    .map(([part, linesOf]) => `${part} ${hash(linesOf(reading))}`)
    .join(', ')
}

/** Plays at a table, a line for each answer. */
function played(number: number): readonly string[] {
  const next = seededNumbers(`table ${number}`)
  let state = tableOf(number, next)
  const done = new Set<string>()
  const lines = [numbers(state, TABLES.indexOf(number) % WHOLE === 0 ? Object.keys(PARTS) : ['places', 'cards'])]
  for (let answers = 0; answers < ANSWERS && state.outcome === null; answers++) {
    const open = swccg.decisions(state)
    const decision = open[Math.floor(next() * open.length)]!
    const answer = answered(decision, done, next) ?? randomAnswer(decision, next)
    const { exit, choose = [], number: amount } = answer
    const said = `${decision.seat} ${decision.kind}: ${[exit, ...choose, ...(amount === undefined ? [] : [amount])].join(' ')}`
    const step = swccg.play(state, decision.seat, [answer])
    if (isRefusal(step)) {
      lines.push(`${said} | ${step.refused}`)
      continue
    }
    state = step.state
    const told = step.events.map(({ type }) => type).join(' ')
    lines.push(`${said} | ${told} | ${hash([open, step.events, state])}`)
  }
  return [...lines, numbers(state, ['cards'])]
}

describe('play by chance at tables of all cards is as recorded', () => {
  for (const number of TABLES) {
    const name = `table-${number}`
    test(name, async () => {
      const file = join(import.meta.dirname, 'records/tables', `${name}.txt`)
      await expect(`${played(number).join('\n')}\n`).toMatchFileSnapshot(file)
    })
  }
})
