import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const COUNCIL = 'Coruscant • Jedi Council Chamber'
const SWAMP = 'Naboo • Gungan Swamp'
const PALACE = 'Naboo • Theed Palace'

describe('control', () => {
  const atEnd = (dark: object, light: object, turn: 'dark' | 'light' = 'dark') => {
    const game = position({
      turn,
      step: 'even-up',
      dark: { deck: [COUNCIL], ...dark },
      light: { deck: [CAPITAL], ...light },
    })
    game[turn].evensUp()
    return game.state.won.map((won) => won.by)
  }

  it('rule 18.1 – a face-up character against none, at the end of either player’s turn', () => {
    expect(atEnd({ faceUp: ['Watto'] }, {})).toEqual(['dark'])
    expect(atEnd({ faceUp: ['Watto'] }, {}, 'light')).toEqual(['dark'])
    expect(atEnd({}, { faceUp: ['Yoda'] })).toEqual(['light'])
    expect(atEnd({}, { faceUp: ['Yoda'] }, 'light')).toEqual(['light'])
    expect(atEnd({ faceUp: ['Watto'] }, { faceUp: ['Yoda'] })).toEqual([])
  })

  it('rule 18.1, YJ-111 – weapons alone do not hold a planet, nor take it', () => {
    expect(atEnd({ faceUp: ['Watto'] }, { faceUp: ['Blaster', 'Jedi Lightsaber'] })).toEqual(['dark'])
    expect(atEnd({ faceUp: ['Blaster'] }, {})).toEqual([])
  })

  it('rules 18.1, 7.7 – hidden cards of the opponent prevent control, the player’s own do not', () => {
    expect(atEnd({ faceUp: ['Watto'] }, { hidden: ['Blaster'] })).toEqual([])
    expect(atEnd({ faceUp: ['Watto'], hidden: ['Blaster'] }, {})).toEqual(['dark'])
    expect(atEnd({ hidden: ['Watto'] }, {})).toEqual([])
  })

  it('rule 18.1.1, YJ-109 – nobody there: the game continues, and the first character there takes the planet at the end of a turn', () => {
    const game = position({ step: 'even-up', dark: {}, light: { hand: ['Rabé', 'Blaster'] } })
    game.dark.evensUp()
    expect(game.state.won).toEqual([])
    expect(game.asked).toEqual(['light deploy'])
    game.light.deploys('Rabé')
    expect(game.state.won).toEqual([])
    game.light.evensUp()
    expect(game.state.won).toMatchObject([{ planet: 'Tatooine', by: 'light' }])
  })
})

