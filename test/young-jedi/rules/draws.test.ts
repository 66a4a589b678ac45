/** Changes of drawn numbers, and the facts about them (parts 10 and 16; forms F21, F23). */
import { describe, expect, it } from 'vitest'
import { type Played, position, type SideOfTable } from '../position.ts'

const PALACE = 'Naboo • Theed Palace'
const REPLACE = 'Power Of The Sith'
const SWITCH = 'Change In Tactics'

/** Dark attacks with all Battle cards in hand, and light plays all of its own. */
function battle(dark: SideOfTable, light: SideOfTable, rows: { dark?: string[]; light?: string[] } = {}) {
  const game = position({ step: 'battle', at: PALACE, dark, light })
  game.dark.battles(...(dark.hand ?? []))
  if (light.hand !== undefined) game.light.takes(...light.hand)
  if (rows.light !== undefined) game.light.plans(...rows.light)
  if (rows.dark !== undefined) game.dark.plans(...rows.dark)
  return game
}

const ids = (game: Played, kind: 'replace' | 'switch', side: 'dark' | 'light' = 'dark') => {
  const { shape } = game.decision(side, kind)
  return shape.type === 'choose' ? shape.options.map(({ id }) => id) : []
}

describe('a drawn number that may be replaced', () => {
  const replacing = (drawn: string, more?: number) =>
    battle(
      { faceUp: ['Watto', 'Blaster'], hand: [REPLACE], deck: [drawn], ...(more === undefined ? {} : { more }) },
      { faceUp: ['Yoda', 'Blaster'], deck: ['Boss Nass'] },
      { light: ['Blaster', 'Yoda'], dark: [REPLACE, 'Blaster', 'Watto'] },
    )

  it('rules 16.1.7, 10.6 – only its owner’s draws are offered, by their index among the draws', () => {
    expect(ids(replacing('DM-71'), 'replace')).toEqual(['1'])
  })

  it('rules 16.1.7, 10.6 – the number told is that of the draw, and the other cards keep theirs', () => {
    const game = replacing('DM-71')
    game.dark.says('replace', 'use', 'Darth Maul, Sith Apprentice')
    expect(game.told('replace')).toEqual([{ from: 1, to: 2 }])
    expect(game.totals()).toEqual([{ dark: 5, light: 5 }])
  })

  it('rules 16.1.7, 10.6 – a player who declines keeps the number', () => {
    const game = replacing('DM-71')
    game.dark.says('replace', 'none')
    expect(game.told('replace')).toEqual([])
    expect(game.totals()).toEqual([{ dark: 4, light: 5 }])
  })

  it('rules 16.1.7, 10.6 – an equal number changes nothing, so nobody is asked', () => {
    const game = replacing('DM-90')
    expect(game.draws()).toEqual(['light weapon 1', 'dark weapon 2'])
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rules 10.3, G-28 – a draw from an empty deck can’t be replaced', () => {
    const game = battle(
      { faceUp: ['Watto', 'Blaster'], hand: [REPLACE], deck: [], more: 0 },
      { faceUp: ['Yoda', 'Blaster'], deck: ['Boss Nass'] },
      { light: ['Blaster', 'Yoda'], dark: [REPLACE, 'Blaster', 'Watto'] },
    )
    expect(game.asked).toEqual([])
    expect(game.totals()).toEqual([{ dark: 3, light: 5 }])
  })

  it('rule 16.1.7 – without a draw of its owner there is nothing to replace', () => {
    const game = battle(
      { faceUp: ['Watto'], hand: [REPLACE] },
      { faceUp: ['Yoda', 'Blaster'], deck: ['Boss Nass'] },
      { light: ['Blaster', 'Yoda'], dark: [REPLACE, 'Watto'] },
    )
    expect(game.asked).toEqual(['dark even-up'])
  })
})

describe('numbers that change sides', () => {
  const switching = (own: string, theirs: string) =>
    battle(
      { faceUp: ['Watto', 'Blaster'], hand: [SWITCH], deck: [own] },
      { faceUp: ['Yoda', 'Blaster'], deck: [theirs] },
      { light: ['Blaster', 'Yoda'], dark: [SWITCH, 'Blaster', 'Watto'] },
    )

  it('rule 16.1.7 – only for a higher one: the opponent keeps a lower or equal number', () => {
    expect(switching('DM-85', 'Boss Nass').told('switch')).toEqual([])
    expect(switching('DM-71', 'Boss Nass').told('switch')).toEqual([])
    expect(switching('DM-71', 'R2-D2').told('switch')).toEqual([{ own: 1, theirs: 6 }])
  })

  it('rules 16.1.7, 24.5 – each pair is a lower number of the owner and a higher one of the opponent', () => {
    const game = battle(
      { faceUp: ['Watto', 'Blaster', 'Bib Fortuna'], hand: [SWITCH], deck: ['DM-71'] },
      { faceUp: ['Anakin Skywalker', 'Blaster'], deck: ['R2-D2', 'DM-16'] },
      { light: ['Blaster', 'Anakin Skywalker'], dark: [SWITCH, 'Blaster', 'Watto', 'Bib Fortuna'] },
    )
    // Drawn: light 6 for the weapon, dark 1 for the weapon, light for power.
    expect(ids(game, 'switch')).toEqual(['1:0', '1:2'])
    expect(game.decision('dark', 'switch').about).toMatchObject({
      drawn: game.draws().map((one) => Number(one.at(-1))),
    })
    game.dark.says('switch', 'ok', '1:2')
    expect(game.told('switch')).toHaveLength(1)
  })

  it('rules 10.3, G-28 – a draw from an empty deck has no number to change', () => {
    const game = battle(
      { faceUp: ['Watto', 'Blaster'], hand: [SWITCH], deck: [], more: 0 },
      { faceUp: ['Yoda', 'Blaster'], deck: ['R2-D2'] },
      { light: ['Blaster', 'Yoda'], dark: [SWITCH, 'Blaster', 'Watto'] },
    )
    expect(game.told('switch')).toEqual([])
    expect(game.totals()).toEqual([{ dark: 3, light: 10 }])
  })
})

