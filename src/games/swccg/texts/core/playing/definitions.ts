/** How turns are told, and cards that act on other cards. */
import { define } from '../../language/definitions.ts'
import { adjunct, type Clause, noun, pronoun, verb } from '../../language/lexicon.ts'
import type { ArgumentsOf, Filter, TextPlayer } from '../../language/words.ts'
import { fatesOf } from '../../language/worth.ts'
import { OF_SELF } from '../absent.ts'
import { sentence, subject } from '../sentences.ts'
import { playingWords } from './vocabulary.ts'

const when = (clause: Clause) => ({ a: 'when' as const, of: { join: 'and' as const, of: [clause] } })

/** A moment of a phase, told by one of these patterns. */
const phaseMoment = (pattern: 'in a phase' | 'at the end of a phase') => ({
  say: ({ phase, whose }: ArgumentsOf<'moments', 'phase'>) =>
    whose === 'each'
      ? adjunct(pattern === 'in a phase' ? 'in each such phase' : 'at the end of each such phase', {
          o: noun(`phase ${phase}`, 'bare'),
        })
      : adjunct(pattern, { o: noun(`phase ${phase}`, 'the', { owner: whose === 'opponent' ? 'opponent' : 'you' }) }),
  examples: [
    { phase: 'control', whose: 'you' },
    { phase: 'activate', whose: 'opponent' },
    { phase: 'deploy', whose: 'you' },
    { phase: 'battle', whose: 'you' },
    { phase: 'move', whose: 'you' },
    { phase: 'draw', whose: 'you' },
    { phase: 'draw', whose: 'each' },
  ] as const,
})

const turnOf = (whose: TextPlayer) => noun('turn', 'the', { owner: whose === 'opponent' ? 'opponent' : 'you' })

const OF_PHASE = { phase: 'phase', whose: 'player' } as const

