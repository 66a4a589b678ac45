/** Every piece of the texts of the two decks is shown by a scenario: without the piece one of them fails. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { cards } from '../../../src/games/swccg/cards/index.ts'
import { LISTS } from '../../../src/games/swccg/cards/starter-lists.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import { cardOf, type EngineCard, SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { ABSENT_KINDS } from '../../../src/games/swccg/texts/core/kinds/vocabulary.ts'
import type { PieceKey } from '../../../src/games/swccg/texts/language/keyed-text.ts'
import type { CardPiece } from '../../../src/games/swccg/texts/language/words.ts'

const folder = join(import.meta.dirname, '../../../scenarios/swccg')

/** A scenario as a file of its own. */
const all = readdirSync(folder)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((file) => {
    const { scenarios: list } = parse(readFileSync(join(folder, file), 'utf8'), { schema: 'failsafe' }) as {
      scenarios: unknown[]
    }
    return list.map((one) => stringify({ topic: 'one', game: 'swccg', scenarios: [one] }, { lineWidth: 0 }))
  })

const holds = (text: string): boolean => scenarios.run(text, 'one', {}).every(({ problems }) => problems.length === 0)

const NOTHING: CardPiece = { later: 'nothing', says: { en: '', fr: '' } }

/** Words by which scenarios name a card: its place or its title, without words that many titles have. */
const wordsOf = ({ title, place, called = [] }: EngineCard): readonly string[] =>
  [place ?? title, ...called]
    .flatMap((name) => [name, ...name.split(/[ ']/)])
    .filter((word) => word.length > 3 && !COMMON.includes(word))
const COMMON = ['Corporal', 'Lieutenant', 'Captain', 'Squadron', 'Sergeant', 'Admiral', 'Pilot', 'Enhanced', 'Platform']

/** Whether every scenario still holds that names the card, while one piece of its text is missing. */
function isIdle(card: EngineCard, side: 'dark' | 'light', key: PieceKey): boolean {
  const changeable = card as { -readonly [Field in keyof EngineCard]: EngineCard[Field] }
  const { text, pieces, weapon } = card
  const other = { ...text[side], [key]: NOTHING }
  changeable.text = card.type === 'location' ? { ...text, [side]: other } : { dark: other, light: other }
  changeable.pieces = { dark: Object.values(changeable.text.dark), light: Object.values(changeable.text.light) }
  const shoots = text[side][key]
  if (shoots !== undefined && 'word' in shoots && shoots.word.startsWith('shoots')) delete changeable.weapon
  // Most pieces are missed by a scenario that has the whole name; short ones run fast.
  const [name] = wordsOf(card)
  const without = (one: string): number => Number(name === undefined || !one.includes(name))
  const naming = all
    .filter((one) => wordsOf(card).some((word) => one.includes(word)))
    .sort((one, other) => without(one) - without(other) || one.length - other.length)
  try {
    return naming.every((one) => holds(one))
  } finally {
    Object.assign(changeable, { text, pieces })
    if (weapon !== undefined) changeable.weapon = weapon
  }
}

/** The first word of a piece, and the value that it is about. */
const nameOf = (piece: CardPiece): string => {
  const { word, offer, group, stat } = piece as { word?: string; offer?: string; group?: string; stat?: string }
  return [word ?? offer ?? group, stat].filter((one) => one !== undefined).join(' ')
}

/** Names in texts that no card of the pool has, and kinds that none is. */
const known = new Set(cards.flatMap(({ title, persona, called = [] }) => [title, persona ?? title, ...called]))
const namesIn = (value: unknown): readonly string[] => {
  if (value === null || typeof value !== 'object') return []
  const { word, names, titles } = value as { word?: unknown; names?: readonly string[]; titles?: readonly string[] }
  const own = word === 'named' ? names : word === 'titled' ? titles : []
  return [...(own ?? []), ...Object.values(value).flatMap(namesIn)]
}
const absent = [
  ...ABSENT_KINDS,
  ...cards.flatMap(({ text }) => namesIn(text)).filter((name) => !known.has(name)),
  ...['Cloud City', 'Revolution', 'Scanning Crew'],
]

/** Pieces that no scenario can show, although the cards that they name are there. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  '9_107 ban': 'no card of the Light Side reacts to a system',
  '7_308 allow': 'every cannon of the pool deploys on a TIE by its own text',
  '8_29 adds to attempts': 'the starter decks hold no attempt',
  '8_170 lock landspeed': 'nothing adds to the landspeed of a vehicle',
  '8_136 starting': 'set-up has tests of its own',
  '9_139 starting': 'set-up has tests of its own',
  '8_44 starting': 'set-up has tests of its own',
  '9_51 starting': 'set-up has tests of its own',
}

test('without any piece of a text of the two decks a scenario fails, but for cards that no pool has', () => {
  const decks = SIDES.flatMap((side) => Object.keys(LISTS[side]))
  const idle = decks.flatMap((id) => {
    const card = cardOf(id)
    const sides = card.type === 'location' ? SIDES : [card.side]
    return sides.flatMap((side) =>
      Object.entries(card.text[side]).flatMap(([key, piece]) =>
        !('later' in piece) && isIdle(card, side, key) ? [{ id, piece }] : [],
      ),
    )
  })
  const about = (piece: CardPiece) => absent.some((name) => JSON.stringify(piece).includes(`"${name}"`))
  const rest = idle.filter(({ piece }) => !about(piece)).map(({ id, piece }) => `${id} ${nameOf(piece)}`)
  expect([...new Set(rest)].sort()).toEqual(Object.keys(ELSEWHERE).sort())
  expect(idle.length).toBeLessThan(50)
})
