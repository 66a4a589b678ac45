import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const RIFLE = 'Blaster Rifle'
const INFANTRY = 'Battle Droid: Infantry, MTT Division'

describe('counters', () => {
  it('rule 5.1, YJ-007 – three battle droids of two counters', () => {
    const game = position({ dark: { hand: [INFANTRY, INFANTRY, INFANTRY] } })
    game.dark.deploys(INFANTRY, INFANTRY, INFANTRY)
    expect(game.dark.faceUp).toEqual([INFANTRY, INFANTRY, INFANTRY])
    expect(game.told('deploy').map((deployed) => deployed.cost)).toEqual([2, 2, 2])
  })

  it('rule 5.1, YJ-238 – three of the AAT Division cost six as well', () => {
    const game = position({ dark: { hand: ['DM-103', 'DM-103', 'DM-103'] } })
    game.dark.deploys('DM-103', 'DM-103', 'DM-103')
    expect(game.dark.faceUp).toHaveLength(3)
  })

  it('rule 5.1, YJ-008 – Darth Maul and a Blaster', () => {
    const game = position({ dark: { hand: ['Darth Maul, Sith Apprentice', 'Blaster'] } })
    game.dark.deploys('Darth Maul, Sith Apprentice', 'Blaster')
    expect(game.told('deploy').map((deployed) => deployed.cost)).toEqual([6, 0])
  })

  it('rule 5.1, YJ-009 – two droids and two rifles', () => {
    const game = position({ dark: { hand: [INFANTRY, INFANTRY, RIFLE, RIFLE] } })
    game.dark.deploys(INFANTRY, RIFLE, INFANTRY, RIFLE)
    expect(game.dark.faceUp).toEqual([INFANTRY, RIFLE, INFANTRY, RIFLE])
  })

  it('rule 5.1, YJ-010 – seven counters are too many, and nothing is deployed', () => {
    const game = position({ dark: { hand: [INFANTRY, INFANTRY, RIFLE, RIFLE, RIFLE] } })
    expect(game.dark.tries('deploy', 'done', [INFANTRY, INFANTRY, RIFLE, RIFLE, RIFLE])).toBe('shape.budget')
    expect(game.dark.hand).toHaveLength(5)
    expect(game.dark.faceUp).toEqual([])
  })

  it('rule 5.1 – the limit holds for the whole step, over any number of answers', () => {
    const game = position({ dark: { hand: [INFANTRY, INFANTRY, RIFLE, 'Sebulba', 'Watto', 'Aurra Sing'] } })
    game.dark.deploysFirst(INFANTRY, RIFLE)
    expect(game.dark.offered('deploy')).toEqual([INFANTRY, 'Watto, Slave Owner', 'Aurra Sing, Bounty Hunter'])
    expect(game.dark.tries('deploy', 'done', ['Sebulba'])).toBe('shape.option')
    expect(game.dark.tries('deploy', 'done', [INFANTRY, 'Watto'])).toBe('shape.budget')
    game.dark.deploysFirst('Aurra Sing')
    expect(game.dark.offered('deploy')).toEqual([])
    game.dark.deploys()
    expect(game.dark.faceUp).toEqual([INFANTRY, RIFLE, 'Aurra Sing, Bounty Hunter'])
  })

  it('rule 5.1, YJ-011 – unspent counters are lost: the next turn has six again', () => {
    const game = position({ dark: { hand: [INFANTRY, 'DM-71', 'DM-72'], faceUp: [] }, light: { faceUp: ['Yoda'] } })
    game.dark.deploys(INFANTRY)
    game.dark.passes()
    game.dark.evensUp()
    game.light.passes()
    game.light.evensUp()
    expect(game.dark.tries('deploy', 'done', ['DM-71', 'DM-72'])).toBe('shape.budget')
    game.dark.deploys('DM-71')
    expect(game.dark.faceUp).toEqual([INFANTRY, 'Darth Maul, Sith Apprentice'])
  })

  it('rule 5.2 – characters and weapons cost their counters, Locations nothing', () => {
    const game = position({
      turn: 'light',
      light: { hand: ['Mace Windu', "Obi-Wan Kenobi's Lightsaber", 'Tatooine • Podrace Arena'] },
    })
    game.light.deploys('Mace Windu', 'Tatooine • Podrace Arena', "Obi-Wan Kenobi's Lightsaber")
    expect(game.light.faceUp).toEqual(['Mace Windu, Jedi Master', "Obi-Wan Kenobi's Lightsaber"])
    expect(game.location).toBe('Tatooine • Podrace Arena')
  })
})

