/** Destiny drawn for a duelist's power, and rare cases of dueling cards (part 23). */
import { describe, expect, it } from 'vitest'
import { position, type SideOfTable } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const SABER = 'Sith Lightsaber'
const PALACE = 'Naboo • Theed Palace'
/** Anakin, Tested by the Jedi Council: POWER is a destiny draw, which the owner may redraw. */
const TESTED = 'EB-P9'

/** Darth Maul challenges the first of these. */
function duel(light: SideOfTable, dark: SideOfTable = {}, foe = light.faceUp?.[0] as string) {
  const game = position({
    step: 'duel',
    at: PALACE,
    dark: { faceUp: [MAUL, SABER], ...dark },
    light,
  })
  game.dark.duels(MAUL, SABER, foe)
  return game
}

describe('power that is a destiny draw', () => {
  const tested = (...deck: string[]) => duel({ faceUp: [TESTED], deck })

  it('rules 23.6.1, 16.3 – may be redrawn with a text, and the question tells all that is known', () => {
    const game = tested('Boss Nass', 'R2-D2')
    expect(game.asked).toEqual(['light redraw'])
    expect(game.decision('light', 'redraw').about).toEqual({
      card: 'DM-13',
      number: 1,
      for: 'power',
      deck: 21,
      totals: { dark: 7, light: 1 },
    })
    game.light.says('redraw', 'redraw')
    expect(game.told('redraw')).toEqual([{ cards: ['DM-13'], by: TESTED }])
    expect(game.draws()).toEqual(['light power 6'])
    expect(game.light.discard).toEqual(['Boss Nass, Leader of the Gungans'])
    expect(game.light.hand).toEqual(['R2-D2, Astromech Droid'])
    expect(game.asked).toEqual(['dark attack'])
    expect(game.told('dueling-hand')[1]).toMatchObject({ total: 6, power: { destiny: 6 } })
  })

  it('rules 23.6.1, 16.3 – is kept if its owner chooses so, and goes to the hand', () => {
    const game = tested('Boss Nass', 'R2-D2')
    game.light.says('redraw', 'keep')
    expect(game.told('redraw')).toEqual([])
    expect(game.light.hand).toEqual(['Boss Nass, Leader of the Gungans'])
    expect(game.told('dueling-hand')[1]).toMatchObject({ total: 1, power: { destiny: 1 } })
  })

  it('rule 16.3 – the text works once per turn, in a duel or a battle', () => {
    const game = duel({ faceUp: [TESTED, 'Blaster'], deck: ['Boss Nass', 'R2-D2'] })
    game.light.armsWith(null)
    game.light.says('redraw', 'redraw')
    expect(game.state.today.used).toEqual(['lt1:redraw'])
  })

  it('rule 16.3 – a text used in the turn is not offered again', () => {
    const game = position({
      step: 'duel',
      at: PALACE,
      today: { used: ['lt1:redraw'] },
      dark: { faceUp: [MAUL, SABER] },
      light: { faceUp: [TESTED], deck: ['Boss Nass'] },
    })
    game.dark.duels(MAUL, SABER, TESTED)
    expect(game.asked).toEqual(['dark attack'])
  })

  it('rules 16.3, G-28 – a redraw is not offered with an empty deck', () => {
    const game = duel({ faceUp: [TESTED], deck: ['Boss Nass'], more: 0 })
    expect(game.asked).not.toContain('light redraw')
    expect(game.draws()).toEqual(['light power 1'])
  })

  it('rules 23.6.1, 24.5 – the owner of a card with two numbers chooses one', () => {
    const game = duel({ faceUp: ['DM-4'], deck: ['RF-D2'] })
    expect(game.asked).toEqual(['light destiny-number'])
    expect(game.decision('light', 'destiny-number').about).toEqual({ card: 'RF-D2', for: 'power' })
    game.light.says('destiny-number', 'ok', '3')
    expect(game.draws()).toEqual(['light power 3'])
    expect(game.told('destiny')).toEqual([{ for: 'power', card: 'RF-D2', destiny: 3 }])
    expect(game.told('dueling-hand')[1]).toMatchObject({ power: { destiny: 3 } })
  })

  it('rules 23.6.1, 24.5, 16.3 – with two numbers it may be redrawn after the choice', () => {
    const game = tested('RF-D2', 'R2-D2')
    game.light.says('destiny-number', 'ok', '5')
    expect(game.asked).toEqual(['light redraw'])
    expect(game.decision('light', 'redraw').about).toMatchObject({ number: 5, card: 'RF-D2' })
  })

  it('rules 23.6.1, G-28 – an empty deck gives 0, and no card', () => {
    const game = duel({ faceUp: ['DM-4'], deck: [], more: 0 })
    expect(game.told('destiny')).toEqual([{ for: 'power', card: null, destiny: 0 }])
  })
})

