import { describe, expect, it } from 'vitest'
import type { AskedQuestion, Decision, GameEvent } from '../../src/contract/index.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'
import { randomDeck } from '../../src/games/young-jedi/decks/random.ts'
import { youngJedi } from '../../src/games/young-jedi/index.ts'
import { QUESTION_KINDS, type QuestionKind } from '../../src/games/young-jedi/state/game-state.ts'
import { effects, kindsOfTurn } from '../../src/games/young-jedi/study/turn-kinds.ts'
import { simulate } from '../../src/simulation/simulate.ts'
import { type Played, position } from './position.ts'

// ---------------------------------------------------------------- kinds of turns

/** A turn of the dark side, by its facts and its questions: `light plan`. */
function kind(facts: readonly string[], ...questions: readonly string[]): string {
  const events: GameEvent[] = [
    { type: 'turn', seat: 'dark', data: {} },
    ...facts.map((fact) => {
      const [type = '', seat, value] = fact.split(' ')
      const data = type === 'intercept' ? { intercepts: value === 'yes' } : {}
      return { type, data, ...(seat === undefined ? {} : { seat }) }
    }),
  ]
  return kindsOfTurn(events, questions.map(question)).join(', ')
}

function question(words: string): AskedQuestion {
  const [seat = '', name = '', where = 'planet'] = words.split(' ')
  if (!QUESTION_KINDS.includes(name as QuestionKind)) throw new Error(`no question ${name}`)
  const decision: Decision = { id: '', seat, kind: name, shape: { type: 'confirm' }, exits: [], about: { where } }
  return { decision, answer: { decision: '', exit: '' }, byOrder: false }
}

describe('kinds of turns', () => {
  it('name the events, and the reasons for which the opponent was called', () => {
    expect(kind([], 'dark deploy', 'dark even-up')).toBe('quiet')
    const battle = ['dark battle', 'light battle-cards', 'light plan', 'dark plan']
    expect(kind(['battle dark'], ...battle, 'dark even-up')).toBe('battle')
    expect(kind(['battle dark'], 'dark battle', 'dark plan', 'dark even-up')).toBe('battle undefended')
    expect(kind(['battle dark'], ...battle, 'light strike', 'light redraw', 'dark even-up')).toBe('battle, texts')
    expect(kind(['battle dark'], ...battle, 'light strike', 'dark strike', 'light redraw', 'dark even-up')).toBe(
      'battle, texts 2',
    )
    expect(kind(['battle dark'], ...battle, 'light forced-discard', 'dark even-up')).toBe('battle, discards')
    // A player's own texts call nobody.
    expect(kind(['battle dark'], ...battle, 'dark redraw', 'dark even-up')).toBe('battle')
  })

  it('distinguish evacuations by their result', () => {
    expect(kind(['evacuation dark', 'intercept light no'], 'dark deploy', 'light intercept', 'dark battle')).toBe(
      'evacuation',
    )
    const yes = ['evacuation dark', 'intercept light yes']
    const called = ['dark deploy', 'light intercept', 'light battle-cards space', 'dark plan space']
    expect(kind(yes, ...called, 'light plan space', 'dark even-up')).toBe('interception')
    expect(kind(yes, ...called, 'dark even-up')).toBe('interception called 1')
    const twice = ['evacuation dark', 'intercept light no', 'evacuation dark', 'intercept light no']
    expect(kind(twice, 'dark deploy', 'light intercept', 'dark deploy', 'light intercept', 'dark even-up')).toBe(
      'evacuation 2',
    )
    expect(kind(twice, 'dark deploy', 'light intercept', 'light intercept', 'dark even-up')).toBe(
      'evacuation 2 called 1',
    )
  })

  it('count the messages of a duel', () => {
    const exchange = ['dark attack', 'light block', 'light attack', 'dark block', 'dark attack', 'light block']
    expect(kind(['duel dark'], 'dark duel', 'light duel-weapon', ...exchange, 'dark even-up')).toBe('duel 4')
    // Nothing to say before the dueling hands.
    expect(kind(['duel dark'], 'dark duel', ...exchange, 'dark even-up')).toBe('duel 4 called 2')
  })

  it('name the side that has lost the planet, and whether the winner had an Effect to fetch', () => {
    const won = ['dark even-up', 'light next-location', 'light fetch']
    expect(kind(['control dark'], ...won, 'dark fetch')).toBe('quiet, planet won')
    expect(kind(['control dark'], ...won)).toBe('quiet, planet won without fetch')
    const lost = ['dark even-up', 'dark next-location', 'dark fetch']
    expect(kind(['surrender dark', 'control light'], ...lost, 'light fetch')).toBe('quiet, planet lost')
    expect(kind(['surrender dark', 'control light'], ...lost)).toBe('quiet, planet lost without fetch')
  })
})

// ---------------------------------------------------------------- effects

/** The forms that have worked in a position as it was played. */
const formsOf = (game: Played, asked: readonly AskedQuestion[] = []): string[] => [...effects.of(game.all, asked)]

const fact = (type: string, seat: string | undefined, data: GameEvent['data'] = {}): GameEvent => ({
  type,
  data,
  ...(seat === undefined ? {} : { seat }),
})

const one = (card: string) => ({ handle: 'x', card })

const facing = (dark: string, light: string, battle: string | null = null): GameEvent[] => [
  fact('fighters', 'dark', { characters: [one(dark)], weapons: [], battle, ignored: [] }),
  fact('fighters', 'light', { characters: [one(light)], weapons: [], battle: null, ignored: [] }),
]

