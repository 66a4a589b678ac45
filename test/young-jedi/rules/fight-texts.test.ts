/** Texts in fights: ignored weapons, changed destiny, partly defeated groups, fighters that return (parts 10 to 16). */
import { describe, expect, it } from 'vitest'
import { type Played, position, type SideOfTable } from '../position.ts'

const PALACE = 'Naboo • Theed Palace'
const PUSH = 'BL-51'

type Power = Record<'characters' | 'location' | 'weapon' | 'battle' | 'texts' | 'destiny', number>
const powers = (game: Played, side: 'dark' | 'light') =>
  (game.told('fight') as unknown as { power: Record<string, Power> }[]).map((fight) => fight.power[side])

interface Rows {
  readonly dark?: string[]
  readonly light?: string[]
}

/** Dark attacks at Theed Palace with all Battle cards in hand, and light plays all of its own. */
function battle(dark: SideOfTable, light: SideOfTable, rows: Rows = {}, at = PALACE) {
  const game = position({ step: 'battle', at, dark, light })
  game.dark.battles(...(dark.hand ?? []))
  if (light.hand !== undefined) game.light.takes(...light.hand)
  if (rows.light !== undefined) game.light.plans(...rows.light)
  if (rows.dark !== undefined) game.dark.plans(...rows.dark)
  return game
}

describe('weapons ignored by a card', () => {
  const pushed = (dark: SideOfTable, row: string[]) =>
    battle(dark, { faceUp: ['Qui-Gon Jinn'], hand: [PUSH] }, { light: [PUSH, 'Qui-Gon Jinn'], dark: row })

  it('rules 11.5, 16.2, 12.9, U-27, YJ-078 – give no bonus and no draw, and are not lost with their user', () => {
    const game = pushed({ faceUp: ['Aurra Sing', "Aurra Sing's Blaster Rifle"] }, [
      "Aurra Sing's Blaster Rifle",
      'Aurra Sing',
    ])
    expect(powers(game, 'dark')).toMatchObject([{ weapon: 0, destiny: 0 }])
    expect(game.draws()).toEqual([])
    expect(game.beaten()).toEqual(['dark'])
    expect(game.dark.faceUp).toEqual(["Aurra Sing's Blaster Rifle"])
  })

  it('rules 12.8, 11.5, YJ-079 – a Battle card that needs the weapon fails', () => {
    const TANK = 'Trade Federation Tank, Armored Division'
    const CANNON = 'Trade Federation Tank Laser Cannon'
    const row = ['Open Fire!', CANNON, TANK]
    const game = pushed({ faceUp: [TANK, CANNON], hand: ['Open Fire!'] }, row)
    expect(powers(game, 'dark')).toMatchObject([{ weapon: 0, battle: 0 }])
    expect(game.told('discard')).toContainEqual({ why: 'fault', cards: ['JC-124'] })
    const free = battle({ faceUp: [TANK, CANNON], hand: ['Open Fire!'] }, { faceUp: ['Yoda'] }, { dark: row })
    expect(powers(free, 'dark')).toMatchObject([{ weapon: 2, battle: 3 }])
  })

  it('rules 11.5, 16.2, YJ-082 – not if the card’s user uses a weapon', () => {
    const game = battle(
      { faceUp: ['Aurra Sing', 'Blaster'] },
      { faceUp: ['Qui-Gon Jinn', 'JC-40'], hand: [PUSH] },
      { light: [PUSH, 'JC-40', 'Qui-Gon Jinn'], dark: ['Blaster', 'Aurra Sing'] },
    )
    expect(game.draws()).toEqual(['light weapon 3', 'dark weapon 5'])
  })

  it('rules 11.5, G-25 – on both sides: each checks the weapons as revealed, and both work', () => {
    const game = battle(
      { faceUp: ['Darth Maul, Sith Apprentice', 'Blaster'], hand: ['BL-125'] },
      { faceUp: ['Qui-Gon Jinn', 'Blaster'], hand: [PUSH] },
      { light: [PUSH, 'Qui-Gon Jinn', 'Blaster'], dark: ['BL-125', 'Blaster', 'DM-71'] },
    )
    // Maul uses a Blaster and pushes in vain; Qui-Gon uses none.
    expect(game.draws()).toEqual([])
    expect(game.told('ignored')).toMatchObject([{ weapons: [{ card: 'DM-119' }] }])
    const armed = battle(
      { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], hand: ['BL-125'] },
      { faceUp: ['Qui-Gon Jinn', 'Blaster'], hand: [PUSH] },
      { light: [PUSH, 'Blaster', 'Qui-Gon Jinn'], dark: ['BL-125', 'Sith Lightsaber', 'DM-71'] },
    )
    expect(armed.told('ignored')).toEqual([])
    expect(armed.draws()).toHaveLength(2)
  })

  it('rules 16.2, G-24, YJ-055 – the owner may discard a Gaderffii Stick to ignore one weapon, before any draw', () => {
    const stick = (uses: boolean) => {
      const game = battle(
        { faceUp: ['Tusken Raider, Nomad', 'Gaderffii Stick'] },
        { faceUp: ['Yoda', 'Jedi Lightsaber'] },
        { light: ['Jedi Lightsaber', 'Yoda'], dark: ['Gaderffii Stick', 'Tusken Raider, Nomad'] },
      )
      expect(game.asked).toEqual(['dark strike'])
      expect(game.told('destiny')).toEqual([])
      if (uses) game.dark.says('strike', 'use', 'Jedi Lightsaber')
      else game.dark.says('strike', 'none')
      return game
    }
    const used = stick(true)
    expect(used.draws()).toEqual([])
    expect(powers(used, 'dark')).toMatchObject([{ weapon: 0 }])
    expect(used.dark.discard).toContain('Gaderffii Stick')
    const kept = stick(false)
    expect(kept.draws()).toEqual(['light weapon 3', 'dark weapon 5'])
  })
})

