import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const OFFICER = 'Battle Droid: Officer, MTT Division'
const YOUNG = 'Obi-Wan Kenobi, Young Jedi'
const PADAWAN = 'Obi-Wan Kenobi, Jedi Padawan'

describe('diamond cards', () => {
  it('rule 6.1, YJ-130 – any number, on any number of planets', () => {
    const game = position({
      at: 'Coruscant • Jedi Council Chamber',
      won: [{ planet: 'Tatooine', by: 'light' }],
      dark: { stranded: { Tatooine: [OFFICER] }, faceUp: [OFFICER], hand: [OFFICER, OFFICER] },
    })
    game.dark.deploys(OFFICER, OFFICER)
    expect(game.dark.faceUp).toEqual([OFFICER, OFFICER, OFFICER])
  })
})

describe('stacks', () => {
  const won = [{ planet: 'Tatooine', by: 'dark' }] as const
  const strandedObiWan = (hand: readonly string[], hidden = false) =>
    position({
      at: 'Coruscant • Capital City',
      turn: 'light',
      won,
      light: { hand, [hidden ? 'strandedHidden' : 'stranded']: { Tatooine: [PADAWAN] } },
    })

  it('rules 6.2, 6.2.1, YJ-131 – none may be deployed while a copy is stranded on another planet', () => {
    const game = strandedObiWan([PADAWAN, 'Yoda'])
    expect(game.light.offered('deploy')).toEqual(['Yoda, Jedi Master'])
    expect(game.light.tries('deploy', 'done', [PADAWAN])).toBe('shape.option')
  })

  it('rules 6.2.1, 6.2.2, YJ-132 – cards of one title are a stack, with any subtitle', () => {
    const game = strandedObiWan([YOUNG])
    expect(game.light.tries('deploy', 'done', [YOUNG])).toBe('shape.option')
  })

  it('rules 6.2.1, YJ-143 – so a stack never comes to lie on two planets', () => {
    const game = position({
      turn: 'light',
      won: [{ planet: 'Naboo', by: 'dark' }],
      light: {
        stranded: { Naboo: ['Queen Amidala, Royal Leader', 'Queen Amidala, Ruler of Naboo'] },
        hand: ['Queen Amidala, Royal Leader', 'Queen Amidala, Ruler of Naboo'],
      },
    })
    expect(game.light.offered('deploy')).toEqual([])
  })

  it('rule 6.2.3, YJ-141 – Padmé Naberrie and Queen Amidala are two stacks', () => {
    const game = position({
      turn: 'light',
      won: [{ planet: 'Naboo', by: 'dark' }],
      light: { stranded: { Naboo: ['Padmé Naberrie'] }, hand: ['Queen Amidala, Royal Leader', 'Padmé Naberrie'] },
    })
    expect(game.light.offered('deploy')).toEqual(['Queen Amidala, Royal Leader'])
    game.light.deploys('Queen Amidala, Royal Leader')
    expect(game.light.faceUp).toEqual(['Queen Amidala, Royal Leader'])
  })

  it('rules 6.2.4, 6.2.5, YJ-133 – a further copy costs its own counters and fights its own fight', () => {
    const game = position({
      turn: 'light',
      light: { faceUp: [PADAWAN], hand: [YOUNG] },
      dark: { faceUp: ['Pit Droid, Engineer', 'Pit Droid, Mechanic'] },
    })
    game.light.deploys(YOUNG)
    expect(game.told('deploy')).toMatchObject([{ cost: 5 }])
    game.light.battles()
    game.dark.plans('Pit Droid, Engineer', 'Pit Droid, Mechanic')
    game.light.plans(PADAWAN, YOUNG)
    expect(game.totals()).toEqual([
      { dark: 2, light: 5 },
      { dark: 1, light: 6 },
    ])
  })

  it('rule 6.2.5, YJ-134 – three Queens, three fights', () => {
    const queens = ['Queen Amidala, Royal Leader', 'Queen Amidala, Royal Leader', 'Queen Amidala, Ruler of Naboo']
    const game = position({
      turn: 'light',
      step: 'battle',
      light: { faceUp: queens },
      dark: { faceUp: ['Watto', 'Watto', 'Watto'] },
    })
    game.light.battles()
    game.dark.plans('Watto', 'Watto', 'Watto')
    game.light.plans(...queens)
    expect(game.totals()).toEqual([
      { dark: 4, light: 4 },
      { dark: 4, light: 4 },
      { dark: 4, light: 2 },
    ])
  })

  it('rule 6.2.5, YJ-136 – one of three copies is defeated: only that one is discarded, the others continue to fight', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Pit Droid, Engineer', 'Pit Droid, Engineer'] },
      light: { faceUp: [YOUNG, YOUNG, PADAWAN], more: 20 },
    })
    game.dark.battles()
    game.light.plans(YOUNG, PADAWAN, YOUNG)
    game.dark.plans('Darth Maul, Sith Apprentice', 'Pit Droid, Engineer', 'Pit Droid, Engineer')
    expect(game.beaten()).toEqual(['light', 'dark', 'dark'])
    expect(game.light.faceUp).toEqual([YOUNG, PADAWAN])
    expect(game.light.deck).toBe(15)
    expect(game.light.discard.at(-1)).toBe(YOUNG)
  })

  it('rule 6.2.5, YJ-138 – two Qui-Gons, two fights, two weapons', () => {
    const game = position({
      turn: 'light',
      step: 'battle',
      light: { faceUp: ['Qui-Gon Jinn', 'Qui-Gon Jinn', 'Blaster', 'Jedi Lightsaber'], deck: ['Yoda', 'R2-D2'] },
      dark: { faceUp: ['Watto', 'Aurra Sing'] },
    })
    game.light.battles()
    game.dark.plans('Watto', 'Aurra Sing')
    game.light.plans('Blaster', 'Qui-Gon Jinn', 'Jedi Lightsaber', 'Qui-Gon Jinn')
    expect(game.totals()).toEqual([
      { dark: 4, light: 13 },
      { dark: 6, light: 15 },
    ])
  })

  it('rule 6.2.6, YJ-139 – two of one lightsaber, one for Yoda, one for Qui-Gon', () => {
    const saber = "Obi-Wan Kenobi's Lightsaber"
    const game = position({
      turn: 'light',
      light: { faceUp: ['Yoda', 'Qui-Gon Jinn', saber], hand: [saber], deck: ['Mace Windu', 'Yoda'] },
      dark: { faceUp: ['Watto', 'Watto'] },
    })
    game.light.deploys(saber)
    game.light.battles()
    game.dark.plans('Watto', 'Watto')
    game.light.plans(saber, 'Yoda', saber, 'Qui-Gon Jinn')
    expect(game.totals()).toEqual([
      { dark: 4, light: 6 },
      { dark: 4, light: 13 },
    ])
  })

  it('rule 6.2.6 – a stranded weapon of a stack blocks its copies as a character does', () => {
    const game = position({
      at: 'Coruscant • Capital City',
      turn: 'light',
      won,
      light: { stranded: { Tatooine: ['Jedi Lightsaber', 'Blaster'] }, hand: ['Jedi Lightsaber', 'Blaster'] },
    })
    expect(game.light.offered('deploy')).toEqual(['Blaster'])
  })

  it('rules 6.2.7, 6.6 – with the last copy gone the character may be deployed anywhere; hand, deck and discard pile do not count', () => {
    const game = position({
      at: 'Coruscant • Capital City',
      turn: 'light',
      won,
      light: { stranded: { Tatooine: ['Yoda'] }, hand: [YOUNG, PADAWAN], deck: [YOUNG], discard: [PADAWAN, YOUNG] },
    })
    game.light.deploys(YOUNG)
    expect(game.light.faceUp).toEqual([YOUNG])
  })

  it('rule 6.5, YJ-021 – a hidden copy counts', () => {
    const game = position({
      at: 'Coruscant • Capital City',
      won,
      turn: 'light',
      step: 'deploy',
      light: { hand: [YOUNG], strandedHidden: { Tatooine: [PADAWAN] } },
    })
    expect(game.light.offered('deploy')).toEqual([])
  })

  it('rules 6.2.2, 24.2.4, G-19, G-20 – a character with a built-in weapon belongs to the stack of its title, its weapon to none', () => {
    const game = position({
      at: 'Coruscant • Capital City',
      won,
      turn: 'light',
      light: { stranded: { Tatooine: ['DM-3'] }, hand: ['RF-A1', "Jar Jar Binks' Electropole"] },
    })
    expect(game.light.offered('deploy')).toEqual(["Jar Jar Binks' Electropole"])
    const weapon = position({
      at: 'Coruscant • Capital City',
      won,
      turn: 'light',
      light: { stranded: { Tatooine: ["Jar Jar Binks' Electropole"] }, hand: ['RF-A1', "Jar Jar Binks' Electropole"] },
    })
    expect(weapon.light.offered('deploy')).toEqual(['Jar Jar Binks, Bombad Gungan General'])
  })

  it('rules 6.4, 2.8 – a unique card has one copy in play, in any zone', () => {
    const game = position({ turn: 'light', light: { stranded: { Naboo: ['BP-4'] }, hand: ['BP-4', 'BP-5', 'BP-5'] } })
    expect(game.light.offered('deploy')).toEqual(["Kitster, Anakin's Friend", "Kitster, Anakin's Friend"])
    expect(game.light.tries('deploy', 'done', ['BP-5', 'BP-5'])).toBe('shape.excludes')
  })

  it('rule 6.2.1 – the copies of the other player do not count', () => {
    const game = position({
      at: 'Coruscant • Capital City',
      won,
      dark: { hand: ['Darth Maul, Sith Lord'] },
      light: { stranded: { Tatooine: [YOUNG] } },
    })
    expect(game.dark.offered('deploy')).toEqual(['Darth Maul, Sith Lord'])
  })
})
