/** Texts of characters, searches, and selectors (parts 21 and 27). */
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/contract/index.ts'
import { seenBy } from '../../../src/contract/index.ts'
import { type Played, position, type SideOfTable } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const PALACE = 'Naboo • Theed Palace'
const OWO = 'DF-35'
const OWO_NAME = 'OWO-1, Battle Droid Command Officer'
const DROID = 'Battle Droid: Infantry, MTT Division'

interface Texts {
  readonly power: Record<'dark' | 'light', { texts: number; weapon: number; battle: number; destiny: number }>
  readonly texts: Record<'dark' | 'light', { card: string; to: string; bonus: number }[]>
}
const fights = (game: Played) => game.told('fight') as unknown as Texts[]

/** Plans with only one possible order are not asked for. */
function battle(at: string, dark: SideOfTable, light: SideOfTable, plans: { dark?: string[]; light?: string[] } = {}) {
  const game = position({ step: 'battle', at, dark, light })
  game.dark.battles(...(dark.hand ?? []))
  if (plans.light !== undefined) game.light.plans(...plans.light)
  if (plans.dark !== undefined) game.dark.plans(...plans.dark)
  return game
}

describe('the text of a character', () => {
  const sidious = (dark: SideOfTable) =>
    position({ at: CAPITAL, dark: { hand: ['EB-P14'], ...dark }, light: { faceUp: ['Yoda'] } })

  it('rules 21.1, 5.6, 1.3.9 – works when the character is deployed face up', () => {
    const game = sidious({})
    game.dark.deploys('EB-P14')
    expect(game.told('damage')).toEqual([{ count: 2, cards: ['DM-29', 'DM-29'] }])
  })

  it('rules 21.1, 21.3.1, 7.6 – not when the character is deployed hidden, and not when it is turned face up', () => {
    const game = sidious({ turnsHere: 1 })
    game.dark.deploys('EB-P14')
    game.dark.evensUp()
    game.light.evensUp()
    expect(game.told('reveal')).toHaveLength(1)
    expect(game.all.filter((event) => event.type === 'damage')).toEqual([])
  })

  it('rules 10.2.5, 10.5 – gives power while its condition holds', () => {
    const against = (foe: string) =>
      fights(battle(PALACE, { faceUp: ['BP-33'] }, { faceUp: [foe] }))[0]?.power.dark.texts
    expect(against('Mace Windu')).toBe(2)
    expect(against('Boss Nass')).toBe(0)
  })

  it('rules 10.7, 27.6 – without "here" works from any planet, and several copies add up', () => {
    const power = (light: SideOfTable) => {
      const game = position({
        at: CAPITAL,
        dark: { faceUp: ['Watto'], hyperspace: ['Battleship, Trade Federation Transport'] },
        light: { faceUp: ['Yoda'], hyperspace: ['Republic Cruiser, Transport'], ...light },
      })
      game.dark.deploys('evacuate:Coruscant')
      game.light.intercepts()
      return fights(game)[0]?.power.light.texts
    }
    expect(power({})).toBe(0)
    expect(power({ stranded: { Naboo: ['DF-9', 'DF-9'] } })).toBe(2)
    expect(power({ faceUp: ['Yoda', 'DF-9'], stranded: {} })).toBe(1)
    expect(power({ strandedHidden: { Naboo: ['DF-9'] } })).toBe(0)
  })

  it('rules 10.8, 27.1.5, YJ-042 – gives its bonus once to a character that fits it in several ways', () => {
    const game = battle(CAPITAL, { faceUp: ['Watto'] }, { faceUp: ['EB-P11'], effect: 'Naboo Royal Security Forces' })
    expect(fights(game)[0]?.texts.light).toEqual([{ card: 'DF-27', to: 'EB-P11', bonus: 2 }])
  })

  it('rule 27.7 – means only the card itself: another copy’s weapon does not help', () => {
    // At Theed Palace: Maul 6, with a lightsaber 6 + 2 and a draw; Mace Windu 6 and a bonus of 3.
    const lost = (...row: string[]) => {
      const balance = 'Balance To The Force'
      const game = position({
        step: 'battle',
        at: PALACE,
        dark: { faceUp: ['EM-P4', 'DM-71', 'JC-106'], deck: ['DM-135'] },
        light: { faceUp: ['Mace Windu', 'Yoda'], hand: [balance] },
      })
      game.dark.battles()
      game.light.takes(balance)
      game.light.plans(balance, 'Mace Windu', 'Yoda')
      game.dark.plans(...row)
      return game.told('damage')[0]
    }
    expect(lost('EM-P4', 'JC-106', 'DM-71')?.count).toBe(5)
    const own = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: ['EM-P4', 'JC-106'], deck: ['DM-71'] },
      light: { faceUp: ['Mace Windu', 'BL-34'], hand: ['Balance To The Force'], deck: ['DM-46'] },
    })
    own.dark.battles()
    own.light.takes('Balance To The Force')
    own.light.plans('Balance To The Force', 'BL-34', 'Mace Windu')
    own.dark.plans('JC-106', 'EM-P4')
    expect(own.told('damage')[0]?.count).toBe(3)
  })
})

