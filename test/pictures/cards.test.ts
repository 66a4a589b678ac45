/** Pictures of cards: drawn once, always the same, described for people who can't see them. */
import { loadImage } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type CardSheet, LANGUAGES } from '../../src/contract/index.ts'
import { games } from '../../src/games/registry.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { LimitedCache } from '../../src/kit/library/limited-cache.ts'
import { altOf } from '../../src/pictures/alt.ts'
import { CARD_HEIGHT, CARD_WIDTH } from '../../src/pictures/card-layout.ts'
import { CardPictures, SIDE_BY_SIDE } from '../../src/pictures/card-pictures.ts'

const sheet = (id: string, language: 'en' | 'fr' = 'en'): CardSheet => youngJedi.cards.sheet(id, language)
const ONE_OF_EACH = ['DM-71', 'DM-107', 'DM-129', 'BL-131', 'DM-138', 'DM-136', 'BP-59', 'RF-D6', 'RF-A1', 'V1-JC-32']

describe('a picture of a card', () => {
  const pictures = new CardPictures(games)

  it.each(ONE_OF_EACH)('is a portrait that can be read: %s', async (id) => {
    const { png, name } = await pictures.card('young-jedi', sheet(id), 'en')
    const image = await loadImage(png)
    expect([image.width, image.height]).toEqual([CARD_WIDTH, CARD_HEIGHT])
    expect(name).toMatch(/^[\w-]+\.png$/)
    // Far below what Discord takes, so that it is there at once.
    expect(png.length).toBeLessThan(1024 * 1024)
  })

  it('is the same each time, and another one in another language or for another card', async () => {
    const fresh = new CardPictures(games)
    const draw = (id: string, language: 'en' | 'fr') => fresh.card('young-jedi', sheet(id, language), language)
    const again = new CardPictures(games).card('young-jedi', sheet('DM-71'), 'en')
    expect((await draw('DM-71', 'en')).png.equals((await again).png)).toBe(true)
    expect((await draw('DM-71', 'fr')).png.equals((await again).png)).toBe(false)
    expect((await draw('DM-1', 'en')).png.equals((await again).png)).toBe(false)
  })

  it('is returned again without being drawn', async () => {
    const [one, two] = await Promise.all([1, 2].map(() => pictures.card('young-jedi', sheet('DM-2'), 'en')))
    expect(one).toBe(two)
    expect(await pictures.card('young-jedi', sheet('DM-2'), 'en')).toBe(one)
  })
})

describe('cards side by side', () => {
  it('stand in rows, and no more of them than can be read', async () => {
    const pictures = new CardPictures(games)
    const all = await Promise.all(ONE_OF_EACH.map((id) => pictures.card('young-jedi', sheet(id), 'en')))
    const size = async (count: number) => {
      const { png } = await pictures.sideBySide(all.slice(0, count))
      const { width, height } = await loadImage(png)
      return { columns: Math.round(width / 504), rows: Math.round(height / 700) }
    }
    expect(await size(1)).toEqual({ columns: 1, rows: 1 })
    expect(await size(3)).toEqual({ columns: 3, rows: 1 })
    expect(await size(5)).toEqual({ columns: 3, rows: 2 })
    expect(await size(10)).toEqual({ columns: SIDE_BY_SIDE.columns, rows: 2 })
  })

  it('are all described', async () => {
    const pictures = new CardPictures(games)
    const all = await Promise.all(['DM-71', 'JC-71'].map((id) => pictures.card('young-jedi', sheet(id), 'en')))
    const { alt, name } = await pictures.sideBySide(all)
    expect(alt).toContain('Darth Maul, Sith Apprentice')
    expect(alt).toContain(sheet('JC-71').subtitle)
    expect(alt.length).toBeLessThanOrEqual(1024)
    expect(name).toBe('cards.png')
  })
})

describe('a sheet of cards', () => {
  it('shows all of them in rows of four, small enough to be there at once', async () => {
    const pictures = new CardPictures(games)
    const all = await Promise.all(ONE_OF_EACH.map((id) => pictures.card('young-jedi', sheet(id), 'en')))
    const { png, name } = await pictures.sheet(all)
    const { width, height } = await loadImage(png)
    const [across, rows] = [4, Math.ceil(ONE_OF_EACH.length / 4)]
    expect(width / height).toBeCloseTo((across * CARD_WIDTH) / (rows * CARD_HEIGHT), 1)
    expect(png.length).toBeLessThan(1024 * 1024)
    expect(name).toBe('sheet.png')
    const two = await loadImage((await pictures.sheet(all.slice(0, 2))).png)
    expect(two.width / two.height).toBeCloseTo((2 * CARD_WIDTH) / CARD_HEIGHT, 1)
  })

  it('names every card in its description', async () => {
    const pictures = new CardPictures(games)
    const all = await Promise.all(ONE_OF_EACH.map((id) => pictures.card('young-jedi', sheet(id), 'en')))
    const { alt } = await pictures.sheet(all)
    for (const id of ONE_OF_EACH) expect(alt).toContain(sheet(id).title)
    expect(alt.length).toBeLessThanOrEqual(1024)
  })
})

describe('the description of a picture', () => {
  it('holds everything on the card', () => {
    const maul = sheet('DM-71')
    const alt = altOf(maul, 'en')
    expect(alt.startsWith(`Darth Maul, Sith Apprentice. ${maul.kind}`)).toBe(true)
    for (const { label, value } of maul.numbers) expect(alt).toContain(`${label} ${value}`)
    for (const { label, bonus } of maul.located) expect(alt).toContain(`${label} +${bonus}`)
    const text = altOf(sheet('DM-107'), 'en')
    for (const { heading, text: words } of sheet('DM-107').blocks) expect(text).toContain(`${heading}: ${words}`)
  })

  it('is never longer than Discord allows', () => {
    const lengths = LANGUAGES.flatMap((language) =>
      youngJedi.cards.all.map(({ id }) => altOf(youngJedi.cards.sheet(id, language), language).length),
    )
    expect(Math.max(...lengths)).toBeLessThanOrEqual(1024)
  })
})

describe('the cache of pictures', () => {
  const kept = () => new LimitedCache<string>({ room: 10, sizeOf: (value) => value.length })
  const made: string[] = []
  const make = (value: string) => async () => {
    made.push(value)
    return value
  }

  it('drops the least recently used picture first', async () => {
    const store = kept()
    for (const [key, value] of [
      ['a', 'aaaa'],
      ['b', 'bbbb'],
    ] as const)
      await store.get(key, make(value))
    await store.get('a', make('again'))
    await store.get('c', make('cccc'))
    expect(store.size).toBe(8)
    made.length = 0
    await store.get('a', make('a'))
    await store.get('b', make('b'))
    expect(made).toEqual(['b'])
  })

  it('returns a picture larger than the cache without keeping it', async () => {
    const store = kept()
    expect(await store.get('x', make('x'.repeat(11)))).toHaveLength(11)
    expect(store.size).toBe(0)
  })

  it('retries a failed picture', async () => {
    const store = kept()
    await expect(store.get('x', () => Promise.reject(new Error('no ink')))).rejects.toThrow('no ink')
    expect(await store.get('x', make('x'))).toBe('x')
  })
})
