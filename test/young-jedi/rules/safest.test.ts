import { describe, expect, it } from 'vitest'
import { safest } from '../../../src/games/young-jedi/policies/safest.ts'
import { nameOf, type Played, position } from '../position.ts'

/** The clock answers for a side: everything it is asked until the game waits for the other, or is over. */
function timeUp(game: Played, side: 'dark' | 'light'): string[] {
  const answered: string[] = []
  while (game.asked[0]?.startsWith(side) === true) {
    const kind = game.asked[0].split(' ')[1] as string
    const decision = game.decision(side, kind)
    expect(game.hand(side, safest(game.view(side), decision))).toBeNull()
    answered.push(kind)
  }
  return answered
}

const CAPITAL = 'Coruscant • Capital City'

describe('the safest answer', () => {
  it('G-78 – deploys nothing, declares no battle, evens up, and does not surrender', () => {
    const game = position({
      dark: { faceUp: ['Watto'], hand: ['Aurra Sing', 'Sandstorm', 'Tatooine • Desert Landing Site'] },
      light: { faceUp: ['Yoda'] },
    })
    expect(timeUp(game, 'dark')).toEqual(['deploy', 'battle', 'even-up'])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner'])
    expect(game.dark.hand.slice(0, 3)).toEqual([
      'Aurra Sing, Bounty Hunter',
      'Sandstorm',
      'Tatooine • Desert Landing Site',
    ])
    expect(game.dark.discard).toEqual([])
    expect(game.state.won).toEqual([])
    expect(game.state.active).toBe('light')
  })

  it('G-78 – above six the newest cards are discarded', () => {
    const hand = ['Watto', 'Blaster', 'Sandstorm', 'Gragra', 'Sebulba', 'Sniper', 'Aurra Sing', 'Bib Fortuna']
    const game = position({ step: 'even-up', dark: { hand, faceUp: ['Watto'] }, light: { faceUp: ['Yoda'] } })
    timeUp(game, 'dark')
    expect(game.dark.hand).toEqual([
      'Watto, Slave Owner',
      'Blaster',
      'Sandstorm',
      'Gragra, Chuba Peddler',
      'Sebulba, Bad-Tempered Dug',
      'Sniper',
    ])
  })

  it('G-78 – defends without Battle cards, by descending POWER, each with the first weapon that fits', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Pit Droid, Engineer'] },
      light: {
        faceUp: [
          'Rabé',
          'Jedi Lightsaber',
          'Anakin Skywalker',
          'Blaster',
          'Mace Windu',
          'Blaster Rifle',
          'Padmé Naberrie',
          'Kaadu',
        ],
        hand: ['The Negotiations Were Short'],
      },
    })
    game.dark.battles()
    game.light.takes()
    const answer = safest(game.view('light'), game.decision('light', 'plan'))
    const { shape } = game.decision('light', 'plan')
    const card = (id: string) =>
      shape.type === 'arrange' ? (shape.pieces.find((piece) => piece.id === id)?.card as string) : ''
    expect(answer.arrange?.map((id) => nameOf(card(id)))).toEqual([
      'Jedi Lightsaber, Constructed by Ki-Adi-Mundi',
      'Mace Windu, Jedi Master',
      'Blaster',
      'Padmé Naberrie, Handmaiden',
      'Blaster Rifle',
      'Rabé, Handmaiden',
      'Anakin Skywalker, Podracer Pilot',
      'Kaadu',
    ])
  })

  it('G-78 – a whole defence is answered at once, and no Battle card is taken', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'] },
      light: { faceUp: ['Rabé', 'Yoda'], hand: ['The Negotiations Were Short', 'Boss Nass'] },
    })
    game.dark.battles()
    expect(timeUp(game, 'light')).toEqual(['battle-cards', 'plan'])
    expect(game.light.hand).toEqual(['The Negotiations Were Short', 'Boss Nass, Leader of the Gungans'])
    expect(game.asked).toEqual(['dark plan'])
  })

  it('G-78 – chosen Battle cards of his own lie at the end of the plan', () => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Aurra Sing'], hand: ['Sandstorm'] },
      light: { faceUp: ['Rabé'] },
    })
    game.dark.battles('Sandstorm')
    timeUp(game, 'dark')
    expect(game.all.filter((event) => event.type === 'discard').map((event) => event.data)).toEqual([
      { why: 'unused', cards: ['DM-129'] },
    ])
  })

  it('G-78 – the next Location: the first legal one in the discard pile, else in the hand, else in the deck', () => {
    const laid = (light: object) => {
      const game = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light })
      game.dark.evensUp()
      expect(timeUp(game, 'light')[0]).toBe('next-location')
      return game.all.filter((event) => event.type === 'location').map((event) => [event.data.card, event.data.from])
    }
    const podrace = 'Tatooine • Podrace Arena'
    const capital = 'Coruscant • Capital City'
    const palace = 'Naboo • Theed Palace'
    expect(laid({ discard: [podrace, palace], hand: [capital], deck: [capital] })).toEqual([['DM-67', 'discard']])
    expect(laid({ discard: [podrace], hand: [palace], deck: [capital] })).toEqual([['DM-67', 'hand']])
    expect(laid({ hand: [podrace], deck: [palace, capital] })).toEqual([['DM-66', 'deck']])
  })
})