describe('Battle cards', () => {
  it('rules 12.6, 10.2.4, YJ-071, YJ-072 – a bonus for showing the hand needs a card to show', () => {
    const show = (rest: string[]) => {
      const game = position({
        step: 'battle',
        at: PALACE,
        dark: { faceUp: ['Watto'], hand: ['He Always Wins!', ...rest] },
        light: { faceUp: ['Yoda'] },
      })
      game.dark.battles('He Always Wins!')
      game.dark.plans('He Always Wins!', 'Watto')
      return game
    }
    expect(powers(show([]), 'dark')).toMatchObject([{ battle: 0 }])
    const one = show(['Blaster'])
    expect(one.asked).toEqual(['dark show-hand'])
    one.dark.says('show-hand', 'show')
    expect(one.told('hand-shown')).toEqual([{ card: 'BP-53', cards: ['DM-119'] }])
    expect(powers(one, 'dark')).toMatchObject([{ battle: 2 }])
    const hidden = show(['Blaster'])
    hidden.dark.says('show-hand', 'hide')
    expect(powers(hidden, 'dark')).toMatchObject([{ battle: 0 }])
  })

  const MOVE = 'Let Them Make The First Move'
  it('rule 12.7 – a user that defeats a ◆ character also fights the next fight, with the same weapon', () => {
    const game = battle(
      { faceUp: ['Darth Sidious', 'Sith Lightsaber', 'Watto'], hand: [MOVE] },
      { faceUp: ['Naboo Security, Guard', 'Yoda', 'Rabé'] },
      {
        light: ['Naboo Security, Guard', 'Yoda', 'Rabé'],
        dark: [MOVE, 'Sith Lightsaber', 'Darth Sidious', 'Watto'],
      },
    )
    expect(game.told('fight-next')).toEqual([{ characters: ['DM-72'] }])
    expect(powers(game, 'dark').map((power) => power?.characters)).toEqual([5, 5, 3])
    expect(powers(game, 'dark').map((power) => power?.weapon)).toEqual([1, 1, 0])
  })

  it('rules 12.7, G-37 – with nobody left to fight the text has no effect, and there is no breakthrough', () => {
    const game = battle(
      { faceUp: ['Darth Sidious'], hand: [MOVE] },
      { faceUp: ['Naboo Security, Guard'] },
      { dark: [MOVE, 'Darth Sidious'] },
    )
    expect(game.told('breakthrough')).toEqual([])
  })

  it('rule 12.10, E-26 – for the first fighter: works for the first one, not for the second', () => {
    const row = (...cards: string[]) =>
      powers(
        battle(
          { faceUp: ['Watto', 'Bib Fortuna'], hand: ['Opee Sea Killer'] },
          { faceUp: ['Yoda', 'Yoda'] },
          { light: ['Yoda', 'Yoda'], dark: cards },
        ),
        'dark',
      ).map((power) => power?.battle)
    expect(row('Opee Sea Killer', 'Watto', 'Bib Fortuna')).toEqual([3, 0])
    expect(row('Watto', 'Opee Sea Killer', 'Bib Fortuna')).toEqual([0, 0])
  })

  it('rule 12.11 – for two weapons: both give bonus and draw, both are lost with their user', () => {
    const PATROL = 'Battle Droid Patrol'
    const DROID = 'Battle Droid: Infantry, MTT Division'
    const RIFLE = 'Battle Droid Blaster Rifle'
    const game = battle(
      { faceUp: [DROID, 'STAP', RIFLE], hand: [PATROL], deck: ['DM-71', 'DM-71'] },
      { faceUp: ['Mace Windu'], hand: ['Balance To The Force'] },
      { light: ['Balance To The Force', 'Mace Windu'], dark: [PATROL, RIFLE, 'STAP', DROID] },
    )
    expect(powers(game, 'dark')).toMatchObject([{ weapon: 3, destiny: 2 }])
    expect(game.dark.faceUp).toEqual([])
    const one = battle(
      { faceUp: [DROID, 'STAP'], hand: [PATROL] },
      { faceUp: ['Yoda'] },
      { dark: [PATROL, 'STAP', DROID] },
    )
    expect(one.told('discard')).toContainEqual({ why: 'fault', cards: ['DF-44'] })
    expect(powers(one, 'dark')).toMatchObject([{ weapon: 2 }])
  })

  it('rules 14.8, 14.1 – back to hand: the defeated fighter returns with the weapon, and its DAMAGE is not taken', () => {
    const game = battle(
      { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['Blaster Rifle'] },
      { faceUp: ['DM-1', 'DM-34'], hand: ['DM-56'], deck: ['Boss Nass'] },
      { light: ['DM-56', 'DM-34', 'DM-1'], dark: ['Sith Lightsaber', 'DM-71'] },
    )
    expect(game.beaten()).toEqual(['light'])
    expect(game.light.hand).toContain('Obi-Wan Kenobi, Young Jedi')
    expect(game.light.hand).toContain("Obi-Wan Kenobi's Lightsaber")
    expect(game.told('damage')).toEqual([])
    expect(game.told('defeat')).toMatchObject([{ rescued: true }])
  })

  it('rules 14.9, 14.4, E-23 – no breakthrough: if its user is the very last card of the plan', () => {
    const stand = (...row: string[]) =>
      battle(
        { faceUp: ['Watto', 'Watto', 'Watto'] },
        { faceUp: ['Yoda', 'Blaster'], hand: ["Qui-Gon's Final Stand"] },
        { light: row, dark: ['Watto', 'Watto', 'Watto'] },
      )
    const covered = stand('Blaster', "Qui-Gon's Final Stand", 'Yoda')
    expect(covered.told('breakthrough')).toEqual([])
    expect(covered.told('covered')).toHaveLength(1)
    expect(stand("Qui-Gon's Final Stand", 'Yoda', 'Blaster').told('breakthrough')).toMatchObject([{ count: 2 }])
  })
})

