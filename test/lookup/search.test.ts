/** Looking cards up: clear and unclear texts, printings, several games, arbitrary input. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CardFacts } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'
import { anyText } from '../any-text.ts'
import { tiny } from '../games/high-card.ts'

const cards = new CardIndex({ [youngJedi.id]: youngJedi })
const ids = (text: string, limit = 25) => cards.find(text, limit).map(({ card }) => card.id)
const best = (text: string) => cards.best(text)?.card.id ?? null

/** A catalogue of its own, by names "Title, Subtitle". */
function catalogue(names: readonly string[], more: Partial<AnyGame['cards']> = {}): CardIndex {
  const all = names.map((name, at): CardFacts => {
    const [title = '', subtitle = null] = name.split(', ')
    return { id: `A-${at}`, side: 'left', type: 'a', name, title, subtitle, printings: [`A-${at}`], text: null }
  })
  const sheet = () => ({ kind: 'Card' }) as ReturnType<AnyGame['cards']['sheet']>
  const game = { ...tiny, id: 'own', cards: { ...tiny.cards, sheet, ...more, all } }
  return new CardIndex({ own: game })
}

describe('the best match', () => {
  it('is given if nothing is similar', () => {
    expect(best('stap')).toBe('DM-116')
    expect(best('sith lightsabre')).toBe('DM-107')
    expect(best('Darth Maul, Sith Lord')).toBe('DM-106')
    expect(best('darth maul sith lord')).toBe('DM-106')
    expect(best('gungan curosity')).toBe('DM-54')
  })

  it('is not given where several versions or cards are as good', () => {
    expect(best('maul')).toBeNull()
    expect(best('darth maul')).toBeNull()
    expect(best('blaster')).toBeNull()
    expect(best('droid')).toBeNull()
  })

  it('is not given where hardly anything fits', () => {
    expect(best('asdfgh')).toBeNull()
    expect(best('')).toBeNull()
    expect(best('maul mxyzptlk quux frobnitz')).toBeNull()
  })

  it('is a card, though a longer title begins like it', () => {
    expect(best('use caution')).toBe('DF-54')
    expect(catalogue(['Old Tower', 'Old Tower & New Gate']).best('old tow')?.card.id).toBe('A-0')
  })

  it('is one of those that may be', () => {
    const light = ({ side }: CardFacts) => side === 'light'
    const dark = ({ side }: CardFacts) => side === 'dark'
    expect(cards.best('blaster rifle', light)?.card.id).toBe('DM-46')
    expect(cards.best('blaster rifle', dark)?.card.id).toBe('DM-120')
  })
})

describe('the order', () => {
  it('goes from the whole title over nicknames and words of the title to subtitle and text', () => {
    const own = catalogue(['Stone, Grey', 'Grey', 'Grey Wall', 'Fog, Thin'], { nicknames: { grey: ['Fog'] } })
    expect(own.find('grey', 9).map(({ card }) => card.title)).toEqual(['Grey', 'Fog', 'Grey Wall', 'Stone'])
  })

  it('puts an owner before their things', () => {
    const own = catalogue(["Anna's Coat", 'Anna, Tailor', "Anna's Needle"])
    expect(own.find('anna', 1)[0]?.card.name).toBe('Anna, Tailor')
    expect(own.find('anna coat', 1)[0]?.card.name).toBe("Anna's Coat")
  })

  it('is that of the catalogue if nothing was typed', () => {
    expect(ids('', 2)).toEqual(youngJedi.cards.all.slice(0, 2).map(({ id }) => id))
    expect(ids('   ', 1)).toHaveLength(1)
  })
})

describe('suggestions if nothing fits', () => {
  it('are cards that share a part of the text, but none is a clear match', () => {
    expect(ids('watto zzzz qqqq')).toEqual([])
    const like = cards.like('watto zzzz qqqq', 25).map(({ card }) => card.title)
    expect(like[0]).toBe('Watto')
    expect(best('watto zzzz qqqq')).toBeNull()
    expect(cards.named('[[watto zzzz qqqq]]')).toEqual([])
    expect(cards.like('xyzzy plugh', 25)).toEqual([])
  })

  it('change nothing where something fits', () => {
    expect(cards.like('maul lord', 25)).toEqual(cards.find('maul lord', 25))
    expect(cards.like('', 3)).toEqual(cards.find('', 3))
  })
})

