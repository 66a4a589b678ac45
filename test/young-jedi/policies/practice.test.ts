import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Decision, type DeckList, isRefusal } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { readyMade } from '../../../src/games/young-jedi/decks/index.ts'
import { randomDeck } from '../../../src/games/young-jedi/decks/random.ts'
import { decisions, play, setup } from '../../../src/games/young-jedi/playing.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import { random } from '../../../src/games/young-jedi/policies/random.ts'
import { type DecisionOf, optionsOf } from '../../../src/games/young-jedi/state/abouts.ts'
import { evenUpSize } from '../../../src/games/young-jedi/texts/reading/numbers.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { type Played, type Position, position } from '../position.ts'
import { anyDeck, matches, playOut } from '../properties/games.ts'

/** The answer of the practice opponent to its question of this kind. */
function answered(
  game: Played,
  side: Side,
  kind: string,
): { readonly exit: string; readonly cards: readonly string[] } {
  const decision = game.decision(side, kind)
  const answer = practice(game.view(side), decision)
  expect(fits(decision, answer)).toBeNull()
  const options = decision.shape.type === 'choose' ? decision.shape.options : []
  const cards = (answer.choose ?? []).map((id) => options.find((option) => option.id === id)?.card ?? id)
  return { exit: answer.exit, cards }
}

/** Whether an option of the Deploy step takes a card from the hand. */
const takesFromHand = (decision: Decision, id: string): boolean =>
  optionsOf(decision as DecisionOf<'deploy'>).some((option) => option.id === id && option.about.does === 'deploy')

const at = (given: Position) => position(given)

describe('the practice opponent', () => {
  it('has a fitting answer to every question of whole games', () => {
    fc.assert(
      fc.property(matches(anyDeck, ['keen', 'mixed']), (match) => {
        playOut(match, ({ after }) => {
          for (const decision of decisions(after)) {
            const answer = practice(viewOf(after, decision.seat), decision)
            expect(fits(decision, answer), `${decision.kind} ${JSON.stringify(answer)}`).toBeNull()
          }
          return undefined
        })
      }),
      { numRuns: 50 },
    )
  })

  it('discards no card at Even Up for which it would draw its last one', () => {
    let few = 0
    fc.assert(
      fc.property(matches(anyDeck, ['practice', 'mixed']), (match) => {
        playOut(match, ({ after }) => {
          for (const decision of decisions(after).filter(({ kind }) => kind === 'even-up')) {
            const { hand, size } = decision.about as { hand: number; size: number }
            const { deck, race } = viewOf(after, decision.seat).sides[decision.seat]
            const last = deck + (race?.pile.length ?? 0)
            const { choose = [] } = practice(viewOf(after, decision.seat), decision)
            if (last > 6 || choose.length === 0) continue
            few += 1
            expect(size - hand + choose.length).toBeLessThan(last)
          }
          return undefined
        })
      }),
      { numRuns: 60 },
    )
    expect(few).toBeGreaterThan(0)
  })

  const ready = (format: string) => (side: Side, next: () => number) => {
    const own = readyMade.filter((deck) => deck.seat === side && deck.format === format)
    return own[Math.floor(next() * own.length)]?.list ?? []
  }
  const drawn = (side: Side, next: () => number) => randomDeck(side, 'full', 'current', next)

  it.each([
    ['ready-made starter decks', 60, 'starter', ready('starter')],
    ['ready-made decks', 30, 'full', ready('full')],
    ['any decks', 30, 'full', drawn],
  ] as const)('beats the random tester clearly from both seats with %s', (_, games, format, deckFor) => {
    for (const side of ['dark', 'light'] as const) {
      const won = Array.from({ length: games }, (_, game) => playAgainstRandom(side, format, deckFor, game))
      // By chance alone three of four come up once in a hundred times with thirty games, hardly ever with sixty.
      expect(won.filter(Boolean).length, side).toBeGreaterThanOrEqual(games * 0.75)
    }
  })
})

