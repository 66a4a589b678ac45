/** Words made from a dictionary and a text for each fact. */
import { expect, it } from 'vitest'
import type { SeenEvent, Voice } from '../../src/contract/index.ts'
import { plainWords } from '../../src/kit/wording/plain-words.ts'

type Side = 'left' | 'right'
interface Facts {
  readonly drew: { readonly seat: Side; readonly data: { readonly count: number } }
  readonly saw: { readonly seat: Side; readonly data: { readonly card: string } }
}

const words = plainWords<object, Side, Facts>({
  title: { en: 'Cards', fr: 'Cartes' },
  say: (word) => (word === 'hand' ? 'Hand' : word),
  facts: {
    drew: ['{{name}} draws {{count|card|cards}}.', '{{name}} pioche {{count|carte|cartes}}.'],
    saw: ['{{name}} sees: {{card}}.', '{{name}} voit : {{card}}.'],
  },
  turns: [],
})
const voice = (language: 'en' | 'fr') => ({ language, names: { left: 'Ann' }, reader: null }) as unknown as Voice
const told = (language: 'en' | 'fr', type: string, data: object, left = 'Ann') =>
  words.events([{ type, seat: 'left', data } as unknown as SeenEvent], { ...voice(language), names: { left } })

it('brings the noun for one or for many after a number, as each language counts', () => {
  expect([0, 1, 2].map((count) => told('en', 'drew', { count })[0])).toEqual([
    'Ann draws 0 cards.',
    'Ann draws 1 card.',
    'Ann draws 2 cards.',
  ])
  expect([0, 1, 2].map((count) => told('fr', 'drew', { count })[0])).toEqual([
    'Ann pioche 0 carte.',
    'Ann pioche 1 carte.',
    'Ann pioche 2 cartes.',
  ])
  expect(told('en', 'saw', { card: 'Luke' })).toEqual(['Ann sees: Luke.'])
})

it('leaves the name of a person as it is, whatever words the game has', () => {
  expect(told('en', 'saw', { card: 'hand' }, 'hand')).toEqual(['hand sees: Hand.'])
})

it('sets spaces that do not break in French, before marks and not in names', () => {
  expect(told('fr', 'saw', { card: 'Mos Espa : ville' })).toEqual(['Ann voit\u00a0: Mos Espa : ville.'])
})

it('says who wins, and how a match without a winner ends', () => {
  const ended = (language: 'en' | 'fr', kind: string, winner: Side | null) =>
    words.outcome({ kind, winner, values: {} }, voice(language))
  expect(ended('en', 'ruling', 'left')).toBe('ruling: Ann wins')
  expect(ended('fr', 'ruling', 'left')).toBe('ruling\u00a0: Ann gagne')
  expect(ended('en', 'ruling', null)).toBe('ruling: a draw')
  expect(ended('fr', 'round-over', null)).toBe('round-over\u00a0: partie nulle')
  for (const kind of ['void', 'double-loss']) expect(ended('en', kind, null)).toBe(kind)
  for (const kind of ['time-out', 'concession']) expect(ended('en', kind, null)).toBe(`${kind}: nobody wins`)
})
