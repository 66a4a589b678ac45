/** Effects: deploying, fetching, their texts (part 20). */
import { describe, expect, it } from 'vitest'
import type { RuleOptions } from '../../../src/games/young-jedi/cards/editions.ts'
import { listOf, newMatch, position } from '../position.ts'

const SANDO = 'Sando Aqua Monster'
const AFTER = 'After Her!'
const CHAAA = 'Da Dug Chaaa!'
const PALACE = 'Naboo • Theed Palace'

describe('an Effect', () => {
  it('rules 20.1, 1.2.2, YJ-167 – costs its counters like a character', () => {
    const game = position({ dark: { hand: [SANDO, 'Darth Sidious', 'Watto'] } })
    expect(game.dark.tries('deploy', 'done', [SANDO, 'Darth Sidious'])).toBe('shape.budget')
    game.dark.deploysFirst('Watto', SANDO)
    expect(game.told('deploy').map(({ card, cost }) => [card, cost])).toEqual([
      ['DM-74', 2],
      ['BL-131', 2],
    ])
    expect(game.view('light').spent).toBe(4)
  })

  it('rule 20.2 – lies beside the Location, not among characters and weapons', () => {
    const game = position({ dark: { hand: [SANDO] } })
    game.dark.deploys(SANDO)
    expect([game.dark.effect, game.dark.faceUp]).toEqual([SANDO, []])
    expect(game.told('deploy')).toMatchObject([{ where: 'effect' }])
  })

  it('rules 20.2, 20.4, 7.1 – is hidden in the first turn on a planet, and does nothing until it is turned face up', () => {
    const game = position({
      dark: { hand: [SANDO, AFTER], turnsHere: 1, faceUp: ['Watto'] },
      light: { faceUp: ['Rabé'] },
    })
    game.dark.deploysFirst(SANDO)
    expect(game.dark.effect).toBeNull()
    expect(game.view('dark').sides.dark.effect).toEqual({ handle: 'dt2', card: 'BL-131', hidden: true })
    for (const reader of ['light', 'spectator'] as const)
      expect(game.view(reader).sides.dark.effect).toEqual({ handle: 'dt2', card: null, hidden: true })
    expect(game.decision('dark', 'deploy').about.limit).toBe(6)
    game.dark.deploys()
    game.dark.passes()
    game.dark.evensUp()
    game.light.passes()
    game.light.evensUp()
    expect(game.told('reveal')).toEqual([{ cards: [{ handle: 'dt2', card: 'BL-131' }] }])
    expect(game.decision('dark', 'deploy').about.limit).toBe(7)
  })

  it('rules 20.3, G-14 – is the only one of its player while it lies there', () => {
    const one = position({ dark: { effect: AFTER, hand: [SANDO, 'Watto'] } })
    expect(one.dark.offered('deploy')).toEqual(['Watto, Slave Owner'])
    expect(one.dark.tries('deploy', 'done', [SANDO])).toBe('shape.option')
    const two = position({ dark: { hand: [SANDO, AFTER] } })
    expect(two.dark.tries('deploy', 'done', [SANDO, AFTER])).toBe('shape.excludes')
    const each = position({ dark: { effect: AFTER }, light: { hand: ['Uh-Oh!'] }, turn: 'light' })
    each.light.deploys('Uh-Oh!')
    expect([each.dark.effect, each.light.effect]).toEqual([AFTER, 'Uh-Oh!'])
  })

  it('rule 20.3, YJ-171 – may lie beside an Objective, which is no Effect', () => {
    const game = position({ dark: { race: {}, hand: [SANDO] } })
    game.dark.deploys(SANDO)
    expect(game.dark.effect).toBe(SANDO)
    expect(game.dark.race.objective).toBe('BP-59')
  })

  it('rules 20.4, 5.1.1, YJ-168 – works at once: with two of seven counters spent five are left', () => {
    const game = position({ dark: { hand: [SANDO, 'Darth Sidious', 'Darth Maul, Sith Apprentice'] } })
    expect(game.decision('dark', 'deploy').about.limit).toBe(6)
    game.dark.deploysFirst(SANDO)
    expect(game.decision('dark', 'deploy').about.limit).toBe(7)
    expect(game.dark.tries('deploy', 'done', ['Darth Maul, Sith Apprentice'])).toBe('shape.option')
    game.dark.deploys('Darth Sidious')
    expect(game.dark.faceUp).toEqual(['Darth Sidious, Sith Master'])
  })

  it('rule 5.1.1 – eight counters for a card discarded from hand, once in a step', () => {
    const game = position({
      dark: { effect: 'This Is Too Close!', hand: ['Darth Sidious', 'Sebulba', 'Watto', 'Blaster'] },
    })
    expect(game.decision('dark', 'deploy').about.limit).toBe(6)
    game.dark.deploysFirst('limit')
    game.dark.says('raise-limit', 'ok', 'Blaster')
    expect(game.dark.discard).toEqual(['Blaster'])
    expect(game.decision('dark', 'deploy').about.limit).toBe(8)
    expect(game.dark.offered('deploy')).not.toContain('limit')
    game.dark.deploys('Darth Sidious', 'Watto')
    expect(game.dark.faceUp).toHaveLength(2)
  })

  it('rules 20.5, 18.2.2, G-55 – goes when the planet is controlled, on both sides', () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], effect: SANDO },
      light: { effect: 'Uh-Oh!', hand: [PALACE] },
    })
    game.dark.evensUp()
    expect([game.dark.effect, game.light.effect]).toEqual([null, null])
    expect([game.dark.discard, game.light.discard]).toEqual([[SANDO], ['Uh-Oh!']])
    expect(game.told('discard')).toMatchObject([{ why: 'planet' }, { why: 'planet' }])
    expect(game.dark.stranded('Tatooine')).toEqual(['Watto, Slave Owner'])
  })

  it('rule 20.5 – and when it is surrendered, hidden or not', () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], hiddenEffect: SANDO, turnsHere: 1, hand: ['DM-136'] },
      light: { faceUp: ['Yoda'], effect: 'Uh-Oh!' },
    })
    game.dark.evensUp({ exit: 'surrender' })
    expect([game.dark.discard, game.light.discard]).toEqual([[SANDO], ['Uh-Oh!']])
  })

  it('rules 20.7, 13.4 – gives its bonus to each member of a group', () => {
    const game = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: ['Gasgano', 'Mawhonic'], effect: CHAAA, hand: ['Start Your Engines!'] },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.battles('Start Your Engines!')
    game.dark.plans('Start Your Engines!', 'Gasgano', 'Mawhonic')
    expect(game.told('fight')).toMatchObject([
      {
        power: { dark: { characters: 4, battle: 2, texts: 2 } },
        texts: {
          dark: [
            { card: 'BL-130', to: 'DM-81', bonus: 1 },
            { card: 'BL-130', to: 'DM-82', bonus: 1 },
          ],
        },
      },
    ])
  })

  it('rule 20.8, YJ-174 – with “each” helps only the cards of its owner', () => {
    const game = position({
      step: 'battle',
      at: PALACE,
      dark: { faceUp: ['Sebulba'], effect: CHAAA },
      light: { faceUp: ['Boles Roor'] },
    })
    game.dark.battles()
    expect(game.totals()).toEqual([{ dark: 5, light: 2 }])
  })

  it('rule 20.8 – that harms cards which only the opponent can own works on them', () => {
    const lost = (effect: object) => {
      const game = position({
        step: 'battle',
        at: PALACE,
        dark: { faceUp: ['DM-99', 'Watto'] },
        light: { faceUp: ['Yoda', 'Rabé'], ...effect },
      })
      game.dark.battles()
      game.light.plans('Yoda', 'Rabé')
      game.dark.plans('DM-99', 'Watto')
      return game.told('damage')[0]?.count
    }
    expect(lost({})).toBe(1)
    expect(lost({ effect: 'Uh-Oh!' })).toBe(3)
  })

  it('rules 17.5, G-51 – may be used in the Even Up step before anything is drawn', () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], effect: 'Blockade' },
      light: { faceUp: ['Naboo Security, Guard', 'Naboo Blaster', 'Yoda'] },
    })
    expect(game.asked).toEqual(['dark remove'])
    expect(game.dark.offered('remove')).toEqual(['Naboo Security, Guard', 'Naboo Blaster'])
    game.dark.says('remove', 'use', 'Naboo Security, Guard')
    expect([game.dark.discard, game.light.discard]).toEqual([['Blockade'], ['Naboo Security, Guard']])
    expect(game.told('damage')).toEqual([])
    expect(game.light.faceUp).toEqual(['Naboo Blaster', 'Yoda, Jedi Master'])
    expect(game.asked).toEqual(['dark even-up'])
  })

  it('rule 17.5 – may be kept; without a target nobody is asked', () => {
    const kept = position({
      step: 'even-up',
      dark: { effect: 'Blockade' },
      light: { faceUp: ['Naboo Security, Guard'] },
    })
    kept.dark.says('remove', 'none')
    expect(kept.dark.effect).toBe('Blockade')
    const none = position({ step: 'even-up', dark: { effect: 'Blockade' }, light: { faceUp: ['Yoda'] } })
    expect(none.asked).toEqual(['dark even-up'])
  })

  it('rules 17.3, 17.5 – may change the hand size of Even Up', () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], effect: 'They Will Not Stay Hidden For Long' },
      light: { faceUp: ['Yoda'] },
    })
    game.dark.evensUp()
    expect(game.dark.hand).toHaveLength(7)
  })
})