describe('printings', () => {
  const twice = youngJedi.cards.all.find(({ id, printings }) => printings.length > 1 && printings[0] === id)!

  it('of one card are one, the first', () => {
    const found = ids(twice.name)
    expect(found).toContain(twice.id)
    for (const printing of twice.printings.slice(1)) expect(found).not.toContain(printing)
  })

  it('are each to be had by id', () => {
    for (const printing of twice.printings) expect(cards.get(`young-jedi/${printing}`)?.card.id).toBe(printing)
    expect(cards.get('young-jedi/XX-1')).toBeNull()
    expect(cards.get('toString')).toBeNull()
  })

  it('stand for each other where only a later one may be', () => {
    const [, later] = twice.printings
    expect(cards.find(twice.title, 1, ({ id }) => id === later)[0]?.card.id).toBe(later)
  })

  it('that differ follow the ordinary card', () => {
    const found = ids('adi gallia')
    expect(found.indexOf('JC-13')).toBe(0)
    expect(found).toContain('RF-A3')
  })
})

describe('words of a card', () => {
  it('are all there, in name or text, in either language', () => {
    const all = cards.having('lightsaber', ({ side }) => side === 'dark')
    expect(all.length).toBeGreaterThan(2)
    expect(all.every(({ card }) => card.side === 'dark')).toBe(true)
    expect(all.every(({ card }) => JSON.stringify([card.name, card.text]).toLowerCase().includes('lightsaber'))).toBe(
      true,
    )
    expect(cards.having('lightsaber xyzzy', () => true)).toEqual([])
  })
})

describe('several games', () => {
  const both = new CardIndex({ [youngJedi.id]: youngJedi, [tiny.id]: tiny })

  it('are looked through together', () => {
    expect(both.find('3 of lef', 1)[0]?.id).toBe('tiny/left-3')
    expect(both.find('stap', 1)[0]?.id).toBe('young-jedi/DM-116')
  })
})

describe('an index that is warmed', () => {
  const names = Array.from({ length: 30 }, (_, at) => `Card ${at}`)

  it('is made bit by bit beside other work, and is whole at the first question', async () => {
    let sheets = 0
    const sheet = () => {
      sheets++
      return { kind: 'Card' } as ReturnType<AnyGame['cards']['sheet']>
    }
    const index = catalogue(names, { sheet })
    expect(sheets).toBe(0)
    const warm = index.warm()
    const begun = sheets
    expect(begun).toBeGreaterThan(0)
    expect(begun).toBeLessThan(names.length)
    expect(index.find('card 29', 1)[0]?.card.name).toBe('Card 29')
    const all = sheets
    await warm
    await index.warm()
    expect(sheets).toBe(all)
  })

  it('finds the same', async () => {
    const warmed = new CardIndex({ [youngJedi.id]: youngJedi })
    await warmed.warm()
    for (const text of ['stap', 'jar jar', 'lightsaber', ''])
      expect(warmed.find(text, 5).map(({ id }) => id)).toEqual(cards.find(text, 5).map(({ id }) => id))
    expect(warmed.named('I drew Sith Lightsaber').map(({ id }) => id)).toEqual(
      cards.named('I drew Sith Lightsaber').map(({ id }) => id),
    )
    expect(warmed.best('gungan curosity')?.card.id).toBe('DM-54')
  })
})

describe('arbitrary text', () => {
  it('does no harm', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 400 }), (text) => {
        expect(cards.find(text, 25).length).toBeLessThanOrEqual(25)
        cards.best(text)
        cards.named(text)
        cards.having(text, () => true)
      }),
      { numRuns: 200 },
    )
  })

  it('may be long, or full of marks', () => {
    expect(cards.find('maul '.repeat(1000), 1)[0]?.card.title).toBe('Darth Maul')
    expect(cards.find('**@everyone** \u202emaul\u202c <@123> ||x||', 5)).toBeInstanceOf(Array)
    expect(cards.find('__proto__ constructor', 5)).toEqual([])
    expect(cards.find('D\u0301ARTH  m\u0301aul', 1)[0]?.card.title).toBe('Darth Maul')
  })
})