/** @returns whether the practice opponent has won */
function playAgainstRandom(
  side: Side,
  format: string,
  deckFor: (side: Side, next: () => number) => DeckList,
  game: number,
): boolean {
  const next = seededNumbers(`practice ${side} ${format} ${game}`)
  let { state } = setup({ format }, { dark: deckFor('dark', next), light: deckFor('light', next) }, `practice ${game}`)
  for (let [open] = decisions(state); open !== undefined; [open] = decisions(state)) {
    const view = viewOf(state, open.seat)
    const answer = open.seat === side ? practice(view, open) : random(view, open, { random: next })
    const result = play(state, open.seat, [answer])
    if (isRefusal(result)) throw new Error(result.refused)
    state = result.state
  }
  return state.outcome?.winner === side
}

describe('in its Deploy step', () => {
  it('keeps as many cards in its hand as Even Up would else draw down to the last one', () => {
    let few = 0
    fc.assert(
      fc.property(matches(anyDeck, ['practice', 'mixed']), (match) => {
        playOut(match, ({ after }) => {
          for (const decision of decisions(after).filter(({ kind }) => kind === 'deploy' || kind === 'battle')) {
            const { seat } = decision
            const { choose = [] } = practice(viewOf(after, seat), decision)
            const taken = choose.filter((id) => decision.kind === 'battle' || takesFromHand(decision, id))
            const { deck, race, hand } = viewOf(after, seat).sides[seat]
            const spare = hand - evenUpSize(after, seat) + deck + (race?.pile.length ?? 0) - 1
            if (spare < 0 || spare > 6) continue
            few += 1
            expect(taken.length, JSON.stringify(choose)).toBeLessThanOrEqual(spare)
          }
          return undefined
        })
      }),
      { numRuns: 50 },
    )
    expect(few).toBeGreaterThan(20)
  })

  it('deploys the most valuable cards within its counters, weapons with users', () => {
    const game = at({
      dark: { faceUp: ['Watto'], hand: ['Darth Maul, Sith Apprentice', 'Blaster', 'DM-109'] },
      light: { faceUp: ['Yoda'] },
    })
    // Maul costs all six, a Blaster nothing; nobody here steers Sebulba's Podracer.
    expect(answered(game, 'dark', 'deploy').cards.toSorted()).toEqual(['DM-119', 'DM-71'])
  })

  it('puts a pilot with their Podracer on the Objective, and goes for the partner', () => {
    const dark = { faceUp: ['Watto'], hand: ['EM-P5', 'DM-109'], race: {} }
    const game = at({ dark, light: { faceUp: ['Yoda'] } })
    const decision = game.decision('dark', 'deploy')
    const answer = practice(game.view('dark'), decision)
    expect(answer.choose?.filter((id) => id.endsWith('@objective'))).toHaveLength(2)
    expect(answer.exit).toBe('more')
  })

  it('thrusts, plays the next lap card by its own number first, and draws for it while there are plenty', () => {
    const race = { pilot: 'BP-31', podracer: 'DM-109', tokens: 2 }
    const game = at({
      dark: { faceUp: ['Watto'], hand: ['Darth Maul, Sith Apprentice', 'Watto'], race },
      light: { faceUp: ['Yoda'] },
    })
    const decision = game.decision('dark', 'deploy')
    const answer = practice(game.view('dark'), decision)
    expect(answer.choose).toContain('thrust')
    game.hand('dark', { decision: decision.id, exit: 'done', choose: ['thrust'] })
    // Darth Maul has destiny 1.
    expect(answered(game, 'dark', 'thrust')).toEqual({ exit: 'play', cards: ['DM-71'] })
  })

  it('evacuates stranded cards, and leaves no planet on which it is strong', () => {
    const dark = {
      faceUp: ['Darth Maul, Sith Apprentice', 'Watto', 'Blaster'],
      hyperspace: ['DM-140'],
      stranded: { Naboo: ['Gragra', 'Sebulba', 'Aurra Sing'] },
    }
    const game = at({ dark, light: { faceUp: ['Yoda'] } })
    expect(answered(game, 'dark', 'deploy').cards).toEqual(['evacuate:Naboo'])
  })

  it('leaves a hopeless planet', () => {
    const dark = { faceUp: ['DM-92', 'Blaster', 'Blaster Rifle'], hyperspace: ['DM-140'] }
    const light = { faceUp: ['Mace Windu', 'Qui-Gon Jinn', 'Boss Nass'] }
    expect(answered(at({ dark, light }), 'dark', 'deploy').cards).toEqual(['evacuate:Tatooine'])
  })
})

