/** The position with which a scenario begins. */
import type { Step } from '../../../contract/index.ts'
import { type Items, onlyNamed } from '../../../kit/scenarios/items.ts'
import { Mistake, reading } from '../../../kit/scenarios/problems.ts'
import { cards } from '../cards/index.ts'
import { engine } from '../engine.ts'
import { newGame } from '../rules/setup/steps.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Role } from '../state/game-frames.ts'
import type { State, TableCard } from '../state/game-state.ts'
import { GameTable } from '../state/game-table.ts'
import { isCharacter, placeOf } from '../state/nesting.ts'
import type { MarkName } from '../texts/language/words.ts'
import { LAID } from '../texts/pools.ts'
import { language } from '../texts/registry.ts'
import { rolesFor } from '../texts/values/crews.ts'
import { cardCalled, placeCalled } from './called.ts'
import type { Scenario, SideBefore } from './scenario-form.ts'

/** Cards of piles that a scenario does not name: they do nothing by themselves. */
const FILLER: Readonly<Record<Side, string>> = { dark: '1_194', light: '1_146' }
const RESERVE = 20
const FORCE = 10

const ROLES: readonly string[] = ['pilot', 'driver', 'passenger', 'hold']

/** Returns a game in the position of a scenario, run until somebody is asked. */
export function positionOf(given: Scenario): Step<State> {
  const { turn = 'dark', phase = 'deploy', pace = 'table', damage = 'turns', turns = 'none' } = given
  const state = newGame(LAID, { pace, damage, turns }, { dark: [], light: [] }, 'scenario')
  Object.assign(state, { flow: [], turn: given.number ?? 3, active: turn, phase: 'draw' })
  const table = new GameTable(state)
  for (const [at, line] of (given.places ?? []).entries()) reading(['places', String(at)], () => layPlace(table, line))
  reading(['table'], () => {
    for (const name of named(given.table)) table.lay(cardCalled(name).id, { at: null, on: null, role: null })
  })
  for (const side of SIDES) reading([side], () => fill(table, side, given[side] ?? {}))
  table.state.today.fresh = []
  table.push({ frame: 'turn', step: phase, window: null, skips: 'nothing', drains: [] })
  return engine.start(table.state, () => {})
}

/** `Endor Back Door, dark | Tarl + Blaster Rifle; Midge`; a mobile system: `Death Star II, orbiting Endor`, `…, at parsec 7` */
function layPlace(table: GameTable, line: string): void {
  const [written = '', rest = ''] = line.split('|').map((part) => part.trim())
  const [, head = written, around, deep] = written.match(/^(.*), (?:orbiting (.*)|at parsec (\d+))$/) ?? []
  const [, name = head, side] = head.match(/^(.*), (dark|light)$/) ?? []
  const location = cardCalled(name, (side as Side | undefined) ?? null)
  if (location.type !== 'location') throw new Mistake(`"${name}" is no location.`)
  const centre = around === undefined ? undefined : placeCalled(table.state, around).id
  const at = table.open(location.id, table.state.places.length, centre)
  if (deep !== undefined) placeOf(table.state, at).orbit = { parsec: Number(deep), around: null }
  for (const group of rest.split(';').filter((part) => part.trim() !== '')) layGroup(table, at, group)
}

/** A card with those on it: `Tempest 1 + Grond pilot + Blaster Rifle`; a weapon goes on the card before `++`. The name of a mark behind a card lays it to rest. */
function layGroup(table: GameTable, at: string, group: string): void {
  const parts = group.split(/\s(?=\+{1,2}\s)/).map((part) => part.trim())
  let root: TableCard | null = null
  let lastOn: TableCard | null = null
  let resting: MarkName | null = null
  for (const part of parts) {
    const [, plus = '', written = part] = part.match(/^(\+{1,2})\s+(.*)$/) ?? []
    const hit = / hit$/.test(written)
    const words = written.replace(/ hit$/, '').split(' ')
    const role = ROLES.find((one) => one === words.at(-1))
    const mark = [...language.marks.keys()].find((one) => one === words.at(-1))
    const card = cardCalled(role === undefined && mark === undefined ? words.join(' ') : words.slice(0, -1).join(' '))
    if (root === null) {
      root = table.lay(card.id, { at, on: null, role: null })
      lastOn = root
      resting = (mark as MarkName | undefined) ?? null
    } else {
      const carrier: TableCard = plus === '++' && lastOn !== null ? lastOn : root
      const piece = table.lay(card.id, {
        at: null,
        on: carrier.handle,
        role: (role as Role | undefined) ?? roleOn(table, carrier, card.id),
      })
      if (plus === '+') lastOn = piece
      if (mark !== undefined) table.rest(piece.handle, carrier.handle, mark as MarkName)
    }
    if (hit) Object.assign(table.state.pieces.at(-1) ?? {}, { hit: true })
  }
  if (root !== null && resting !== null) table.rest(root.handle, null, resting)
}

/** Weapons, devices and Effects are carried; others take the first seat that is free. */
function roleOn(table: GameTable, carrier: TableCard, id: string): Role {
  const card = cardOf(id)
  if (card.type === 'weapon' || card.type === 'device' || card.type === 'effect') return 'carried'
  const [role] = rolesFor(table.state, carrier, card)
  return role ?? (isCharacter(card) ? 'passenger' : 'hold')
}

function fill(table: GameTable, side: Side, before: SideBefore): void {
  const own = table.side(side)
  const many = (count: number) => Array<string>(count).fill(FILLER[side])
  own.reserve.push(...many(before.reserve ?? RESERVE))
  own.force.push(...many(before.force ?? FORCE))
  own.used.push(...many(before.used ?? 0))
  for (const name of named(before.lost)) own.lost.push(cardCalled(name, side).id)
  for (const name of named(before.hand)) table.intoHand(side, cardCalled(name, side).id)
  // The top card lies last.
  own.reserve.push(
    ...named(before.next)
      .map((name) => nextCard(side, name))
      .toReversed(),
  )
}

/** The names in a list. @throws Mistake for cards without a name (`5 more`), and for hidden ones, which this game has not */
function named(list: Items | undefined): readonly string[] {
  const { items } = onlyNamed(list ?? { items: [], more: null })
  const hidden = items.find((one) => one.hidden)
  if (hidden !== undefined) throw new Mistake(`No card lies hidden in this game: "${hidden.name}".`)
  return items.map(({ name }) => name)
}

/** A card by name, or any with that destiny. */
function nextCard(side: Side, name: string): string {
  if (!/^\d+$/.test(name)) return cardCalled(name, side).id
  const found = cards.find(
    ({ side: owner, destiny }) => owner === side && destiny.length === 1 && destiny[0] === Number(name),
  )
  if (found === undefined) throw new Mistake(`No card of ${side} has a destiny of ${name}.`)
  return found.id
}
