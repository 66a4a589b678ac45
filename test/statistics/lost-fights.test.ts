/** Why fights of Young Jedi were lost: battles made by hand. */
import { expect, test } from 'vitest'
import { battlesIn, lossesOf } from '../../src/games/young-jedi/study/lost-fights.ts'

/** A fighter without any text that depends on its foe. */
const PLAIN = 'DM-78'
const power = (total: number, destiny: number) => ({
  ...{ characters: total - destiny, location: 0, weapon: 0, battle: 0, texts: 0, destiny },
})

type Total = readonly [dark: number, light: number, darkDraw?: number, lightDraw?: number]

/** A battle of these fights; `unused`: Battle cards of the dark side that were never reached. */
const battle = (fights: readonly Total[], unused: readonly string[] = [], between: readonly object[] = []) =>
  battlesIn([
    { type: 'battle', seat: 'dark', data: { number: 0 } },
    ...fights.flatMap(([dark, light, darkDraw = 0, lightDraw = 0], at) => [
      ...(['dark', 'light'] as const).map((seat) => ({
        ...{ type: 'fighters', seat },
        data: { fight: at + 1, characters: [{ handle: 'h', card: PLAIN }], weapons: [], battle: null, ignored: [] },
      })),
      {
        type: 'fight',
        ...(dark === light ? {} : { seat: dark > light ? 'dark' : 'light' }),
        data: {
          ...{ total: { dark, light }, texts: { dark: [], light: [] } },
          power: { dark: power(dark, darkDraw), light: power(light, lightDraw) },
        },
      },
    ]),
    ...between,
    ...(unused.length === 0 ? [] : [{ type: 'discard', seat: 'dark', data: { why: 'unused', cards: unused } }]),
    { type: 'battle-end', data: { fights: fights.length, won: { dark: 0, light: 0 } } },
  ] as never)[0]!

test('the order is blamed where another one would have won the fight and lost no other', () => {
  // 9 beats 5 and 6 beats 5 would do, too: the strong fighter met the weak one.
  expect(
    lossesOf(
      battle([
        [9, 3],
        [4, 5],
        [6, 3],
      ]),
      'dark',
    ),
  ).toEqual(['order'])
  // One of the two has to meet the 8.
  expect(
    lossesOf(
      battle([
        [5, 3],
        [4, 8],
      ]),
      'dark',
    ),
  ).toEqual(['power'])
  // The 6 would win against the 5, but the 4 would lose against the 4.5.
  expect(
    lossesOf(
      battle([
        [6, 5],
        [4, 5],
      ]),
      'dark',
    ),
  ).toEqual(['power'])
})

test('the order is not blamed in a battle in which a total was changed', () => {
  const changed = { type: 'switch', seat: 'light', data: { own: 1, theirs: 5 } }
  expect(
    lossesOf(
      battle(
        [
          [9, 3],
          [4, 5],
          [6, 3],
        ],
        [],
        [changed],
      ),
      'dark',
    ),
  ).toEqual(['power'])
})

test('a draw is blamed where the fight would have been won without any', () => {
  expect(lossesOf(battle([[5, 7, 0, 4]]), 'dark')).toEqual(['draw'])
  expect(lossesOf(battle([[5, 7, 1, 2]]), 'dark')).toEqual(['power'])
  expect(lossesOf(battle([[5, 7]]), 'light')).toEqual([])
})

test('fights in space, and those of a battle that the game cut short', () => {
  const fight = { type: 'fight', seat: 'light', data: { total: { dark: 1, light: 2 }, power: {}, texts: {} } }
  const fighters = (seat: string) => ({ type: 'fighters', seat, data: { characters: [], weapons: [], battle: null } })
  const met = [fighters('dark'), fighters('light'), fight]
  const space = [
    { type: 'starship-battle', seat: 'dark', data: {} },
    ...met,
    { type: 'battle-end', data: { where: 'space' } },
  ]
  const cut = [{ type: 'battle', seat: 'dark', data: { number: 0 } }, ...met]
  expect(battlesIn(space as never)).toEqual([])
  expect(battlesIn(cut as never)[0]?.fights).toHaveLength(1)
})
