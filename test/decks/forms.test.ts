/** Lines of deck lists as players of both games write them. */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import { fileNameOf } from '../../src/decks/export-name.ts'
import { writeList } from '../../src/decks/list.ts'
import { type ListReading, readList } from '../../src/decks/read.ts'
import { swccg } from '../../src/games/swccg/index.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { CardIndex } from '../../src/lookup/search.ts'

const games = { swccg, 'young-jedi': youngJedi }
const cards = new CardIndex({ [swccg.id]: swccg, [youngJedi.id]: youngJedi })

function reading(text: string, game: keyof typeof games = 'swccg', seat?: string): ListReading {
  const read = readList(text, { game: games[game], cards, seat })
  if (isRefusal(read)) throw new Error(read.refused)
  return read
}
/** The cards, with the lines that were not exact, unclear or unread, which should be none. */
function exactly(text: string, game: keyof typeof games = 'swccg', seat?: string): string[] {
  const { list, taken, doubts, unread } = reading(text, game, seat)
  expect([taken, doubts, unread]).toEqual([[], [], []])
  return list.map(({ card, count }) => `${count} ${card}`)
}

describe('Numbers of cards', () => {
  it('1_129 is never 11_29', () => {
    const { list, unread } = reading('2 1_129\n1_129\n11_29\n1129', 'swccg', 'light')
    expect(list).toEqual([{ card: '11_29', count: 1 }])
    expect(unread.map(({ text, why }) => [text, why])).toEqual([
      ['2 1_129', 'id'],
      ['1_129', 'id'],
      ['1129', expect.any(String)],
    ])
  })

  it.each([
    '2 9_171',
    '2x 9_171',
    '2 x 9_171',
    '2x9_171',
    '9_171 x2',
    '9_171 (2)',
    '(2) 9_171',
    '9_171*\n9_171^',
    '9_0171 x2',
  ])('%j is two of 9_171', (text) => {
    expect(exactly(text)).toEqual(['2 9_171'])
  })

  it('A line is doubtful where number and name disagree', () => {
    expect(reading('2 Kessel (9_171)').doubts).toMatchObject([{ count: 2, candidates: ['9_171', '1_288'] }])
    expect(reading('2 Kessel (1_999)').doubts).toMatchObject([{ count: 2, candidates: ['1_288'] }])
    expect(reading('1 Xyzzy Plugh (9_171)').doubts).toMatchObject([{ candidates: expect.arrayContaining(['9_171']) }])
    expect(reading('1 Sandstorm (DM 130)', 'young-jedi').doubts).toMatchObject([{ candidates: ['DM-130', 'DM-129'] }])
  })

  it('Young Jedi: the set may be abbreviated by its first letters', () => {
    for (const id of ['MDM 71', 'MDM-71', 'mdm71', '(MDM 71)'])
      expect(exactly(`3 ${id}`, 'young-jedi')).toEqual(['3 DM-71'])
    expect(exactly('1 BON 3', 'young-jedi')).toEqual(['1 BL-3'])
    expect(exactly('1 EMDM-P4', 'young-jedi')).toEqual(['1 EM-P4'])
  })
})

describe('Marks of a virtual card', () => {
  const MARKS = ['(V)', '[V]', '(v)', '{V}', '(V2)', '(Virtual)', '[Virtual Set 4]', '(Virtual Block 3)', '(Virtuelle)']
  it.each([
    ...MARKS.map((mark) => `2 Kessel ${mark}`),
    '2 Kessel V',
    '2 Kessel - V',
    '2 Virtual Kessel',
    'Kessel (V) x2',
    '2 Kesselⱽ',
  ])('%j asks for a card that the library of SWCCG lacks', (line) => {
    const { list, unread, doubts } = reading(`1 Bantha\n${line}`)
    expect(list).toEqual([{ card: '1_307', count: 1 }])
    expect(doubts).toEqual([])
    expect(unread.map(({ why }) => why)).toEqual(['virtual'])
  })

  it.each(MARKS)('%j finds the virtual card of Young Jedi, and no mark asks which one is meant', (mark) => {
    expect(exactly(`2 Mace Windu, Senior Jedi Council Member ${mark}`, 'young-jedi')).toEqual(['2 V1-JC-7'])
    expect(reading('2 Mace Windu, Senior Jedi Council Member', 'young-jedi').doubts).toHaveLength(1)
    expect(reading(`2 Sandstorm ${mark}`, 'young-jedi').unread.map(({ why }) => why)).toEqual(['virtual'])
  })
})