/** The first card that has a text of this form. */
function bearer(form: string): string {
  const found = cards.find((card) => 'text' in card && card.text.some((text) => text.form === form))
  if (found === undefined) throw new Error(`no card with ${form}`)
  return found.id
}

describe('forms of text', () => {
  it('have each a name of its own, and all forms of all cards are among them', () => {
    const forms = new Set<string>()
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      if ('form' in value && typeof value.form === 'string') forms.add(value.form)
      for (const part of Object.values(value)) visit(part)
    }
    visit(cards)
    expect(new Set(effects.names).size).toBe(effects.names.length)
    expect([...effects.names].sort()).toEqual([...forms].sort())
  })

  it.each([
    ['rescue', [fact('defeat', 'dark', { lost: [one('DM-71')], rescued: true })]],
    ['damage', [fact('defeat', 'dark', { lost: [], changes: [{ card: 'BL-62', to: 'DM-97', change: 2 }] })]],
    ['power', [fact('fight', 'dark', { texts: { dark: [{ card: 'BL-59' }], light: [] } })]],
    [
      'compare-destiny',
      [...facing('DM-71', 'DM-1', 'DF-47'), fact('fight', 'dark', { texts: { dark: [], light: [] } })],
    ],
    ['stakes', [...facing('DM-71', 'DM-1', 'DF-46'), fact('fight', 'dark', { texts: { dark: [], light: [] } })]],
    ['hurts-double', [...facing('DM-71', bearer('hurts-double')), fact('defeat', 'dark', { lost: [one('DM-71')] })]],
    ['ignore-weapons', [fact('ignored', 'dark')]],
    ['strike-weapon', [fact('strike', 'dark'), fact('ignored', 'light')]],
    ['no-weapons', [fact('fighters', 'dark', { characters: [one('DM-88')], weapons: [], battle: null, banned: true })]],
    ['hand', [fact('text', 'dark', { card: bearer('hand') })]],
    ['remove', [fact('discard', 'light', { why: 'text', cards: ['DM-1'], handles: ['lt1'] })]],
    ['extra-hits', [fact('duel-text', 'dark', { card: 'DF-53', form: 'extra-hits' })]],
    [
      'no-dueling-text',
      [
        fact('duel', 'dark', { who: 'DM-71', with: 'DM-107', foe: bearer('no-dueling-text') }),
        fact('hit', 'dark', { card: 'DF-53' }),
      ],
    ],
    [
      'first-pass',
      [fact('duel', 'light', { who: bearer('first-pass'), with: 'DM-34', foe: 'DM-71' }), fact('pass', 'light')],
    ],
  ] as const)('%s is seen by its facts', (form, facts) => {
    expect([...effects.of(facts, [])]).toEqual([form])
  })

  it('a card in play that is discarded by its own duel or as a price removes nobody', () => {
    const price = fact('discard', 'dark', { why: 'price', cards: ['DF-28'], handles: ['dt1'] })
    const duel = fact('discard', 'dark', { why: 'text', cards: ['DF-53'] })
    expect(effects.of([price, duel], [])).toEqual([])
  })

  it('handling by a text is told from the pilot’s own', () => {
    const lap = (faceUp: readonly string[]) => {
      const race = { pilot: 'EM-P5', podracer: 'DM-109', tokens: 2, pile: ['DM-106'] }
      const game = position({ dark: { faceUp, hand: ['DM-71', 'DM-75'], race }, light: { faceUp: ['Yoda'] } })
      const open = game.decision('dark', 'deploy')
      game.hand('dark', { decision: open.id, exit: 'done', choose: ['thrust'] })
      const next = game.decision('dark', 'thrust')
      const [card] = next.shape.type === 'choose' ? next.shape.options : []
      if (card !== undefined) game.hand('dark', { decision: next.id, exit: 'play', choose: [card.id] })
      return { card: card?.card, forms: formsOf(game) }
    }
    // Darth Maul has destiny 1, the second lap card stands for 2.
    expect(lap(['Watto', 'BP-34'])).toEqual({ card: 'DM-71', forms: ['podrace', 'handling'] })
    expect(lap(['Watto']).forms).toEqual(['podrace'])
  })

  it('a defender who can’t be replaced is seen in a duel', () => {
    const foe = bearer('no-substitute')
    const game = position({
      step: 'duel',
      dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
      light: { faceUp: [foe, 'DM-1'] },
    })
    const open = game.decision('dark', 'duel')
    const ids = open.shape.type === 'choose' ? open.shape.options : []
    const choose = ['DM-71', 'DM-107', foe].map((card) => ids.find((option) => option.card === card)?.id as string)
    game.hand('dark', { decision: open.id, exit: 'duel', choose })
    expect(game.asked).not.toContain('light substitute')
    expect(formsOf(game)).toContain('no-substitute')
  })
})

describe('the simulation', () => {
  it('counts facts and forms of text, each form by name even if it never worked', () => {
    const report = simulate(youngJedi, {
      games: 25,
      seed: 'forms',
      format: 'full',
      orders: 'none',
      player: 'mixed',
      deckFor: (seat, random) => randomDeck(seat === 'dark' ? 'dark' : 'light', 'full', 'current', random),
    })
    expect(Object.keys(report.effects)).toEqual([...effects.names])
    expect(report.effects.search).toBe(report.events.search)
    expect(report.effects.podrace ?? 0).toBe(report.events.thrust ?? 0)
    for (const name of ['power', 'search', 'hand'] as const) expect(report.effects[name]).toBeGreaterThan(0)
    expect(report.events.turn).toBe(report.turns)
    expect(report.events.over).toBe(report.finished)
  })
})
