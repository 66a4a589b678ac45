/** Deck lists of this game as people type them: its titles hold numbers, hyphens and a leading X. */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../../src/contract/index.ts'
import { readList } from '../../../src/decks/read.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { CardIndex } from '../../../src/lookup/search.ts'

const cards = new CardIndex({ swccg })
const titleOf = new Map(swccg.cards.all.map(({ id, title }) => [id, title]))
const same = (title: string, side: string) =>
  swccg.cards.all.filter((card) => card.title === title && card.side === side).length

/** Titles that stand for one card of their side. */
const clear = swccg.cards.all.filter(({ title, side }) => same(title, side) === 1)

describe('a title with its number of copies', () => {
  it.each([
    ['before it', (title: string) => `2 ${title}`],
    ['before it with an x', (title: string) => `2x ${title}`],
    ['before it with an x apart', (title: string) => `2 x ${title}`],
    ['after it', (title: string) => `${title} x2`],
    ['after it in brackets', (title: string) => `${title} (2)`],
  ])('%s is read, whatever the title', (_, written) => {
    const wrong = clear.flatMap(({ id, title, side }) => {
      const read = readList(written(title), { game: swccg, cards, seat: side })
      const list = isRefusal(read) ? [] : read.list
      const sure = !isRefusal(read) && read.taken.length === 0
      return sure && list.length === 1 && list[0]?.card === id && list[0].count === 2 ? [] : [written(title)]
    })
    expect(wrong).toEqual([])
  })
})

it.each(swccg.decks().map((deck) => [deck.seat, deck] as const))(
  'the ready-made deck of the side %s is read from its titles',
  (_, { seat, list }) => {
    const read = readList(list.map(({ card, count }) => `${count} ${titleOf.get(card)}`).join('\n'), {
      ...{ game: swccg, cards, seat },
    })
    expect(read).toMatchObject({ seat, list, taken: [], doubts: [], unread: [] })
  },
)
