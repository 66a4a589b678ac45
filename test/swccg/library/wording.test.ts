/** The wording of the pool: every card in both languages, and no fact of a card that its text does not show. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import { cardById, cards } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import { cardSheet } from '../../../src/games/swccg/library/card-sheet.ts'
import { cardText } from '../../../src/games/swccg/texts/card-text.ts'
import { sheetLines } from '../../../src/kit/wording/sheet-lines.ts'

const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')
const shown = (card: Card, language: Language): string => sheetLines(cardSheet(card, language))

// ---------------------------------------------------------------- approved texts

const APPROVED: readonly (readonly [id: string, en: string, fr: string])[] = [
  [
    '1_268',
    'Lost: Use 2 Force to choose an opposing character and draw destiny. If that destiny is higher than that character’s ability, place that character and cards on that character in its owner’s hand.',
    'Perdue : Utilisez 2 points de Force pour choisir un personnage adverse et tirer une destinée. Si cette destinée dépasse l’habileté de ce personnage, mettez ce personnage et les cartes sur ce personnage dans la main de son propriétaire.',
  ],
  [
    '9_107',
    'Adds 2 to the power of anything that it pilots. While it pilots Saber 3, you draw 1 battle destiny if you could not otherwise. Your opponent may not react to the same system or sector.',
    'Ajoute 2 à la puissance de ce qu’il pilote. Tant qu’il pilote Saber 3, vous tirez 1 destinée de bataille si vous ne pouvez pas en tirer autrement. Votre adversaire ne peut pas réagir vers le même système ou le même secteur.',
  ],
  [
    '9_98',
    "Costs 2 less to deploy to Executor. Adds 2 (3 for a Star Destroyer) to the power of anything that it pilots. Your capital starships cost 1 less to deploy to the same system. Once per game, you may take an Admiral's Order or commander from your Reserve Deck into hand.",
    'Coûte 2 de moins à déployer vers Executor. Ajoute 2 (3 pour un Star Destroyer) à la puissance de ce qu’il pilote. Vos vaisseaux capitaux coûtent 1 de moins à déployer au même système. Une fois par partie, vous pouvez prendre en main un ordre de l’amiral ou un commandant depuis votre pile de réserve.',
  ],
  [
    '1_312',
    'Deploys on your warrior for 2 Force. Fires at a character, creature or vehicle for 2 Force: hit if destiny exceeds its defense value. Adds 1 to its total weapon destiny.',
    'Se déploie sur un de vos guerriers pour 2 points de Force. Fait feu sur un personnage, une créature ou un véhicule pour 2 points de Force : touché si la destinée dépasse sa valeur de défense. Ajoute 1 à son total de destinée d’arme.',
  ],
  [
    '1_109',
    'Used: When a player plays an Interrupt, draw destiny. If that destiny is lower than the highest ability of your characters, cancel that Interrupt. Used: When a player initiates a react, draw destiny. If that destiny is lower than the highest ability of your characters, cancel that react. Used: When a player plays Alter, cancel Alter.',
    'Utilisée : Quand un joueur joue une interruption, tirez une destinée. Si cette destinée est inférieure à la plus haute habileté de vos personnages, annulez cette interruption-là. Utilisée : Quand un joueur lance une réaction, tirez une destinée. Si cette destinée est inférieure à la plus haute habileté de vos personnages, annulez cette réaction. Utilisée : Quand un joueur joue Alter, annulez Alter.',
  ],
  [
    '8_157',
    'Dark Side: Adds 1 to your total power at Endor sites for each of your starships here while you control this system. Light Side: Subtracts 1 from your Force drains here unless you have an Ewok at an Endor site. Your starships cost 1 more to deploy here and 1 more to move to here.',
    'Côté obscur : Ajoute 1 à votre puissance totale aux sites d’Endor pour chacun de vos vaisseaux ici tant que vous contrôlez ce système. Côté lumineux : Retire 1 à vos drainages de Force ici sauf si vous avez un Ewok à un site d’Endor. Vos vaisseaux coûtent 1 de plus à déployer ici et 1 de plus à déplacer vers ici.',
  ],
]

test.each(APPROVED)('the text of %s reads as approved', (id, en, fr) => {
  const text = cardText(cardById(id))
  expect(plain(text?.en)).toBe(en)
  expect(plain(text?.fr)).toBe(fr)
})

// ---------------------------------------------------------------- every card

describe.each(LANGUAGES)('every text in %s', (language) => {
  const texts = cards.flatMap((card) => {
    const text = cardText(card)
    return text === null ? [] : [{ id: card.id, text: plain(text[language]) }]
  })

  test('consists of whole sentences without holes', () => {
    const broken = /undefined|null|NaN|\[object| {2}|\(\)|\.\.| ,|, ?,|: ?:/
    expect(texts.filter(({ text }) => broken.test(text) || !/[.)]$/.test(text))).toEqual([])
  })

  test('begins each sentence with a capital or a sign', () => {
    expect(texts.filter(({ text }) => /^[a-zà-ÿ]/.test(text))).toEqual([])
  })
})

test('no French text has an English word of the vocabulary', () => {
  const english = /\b(?:the|while|your|with|deploy|destiny|draw|opponent|from hand|Reserve Deck|Lost Pile)\b/
  const titles = cards.flatMap(({ title, called = [] }) => [title, ...called])
  const bare = (text: string) => titles.reduce((left, title) => left.replaceAll(title, ''), text)
  const found = cards.filter((card) => {
    const { fr } = cardText(card) ?? { fr: '' }
    return english.test(bare(plain(fr)).replaceAll(/[A-Z][\w'-]*(?: (?:The|Of|And|[A-Z])[\w'!-]*)+/g, ''))
  })
  expect(found.map(({ id }) => id)).toEqual([])
})

// ---------------------------------------------------------------- every fact

type Place = readonly (string | number)[]
interface Leaf {
  readonly at: Place
  readonly value: unknown
}

/** All leaves of the data of a card. */
const leaves = (value: unknown, at: Place = []): readonly Leaf[] => {
  if (value === null || typeof value !== 'object') return [{ at, value }]
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, [...at, index]))
  return Object.entries(value).flatMap(([key, one]) => leaves(one, [...at, key]))
}
const withLeaf = (value: unknown, [key, ...rest]: Place, other: unknown): unknown => {
  if (key === undefined) return other
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) }
  ;(copy as Record<string | number, unknown>)[key] = withLeaf(
    (value as Record<string | number, unknown>)[key],
    rest,
    other,
  )
  return copy
}

