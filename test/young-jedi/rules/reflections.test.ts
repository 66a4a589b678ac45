/** Reflections, virtual cards, corrections (parts 24, 26 and 30). */
import { describe, expect, it } from 'vitest'
import { cardById, cards, findCard, SETS } from '../../../src/games/young-jedi/cards/index.ts'
import { checkDeck } from '../../../src/games/young-jedi/decks/index.ts'
import { published } from '../cards/published.ts'
import { listOf, newMatch, type Played, position, type SideOfTable } from '../position.ts'

const PALACE = 'Naboo • Theed Palace'
const CAPITAL = 'Coruscant • Capital City'

type Power = Record<'characters' | 'location' | 'weapon' | 'battle' | 'texts' | 'destiny', number>
const power = (game: Played, side: 'dark' | 'light') =>
  (game.told('fight')[0] as unknown as { power: Record<string, Power> } | undefined)?.power[side]

/** One fight with one card of each side, dark attacking; `rows` are the plans where there is a choice. */
function fight(dark: SideOfTable, light: SideOfTable, rows: { dark?: string[]; light?: string[] } = {}, at = PALACE) {
  const game = position({ step: 'battle', at, dark, light })
  game.dark.battles(...(dark.hand ?? []))
  if (light.hand !== undefined) game.light.takes(...light.hand)
  if (rows.light !== undefined) game.light.plans(...rows.light)
  if (rows.dark !== undefined) game.dark.plans(...rows.dark)
  return game
}

describe('Armed & Dangerous', () => {
  it('rules 24.1, 1.2.4, 24.2 – is a character with a built-in weapon', () => {
    const armed = published.filter((card) => card.type === 'character' && card.builtIn !== undefined)
    expect(armed).toHaveLength(12)
    expect(armed.every(({ id }) => id.startsWith('RF-A'))).toBe(true)
    // A foil is not a card of its own in the catalogue.
    expect(cards.filter(({ id }) => /foil/i.test(id))).toEqual([])
  })

  it('rules 24.2.1, G-13, YJ-248 – costs all its counters; the weapon’s part is never cheaper', () => {
    const game = position({ dark: { hand: ['RF-A11'], effect: 'DF-59' }, light: { faceUp: ['Yoda'] } })
    game.dark.deploys('RF-A11')
    expect(game.told('deploy')).toMatchObject([{ cost: 5 }])
    const weapon = position({ dark: { hand: ['DM-115'], effect: 'DF-59' }, light: { faceUp: ['Yoda'] } })
    weapon.dark.deploys('DM-115')
    expect(weapon.told('deploy')).toMatchObject([{ cost: 0 }])
  })

  it('rules 24.2.2, 11.7, 16.1.4 – fights with its weapon: bonus and draw', () => {
    const game = fight({ faceUp: ['RF-A9'], deck: ['DM-99'] }, { faceUp: ['Yoda'] })
    expect(power(game, 'dark')).toEqual({ characters: 3, location: 1, weapon: 2, battle: 0, texts: 0, destiny: 4 })
    expect(game.draws()).toEqual(['dark weapon 4'])
  })

  it('rules 24.2.3, 11.3, YJ-249 – ignores a Weapon card before it, which is kept', () => {
    const game = fight({ faceUp: ['RF-A9', 'Blaster'] }, { faceUp: ['Yoda'] }, { dark: ['Blaster', 'RF-A9'] })
    expect(game.told('fighters').find((side) => (side.ignored as unknown[]).length > 0)).toMatchObject({
      weapons: [],
      ignored: [{ card: 'DM-119' }],
    })
    expect(game.draws()).toHaveLength(1)
    expect(game.dark.faceUp).toContain('Blaster')
  })

  it('rules 24.2.4, YJ-251, YJ-252 – is no Weapon card: texts that deploy or take weapons don’t fit it', () => {
    const training = position({
      turn: 'light',
      at: CAPITAL,
      light: { hand: ['JC-17'], effect: 'Jedi Training', deck: ['RF-A3', 'Jedi Lightsaber'] },
      dark: { faceUp: ['Watto'] },
    })
    training.light.deploys('JC-17')
    training.light.uses('Jedi Training')
    expect(training.light.offered('search')).toEqual(['Jedi Lightsaber, Constructed by Ki-Adi-Mundi'])
    const pounded = position({
      turn: 'light',
      step: 'even-up',
      light: { faceUp: ['Yoda'], effect: 'Pounded Unto Death' },
      dark: { faceUp: ['RF-A10', 'STAP'] },
    })
    expect(pounded.light.offered('remove')).toEqual(['STAP'])
  })

  it('rules 24.2.5, 11.5, YJ-250 – Force Push takes its bonus and draw, no more', () => {
    const game = fight(
      { faceUp: ['RF-A9', 'Watto'] },
      { faceUp: ['Qui-Gon Jinn', 'Rabé'], hand: ['BL-51'] },
      { light: ['BL-51', 'Qui-Gon Jinn', 'Rabé'], dark: ['RF-A9', 'Watto'] },
    )
    expect(power(game, 'dark')).toEqual({ characters: 3, location: 1, weapon: 0, battle: 0, texts: 0, destiny: 0 })
    expect(game.told('ignored')).toMatchObject([{ weapons: [{ card: 'RF-A9' }] }])
  })

  it('rules 24.2.2, 13.2, G-83 – in a group every such weapon works', () => {
    const game = fight(
      { faceUp: ['RF-A9', 'DM-99', 'DM-98'], hand: ['DM-131'] },
      { faceUp: ['Yoda'] },
      { dark: ['DM-131', 'DM-99', 'DM-98', 'RF-A9'] },
    )
    // The character is not ◆, so it belongs to no such group and fights alone with its weapon.
    expect(game.told('discard')).toMatchObject([{ why: 'fault' }])
  })
})

