/** The inventory of card texts: every word that stands in one is read by the rules, not only by the wording. */
import { expect, test } from 'vitest'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { SIDES } from '../../../src/games/swccg/cards/printed-card.ts'
import { LISTS } from '../../../src/games/swccg/cards/starter-lists.ts'
import { sources } from '../../house/sources.ts'

/** The folders that make a text do something. */
const RULES = /^src\/games\/swccg\/(?:texts|rules|values|state)\//
const code = sources
  .filter(({ path }) => RULES.test(path))
  .map(({ text }) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .join('\n')

/** The fields of a text whose strings are words of the vocabulary. */
const WORDS = [
  'does',
  'offer',
  'act',
  'when',
  'amount',
  'cards',
  'stat',
  'what',
  'way',
  'per',
  'until',
  'whose',
] as const
/** Fields that limit a piece or an act. */
const LIMITS = [
  ...['of', 'to', 'from', 'at', 'by', 'against', 'whose', 'while', 'unless', 'until', 'per', 'cumulative', 'never'],
  ...[
    'with',
    'cost',
    'free',
    'target',
    'many',
    'immuneTo',
    'again',
    'after',
    'reach',
    'count',
    'upTo',
    'pile',
    'deadly',
  ],
]
/** Numbers that no card of the pool has, so that nothing can ask for them. */
const NOBODY_HAS: readonly Word[] = ['stat: X']
/** Only its reader needs it: it speaks of a part of the game that no pool has. */
const FOR_READERS = ['later']

type Word = `${string}: ${string}`

const isWord = (field: string, value: unknown): value is string =>
  typeof value === 'string' && (WORDS as readonly string[]).includes(field)

/** Every word in a text, with the field in which it stands; `moment` for those of windows. */
function wordsIn(value: unknown): readonly Word[] {
  if (Array.isArray(value)) return value.flatMap(wordsIn)
  if (value === null || typeof value !== 'object') return []
  const { does, act, offer } = value as { does?: string; act?: string; offer?: string }
  if (does !== undefined && FOR_READERS.includes(does)) return []
  return Object.entries(value).flatMap(([field, inner]): readonly Word[] => {
    const many: readonly unknown[] = Array.isArray(inner) ? inner : [inner]
    const own: readonly Word[] =
      offer !== undefined && offer !== 'shoot' && field === 'at'
        ? many.map((moment): Word => `moment: ${String(moment)}`)
        : field === 'what' && does !== 'forbid' && does !== 'allow'
          ? []
          : many.filter((one) => isWord(field, one)).map((one): Word => `${field}: ${String(one)}`)
    const limits: readonly Word[] =
      (does ?? act ?? offer) !== undefined && LIMITS.includes(field) && own.length === 0 ? [`limit: ${field}`] : []
    return [...own, ...limits, ...wordsIn(inner)]
  })
}

/** Whether the rules mention it: a word as a string or a key, a limit as a field that is read. */
function isRead(word: Word): boolean {
  const [field = '', name = ''] = word.split(': ')
  const bare = new RegExp(`\\b${name.replaceAll(' ', '\\s')}\\b`)
  if (field === 'limit') return bare.test(code)
  return code.includes(`'${name}'`) || new RegExp(`^\\s*${name}:`, 'm').test(code)
}

const unread = (ids: readonly string[]): readonly Word[] => {
  const texts = cards.filter(({ id }) => ids.includes(id)).map(({ text }) => text)
  return [...new Set(wordsIn(texts))].filter((word) => !isRead(word) && !NOBODY_HAS.includes(word)).sort()
}

test('the rules read every word in the texts of the 92 cards of the two decks', () => {
  const decks = SIDES.flatMap((side) => Object.keys(LISTS[side]))
  expect(decks).toHaveLength(92)
  expect(unread(decks)).toEqual([])
})

test('the rules read every word in the texts of all 159 cards', () => {
  expect(unread(cards.map(({ id }) => id))).toEqual([])
})

test('no card of the pool has an X: it is only reset, of a weapon that is none of them', () => {
  const uses = cards.flatMap(({ title, text }) => (JSON.stringify(text).includes('"X"') ? [title] : []))
  expect(uses).toEqual(['Red Squadron 4'])
  expect(cards.some(({ title }) => title === 'X-wing Laser Cannon')).toBe(false)
})

test('the inventory sees a word that no rule reads', () => {
  expect(isRead('act: juggle')).toBe(false)
  expect(wordsIn({ offer: 'must', at: 'juggled', acts: [{ act: 'juggle', what: 'rebel', many: true }] })).toEqual([
    'offer: must',
    'moment: juggled',
    'act: juggle',
    'limit: many',
  ])
})
