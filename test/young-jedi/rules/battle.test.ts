import { describe, expect, it } from 'vitest'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import { position } from '../position.ts'

const MAUL = 'Darth Maul, Sith Apprentice'
const CAPITAL = 'Coruscant • Capital City'

describe('the right to battle', () => {
  it('rule 9.1, YJ-030 – once in a turn', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Aurra Sing'] },
      light: { faceUp: ['Mace Windu', 'Yoda'] },
    })
    game.dark.battles()
    game.light.plans('Mace Windu', 'Yoda')
    game.dark.plans('Watto', 'Aurra Sing')
    expect(game.dark.faceUp).not.toEqual([])
    expect(game.light.faceUp).not.toEqual([])
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rule 9.1, YJ-030 – a player who passed does not battle later in the turn', () => {
    const game = position({ step: 'battle', dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'] } })
    game.dark.passes()
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rule 9.1 – only the active player attacks', () => {
    for (const turn of ['dark', 'light'] as const) {
      const game = position({ turn, step: 'battle', dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'] } })
      expect(game.asked).toEqual([`${turn} battle`])
      game[turn].battles()
      expect(game.events.find((event) => event.type === 'battle')?.seat).toBe(turn)
    }
  })

  it('rules 9.1, U-01 – both need a face-up character: weapons alone are no fighters', () => {
    const asked = (dark: string[], light: string[]) =>
      position({ step: 'battle', dark: { faceUp: dark }, light: { faceUp: light } }).asked
    expect(asked(['Watto'], ['Blaster'])).toEqual(['dark even-up'])
    expect(asked(['Blaster'], ['Yoda'])).toEqual(['dark even-up'])
    expect(asked(['Watto'], [])).toEqual(['dark even-up'])
    expect(asked(['Watto'], ['Yoda'])).toEqual(['dark battle'])
  })

  it('rule 9.1 – only on the current planet: stranded characters neither battle nor are attacked', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      won: [{ planet: 'Tatooine', by: 'dark' }],
      dark: { faceUp: ['Watto'], stranded: { Tatooine: [MAUL] } },
      light: { stranded: { Tatooine: ['Yoda'] } },
    })
    expect(game.asked).toEqual(['dark even-up'])
  })
})

