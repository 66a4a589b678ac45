/** Outcomes, refusals and standing orders in words. */
import { describe, expect, it } from 'vitest'
import type { Answer, Outcome, Refusal, StandingOrder } from '../../../src/games/game.ts'
import { checkDeck } from '../../../src/games/young-jedi/decks/index.ts'
import { play } from '../../../src/games/young-jedi/game.ts'
import { obey, orders } from '../../../src/games/young-jedi/policies/orders.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { position } from '../position.ts'
import { plain, voice } from './reading.ts'

describe('an outcome', () => {
  const said = (outcome: Outcome, language: 'en' | 'fr' = 'en') =>
    ['dark', 'light', 'spectator'].map((reader) => plain(words.outcome(outcome, voice(reader, language))))

  it.each<[string, Outcome, string[]]>([
    [
      'planets',
      { kind: 'planet-victory', winner: 'dark', values: { planets: ['Naboo', 'Tatooine'] } },
      [
        'You win: you control Naboo and Tatooine.',
        'You lose: Anna controls Naboo and Tatooine.',
        'Anna wins and controls Naboo and Tatooine.',
      ],
    ],
    [
      'an empty draw deck',
      { kind: 'deck-victory', winner: 'light', values: {} },
      [
        'You lose: your draw deck is empty. Bob wins.',
        'You win: Anna has no card left in the draw deck.',
        'Bob wins: Anna has no card left in the draw deck.',
      ],
    ],
    [
      'a concession',
      { kind: 'concession', winner: 'dark', values: { loser: 'light' } },
      ['You win: Bob concedes.', 'You concede: Anna wins.', 'Anna wins: Bob concedes.'],
    ],
    [
      'time',
      { kind: 'time-out', winner: 'light', values: { loser: 'dark' } },
      [
        'You lose: your time has run out. Bob wins.',
        'You win: Anna has let the time run out.',
        'Bob wins: Anna has let the time run out.',
      ],
    ],
    [
      'something new',
      { kind: 'podrace-victory', winner: 'dark', values: {} },
      ['You win.', 'You lose: Anna wins.', 'Anna wins.'],
    ],
  ])('by %s is told to the winner, the loser and others', (_, outcome, expected) => {
    expect(said(outcome)).toEqual(expected)
  })

  it.each([
    ['tie', 'decks', 'A tie: both draw decks ran out in the same fight.'],
    ['tie', 'standstill', 'A tie: no card has moved for too many turns.'],
    ['tie', 'last-turn', 'A tie: the last turn is over and nobody has won.'],
    ['void', null, 'The game is void: nobody wins.'],
    ['time-out', null, 'The game is over: nobody wins.'],
  ])('without a winner is the same for all: %s, %s', (kind, why, text) => {
    expect(new Set(said({ kind, winner: null, values: { why } }))).toEqual(new Set([text]))
  })

  it('is told in French', () => {
    expect(said({ kind: 'planet-victory', winner: 'light', values: { planets: ['Naboo', 'Tatooine'] } }, 'fr')).toEqual(
      [
        'Vous perdez : Bob contrôle Naboo et Tatooine.',
        'Vous gagnez : vous contrôlez Naboo et Tatooine.',
        'Bob gagne et contrôle Naboo et Tatooine.',
      ],
    )
  })
})

describe('a refusal', () => {
  const said = (refusal: Refusal | null, language: 'en' | 'fr' = 'en') =>
    plain(words.refusal(refusal as Refusal, language))

  it('says what is wrong and what to do', () => {
    const game = position({ dark: { hand: ['Darth Maul, Sith Apprentice', 'Watto', 'DM-135'] } })
    const { id, shape } = game.decision('dark', 'deploy')
    const ids = shape.type === 'choose' ? shape.options.map((option) => option.id) : []
    const attempt = (answer: Omit<Answer, 'decision'>) => said(game.hand('dark', { decision: id, ...answer }))
    expect(attempt({ exit: 'done', choose: ids.slice(0, 2) })).toBe(
      'That costs 8 counters and you have only 6. Take something back.',
    )
    expect(attempt({ exit: 'fly', choose: [] })).toBe(
      'This question has no such button any more. Look at it again and choose one that it shows.',
    )
    expect(attempt({ exit: 'done', choose: ['xx'] })).toBe(
      'One of your choices is not offered any more. Look at the question again.',
    )
    expect(attempt({ exit: 'done', choose: [ids[1] as string, ids[1] as string] })).toBe(
      'You have chosen the same card twice. Take one of them back.',
    )
    expect(said(game.hand('dark', { decision: 'd999', exit: 'done' }))).toBe(
      'This question is not open any more. Look at what is asked now.',
    )
    expect(said(play(game.state, 'dark', []) as Refusal)).toBe(
      'There is no answer in this. Choose something and hand it in again.',
    )
    expect(said(play(game.state, 'grey', [{ decision: id, exit: 'done' }]) as Refusal, 'fr')).toBe(
      "Ce côté n'existe pas dans cette partie. Répondez pour le côté obscur ou le côté lumineux.",
    )
  })

  it('says the limits', () => {
    expect(said({ refused: 'shape.choose', values: { min: 2, max: 2, chosen: 1 } })).toBe('Choose exactly 2.')
    expect(said({ refused: 'shape.choose', values: { min: 1, max: 1 } })).toBe('Choose exactly one.')
    expect(said({ refused: 'shape.choose', values: { min: 0, max: 3 } })).toBe('Choose at least 0 and at most 3.')
    expect(said({ refused: 'shape.number', values: { min: 1, max: 6 } }, 'fr')).toBe(
      'Il faut un nombre entier entre 1 et 6.',
    )
    expect(said({ refused: 'shape.arrange', values: { pieces: 4 } })).toBe(
      'All 4 cards must be in the row, each once. Look at the question again.',
    )
  })

  it.each(['shape.superfluous', 'shape.piece', 'shape.excludes', 'shape.requires'])('has a sentence for %s', (code) => {
    for (const language of ['en', 'fr'] as const) {
      const sentence = said({ refused: code, values: {} }, language)
      expect(sentence).toMatch(/^[A-ZÉ].*\.$/)
      expect(sentence).not.toBe(said({ refused: 'unheard of', values: {} }, language))
    }
  })

  it('of a deck says what the deck needs', () => {
    const [first] = checkDeck([{ card: 'DM-71', count: 30 }], 'dark', 'starter')
    expect(said(first as Refusal)).toMatch(/^30 cards fill the red slot; it needs 5\./)
  })

  it('with an unknown code is still a sentence', () => {
    expect(said({ refused: 'unheard of', values: {} })).toBe('This can’t be done now. Look at the question again.')
  })
})