describe('cards and places', () => {
  it('rule 5.3 – to the current planet only, with any planet on the card; no card joins stranded ones', () => {
    const game = position({
      at: 'Coruscant • Jedi Council Chamber',
      won: [{ planet: 'Tatooine', by: 'dark' }],
      dark: { stranded: { Tatooine: ['Watto'] }, hand: ['Aurra Sing'] },
    })
    game.dark.deploys('Aurra Sing')
    expect(game.dark.faceUp).toEqual(['Aurra Sing, Bounty Hunter'])
    expect(game.dark.stranded('Tatooine')).toEqual(['Watto, Slave Owner'])
    expect(game.light.faceUp).toEqual([])
  })

  it('rules 5.2, 9.2.3 – a Battle card is never deployed', () => {
    const game = position({ dark: { hand: ['Sandstorm', 'Watto'] } })
    expect(game.dark.offered('deploy')).toEqual(['Watto, Slave Owner'])
    expect(game.dark.tries('deploy', 'done', ['Sandstorm'])).toBe('shape.option')
  })

  it('rule 5.4 – the opponent sees how many cards there are, hidden ones too', () => {
    const game = position({
      dark: { hand: ['Watto', 'Blaster', 'Aurra Sing'], turnsHere: 1 },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.deploys('Watto', 'Blaster')
    expect(game.view('light').sides.dark.table).toHaveLength(2)
    expect(game.view('spectator').sides.dark.table).toHaveLength(2)
    expect(game.view('light').sides.dark.hand).toBe(1)
  })

  it('rule 5.5, YJ-013 – a weapon may lie there without a user, and stays during a battle', () => {
    const game = position({
      dark: { hand: ['Sith Lightsaber', "Sebulba's Podracer"], faceUp: ['Watto'] },
      light: { faceUp: ['Jawa, Bargainer'] },
    })
    game.dark.deploys('Sith Lightsaber', "Sebulba's Podracer")
    game.dark.battles()
    game.dark.plans('Sith Lightsaber', 'Watto', "Sebulba's Podracer")
    expect(game.totals()).toEqual([{ dark: 4, light: 2 }])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner', 'Sith Lightsaber', "Sebulba's Podracer"])

    const alone = position({ dark: { hand: ['Blaster'] }, light: { faceUp: ['Yoda'] } })
    alone.dark.deploys('Blaster')
    expect(alone.dark.faceUp).toEqual(['Blaster'])
  })

  it('G-11 – in the order that the player chooses, one at a time', () => {
    const game = position({ dark: { hand: ['Blaster', 'Watto', RIFLE] } })
    game.dark.deploysFirst(RIFLE, 'Blaster')
    game.dark.deploys('Watto')
    expect(game.dark.faceUp).toEqual([RIFLE, 'Blaster', 'Watto, Slave Owner'])
  })

  it('G-11 – a player who deploys nothing ends the step', () => {
    const game = position({ dark: { hand: ['Watto', 'Blaster'] }, light: { faceUp: ['Yoda'] } })
    game.dark.deploysFirst('Watto')
    expect(game.asked).toEqual(['dark deploy'])
    game.dark.deploysFirst()
    expect(game.asked).toEqual(['dark battle'])
  })

  it('G-79 – one card can be deployed only once', () => {
    const game = position({ dark: { hand: ['Blaster'] } })
    const { id, shape } = game.decision('dark', 'deploy')
    const option = shape.type === 'choose' ? shape.options[0]?.id : undefined
    const twice = [String(option), String(option)]
    expect(game.hand('dark', { decision: id, exit: 'done', choose: twice })).toMatchObject({ refused: 'shape.twice' })
  })
})
