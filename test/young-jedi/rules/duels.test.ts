/** Lightsaber duels (part 23). */
import { describe, expect, it } from 'vitest'
import type { Position, SideOfTable } from '../position.ts'
import { type Played, position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const PALACE = 'Naboo • Theed Palace'
const SABER = 'Sith Lightsaber'
const JEDI = 'Jedi Lightsaber'

/** Cards by their destiny. */
const DARK = { 1: 'DM-71', 2: 'DM-78', 3: 'DM-74', 4: 'DM-99', 5: 'DM-92', 6: 'DM-85' } as const
const LIGHT = { 1: 'DM-13', 2: 'DM-7', 3: 'DM-29', 4: 'DM-16', 5: 'DM-10', 6: 'DM-11' } as const
type Number = keyof typeof DARK
const dark = (...numbers: Number[]) => numbers.map((number) => DARK[number])
const light = (...numbers: Number[]) => numbers.map((number) => LIGHT[number])

const ready = (own: SideOfTable, other: SideOfTable, more: Partial<Position> = {}) =>
  position({ at: CAPITAL, step: 'duel', dark: own, light: other, ...more })

/**
 * The destiny of a Pit Droid is 5, of a Jawa 3: the dueling hands have one number each, unless `deck` says otherwise.
 * Sidious draws five cards, Rabé two.
 */
function sidious(own: SideOfTable, foe: string, other: SideOfTable = {}, more: Partial<Position> = {}): Played {
  const game = ready({ faceUp: ['Darth Sidious', SABER], ...own }, { faceUp: [foe], ...other }, { at: PALACE, ...more })
  game.dark.duels('Darth Sidious', SABER, foe)
  return game
}

const hits = (game: Played) => game.state.flow.flatMap((frame) => (frame.frame === 'duel' ? [frame.hits] : []))[0]
const types = (game: Played) => game.events.map((event) => event.type)

describe('the right to duel', () => {
  it('rule 23.1, YJ-181 – before the battle, once in a turn; the battle may follow', () => {
    const game = sidious({}, 'R2-D2', { faceUp: ['R2-D2', 'Yoda'] })
    game.light.substitutes(null)
    expect(game.asked).toEqual(['dark battle'])
    expect(game.state.today.dueled).toBe(true)
    game.dark.battles()
    game.dark.plans('Darth Sidious', SABER)
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rule 23.1 – or not at all: the battle comes next', () => {
    const game = ready({ faceUp: ['Darth Sidious', SABER] }, { faceUp: ['Yoda'] })
    expect(game.asked).toEqual(['dark duel'])
    game.dark.passes()
    expect(game.asked).toEqual(['dark battle'])
  })

  it('rules 23.2, YJ-182 – a duel needs a dueling character and a lightsaber card that it can use, both face up', () => {
    const asked = (own: SideOfTable) => ready(own, { faceUp: ['Yoda'] }).asked
    expect(asked({ faceUp: ['Darth Sidious', SABER] })).toEqual(['dark duel'])
    expect(asked({ faceUp: ['Darth Sidious'] })).toEqual(['dark battle'])
    expect(asked({ faceUp: ['Darth Sidious', 'Blaster'] })).toEqual(['dark battle'])
    expect(asked({ faceUp: ['Watto', SABER] })).toEqual(['dark battle'])
    expect(asked({ faceUp: ['Darth Sidious'], hidden: [SABER] })).toEqual(['dark battle'])
    expect(asked({ faceUp: ['Watto', SABER], hidden: ['Darth Sidious'] })).toEqual(['dark battle'])
    expect(asked({ faceUp: ['Darth Sidious'], stranded: { Naboo: [SABER] } })).toEqual(['dark battle'])
  })

  it('rules 23.2, 24.2.4, G-82 – a built-in lightsaber is no card: its user cannot start a duel', () => {
    expect(ready({ faceUp: ['RF-A7'] }, { faceUp: ['Yoda'] }).asked).toEqual(['dark battle'])
  })

  it('rules 23.2, YJ-183 – by the rulings of 2000 the opponent needs a dueling character as well', () => {
    const asked = (foe: string) =>
      ready({ faceUp: ['Darth Sidious', SABER] }, { faceUp: [foe] }, { rules: { edition: '2000' } }).asked
    expect(asked('Yoda')).toEqual(['dark duel'])
    expect(asked('Boss Nass')).toEqual(['dark battle'])
  })

  it('rule 23.3 – on the dark side Maul, Sidious and Aurra Sing; on the light side every Jedi, but no Anakin', () => {
    const faceUp = ['Darth Maul, Sith Apprentice', 'Darth Sidious', 'Aurra Sing', 'Watto', 'DF-41']
    expect(ready({ faceUp }, { faceUp: ['Yoda'] }).dark.offered('duel')).toEqual([
      'who:Darth Maul, Sith Apprentice',
      'who:Darth Sidious, Sith Master',
      'who:Aurra Sing, Bounty Hunter',
      'with:Jedi Lightsaber, Stolen by Aurra Sing',
      'foe:Yoda, Jedi Master',
    ])
    const game = ready(
      { faceUp: ['Watto'] },
      { faceUp: ['DM-1', 'DM-2', 'JC-17', 'EB-P9', 'BL-4', 'Boss Nass', JEDI] },
      { turn: 'light' },
    )
    expect(game.light.offered('duel').filter((name) => name.startsWith('who:'))).toEqual([
      'who:Obi-Wan Kenobi, Young Jedi',
      'who:Qui-Gon Jinn, Jedi Master',
      'who:Oppo Rancisis, Jedi Master',
    ])
  })
})

describe('the choice', () => {
  it('rules 23.4, 23.4.1, 23.4.2, 23.4.5, G-40 – one dueling character, a lightsaber it can use, any face-up opponent', () => {
    const game = ready(
      { faceUp: ['Darth Sidious', 'Aurra Sing', SABER, 'DF-41'] },
      { faceUp: ['Rabé', 'R2-D2', 'R2-D2', 'Blaster'], hidden: ['Yoda'], turnsHere: 1 },
    )
    expect(game.dark.offered('duel').filter((name) => name.startsWith('foe:'))).toEqual([
      'foe:Rabé, Handmaiden',
      'foe:R2-D2, Astromech Droid',
      'foe:R2-D2, Astromech Droid',
    ])
    const tries = (...names: string[]) => game.dark.tries('duel', 'duel', names)
    expect(tries('who:Aurra Sing', `with:${SABER}`, 'foe:Rabé')).toBe('shape.requires')
    expect(tries('who:Darth Sidious', `with:${SABER}`)).toBe('shape.choose')
    expect(tries('who:Darth Sidious', 'who:Aurra Sing', 'foe:Rabé')).toBe('shape.excludes')
    expect(tries('who:Darth Sidious', 'foe:Rabé', 'foe:R2-D2')).toBe('shape.excludes')
    game.dark.duels('Aurra Sing', 'DF-41', 'Rabé')
    expect(game.told('duel')).toMatchObject([{ who: 'DM-75', with: 'DF-41', foe: 'DM-16' }])
  })

  it('rule 23.4.2 – by the rulings of 2000 only a dueling character may be named', () => {
    const game = ready(
      { faceUp: ['Darth Sidious', SABER] },
      { faceUp: ['Rabé', 'Yoda'] },
      { rules: { edition: '2000' } },
    )
    expect(game.dark.offered('duel')).not.toContain('foe:Rabé, Handmaiden')
    expect(game.dark.offered('duel')).toContain('foe:Yoda, Jedi Master')
  })

  it('rules 23.4.3, YJ-185, YJ-188 – a dueling character may take the defender’s place, another version too, nobody else', () => {
    const game = sidious({}, 'R2-D2', { faceUp: ['R2-D2', 'DM-2', 'Rabé', 'Anakin Skywalker'] })
    expect(game.light.offered('substitute')).toEqual(['Qui-Gon Jinn, Jedi Master'])
    game.light.substitutes('Qui-Gon Jinn')
    expect(game.view('dark').duel?.duelists.light?.card).toBe('DM-2')
    const versions = sidious({}, 'DM-33', { faceUp: ['DM-33', 'JC-1'] })
    expect(versions.light.offered('substitute')).toEqual(['Obi-Wan Kenobi, Jedi Apprentice'])
    const alone = sidious({}, 'Yoda', { faceUp: ['Yoda', 'Rabé'] })
    expect(alone.asked).toEqual(['dark attack'])
  })

  it('rules 23.4.3, G-41 – the initiator keeps the chosen weapon', () => {
    const game = sidious({ faceUp: ['Darth Sidious', SABER, 'Blaster'] }, 'R2-D2', { faceUp: ['R2-D2', 'DM-2'] })
    game.light.substitutes('Qui-Gon Jinn')
    expect(game.asked).toEqual(['dark attack'])
    expect(game.view('light').duel?.weapons.dark).toBe('DM-107')
  })

  it('rule 23.4.3 – by the rulings of 2000 nobody takes the defender’s place', () => {
    const game = sidious({}, 'Yoda', { faceUp: ['Yoda', 'DM-2'] }, { rules: { edition: '2000' } })
    expect(game.asked).toEqual(['dark attack'])
  })

  it('rule 23.4.4 – the defender may use any weapon there that fits the character', () => {
    const game = sidious({}, 'Rabé', { faceUp: ['Rabé', 'Blaster', "Captain Panaka's Blaster", JEDI] })
    expect(game.light.offered('duel-weapon')).toEqual(['Blaster', "Captain Panaka's Blaster"])
    game.light.armsWith('Blaster')
    expect(game.told('duel-weapon')).toMatchObject([{ card: 'DM-45' }])
    const none = sidious({}, 'Rabé', { faceUp: ['Rabé', 'Blaster'] })
    none.light.armsWith(null)
    expect(none.view('light').duel?.weapons.light).toBeNull()
  })

  it('rules 23.4.6, 27.8, YJ-218 – only the final defender counts as dueled', () => {
    const poof = ['V1-JC-21', 'Yoda']
    const named = sidious({}, 'V1-JC-21', { faceUp: poof })
    named.light.substitutes('Yoda')
    expect(named.asked).toEqual(['dark attack'])
    const steps = sidious({}, 'Yoda', { faceUp: poof })
    steps.light.substitutes('V1-JC-21')
    expect(steps.asked).toEqual(['light name-numbers'])
    steps.light.says('name-numbers', 'ok', '2', '5')
    expect(steps.told('duel-broken-off')).toEqual([{ number: 5 }])
    expect(steps.told('duel-end')).toMatchObject([{ beaten: null, hits: { dark: 0, light: 0 } }])
    expect(steps.asked).toEqual(['dark battle'])
  })

  it('rules 23.5, U-10, YJ-190 – a printed DAMAGE of 0 is discarded: no hands, no damage, no weapon lost', () => {
    const game = sidious({}, 'R2-D2', { faceUp: ['R2-D2', 'Blaster'] })
    expect(game.light.faceUp).toEqual(['Blaster'])
    expect(game.light.discard).toEqual(['R2-D2, Astromech Droid'])
    expect([game.told('damage'), game.told('dueling-hand')]).toEqual([[], []])
    expect(game.told('duel-end')).toMatchObject([{ beaten: 'DM-11' }])
  })
})

describe('the dueling hands', () => {
  it('rules 23.6, 23.6.3, 23.6.4, G-42, YJ-191 – as many cards as power: POWER, place, weapon dots, texts, no destiny', () => {
    const game = ready(
      {
        faceUp: ['Darth Maul, Sith Apprentice', 'JC-106'],
      },
      { faceUp: ['Yoda'] },
      { at: 'Tatooine • Mos Espa' },
    )
    game.dark.duels('Darth Maul', 'JC-106', 'Yoda')
    expect(game.told('dueling-hand')).toMatchObject([
      { count: 9, total: 9, power: { characters: 6, location: 1, weapon: 2, texts: 0, destiny: 0 } },
      { count: 4, total: 4 },
    ])
    expect(game.draws()).toEqual([])
  })

  it('rules 23.6.3, 23.13 – texts of fights and duels count', () => {
    const game = ready({ faceUp: ['DF-31', SABER] }, { faceUp: ['Yoda', 'BP-2'] }, { at: PALACE })
    game.dark.duels('Darth Maul', SABER, 'Yoda, Jedi Master')
    game.light.substitutes(null)
    expect(game.told('dueling-hand')).toMatchObject([{ total: 6 + 1 + 1 + 2 }, { total: 4 }])
  })

  it('rules 23.6.1, YJ-189 – for a cube the owner draws destiny first, and the card goes to the hand', () => {
    const game = sidious({}, 'Anakin Skywalker', { deck: light(5, 4, 4, 4, 4, 4) })
    expect(game.draws()).toEqual(['light power 5'])
    expect(game.light.hand).toEqual(['Yoda, Jedi Master'])
    expect(game.told('dueling-hand')[1]).toMatchObject({ count: 5, power: { destiny: 5 } })
    expect(game.light.duelingHand).toEqual(Array(5).fill('Rabé, Handmaiden'))
  })

  it('rule 23.6.2 – hands are set aside: no card of them can be played', () => {
    const game = sidious({ hand: ['To The Death'] }, 'Rabé')
    expect(game.dark.offered('attack')).toEqual(Array(6).fill('Pit Droid, Engineer'))
    expect(game.dark.hand).toEqual(['To The Death'])
  })

  it('rules 23.6.4, 23.6.5, 19.2.3, G-44 – or all there are; nobody loses the game by this', () => {
    const game = sidious({ more: 0, deck: dark(5, 5, 5) }, 'Rabé')
    expect(game.dark.deck).toBe(0)
    expect(game.dark.duelingHand).toHaveLength(3)
    expect(game.outcome).toBeNull()
    game.dark.passes()
    game.light.passes()
    expect(game.outcome).toBeNull()
    expect(game.dark.deck).toBe(3)
  })

  it('rules 23.6, 28.4 – the opponent sees the number of the cards only', () => {
    const game = sidious({}, 'Rabé')
    expect(game.view('light').duel).toMatchObject({ hands: { dark: 6, light: 2 } })
    expect(game.view('light').duel?.own).toHaveLength(2)
    expect(game.view('spectator').duel?.own).toEqual([])
  })
})

describe('attacks and blocks', () => {
  it('rules 23.7, 23.7.1, 23.7.2, YJ-194 – a block of the same number becomes an attack in its turn', () => {
    const game = sidious({ deck: dark(3, 3, 5, 5, 5, 5) }, 'Yoda', { deck: light(3, 4, 4, 4) })
    expect(game.asked).toEqual(['dark attack'])
    game.dark.attacks(DARK[3])
    expect(game.told('attack')).toEqual([{ card: 'DM-74', number: 3 }])
    expect(game.light.offered('block')).toEqual(['Jawa, Thief'])
    game.light.blocks(LIGHT[3])
    expect(game.asked).toEqual(['dark block'])
    game.dark.blocks(DARK[3])
    expect(game.light.offered('block')).toEqual([])
    expect(hits(game)).toEqual({ dark: 0, light: 0 })
    game.light.blocks(null)
    expect(hits(game)).toEqual({ dark: 0, light: 1 })
  })

  it('rules 23.7.3, 23.7.4 – unblocked it scores a hit, and the side that was hit attacks next', () => {
    const game = sidious({}, 'Yoda')
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    expect(game.told('hit')).toMatchObject([{ hits: 1, card: 'DM-92', total: 1 }])
    expect(game.asked).toEqual(['light attack'])
    game.light.attacks(LIGHT[3])
    game.dark.blocks(null)
    expect(hits(game)).toEqual({ dark: 1, light: 1 })
    expect(game.asked).toEqual(['dark attack'])
  })

  it('rule 23.7.2 – a player may choose not to block', () => {
    const game = sidious({ deck: dark(3) }, 'Yoda', { deck: light(3) })
    game.dark.attacks(DARK[3])
    game.light.blocks(null)
    expect(hits(game)).toEqual({ dark: 0, light: 1 })
  })

  it('rules 23.7.5, U-12, G-46 – a side with an empty hand makes no attacks; two empty hands end the duel', () => {
    const game = sidious({ more: 3, deck: dark(5, 5) }, 'DM-33', { more: 4, deck: light(4, 4) }, { at: CAPITAL })
    // Obi-Wan has power 3 at Capital City, Sidious more power than the deck has cards.
    expect([game.dark.duelingHand.length, game.light.duelingHand.length]).toEqual([5, 3])
    for (let round = 0; round < 3; round++) {
      game.dark.attacks(DARK[5])
      game.light.blocks(null)
      if (game.asked.includes('light attack')) {
        game.light.attacks(game.light.duelingHand[0] as string)
        game.dark.blocks(null)
      }
    }
    expect(game.light.duelingHand).toEqual([])
    game.dark.attacks(DARK[5])
    expect(game.asked).toEqual(['dark attack'])
    game.dark.attacks(DARK[5])
    expect(game.told('duel-end')).toMatchObject([{ beaten: null, hits: { dark: 3, light: 5 } }])
  })
})

describe('passing', () => {
  it('rules 23.8, YJ-196, G-47 – a player who passes may only block from then on, and declares no battle this turn', () => {
    const game = sidious({}, 'Yoda', { deck: light(5, 5, 5, 5) })
    game.dark.passes()
    expect(game.asked).toEqual(['light attack'])
    game.light.attacks(LIGHT[5])
    expect(game.asked).toEqual(['dark block'])
    game.dark.blocks(DARK[5])
    game.light.blocks(LIGHT[5])
    game.dark.blocks(null)
    expect(hits(game)).toEqual({ dark: 1, light: 0 })
    // The dark player was hit but has passed, so the opponent continues.
    expect(game.asked).toEqual(['light attack'])
    game.light.passes()
    expect(game.asked).toEqual(['dark even-up'])
    expect(game.told('damage')).toMatchObject([{ count: 1 }])
  })

  it('rules 23.8, YJ-197 – the duel ends when both have passed; with equal hits nobody takes damage', () => {
    const game = sidious({}, 'Yoda')
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    game.light.attacks(LIGHT[3])
    game.dark.blocks(null)
    game.dark.passes()
    game.light.passes()
    expect(game.told('duel-end')).toMatchObject([{ beaten: null, hits: { dark: 1, light: 1 } }])
    expect(game.told('damage')).toEqual([])
  })

  it('rules 23.8, YJ-198, YJ-206, YJ-207 – blocks of a player who has passed still score', () => {
    const game = sidious({ deck: dark(3, 3, 5, 5, 5, 5) }, 'Yoda', { deck: light(4, 3, 3, 3) })
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    game.light.passes()
    game.dark.attacks(DARK[3])
    game.light.blocks(LIGHT[3])
    game.dark.blocks(DARK[3])
    game.light.blocks(LIGHT[3])
    game.dark.blocks(null)
    expect(hits(game)).toEqual({ dark: 1, light: 1 })
    expect(game.asked).toEqual(['dark attack'])
  })

  it('rule 23.8, YJ-212 – a pass of the opponent prevents no battle', () => {
    const game = sidious({ more: 9 }, 'Yoda')
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    game.light.passes()
    while (game.asked.includes('dark attack')) {
      game.dark.attacks(DARK[5])
      if (game.asked.includes('light block')) game.light.blocks(null)
    }
    expect(game.light.faceUp).toEqual([])
    const both = sidious({}, 'Yoda', { faceUp: ['Yoda', 'Rabé'] })
    both.dark.attacks(DARK[5])
    both.light.blocks(null)
    both.light.passes()
    for (let hit = 0; hit < 3; hit++) {
      both.dark.attacks(DARK[5])
      both.light.blocks(null)
    }
    expect(both.asked).toEqual(['dark battle'])
  })

  it('rules 23.8, G-45 – with cards left, against an empty hand, a player may pass, which ends the duel', () => {
    const game = sidious({}, 'Yoda', { more: 2, deck: light(3) })
    for (let round = 0; round < 3; round++) {
      game.dark.attacks(DARK[5])
      game.light.blocks(null)
      game.light.attacks(LIGHT[3])
      game.dark.blocks(null)
    }
    expect(game.asked).toEqual(['dark attack'])
    game.dark.passes()
    expect(game.told('duel-end')).toMatchObject([{ beaten: null, hits: { dark: 3, light: 3 } }])
  })

  it('rule 23.8 – without the later updates nobody may pass', () => {
    for (const edition of ['2001', '2000'] as const) {
      const game = sidious({}, 'Yoda', {}, { rules: { edition } })
      expect(game.dark.exits('attack')).toEqual(['attack'])
    }
  })
})

describe('dueling text', () => {
  const card = (name: string, own: SideOfTable = {}, more: Partial<Position> = {}) => {
    const game = sidious({ deck: [name, ...dark(5, 5, 5, 5, 5)], ...own }, 'Yoda', {}, more)
    game.dark.attacks(name)
    game.light.blocks(null)
    return game
  }

  it('rules 23.9, G-43, YJ-200 – works when the card scores: the extra hit comes by itself', () => {
    const game = card('Power Of The Sith')
    expect(hits(game)).toEqual({ dark: 0, light: 2 })
    expect(game.asked).toEqual(['light attack'])
  })

  it('rules 23.9, 23.9.1, YJ-201 – an optional text is asked about; a card discarded by it is gone from the deck', () => {
    const game = card('To The Death')
    expect(game.asked).toEqual(['dark dueling-text'])
    game.dark.says('dueling-text', 'use')
    expect(hits(game)).toEqual({ dark: 0, light: 3 })
    expect(game.dark.discard).toEqual(['To The Death'])
    const kept = card('To The Death')
    kept.dark.says('dueling-text', 'none')
    expect(hits(kept)).toEqual({ dark: 0, light: 1 })
    expect(kept.dark.discard).toEqual([])
  })

  it('rules 23.9, G-48 – the text finishes before the check for a defeat', () => {
    const game = sidious({ deck: ['Darth Maul Defiant', ...dark(5, 5, 5, 5, 5)] }, 'Rabé')
    game.dark.attacks('Darth Maul Defiant')
    game.light.blocks(null)
    expect(game.asked).toEqual(['dark dueling-text'])
    game.dark.says('dueling-text', 'use')
    expect(types(game)).toEqual(['duel-text', 'discard', 'dueling-draw', 'duel-end', 'shuffle', 'shuffle', 'damage'])
  })

  it('rules 23.9, 23.6.5 – more cards for the dueling hand, from the draw deck', () => {
    const game = card('Darth Maul Defiant')
    game.dark.says('dueling-text', 'use')
    expect(game.dark.duelingHand).toHaveLength(5 + 2)
    expect(game.dark.discard).toEqual(['Darth Maul Defiant'])
  })

  it('rules 23.9, G-27, U-13 – removes a hit from the owner’s character, if there is one', () => {
    const game = sidious({ deck: ['Change In Tactics', ...dark(5, 5, 5, 5, 5)] }, 'Yoda')
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    game.light.attacks(LIGHT[3])
    game.dark.blocks(null)
    game.dark.attacks('Change In Tactics')
    game.light.blocks(null)
    game.dark.says('dueling-text', 'use')
    expect(hits(game)).toEqual({ dark: 0, light: 2 })
    expect(card('Change In Tactics').asked).toEqual(['light attack'])
  })

  it('rules 23.9, YJ-220 – works for any character and weapon; in older editions for a dueling character with a lightsaber', () => {
    const now = sidious({}, 'Boss Nass', { deck: ['A Powerful Opponent', ...light(1, 1, 1)] })
    now.dark.attacks(DARK[5])
    now.light.blocks(null)
    now.light.attacks('A Powerful Opponent')
    now.dark.blocks(null)
    expect(hits(now)).toEqual({ dark: 2, light: 1 })
    const then = sidious(
      {},
      'Boss Nass',
      { deck: ['A Powerful Opponent', ...light(1, 1, 1)] },
      { rules: { edition: '2001' } },
    )
    then.dark.attacks(DARK[5])
    then.light.blocks(null)
    then.light.attacks('A Powerful Opponent')
    then.dark.blocks(null)
    expect(hits(then)).toEqual({ dark: 1, light: 1 })
  })
})

describe('the end of a duel', () => {
  /** Sidious defeats Rabé (DAMAGE 1) with the first hit. */
  const beaten = (other: SideOfTable = {}) => {
    const game = sidious({}, 'Rabé', { faceUp: ['Rabé', 'Blaster'], ...other })
    if (game.asked.includes('light substitute')) game.light.substitutes(null)
    game.light.armsWith('Blaster')
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    return game
  }

  it('rules 23.10, 23.11, 23.11.1, YJ-213 – as many hits as the printed DAMAGE defeat a character; the weapon goes too', () => {
    const game = beaten()
    expect(game.told('duel-end')).toMatchObject([{ beaten: 'DM-16', hits: { dark: 0, light: 1 } }])
    expect(game.light.faceUp).toEqual([])
    expect(game.light.discard.slice(-2).sort()).toEqual(['Blaster', 'Rabé, Handmaiden'])
    expect(game.dark.faceUp).toEqual(['Darth Sidious, Sith Master', SABER])
  })

  it('rule 23.10 – the printed DAMAGE counts, even if texts change it', () => {
    // "After Her!" gives handmaidens two more DAMAGE: taken, but not needed.
    const game = ready({ faceUp: ['Darth Sidious', SABER], effect: 'After Her!' }, { faceUp: ['Rabé'] }, { at: PALACE })
    game.dark.duels('Darth Sidious', SABER, 'Rabé')
    game.dark.attacks(DARK[5])
    game.light.blocks(null)
    expect(game.told('damage')).toMatchObject([{ count: 3 }])
  })

  it('rules 23.11.1, 23.11.2, 23.11.3, G-49 – discarded, decks shuffled, damage, in this order', () => {
    const game = beaten()
    expect(types(game)).toEqual(['hit', 'duel-end', 'shuffle', 'shuffle', 'damage'])
    expect([game.dark.deck, game.light.deck]).toEqual([20, 20 - 1])
  })

  it('rules 23.11.4, YJ-216 – hits are forgotten', () => {
    expect(hits(beaten())).toBeUndefined()
  })

  it('rules 23.11.5, G-50 – survivors may fight in the battle of this turn', () => {
    const game = beaten({ faceUp: ['Rabé', 'Blaster', 'Yoda'] })
    expect(game.asked).toEqual(['dark battle'])
    game.dark.battles()
    game.dark.plans(SABER, 'Darth Sidious')
    expect(game.told('fight')).toHaveLength(1)
  })

  it('rules 23.12, 23.12.1, U-11, YJ-202, YJ-203 – DAMAGE less the hits scored; the whole DAMAGE before the updates', () => {
    const damage = (edition: 'current' | '2001') => {
      const game = sidious({}, 'Padmé Naberrie', {}, { rules: { edition } })
      game.dark.attacks(DARK[5])
      game.light.blocks(null)
      game.light.attacks(LIGHT[3])
      game.dark.blocks(null)
      game.dark.attacks(DARK[5])
      game.light.blocks(null)
      return game.told('damage')[0]?.count
    }
    expect(damage('current')).toBe(1)
    expect(damage('2001')).toBe(2)
  })

  it('rules 23.12.2, YJ-211 – with nobody defeated: the difference of hits; before the updates as many as hits taken', () => {
    const damage = (edition: 'current' | '2001') => {
      const own = { more: 0, deck: dark(5, 5) }
      const game = sidious(own, 'Yoda', { more: 0, deck: light(3) }, { rules: { edition } })
      game.dark.attacks(DARK[5])
      game.light.blocks(null)
      game.light.attacks(LIGHT[3])
      game.dark.blocks(null)
      game.dark.attacks(DARK[5])
      // Both hands are empty: two hits on Yoda, one on Sidious.
      expect(game.told('duel-end')).toMatchObject([{ beaten: null, hits: { dark: 1, light: 2 } }])
      return game.told('damage')[0]?.count
    }
    expect(damage('current')).toBe(1)
    expect(damage('2001')).toBe(2)
  })

  it('rules 23.11.5, 9.1, G-39 – with nobody left on one side there is no battle', () => {
    expect(beaten().asked).toEqual(['dark even-up'])
  })

  it('rule 23.13 – a duel is a fight: both have fought this turn', () => {
    const game = beaten()
    expect(game.state.today.fought).toEqual([
      { side: 'dark', card: 'DM-72' },
      { side: 'light', card: 'DM-16' },
    ])
  })
})