describe('moving on', () => {
  const lost = (light: object = {}) => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto', 'Blaster'], hand: [COUNCIL, SWAMP] },
      light: { faceUp: ['Jedi Lightsaber'], hand: ['Yoda'], ...light },
    })
    game.dark.evensUp()
    return game
  }

  it('rules 18.2, 18.2.1 – the planet goes aside with all cards on it; they are stranded', () => {
    const game = lost({ deck: [CAPITAL] })
    expect(game.dark.stranded('Tatooine')).toEqual(['Watto, Slave Owner', 'Blaster'])
    expect(game.light.stranded('Tatooine')).toEqual(['Jedi Lightsaber, Constructed by Ki-Adi-Mundi'])
    expect([game.dark.faceUp, game.light.faceUp]).toEqual([[], []])
    expect(game.state.planet).toBeNull()
    expect(game.told('control')).toEqual([{ planet: 'Tatooine', surrendered: false }])
  })

  it('rule 18.2.3, YJ-112 – the loser chooses a Location of another planet from discard pile, hand or deck', () => {
    const game = lost({
      discard: [PALACE, 'Tatooine • Podrace Arena'],
      hand: [CAPITAL, PALACE],
      deck: ['Tatooine • Podrace Arena', PALACE, CAPITAL],
    })
    expect(game.asked).toEqual(['light next-location'])
    const { shape } = game.decision('light', 'next-location')
    expect(shape).toMatchObject({ type: 'choose', min: 1, max: 1 })
    expect(shape.type === 'choose' && shape.options.map((option) => option.id)).toEqual([
      'discard:DM-67',
      'hand:DM-66',
      'hand:DM-67',
      'deck:DM-66',
      'deck:DM-67',
    ])
  })

  it('rules 18.2.3, 18.2.4, YJ-113 – from the draw deck: the deck is shuffled', () => {
    const game = lost({ deck: ['Rabé', CAPITAL] })
    const before = game.light.deck
    game.light.lays(CAPITAL, 'deck')
    expect(game.light.deck).toBe(before - 1)
    expect(game.events.map((event) => event.type).slice(0, 2)).toEqual(['location', 'shuffle'])
    expect(game.location).toBe(CAPITAL)
  })

  it('rule 18.2.3, YJ-113 – from the discard pile or the hand: the deck is not shuffled', () => {
    const discard = lost({ discard: ['Rabé', CAPITAL], deck: ['Rabé'] })
    discard.light.lays(CAPITAL, 'discard')
    expect(discard.told('shuffle')).toEqual([])
    expect(discard.light.discard).toEqual(['Rabé, Handmaiden'])
    const hand = lost({ hand: ['Yoda', CAPITAL] })
    hand.light.lays(CAPITAL, 'hand')
    expect(hand.told('shuffle')).toEqual([])
    expect(hand.light.hand).toEqual(['Yoda, Jedi Master'])
  })

  it('rule 18.2.3, G-18 – a Location that was the last card of the deck loses the game', () => {
    const game = lost({ deck: [CAPITAL], more: 0 })
    game.light.lays(CAPITAL, 'deck')
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
  })

  it('rule 18.2.6 – the loser takes the next turn: here the other player', () => {
    const game = lost({ deck: [CAPITAL] })
    game.light.lays(CAPITAL)
    expect(game.asked).toEqual(['light deploy'])
    expect(game.state.active).toBe('light')
  })

  it('rule 18.2.6, YJ-114 – or the same player again, after a loss at the end of their own turn', () => {
    const game = position({
      step: 'even-up',
      dark: { hand: [COUNCIL] },
      light: { faceUp: ['Yoda'], deck: [PALACE] },
    })
    game.dark.evensUp()
    expect(game.asked).toEqual(['dark next-location'])
    game.dark.lays(COUNCIL, 'hand')
    expect(game.asked).toEqual(['dark deploy'])
    expect(game.told('turn')).toEqual([{ turn: 5, planet: 'Coruscant' }])
  })

  it('rule 18.2.1 – no more deploying and no battle on a planet that is set aside', () => {
    const game = lost({ deck: [CAPITAL], hand: ['Yoda'] })
    game.light.lays(CAPITAL)
    game.light.deploys('Yoda')
    expect(game.light.hidden).toEqual(['Yoda, Jedi Master'])
    expect(game.light.stranded('Tatooine')).toEqual(['Jedi Lightsaber, Constructed by Ki-Adi-Mundi'])
    expect(game.asked).toEqual(['light even-up'])
  })

  it('rules 18.3, 7.1 – the hidden-card rule starts again for both', () => {
    const game = lost({ deck: [CAPITAL] })
    expect([game.state.sides.dark.turnsHere, game.state.sides.light.turnsHere]).toEqual([0, 0])
    game.light.lays(CAPITAL)
    game.light.deploys('Yoda')
    game.light.evensUp()
    expect(game.light.hidden).toHaveLength(1)
    expect(game.state.sides.dark.turnsHere).toBe(1)
  })

  it('rule 18.4, YJ-117 – a third planet: the loser of the second chooses a Location of the last one, and begins', () => {
    const game = position({
      step: 'even-up',
      at: COUNCIL,
      won: [{ planet: 'Tatooine', by: 'light' }],
      dark: { faceUp: ['Watto'] },
      light: { hand: [PALACE, CAPITAL, 'Rabé'], discard: ['Tatooine • Podrace Arena'] },
    })
    game.dark.evensUp()
    expect(game.light.offered('next-location')).toEqual([PALACE])
    game.light.lays(PALACE)
    expect(game.asked).toEqual(['light deploy'])
    game.light.deploys('Rabé')
    expect(game.light.hidden).toEqual(['Rabé, Handmaiden'])
  })

  it('G-10 – a loser without a Location of an open planet: the opponent plays one, the loser begins', () => {
    const game = lost({ hand: ['Yoda'] })
    expect(game.asked).toEqual(['dark next-location'])
    game.dark.lays(SWAMP)
    expect(game.asked).toEqual(['light deploy'])
  })

  it('G-10 – if neither has one, the loser has lost the game', () => {
    const game = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light: {} })
    game.dark.evensUp()
    expect(game.outcome).toMatchObject({ kind: 'planet-victory', winner: 'dark' })
  })
})