export const playing = define(playingWords, {
  pers: {
    phase: {
      say: 'once per phase',
      often: 'often per phase',
      several: 'several times per phase',
      key: ({ turn, phase }) => `${turn}/${phase}`,
    },
    turn: {
      say: 'once per turn',
      often: 'often per turn',
      several: 'several times per turn',
      key: ({ turn }) => `${turn}`,
    },
    battle: {
      say: 'once per battle',
      often: 'often per battle',
      several: 'several times per battle',
      key: ({ turn, battle }) => `${turn}/${battle}`,
    },
    game: { say: 'once per game', often: 'often per game', several: 'several times per game', key: () => '' },
  },
  spans: {
    draw: 'for this draw',
    shot: 'for this shot',
    battle: 'until the end of the battle',
    turn: 'until the end of the turn',
    'next turn': 'during the next opposing turn',
    game: 'for the rest of the game',
  },
  rules: {
    'immune to': {
      say: (x, say) =>
        sentence(
          { ...subject(x.of, say), verbs: [verb('be immune to', { o: { k: 'name', name: x.title, det: 'bare' } })] },
          x,
          say,
        ),
      asks: { question: 'immunity to titles', roles: { of: 'card' }, absent: [OF_SELF] },
      examples: [{ title: 'Alter', of: 'effect' }],
    },
    blank: {
      say: (x, say) =>
        sentence(
          {
            subject: {
              k: 'worded',
              phrase: x.whose === 'opponent' ? 'opposing text of' : 'your text of',
              slots: { o: say.placed(x.of) },
            },
            verbs: [verb('be suspended')],
          },
          x,
          say,
        ),
      asks: { question: 'text', roles: { of: 'at', whose: 'player' } },
      examples: [
        { of: { word: 'here' }, whose: 'opponent' },
        { of: { word: 'here' }, whose: 'you' },
      ],
    },
    suspend: {
      say: (x, say) =>
        sentence(
          {
            subject: { k: 'worded', phrase: 'the text of', slots: { o: say.all(x.of) } },
            verbs: [verb('be suspended')],
          },
          x,
          say,
        ),
      asks: { question: 'text of a card', roles: { of: 'card' } },
      examples: [{ of: 'effect' }],
    },
    'plays as': {
      say: (x, say) => sentence({ subject: say.all(x.of), mood: 'may', verbs: [verb(`be played as ${x.as}`)] }, x, say),
      asks: { question: 'pile when played', roles: { of: 'card', as: 'pile' }, yours: 'player' },
      examples: [
        { of: 'interrupt', as: 'used' },
        { of: 'interrupt', as: 'lost' },
      ],
    },
    'plays at most': {
      say: (x, say) =>
        sentence(
          {
            subject: say.all(x.of),
            mood: 'may',
            verbs: [
              verb(`be played at most, ${x.in}`, {
                q: { k: 'quantity', number: say.number(x.number), of: 'time' },
                ...(x.whose === undefined ? {} : { who: say.player(x.whose) }),
              }),
            ],
          },
          x,
          say,
        ),
      asks: { question: 'times played', roles: { of: 'card', in: 'in', whose: 'player' } },
      examples: [
        { of: { word: 'titled', titles: ['Alter'] }, number: 1, in: 'turn', whose: 'opponent' },
        { of: 'interrupt', number: 2, in: 'game' },
      ],
    },
    'plays only': {
      say: (x, say) => ({
        clause: {
          subject: say.all(x.of),
          verbs: [verb('be limited', { phase: noun(`phase ${x.in}`, 'bare'), o: say.all(x.at) })],
        },
      }),
      asks: 'own text',
      examples: [{ of: 'interrupt', in: 'move', at: 'site' }],
    },
    'stack copies': {
      say: ({ more }) => ({
        clause: {
          subject: noun('copy of a card stacked here', 'a'),
          verbs: [
            verb('have to be stacked first', {
              n: { n: 'number', number: more },
              q: { k: 'quantity', number: { n: 'number', number: more }, of: 'Force' },
            }),
          ],
        },
      }),
      asks: 'own text',
      examples: [{ more: 1 }],
    },
  },
  deeds: {
    play: {
      asks: { question: 'play', roles: { of: 'card', whose: 'player' } },
      say: (x, say) => (x.whose === undefined ? verb('be played') : verb('play', { o: say.cards(x.of) })),
      examples: [{ of: { word: 'titled', titles: ['Alter'] } }, { of: 'interrupt', whose: 'opponent' }],
    },
    'be cancelled': {
      asks: { question: 'be cancelled', roles: { of: 'card' } },
      say: () => verb('be cancelled'),
      examples: [{ of: 'effect' }],
    },
  },
  acts: {
    cancel: {
      can: ({ of }, from) => {
        if (isOfMoment(of)) return from.it !== null && from.canCancelIt
        // Chosen cards could be chosen.
        if (typeof of === 'object' && of.word === 'the') return true
        if (from.it !== null && from.fits(from.it, of)) return true
        return from.cardsFitting(of).some((card) => from.canCancel(card))
      },
      do: ({ of }, game) => game.cancel(of),
      worth({ of }, seen) {
        const { from } = seen
        const waits = from.it !== null && !from.isInPlay(from.it) && from.fits(from.it, of)
        return isOfMoment(of) || waits ? [{ good: 'moment', fate: 'cancelled' }] : fatesOf(of, 'lost', seen)
      },
      say: ({ of }, say) => ({ verb: verb('cancel', { o: say.those(of) }) }),
      examples: [{ of: 'effect' }],
    },
  },
  moments: {
    'any time': { on: { fact: 'any time', roles: {} }, public: true, say: () => adjunct('at any time') },
    always: { on: { fact: 'always', roles: {} }, public: true, say: () => adjunct('at once') },
    phase: { on: { fact: 'phase', roles: OF_PHASE }, public: true, ...phaseMoment('in a phase') },
    'phase ends': {
      on: { fact: 'phase ends', roles: OF_PHASE },
      public: true,
      ...phaseMoment('at the end of a phase'),
    },
    'turn begins': {
      on: { fact: 'turn begun', roles: { whose: 'player' } },
      public: true,
      say: ({ whose }) => adjunct('at the start of a turn', { o: turnOf(whose) }),
      examples: [{ whose: 'you' }, { whose: 'opponent' }],
    },
    'turn ends': {
      on: { fact: 'turn over', roles: { whose: 'player' } },
      public: true,
      say: ({ whose }) => adjunct('at the end of a turn', { o: turnOf(whose) }),
      examples: [{ whose: 'you' }, { whose: 'opponent' }],
    },
    played: {
      on: { fact: 'played', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) => when({ subject: pronoun('a player'), verbs: [verb('play', { o: say.cards(of) })] }),
      examples: [{ of: 'interrupt' }],
    },
    cancelled: {
      on: { fact: 'cancelled', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) => when({ subject: say.cards(of), verbs: [verb('be cancelled')] }),
      examples: [{ of: 'effect' }],
    },
  },
})

/** Whether the card or action of the moment is meant. */
function isOfMoment(filter: Filter): boolean {
  return typeof filter === 'object' && filter.word === 'it'
}