describe('groups', () => {
  it('rules 13.7, 13.5, U-26 – with only one defeated: the weapon leaves only with the first', () => {
    const STANDOFF = "It's A Standoff!"
    const beaten = (first: string, second: string) => {
      const game = battle(
        { faceUp: ['BL-83', 'DM-89', 'Multi Troop Transport'], hand: [STANDOFF], deck: ['DM-71'] },
        { faceUp: ['Mace Windu', 'JC-40'], hand: ['Balance To The Force'], deck: ['R2-D2'] },
        {
          light: ['Balance To The Force', 'JC-40', 'Mace Windu'],
          dark: [STANDOFF, 'Multi Troop Transport', first, second],
        },
      )
      return game
    }
    const one = beaten('BL-83', 'DM-89')
    if (one.beaten()[0] !== 'dark') throw new Error(JSON.stringify(one.totals()))
    expect(one.dark.faceUp.sort()).toEqual(['Multi Troop Transport', 'P-59, Destroyer Droid Commander'])
    const other = beaten('DM-89', 'BL-83')
    expect(other.dark.faceUp).toEqual(['P-59, Destroyer Droid Commander'])
  })

  it('rules 13.8, E-22 – without a weapon: one placed with them is ignored and kept, and the card works', () => {
    const game = battle(
      { faceUp: ['Watto'] },
      { faceUp: ['R2-D2', 'C-3PO', 'Blaster'], hand: ['Counterparts'] },
      { light: ['Counterparts', 'Blaster', 'R2-D2', 'C-3PO'] },
    )
    expect(powers(game, 'light')).toMatchObject([{ characters: 2, weapon: 0 }])
    expect(game.draws()).toEqual(['light battle 3', 'light battle 3'])
    expect(game.light.faceUp).toContain('Blaster')
  })

  it('rules 10.9, 10.6, YJ-073 – a card about an opposing character takes one of a group', () => {
    const game = battle(
      { faceUp: ['Darth Maul, Sith Apprentice'], hand: ['Darth Maul Defiant'] },
      { faceUp: ['Anakin Skywalker', 'Padmé Naberrie'], hand: ['Are You An Angel?'], deck: ['Boss Nass'] },
      { light: ['Are You An Angel?', 'Anakin Skywalker', 'Padmé Naberrie'], dark: ['Darth Maul Defiant', 'DM-71'] },
    )
    // Printed destinies: Maul 1, Anakin 4, Padmé 5.
    expect(powers(game, 'dark')).toMatchObject([{ battle: 4 }])
  })
})