describe('against an evacuation', () => {
  const evacuation = (dark: readonly string[]) => {
    const game = at({
      turn: 'light',
      dark: { faceUp: ['Watto'], hyperspace: dark },
      light: { faceUp: ['Yoda', 'Rabé', 'DM-29'], hyperspace: ['DM-70'] },
    })
    const open = game.decision('light', 'deploy')
    game.hand('light', { decision: open.id, exit: 'done', choose: ['evacuate:Tatooine'] })
    return answered(game, 'dark', 'intercept').exit
  }

  it('intercepts if its fleet is clearly the stronger one', () => {
    expect(evacuation(['DM-140', 'DM-139', 'DM-139'])).toBe('intercept')
    expect(evacuation(['DM-139'])).toBe('let')
  })
})

describe('in duels', () => {
  const duel = (light: readonly string[]) =>
    at({
      step: 'duel',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
      light: { faceUp: [...light] },
    })

  it('challenges the weak, and leaves the strong alone', () => {
    const { exit, cards } = answered(duel(['Rabé']), 'dark', 'duel')
    expect([exit, ...cards]).toEqual(['duel', 'DM-71', 'DM-107', 'DM-16'])
    expect(answered(duel(['Mace Windu', 'Jedi Lightsaber, Constructed by Ki-Adi-Mundi']), 'dark', 'duel').exit).toBe(
      'pass',
    )
    // A stronger character would replace the weak one.
    expect(answered(duel(['Rabé', 'Mace Windu', 'Qui-Gon Jinn']), 'dark', 'duel').exit).toBe('pass')
  })

  it('blocks whenever it can, and attacks with a number that is seldom blocked', () => {
    const game = duel(['Rabé', 'Padmé Naberrie'])
    const open = game.decision('dark', 'duel')
    game.hand('dark', practice(game.view('dark'), open))
    const attack = answered(game, 'dark', 'attack')
    expect(attack.exit).toBe('attack')
    for (let moves = 0; game.asked[0]?.startsWith('light') !== true && moves < 9; moves++) {
      const [, kind = ''] = game.asked[0]?.split(' ') ?? []
      game.hand('dark', practice(game.view('dark'), game.decision('dark', kind)))
    }
    const block = game.decision('light', 'block')
    const can = block.exits.some(({ id }) => id === 'block')
    expect(answered(game, 'light', 'block').exit).toBe(can ? 'block' : 'take')
  })
})

describe('in battles', () => {
  it('attacks the weaker side, not the stronger', () => {
    const battle = (dark: readonly string[], light: readonly string[]) =>
      answered(at({ step: 'battle', dark: { faceUp: [...dark] }, light: { faceUp: [...light] } }), 'dark', 'battle')
        .exit
    expect(battle(['Darth Maul, Sith Apprentice', 'Aurra Sing'], ['Rabé'])).toBe('battle')
    expect(battle(['DM-92'], ['Mace Windu', 'Qui-Gon Jinn'])).toBe('pass')
  })

  it('plays Battle cards that a character can use, and no others', () => {
    const game = at({
      step: 'battle',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Watto'], hand: ['DM-121', 'DM-124', 'DM-131', 'JC-124'] },
      light: { faceUp: ['Rabé'] },
    })
    // For Darth Maul; no Podracer pilot, three battle droids or Tank are here.
    expect(answered(game, 'dark', 'battle').cards).toEqual(['DM-121'])
  })
})