describe('Combo Battle and Double Impact', () => {
  it('rule 24.3, YJ-253 – both benefits of a Combo work together', () => {
    const game = fight(
      { faceUp: ['Watto'] },
      { faceUp: ['Queen Amidala, Ruler of Naboo'], hand: ['RF-C4'], deck: [] },
      { light: ['RF-C4', 'DM-8'] },
    )
    expect(power(game, 'light')?.battle).toBe(3)
    const lost = fight(
      { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Blaster Rifle'] },
      { faceUp: ['Queen Amidala, Ruler of Naboo'], hand: ['RF-C4'] },
      { light: ['RF-C4', 'DM-8'], dark: ['Sith Lightsaber', 'DM-71'] },
    )
    expect(power(lost, 'light')?.battle).toBe(3)
    expect(lost.light.hand).toEqual(['Queen Amidala, Ruler of Naboo'])
    expect(lost.told('damage')).toEqual([])
  })

  it('rules 24.4, 12.2, YJ-254 – each time one half is chosen, and only that one works', () => {
    const row = (half: 'RF-D9/1' | 'RF-D9/2', user: string) =>
      power(fight({ faceUp: [user], hand: ['RF-D9'] }, { faceUp: ['Boss Nass'] }, { dark: [half, user] }), 'dark')
        ?.battle
    expect(row('RF-D9/2', 'Sith Probe Droid')).toBe(3)
    expect(row('RF-D9/1', 'Sith Probe Droid')).toBe(0)
    const game = position({ step: 'battle', dark: { faceUp: ['Watto'], hand: ['RF-D9'] }, light: { faceUp: ['Yoda'] } })
    game.dark.battles('RF-D9')
    expect(game.dark.offered('plan')).toEqual(['Watto, Slave Owner', 'Let Them Make The First Move', 'Very Unusual'])
    const { id } = game.decision('dark', 'plan')
    const both = { decision: id, exit: 'ok', arrange: ['dh1', 'dh1/2', 'dt1'] }
    expect(game.hand('dark', both)).toMatchObject({ refused: 'shape.arrange' })
  })

  it('rules 24.4, 20.1, 20.2 – or its Effect is deployed for its counters; discarded it is the whole card again', () => {
    const game = position({
      step: 'deploy',
      dark: { hand: ['RF-D14'], faceUp: ['Watto'] },
      light: { hand: ['DM-66'] },
    })
    game.dark.deploys('RF-D14')
    expect(game.dark.effect).toBe('After Her!')
    expect(game.told('deploy')).toMatchObject([{ card: 'RF-D14/2', cost: 2 }])
    game.dark.evensUp()
    expect(game.dark.discard).toEqual(['You Have Been Well Trained & After Her!'])
  })

  it('rule 24.4 – one of two Battle cards cannot be deployed', () => {
    const game = position({ dark: { hand: ['RF-D9', 'RF-D14'] }, light: { faceUp: ['Yoda'] } })
    expect(game.dark.offered('deploy')).toEqual(['You Have Been Well Trained & After Her!'])
  })
})

describe('two destiny numbers', () => {
  it('rules 24.5, 10.3.3 – their owner chooses one of them, each time again', () => {
    const game = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: ['Watto', 'Blaster', 'Bib Fortuna', 'Blaster'], deck: ['RF-A7', 'RF-A7'] },
      light: { faceUp: ['Yoda', 'Yoda'] },
    })
    game.dark.battles()
    game.light.plans('Yoda', 'Yoda')
    game.dark.plans('Blaster', 'Watto', 'Blaster', 'Bib Fortuna')
    expect(game.asked).toEqual(['dark destiny-number'])
    expect(game.dark.offered('destiny-number')).toEqual(['3', '2'])
    game.dark.says('destiny-number', 'ok', '3')
    expect(game.totals()).toEqual([{ dark: 6, light: 4 }])
    game.dark.says('destiny-number', 'ok', '2')
    expect(game.totals()).toEqual([{ dark: 4, light: 4 }])
  })

  it('rules 24.5, 23.7.1, 23.7.2 – in a duel too: as attack and as block', () => {
    const game = position({
      step: 'duel',
      at: PALACE,
      dark: { faceUp: ['Darth Sidious', 'Sith Lightsaber'], deck: ['RF-A7', 'RF-A8'] },
      light: { faceUp: ['Yoda'], deck: ['DM-7', 'DM-7'] },
    })
    game.dark.duels('Darth Sidious', 'Sith Lightsaber', 'Yoda')
    const { shape } = game.decision('dark', 'attack')
    expect(shape.type === 'choose' && shape.options.map(({ id }) => id).slice(0, 4)).toEqual([
      'dd1:3',
      'dd1:2',
      'dd2:6',
      'dd2:4',
    ])
    game.dark.attacks('RF-A7', 2)
    expect(game.told('attack')).toEqual([{ card: 'RF-A7', number: 2 }])
    expect(game.light.offered('block')).toEqual(['Mace Windu, Jedi Master', 'Mace Windu, Jedi Master'])
  })

  it('rules 3.2.3, G-06 – if both cards drawn for the start have two, both draw again; if one has, its owner chooses', () => {
    const plain = { 'DM-135': 1, 'DM-136': 1, 'DM-137': 1 }
    const twos: { dark: string; light: string; numbers: unknown }[] = []
    for (const seed of ['one', 'two', 'three', 'four']) {
      const game = newMatch(
        'full',
        {
          dark: listOf('dark', { 'RF-A7': 10, ...plain }),
          light: listOf('light', { 'RF-A3': 10, 'DM-65': 1, 'DM-66': 1, 'DM-67': 1 }),
        },
        seed,
      )
      const draws = game.told('start-draw') as unknown as typeof twos
      twos.push(...draws.filter((draw) => draw.dark === 'RF-A7' && draw.light === 'RF-A3'))
    }
    expect(twos.length).toBeGreaterThan(0)
    for (const draw of twos) expect(draw.numbers).toEqual({ dark: null, light: null })
    const one = newMatch(
      'full',
      { dark: listOf('dark', { 'RF-A7': 57 }), light: listOf('light', { 'Boss Nass': 57, 'DM-65': 1 }) },
      'one',
    )
    expect(one.asked).toEqual(['dark start-number'])
    expect(one.dark.offered('start-number')).toEqual(['3', '2'])
    one.dark.says('start-number', 'ok', '2')
    expect(one.told('start-draw')).toMatchObject([{ dark: 'RF-A7', light: 'DM-13', numbers: { dark: 2, light: 1 } }])
    expect(one.asked).toEqual(['dark start-location'])
  })
})