describe('a standing order', () => {
  const battle = (language: 'en' | 'fr') => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'] },
      light: { faceUp: ['Yoda'], hand: ['Rabé', 'Rabé'] },
    })
    game.dark.battles()
    const view = game.view('dark')
    const [plans, evenUp] = orders(view, 'dark')
    if (plans === undefined || evenUp === undefined) throw new Error('two orders are offered in a battle')
    return { game, view, plans, evenUp, speak: voice('dark', language) }
  }

  it('for Even Up says what it saves and gives up', () => {
    const { view, evenUp, speak } = battle('en')
    expect(words.order(evenUp, view, speak)).toEqual({
      title: 'Even Up',
      prompt:
        'Your turn ends without a question at Even Up; you give up discarding Locations, discarding the whole hand, and surrendering.',
      options: {
        ask: { label: 'Ask me', hint: 'you are called only when you hold more than six' },
        newest: { label: 'Discard the newest', hint: 'the cards that came last go, down to six' },
        locations: { label: 'Discard Locations first', hint: 'then the cards that came last, down to six' },
      },
      exits: {},
      fields: { 'above-six': 'With more than six cards' },
    })
  })

  it('for plans names each number and each card', () => {
    const { view, plans, speak } = battle('en')
    const { title, prompt, options, fields } = words.order(plans, view, speak)
    expect(title).toBe('Plans by number')
    expect(prompt).toBe(
      'You lay your plan now for what Bob may bring, and are not called for it; you give up nothing if each number has its plan.',
    )
    expect(Object.values(options)).toEqual([
      { label: 'Watto, Slave Owner', hint: 'power 3 +1 here · damage 2' },
      { label: '◆ Blaster', hint: 'Watto: a destiny draw' },
    ])
    expect(fields).toEqual({
      '0': 'If Bob brings no Battle cards',
      '1': 'If Bob brings a Battle card',
      '2': 'If Bob brings 2 Battle cards',
      any: 'For every other number',
    })
  })

  it('has words for every field and option that is offered', () => {
    for (const language of ['en', 'fr'] as const) {
      const { view, plans, evenUp, speak } = battle(language)
      for (const offer of [plans, evenUp]) {
        const said = words.order(offer, view, speak)
        for (const field of offer.fields) {
          expect(said.fields[field.id]).toBeTruthy()
          const { shape } = field
          const ids = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
          expect(ids.length).toBeGreaterThan(0)
          for (const { id } of ids) expect(said.options[id]?.label).toBeTruthy()
        }
      }
    }
  })

  it('stands in one sentence', () => {
    const { view, plans, evenUp } = battle('en')
    const laid = (offer: typeof plans): StandingOrder => ({
      kind: offer.kind,
      key: offer.key,
      settings: offer.suggestion ?? {},
    })
    expect(words.standing(laid(plans), view, voice('dark'))).toBe(
      'Battle plans are laid for these numbers of Battle cards that Bob may bring: 0; 1; 2; any other.',
    )
    expect(plain(words.standing(laid(evenUp), view, voice('dark', 'fr')))).toBe(
      "Égaliser : piocher jusqu'à six ; on vous demande avec plus de six cartes.",
    )
    const sentence = (choice: string) =>
      words.standing(
        { kind: 'even-up', key: 'match', settings: { 'above-six': { exit: 'ok', choose: [choice] } } },
        view,
        voice('dark'),
      )
    expect(sentence('newest')).toBe('Even Up: draw up to six; with more than six cards the newest go.')
    expect(sentence('locations')).toBe(
      'Even Up: draw up to six; with more than six cards Locations go first, then the newest.',
    )
  })

  it('really is what it says: it asks above six cards, and only then', () => {
    const laid = (choice: string): StandingOrder[] => [
      { kind: 'even-up', key: 'match', settings: { 'above-six': { exit: 'ok', choose: [choice] } } },
    ]
    const holding = (count: number) => position({ step: 'even-up', dark: { hand: Array<string>(count).fill('Watto') } })
    const reply = (count: number, choice: string) => {
      const game = holding(count)
      return obey(game.view('dark'), game.decision('dark', 'even-up'), laid(choice))
    }
    expect(reply(6, 'ask')).not.toBe('ask')
    expect(reply(7, 'ask')).toBe('ask')
    expect(reply(7, 'newest')).not.toBe('ask')
  })
})

describe('names', () => {
  it('of the game, its sides and formats', () => {
    expect(words.title('en')).toBe('Young Jedi')
    expect([words.seat('dark', 'en'), words.seat('light', 'fr')]).toEqual(['Dark Side', 'Côté lumineux'])
    expect(['starter', 'full'].map((format) => words.format(format, 'fr'))).toEqual([
      "Partie d'initiation (30 cartes)",
      'Partie complète (60 cartes)',
    ])
  })

  it('of a card, with its facts', () => {})
})