describe('a fight called a tie', () => {
  const calling = (hand: string[], fighter = 'V2-JC-74') => {
    const game = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: [fighter], hand },
      light: { faceUp: ['Qui-Gon Jinn'] },
    })
    game.dark.battles()
    return game
  }

  it('rule 10.5, E-18 – costs two cards from hand; the fact names the card with the text', () => {
    const game = calling(['Blaster', 'Sniper', 'Sandstorm'])
    expect(game.asked).toEqual(['dark call-tie'])
    expect(game.decision('dark', 'call-tie').about).toEqual({ count: 2, totals: { dark: 3, light: 6 } })
    game.dark.says('call-tie', 'use', 'Blaster', 'Sandstorm')
    expect(game.told('called-tie')).toEqual([{ card: 'V2-JC-74' }])
    expect(game.told('discard')).toContainEqual({ why: 'price', cards: ['DM-119', 'DM-129'] })
    expect(game.told('fight')).toMatchObject([{ total: { dark: 3 } }])
    expect(game.beaten()).toEqual([null])
  })

  it('rule 10.5, E-18 – a player who declines is not asked again, and loses nothing', () => {
    const game = calling(['Blaster', 'Sniper'])
    game.dark.says('call-tie', 'none')
    expect(game.asked).toEqual(['dark even-up'])
    expect(game.told('called-tie')).toEqual([])
    expect(game.dark.hand).toEqual(['Blaster', 'Sniper'])
    expect(game.beaten()).toEqual(['dark'])
  })

  it('rule 10.5, E-18 – is not offered with a card too few', () => {
    expect(calling(['Blaster']).asked).toEqual(['dark even-up'])
  })
})

describe('two cards drawn for one', () => {
  const drawing = (...deck: string[]) =>
    battle({ faceUp: ['EB-P15', 'Blaster'], deck }, { faceUp: ['Yoda'] }, { dark: ['Blaster', 'EB-P15'] })

  it('rules 16.1.4, 10.3 – both are told at once, with the purpose of the draw', () => {
    expect(drawing('DM-71', 'DM-85').told('draw-two')).toEqual([{ for: 'weapon', cards: ['DM-71', 'DM-85'] }])
  })

  it('rules 16.1.4, 10.3 – equal numbers leave no choice', () => {
    const game = drawing('DM-71', 'DM-71')
    expect(game.asked).toEqual(['dark even-up'])
    expect(game.draws()).toEqual(['dark weapon 1'])
    expect(game.dark.hand).toHaveLength(2)
  })

  it('rules 24.5, 10.3 – with two numbers on each card, the owner chooses the card, then its number', () => {
    const game = drawing('RF-D8', 'RF-D8')
    expect(game.asked).toEqual(['dark destiny-card'])
    game.dark.says('destiny-card', 'ok', '1')
    expect(game.asked).toEqual(['dark destiny-number'])
    expect(game.decision('dark', 'destiny-number').about).toEqual({ card: 'RF-D8', for: 'weapon' })
    game.dark.says('destiny-number', 'ok', '5')
    expect(game.draws()).toEqual(['dark weapon 5'])
  })

  it('rules 10.3, G-28 – a single last card leaves no choice', () => {
    const game = battle(
      { faceUp: ['EB-P15', 'Blaster'], deck: ['DM-71'], more: 0 },
      { faceUp: ['Yoda'] },
      { dark: ['Blaster', 'EB-P15'] },
    )
    expect(game.told('draw-two')).toEqual([])
    expect(game.draws()).toEqual(['dark weapon 1'])
    expect(game.asked).toEqual([])
  })
})

describe('a redraw', () => {
  it('rule 16.3 – is told with the card that allows it, and not offered where the deck is empty', () => {
    const game = battle(
      { faceUp: ['Watto'] },
      { faceUp: ['EB-P9', 'Blaster'], deck: ['Boss Nass', 'R2-D2', 'Yoda'] },
      { light: ['Blaster', 'EB-P9'] },
    )
    game.light.says('redraw', 'redraw')
    expect(game.told('redraw')).toEqual([{ cards: ['DM-13'], by: 'EB-P9' }])
    const empty = battle(
      { faceUp: ['Watto'] },
      { faceUp: ['EB-P9', 'Blaster'], deck: ['Boss Nass'], more: 0 },
      { light: ['Blaster', 'EB-P9'] },
    )
    expect(empty.asked).toEqual([])
    expect(empty.draws()).toEqual(['light weapon 1', 'light power 0'])
  })
})
