/** How deploying, moving and reacting are told, and what is forbidden and allowed. */
import { define } from '../../language/definitions.ts'
import {
  type Adjunct,
  adjunct,
  type Clause,
  type NounLimit,
  noun,
  type Phrase,
  pronoun,
  type Slots,
  type Verb,
  verb,
} from '../../language/lexicon.ts'
import type { Say } from '../../language/say.ts'
import type { Filter, TextPlayer } from '../../language/words.ts'
import { OF_SELF } from '../absent.ts'
import { going } from '../numbers/values.ts'
import { sentence, subject, when as whenever } from '../sentences.ts'
import { deployingWords } from './vocabulary.ts'

/** The doer: such cards, a player, or this card. */
const doer = (x: { readonly of?: Filter; readonly whose?: TextPlayer }, say: Say): Pick<Clause, 'subject'> =>
  x.whose !== undefined ? { subject: say.player(x.whose) } : subject(x.of, say)
const to = (place: Filter | undefined, say: Say): Slots => (place === undefined ? {} : { to: say.where('to', place) })
const force = (number: number): Phrase => ({ k: 'quantity', number: { n: 'number', number }, of: 'Force' })
/** Several deeds share what stands behind them. */
const together = (verbs: readonly Verb[]): readonly Verb[] =>
  verbs.map((one, at) => (at === verbs.length - 1 ? one : { v: one.v }))

const TABLE = {
  any: 'on table',
  yours: 'on your side of the table',
  theirs: 'on the opposing side of the table',
} as const

const isOfMoment = (filter: Filter): boolean => typeof filter === 'object' && filter.word === 'it'

