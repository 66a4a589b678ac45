/** Outcomes, refusals and standing orders in words. */
import { describe, expect, it } from 'vitest'
import type { Answer, Deck, Outcome, Refusal, StandingOrder } from '../../../src/contract/index.ts'
import { checkDeck, decks } from '../../../src/games/young-jedi/decks/index.ts'
import { play } from '../../../src/games/young-jedi/game.ts'
import { ORDER_KINDS } from '../../../src/games/young-jedi/policies/orders/order.ts'
import { obey, orders } from '../../../src/games/young-jedi/policies/orders.ts'
import type { View } from '../../../src/games/young-jedi/view.ts'
import { words } from '../../../src/games/young-jedi/words/index.ts'
import { newMatch, type Played, position } from '../position.ts'
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
      'the race',
      { kind: 'podrace-victory', winner: 'dark', values: {} },
      [
        'You win: your Podracer has won the race.',
        'You lose: Anna has won the podrace.',
        'Anna wins the podrace, and with it the game.',
      ],
    ],
    [
      'something new',
      { kind: 'chess-victory', winner: 'dark', values: {} },
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
      'Ce côté n’existe pas dans cette partie. Répondez pour le côté obscur ou le côté lumineux.',
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

  it('for Even Up says what it saves, and asks for each thing', () => {
    const { view, evenUp, speak } = battle('en')
    const { title, prompt, options, fields } = words.order(evenUp, view, speak)
    expect(title).toBe('Even Up')
    expect(prompt).toBe('Your turn ends without a question at Even Up, and you never surrender by it.')
    expect(fields['above-six']).toBe('With more cards than you may keep')
    expect(fields['ask-deck']).toBe('Ask me with fewer cards in my draw deck than')
    expect(['ask', 'newest', 'locations', 'closed', 'strongest'].map((id) => options[id]?.label)).toEqual([
      'Ask me',
      'The newest cards',
      'Locations first, then the newest',
      'Those that can be laid no more',
      'The strongest',
    ])
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
          // What was cut ends in its dots, everything else in a full stop.
          for (const settings of [laid.settings, {}])
            expect(plain(words.standing({ ...laid, settings }, view, speak[language]))).toMatch(
              /^[A-ZÉ].*(?:[^…]\.|…)$/,
            )
        }
    expect([...met].sort()).toEqual([...ORDER_KINDS].sort())
  })

  it('of a kind that there is not is called by its kind, and has no words to be laid down', () => {
    const { view, evenUp, speak } = battle('en')
    expect(words.standing({ kind: 'chess', key: 'match', settings: {} }, view, speak)).toBe('chess')
    expect(() => words.order({ ...evenUp, kind: 'chess' }, view, speak)).toThrow('chess')
  })

  it('stands in one sentence', () => {
    const { view, plans } = battle('en')
    const said = (kind: string, key: string, settings: StandingOrder['settings'], language: 'en' | 'fr' = 'en') =>
      plain(words.standing({ kind, key, settings }, view, voice('dark', language)))
    const choose = (...ids: string[]) => ({ exit: 'ok', choose: ids })
    expect(said('plans', plans.key, plans.suggestion ?? {})).toBe(
      'Battle plans are laid for these numbers of Battle cards that Bob may bring: 0; 1; 2; any other.',
    )
    expect(said('even-up', 'match', { 'above-six': choose('newest') })).toBe(
      'Even Up: draw up; with too many cards the newest go.',
    )
    expect(said('even-up', 'match', { 'above-six': choose('ask') }, 'fr')).toBe(
      'Égaliser : piocher jusqu’au nombre voulu ; on vous demande avec trop de cartes.',
    )
    expect(said('duel', 'duel:4', { attacks: choose('high'), block: choose('never') })).toBe(
      'This duel – attack: High numbers first; block: Never.',
    )
    expect(said('defence', 'turn:5', { cards: choose('dh1') })).toBe(
      'Defence in turn 5: with a Battle card, by your plan.',
    )
    expect(said('rest', 'turn:4', { battle: choose('yes'), deploy: choose('xx') })).toBe(
      'Rest of turn 4 – deploy: nothing; battle: Yes.',
    )
    expect(said('numbers', 'match', { start: choose('higher'), duel: choose('lower') }, 'fr')).toBe(
      'De deux nombres – Pour savoir qui commence : Le plus grand ; Avant un duel : Le plus petit.',
    )
    expect(said('fetch', 'match', { Naboo: choose('DF-55', 'DF-56'), Coruscant: choose() })).toBe(
      'Effects to fetch – Naboo: Blockade; Coruscant: nothing.',
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
      'Partie d’initiation (30 cartes)',
      'Partie complète (60 cartes)',
    ])
  })
})
