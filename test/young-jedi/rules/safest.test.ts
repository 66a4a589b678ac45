import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Decision, Exit, Json, Option, Shape } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import { SAFEST, safest } from '../../../src/games/young-jedi/policies/safest.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { fits } from '../../../src/kit/decisions/shapes.ts'
import { nameOf, type Played, position, type SideOfTable } from '../position.ts'
import { anyDeck, matches, playOut } from '../properties/games.ts'

/** Answers for a side as after a time-out: everything until the game waits for the opponent, or is over. */
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

  it('G-78 – chosen Battle cards of the side lie at the end of the plan', () => {
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

describe('a safest answer', () => {
  it('exists for every kind of question', () => {
    expect(Object.keys(SAFEST).sort()).toEqual([...QUESTION_KINDS].sort())
  })

  it('fits every question of whole games, and spends nothing in the side’s own turn', () => {
    const kinds = new Set<string>()
    fc.assert(
      fc.property(matches(anyDeck, ['keen', 'mixed']), (match) => {
        playOut(match, ({ after }) => {
          for (const decision of decisions(after)) {
            const answer = safest(viewOf(after, decision.seat), decision)
            expect(fits(decision, answer), `${decision.kind} ${JSON.stringify(answer)}`).toBeNull()
            expect(answer.decision).toBe(decision.id)
            if (decision.kind === 'deploy') expect([answer.exit, answer.choose]).toEqual(['done', []])
            kinds.add(decision.kind)
          }
          return undefined
        })
      }),
      { numRuns: 60 },
    )
    for (const kind of [
      'intercept',
      'plan',
      'search',
      'text',
      'thrust',
      'refuel',
      'attack',
      'block',
      'duel-weapon',
      'fetch',
    ])
      expect([...kinds], kind).toContain(kind)
  })
})

/** Returns a question of the dark side as the engine would ask it, in an ordinary position. */
function asked(
  kind: QuestionKind,
  exits: readonly string[],
  shape: Shape = { type: 'confirm' },
  about: Readonly<Record<string, Json>> = {},
  dark: SideOfTable = {},
) {
  const bare = (id: string): Exit => (id === 'none' || id === 'pass' ? { id, bare: true } : { id })
  const decision: Decision<Side> = { id: 'd1', seat: 'dark', kind, shape, exits: exits.map(bare), about }
  const game = position({ dark: { faceUp: ['Watto'], ...dark }, light: { faceUp: ['Yoda'] } })
  const { exit, choose } = safest(game.view('dark'), decision)
  return choose === undefined ? exit : [exit, ...choose]
}

const choice = (min: number, ...options: readonly (string | Option)[]): Shape => ({
  type: 'choose',
  options: options.map((option) => (typeof option === 'string' ? { id: option } : option)),
  min,
  max: Math.max(min, 1),
})

describe('the default for an optional text', () => {
  it('G-78, 24.5 – the higher one of two numbers or two cards', () => {
    expect(asked('destiny-number', ['ok'], choice(1, '2', '5'))).toEqual(['ok', '5'])
    expect(asked('start-number', ['ok'], choice(1, '6', '1'))).toEqual(['ok', '6'])
    // Watto has destiny 3, a Pit Droid 5.
    const cards = choice(1, { id: '0', card: 'DM-92' }, { id: '1', card: 'DM-74' })
    expect(asked('destiny-card', ['ok'], cards)).toEqual(['ok', '0'])
  })

  it('EB-P9 – redraws below 3, for power only, with more than eight cards in the deck', () => {
    const redraw = (number: number, purpose: string, more = 20) =>
      asked('redraw', ['keep', 'redraw'], { type: 'confirm' }, { number, for: purpose }, { more })
    expect(redraw(2, 'power')).toBe('redraw')
    expect(redraw(3, 'power')).toBe('keep')
    expect(redraw(1, 'weapon')).toBe('keep')
    expect(redraw(2, 'power', 9)).toBe('redraw')
    expect(redraw(2, 'power', 8)).toBe('keep')
  })

  it('DF-14, DF-21 – replaces the side’s lowest number if that helps, and switches it with the highest', () => {
    const replace = (number: number) =>
      asked('replace', ['use', 'none'], choice(1, '0', '2'), { number, drawn: [4, 6, 2] })
    expect(replace(3)).toEqual(['use', '2'])
    expect(replace(2)).toBe('none')
    expect(replace(1)).toBe('none')
    const pair = (own: number, theirs: number) => ({ id: `${own}:${theirs}`, about: { own, theirs } })
    expect(asked('switch', ['ok'], choice(1, pair(0, 1), pair(2, 1), pair(2, 3)), { drawn: [4, 6, 2, 5] })).toEqual([
      'ok',
      '2:1',
    ])
  })

  it('V2-JC-74 – calls a tie only when losing, with four cards in hand, and gives the newest', () => {
    const hand = ['Blaster', 'Sandstorm', 'Sniper', 'Gragra']
    const tie = (dark: number, light: number, count = 4) =>
      asked(
        'call-tie',
        ['use', 'none'],
        choice(2, 'dh1', 'dh2', 'dh3', 'dh4'),
        { totals: { dark, light } },
        {
          hand: hand.slice(0, count),
        },
      )
    expect(tie(3, 5)).toEqual(['use', 'dh3', 'dh4'])
    expect(tie(5, 5)).toBe('none')
    expect(tie(3, 5, 3)).toBe('none')
  })

  it('rule 13.5 – gives up the member with the lowest DAMAGE, the first of several', () => {
    // DAMAGE: Aurra Sing 3, a Pit Droid 1.
    const members = choice(1, { id: 'a', card: 'DM-75' }, { id: 'b', card: 'DM-92' }, { id: 'c', card: 'DM-92' })
    expect(asked('give-up', ['ok'], members)).toEqual(['ok', 'b'])
  })

  it('BP-33, BP-38 – draws for a defeat while ten cards would be left; always discards a lap card', () => {
    const text = (does: string, more: number) =>
      asked('defeat-text', ['use', 'none'], { type: 'confirm' }, { does }, { more })
    expect(text('hand', 11)).toBe('use')
    expect(text('hand', 10)).toBe('none')
    expect(text('lap-card', 3)).toBe('use')
  })

  it('Shmi – draws, but not the last card', () => {
    const either = (more: number) => asked('text-either', ['draw', 'bottom'], { type: 'confirm' }, {}, { more })
    expect(either(2)).toBe('draw')
    expect(either(1)).toBe('bottom')
  })

  it('F25 – takes extra hits that cost nothing or win, and draws while the deck is large', () => {
    const text = (does: string, card: string, hits: number, more = 20) =>
      asked(
        'dueling-text',
        ['use', 'none'],
        { type: 'confirm' },
        { does, card, hits: { dark: 0, light: hits }, damage: { dark: 5, light: 6 } },
        { more },
      )
    // DF-53 is discarded for its two hits, DF-45 removes one for nothing.
    expect(text('extra-hits', 'DF-53', 4, 9)).toBe('use')
    expect(text('extra-hits', 'DF-53', 1, 9)).toBe('none')
    expect(text('extra-hits', 'DF-53', 1)).toBe('use')
    expect(text('remove-hit', 'DF-45', 0, 5)).toBe('use')
    expect(text('more-cards', 'DF-47', 0, 10)).toBe('none')
    expect(text('more-cards', 'DF-47', 0, 11)).toBe('use')
  })

  it('G-78 – in a duel it names no substitute, takes the first weapon, blocks nothing, and passes if it may', () => {
    expect(asked('substitute', ['use', 'none'], choice(1, 'dt1'))).toBe('none')
    expect(asked('duel-weapon', ['use', 'none'], choice(1, 'dt2', 'dt3'))).toEqual(['use', 'dt2'])
    expect(asked('block', ['block', 'take'], choice(1, 'dd1'))).toBe('take')
    const attack = (handle: string, card: string, number: number) => ({ id: handle, card, about: { handle, number } })
    const hand = choice(1, attack('dd1', 'DM-92', 5), attack('dd2', 'DM-74', 3))
    expect(asked('attack', ['attack', 'pass'], hand)).toBe('pass')
    expect(asked('attack', ['attack'], hand)).toEqual(['attack', 'dd2'])
    const numbers = choice(2, '1', '2', '3', '4', '5', '6')
    expect(asked('name-numbers', ['ok'], numbers)).toEqual(['ok', '4', '3'])
  })

  it('G-12, F14 – uses no optional text; of those that must work, the first', () => {
    expect(asked('text', ['use', 'none'], choice(1, 'dt1:0:dt2', 'dt3:0:dt2'))).toBe('none')
    expect(asked('text', ['use'], choice(1, 'dt1:0:dt2', 'dt3:0:dt2'))).toEqual(['use', 'dt1:0:dt2'])
    expect(asked('search', ['take', 'none'], choice(1, 'DM-4'))).toBe('none')
    expect(asked('intercept', ['let', 'intercept'], choice(0, 'dh1'))).toEqual(['let'])
  })
})