describe('virtual cards', () => {
  const virtual = cards.filter(({ id }) => /^V\d-/.test(id))
  const printed = (id: string) => id.replace(/^V\d-/, '')

  it('rules 26.1, U-38, YJ-278 – each names the printed card under it, of one of the sets', () => {
    expect(virtual.length).toBeGreaterThan(10)
    const codes = SETS.map(({ code }) => code)
    for (const { id } of virtual) {
      expect(id).toMatch(/^V\d-[A-Z]{2}-\d+$/)
      expect(codes).toContain(printed(id).split('-')[0])
      expect(findCard(printed(id)), id).toBeDefined()
    }
  })

  it('rules 26.1, YJ-280 – it replaces the text of that card', () => {
    const game = fight({ faceUp: ['V2-JC-74'], hand: [] }, { faceUp: ['Yoda'] })
    expect(game.asked).toEqual(['dark even-up'])
    const tie = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: ['V2-JC-74'], hand: ['Blaster', 'Blaster'] },
      light: { faceUp: ['Yoda'] },
    })
    tie.dark.battles()
    expect(tie.asked).toEqual(['dark call-tie'])
    tie.dark.says('call-tie', 'use', 'Blaster', 'Blaster')
    expect(tie.beaten()).toEqual([null])
    expect(tie.dark.faceUp).toEqual(['Watto, Junk Merchant'])
    // The printed card has no text.
    const printedOne = fight({ faceUp: ['JC-74'] }, { faceUp: ['Yoda'] })
    expect(printedOne.beaten()).toEqual(['dark'])
  })

  it('rules 26.2, 26.6, U-19, YJ-279 – none is used on a card of two parts; an asterisk has no meaning', () => {
    const parted = (id: string) => {
      const card = cardById(id)
      return card.type === 'double' || (card.type === 'battle' && card.titles !== undefined) || 'builtIn' in card
    }
    expect(virtual.map(({ id }) => printed(id)).filter(parted)).toEqual([])
    expect(cards.filter(({ id }) => id.includes('*'))).toEqual([])
  })

  it('rules 26.4, 2.3, 2.7 – it has the printed card’s title and counts with it', () => {
    for (const { id, title } of virtual) expect(title.toLowerCase(), id).toBe(cardById(printed(id)).title.toLowerCase())
    const six = listOf('dark', { 'JC-74': 3, 'V2-JC-74': 3 })
    const faults = checkDeck(six, 'dark', 'full').map(({ refused, values }) => [refused, values.count])
    expect(faults).toContainEqual(['deck.title', 6])
  })

  it('rules 26.4, 6.2.2 – in play, too, both are one stack', () => {
    const game = position({
      dark: { stranded: { Naboo: ['JC-74'] }, hand: ['V2-JC-74', 'Blaster'] },
      light: { faceUp: ['Yoda'] },
    })
    expect(game.dark.offered('deploy')).toEqual(['Blaster'])
  })

  it('rules 26.5, 2.6 – one Objective a deck', () => {
    const two = listOf('dark', { 'BP-59': 2 })
    expect(checkDeck(two, 'dark', 'full').map(({ refused }) => refused)).toContain('deck.objective')
  })

  it('rules 26.3, 2.9 – sealed play is no format of this program', () => {
    expect(checkDeck([], 'dark', 'sealed' as 'full').map(({ refused }) => refused)).toEqual(['deck.format'])
  })
})

