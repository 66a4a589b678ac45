/** The wording of the pool: every card in both languages, and no fact of a card that its text does not show. */
import { describe, expect, test } from 'vitest'
import { LANGUAGES, type Language } from '../../../src/contract/index.ts'
import { cardSheet } from '../../../src/games/swccg/cards/card-sheet.ts'
import { cardText } from '../../../src/games/swccg/cards/card-text.ts'
import { cardById, cards } from '../../../src/games/swccg/cards/index.ts'
import type { Card } from '../../../src/games/swccg/cards/printed-card.ts'
import type { CardTextPiece } from '../../../src/games/swccg/cards/vocabulary.ts'
import { sheetLines } from '../../../src/kit/wording/sheet-lines.ts'

const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00a0', ' ')
const shown = (card: Card, language: Language): string => sheetLines(cardSheet(card, language))

// ---------------------------------------------------------------- approved texts

const APPROVED: readonly (readonly [id: string, en: string, fr: string])[] = [
  [
    '1_268',
    'Lost: At any time: use 2 Force, choose your opponent’s character, then draw destiny; if the destiny drawn is higher than the ability of the target, put the target and cards carried by the target into its owner’s hand.',
    'Perdue : À tout moment : utiliser 2 points de Force, choisir un personnage adverse, puis tirer une destinée ; si la destinée tirée dépasse l’habileté de la cible, mettre la cible et les cartes que porte la cible dans la main de son propriétaire.',
  ],
  [
    '9_107',
    'Anything piloted by this character: power +2. While it pilots Saber 3, draw 1 battle destiny if you couldn’t otherwise. Your opponent may not react to the same system or sector.',
    'Tout engin que pilote ce personnage : puissance +2. Tant qu’il pilote Saber 3, tirer 1 destinée de bataille si vous ne pouvez pas en tirer autrement. Votre adversaire ne peut pas réagir vers le même système ou secteur.',
  ],
  [
    '9_98',
    "Deploy cost to Executor −2. Anything piloted by this character: power +2 (+3 for a Star Destroyer). Deploy cost of your capital starships to the same system −1. Once per game, you may take an Admiral's Order or commander from your Reserve Deck into hand and shuffle the deck.",
    'Coût de déploiement vers Executor −2. Tout engin que pilote ce personnage : puissance +2 (+3 pour un Star Destroyer). Coût de déploiement de vos vaisseaux capitaux vers le même système −1. Une fois par partie, vous pouvez prendre un ordre de l’amiral ou un commandant de votre pile de réserve en main et mélanger la pile.',
  ],
  [
    '1_312',
    'Deploy on your warrior for 2 Force. Use 2 Force to fire at a character, creature or vehicle: draw destiny, and it is hit if the total is higher than its defense value. Total of the shot +1.',
    'Se déploie sur votre guerrier pour 2 points de Force. Utiliser 2 points de Force pour faire feu sur un personnage, une créature ou un véhicule : tirer une destinée ; la cible est touchée si le total dépasse sa valeur de défense. Total du tir +1.',
  ],
  [
    '1_109',
    'Used: When an Interrupt is being played: draw destiny; if the destiny drawn is lower than the highest ability of your characters, cancel that card. Used: When a react is being made: draw destiny; if the destiny drawn is lower than the highest ability of your characters, cancel that card. Used: When Alter is being played: cancel that card.',
    'Utilisée : Quand on joue une interruption : tirer une destinée ; si la destinée tirée n’atteint pas l’habileté la plus élevée parmi vos personnages, annuler cette carte-là. Utilisée : Quand une réaction est en cours : tirer une destinée ; si la destinée tirée n’atteint pas l’habileté la plus élevée parmi vos personnages, annuler cette carte-là. Utilisée : Quand on joue Alter : annuler cette carte-là.',
  ],
  [
    '8_157',
    'Dark Side: Your total power at a site on Endor +1 for each of your starships here while you control this location. Light Side: Your Force drain here −1 while you have no Ewok at a site on Endor. Deploy cost of your starships here +1. Move cost of your starships here +1.',
    'Côté obscur : Votre puissance totale à un site d’Endor +1 pour chacun de vos vaisseaux ici tant que vous contrôlez cette localisation. Côté lumineux : Votre drainage de Force ici −1 tant que vous n’avez aucun Ewok à un site d’Endor. Coût de déploiement de vos vaisseaux ici +1. Coût de déplacement de vos vaisseaux ici +1.',
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
  ['yours', 'theirs'],
  ['you', 'they'],
  ['<', '>', '<=', '>=', '='],
  ['shot', 'draw', 'battle', 'turn'],
  ['deploy cost', 'forfeit'],
  ['used', 'lost', 'starting'],
  ['normal', 'immediate'],
  ['dark', 'light'],
  ['starfighter', 'capital'],
  ['combat', 'transport', 'creature'],
  ['rebel', 'imperial', 'alien', 'droid'],
  ['system', 'site', 'sector'],
  ['move', 'deploy'],
  ['react to', 'react from'],
  ['table', 'your side', 'their side'],
  ['TIE', 'AT-ST', 'X-wing'],
  ['battle', 'phase', 'game'],
  ['Red', 'Gray', 'Saber'],
  ['enclosed', 'ship-docking'],
  ['pilot', 'warrior'],
  ['light text', 'first function', 'used function', 'insert function'],
]
const isKey = (at: Place): boolean =>
  ['does', 'act', 'offer', 'when', 'amount', 'cards', 'type'].includes(`${at.at(-1)}`)

const LEAVES: ReadonlySet<string> = new Set([
  'deploy',
  'deploy anyway',
  'battle',
  'move alone',
  'fire twice',
  'fire all',
  'fire at adjacent',
])
/** All pieces of a card, of both sides of a location. */
const piecesOf = (card: Card): readonly CardTextPiece[] =>
  card.type === 'location'
    ? [...Object.values(card.text.dark), ...Object.values(card.text.light)]
    : Object.values(card.text)
const MOMENTS: ReadonlySet<string> = new Set(
  cards.flatMap((card) =>
    piecesOf(card).flatMap((piece) =>
      'offer' in piece && piece.offer !== 'starting' && piece.offer !== 'shoot' ? [piece.at].flat() : [],
    ),
  ),
)

/** Another value for a leaf; undefined where none fits. */
function other({ at, value }: Leaf): unknown {
  const key = `${at.at(-1)}`
  if (typeof value === 'number') return key === 'unique' ? (value === 1 ? 2 : 1) : value + 1
  if (value === null) return key === 'unique' ? 1 : key === 'ability' ? 2 : undefined
  if (typeof value === 'boolean') return key === 'planet' ? !value : undefined
  if (typeof value !== 'string' || isKey(at)) return undefined
  if (key === 'what' && LEAVES.has(value)) return value === 'battle' ? 'fire all' : 'battle'
  if (key === 'against' && value !== 'Alter') return 'gambler'
  if ([key, `${at.at(-2)}`].includes('at') && MOMENTS.has(value)) return value === 'any time' ? 'weapons' : 'any time'
  if (
    at.at(-2) === 'names' ||
    ['title', 'planet', 'against', 'persona', 'system', 'place', 'about', 'immuneTo', 'en', 'fr'].includes(key)
  )
    return `${value} II`
  if (['called', 'matchingElsewhere', 'immuneTo'].includes(`${at.at(-2)}`)) return `${value} II`
  if (['fit', 'characteristics', 'extra'].includes(`${at.at(-2)}`) || ['to', 'from', 'at', 'with'].includes(key))
    return value === 'gambler'
      ? 'thief'
      : /phase|any time|always|begun|drawn|weapons/.test(value)
        ? undefined
        : 'gambler'
  return SWAPS.find((words) => words.includes(value))?.find((word) => word !== value)
}

test('a change of any fact of any card changes its sheet in both languages', () => {
  const silent: string[] = []
  let changed = 0
  for (const card of cards) {
    const before = LANGUAGES.map((language) => shown(card, language))
    for (const leaf of leaves(card)) {
      const value = other(leaf)
      const path = leaf.at.join('.')
      // A note in two languages is two texts, and an id or a text that a card does not show by itself has no other value.
      if (value === undefined || /^(?:id|episode|matchingShips|matchingPilots)/.test(path)) continue
      const card2 = withLeaf(card, leaf.at, value) as Card
      changed++
      for (const [index, language] of LANGUAGES.entries()) {
        if (path.endsWith('says.en') && language === 'fr') continue
        if (path.endsWith('says.fr') && language === 'en') continue
        if (shown(card2, language) === before[index]) silent.push(`${card.id} ${path} ${language}: ${String(value)}`)
      }
    }
  }
  expect(silent).toEqual([])
  expect(changed).toBeGreaterThan(2000)
})

test('leaving out any optional fact or any piece of a text changes the sheet in both languages', () => {
  const silent: string[] = []
  const without = (value: unknown, at: Place): readonly (readonly [string, unknown])[] => {
    if (value === null || typeof value !== 'object') return []
    if (Array.isArray(value))
      return value.flatMap((one, index) => [
        ...(value.length > 1 && !['between', 'what', 'of'].includes(`${at.at(-1)}`)
          ? [[[...at, index].join('.'), value.filter((_, each) => each !== index)] as const]
          : []),
        ...without(one, [...at, index]).map(
          ([path, part]) => [path, value.map((old, each) => (each === index ? part : old))] as const,
        ),
      ])
    return Object.entries(value).flatMap(([key, one]) => [
      ...(OPTIONAL.has(key) && !isRequired(key, value as Words)
        ? [
            [
              [...at, key].join('.'),
              Object.fromEntries(Object.entries(value).filter(([each]) => each !== key)),
            ] as const,
          ]
        : []),
      ...without(one, [...at, key]).map(([path, part]) => [path, { ...(value as object), [key]: part }] as const),
    ])
  }
  for (const card of cards) {
    const before = LANGUAGES.map((language) => shown(card, language))
    for (const [path, card2] of without(card, []))
      for (const [index, language] of LANGUAGES.entries())
        if (shown(card2 as Card, language) === before[index]) silent.push(`${card.id} ${path} ${language}`)
  }
  expect(silent).toEqual([])
})

interface Words {
  readonly act?: string
  readonly when?: string
  readonly amount?: string
}
/** Fields that these words need, though others may lack them. */
const isRequired = (key: string, { act, amount, when }: Words): boolean =>
  (key === 'from' && when !== undefined) ||
  (key === 'of' && (typeof amount === 'string' || when !== undefined)) ||
  (key === 'count' && act !== undefined && act !== 'deploy') ||
  (key === 'to' && act !== 'deploy')

/** Fields that a card or piece may lack. */
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
  'pilots',
  'passengers',
  'pilotsOrPassengers',
  'vehicles',
  'starfighters',
  'ties',
  'of',
  'from',
  'by',
  'while',
  'unless',
  'until',
  'cumulative',
  'never',
  'again',
  'after',
  'reach',
  'with',
  'free',
  'upTo',
  'count',
  'max',
  'many',
  'than',
])

test('a text that takes a card and all that lies on it says “and”', () => {
  const text = cardText(cardById('1_268')!)!
  expect(text.en).toMatch(/put the target and .* into .*hand/)
  expect(text.fr).toMatch(/mettre .* et .* main/)
})

test('no French sentence has one word for a shot and for a draw', () => {
  const shot = /(?<!\p{L})[Tt]ir(?:er|ez|e|ent)(?: gratuitement)? (?:sur|avec|une fois|deux fois)(?!\p{L})/u
  const found = cards.flatMap((card) => plain(cardText(card)?.fr).match(shot) ?? [])
  expect(found).toEqual([])
  expect('Tirer gratuitement sur un vaisseau : tirer une destinée').toMatch(shot)
})