describe('a weapon given for one of the opponent’s, in a duel', () => {
  const challenged = (arms: boolean) => {
    const game = position({
      step: 'duel',
      turn: 'light',
      at: PALACE,
      light: { faceUp: ['Qui-Gon Jinn', 'Jedi Lightsaber'] },
      dark: { faceUp: ['Tusken Raider, Nomad', 'Gaderffii Stick'] },
    })
    game.light.duels('Qui-Gon Jinn', 'Jedi Lightsaber', 'Tusken Raider, Nomad')
    game.dark.armsWith(arms ? 'Gaderffii Stick' : null)
    return game
  }
  const powers = (game: ReturnType<typeof position>) => game.told('dueling-hand').map(({ total }) => total)

  it('rules 11.5, 23.6.3 – before the hands are drawn: neither weapon adds to power then', () => {
    const game = challenged(true)
    expect(game.asked).toEqual(['dark strike'])
    expect(game.told('dueling-hand')).toEqual([])
    expect(game.dark.offered('strike')).toEqual(['Jedi Lightsaber, Constructed by Ki-Adi-Mundi'])
    game.dark.says('strike', 'use', 'Jedi Lightsaber')
    expect(game.told('strike')).toEqual([{ weapon: 'BP-49', handle: 'dt2', at: 'DM-35' }])
    expect(game.told('discard')).toEqual([{ why: 'price', cards: ['BP-49'], handles: ['dt2'] }])
    expect(powers(game)).toEqual([6, 2])
    expect(game.asked).toEqual(['light attack'])
    expect(game.light.faceUp).toContain('Jedi Lightsaber, Constructed by Ki-Adi-Mundi')
  })

  it('rules 11.5, 23.6.3 – kept, both add', () => {
    const game = challenged(true)
    game.dark.says('strike', 'none')
    expect(game.told('strike')).toEqual([])
    expect(powers(game)).toEqual([7, 3])
    expect(game.asked).toEqual(['light attack'])
  })

  it('rules 11.5, 23.4.4 – a weapon that is not in use can’t be given', () => {
    expect(challenged(false).asked).toEqual(['light attack'])
  })
})

describe('the dueling text of a Double Impact card', () => {
  it('rules 23.9, 24.4 – is that of its half, and is optional', () => {
    const scored = (exit: 'use' | 'none') => {
      const game = duel({ faceUp: ['Yoda'] }, { deck: ['RF-D11'] })
      game.dark.attacks('RF-D11')
      game.light.blocks(null)
      expect(game.asked).toEqual(['dark dueling-text'])
      game.dark.says('dueling-text', exit)
      return game
    }
    const used = scored('use')
    expect(used.told('duel-text')).toEqual([{ card: 'RF-D11', form: 'extra-hits' }])
    expect(used.told('discard')).toEqual([{ why: 'text', cards: ['RF-D11'] }])
    expect(used.dark.discard).toHaveLength(1)
    expect(used.told('hit')).toMatchObject([{ hits: 2, total: 3, card: 'RF-D11' }])
    expect(scored('none').told('hit')).toEqual([])
  })

  it('rules 23.9, 24.4 – a card without such a half asks nothing', () => {
    const game = duel({ faceUp: ['Yoda'] }, { deck: ['RF-D8'] })
    game.dark.attacks('RF-D8', 5)
    game.light.blocks(null)
    expect(game.told('hit')).toMatchObject([{ hits: 1, total: 1 }])
    expect(game.asked).toEqual(['light attack'])
  })
})

describe('DAMAGE after a duel', () => {
  /** Light attacks with 6 after 6, which nobody can block; dark passes. */
  function won(game: ReturnType<typeof position>) {
    while (game.asked.some((open) => /attack|block/.test(open))) {
      if (game.asked[0] === 'light attack') game.light.attacks('R2-D2')
      else if (game.asked[0] === 'dark attack') game.dark.passes()
      else game.dark.blocks(null)
    }
    return game
  }
  const strong = Array<string>(7).fill('R2-D2')
  const weak = Array<string>(9).fill(MAUL)

  it('rule 23.12 – a text may add to it', () => {
    const challenged = (who: string) => {
      const light = { faceUp: [who, 'JC-40'], deck: strong }
      const game = position({
        step: 'duel',
        turn: 'light',
        at: PALACE,
        light,
        dark: { faceUp: ['Aurra Sing'], deck: weak },
      })
      game.light.duels(who, 'JC-40', 'Aurra Sing')
      return won(game)
    }
    const game = challenged('EB-P8')
    expect(game.told('duel-end')).toMatchObject([{ beaten: 'DM-75', hits: { dark: 3, light: 0 } }])
    expect(game.told('damage')).toMatchObject([{ count: 5 }])
    expect(challenged('Qui-Gon Jinn').told('damage')).toMatchObject([{ count: 3 }])
  })

  it('rule 23.12 – a text may double it', () => {
    const game = position({
      step: 'duel',
      at: PALACE,
      dark: { faceUp: ['DF-33', 'DF-41'], deck: weak },
      light: { faceUp: ['V1-JC-3'], deck: strong },
    })
    game.dark.duels('DF-33', 'DF-41', 'V1-JC-3')
    expect(won(game).told('damage')).toMatchObject([{ count: 6 }])
  })
})

