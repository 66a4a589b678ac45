import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import { expect, test } from 'vitest'
import { canonicalJson, canonicalList, firstSeal, linksOf, sealOf, seedOf, wordOf } from '../../src/kit/chance/seal.ts'

/** The figures of one match whose seals were worked out by another program. */
const SUBJECT = 'k3Zt9QwX1b'
const SECRET = 'cc9b7f4f0f84d38bd1742a8422e64c7447ba15abeead4fd3ba309439bd72c30d'
const FIRST = 'b16dfcc5a55e6815f3249ec023f63a39a53cacca5633fe1691ab797217b4a794'
const SEAL = '584e5e691c8cd5393924a3108cb0fa9924e0c64619f93b0f98aa0ea2de030ab8'
const SEED = '4d4e7ef9fe598ad96112b80b026e179cc09332072586b51314fb1a059fc1401f'
const AUTHOR = '37268f75a53c54799dcdfa6cbff1a344960db1d709f58a2efc9e325ba4306598'
const GUEST = '2fd9af5c9c77eb0e248e17a0df648cc2669762556d36980f9557af0c0d600528'
const DECK = Object.entries({
  ...{ 'DM-107': 3, 'DM-108': 2, 'DM-109': 1, 'DM-119': 3, 'DM-120': 1, 'DM-121': 1, 'DM-123': 1, 'DM-127': 2 },
  ...{ 'DM-129': 3, 'DM-130': 2, 'DM-132': 1, 'DM-135': 5, 'DM-136': 2, 'DM-137': 3, 'DM-71': 3, 'DM-72': 1 },
  ...{ 'DM-73': 2, 'DM-74': 3, 'DM-75': 4, 'DM-76': 2, 'DM-77': 3, 'DM-84': 2, 'DM-85': 2, 'DM-87': 1 },
  ...{ 'DM-89': 2, 'DM-91': 1, 'DM-95': 3, 'DM-96': 1 },
}).map(([card, count]) => ({ card, count }))

const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex')
const offer = { first: FIRST, secret: SECRET, seat: 'dark', deck: DECK, word: AUTHOR }

test('anybody can work out the first seal with another program', () => {
  expect(sha(`16:holonet-1 secret,10:${SUBJECT},64:${SECRET},`)).toBe(FIRST)
  expect(firstSeal(SUBJECT, SECRET)).toBe(FIRST)
})

test('seal, words and seed are those of the match that another program sealed', () => {
  expect(wordOf(SUBJECT, 'kessel run')).toBe(AUTHOR)
  expect(wordOf(SUBJECT, '42 bananas')).toBe(GUEST)
  expect(sealOf(offer)).toBe(SEAL)
  expect(seedOf(SECRET, SEAL, [AUTHOR, GUEST])).toBe(SEED)
})

test('each link follows from the link before and the row with sorted keys', () => {
  const before = sha(`13:holonet-1 log,64:${SEAL},64:${SEED},`)
  const first = sha(`13:holonet-1 row,64:${before},13:{"a":1,"b":2},`)
  const second = sha(`13:holonet-1 row,64:${first},9:{"é":"é"},`.replace('9:', '11:'))
  expect(linksOf(SEAL, SEED, [{ b: 2, a: 1 }, { é: 'é' }])).toEqual([first, second])
})

test('a seal does not depend on the order in which a list names its cards, nor on double entries', () => {
  const [first, ...rest] = DECK
  const stirred = [...rest].reverse()
  stirred.splice(5, 0, { card: first!.card, count: 1 }, { card: first!.card, count: first!.count - 1 })
  expect(canonicalList(stirred)).toEqual(canonicalList(DECK))
  expect(sealOf({ ...offer, deck: stirred })).toBe(SEAL)
})

test('a list is ordered by code units, so that DM-1 comes before DM-10 and DM-9', () => {
  const list = ['DM-9', 'b', 'DM-10', 'B', 'DM-1'].map((card) => ({ card, count: 1 }))
  expect(canonicalList(list).map(({ card }) => card)).toEqual(['B', 'DM-1', 'DM-10', 'DM-9', 'b'])
})

test.each([
  ['secret', sealOf({ ...offer, secret: SECRET.replace('c', 'd') })],
  ['first seal', sealOf({ ...offer, first: FIRST.replace('b', 'c') })],
  ['seat', sealOf({ ...offer, seat: 'light' })],
  ['deck', sealOf({ ...offer, deck: DECK.slice(1) })],
  ['word', sealOf({ ...offer, word: '' })],
])('another %s gives another seal', (_, seal) => {
  expect(seal).not.toBe(SEAL)
})

test('two words cannot change places or share their letters', () => {
  const seeds = [
    seedOf(SECRET, SEAL, ['ab', 'c']),
    seedOf(SECRET, SEAL, ['a', 'bc']),
    seedOf(SECRET, SEAL, ['c', 'ab']),
    seedOf(SECRET, SEAL, ['', 'abc']),
  ]
  expect(new Set(seeds).size).toBe(4)
})

test('no word is an empty text, and not the hash of one', () => {
  expect(wordOf(SUBJECT, null)).toBe('')
  expect(wordOf(SUBJECT, '')).not.toBe('')
})

test('canonical JSON is the same that another serialiser with sorted keys writes', () => {
  const data = { b: [1, null, { z: 'é"\n', a: -0.5 }], a: {}, 10: true, 9: [], ä: '\u2028', gone: undefined }
  expect(canonicalJson(data)).toBe(stringify(data))
})
