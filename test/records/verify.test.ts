import { createHash } from 'node:crypto'
import { stringify } from 'safe-stable-stringify'
import { describe, expect, it, test } from 'vitest'
import { games } from '../../src/games/registry.ts'
import { type MatchFile, readMatchFile } from '../../src/records/match-file.ts'
import { verdictLines } from '../../src/records/sentences.ts'
import { type KeptDigits, type MatchCheck, verifyMatch } from '../../src/records/verify.ts'
import { sealedMatch } from './sealed-matches.ts'

// biome-ignore lint/suspicious/noExplicitAny: forgers write what they like
type Loose = any

const GAME = 'young-jedi'
const { text: TEXT, seal: SEAL, end: END } = sealedMatch({ game: GAME, number: 1 })
const TOLD: KeptDigits = { seal: SEAL, log: END }

const fresh = (): Loose => JSON.parse(TEXT)
/** The code and the row of the first fault; the code of what can't be read. */
function checked(file: Loose, kept: KeptDigits = {}): string {
  const read = readMatchFile(JSON.stringify(file))
  if (!('rows' in read)) return `${read.code} ${read.values.path ?? ''}`.trim()
  const { fault, partly } = verifyMatch(games, read as MatchFile, kept)
  return fault === null ? (partly?.code ?? 'ok') : [fault.code, fault.row].filter((one) => one !== null).join(' ')
}
const verdictOf = (file: Loose, kept: KeptDigits = {}): MatchCheck =>
  verifyMatch(games, readMatchFile(JSON.stringify(file)) as MatchFile, kept)

const sha = (items: readonly string[]) =>
  createHash('sha256')
    .update(items.map((item) => `${Buffer.byteLength(item)}:${item},`).join(''))
    .digest('hex')
/** Works out all links and the end again, as a forger would. */
function relinked(file: Loose): Loose {
  let link = sha(['holonet-1 log', file.fair.seal, file.fair.seed])
  for (const row of file.rows) {
    const { link: _, ...rest } = row
    link = sha(['holonet-1 row', link, stringify(rest) ?? ''])
    row.link = link
  }
  return { ...file, end: link }
}

const ROW = 3
const answered = (file: Loose): Loose => file.rows.findIndex((row: Loose) => row.kind === 'answers' && row.seq > 5)
const flip = (digits: string) => `${digits[0] === 'a' ? 'b' : 'a'}${digits.slice(1)}`

/** Each change of one field, with the fault that it must bring. */
const CHANGES: readonly (readonly [string, (file: Loose) => void, string])[] = [
  ['a card of the challenger’s deck', (file) => (file.decks.dark[0].count += 1), 'seal'],
  ['a card of the guest’s deck', (file) => (file.decks.light[0].count += 1), 'decks'],
  ['the order of the challenger’s deck', (file) => file.decks.dark.reverse(), 'decks'],
  ['the order of the guest’s deck', (file) => file.decks.light.reverse(), 'decks'],
  ['an option', (file) => (file.rows[0].data.options.format = 'short'), 'link 0'],
  ['the exit of an answer', (file) => (file.rows[answered(file)].data.answers[0].exit += 'x'), 'link'],
  ['a choice', (file) => (file.rows[answered(file)].data.answers[0].choose = ['none']), 'link'],
  ['the order of rows', (file) => ([file.rows[2], file.rows[3]] = [file.rows[3], file.rows[2]]), 'field rows.2.seq'],
  ['a dropped row', (file) => file.rows.splice(ROW, 1), `field rows.${ROW}.seq`],
  ['the last row dropped', (file) => file.rows.pop(), 'end'],
  ['an added row', (file) => file.rows.push({ ...file.rows.at(-1), seq: file.rows.length }), 'link'],
  ['an event', (file) => (file.rows[0].events[0].type = 'draw'), 'link 0'],
  ['the card of an event', (file) => (file.rows[ROW].events = [{ type: 'draw' }]), `link ${ROW}`],
  ['a seat', (file) => (file.rows[ROW].seat = 'nobody'), `link ${ROW}`],
  ['an origin', (file) => (file.rows[ROW].origin = 'clock'), `link ${ROW}`],
  ['an engine', (file) => (file.rows[ROW].engine = '2'), `link ${ROW}`],
  ['a time', (file) => (file.rows[ROW].at = '2026-11-14T18:03:00.001Z'), `link ${ROW}`],
  ['a hash', (file) => (file.rows[ROW].hash = flip(file.rows[ROW].hash)), `link ${ROW}`],
  ['a link', (file) => (file.rows[ROW].link = flip(file.rows[ROW].link)), `link ${ROW}`],
  ['an unknown field of a row', (file) => (file.rows[ROW].more = 1), `link ${ROW}`],
  ['the secret', (file) => (file.fair.secret = flip(file.fair.secret)), 'seal'],
  ['the subject', (file) => (file.fair.subject += 'x'), 'seal'],
  ['the first seal', (file) => (file.fair.first = flip(file.fair.first)), 'seal'],
  ['the seal', (file) => (file.fair.seal = flip(file.fair.seal)), 'seal'],
  ['the seat of the challenger', (file) => (file.fair.author = 'light'), 'seal'],
  [
    'the challenger’s word',
    (file) => Object.assign(file.fair, { words: { ...file.fair.words, author: '' }, said: {} }),
    'seal',
  ],
  [
    'the guest’s word',
    (file) => Object.assign(file.fair, { words: { ...file.fair.words, guest: '' }, said: {} }),
    'seed',
  ],
  ['a word as it is shown', (file) => (file.fair.said.guest = 'another'), 'word'],
  ['the seed', (file) => (file.fair.seed = flip(file.fair.seed)), 'seed'],
  ['the end', (file) => (file.end = flip(file.end)), 'end'],
  ['the winner', (file) => (file.outcome.winner = 'nobody'), 'outcome'],
  ['the kind of the result', (file) => (file.outcome.kind = 'time-out'), 'outcome'],
  ['the game', (file) => (file.game = 'chess'), 'unknown-game'],
  ['a kind of row', (file) => (file.rows[ROW].kind = 'cheat'), `field rows.${ROW}.kind`],
  ['a missing link', (file) => delete file.rows[ROW].link, `field rows.${ROW}.link`],
  ['a broken number', (file) => (file.rows[ROW].data.half = 0.5), `field rows.${ROW}.data.half`],
]

