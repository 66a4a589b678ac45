/** Everything on a card fits, in both languages, however long its name and text. */
import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import { type CardSheet, LANGUAGES } from '../../src/contract/index.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { look } from '../../src/games/young-jedi/look/index.ts'
import { CARD_HEIGHT, CARD_WIDTH, type CardBox, layoutOf } from '../../src/pictures/card-layout.ts'
import { drawable, font, isDrawn } from '../../src/pictures/fonts.ts'

const halves = cards.flatMap((card) => (card.type === 'double' ? card.halves.map(({ id }) => id) : []))
const ids = [...cards.map(({ id }) => id), ...halves]
const sheets = LANGUAGES.flatMap((language) =>
  ids.map((id) => ({ language, sheet: youngJedi.cards.sheet(id, language) })),
)

const fits = ({ room, needs }: CardBox): boolean => needs.width <= room.width + 0.5 && needs.height <= room.height + 0.5
const isInside = ({ room }: CardBox): boolean =>
  room.x >= 0 && room.y >= 0 && room.x + room.width <= CARD_WIDTH + 0.5 && room.y + room.height <= CARD_HEIGHT + 0.5

/** Boxes that are drawn over the picture on purpose. */
const OVER: readonly RegExp[] = [/^icon/]
const overlap = (one: CardBox, other: CardBox): boolean =>
  one.room.x < other.room.x + other.room.width - 1 &&
  other.room.x < one.room.x + one.room.width - 1 &&
  one.room.y < other.room.y + other.room.height - 1 &&
  other.room.y < one.room.y + one.room.height - 1

function overlaps(boxes: readonly CardBox[]): string[] {
  const drawn = boxes.filter(({ name }) => !OVER.some((pattern) => pattern.test(name)))
  return drawn.flatMap((one, at) =>
    drawn.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} and ${other.name}`] : [])),
  )
}

const textOf = ({ lines }: { readonly lines: readonly { readonly pieces: readonly object[] }[] }): string =>
  lines
    .map(({ pieces }) =>
      pieces.map((piece) => ('text' in piece ? piece.text : 'symbol' in piece ? piece.symbol : '')).join(''),
    )
    .join(' ')
const squeezed = (text: string): string => drawable(text).replace(/\s+/g, '')

/** Returns all words of a sheet that its picture has to show. */
const wordsOf = ({ title, subtitle, blocks, located, correction, imprint }: CardSheet): string[] => [
  title,
  subtitle ?? '',
  ...blocks.flatMap(({ heading, text }) => [heading ?? '', text]),
  ...located.map(({ label }) => label),
  correction ?? '',
  imprint,
]

const layouts = new Map<CardSheet, ReturnType<typeof layoutOf>>()
/** Returns the layout of a card, which all tests look at. */
function laidOut(sheet: CardSheet): ReturnType<typeof layoutOf> {
  const layout = layouts.get(sheet) ?? layoutOf(sheet, look.badge)
  layouts.set(sheet, layout)
  return layout
}

describe('the layout of every card', () => {
  it('gives everything the room that it needs, on the card', () => {
    const wrong = sheets.flatMap(({ language, sheet }) =>
      laidOut(sheet)
        .boxes.filter((box) => !fits(box) || !isInside(box))
        .map(({ name }) => `${sheet.id} ${language}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  it('lays nothing over anything else', () => {
    const wrong = sheets.flatMap(({ language, sheet }) =>
      overlaps(laidOut(sheet).boxes).map((pair) => `${sheet.id} ${language}: ${pair}`),
    )
    expect(wrong).toEqual([])
  })

  it('leaves no word out', () => {
    const wrong = sheets.flatMap(({ language, sheet }) => {
      const layout = laidOut(sheet)
      const sets = [
        layout.title,
        layout.subtitle,
        ...layout.blocks.flatMap(({ heading, text }) => [heading, text]),
        ...layout.places.map(({ label }) => label),
        layout.note?.text ?? null,
        layout.imprint.text,
      ]
      const shown = squeezed(sets.map((set) => (set === null ? '' : textOf(set))).join(' '))
      return wordsOf(sheet)
        .filter((text) => !shown.includes(squeezed(text)))
        .map((text) => `${sheet.id} ${language}: ${text}`)
    })
    expect(wrong).toEqual([])
  })

  it('knows every letter', () => {
    const strange = sheets.flatMap(({ language, sheet }) =>
      [...wordsOf(sheet), ...sheet.numbers.flatMap(({ label, value }) => [label, value])]
        .filter((text) => ![...text.replace(/\s/g, ' ')].every(isDrawn))
        .map((text) => `${sheet.id} ${language}: ${text}`),
    )
    expect(strange).toEqual([])
  })
})

describe('a name of a person', () => {
  const ink = (text: string): number => {
    const canvas = createCanvas(60, 60)
    const pen = canvas.getContext('2d')
    pen.font = font('strong', 40)
    pen.fillText(text, 10, 45)
    return pen.getImageData(0, 0, 60, 60).data.reduce((sum, part) => sum + part, 0)
  }

  it('keeps its letters where a font has them: Latin with marks, Greek, Cyrillic', () => {
    for (const name of ['Łukasz Żółć', 'Nguyễn Thị', 'Ωμέγα', 'Ἀχιλλεύς', 'Дарт Мол', 'Ђорђе', 'İğdır'])
      expect(drawable(name)).toBe(name)
    expect(drawable('Zoe\u0308')).toBe('Zoë')
    const missing = ink('\uffff')
    for (const letter of ['Ł', 'ễ', 'Ω', 'Ἀ', 'Д', 'Ђ', 'ş']) expect(ink(letter), letter).not.toBe(missing)
  })

  it('is spelled in Latin letters where no font has them, and loses its emoji', () => {
    expect(drawable('深圳')).toBe('ShenZhen')
    expect(drawable('さくら')).toBe('sakura')
    expect(drawable('שלום')).toBe('slvm')
    expect(drawable('😎 Bob 👨‍👩‍👧').trim()).toBe('Bob')
    expect(drawable('🏆')).toBe(':trophy:')
    expect(drawable('\u{10ffff}')).toBe('?')
    expect(drawable('a\u0000b\ud800')).toBe('ab')
    expect(drawable('\u0000')).toBe('?')
    expect(drawable('')).toBe('')
  })
})