/** Values that may stand where this word stands, so that the changed card is still one that the types allow. */
const SWAPS: readonly (readonly string[])[] = [
  ['used', 'lost', 'starting'],
  ['normal', 'immediate'],
  ['dark', 'light'],
  ['starfighter', 'capital'],
  ['combat', 'transport', 'creature'],
  ['rebel', 'imperial', 'alien', 'droid'],
  ['system', 'site', 'sector'],
  ['TIE', 'AT-ST', 'X-wing'],
  ['Red', 'Gray', 'Saber'],
  ['enclosed', 'ship-docking'],
  ['pilot', 'warrior'],
  ['light text', 'first function', 'used function', 'insert function'],
]
const isKey = (at: Place): boolean => at.at(-1) === 'type'

/** Another value for a leaf; undefined where none fits. */
function other({ at, value }: Leaf): unknown {
  const key = `${at.at(-1)}`
  if (typeof value === 'number') return key === 'unique' ? (value === 1 ? 2 : 1) : value + 1
  if (value === null) return key === 'unique' ? 1 : key === 'ability' ? 2 : undefined
  if (typeof value === 'boolean') return key === 'planet' ? !value : undefined
  if (typeof value !== 'string' || isKey(at)) return undefined
  if (['title', 'persona', 'system', 'place'].includes(key)) return `${value} II`
  if (['called', 'matchingElsewhere', 'immuneTo'].includes(`${at.at(-2)}`)) return `${value} II`
  if (at.at(-2) === 'classes' && value === 'transport') return 'freighter'
  if (['characteristics', 'extra'].includes(`${at.at(-2)}`)) return value === 'gambler' ? 'thief' : 'gambler'
  return SWAPS.find((words) => words.includes(value))?.find((word) => word !== value)
}

test('a change of any printed fact of any card changes its sheet in both languages', () => {
  const silent: string[] = []
  let changed = 0
  for (const card of cards) {
    const before = LANGUAGES.map((language) => shown(card, language))
    for (const leaf of leaves(card)) {
      const value = other(leaf)
      const path = leaf.at.join('.')
      // An id that a card does not show by itself has no other value. `mutations.ts` changes what texts say.
      if (value === undefined || /^(?:id|episode|matchingShips|matchingPilots|text|each|theirs)/.test(path)) continue
      const card2 = withLeaf(card, leaf.at, value) as Card
      changed++
      for (const [index, language] of LANGUAGES.entries()) {
        if (shown(card2, language) === before[index]) silent.push(`${card.id} ${path} ${language}: ${String(value)}`)
      }
    }
  }
  expect(silent).toEqual([])
  expect(changed).toBeGreaterThan(1500)
})

test('leaving out any optional fact changes the sheet in both languages', () => {
  const silent: string[] = []
  for (const card of cards) {
    const before = LANGUAGES.map((language) => shown(card, language))
    for (const fact of Object.keys(card).filter((key) => OPTIONAL.has(key))) {
      const { [fact as keyof Card]: _, ...card2 } = card
      for (const [index, language] of LANGUAGES.entries())
        if (shown(card2 as Card, language) === before[index]) silent.push(`${card.id} ${fact} ${language}`)
    }
  }
  expect(silent).toEqual([])
})

/** Facts that a card may lack. */
const OPTIONAL: ReadonlySet<string> = new Set([
  'characteristics',
  'extra',
  'also',
  'persona',
  'called',
  'squadron',
  'immuneTo',
  'immunePart',
  'scompLink',
  'grabber',
  'mobile',
  'navComputer',
  'episode',
  'errata',
  'armor',
  'maneuver',
  'hyperspeed',
  'matchingShips',
  'matchingPilots',
  'matchingElsewhere',
  'pilotSuspendsPermanent',
  'features',
  'interior',
  'exterior',
  'dockingBay',
  'forest',
])

test('a text that takes a card and all that lies on it says “and”', () => {
  const text = cardText(cardById('1_268')!)!
  expect(text.en).toMatch(/place that character and .* in .*hand/)
  expect(text.fr).toMatch(/mettez .* et .* main/)
})

test('no French sentence has one word for a shot and for a draw', () => {
  const shot = /(?<!\p{L})[Tt]ir(?:er|ez|e|ent)(?: gratuitement)? (?:sur|avec|une fois|deux fois)(?!\p{L})/u
  const found = cards.flatMap((card) => plain(cardText(card)?.fr).match(shot) ?? [])
  expect(found).toEqual([])
  expect('Tirer gratuitement sur un vaisseau : tirer une destinée').toMatch(shot)
})