describe('the order of the draws', () => {
  it('rules 16.1, 16.1.2, 16.1.3, 16.1.4, 16.1.5, YJ-083 – Battle cards, weapons, power; the defender first each time', () => {
    const game = battle(
      { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"] },
      { faceUp: ['Anakin Skywalker', 'Blaster'] },
      { light: ['Blaster', 'Anakin Skywalker'], dark: ["Watto's Wager", 'Blaster', 'Watto'] },
    )
    expect(game.draws()).toEqual(['dark battle 5', 'light weapon 3', 'dark weapon 5', 'light power 3'])
  })

  it('rules 16.1.1, 16.1.6 – the other way round when light attacks', () => {
    const game = position({
      step: 'battle',
      turn: 'light',
      at: PALACE,
      light: { faceUp: ['Anakin Skywalker', 'Blaster'] },
      dark: { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"] },
    })
    game.light.battles()
    game.dark.takes("Watto's Wager")
    game.dark.plans("Watto's Wager", 'Blaster', 'Watto')
    game.light.plans('Blaster', 'Anakin Skywalker')
    expect(game.draws()).toEqual(['dark battle 5', 'dark weapon 5', 'light weapon 3', 'light power 3'])
  })

  const replacing = () =>
    battle(
      { faceUp: ['Watto', 'Blaster'], hand: ['Power Of The Sith'], deck: ['DM-71'] },
      { faceUp: ['Yoda', 'Blaster'], hand: ['A Powerful Opponent'], deck: ['Boss Nass'] },
      {
        light: ['A Powerful Opponent', 'Blaster', 'Yoda'],
        dark: ['Power Of The Sith', 'Blaster', 'Watto'],
      },
    )

  it('rules 16.1.7, 16.1.8, 10.6, G-30 – then the attacker’s Battle card on drawn numbers, then the defender’s', () => {
    const game = replacing()
    expect(game.asked).toEqual(['dark replace'])
    expect(game.decision('dark', 'replace').about).toMatchObject({ number: 2 })
    game.dark.says('replace', 'use', 'Darth Maul, Sith Apprentice')
    expect(game.asked).toEqual(['light replace'])
    game.light.says('replace', 'none')
    expect(game.totals()).toEqual([{ dark: 5, light: 5 }])
    expect(game.told('replace')).toEqual([])
  })

  it('rules 16.1.7, G-30 – numbers change sides; the cards stay with the players who drew them', () => {
    const game = battle(
      { faceUp: ['Watto', 'Blaster'], hand: ['Change In Tactics'], deck: ['DM-71'] },
      { faceUp: ['Yoda', 'Blaster'], deck: ['R2-D2'] },
      { light: ['Blaster', 'Yoda'], dark: ['Change In Tactics', 'Blaster', 'Watto'] },
    )
    expect(game.told('switch')).toEqual([{ own: 1, theirs: 6 }])
    expect(game.totals()).toEqual([{ dark: 9, light: 5 }])
    expect([game.dark.hand, game.light.hand]).toEqual([['Darth Maul, Sith Apprentice'], ['R2-D2, Astromech Droid']])
  })

  it('rules 16.1.7, 24.5 – the owner chooses one of several pairs', () => {
    const game = battle(
      { faceUp: ['Watto', 'Blaster', 'Bib Fortuna'], hand: ['Change In Tactics'], deck: ['DM-71'] },
      { faceUp: ['Anakin Skywalker', 'Blaster'], deck: ['R2-D2', 'DM-16'] },
      { light: ['Blaster', 'Anakin Skywalker'], dark: ['Change In Tactics', 'Blaster', 'Watto', 'Bib Fortuna'] },
    )
    expect(game.asked).toEqual(['dark switch'])
    expect(game.dark.offered('switch')).toHaveLength(2)
    game.dark.says('switch', 'ok', game.dark.offered('switch')[0] as string)
    expect(game.told('switch')).toEqual([{ own: 1, theirs: 6 }])
  })

  it('rule 16.3 – a redraw comes at once or not at all; once per turn', () => {
    const draw = (exit: 'keep' | 'redraw') => {
      const game = battle(
        { faceUp: ['Watto'] },
        { faceUp: ['EB-P9', 'Blaster'], deck: ['Boss Nass', 'R2-D2', 'Yoda'] },
        { light: ['Blaster', 'EB-P9'] },
      )
      expect(game.asked).toEqual(['light redraw'])
      expect(game.decision('light', 'redraw').about).toMatchObject({ card: 'DM-13', number: 1, for: 'weapon' })
      game.light.says('redraw', exit)
      return game
    }
    const anew = draw('redraw')
    expect(anew.told('redraw')).toMatchObject([{ cards: ['DM-13'] }])
    expect(anew.light.discard).toContain('Boss Nass, Leader of the Gungans')
    expect(anew.draws()).toEqual(['light weapon 6', 'light power 5'])
    const kept = draw('keep')
    expect(kept.asked).toEqual(['light redraw'])
    expect(kept.decision('light', 'redraw').about).toMatchObject({ number: 6, for: 'power' })
  })

  it('rules 16.1.4, 10.3 – two cards drawn for one: their owner chooses one, both go to the hand', () => {
    const game = battle(
      { faceUp: ['EB-P15', 'Blaster'], deck: ['DM-71', 'DM-85'] },
      { faceUp: ['Yoda'] },
      { dark: ['Blaster', 'EB-P15'] },
    )
    expect(game.asked).toEqual(['dark destiny-card'])
    game.dark.says('destiny-card', 'ok', 'Ann and Tann Gella')
    expect(game.totals()).toEqual([{ dark: 9, light: 4 }])
    expect(game.dark.hand).toHaveLength(2)
  })

  it('rules 13.5, 13.7 – the owner chooses among several members', () => {
    const game = battle(
      { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], deck: ['DM-85'] },
      { faceUp: ['Rabé', 'Queen Amidala, Ruler of Naboo'], hand: ['Masquerade'] },
      { light: ['Masquerade', 'Rabé', 'DM-8'], dark: ['Sith Lightsaber', 'DM-71'] },
    )
    expect(game.beaten()).toEqual(['light'])
    expect(game.light.faceUp).toEqual(['Queen Amidala, Ruler of Naboo'])
    expect(game.told('damage')).toMatchObject([{ count: 1 }])
  })
})
