/**
 * A bundle with some 2,500 made-up cards of the Star Wars CCG: each card of the pool is there sixteen times, under ids and
 * titles of its own, with its own data. `CARD_COPIES` in the environment of its process says how often.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** The end of the list of all cards. */
const END = '.sort(byNumber)'

/**
 * Numbers of made-up cards begin with the number of the copy. `madeUpMicros` adds up the CPU time of copying, which real
 * cards don't need.
 */
const CODE = `
function madeUp(card: Card): Card[] {
  const before = process.cpuUsage()
  const copies = Array.from({ length: Number(process.env.CARD_COPIES ?? 16) }, (_, copy) => {
    if (copy === 0) return card
    const [set = '', number = ''] = card.id.split('_')
    return { ...structuredClone(card), id: set + '_' + copy + number.padStart(3, '0'), title: card.title + ' ' + copy }
  })
  const { user, system } = process.cpuUsage(before)
  Object.assign(globalThis, { madeUpMicros: (Reflect.get(globalThis, 'madeUpMicros') ?? 0) + user + system })
  return copies
}
`

/** Returns the module of all cards with made-up ones. @throws if it lists its cards in another way */
export function withMadeUpCards(code: string): string {
  if (code.split(END).length !== 2) throw new Error('the cards of the Star Wars CCG are listed in another way')
  return code.replace(END, `.flatMap(madeUp)${END}`) + CODE
}

export const madeUpCards: Plugin = {
  name: 'made-up-cards',
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]swccg[\\/]cards[\\/]index\.ts$/ }, ({ path }) => ({
      contents: withMadeUpCards(readFileSync(path, 'utf8')),
      loader: 'ts',
    })),
}
