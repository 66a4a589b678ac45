/** Outcomes, refusals and standing orders in words. */
import { describe, expect, it } from 'vitest'
import type { Answer, Deck, Outcome, Refusal, StandingOrder } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { checkDeck, decks } from '../../../src/games/young-jedi/decks/index.ts'
import { play } from '../../../src/games/young-jedi/playing.ts'
import { ORDER_KINDS } from '../../../src/games/young-jedi/policies/orders/order.ts'
import { obey, orders } from '../../../src/games/young-jedi/policies/standing-orders.ts'
import type { View } from '../../../src/games/young-jedi/view/player-view.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { newMatch, type Played, position } from '../position.ts'
import { plain, voice } from './reading.ts'

describe('an outcome', () => {
  const said = (outcome: Outcome<Side>, language: 'en' | 'fr' = 'en') =>
    ['dark', 'light', 'spectator'].map((reader) => plain(words.outcome(outcome, voice(reader, language))))

  it.each<[string, Outcome<Side>, string[]]>([
    [
      'planets',
      { kind: 'planet-victory', winner: 'dark', values: { planets: ['Naboo', 'Tatooine'] } },
      [
        'You win: you control Naboo and Tatooine.',
        'You lose: Anna controls Naboo and Tatooine.',
        'Anna wins: they control Naboo and Tatooine.',
      ],
    ],
    [
      'an empty draw deck',
      { kind: 'deck-victory', winner: 'light', values: {} },
      [
        'You lose: your draw deck is empty.',
        'You win: Anna’s draw deck is empty.',
        'Bob wins: Anna’s draw deck is empty.',
      ],
    ],
    [
      'a concession',
      { kind: 'concession', winner: 'dark', values: { loser: 'light' } },
      ['You win: Bob resigns.', 'You resign: Anna wins.', 'Anna wins: Bob resigns.'],
    ],
    [
      'time',
      { kind: 'time-out', winner: 'light', values: { loser: 'dark' } },
      ['You lose: you timed out.', 'You win: Anna timed out.', 'Bob wins: Anna timed out.'],
    ],
    [
      'a ruling',
      { kind: 'ruling', winner: 'light', values: { loser: 'dark' } },
      ['You lose by ruling: Bob wins.', 'You win by ruling.', 'Bob wins by ruling.'],
    ],
    [
      'the end of the round',
      { kind: 'round-over', winner: 'dark', values: { loser: 'light' } },
      [
        'You win: you were ahead when the round ended.',
        'You lose: Anna was ahead when the round ended.',
        'Anna wins: they were ahead when the round ended.',
      ],
    ],
    [
      'the race',
      { kind: 'podrace-victory', winner: 'dark', values: {} },
      [
        'You win: your Podracer wins the race.',
        'You lose: Anna wins the Podrace.',
        'Anna wins the Podrace and the match.',
      ],
    ],
    [
      'something new',
      { kind: 'chess-victory', winner: 'dark', values: {} },
      ['You win.', 'You lose: Anna wins.', 'Anna wins.'],
    ],
  ])('by %s has a text for the winner, the loser and others', (_, outcome, expected) => {
    expect(said(outcome)).toEqual(expected)
  })

  it.each([
    ['tie', 'decks', 'A tie: both draw decks ran out in the same fight.'],
    ['tie', 'standstill', 'A tie: no card moved for too many turns.'],
    ['tie', 'last-turn', 'A tie: no one won by the last turn.'],
    ['void', null, 'The match is void: no one wins.'],
    ['time-out', null, 'The match is over: no one wins.'],
    ['ruling', null, 'A tie, by ruling.'],
    ['double-loss', null, 'Both players lose by ruling.'],
    ['round-over', null, 'A tie: the round has ended.'],
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

  it('says the fault and the remedy', () => {
    const game = position({ dark: { hand: ['Darth Maul, Sith Apprentice', 'Watto', 'DM-135'] } })
    const { id, shape } = game.decision('dark', 'deploy')
    const ids = shape.type === 'choose' ? shape.options.map((option) => option.id) : []
    const attempt = (answer: Omit<Answer, 'decision'>) => said(game.hand('dark', { decision: id, ...answer }))
    expect(attempt({ exit: 'done', choose: ids.slice(0, 2) })).toBe('Costs 8, you have 6. Remove a card.')
    expect(attempt({ exit: 'fly', choose: [] })).toBe('This button is no longer offered. Choose another one.')
    expect(attempt({ exit: 'done', choose: ['xx'] })).toBe('One of your choices is no longer offered. Choose again.')
    expect(attempt({ exit: 'done', choose: [ids[1] as string, ids[1] as string] })).toBe(
      'You chose the same card twice. Remove one.',
    )
    expect(said(game.hand('dark', { decision: 'd999', exit: 'done' }))).toBe(
      'Already answered. Look at the current question.',
    )
    expect(said(play(game.state, 'dark', []) as Refusal)).toBe('Nothing chosen. Choose a card first.')
    expect(said(play(game.state, 'grey', [{ decision: id, exit: 'done' }]) as Refusal, 'fr')).toBe(
      'Côté introuvable. Répondez pour le côté obscur ou le côté lumineux.',
    )
  })

  it('says the limits', () => {
    expect(said({ refused: 'shape.choose', values: { min: 2, max: 2, chosen: 1 } })).toBe('Choose 2.')
    expect(said({ refused: 'shape.choose', values: { min: 1, max: 1 } })).toBe('Choose 1.')
    expect(said({ refused: 'shape.choose', values: { min: 0, max: 3 } })).toBe('Choose 0 to 3.')
    expect(said({ refused: 'shape.number', values: { min: 1, max: 6 } }, 'fr')).toBe(
      'Entrez un nombre entier de 1 à 6.',
    )
    expect(said({ refused: 'shape.arrange', values: { pieces: 4 } })).toBe(
      'Your plan must hold all 4 cards, each once. Start the plan again.',
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
    expect(said({ refused: 'unheard of', values: {} })).toBe('Not possible now. Choose another answer.')
  })
})

const listFor = (side: 'dark' | 'light') =>
  (decks.find(({ seat, format }) => seat === side && format === 'full') as Deck).list

/** Views of one player at all the moments at which orders are offered. */
function everywhere(side: 'dark' | 'light'): View[] {
  const views: View[] = []
  const look = (game: Played) => views.push(game.view(side))
  look(newMatch('full', { dark: listFor('dark'), light: listFor('light') }, 'orders'))
  look(position({ dark: { hand: ['Watto'], turnsHere: 1 }, light: { faceUp: ['Yoda'] } }))
  look(
    position({
      dark: { hand: ['Watto', 'Sniper'], faceUp: ['Darth Maul, Sith Apprentice'] },
      light: { faceUp: ['Yoda'] },
    }),
  )
  const duel = position({
    step: 'duel',
    dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
    light: { faceUp: ['Yoda'] },
  })
  duel.dark.duels('Darth Maul, Sith Apprentice', 'Sith Lightsaber', 'Yoda')
  look(duel)
  return views
}

describe('a standing order', () => {
  const battle = (language: 'en' | 'fr') => {
    const game = position({
      step: 'battle',
      dark: { faceUp: ['Watto', 'Blaster'] },
      light: { faceUp: ['Yoda'], hand: ['Rabé', 'Rabé'] },
    })
    game.dark.battles()
    const view = game.view('dark')
    const offers = orders(view, 'dark')
    const [plans, evenUp] = ['plans', 'even-up'].map((wanted) => offers.find(({ kind }) => kind === wanted))
    if (plans === undefined || evenUp === undefined) throw new Error('two orders are offered in a battle')
    return { game, view, offers, plans, evenUp, speak: voice('dark', language) }
  }

  it('for Even Up says which calls it saves, and has a question for each field', () => {
    const { view, evenUp, speak } = battle('en')
    const { title, prompt, options, fields } = words.order(evenUp, view, speak)
    expect(title).toBe('Even Up')
    expect(prompt).toBe('Your turn ends at Even Up without asking you. You never surrender this way.')
    expect(fields['above-six']).toBe('With too many cards')
    expect(fields['ask-deck']).toBe('Ask me with fewer cards in my draw deck than')
    expect(['ask', 'newest', 'locations', 'closed', 'strongest'].map((id) => options[id]?.label)).toEqual([
      'Ask me',
      'Newest cards',
      'Locations first, then newest',
      'Those no longer playable',
      'The strongest',
    ])
  })

  it('for plans names each number and each card', () => {
    const { view, plans, speak } = battle('en')
    const { title, prompt, options, fields } = words.order(plans, view, speak)
    expect(title).toBe('Plans by number')
    expect(prompt).toBe('Plan now for each number of Battle cards that Bob may play. Then the battle goes without you.')
    expect(Object.values(options)).toEqual([
      { label: 'Watto, Slave Owner', hint: 'power 3 +1 here · damage 2' },
      { label: '◆ Blaster', hint: 'Watto: a destiny draw' },
    ])
    expect(fields).toEqual({
      '0': 'If Bob plays no Battle cards',
      '1': 'If Bob plays a Battle card',
      '2': 'If Bob plays 2 Battle cards',
      any: 'For any other number',
    })
  })

  it('has words for every kind, field and option that is offered', () => {
    const met = new Set<string>()
    const speak = { en: voice('dark'), fr: voice('dark', 'fr') }
    for (const view of [...everywhere('dark'), battle('en').view])
      for (const offer of orders(view, 'dark'))
        for (const language of ['en', 'fr'] as const) {
          met.add(offer.kind)
          const said = words.order(offer, view, speak[language])
          expect(Object.keys(said.fields).sort()).toEqual(offer.fields.map(({ id }) => id).sort())
          for (const { id, shape } of offer.fields) {
            expect(said.fields[id]).toMatch(/\S/)
            // A select marks what is filled in.
            expect(said.fields[id]?.length, id).toBeLessThanOrEqual(98)
            const ids = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
            for (const { id: option } of ids) expect(said.options[option]?.label, option).toMatch(/\S/)
          }
          expect(said.title.length).toBeLessThanOrEqual(60)
          const laid: StandingOrder = { kind: offer.kind, key: offer.key, settings: offer.suggestion ?? {} }
          // A text that was cut off ends in its dots, everything else in a full stop.
          for (const settings of [laid.settings, {}])
            expect(plain(words.standing({ ...laid, settings }, view, speak[language]))).toMatch(
              /^[A-ZÉ].*(?:[^…]\.|…)$/,
            )
        }
    expect([...met].sort()).toEqual([...ORDER_KINDS].sort())
  })

  it("of an unknown kind is called by its kind, and can't be set", () => {
    const { view, evenUp, speak } = battle('en')
    expect(words.standing({ kind: 'chess', key: 'match', settings: {} }, view, speak)).toBe('chess')
    expect(() => words.order({ ...evenUp, kind: 'chess' }, view, speak)).toThrow('chess')
  })

  it('fits into one sentence', () => {
    const { view, plans } = battle('en')
    const said = (kind: string, key: string, settings: StandingOrder['settings'], language: 'en' | 'fr' = 'en') =>
      plain(words.standing({ kind, key, settings }, view, voice('dark', language)))
    const choose = (...ids: string[]) => ({ exit: 'ok', choose: ids })
    expect(said('plans', plans.key, plans.suggestion ?? {})).toBe(
      'Battle plans if Bob plays this many Battle cards: 0; 1; 2; any other number.',
    )
    expect(said('even-up', 'match', { 'above-six': choose('newest') })).toBe(
      'Even Up: draw; with too many cards, discard the newest.',
    )
    expect(said('even-up', 'match', { 'above-six': choose('ask') }, 'fr')).toBe(
      'Égaliser : piocher ; avec trop de cartes, on vous demande.',
    )
    expect(said('duel', 'duel:4', { attacks: choose('high'), block: choose('never') })).toBe(
      'This duel – attack: High numbers first; block: Never.',
    )
    expect(said('defence', 'turn:5', { cards: choose('dh1') })).toBe('Defence in turn 5: a Battle card, your plan.')
    expect(said('rest', 'turn:4', { battle: choose('yes'), deploy: choose('xx') })).toBe(
      'Rest of turn 4 – deploy: nothing; battle: Yes.',
    )
    expect(said('numbers', 'match', { start: choose('higher'), duel: choose('lower') }, 'fr')).toBe(
      'Cartes à deux nombres – Pour savoir qui commence : Le plus grand ; Avant un duel : Le plus petit.',
    )
    expect(said('fetch', 'match', { Naboo: choose('DF-55', 'DF-56'), Coruscant: choose() })).toBe(
      'Effects to fetch – Naboo: Blockade; Coruscant: nothing.',
    )
  })

  it('does what its words say: it asks above six cards, and only then', () => {
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
      'Partie d’initiation (30 cartes)',
      'Partie complète (60 cartes)',
    ])
  })
})
