/** Reading the decks of other programs, and refusing other documents. The samples are our own. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { type ListReading, readList } from '../../src/decks/read.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'

const games = { [swccg.id]: swccg, [youngJedi.id]: youngJedi }
const cards = new CardIndex(games)

const sample = (name: string): string => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8')
function reading(text: string, game: keyof typeof games = swccg.id): ListReading {
  const read = readList(text, { game: games[game]!, cards })
  if (isRefusal(read)) throw new Error(read.refused)
  return read
}
const refusal = (text: string): string => {
  const read = readList(text, { game: swccg, cards })
  return isRefusal(read) ? read.refused : `read ${read.list.length} cards`
}
const listOf = ({ list }: ListReading) => list.map(({ card, count }) => `${count} ${card}`)

describe('GEMP', () => {
  it('The XML gives every card of the deck, foils and other pictures among them', () => {
    const read = reading(sample('gemp.xml'))
    expect(listOf(read)).toEqual(['1 1_288', '2 9_171', '1 1_312', '1 1_194'])
    expect(read.seat).toBe('dark')
    expect(read.unread).toEqual([{ line: expect.any(Number), text: '200_999', why: 'id' }])
  })

  it('Cards outside the deck are counted and left out', () => {
    expect(reading(sample('gemp.xml')).outside).toBe(2)
    expect(reading(sample('gemp-ids.txt')).outside).toBe(2)
  })

  it('The list of ids gives the same cards', () => {
    const read = reading(sample('gemp-ids.txt'))
    expect(listOf(read)).toEqual(['1 1_288', '2 9_171', '1 1_312', '1 1_194'])
    expect([read.taken, read.doubts, read.unread]).toEqual([[], [], []])
  })

  it('The page gives the name of the deck and its cards', () => {
    const read = reading(sample('gemp-page.txt'))
    expect(read.title).toBe('Raiders & Scythes')
    expect(listOf(read)).toEqual(['1 1_288', '2 9_171', '1 1_312', '3 4_174'])
    expect([read.taken, read.doubts, read.unread]).toEqual([[], [], []])
  })
})

describe('LackeyCCG', () => {
  it('A .dek file gives the cards of its deck; the set tells cards of one name apart', () => {
    const read = reading(sample('lackey.dek'))
    expect(listOf(read)).toEqual(['1 1_288', '2 9_171', '1 5_91', '1 4_174'])
    expect([read.taken, read.doubts, read.unread, read.outside]).toEqual([[], [], [], 1])
  })

  it('A .dek file of Young Jedi is read in the same way', () => {
    const read = reading(sample('lackey-young-jedi.dek'), youngJedi.id)
    expect(listOf(read)).toEqual(['2 DM-129', '1 DM-106'])
    expect([read.taken, read.doubts, read.unread, read.outside]).toEqual([[], [], [], 1])
  })
})

describe('Holotable', () => {
  it('A .htd file gives the cards by their names without spaces; virtual ones are named as missing', () => {
    const read = reading(sample('holotable.htd'))
    expect(listOf(read)).toEqual(['1 1_288', '2 9_171', '1 5_91', '3 4_174'])
    expect(read.unread.map(({ text, why }) => [text, why])).toEqual([
      ['stormtrooper', 'virtual'],
      ['onename', 'virtual'],
    ])
  })
})

describe('Another document', () => {
  const lines = (count: number, line: string) => Array<string>(count).fill(line).join('\n')
  const nested = (depth: number) =>
    `<deck>${'<superzone name="Deck">'.repeat(depth)}<card><name>Kessel</name></card>${'</superzone>'.repeat(depth)}</deck>`

  it.each([
    ['a web page', `<!DOCTYPE html><html><body>${lines(60, '<p>Nothing about cards</p>')}</body></html>`],
    ['a page without an end', '<html><body><h1>x</h1>'],
    ['other XML', `<?xml version="1.0"?><feed>${lines(60, '<entry><title>x</title></entry>')}</feed>`],
    ['XML of another program', '<deck><slot><piece>Kessel</piece></slot></deck>'],
    ['a picture as XML', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'],
    ['a deck that is cut off', '<deck><card blueprintId="1_288"/><card blueprintId="9_171"/>'],
    ['a deck that is cut off within a tag', '<deck><card blueprintId="1_288"/><card blueprint'],
    ['tags that are entangled', '<deck><superzone name="Deck"><card><name>Kessel</card></name></superzone></deck>'],
    ['two decks', '<deck><card blueprintId="1_288"/></deck><deck><card blueprintId="1_288"/></deck>'],
    ['a deck of many levels', nested(100)],
    ['a deck without cards', '<deck></deck>'],
    ['JSON', JSON.stringify({ deck: [{ id: '1_288', count: 60 }] })],
    ['JSON that is cut off', '{"deck":[{"id":"1_288",'],
    ['RTF', '{\\rtf1\\ansi Kessel}'],
    ['a program', '#!/bin/sh\necho Kessel'],
    ['a list of Holotable with a strange line', 'ver 2\nback imp.gif\ncard "Kessel" 1'],
  ])('%s is refused with one sentence', (_, text) => {
    expect(refusal(text)).toBe('decks.list-document')
  })

  it('Entities of the document itself are refused, not unfolded', () => {
    const bomb = `<?xml version="1.0"?><!DOCTYPE deck [<!ENTITY a "Kessel"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <deck><superzone name="Deck"><card><name>&b;</name></card></superzone></deck>`
    expect(refusal(bomb)).toBe('decks.list-document')
    const outer = `<!DOCTYPE deck SYSTEM "file:///etc/passwd"><deck><card blueprintId="1_288"/></deck>`
    expect(refusal(outer)).toBe('decks.list-document')
  })

  it('An entity that nobody declared stays as it is written', () => {
    const read = reading(
      '<deck><superzone name="Deck"><card><name>Kessel</name></card><card><name>&b;</name></card></superzone></deck>',
    )
    expect(listOf(read)).toEqual(['1 1_288'])
    expect(read.unread.map(({ text }) => text)).toEqual(['&b;'])
  })

  it('Prose is refused with one sentence, in place of a line for each of its lines', () => {
    const prose = Array.from(
      { length: 60 },
      (_, at) => `The ${'abcdefghij'[at % 10]}th evening of the journey was quiet`,
    )
    expect(refusal(prose.join('\n'))).toBe('decks.list-strange')
  })

  it('A list of cards that the library lacks is no strange document: each line is named', () => {
    const unknown = Array.from({ length: 12 }, (_, at) => `2 Xyzzy ${'abcdefghijkl'[at]}quux plugh`)
    expect(reading(`1 Kessel\n${unknown.join('\n')}`).unread).toHaveLength(12)
  })
})

describe('The handbook', () => {
  const handbook = readFileSync(new URL('../../docs/decks.md', import.meta.url), 'utf8')
  const blocks = (from: string) =>
    [...handbook.slice(handbook.indexOf(from)).matchAll(/```\w*\n([^`]+)```/g)].map(([, block]) => block!)

  it('shows a list of each kind that is read to its last line', () => {
    const [, list] = blocks('## Reading a list')
    const read = reading(list!)
    expect([read.title, read.seat, read.outside]).toEqual(['Night raiders', 'dark', 1])
    expect([read.taken, read.doubts, read.unread]).toEqual([[], [], []])
    expect(listOf(read)).toEqual(['1 1_288', '2 9_171', '2 9_175', '2 5_91'])
  })

  it('shows a document of each program, all of them the same deck', () => {
    const documents = blocks('### Decks of other programs').slice(0, 5)
    for (const document of documents) expect(listOf(reading(document))).toEqual(['1 1_288', '2 9_171'])
  })
})
