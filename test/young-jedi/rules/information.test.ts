import { describe, expect, it } from 'vitest'
import { seenBy } from '../../../src/contract/index.ts'
import { calls } from '../../../src/games/young-jedi/playing.ts'
import { position } from '../position.ts'

const game = () =>
  position({
    dark: {
      faceUp: ['Watto'],
      hidden: ['Aurra Sing'],
      hand: ['Sandstorm', 'Blaster'],
      deck: ['Sniper'],
      discard: ['Gragra', 'Sebulba'],
    },
    light: { faceUp: ['Yoda'], hand: ['Rabé'], discard: ['C-3PO'], turnsHere: 2 },
  })

describe('open and secret information', () => {
  it('rules 28.1, G-76, YJ-284, YJ-285 – everybody may know the number of cards in both draw decks, nobody their order', () => {
    for (const reader of ['dark', 'light', 'spectator'] as const) {
      const { sides } = game().view(reader)
      expect([sides.dark.deck, sides.light.deck]).toEqual([21, 20])
      expect(JSON.stringify(sides)).not.toContain('DM-130')
    }
  })

  it('rules 28.2, G-75 – only the top card of a discard pile is open, not the number of cards', () => {
    for (const reader of ['dark', 'light', 'spectator'] as const) {
      const view = game().view(reader)
      expect(view.sides.dark.discardTop).toBe('DM-73')
      expect(JSON.stringify(view)).not.toContain('DM-86')
    }
  })

  it('rule 28.2 – except for its owner during the search for the next Location', () => {
    const lost = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'] },
      light: { discard: ['Coruscant • Capital City', 'Yoda'] },
    })
    lost.dark.evensUp()
    expect(lost.light.offered('next-location')).toEqual(['Coruscant • Capital City'])
    expect(JSON.stringify(lost.view('dark'))).not.toContain('DM-66')
  })

  it('rules 28.3, 5.4 – the cards on the table and their number are open', () => {
    for (const reader of ['light', 'spectator'] as const)
      expect(game().view(reader).sides.dark.table).toEqual([
        { handle: 'dt1', card: 'DM-74', hidden: false },
        { handle: 'dt2', card: null, hidden: true },
      ])
  })

  it('rules 28.4, G-75 – hands and hidden cards are their owner’s secret; the number of cards in hand is not', () => {
    for (const reader of ['light', 'spectator'] as const) {
      const { dark } = game().view(reader).sides
      expect(dark.hand).toBe(2)
      expect(dark).not.toHaveProperty('cards')
      for (const secret of ['DM-129', 'DM-119', 'DM-75']) expect(JSON.stringify(dark)).not.toContain(secret)
    }
    const { dark } = game().view('dark').sides
    expect(dark.cards?.map((held) => held.card)).toEqual(['DM-129', 'DM-119'])
    expect(dark.table.map((laid) => laid.card)).toEqual(['DM-74', 'DM-75'])
  })

  it('rule 28.4 – the cost of hidden cards is secret while they lie hidden', () => {
    const first = position({
      dark: { hand: ['Aurra Sing', 'Watto', 'Blaster'], turnsHere: 1 },
      light: { faceUp: ['Yoda'] },
    })
    first.dark.deploysFirst('Aurra Sing')
    expect(first.view('dark').spent).toBe(3)
    expect(first.view('light').spent).toBeNull()
    expect(first.view('spectator').spent).toBeNull()
    const later = position({ dark: { hand: ['Aurra Sing', 'Watto'] }, light: { faceUp: ['Yoda'] } })
    later.dark.deploysFirst('Aurra Sing')
    expect(later.view('light').spent).toBe(3)
  })

  it('rules 28.4, 7.1 – only its owner is told which card was deployed hidden', () => {
    const first = position({ dark: { hand: ['Aurra Sing', 'Watto'], turnsHere: 1 }, light: {} })
    first.dark.deploysFirst('Aurra Sing')
    const [event] = first.events
    expect(event && seenBy(event, 'dark').own).toEqual({ card: 'DM-75', cost: 3 })
    for (const reader of ['light', 'spectator'] as const)
      expect(event && seenBy(event, reader)).toEqual({
        type: 'deploy',
        seat: 'dark',
        data: { handle: 'dt1', cost: null, card: null },
      })
  })

  it('rule 28.4 – only their owner is told which cards were drawn; everybody else is told the number', () => {
    const even = position({
      step: 'even-up',
      dark: { deck: ['Sniper', 'Sandstorm'], more: 20 },
      light: { faceUp: ['Yoda'] },
    })
    even.dark.evensUp()
    const draw = even.events.find((event) => event.type === 'draw')
    expect(draw && seenBy(draw, 'dark').own).toEqual({
      cards: ['DM-130', 'DM-129', 'DM-92', 'DM-92', 'DM-92', 'DM-92'],
    })
    expect(draw && seenBy(draw, 'light')).toEqual({ type: 'draw', seat: 'dark', data: { count: 6 } })
  })

  it('rules 28.4, G-75 – discarded cards and lost cards are shown as they leave', () => {
    const battle = position({
      step: 'battle',
      dark: { faceUp: ['Aurra Sing'] },
      light: { faceUp: ['Rabé'], deck: ['Mace Windu'] },
    })
    battle.dark.battles()
    const damage = battle.events.find((event) => event.type === 'damage')
    expect(damage && seenBy(damage, 'spectator').data).toEqual({ count: 1, cards: ['DM-7'] })
  })

  it('rule 28.5 – everybody is told of a shuffle, and nobody of its result', () => {
    const lost = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'] },
      light: { deck: ['Coruscant • Capital City'] },
    })
    lost.dark.evensUp()
    lost.light.lays('Coruscant • Capital City')
    expect(lost.events.find((event) => event.type === 'shuffle')).toEqual({ type: 'shuffle', seat: 'light', data: {} })
  })

  it('G-81 – outside their turn a player is asked only to defend in a battle and for a Location after a loss', () => {
    const battle = game()
    battle.dark.deploys()
    battle.dark.battles()
    expect(calls(battle.state)).toEqual(['light'])
    expect(battle.asked).toEqual(['light battle-cards'])
    battle.light.takes()
    expect(battle.asked).toEqual(['dark even-up'])
  })

  it('rule 28.4 – a card that returns to a hand has a new handle there', () => {
    const lost = position({
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice'] },
      light: { faceUp: ['Obi-Wan Kenobi, Young Jedi'], hand: ['I Have A Bad Feeling About This'], deck: ['Boss Nass'] },
    })
    lost.dark.battles()
    lost.light.takes('I Have A Bad Feeling About This')
    lost.light.plans('I Have A Bad Feeling About This', 'Obi-Wan Kenobi, Young Jedi')
    expect(lost.state.sides.light.hand.map((held) => held.handle)).toEqual(['lh2'])
    expect(lost.told('defeat')).toMatchObject([{ lost: [{ handle: 'lt1', card: 'DM-1' }], rescued: true }])
  })
})
