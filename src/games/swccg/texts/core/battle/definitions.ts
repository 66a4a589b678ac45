/** How battles, Force drains and shots are told. */
import { define } from '../../language/definitions.ts'
import { adjunct, type NounLimit, noun, pronoun, type Slots, verb, worded } from '../../language/lexicon.ts'
import type { Filter } from '../../language/words.ts'
import { IN_OWN_BATTLES, OF_SELF } from '../absent.ts'
import { sentence, when } from '../sentences.ts'
import { battleWords } from './vocabulary.ts'

const isSelf = (filter: Filter): boolean => typeof filter === 'object' && filter.word === 'self'

/** The battles that a player has begun, as they are told. */
const BEGUN_BY = { you: 'of you', opponent: 'of opponent', each: 'of a player' } as const

export const battle = define(battleWords, {
  rules: {
    shoots: {
      say: ({ at, cost, again, after, range, draws, twice }, say) => {
        const o = say.cards(at)
        const slots: Slots = {
          o,
          value: { k: 'value', noun: 'defense value', owner: 'it' },
          ...(draws === undefined ? {} : { draws: { n: 'number', number: draws } }),
          ...(twice === undefined ? {} : { twice: { p: 'phrase', phrase: 'twice' } }),
          ...(range === undefined ? {} : { range: say.where('at', range) }),
          ...(cost === 0 ? {} : { cost: { k: 'quantity', number: { n: 'number', number: cost }, of: 'Force' } }),
          ...(again === undefined
            ? {}
            : { again: { k: 'quantity', number: { n: 'number', number: again }, of: 'Force' } }),
          ...(after === undefined ? {} : { pile: noun(`pile ${after}`, 'the', { owner: 'you' }) }),
        }
        const key = draws === undefined ? 'fire' : 'fire several'
        return { clause: { verbs: [verb(cost === 0 ? `${key} for nothing` : `${key} for`, slots)] } }
      },
      asks: 'own text',
      examples: [
        { at: 'character', cost: 2, again: 2, after: 'used', range: { word: 'within', sites: 2 } },
        { at: 'starship', cost: 0, after: 'lost' },
        { at: 'starship', cost: 2, draws: 2 },
        { at: 'starfighter', cost: 0, twice: true },
      ],
    },
    'shoots to work': {
      say({ at, cost, by, range, contested }, say) {
        const slots: Slots = {
          o: say.cards(at),
          ...(by === undefined ? {} : { weapon: say.self }),
          ...(range === undefined ? {} : { range: say.where('at', range) }),
          ...(cost === 0 ? {} : { cost: { k: 'quantity', number: { n: 'number', number: cost }, of: 'Force' } }),
          ...(contested === undefined ? { value: { k: 'value', noun: 'defense value', owner: 'it' } } : {}),
        }
        const key = contested === undefined ? 'fire to work' : 'fire against a draw'
        const verbs = [verb(cost === 0 ? `${key} for nothing` : `${key} for`, slots)]
        return { clause: by === undefined ? { verbs } : { subject: say.cards(by), mood: 'may', verbs } }
      },
      asks: 'own text',
      examples: [
        { at: 'vehicle', cost: 0, by: 'character', range: { word: 'within', sites: 2 } },
        { at: 'vehicle', cost: 2 },
        { at: 'character', cost: 1, contested: true },
        { at: 'character', cost: 0, contested: true },
      ],
    },
    'fires again': {
      say: ({ with: weapon, cost }, say) => ({
        clause: {
          mood: 'may',
          verbs: [
            verb('fire repeatedly', {
              o: say.cards(weapon),
              cost: { k: 'quantity', number: { n: 'number', number: cost }, of: 'Force' },
            }),
          ],
        },
      }),
      asks: { question: 'fire again at it', roles: { with: 'weapon' }, own: 'card' },
      examples: [{ with: 'rifle', cost: 2 }],
    },
    'worth in battle': {
      say: ({ of, value }, say) => ({
        front: [adjunct('once per turn for each bearer')],
        clause: {
          subject: pronoun('you'),
          mood: 'may',
          verbs: [verb('forfeit as if', { o: say.cards(of), n: { n: 'number', number: value } })],
        },
      }),
      asks: { question: 'forfeit', roles: { of: 'card' }, yours: 'player' },
      examples: [{ of: 'weapon', value: 3 }],
    },
    'forfeits to': {
      say: (x, say) => {
        const pile = noun(`pile ${x.pile}`, 'the', { owner: 'you' })
        const mood = x.optional === undefined ? {} : { mood: 'may' as const }
        return sentence({ subject: say.all(x.of), ...mood, verbs: [verb('go when forfeited', { pile })] }, x, say)
      },
      asks: { question: 'forfeit', roles: { of: 'card' }, yours: 'player' },
      examples: [
        { of: 'weapon', pile: 'used' },
        { of: 'weapon', pile: 'used', optional: true },
        { of: 'weapon', pile: 'hand' },
      ],
    },
    'drained from reserve': {
      say: (x, say) =>
        sentence(
          {
            subject: say.player(x.whose),
            verbs: [
              verb('lose from reserve', {
                at: say.where('at', x.at),
                pile: noun('pile reserve', 'the'),
              }),
            ],
          },
          x,
          say,
        ),
      asks: { question: 'pile of a drain', roles: { whose: 'player', at: 'at' } },
      examples: [
        { whose: 'opponent', at: 'site' },
        { whose: 'you', at: 'site' },
      ],
    },
    'pays all': {
      say: (x, say) =>
        sentence(
          {
            verbs: [
              verb(x.attritionAlone === undefined ? 'satisfy all when forfeited' : 'satisfy attrition when forfeited'),
            ],
          },
          x,
          say,
        ),
      asks: { question: 'forfeit', roles: {}, own: 'card' },
      examples: [{ while: { word: 'is', fit: { word: 'piloting', fit: 'TIE' } } }, { attritionAlone: true }],
    },
  },
  deeds: {
    'be hit': {
      asks: { question: 'be hit', roles: { of: 'card', by: 'by' }, absent: [OF_SELF] },
      say: ({ by }, say) => verb('be hit by', { by: say.cards(by) }),
      examples: [{ by: 'missile' }, { of: 'starship', by: 'missile' }],
    },
    'be targeted': {
      asks: { question: 'be targeted', roles: { of: 'card', by: 'by' } },
      say: ({ by }, say) => verb('be targeted by', { by: say.cards(by) }),
      examples: [{ of: 'starship', by: 'missile' }],
    },
    'give ability': {
      asks: { question: 'give ability', roles: { of: 'card' } },
      say: () => verb('give ability'),
      examples: [{ of: 'character' }],
    },
    battle: {
      asks: { question: 'battle', roles: { of: 'card' }, absent: [OF_SELF] },
      say: () => verb('do battle'),
      examples: [{}, { of: 'rebel' }],
    },
    'use weapons': {
      asks: { question: 'use weapons', roles: { of: 'card' } },
      say: () => verb('use weapons'),
      examples: [{ of: 'rebel' }],
    },
    drain: {
      asks: { question: 'drain', roles: { whose: 'player', at: 'at' } },
      say: ({ at }, say) => verb('initiate a Force drain', { at: say.where('at', at) }),
      examples: [
        { whose: 'you', at: 'site' },
        { whose: 'opponent', at: 'site' },
      ],
    },
    'change a drain': {
      asks: { question: 'touch a drain', roles: { whose: 'player', at: 'at' } },
      say: ({ at }, say) => verb('change drains', { o: worded('your Force drains'), at: say.where('at', at) }),
      examples: [{ whose: 'opponent', at: 'site' }],
    },
    'cancel a drain': {
      asks: { question: 'touch a drain', roles: { whose: 'player', at: 'at' } },
      say: ({ at }, say) => verb('cancel drains', { o: worded('your Force drains'), at: say.where('at', at) }),
      examples: [{ whose: 'opponent', at: 'site' }],
    },
  },
  leaves: {
    'battle without presence': {
      asks: { question: 'battle without presence', roles: { of: 'card' }, absent: [OF_SELF] },
      say: () => verb('battle without presence'),
      examples: [{ of: 'droid' }],
    },
    'fire twice': {
      asks: { question: 'fire again', roles: { of: 'card', what: 'weapon' }, absent: [OF_SELF] },
      say: ({ what }, say) => verb('fire twice', { o: say.cards(what) }),
      examples: [{ of: 'starship', what: 'starship weapon' }],
    },
    'fire all': {
      asks: { question: 'fire again', roles: { of: 'card' }, absent: [OF_SELF] },
      say: () => verb('fire all'),
      examples: [{ of: 'starship' }],
    },
    'fire at adjacent': {
      asks: { question: 'fire at adjacent', roles: { of: 'weapon' }, absent: [OF_SELF] },
      say: () => verb('fire at adjacent'),
      examples: [{ of: 'weapon' }],
    },
  },
  acts: {
    'cancel drain': {
      can: (_, { canCancelIt }) => canCancelIt,
      do: (_, game) => game.cancel({ word: 'it' }),
      worth: () => [{ good: 'moment', fate: 'cancelled' }],
      say: () => ({ verb: verb('cancel that drain') }),
    },
    fire: {
      can: ({ weapon }, from) => from.cards.some((card) => from.fits(card, weapon)),
      decides: ({ weapon }) => ({
        ...{ asks: 'cards', in: 'table', of: weapon, that: 'can be fired', count: () => ({ min: 1, max: 1 }) },
      }),
      do: ({ deadly }, game, { cards }) => {
        for (const weapon of cards) game.fire(weapon, deadly === true)
      },
      worth: ({ weapon, deadly }, { from }) => [
        { good: 'shot', number: from.exists(weapon) ? (deadly === true ? 2 : 1) : 0 },
      ],
      say: ({ weapon, deadly }, say) => [
        { verb: verb('fire once', { o: say.cards(weapon) }) },
        ...(deadly ? [{ clause: { subject: noun('card hit', 'any'), verbs: [verb('be lost at once')] } }] : []),
      ],
      examples: [{ weapon: 'starship weapon', deadly: true }],
    },
  },
  moments: {
    'drain begins': {
      on: { fact: 'drain begun', roles: { by: 'player', at: 'at' } },
      public: true,
      say: ({ by, at }, say) =>
        when({
          subject: say.player(by),
          mood: 'just',
          verbs: [verb('initiate a Force drain', { at: say.where('at', at) })],
        }),
      examples: [
        { by: 'opponent', at: 'planet' },
        { by: 'you', at: 'site' },
      ],
    },
    drained: {
      on: { fact: 'force drained', roles: { whose: 'player' } },
      public: true,
      say: ({ whose }, say) =>
        when({ subject: say.player(whose), mood: 'just', verbs: [verb('lose Force to a Force drain')] }),
      examples: [{ whose: 'you' }, { whose: 'opponent' }],
    },
    'battle begins': {
      on: { fact: 'battle begun', roles: { by: 'player', at: 'at' } },
      public: true,
      say({ by, at }, say) {
        const where: Slots = at === undefined ? {} : { at: say.where('at', at) }
        return by === undefined
          ? when({ subject: noun('battle', 'a'), mood: 'just', verbs: [verb('begin', where)] })
          : when({ subject: say.player(by), mood: 'just', verbs: [verb('initiate a battle', where)] })
      },
      examples: [{ by: 'opponent', at: 'site' }, { at: { word: 'here' } }, { by: 'you' }],
    },
    weapons: {
      on: {
        fact: 'weapons segment',
        roles: {},
        // A card on table speaks in the battles in which it takes part.
        absent: [{ without: [], given: { while: IN_OWN_BATTLES } }],
      },
      public: true,
      say: () => adjunct('in the weapons segment'),
    },
    targeted: {
      on: { fact: 'targeted', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) =>
        when({ ...(isSelf(of) ? {} : { subject: say.cards(of) }), verbs: [verb('be targeted by a weapon')] }),
      examples: [{ of: { word: 'self' } }],
    },
    firing: {
      on: {
        fact: 'firing',
        roles: { of: 'weapon', by: 'by' },
        absent: [{ without: ['by'], given: { by: { word: 'self' } } }],
      },
      public: true,
      say: ({ of, by }, say) =>
        when({
          ...(by === undefined || isSelf(by) ? {} : { subject: say.cards(by) }),
          ...{ mood: 'about', verbs: [verb('fire', { o: say.cards(of) })] },
        }),
      examples: [{ of: 'blaster', by: 'rebel' }],
    },
    hit: {
      on: { fact: 'hit', roles: { of: 'card', by: 'by', with: 'weapon' } },
      public: true,
      say: ({ of, by, with: weapon }, say) =>
        when({
          subject: say.cards(of),
          verbs: [
            verb('be hit', {
              ...(by === undefined ? {} : { by: say.cards(by) }),
              ...(weapon === undefined ? {} : { weapon: say.cards(weapon) }),
            }),
          ],
        }),
      examples: [
        { of: 'character', by: { word: 'self' } },
        { of: 'starship', with: 'missile' },
      ],
    },
    'shot works': {
      on: { fact: 'shot works', roles: { of: 'card', with: 'weapon' } },
      public: true,
      say: ({ of, with: weapon }, say) =>
        when({ subject: say.cards(weapon), verbs: [verb('work on', { o: say.cards(of) })] }),
      examples: [{ of: 'vehicle', with: { word: 'self' } }],
    },
    'battle totals': {
      on: { fact: 'battle totals', roles: {} },
      public: true,
      say: () => adjunct('before totals are compared'),
    },
    'battle won': {
      on: { fact: 'battle won', roles: { by: 'player' } },
      public: true,
      say: ({ by }, say) => when({ subject: say.player(by), mood: 'just', verbs: [verb('win a battle')] }),
      examples: [{ by: 'you' }, { by: 'opponent' }],
    },
    'battle lost': {
      on: { fact: 'battle won', roles: { by: 'loser', at: 'at' } },
      public: true,
      say: ({ by, at }, say) =>
        when({
          subject: say.player(by),
          mood: 'just',
          verbs: [verb('lose a battle', at === undefined ? {} : { at: say.where('at', at) })],
        }),
      examples: [{ by: 'you' }, { by: 'opponent', at: 'site' }],
    },
    'battle over': {
      on: { fact: 'battle over', roles: { by: 'player', at: 'at', taken: 'lost' } },
      public: true,
      say({ by, at, taken }, say) {
        const posts: NounLimit[] = [
          ...(by === undefined
            ? []
            : [{ p: 'phrase' as const, phrase: BEGUN_BY[by === 'you' || by === 'opponent' ? by : 'each'] } as const]),
          ...(taken === undefined
            ? []
            : [{ p: 'phrase' as const, phrase: 'taking a card' as const, slots: { o: say.cards(taken) } }]),
        ]
        const where: Slots = at === undefined ? {} : { at: say.where('at', at) }
        return when({ subject: noun('battle', 'a', { posts }), mood: 'just', verbs: [verb('end', where)] })
      },
      examples: [{ by: 'opponent', at: 'site' }, { taken: 'alien' }, { by: 'you' }],
    },
    'battle cancelled': {
      on: { fact: 'battle cancelled', roles: { by: 'player', at: 'at' } },
      public: true,
      say: ({ by, at }, say) =>
        when({
          subject: say.player(by),
          mood: 'just',
          verbs: [verb('cancel a battle', at === undefined ? {} : { at: say.where('at', at) })],
        }),
      examples: [{ by: 'you' }, { by: 'opponent', at: 'site' }],
    },
    paying: {
      on: { fact: 'paying', roles: {} },
      public: true,
      say: () => when({ subject: pronoun('you'), verbs: [verb('have to satisfy')] }),
    },
    forfeited: {
      on: { fact: 'forfeited', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) => when({ subject: say.cards(of), mood: 'just', verbs: [verb('be forfeited')] }),
      examples: [{ of: 'character' }],
    },
    fired: {
      on: { fact: 'fired', roles: { of: 'card', by: 'by', with: 'weapon' } },
      public: true,
      say: ({ of, by, with: weapon }, say) =>
        when({
          subject: say.cards(by),
          mood: 'just',
          verbs: [verb('fire in battle', { o: say.cards(weapon), of: say.cards(of) })],
        }),
      examples: [{ of: 'starship', by: 'rebel', with: 'blaster' }],
    },
  },
})