describe('surrender', () => {
  const ending = (exit: 'surrender' | 'review') => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], hand: [COUNCIL], discard: [SWAMP] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.evensUp({ exit })
    return game
  }

  it('rules 18.5, 18.5.2 – at the end of the player’s own turn, after Even Up: the opponent controls the planet', () => {
    const game = ending('surrender')
    expect(game.dark.hand).toHaveLength(6)
    expect(game.events.map((event) => event.type)).toEqual(['draw', 'surrender', 'control'])
    expect(game.state.won).toMatchObject([{ planet: 'Tatooine', by: 'light', surrendered: true }])
    expect(game.dark.stranded('Tatooine')).toEqual(['Watto, Slave Owner'])
    expect(game.light.stranded('Tatooine')).toEqual(['Yoda, Jedi Master'])
    expect(game.asked).toEqual(['dark next-location'])
  })

  it('rule 18.5 – after a look at the cards drawn, or not at all', () => {
    const given = ending('review')
    expect(given.asked).toEqual(['dark end-turn'])
    expect(given.dark.hand).toHaveLength(6)
    given.dark.surrenders()
    expect(given.state.won).toMatchObject([{ by: 'light', surrendered: true }])
    const kept = ending('review')
    kept.dark.ends()
    expect(kept.state.won).toEqual([])
    expect(kept.state.active).toBe('light')
  })

  it('rule 18.5 – never in the other player’s turn', () => {
    const game = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light: { faceUp: ['Yoda'], hand: ['Rabé'] } })
    const { id } = game.decision('dark', 'even-up')
    const surrender = { decision: id, exit: 'surrender', choose: [] }
    expect(game.hand('light', surrender)).toMatchObject({ refused: 'decision.closed' })
  })

  it('rule 18.5.1, YJ-121 – in the first turn on a planet too, hidden cards and all', () => {
    const game = position({
      dark: { hand: ['Watto', COUNCIL], turnsHere: 1 },
      light: { turnsHere: 0 },
    })
    game.dark.deploys('Watto')
    game.dark.evensUp({ exit: 'surrender' })
    expect(game.state.won).toMatchObject([{ planet: 'Tatooine', by: 'light', surrendered: true }])
    game.dark.lays(COUNCIL)
    expect(game.told('reveal')).toMatchObject([{ cards: [{ card: 'DM-74' }] }])
  })

  it('rule 18.5, G-52 – control comes first: nobody surrenders a planet that they have won', () => {
    for (const exit of ['surrender', 'review'] as const) {
      const game = position({ step: 'even-up', dark: { faceUp: ['Watto'] }, light: { deck: [CAPITAL] } })
      game.dark.evensUp({ exit })
      expect(game.state.won).toMatchObject([{ by: 'dark', surrendered: false }])
    }
  })

  it('rule 18.5, G-53 – even with no character of the opponent there', () => {
    const game = position({ step: 'even-up', dark: { hand: [COUNCIL] }, light: {} })
    game.dark.evensUp({ exit: 'surrender' })
    expect(game.state.won).toMatchObject([{ planet: 'Tatooine', by: 'light', surrendered: true }])
  })

  it('rules 18.5, 7.8, G-57 – hidden cards of the player who did not surrender are stranded hidden', () => {
    const game = position({
      step: 'even-up',
      dark: { hand: [COUNCIL] },
      light: { hidden: ['Yoda'], turnsHere: 1 },
    })
    game.dark.evensUp({ exit: 'surrender' })
    game.dark.lays(COUNCIL)
    game.dark.deploys()
    expect(game.view('dark').sides.light.stranded.Tatooine).toEqual([{ handle: 'lt1', card: null, hidden: true }])
    game.dark.evensUp()
    expect(game.view('dark').sides.light.stranded.Tatooine).toEqual([{ handle: 'lt1', card: 'DM-10', hidden: false }])
  })
})