export const deploying = define(deployingWords, {
  rules: {
    deploys: {
      say: ({ on, table, cost, when, if: condition }, say) => {
        const where: NounLimit =
          table === undefined ? say.where('on', on ?? 'location') : { p: 'phrase', phrase: TABLE[table] }
        const front: Adjunct[] = [
          ...(when === undefined ? [] : [say.moment(when)]),
          ...(condition === undefined ? [] : [{ a: 'if' as const, of: say.condition(condition) }]),
        ]
        const slots: Slots = { where, ...(cost === undefined ? {} : { cost: force(cost) }) }
        const clause: Clause = {
          ...(front.length === 0 ? {} : { subject: say.self }),
          verbs: [verb('deploy there', slots)],
        }
        return { ...(front.length === 0 ? {} : { front }), clause }
      },
      asks: 'own text',
      examples: [
        { on: 'warrior', cost: 2 },
        { table: 'any' },
        { table: 'yours' },
        {
          table: 'theirs',
          when: { word: 'drained', whose: 'you' },
          if: { word: 'compares', left: { word: 'amount' }, by: '>', right: 2 },
        },
      ],
    },
    'joins battles': {
      say: ({ when }, say) => ({
        front: [say.moment(when)],
        clause: { subject: say.self, mood: 'may', verbs: [verb('join the battle')] },
      }),
      asks: 'own text',
      examples: [{ when: { word: 'battle begins', by: 'you', at: 'site' } }],
    },
    orbits: {
      say: ({ around }, say) => ({ clause: { verbs: [verb('deploy in orbit', { o: say.cards(around) })] } }),
      asks: 'own text',
      examples: [{ around: 'system' }],
    },
    'begins with': {
      say: ({ of, to }, say) => ({
        clause: {
          verbs: [
            verb('begin with', {
              o: { k: 'several', join: 'and', of: of.map((fit) => say.cards(fit)) },
              ...(to === undefined ? {} : { to: say.where('at', to) }),
            }),
          ],
        },
      }),
      asks: 'own text',
      examples: [{ of: ['site', 'effect'] }, { of: ['character', 'weapon'], to: 'site' }],
    },
    only: {
      say: ({ deeds, to: place }, say) => ({
        clause: {
          mood: 'may',
          verbs: together(
            deeds.map((deed) =>
              verb(deed === 'move' ? 'move' : 'deploy', {
                to: { p: 'phrase', phrase: 'only', slots: { o: say.where('to', place) } },
              }),
            ),
          ),
        },
      }),
      asks: 'deed',
      examples: [{ deeds: ['deploy', 'move'], to: 'site' }],
    },
    ban: {
      say: (x, say) => {
        const verbs = together(x.deeds.map((deed) => say.deed(deed, x)))
        const told = sentence({ ...doer(x, say), mood: 'may not', join: 'or', verbs }, x, say)
        return x.final ? { ...told, back: [...(told.back ?? []), adjunct('no card lifts this')] } : told
      },
      asks: 'deed',
      examples: [
        { deeds: ['deploy', 'move'], of: 'rebel', to: 'site', final: true },
        { deeds: ['react to', 'react from'], whose: 'opponent', at: { word: 'here' } },
      ],
    },
    allow: {
      say: (x, say) => sentence({ ...doer(x, say), mood: 'may', verbs: [say.leave(x.leave, x)] }, x, say),
      asks: 'deed',
      examples: [
        { leave: 'deploy to', of: 'cannon', to: 'starship' },
        { leave: 'fire twice', what: 'blaster' },
      ],
    },
    react: {
      say: (x, say) => {
        const slots: Slots = {
          ...to(x.to, say),
          ...(x.with === undefined ? {} : { with: say.cards(x.with) }),
          ...(x.cost === undefined
            ? {}
            : {
                cost: {
                  k: 'worded',
                  phrase: x.cost < 0 ? 'less' : 'more',
                  slots: { n: { n: 'number', number: Math.abs(x.cost) }, q: force(Math.abs(x.cost)) },
                },
              }),
          ...(x.free === undefined ? {} : { free: { p: 'phrase', phrase: 'for free' } }),
          ...(x.freeIf === undefined
            ? {}
            : {
                freeIf: {
                  p: 'phrase',
                  phrase: 'for free if',
                  slots: { when: { a: 'if', of: say.condition(x.freeIf) } },
                },
              }),
        }
        return sentence({ ...subject(x.of, say), mood: 'may', verbs: [verb(`react, ${x.way}`, slots)] }, x, say)
      },
      asks: {
        question: 'way to react',
        roles: { way: 'way', of: 'card', to: 'to', with: 'with' },
        absent: [OF_SELF],
        yours: 'player',
      },
      examples: [
        { way: 'deploy', of: 'rebel', to: 'site', free: true },
        { way: 'move', with: 'pilot', cost: -1 },
        { way: 'leave', freeIf: { word: 'exists', fit: 'effect' } },
      ],
    },
    path: {
      say: (x, say) =>
        sentence(
          {
            subject:
              x.of === undefined ? noun('character or vehicle', 'all', { many: true, owner: 'you' }) : say.all(x.of),
            mood: 'may',
            verbs: [
              verb(x.free === undefined ? 'move between' : 'move between for free', {
                one: say.placed(x.one),
                two: say.placed(x.two),
              }),
            ],
          },
          x,
          say,
        ),
      asks: { question: 'path', roles: { one: 'one', two: 'two', of: 'card' }, yours: 'player' },
      examples: [
        { one: { word: 'here' }, two: 'site', of: 'scout' },
        { one: { word: 'here' }, two: 'site', free: true },
      ],
    },
    replaces: {
      say: ({ of, number }, say) => ({
        clause: {
          verbs: [verb('replace', { n: { n: 'number', number }, o: say.cards(of, 'bare', true) })],
        },
      }),
      asks: 'own text',
      examples: [{ of: 'B-wing', number: 3 }],
    },
    'pilots only': {
      say: ({ of }, say) => ({ clause: { mood: 'may', verbs: [verb('pilot only', { o: say.cards(of, 'a', true) })] } }),
      asks: 'own text',
      examples: [{ of: 'speeder bike' }],
    },
    'driven only by': {
      say: ({ of }, say) => ({ clause: { mood: 'may', verbs: [verb('be driven only', { o: say.cards(of) })] } }),
      asks: 'own text',
      examples: [{ of: 'Ewok' }],
    },
  },
  deeds: {
    deploy: {
      asks: { question: 'deploy', roles: { of: 'card', to: 'to' }, absent: [OF_SELF] },
      say: (x, say) => verb('deploy', to(x.to, say)),
      examples: [{ of: 'rebel', to: 'site' }],
    },
    move: {
      asks: { question: 'move', roles: { of: 'card', from: 'from', to: 'to' }, absent: [OF_SELF] },
      say: (x, say) => verb('move', going(x, say)),
      examples: [
        { of: 'rebel', to: 'site' },
        { of: 'rebel', from: { word: 'here' } },
        { from: 'site', to: 'system' },
      ],
    },
    'be there': {
      asks: { question: 'be there', roles: { of: 'card', at: 'at' } },
      say: (x, say) => verb('be there', { at: say.where('at', x.at) }),
      examples: [{ of: 'starship', at: 'site' }],
    },
    'react to': {
      asks: { question: 'react', roles: { whose: 'player', at: 'at' } },
      say: (x, say) => verb('react to', { o: say.placed(x.at) }),
      examples: [{ whose: 'opponent', at: 'site' }],
    },
    'react from': {
      asks: { question: 'react', roles: { whose: 'player', at: 'at' } },
      say: (x, say) => verb('react from', { o: say.placed(x.at) }),
      examples: [{ whose: 'opponent', at: 'site' }],
    },
  },
  leaves: {
    'deploy to': {
      asks: { question: 'deploy', roles: { of: 'card', to: 'to' } },
      say: (x, say) => verb('deploy', to(x.to, say)),
      examples: [{ of: 'cannon', to: 'starship' }],
    },
    'deploy anyway': {
      asks: { question: 'deploy', roles: { of: 'card', to: 'to' } },
      say: (x, say) => verb('deploy anyway', to(x.to, say)),
      examples: [{ of: 'rebel', to: 'site' }],
    },
    'deploy without presence': {
      asks: { question: 'deploy', roles: { of: 'card', to: 'to' }, absent: [OF_SELF] },
      say: (x, say) => verb('deploy without presence', to(x.to, say)),
      examples: [{ of: 'rebel', to: 'site' }],
    },
    'ride as a vehicle': {
      asks: { question: 'ride as a vehicle', roles: {}, own: 'card' },
      say: () => verb('ride as a vehicle'),
    },
    'fly as a starfighter': {
      asks: { question: 'fly as a starfighter', roles: {}, own: 'card' },
      say: () => verb('fly as a starfighter'),
    },
    'move without driver': {
      asks: { question: 'move without driver', roles: { of: 'card' }, absent: [OF_SELF] },
      say: () => verb('move without driver'),
      examples: [{ of: 'vehicle' }],
    },
  },
  acts: {
    'let react': {
      can: ({ of }, from) => from.cardsFitting(of).length > 0,
      decides: ({ of, upTo }) => ({
        ...{ asks: 'cards', in: 'table', of, that: 'can reach the battle' },
        count: (found) => ({ min: 0, max: Math.min(found, upTo) }),
      }),
      do: (_, game, { cards }) => game.letReact(cards),
      worth: 'its player chooses which cards react, and whether any does',
      say: ({ of, upTo }, say) => ({
        verb: verb('let react', {
          o: { k: 'worded', phrase: 'up to this many of', slots: { n: { n: 'number', number: upTo }, o: say.all(of) } },
        }),
      }),
      examples: [{ of: 'rebel', upTo: 3 }],
    },
    'cancel react': {
      do: (_, game) => game.cancel({ word: 'it' }),
      worth: () => [{ good: 'moment', fate: 'cancelled' }],
      say: () => ({ verb: verb('cancel that react') }),
    },
    relocate: {
      // Another card than the one of the moment is chosen first: then there is one.
      can: ({ of, to }, from) => !isOfMoment(of) || (from.canTakeIt && from.places.some((one) => from.fits(one, to))),
      price: ({ cost = 0 }, from) => from.amountOf(cost) ?? 0,
      do: (_, game) => game.relocate(),
      worth: 'where it goes is chosen after the cards, and places differ more than cards do',
      say: ({ of, to: place, cost }, say) => ({
        verb: verb('relocate', {
          o: say.those(of),
          to: say.where('to', place),
          ...(cost === undefined ? {} : { cost: { k: 'quantity', number: say.number(cost), of: 'Force' } }),
        }),
      }),
      examples: [
        { of: 'character', to: 'site', cost: { word: 'drawn' } },
        { of: { word: 'it' }, to: 'site' },
      ],
    },
    move: {
      can: ({ of }, from) => from.cardsFitting(of).some((one) => from.isPiloted(one)),
      do: ({ of, again }, game) => game.move(of, again === true),
      worth: 'where it goes is chosen later, and places differ more than cards do',
      say: ({ of, again }, say) => ({ verb: verb(again ? 'move once more' : 'move it', { o: say.those(of) }) }),
      examples: [{ of: 'starship' }, { of: { word: 'self' }, again: true }],
    },
  },
  moments: {
    deployed: {
      on: { fact: 'deployed', roles: { of: 'card' }, absent: [OF_SELF] },
      public: true,
      say: ({ of }, say) => ({
        a: 'when',
        of: {
          join: 'and',
          of: [{ ...(of === undefined ? {} : { subject: say.cards(of) }), mood: 'just', verbs: [verb('be deployed')] }],
        },
      }),
      examples: [{ of: 'rebel' }],
    },
    moved: {
      on: { fact: 'moved', roles: { of: 'card', to: 'to' } },
      public: true,
      say: ({ of, to: place }, say) => ({
        a: 'when',
        of: {
          join: 'and',
          of: [
            {
              subject: say.cards(of),
              mood: 'just',
              verbs: [verb('move', place === undefined ? {} : { to: say.where('to', place) })],
            },
          ],
        },
      }),
      examples: [{ of: 'vehicle', to: 'site' }],
    },
    'react made': {
      on: { fact: 'react made', roles: { of: 'card' } },
      public: true,
      say: ({ of }, say) =>
        whenever(
          of === undefined
            ? { subject: pronoun('a player'), verbs: [verb('initiate a react')] }
            : { subject: say.cards(of), mood: 'about', verbs: [verb('move as a react')] },
        ),
      examples: [{}, { of: 'starship' }],
    },
  },
})
