/**
 * Records every number and possibility of three crowded tables, in files for reading: values of cards and places, moves,
 * ways and costs of all cards of the pool, targets, chances of texts and Interrupts. After an intended change run `npx vitest run
 * test/swccg/rules/numbers.test.ts --update`, then read the difference.
 */
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type EngineCard, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf } from '../../../src/games/swccg/state/game-state.ts'
import type { Position } from '../../../src/games/swccg/state/position-reading.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { laid } from '../scripted-turns.ts'
import { only, PARTS } from '../table-numbers.ts'

/** Every system and site once, in the version of one side where both have one. */
function placesOf(side: Side): readonly EngineCard[] {
  const all = only('location').filter(({ kind }) => kind !== 'sector')
  const own = all.filter((card) => card.side === side)
  const known = new Set(own.map(({ place }) => place))
  return [...own, ...all.filter((card) => card.side !== side && !known.has(card.place))]
}

const dealt = <T>(all: readonly T[], heaps: number, from: number): readonly (readonly T[])[] =>
  Array.from({ length: heaps }, (_, heap) => all.filter((__, at) => (at + from) % heaps === heap))

/**
 * All cards of the pool that can be at places: ships with a pilot and a weapon, some characters with a weapon.
 * @param apart whether each side has every second place for itself
 */
function crowd(side: Side, from: number, apart = false): readonly string[] {
  const places = placesOf(side)
  const systems = places.filter(({ kind }) => kind === 'system')
  const sites = places.filter(({ kind }) => kind === 'site')
  const people = only('character')
  const pilots = SIDES.flatMap((own) =>
    people.filter((one) => one.side === own && one.skills?.includes('pilot')).slice(from, from + 5),
  )
  const arms = only('weapon').filter(({ kind }) => kind === 'character')
  const guns = only('weapon').filter(({ kind }) => kind === 'starship')
  const withOn = (root: EngineCard, ...on: readonly (EngineCard | undefined)[]) =>
    [root, ...on.filter((one) => one?.side === root.side)].map((one) => one!.id).join(' + ')
  const nextOf = (stock: EngineCard[], { side: own }: EngineCard) => {
    const at = stock.findIndex((one) => one.side === own)
    return at === -1 ? undefined : stock.splice(at, 1)[0]
  }
  const [crews, held, mounted] = [[...pilots], [...arms], [...guns]]
  const group = (root: EngineCard, ...on: readonly (EngineCard | undefined)[]) => ({
    owner: root.side,
    words: withOn(root, ...on),
  })
  const ships = only('starship').map((ship) => group(ship, nextOf(crews, ship), nextOf(mounted, ship)))
  const others = people.filter((one) => !pilots.includes(one)).map((one) => group(one, nextOf(held, one)))
  const ground = [...only('vehicle').map((one) => group(one)), ...others]
  const heaps = [...dealt(ships, systems.length, from), ...dealt(ground, sites.length, from)]
  return [...systems, ...sites].map(({ id, side: own }, at) => {
    const here = (heaps[at] ?? []).filter(({ owner }) => !apart || owner === SIDES[at % 2])
    return `${id}, ${own} | ${here.map(({ words }) => words).join('; ')}`
  })
}

const TABLES: Readonly<Record<string, () => Position>> = {
  'Dark Side deploys': () => tableOf({ turn: 'dark', phase: 'deploy', places: crowd('dark', 0) }),
  'Light Side moves, and Effects lie on table': () =>
    tableOf({
      ...{ turn: 'light', phase: 'move', places: crowd('light', 1) },
      table: only('effect')
        .filter(({ kind }) => kind === 'normal')
        .map(({ id }) => id)
        .join('; '),
    }),
  'Each side has places of its own': () => tableOf({ turn: 'dark', phase: 'control', places: crowd('dark', 2, true) }),
}

/** As much Force as any card costs. */
const RICH = 99

function tableOf(given: Readonly<Record<string, unknown>>): Position {
  const board = boardOf(laid(given))
  const sizes = { dark: { ...board.sizes.dark, force: RICH }, light: { ...board.sizes.light, force: RICH } }
  return readingOf({ ...board, sizes })
}

describe('the numbers of a crowded table are as recorded', () => {
  for (const [name, make] of Object.entries(TABLES))
    for (const [part, linesOf] of Object.entries(PARTS))
      test(`${name}: ${part}`, async () => {
        const file = `${name.toLowerCase().replace(/\W+/g, '-')}.${part}.txt`
        await expect(`${linesOf(make()).join('\n')}\n`).toMatchFileSnapshot(join(import.meta.dirname, 'records', file))
      })
})