describe('a file with one change is refused', () => {
  it.each(CHANGES)('%s', (_, change, code) => {
    const file = fresh()
    change(file)
    expect(JSON.stringify(file)).not.toBe(JSON.stringify(fresh()))
    const found = checked(file)
    expect(found.startsWith(code) ? code : found).toBe(code)
  })

  it('of another seal or log than those that were told', () => {
    expect(checked(fresh(), { seal: flip(SEAL) })).toBe('seal-other')
    expect(checked(fresh(), { log: flip(END) })).toBe('end')
  })
})

/** Changes of the log that a forger covers up: what the rules find, or `ok` where only the told end finds it. */
const COVERED: readonly (readonly [string, (file: Loose) => void, string])[] = [
  ['a time', (file) => (file.rows[ROW].at = '2026-11-14T18:03:00.001Z'), 'ok'],
  ['an origin', (file) => (file.rows[ROW].origin = 'clock'), 'ok'],
  ['an exit', (file) => (file.rows[answered(file)].data.answers[0].exit += 'x'), 'refused'],
  ['a choice', (file) => (file.rows[answered(file)].data.answers[0].choose = ['none']), 'refused'],
  ['an event', (file) => (file.rows[ROW].events[0].type = 'invented'), `events ${ROW}`],
  ['a hash', (file) => (file.rows[ROW].hash = flip(file.rows[ROW].hash)), `hash ${ROW}`],
  ['a cut log', (file) => file.rows.splice(20), 'outcome'],
  [
    'the order of a deck in both places',
    (file) => {
      file.decks.light.reverse()
      file.rows[0].data.decks.light.reverse()
    },
    'decks',
  ],
  [
    'a forged position',
    (file) => {
      const [one] = file.rows.splice(ROW, 1, { ...file.rows[ROW], kind: 'upgrade', seat: null, origin: 'system' })
      file.rows[ROW].data = { from: one.engine, state: { any: 1 } }
    },
    `refused ${ROW}`,
  ],
]

describe('a file whose links a forger has worked out again', () => {
  it.each(COVERED)('%s is refused with the told end, and without it if the rules find it', (_, change, code) => {
    const file = fresh()
    change(file)
    const forged = relinked(file)
    const told = checked(forged, TOLD)
    expect(told).toBe('end')
    const alone = checked(forged)
    expect(alone.startsWith(code) ? code : alone).toBe(code)
    const lines = verdictLines(games, forged, verdictOf(forged), {})
    expect(lines).not.toContain('Nothing was changed.')
  })
})

