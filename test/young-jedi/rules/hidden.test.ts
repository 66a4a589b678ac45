import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

describe('hidden cards', () => {
  it('rules 7.1, 7.4, YJ-014 – face down in the first turn, face up when the second begins, for both players', () => {
    const game = position({
      step: 'start',
      dark: { turnsHere: 0, hand: ['Watto', 'Blaster'] },
      light: { turnsHere: 0, hand: ['Rabé', 'Blaster'] },
    })
    game.dark.deploys('Watto', 'Blaster')
    expect(game.dark.hidden).toEqual(['Watto, Slave Owner', 'Blaster'])
    expect(game.told('deploy')).toEqual([
      { handle: 'dt1', cost: null, card: null },
      { handle: 'dt2', cost: null, card: null },
    ])
    game.dark.evensUp()
    game.light.deploys('Rabé')
    expect(game.light.hidden).toEqual(['Rabé, Handmaiden'])
    expect(game.dark.hidden).toEqual(['Watto, Slave Owner', 'Blaster'])
    game.light.evensUp()
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner', 'Blaster'])
    expect(game.told('reveal')).toEqual([
      {
        cards: [
          { handle: 'dt1', card: 'DM-74' },
          { handle: 'dt2', card: 'DM-119' },
        ],
      },
    ])
    expect(game.light.hidden).toEqual(['Rabé, Handmaiden'])
  })

  it('rule 7.2 – a Location is never hidden', () => {
    const game = position({
      dark: { turnsHere: 1, hand: ['Tatooine • Desert Landing Site'] },
      at: 'Tatooine • Podrace Arena',
    })
    game.dark.deploys('Tatooine • Desert Landing Site')
    expect(game.location).toBe('Tatooine • Desert Landing Site')
    expect(game.dark.hidden).toEqual([])
  })

  it('rule 7.3, YJ-015 – from the second turn on all cards are deployed face up', () => {
    const game = position({ step: 'start', dark: { turnsHere: 1, hidden: ['Watto'], hand: ['Aurra Sing'] } })
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner'])
    game.dark.deploys('Aurra Sing')
    expect(game.dark.hidden).toEqual([])
    expect(game.told('deploy')).toEqual([{ handle: 'dt2', cost: 3, card: 'DM-75' }])
  })

  it('rule 7.4 – all hidden cards are turned face up, in every zone', () => {
    const game = position({
      step: 'start',
      at: 'Coruscant • Jedi Council Chamber',
      won: [{ planet: 'Tatooine', by: 'light' }],
      dark: { turnsHere: 0, strandedHidden: { Tatooine: ['Watto', 'Blaster'] }, hand: ['Aurra Sing'] },
    })
    expect(game.state.sides.dark.stranded.Tatooine?.map((laid) => laid.hidden)).toEqual([false, false])
    expect(game.told('reveal')).toMatchObject([{ cards: [{ card: 'DM-74' }, { card: 'DM-119' }] }])
  })

  it('rules 7.5, 9.1, YJ-017 – against only hidden cards no battle can be declared', () => {
    const game = position({
      dark: { hand: ['Blaster'], faceUp: ['Watto'] },
      light: { hidden: ['Yoda', 'Mace Windu'], turnsHere: 1 },
    })
    game.dark.deploys()
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rule 7.5 – a hidden card takes no part in a battle and stays hidden', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Aurra Sing'] },
      light: { faceUp: ['Rabé'], hidden: ['Yoda', 'Blaster'] },
    })
    game.dark.battles()
    expect(game.totals()).toEqual([{ dark: 6, light: 3 }])
    expect(game.light.faceUp).toEqual([])
    expect(game.light.hidden).toEqual(['Yoda, Jedi Master', 'Blaster'])
    expect(game.told('breakthrough')).toEqual([])
  })

  it('rule 7.7 – while the opponent has hidden cards there, nobody takes control; a weapon is enough', () => {
    for (const card of ['Yoda', 'Blaster']) {
      const game = position({ dark: { faceUp: ['Watto'] }, light: { hidden: [card], turnsHere: 1 } })
      game.dark.evensUp()
      expect(game.state.won).toEqual([])
      expect(game.state.active).toBe('light')
    }
  })

  it('rules 7.5, 7.7 – a hidden character takes no control itself', () => {
    const game = position({ dark: { hidden: ['Watto'], turnsHere: 1 } })
    game.dark.evensUp()
    expect(game.state.won).toEqual([])
  })

  it('rule 7.8, YJ-121 – hidden cards on a surrendered planet stay hidden until their owner’s next turn', () => {
    const game = position({
      dark: { turnsHere: 1, hand: ['Watto'], deck: ['Coruscant • Jedi Council Chamber'] },
      light: { hidden: ['Yoda'], turnsHere: 1 },
    })
    game.dark.deploys('Watto')
    game.dark.evensUp({ exit: 'surrender' })
    expect(game.state.sides.dark.stranded.Tatooine).toMatchObject([{ card: 'DM-74', hidden: true }])
    expect(game.state.sides.light.stranded.Tatooine).toMatchObject([{ card: 'DM-10', hidden: true }])
    expect(game.view('light').sides.dark.stranded.Tatooine).toMatchObject([{ card: null, hidden: true }])
    game.dark.lays('Coruscant • Jedi Council Chamber')
    expect(game.state.sides.dark.stranded.Tatooine).toMatchObject([{ card: 'DM-74', hidden: false }])
    expect(game.state.sides.light.stranded.Tatooine).toMatchObject([{ card: 'DM-10', hidden: true }])
  })

  it('rule 7.9 – the earliest battle is in the second turn of the player who moved second', () => {
    const game = position({
      step: 'start',
      dark: { turnsHere: 0, hand: ['Watto', 'Blaster'] },
      light: { turnsHere: 0, hand: ['Yoda', 'Blaster'] },
    })
    game.dark.deploys('Watto')
    game.dark.evensUp()
    game.light.deploys('Yoda')
    game.light.evensUp()
    game.dark.deploys()
    expect(game.asked).toEqual(['dark even-up'])
    game.dark.evensUp()
    game.light.deploys()
    expect(game.asked).toEqual(['light battle'])
  })

  it('rules 7.1, 18.3, YJ-023 – on the next planet the rule starts again for both', () => {
    const game = position({
      dark: { faceUp: ['Watto'], hand: ['Aurra Sing', 'Coruscant • Jedi Council Chamber'] },
      light: { hand: ['Rabé', 'Coruscant • Capital City'] },
    })
    game.dark.deploys()
    game.dark.evensUp()
    game.light.lays('Coruscant • Capital City')
    game.light.deploys('Rabé')
    expect(game.light.hidden).toEqual(['Rabé, Handmaiden'])
    game.light.evensUp()
    game.dark.deploys('Aurra Sing')
    expect(game.dark.hidden).toEqual(['Aurra Sing, Bounty Hunter'])
  })
})