describe('deploying from the draw deck', () => {
  const command = (dark: SideOfTable, at = PALACE) =>
    position({ at, dark: { hand: [OWO], deck: ['STAP', DROID, DROID], ...dark }, light: { faceUp: ['Yoda'] } })

  it('rules 21.3, 5.7 – deploying a card lets its owner deploy another from the deck', () => {
    const game = command({})
    game.dark.deploys(OWO)
    expect(game.asked).toEqual(['dark text'])
    game.dark.uses(OWO)
    expect(game.asked).toEqual(['dark search'])
    expect(game.dark.offered('search')).toEqual([DROID])
    game.dark.finds(DROID)
    expect(game.dark.faceUp).toEqual([OWO_NAME, DROID])
    expect(game.told('deploy')).toMatchObject([{ card: 'DM-99', cost: 2, from: 'deck', by: 'DF-35' }])
  })

  it('rule 21.3 – the owner may decline', () => {
    const game = command({})
    game.dark.deploys(OWO)
    game.dark.uses(null)
    expect(game.asked).toEqual(['dark battle'])
    expect([game.dark.faceUp, game.told('damage'), game.told('shuffle')]).toEqual([[OWO_NAME], [], []])
  })

  it('rules 21.3.1, 7.6 – not for a hidden deployment', () => {
    const game = command({ turnsHere: 1 })
    game.dark.deploys(OWO)
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rule 21.3.2 – one copy for each deployment', () => {
    const game = command({ hand: [OWO, 'Blaster'] })
    game.dark.deploysFirst(OWO)
    game.dark.uses(OWO)
    game.dark.finds(DROID)
    expect(game.asked).toEqual(['dark deploy'])
    expect(game.dark.offered('deploy')).toEqual(['Blaster'])
    expect(game.state.sides.dark.deck.filter((id) => id === 'DM-99')).toHaveLength(1)
  })

  it('rule 21.3.3, YJ-176 – at its cost, from the same six counters', () => {
    const game = command({ hand: [OWO, 'Blaster Rifle', 'Blaster Rifle'] })
    game.dark.deploysFirst(OWO)
    game.dark.uses(OWO)
    game.dark.finds(DROID)
    expect(game.view('light').spent).toBe(5)
    expect(game.dark.tries('deploy', 'done', ['Blaster Rifle', 'Blaster Rifle'])).toBe('shape.budget')
  })

  it('rule 21.3.3 – or for nothing, where the text says so', () => {
    const game = position({
      turn: 'light',
      light: { hand: ['DF-4', 'Boss Nass'], deck: ["Captain Panaka's Blaster"] },
      dark: { faceUp: ['Watto'] },
    })
    game.light.deploys('Boss Nass', 'DF-4')
    game.light.uses('DF-4')
    expect(game.decision('light', 'search').about.free).toBe(true)
    game.light.finds("Captain Panaka's Blaster")
    expect(game.told('deploy')).toMatchObject([{ card: 'DM-37', cost: 0 }])
  })

  it('rules 21.3.3, 21.3.5, G-17, YJ-177 – with too few counters left nothing can be deployed, and that costs a card', () => {
    const game = command({ hand: ['Watto', OWO] })
    game.dark.deploys('Watto', OWO)
    game.dark.uses(OWO)
    expect(game.dark.offered('search')).toEqual([])
    expect(game.dark.exits('search')).toEqual(['none'])
    game.dark.finds(null)
    expect(game.told('damage')).toMatchObject([{ count: 1 }])
  })

  it('rules 21.3.4, 21.3.5, U-03, YJ-178 – the deck is shuffled; a player who deployed nothing takes 1 damage afterwards', () => {
    const found = command({})
    found.dark.deploys(OWO)
    found.dark.uses(OWO)
    found.dark.finds(DROID)
    expect(found.events.map((event) => event.type)).toEqual(['deploy', 'shuffle'])
    const none = command({})
    none.dark.deploys(OWO)
    none.dark.uses(OWO)
    none.dark.finds(null)
    expect(none.events.map((event) => event.type)).toEqual(['found', 'shuffle', 'damage'])
    expect(none.dark.deck).toBe(22)
  })

  it('rule 21.3.5, U-03 – or before the shuffle, by the older rules', () => {
    const game = position({
      at: PALACE,
      rules: { searchPenalty: 'damage-first' },
      dark: { hand: [OWO], deck: ['STAP'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.deploys(OWO)
    game.dark.uses(OWO)
    game.dark.finds(null)
    expect(game.events.map((event) => event.type)).toEqual(['found', 'damage', 'shuffle'])
    expect(game.dark.discard).toEqual(['STAP'])
  })

  it('rules 21.3.5, G-16 – the opponent learns of the search and its result only', () => {
    const game = command({})
    game.dark.deploys(OWO)
    game.dark.uses(OWO)
    game.dark.finds(null)
    const heard = game.all.filter(({ type }) => type === 'search' || type === 'found') as GameEvent[]
    expect(heard.map((event) => seenBy(event, 'light'))).toEqual([
      { type: 'search', seat: 'dark', data: { card: 'DF-35', to: 'play' } },
      { type: 'found', seat: 'dark', data: { card: null, to: 'play' } },
    ])
  })

  it('rules 21.4, 21.3.5 – a search that takes a card into hand costs nothing if it finds none; the card taken is shown', () => {
    const smuggler = (deck: string[]) => {
      const game = position({ dark: { hand: ['BP-42'], deck, more: 9 }, light: { faceUp: ['Yoda'] } })
      game.dark.deploys('BP-42')
      game.dark.uses('BP-42')
      return game
    }
    const none = smuggler([])
    none.dark.finds(null)
    expect(none.told('damage')).toEqual([])
    expect(none.told('shuffle')).toHaveLength(1)
    const one = smuggler(['Watto', 'STAP'])
    expect(one.dark.offered('search')).toEqual(['STAP'])
    one.dark.finds('STAP')
    expect(one.dark.hand).toEqual(['STAP'])
    expect(one.told('found')).toEqual([{ card: 'DM-116', to: 'hand' }])
  })

  it('rules 21.3, G-18 – taking the last card of the deck loses the game', () => {
    const game = command({ deck: [DROID], more: 0 })
    game.dark.deploys(OWO)
    game.dark.uses(OWO)
    game.dark.finds(DROID)
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'light' })
  })

  it('rules 21.3, G-12 – the owner chooses the order of several texts at one moment', () => {
    const piell = () =>
      position({
        turn: 'light',
        at: CAPITAL,
        light: { hand: ['V1-JC-16'], effect: 'Jedi Training', deck: ['Jedi Lightsaber', 'DM-63'] },
        dark: { faceUp: ['Watto'] },
      })
    const game = piell()
    game.light.deploys('V1-JC-16')
    expect(game.light.offered('text')).toEqual(['Even Piell, Lannik Jedi Master', 'Jedi Training'])
    game.light.uses('Jedi Training')
    expect(game.light.effect).toBeNull()
    game.light.finds('Jedi Lightsaber')
    expect(game.asked).toEqual(['light text'])
    game.light.uses('V1-JC-16')
    game.light.finds("We're Not In Trouble Yet")
    expect(game.light.hand).toEqual(["We're Not In Trouble Yet"])
    expect(game.light.faceUp).toContain('Jedi Lightsaber, Constructed by Ki-Adi-Mundi')
    const other = piell()
    other.light.deploys('V1-JC-16')
    other.light.uses('V1-JC-16')
    other.light.finds(null)
    expect(other.light.effect).toBe('Jedi Training')
  })

  it('rule 21.3 – a card found starts its own texts', () => {
    const game = position({
      at: PALACE,
      dark: { hand: ['EB-P18'], deck: ['EB-P19', 'DM-105'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.deploys('EB-P18')
    game.dark.uses('EB-P18')
    game.dark.finds('EB-P19')
    game.dark.uses('EB-P19')
    game.dark.finds('DM-105')
    expect(game.dark.faceUp).toHaveLength(3)
  })
})

describe('other texts', () => {
  it('rule 21.1 – cards put on the bottom of the deck as a price stay secret', () => {
    const game = position({
      dark: { effect: 'The Jedi Are Involved', hand: ['Watto', 'STAP'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.deploysFirst('text:The Jedi Are Involved')
    game.dark.pays('STAP')
    expect(game.dark.deckCards.at(-1)).toBe('STAP')
    expect(game.told('bottom')).toEqual([{ count: 1 }])
    expect(game.dark.offered('deploy')).toEqual(['Watto, Slave Owner'])
  })

  it('rule 21.1 – the owner draws one card or puts one on the bottom of the deck', () => {
    const shmi = () => {
      const game = position({
        turn: 'light',
        light: { faceUp: ['BP-15'], hand: ['Anakin Skywalker', 'Blaster'], deck: ['Yoda'] },
        dark: { faceUp: ['Watto'] },
      })
      game.light.deploys('Anakin Skywalker')
      return game
    }
    const draws = shmi()
    expect(draws.asked).toEqual(['light text-either'])
    draws.light.says('text-either', 'draw')
    expect(draws.light.hand).toEqual(['Blaster', 'Yoda, Jedi Master'])
    const puts = shmi()
    puts.light.says('text-either', 'bottom')
    puts.light.pays('Blaster')
    expect([puts.light.hand, puts.light.deckCards.at(-1)]).toEqual([[], 'Blaster'])
  })

  it('rules 21.1, 28.4 – the owner shows their hand to everybody to draw a card', () => {
    const game = position({
      turn: 'light',
      light: { effect: 'Hologram Projector', hand: ['Blaster'], deck: ['Yoda'] },
      dark: { faceUp: ['Watto'] },
    })
    game.light.deploysFirst('text:Hologram Projector')
    expect(game.told('hand-shown')).toEqual([{ card: 'BP-28', cards: ['DM-45'] }])
    expect(game.light.hand).toEqual(['Blaster', 'Yoda, Jedi Master'])
    expect(game.light.offered('deploy')).not.toContain('text:Hologram Projector')
  })

  it('rules 21.1, 28.4 – only the player who looks sees the opponent’s top card, which may go on the bottom of the deck', () => {
    const game = position({
      dark: { effect: 'End This Pointless Debate' },
      light: { faceUp: ['Yoda'], deck: ['Mace Windu'] },
    })
    game.dark.deploys('text:End This Pointless Debate')
    expect(game.decision('dark', 'peek').about).toEqual({ top: 'DM-7' })
    expect(JSON.stringify(game.view('light'))).not.toContain('DM-7')
    game.dark.says('peek', 'under')
    expect(game.light.deckCards.at(-1)).toBe('Mace Windu, Jedi Master')
    const [event] = game.events
    expect(event && seenBy(event, 'light')).toEqual({ type: 'peek', seat: 'dark', data: { under: true } })
  })

  it('rules 18.2, G-54 – on winning control, before the cards go aside', () => {
    const game = position({
      turn: 'light',
      step: 'even-up',
      light: { faceUp: ['DF-7', 'Rabé'], hand: ['Blaster', 'Blaster', 'Blaster', 'R2-D2', 'R2-D2', 'R2-D2'] },
      dark: { hand: ['DM-136'] },
    })
    game.light.evensUp()
    expect(game.asked).toEqual(['light control-text'])
    game.light.says('control-text', 'use', 'Blaster', 'Blaster', 'Blaster')
    expect(game.light.discard.toReversed()).toEqual(['Yoda, Jedi Philosopher', 'Blaster', 'Blaster', 'Blaster'])
    expect(game.light.hand).toHaveLength(6)
    expect(game.light.stranded('Tatooine')).toEqual(['Rabé, Handmaiden'])
  })

  it('rules 14.1, G-32 – texts about a defeat work after the damage', () => {
    const game = battle(CAPITAL, { faceUp: ['BP-33'] }, { faceUp: ['Rabé'] })
    expect(game.events.map((event) => event.type)).toContain('damage')
    expect(game.asked).toEqual(['dark defeat-text'])
    game.dark.says('defeat-text', 'use')
    expect(game.dark.hand).toHaveLength(1)
  })

  it('rules 14.1, G-81 – a discard that the opponent’s card forces is the player’s own choice', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['BP-37', 'Blaster'], deck: ['Blaster Rifle'] },
      light: { faceUp: ['Rabé'], hand: ['Yoda', 'Blaster'] },
    })
    game.dark.battles()
    game.light.takes()
    game.dark.plans('Blaster', 'BP-37')
    expect(game.asked).toEqual(['light forced-discard'])
    game.light.says('forced-discard', 'ok', 'Blaster')
    expect(game.light.hand).toEqual(['Yoda, Jedi Master'])
    expect(game.light.discard[0]).toBe('Blaster')
  })

  it('rules 9.1, G-33 – both cards stay out of battles this turn', () => {
    const game = position({
      dark: { faceUp: ['V2-DM-94', 'Watto'] },
      light: { faceUp: ['Naboo Security, Guard'] },
    })
    game.dark.deploys('text:V2-DM-94')
    game.dark.aims('Naboo Security, Guard')
    expect(game.asked).toEqual(['dark even-up'])
  })
})

describe('the cards that a text fits', () => {
  it('rules 21.2, 27.1.6 – a title means every version', () => {
    const game = position({ at: PALACE, dark: { hand: ['EB-P18'], deck: ['JC-77', 'EB-P19', 'BL-78'] }, light: {} })
    game.dark.deploys('EB-P18')
    game.dark.uses('EB-P18')
    expect(game.dark.offered('search')).toEqual([
      'Rune Haako, Neimoidian Deputy',
      'Rune Haako, Neimoidian Lieutenant',
      'Rune Haako, Neimoidian Advisor',
    ])
  })

  it('rule 21.2 – a title with its subtitle means that version', () => {
    const cost = (faceUp: string) => {
      const game = position({ dark: { faceUp: [faceUp], hand: ['BL-71'] }, light: { faceUp: ['Yoda'] } })
      game.dark.deploys('BL-71')
      return game.told('deploy')[0]?.cost
    }
    expect(cost('DM-71')).toBe(3)
    expect(cost('JC-71')).toBe(6)
  })

  it('rules 27.1.6, E-01 – the name of a person in a subtitle is not the person', () => {
    const game = battle(CAPITAL, { faceUp: ['Watto'] }, { faceUp: ['BP-5'], hand: ["Shmi's Pride"] })
    game.light.takes("Shmi's Pride")
    game.light.plans("Shmi's Pride", 'BP-5')
    expect(game.told('discard')).toMatchObject([{ why: 'fault' }])
  })

  it('rules 27.1.1, 27.1.3, YJ-240, YJ-242, YJ-243 – no Anakin is a Jedi', () => {
    for (const anakin of ['BL-4', 'EB-P9']) {
      const game = battle(PALACE, { faceUp: ['BP-33'] }, { faceUp: [anakin], deck: ['DM-29'] })
      if (game.asked.includes('light redraw')) game.light.says('redraw', 'keep')
      expect(fights(game)[0]?.power.dark.texts, anakin).toBe(0)
      const saber = battle(
        PALACE,
        { faceUp: ['Watto'] },
        { faceUp: [anakin, 'Jedi Lightsaber'] },
        { light: ['Jedi Lightsaber', anakin] },
      )
      expect(
        saber.told('fighters').find((side) => (side.ignored as unknown[]).length > 0),
        anakin,
      ).toMatchObject({
        weapons: [],
        ignored: [{ card: 'DM-35' }],
      })
    }
  })

  it('rules 27.1.4, U-20, YJ-245 – every Jedi is a Jedi Master, except Obi-Wan and Ki-Adi-Mundi', () => {
    const weapon = (user: string) => {
      const game = battle(PALACE, { faceUp: ['Watto'] }, { faceUp: [user, 'V1-JC-42'] }, { light: ['V1-JC-42', user] })
      return fights(game)[0]?.power.light.weapon
    }
    expect(weapon('Mace Windu')).toBe(2)
    expect(weapon('JC-13')).toBe(3)
    expect(weapon('DM-1')).toBe(0)
    expect(weapon('JC-12')).toBe(0)
  })

  it('rules 27.1.5, E-06 – a card may declare its own kinds', () => {
    const game = battle(PALACE, { faceUp: ['Watto'] }, { faceUp: ['EB-P11'], hand: ['Security Volunteers'] })
    game.light.takes('Security Volunteers')
    game.light.plans('Security Volunteers', 'EB-P11')
    expect(fights(game)[0]?.power.light.battle).toBe(2)
  })

  it('rules 27.1.7, E-11 – ◆ belongs to the word after it', () => {
    const bonus = (user: string) =>
      fights(
        battle(
          PALACE,
          { faceUp: [user], hand: ['Your Little Insurrection Is At An End'] },
          { faceUp: ['Yoda'] },
          { dark: ['Your Little Insurrection Is At An End', user] },
        ),
      )[0]?.power.dark.battle
    expect(bonus('BL-85')).toBe(2)
    expect(bonus('Destroyer Droid, Wheel Droid')).toBe(2)
    expect(bonus('Destroyer Droid Squad')).toBe(0)
  })

  it('rules 27.4, YJ-246, YJ-247 – "other" leaves out every version of the card’s own person', () => {
    const cost = (there: string) => {
      const game = position({
        turn: 'light',
        at: CAPITAL,
        light: { faceUp: [there], hand: ['V1-JC-21'] },
        dark: { faceUp: ['Watto'] },
      })
      game.light.deploys('V1-JC-21')
      return game.told('deploy')[0]?.cost
    }
    expect(cost('Plo Koon')).toBe(2)
    expect(cost('JC-21')).toBe(4)
    expect(cost('DM-1')).toBe(4)
  })
})