describe('fetching', () => {
  const lost = (light: object, dark: object = {}) => {
    const game = position({
      fetches: true,
      step: 'even-up',
      dark: { faceUp: ['Watto'], ...dark },
      light: { hand: [PALACE], ...light },
    })
    game.dark.evensUp()
    game.light.lays(PALACE)
    return game
  }

  it('rules 20.6, 18.2.5, G-58 – after each first Location of a planet: its player first, then the opponent, who knows the result', () => {
    const game = lost(
      { deck: ['Yoda', 'Uh-Oh!'] },
      { deck: ['DM-119', 'DM-119', 'DM-119', 'DM-119', 'DM-119', 'DM-119', SANDO] },
    )
    expect(game.asked).toEqual(['light fetch'])
    expect(game.light.offered('fetch')).toEqual(['Uh-Oh!'])
    game.light.fetches('Uh-Oh!')
    expect(game.light.hand).toEqual(['Uh-Oh!'])
    expect(game.told('fetch')).toEqual([{ card: 'BL-62' }])
    expect(game.events.map((event) => event.type)).toEqual(['fetch', 'shuffle'])
    expect(game.asked).toEqual(['dark fetch'])
    game.dark.fetches(SANDO)
    expect(game.dark.hand).toContain(SANDO)
    expect(game.asked).toEqual(['light deploy'])
  })

  it('rules 20.6, 3.2.6, YJ-128 – at the start of the game after the opening hands: seven cards then', () => {
    const dark = listOf('dark', { 'Sith Probe Droid': 47, 'DM-135': 1, 'DM-136': 1, 'DM-137': 1, [SANDO]: 10 })
    const light = listOf('light', { 'Boss Nass': 57, 'DM-65': 1, 'DM-66': 1, 'DM-67': 1 })
    const game = newMatch('full', { dark, light }, 'one', { fetches: true })
    game.dark.lays('Naboo • Gungan Swamp')
    expect([game.dark.hand.length, game.light.hand.length]).toEqual([6, 6])
    expect(game.asked).toEqual(['dark fetch'])
    game.dark.fetches(SANDO)
    expect(game.dark.hand).toHaveLength(7)
    expect(game.asked).toEqual(['light fetch'])
    game.light.fetches(null)
    expect(game.light.hand).toHaveLength(6)
    expect(game.asked).toEqual(['dark deploy'])
  })

  it('rules 20.6.1, 21.4 – is optional, and costs nothing if there is no Effect', () => {
    const without = lost({ deck: ['Yoda'] })
    expect(without.light.exits('fetch')).toEqual(['none'])
    expect(without.light.hand).toEqual([])
    const before = without.light.deck
    without.light.fetches(null)
    expect(without.light.deck).toBe(before)
    expect(without.told('damage')).toEqual([])
    expect(without.told('fetch')).toEqual([{ card: null }])
    const unwanted = lost({ deck: ['Uh-Oh!'] })
    unwanted.light.fetches(null)
    expect(unwanted.told('damage')).toEqual([])
    expect(unwanted.light.deckCards[0]).toBe('Uh-Oh!')
  })

  it('rules 20.6.2, 24.4 – finds Double Impact cards with an Effect, and no others', () => {
    const game = lost({ deck: ['RF-D5', 'RF-D7'] })
    expect(game.light.offered('fetch')).toEqual(['Yousa Guys Bombad! & Uh-Oh!'])
    game.light.fetches('RF-D7')
    expect(game.light.hand).toEqual(['Yousa Guys Bombad! & Uh-Oh!'])
  })

  it('rule 20.6, G-18 – the last card of the deck loses the game', () => {
    const game = lost({ deck: ['Uh-Oh!'], more: 0 })
    game.light.fetches('Uh-Oh!')
    expect(game.outcome).toMatchObject({ kind: 'deck-victory', winner: 'dark' })
  })

  it('rule 20.6, G-59 – a hand above six stays until its player’s next Even Up', () => {
    const game = lost({ hand: [PALACE, 'DM-4', 'DM-4', 'DM-4', 'DM-4', 'DM-4', 'DM-4'], deck: ['Uh-Oh!'] })
    game.light.fetches('Uh-Oh!')
    game.dark.fetches(null)
    expect(game.light.hand).toHaveLength(7)
    game.light.deploys()
    game.light.evensUp()
    expect(game.asked).toEqual(['light discard-down'])
  })

  const starter = (effects: boolean, rules: Partial<RuleOptions> = {}) =>
    newMatch(
      'starter',
      {
        dark: listOf('dark', { 'DM-135': 1, [effects ? SANDO : 'Sith Probe Droid']: 29 }),
        light: listOf('light', { [effects ? 'Uh-Oh!' : 'Boss Nass']: 30 }),
      },
      'one',
      { fetches: true, ...rules },
    )

  it('rules 20.6, 3.1.3, G-88 – in a starter game after the opening hands too, the dark player first', () => {
    const game = starter(true)
    expect([game.dark.hand.length, game.light.hand.length]).toEqual([6, 6])
    expect(game.asked).toEqual(['dark fetch'])
    game.dark.fetches(SANDO)
    expect(game.dark.hand).toHaveLength(7)
    expect(game.asked).toEqual(['light fetch'])
    game.light.fetches(null)
    expect(game.asked).toEqual(['dark deploy'])
  })

  it('G-88 – both are asked, with any cards in their decks', () => {
    const game = starter(false)
    expect(game.asked).toEqual(['dark fetch'])
    expect(game.dark.exits('fetch')).toEqual(['none'])
    game.dark.fetches(null)
    expect(game.asked).toEqual(['light fetch'])
  })

  it('nobody fetches where the rules of the match leave it out', () => {
    expect(starter(true, { fetching: false }).asked).toEqual(['dark deploy'])
  })
})