describe('Battle cards and plans', () => {
  const declared = () =>
    position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'], hand: ['Sandstorm', 'Opee Sea Killer', 'Aurra Sing'] },
      light: { faceUp: ['Yoda', 'Rabé'], hand: ['Da Beings Hereabouts Cawazy', 'Mace Windu', 'Blaster'] },
    })

  it('rules 9.2, 9.2.1, 9.2.2, YJ-057 – the attacker declares and tells their number, then the defender tells theirs', () => {
    const game = declared()
    game.dark.battles('Sandstorm')
    expect(game.told('battle')).toEqual([{ number: 1 }])
    expect(game.view('light').battle?.numbers).toEqual({ dark: 1, light: null })
    expect(game.asked).toEqual(['light battle-cards'])
    game.light.takes('Da Beings Hereabouts Cawazy')
    expect(game.told('battle-cards')).toEqual([{ number: 1 }])
    expect(game.view('dark').battle?.numbers).toEqual({ dark: 1, light: 1 })
  })

  it('rules 9.2.2, 28.4, YJ-062 – the opponent learns the number of the cards, and nothing else about them', () => {
    const game = declared()
    game.dark.battles('Sandstorm', 'Opee Sea Killer')
    const seen = JSON.stringify([game.view('light'), game.view('spectator'), game.events, decisions(game.state)])
    expect(game.view('light').battle?.numbers.dark).toBe(2)
    expect(seen).not.toContain('DM-129')
    expect(seen).not.toContain('DM-127')
    expect(game.view('dark').battle?.own.map((held) => held.card)).toEqual(['DM-129', 'DM-127'])
  })

  it('rules 9.2.2, G-21, YJ-058 – nobody changes their number afterwards', () => {
    const game = declared()
    const { id: declaring } = game.decision('dark', 'battle')
    game.dark.battles('Sandstorm')
    const again = { decision: declaring, exit: 'battle', choose: [] }
    expect(game.hand('dark', again)).toMatchObject({ refused: 'decision.closed' })
    const { id: answering } = game.decision('light', 'battle-cards')
    game.light.takes()
    expect(game.hand('dark', again)).toMatchObject({ refused: 'decision.closed' })
    const other = { decision: answering, exit: 'ok', choose: [] }
    expect(game.hand('light', other)).toMatchObject({ refused: 'decision.closed' })
  })

  it('rule 9.2.3, YJ-060 – only Battle cards may be taken', () => {
    const game = declared()
    expect(game.dark.offered('battle')).toEqual(['Sandstorm', 'Opee Sea Killer'])
    expect(game.dark.tries('battle', 'battle', ['Aurra Sing'])).toBe('shape.option')
    game.dark.battles()
    expect(game.light.offered('battle-cards')).toEqual(['Da Beings Hereabouts Cawazy'])
    expect(game.light.tries('battle-cards', 'ok', ['Da Beings Hereabouts Cawazy', 'Blaster'])).toBe('shape.option')
  })

  it('rule 9.2.2 – an empty hand is not asked for a number; a hand without Battle cards is', () => {
    const empty = position({ step: 'battle', dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda', 'Rabé'] } })
    empty.dark.battles()
    expect(empty.told('battle-cards')).toEqual([{ number: 0 }])
    expect(empty.asked).toEqual(['light plan'])
    const none = position({
      step: 'battle',
      dark: { faceUp: ['Watto'] },
      light: { faceUp: ['Yoda'], hand: ['Blaster'] },
    })
    none.dark.battles()
    expect(none.asked).toEqual(['light battle-cards'])
    expect(none.light.offered('battle-cards')).toEqual([])
  })

  it('rules 9.2.4, 14.6 – the rest of the hand is set aside and taken up again', () => {
    const game = declared()
    game.dark.battles('Sandstorm')
    expect(game.dark.hand).toEqual(['Opee Sea Killer', 'Aurra Sing, Bounty Hunter'])
    game.light.takes()
    game.light.plans('Yoda', 'Rabé')
    expect(game.dark.offered('plan')).toEqual(['Watto, Slave Owner', 'Blaster', 'Sandstorm'])
    game.dark.plans('Sandstorm', 'Watto', 'Blaster')
    expect(game.dark.hand).toEqual(['Opee Sea Killer', 'Aurra Sing, Bounty Hunter'])
  })

  it('rule 9.2.5, YJ-033 – all face-up characters and weapons there go into the plan', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster', 'Aurra Sing', 'Bib Fortuna', 'Gragra'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles()
    expect(game.dark.offered('plan')).toEqual([
      'Watto, Slave Owner',
      'Blaster',
      'Aurra Sing, Bounty Hunter',
      "Bib Fortuna, Twi'lek Advisor",
      'Gragra, Chuba Peddler',
    ])
    expect(game.dark.tries('plan', 'ok', ['Watto', 'Aurra Sing', 'Bib Fortuna', 'Blaster'])).toBe('shape.arrange')
  })

  it('rules 9.2.6, G-22 – the plans are secret, and made without knowing the opponent’s', () => {
    const one = declared()
    const other = declared()
    for (const game of [one, other]) {
      game.dark.battles()
      game.light.takes('Da Beings Hereabouts Cawazy')
      expect(game.asked).toEqual(['light plan'])
    }
    one.light.plans('Da Beings Hereabouts Cawazy', 'Yoda', 'Rabé')
    other.light.plans('Rabé', 'Da Beings Hereabouts Cawazy', 'Yoda')
    expect(one.asked).toEqual(['dark plan'])
    expect(one.events).toEqual([])
    for (const reader of ['dark', 'spectator'] as const) expect(one.view(reader)).toEqual(other.view(reader))
    expect(decisions(one.state)).toEqual(decisions(other.state))
  })

  it('rule 9.2.6 – a plan that can only be one card is not asked for', () => {
    const game = position({ step: 'battle', dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'] } })
    game.dark.battles()
    expect(game.asked).toEqual(['dark even-up'])
    expect(game.told('fight')).toHaveLength(1)
  })

  it('rules 9.2.7, 10.1, YJ-032, YJ-037 – the first fighters meet, then the second ones, until one plan has no characters left', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Aurra Sing', 'Bib Fortuna'] },
      light: { faceUp: ['Rabé', 'Padmé Naberrie', 'Ishi Tib'] },
    })
    game.dark.battles()
    game.light.plans('Padmé Naberrie', 'Ishi Tib', 'Rabé')
    game.dark.plans('Bib Fortuna', 'Watto', 'Aurra Sing')
    expect(game.totals()).toEqual([
      { dark: 2, light: 3 },
      { dark: 3, light: 3 },
      { dark: 5, light: 2 },
    ])
    expect(game.beaten()).toEqual(['dark', null, 'light'])
  })
})