describe('Headings', () => {
  it.each([
    ['Side: Dark', 'dark'],
    ['Side: Light', 'light'],
    ['Dark', 'dark'],
    ['Light:', 'light'],
    ['Light Side', 'light'],
    ['**Dark Side**', 'dark'],
    ['# Dark', 'dark'],
    ['Dark Side (60)', 'dark'],
    ['DS', 'dark'],
    ['Camp : Obscur', 'dark'],
    ['Lumineux :', 'light'],
  ])('%j gives the side', (heading, side) => {
    for (const game of ['swccg', 'young-jedi'] as const) {
      const text = `${heading}\n${game === 'swccg' ? '2 Sense\n1 Alter' : '2 Blaster'}`
      const { seat, unread, doubts } = reading(text, game)
      expect([seat, unread, doubts]).toEqual([side, [], []])
    }
  })

  it.each([
    'Starting (2)',
    'Starting (2):',
    'Starting Cards',
    'Locations (6)',
    'Locations - 6',
    'LOCATIONS: 6',
    '6 Locations',
    'Characters',
    'Characters (15):',
    '== Characters (15) ==',
    '**Characters** (15)',
    'Starships & Vehicles (8)',
    'Weapons/Devices',
    'Used Interrupts (4)',
    'Lost Interrupts',
    'Immediate Effects:',
    'Epic Events (1)',
    'Some ships that I like (5):',
    'Personnages (15)',
    'Interruptions (4)',
  ])('%j is a heading and no card', (heading) => {
    expect(exactly(`1 Bantha\n${heading}\n2 Kessel`)).toEqual(['1 1_307', '2 1_288'])
  })

  it.each(['Red (10)', 'Red', 'Orange (3):', 'Rouge (10)', 'Wild (1)', 'Battle Cards (3)', 'Weapons (4)'])(
    'Young Jedi: %j is a heading',
    (heading) => {
      expect(exactly(`${heading}\n2 Sandstorm`, 'young-jedi')).toEqual(['2 DM-129'])
    },
  )

  it.each([
    'Sideboard',
    'Sideboard (3):',
    'Defensive Shields (10)',
    'Outside the deck',
    'Outside of deck:',
    '# Shields',
    'Hors du deck',
  ])('Cards below %j are counted and left out, up to the next heading', (heading) => {
    const text = `1 Bantha\n${heading}\n2 Alter\n1 Xyzzy Plugh\n\nLocations (2)\n2 Kessel`
    expect(exactly(text)).toEqual(['1 1_307', '2 1_288'])
    expect(reading(text).outside).toBe(3)
  })

  it('A first line that names no card is the title', () => {
    for (const text of ['Night raiders\n2 Kessel\n1 Bantha', '\n\nNight raiders\n\n2 Kessel\n1 Bantha']) {
      expect(exactly(text)).toEqual(['2 1_288', '1 1_307'])
      expect(reading(text).title).toBe('Night raiders')
    }
  })

  it('A first line that may be a card is none', () => {
    expect(exactly('Kessel\n2 Bantha\n1 Stormtrooper')).toEqual(['1 1_288', '2 1_307', '1 1_194'])
    expect(reading('Stormtroper\n2 Bantha\n1 Kessel').taken).toMatchObject([{ card: '1_194' }])
    expect(reading('Night raiders\nBantha\nKessel').unread).toHaveLength(1)
  })
})

describe('The set of a card', () => {
  it.each([
    'Boba Fett [Cloud City]',
    'Boba Fett (CC)',
    'Boba Fett (Cloud City, R)',
    'Boba Fett {CC}',
    'Boba Fett - Cloud City',
    'Boba Fett, Cloud City',
    'Boba Fett (R) (CC)',
    'Boba Fett (5_91)',
  ])('tells cards of one name apart: %j', (line) => {
    expect(exactly(`2 ${line}`)).toEqual(['2 5_91'])
    expect(exactly(`${line} x2`)).toEqual(['2 5_91'])
  })

  it('Its abbreviation is the first letters of its words, or its beginning', () => {
    expect(exactly('1 Boba Fett (SE)')).toEqual(['1 7_167'])
    expect(exactly('1 Kessel (Prem)')).toEqual(['1 1_288'])
    expect(exactly('1 Lord Vader (DSII)\n1 Myn Kyneugh (DS2)')).toEqual(['1 9_113', '1 9_118'])
  })

  it('The line is doubtful where the card is in no such set, and where no set is named', () => {
    expect(reading('1 Kessel (Hoth)').doubts).toMatchObject([{ candidates: ['1_288'] }])
    expect(reading('1 Boba Fett').doubts).toMatchObject([{ candidates: ['5_91', '7_167'] }])
  })

  it('Marks for rarity, foil and another picture say nothing', () => {
    expect(exactly('1 Kessel (U2)\n1 Bantha (AI)\n1 Blaster Rifle (foil)')).toEqual(['1 1_288', '1 1_307', '1 1_312'])
  })

  it('A column gives it', () => {
    expect(exactly('Qty,Card,Set\n2,Boba Fett,Cloud City\n1,Kessel,Premiere')).toEqual(['2 5_91', '1 1_288'])
  })
})