describe('corrections', () => {
  it('rules 30.1, 30.2, 30.3, 30.7 – cost and copies as they are in force', () => {
    expect(cardById('DM-40')).toMatchObject({ title: 'Eopie', counters: 1 })
    expect(cardById('DM-103')).toMatchObject({ counters: 2 })
    expect(cardById('BP-4')).toMatchObject({ title: 'Jira', copies: 'unique' })
    const game = position({ dark: { hand: ['DM-103', 'DM-103', 'DM-103'] }, light: { faceUp: ['Yoda'] } })
    game.dark.deploys('DM-103', 'DM-103', 'DM-103')
    expect(game.told('deploy').map(({ cost }) => cost)).toEqual([2, 2, 2])
    const jira = position({ turn: 'light', light: { faceUp: ['BP-4'], hand: ['BP-4'] }, dark: { faceUp: ['Watto'] } })
    expect(jira.light.offered('deploy')).toEqual([])
  })

  it('rules 30.1, 30.4 – two ◆ Coruscant Guards fight together', () => {
    const game = fight(
      { faceUp: ['Watto'] },
      { faceUp: ['JC-33', 'JC-34'], hand: ['JC-61'] },
      { light: ['JC-61', 'JC-33', 'JC-34'] },
    )
    expect(power(game, 'light')).toMatchObject({ characters: 6, battle: 1 })
  })

  it('rules 30.1, 30.5 – the Droid Starfighter draws', () => {
    for (const id of ['DM-139', 'JC-139', 'BL-139', 'DF-60']) expect(cardById(id)).toMatchObject({ starfighter: true })
  })

  it('rules 30.1, 30.6, YJ-239 – the Combo of Anakin and Padmé is worth four', () => {
    const game = fight(
      { faceUp: ['Watto'] },
      { faceUp: ['Anakin Skywalker', 'Padmé Naberrie'], hand: ['RF-C1'] },
      { light: ['RF-C1', 'Anakin Skywalker', 'Padmé Naberrie'] },
    )
    expect(power(game, 'light')?.battle).toBe(4)
  })
})