describe('an unchanged file', () => {
  it.each([
    { game: 'young-jedi', number: 2 },
    { game: 'young-jedi', number: 3, author: false },
    { game: 'young-jedi', number: 4, givesUpAfter: 6 },
    { game: 'swccg', number: 5, givesUpAfter: 25 },
    { game: 'swccg', number: 6, author: false, givesUpAfter: 12 },
  ])('is accepted: %o', (wish) => {
    const { text, seal, end } = sealedMatch(wish)
    const file = readMatchFile(text) as MatchFile
    const verdict = verifyMatch(games, file, { seal: seal.slice(0, 32), log: end })
    expect(verdict).toMatchObject({ fault: null, partly: null, checked: { seal: 'given', log: 'given', fromRow: 0 } })
    expect(verdict.shuffles).toBeGreaterThan(1)
  })

  it('is told line by line', () => {
    const file = fresh()
    const { shuffles } = verdictOf(file)
    const digits = (all: string) => all.slice(0, 32).match(/.{8}/g)!.join(' ')
    const rows = file.rows.length
    const head = `Young Jedi, Dark Side – Light Side, ${rows} rows, engine ${file.rows[0].engine}.`
    expect(verdictLines(games, file, verdictOf(file, TOLD), TOLD)).toEqual([
      head,
      `The seal ${digits(SEAL)} is the one you gave.`,
      'The seed follows from the secret, the seal and two words.',
      `All ${shuffles} shuffles follow from the seed. All ${rows} rows play out as written. The log ends as you gave it.`,
      'Nothing was changed.',
    ])
    const alone = verdictLines(games, file, verdictOf(file), {})
    expect(alone[1]).toBe(`The seal ${digits(SEAL)} is the one in the file. Compare it with the one in your challenge.`)
    expect(alone.at(-1)).toBe(`Compare the end of the log with the one told with the result: ${digits(END)}.`)
  })

  it('without a seal plays out as written, and promises nothing', () => {
    const file = fresh()
    file.rows[0].data.seed = file.fair.seed
    for (const row of file.rows) delete row.link
    expect(checked({ ...file, fair: null, end: null })).toBe('unsealed')
  })

  it('of another engine is checked in part only', () => {
    const file = fresh()
    for (const row of file.rows) row.engine = 'old'
    expect(checked(relinked(file))).toBe('engine')
  })

  it('for spectators of open hands says that it holds what one reader knew', () => {
    const file = fresh()
    const { secret: _, words: __, said: ___, seed: ____, ...fair } = file.fair
    const rows = file.rows.map(({ data: d, hash: h, link: l, ...row }: Loose) => row)
    expect(checked({ ...file, as: 'spectator', closed: null, fair, rows, decks: {} })).toBe('view')
  })

  it('for spectators says that hands are closed', () => {
    const file = fresh()
    const { secret: _, words: __, said: ___, seed: ____, ...fair } = file.fair
    const rows = file.rows.map(({ data: d, hash: h, link: l, ...row }: Loose) => row)
    const closed = { ...file, as: 'spectator', closed: { until: null }, decks: {}, fair, rows }
    expect(checked(closed)).toBe('closed')
    expect(checked(closed, { seal: flip(SEAL) })).toBe('seal-other')
    expect(checked({ ...closed, as: 'all' })).toBe('field rows.0.data')
  })
})

test.each([
  ['{\n"a": 1,\n}', 'not-json'],
  ['[]', 'other-format'],
  ['{"format":"other"}', 'other-format'],
  ['{"format":"holonet-match","version":2}', 'newer'],
  ['{"format":"holonet-match","version":1}', 'field madeBy'],
  [TEXT.replace('"notes": []', '"__proto__": {}, "notes": []'), 'field __proto__'],
  [TEXT.replace('"notes": []', `"notes": [${'['.repeat(20)}${']'.repeat(20)}]`), 'field'],
  [TEXT.replace('"name": "', `"name": "${'x'.repeat(201)}`), 'field'],
  [`${TEXT}${' '.repeat(8 * 1024 * 1024)}`, 'field file'],
])('a file that is no match is unreadable: case %#', (text, code) => {
  const read = readMatchFile(text)
  const found = 'code' in read && !('rows' in read) ? `${read.code} ${read.values.path ?? ''}`.trim() : 'read'
  expect(found.startsWith(code) ? code : found).toBe(code)
})