describe('Cards of two names', () => {
  it('A combo is not taken for one of its halves', () => {
    const { list, unread, doubts } = reading('1 Sense & Xyzzy Plugh\n1 Alter &amp; Xyzzy\n2 Kessel', 'swccg', 'dark')
    expect(list).toEqual([{ card: '1_288', count: 2 }])
    expect(doubts).toEqual([])
    expect(unread.map(({ why }) => why)).toEqual(['card', 'card'])
  })

  it('Young Jedi: a combo is found with any writing of its sign', () => {
    for (const name of [
      'Celebration & Gungan Mounted Troops',
      'Celebration &amp; Gungan Mounted Troops',
      'celebration&gungan mounted troops',
    ])
      expect(exactly(`2 ${name}`, 'young-jedi')).toEqual(['2 RF-C3'])
  })

  it('An Objective is found by either side of it', () => {
    for (const name of [
      'Set Your Course For Alderaan / The Ultimate Power In The Universe',
      'Set Your Course For Alderaan',
    ])
      expect(reading(`1 ${name}`).list).toEqual([{ card: '111_6', count: 1 }])
  })
})

describe('Signs around a line', () => {
  it.each([
    '3 4-LOM&#39;s Concussion Rifle',
    '🔵 3 4-LOM’s Concussion Rifle',
    ':blue_circle: 3 4-LOM’s Concussion Rifle',
    '<:dark:123456789012345678> 3 4-LOM’s Concussion Rifle',
    '3️⃣ 4-LOM’s Concussion Rifle',
    ':three: 4-LOM’s Concussion Rifle',
    '3x •4-LOM’s Concussion Rifle',
    '~~2 Kessel~~ 3 4-LOM’s Concussion Rifle',
    '~~2~~ 3 4-LOM’s Concussion Rifle',
    '3 4-LOM’s Concussion Rifle ⭐',
  ])('%j is three of 4_174', (line) => {
    expect(exactly(line)).toEqual(['3 4_174'])
  })

  it('A line that is struck through does not count', () => {
    expect(exactly('1 Bantha\n~~2 Kessel~~\n- ~~Stormtrooper x3~~')).toEqual(['1 1_307'])
  })
})

describe('A whole list on one line', () => {
  it.each([
    '3 Stormtrooper, 2 Kessel, 1 Bantha',
    '3x Stormtrooper; 2x Kessel; 1x Bantha',
    '3 Stormtrooper | 2 Kessel | 1 Bantha',
    'Stormtrooper x3, Kessel x2, Bantha x1',
    'Stormtrooper (3), Kessel (2), Bantha (1)',
    '3 Stormtrooper 2 Kessel 1 Bantha',
    '3x Stormtrooper 2x Kessel 1x Bantha',
    'Deck: 3 Stormtrooper, 2 Kessel, 1 Bantha',
    '3 Stormtrooper, 2 Kessel, Bantha',
  ])('%j is three cards', (text) => {
    expect(exactly(text)).toEqual(['3 1_194', '2 1_288', '1 1_307'])
  })

  it('Names with numbers stay whole', () => {
    expect(exactly('2 Black 3 1 Tempest 1 3 Scimitar 2')).toEqual(['2 1_300', '1 8_170', '3 9_167'])
    expect(exactly('2 Darth Maul, Sith Lord, 3 Sandstorm', 'young-jedi')).toEqual(['2 DM-106', '3 DM-129'])
    expect(exactly('2 Ability, Ability, Ability')).toEqual(['2 5_110'])
  })

  it('A deck of sixty cards fits', () => {
    const dark = swccg.cards.all.filter(({ side, name }) => side === 'dark' && !name.includes(',')).slice(0, 60)
    const line = dark.map(({ name, id }) => `1 ${name} (${id})`).join(', ')
    expect(exactly(line)).toHaveLength(60)
  })
})

describe('Our own form', () => {
  it.each(Object.keys(games) as (keyof typeof games)[])('is read back in %s', (id) => {
    const game = games[id]
    for (const side of game.seats) {
      const ids = game.cards.all.filter((card) => card.side === side).map((card) => card.id)
      const list = ids.slice(0, 200).map((card, at) => ({ card, count: 1 + (at % 4) }))
      const text = writeList(game, list, (type) => type)
      expect(new Set(exactly(text, id))).toEqual(new Set(list.map(({ card, count }) => `${count} ${card}`)))
    }
  })
})

describe('The name of an exported file', () => {
  it.each([
    ['CON', 'deck-con.txt'],
    ['nul', 'deck-nul.txt'],
    ['Com1', 'deck-com1.txt'],
    ['LPT9.', 'deck-lpt9.txt'],
    ['AUX...', 'deck-aux.txt'],
    ['Console', 'console.txt'],
    ['Night raiders.', 'night-raiders.txt'],
    ['  ... ', 'deck.txt'],
    ['日本', 'deck.txt'],
    ['a/b\\c:d*e?f"g<h>i|j', 'a-b-c-d-e-f-g-h-i-j.txt'],
    [`${'x'.repeat(39)} yz`, `${'x'.repeat(39)}.txt`],
  ])('%j becomes %s', (name, file) => {
    expect(fileNameOf(name)).toBe(file)
  })
})