describe('texts that change the exchange', () => {
  it('rule 23.9 – against one of them the dueling texts of the opponent’s cards don’t work', () => {
    const hit = (foe: string) => {
      const game = duel({ faceUp: [foe] }, { deck: ['DF-53'] })
      game.dark.attacks('DF-53')
      game.light.blocks(null)
      return game.asked
    }
    expect(hit('V1-JC-14')).toEqual(['light attack'])
    expect(hit('Yoda')).toEqual(['dark dueling-text'])
  })

  it('rule 23.8 – a text may forbid to pass', () => {
    const exits = (foe: string) => {
      const game = duel({ faceUp: [foe], deck: ['R2-D2'] })
      game.dark.passes()
      return game.light.exits('attack')
    }
    expect(exits('V1-JC-16')).toEqual(['attack'])
    expect(exits('Yoda')).toEqual(['attack', 'pass'])
  })

  it('rules 23.9, 23.10 – a card that scores removes a hit, if there is one', () => {
    const scoring = (first: boolean) => {
      const game = duel({ faceUp: ['Yoda'], deck: ['R2-D2'] }, { deck: ['DF-45', 'DF-45'] })
      if (first) {
        game.dark.attacks('Pit Droid, Engineer')
        game.light.blocks(null)
        game.light.attacks('R2-D2')
        game.dark.blocks(null)
      }
      game.dark.attacks('DF-45')
      if (game.asked.includes('light block')) game.light.blocks(null)
      return game
    }
    expect(scoring(false).asked).toEqual(['light attack'])
    const game = scoring(true)
    expect(game.asked).toEqual(['dark dueling-text'])
    game.dark.says('dueling-text', 'use')
    expect(game.told('hit-removed')).toEqual([{ total: 0 }])
    expect(game.told('duel-text')).toEqual([{ card: 'DF-45', form: 'remove-hit' }])
    expect(game.asked).toEqual(['light attack'])
  })

  it('rule 23.9, G-43 – a defending Jedi’s owner draws for a lightsaber that scores', () => {
    const defending = (foe: string) => {
      const game = duel({ faceUp: [foe], deck: ['V1-JC-42'] }, { deck: Array<string>(7).fill('Pit Droid, Engineer') })
      game.dark.passes()
      game.light.attacks('V1-JC-42')
      game.dark.blocks(null)
      return game
    }
    const game = defending('Yoda')
    expect(game.asked).toEqual(['light dueling-text'])
    game.light.says('dueling-text', 'use')
    expect(game.told('draw')).toEqual([{ count: 1 }])
    expect(defending('Rabé').asked).not.toContain('light dueling-text')
    const attacking = position({
      step: 'duel',
      turn: 'light',
      at: PALACE,
      light: { faceUp: ['Qui-Gon Jinn', 'Jedi Lightsaber'], deck: ['V1-JC-42'] },
      dark: { faceUp: ['Aurra Sing'] },
    })
    attacking.light.duels('Qui-Gon Jinn', 'Jedi Lightsaber', 'Aurra Sing')
    attacking.light.attacks('V1-JC-42')
    attacking.dark.blocks(null)
    expect(attacking.asked).toEqual(['dark attack'])
  })

  it('rules 23.9.1, 23.6.5 – only their owner sees the cards that a text adds to the dueling hand', () => {
    const game = duel({ faceUp: ['Yoda'] }, { deck: ['DF-46', ...Array<string>(6).fill(MAUL), 'Watto'] })
    game.dark.attacks('DF-46')
    game.light.blocks(null)
    game.dark.says('dueling-text', 'use')
    const [drawn] = game.events.filter(({ type }) => type === 'dueling-draw')
    expect(drawn).toEqual({
      type: 'dueling-draw',
      seat: 'dark',
      data: { count: 1 },
      secret: { dark: { cards: ['DM-74'] } },
    })
    expect(game.dark.duelingHand).toContain('Watto, Slave Owner')
  })
})