describe('the order of a plan', () => {
  it('rule 9.3 – Battle card, weapon, character', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Blaster'], hand: ["Watto's Wager"], deck: ['Sebulba', 'Jabba the Hutt'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles("Watto's Wager")
    game.dark.plans("Watto's Wager", 'Blaster', 'Watto')
    expect(game.told('fight')).toMatchObject([{ power: { dark: { characters: 3, destiny: 4 } }, total: { dark: 7 } }])
    expect(game.draws()).toEqual(['dark battle 3', 'dark weapon 1'])
  })

  it('rule 9.3.2 – copies of a stack need not stand together', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Watto', 'Watto', 'Bib Fortuna'] },
      light: { faceUp: ['Padmé Naberrie', 'Padmé Naberrie', 'Padmé Naberrie'] },
    })
    game.dark.battles()
    game.light.plans('Padmé Naberrie', 'Padmé Naberrie', 'Padmé Naberrie')
    game.dark.plans('Watto', 'Bib Fortuna', 'Watto')
    expect(game.beaten()).toEqual([null, 'dark', null])
  })

  it('rules 9.3.3, 14.5, YJ-053 – weapons at the end are neither used nor lost, even if all characters are defeated', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Bib Fortuna', 'Blaster', 'Blaster Rifle', 'Sith Lightsaber'] },
      light: { faceUp: ['Mace Windu'] },
    })
    game.dark.battles()
    game.dark.plans('Blaster', 'Bib Fortuna', 'Blaster Rifle', 'Sith Lightsaber')
    expect(game.totals()).toEqual([{ dark: 7, light: 7 }])
    expect(game.dark.faceUp).toHaveLength(4)

    const lost = position({
      step: 'battle',
      dark: { faceUp: ['Bib Fortuna', 'Blaster Rifle', 'Sith Lightsaber'] },
      light: { faceUp: ['Mace Windu'] },
    })
    lost.dark.battles()
    lost.dark.plans('Bib Fortuna', 'Blaster Rifle', 'Sith Lightsaber')
    expect(lost.beaten()).toEqual(['dark'])
    expect(lost.draws()).toEqual([])
    expect(lost.dark.faceUp).toEqual(['Blaster Rifle', 'Sith Lightsaber'])
  })

  it('rule 9.3.4 – several Battle cards may stand before a character, one works', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto'], hand: ['Sandstorm', 'Sniper', 'Opee Sea Killer'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles('Sandstorm', 'Sniper', 'Opee Sea Killer')
    game.dark.plans('Sandstorm', 'Opee Sea Killer', 'Sniper', 'Watto')
    expect(game.told('fight')).toMatchObject([{ power: { dark: { characters: 3, location: 1, battle: 4 } } }])
    expect(game.dark.discard.slice().sort()).toEqual(['Opee Sea Killer', 'Sandstorm', 'Sniper'])
  })

  it('rules 9.3.5, 12.2, YJ-066 – a useless Battle card may go into the plan, which discards it', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Aurra Sing'], hand: ["Watto's Wager"] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles("Watto's Wager")
    game.dark.plans("Watto's Wager", 'Aurra Sing')
    expect(game.totals()).toEqual([{ dark: 6, light: 4 }])
    expect(game.draws()).toEqual([])
    expect(game.dark.discard).toEqual(["Watto's Wager"])
    game.dark.evensUp()
    expect(game.dark.hand).toHaveLength(6)
  })
})
