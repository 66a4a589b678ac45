/**
 * Lines of the language of card texts that do not compile. `tsc` fails where one of these lines compiles; the test at the end
 * holds what the makers return.
 */
import { expect, it } from 'vitest'
import { may } from '../../../src/games/swccg/cards/notation/offers.ts'
import { add, react, set } from '../../../src/games/swccg/cards/notation/rules.ts'
import { is } from '../../../src/games/swccg/cards/notation/when.ts'
import { any } from '../../../src/games/swccg/cards/notation/who.ts'
import { define } from '../../../src/games/swccg/texts/language/definitions.ts'
import { about, act, all, allow, ban, filter, moment, test } from '../../../src/games/swccg/texts/language/makers.ts'
import type { Act, Condition, Filter, Offer, Rule } from '../../../src/games/swccg/texts/language/words.ts'
import { vocabulary } from '../../../src/games/swccg/texts/language/words.ts'

const never = (): void => {
  // ---------------------------------------------------------------- limits
  // @ts-expect-error: the power of a card has no target of a shot
  about('add', 'power', { amount: 2, against: 'character' })
  // @ts-expect-error: a Force drain is of a place, not of a card
  about('add', 'Force drain', { amount: 1, of: 'character' })
  // @ts-expect-error: attrition is of a player in a battle
  about('add', 'attrition', { amount: 1, by: 'weapon' })
  // @ts-expect-error: what is forbidden has limits of its own
  ban('deploy', { at: 'site' })
  // @ts-expect-error: who may not react there is needed
  ban('react to', { at: 'site' })
  // @ts-expect-error: what is allowed has limits of its own
  allow('deploy to', { of: 'cannon' })
  // @ts-expect-error: a moment with a limit that it has not
  moment('battle begins', { against: 'rebel' })
  // ---------------------------------------------------------------- the notation of cards
  // @ts-expect-error: the power of a card has no target of a shot
  add('power', 2, { against: 'character' })
  // @ts-expect-error: a limit that nobody knows
  set('defense', 4, { wile: is('pilot') })
  // @ts-expect-error: a way in which nobody reacts
  react('jump')
  // @ts-expect-error: a kind that nobody knows
  any('site', 'pilott')
  // @ts-expect-error: a rule is no act: `lasting` begins one
  may(moment('any time'), add('power', 2))
  // @ts-expect-error: `is` asks of cards
  is(2)
  // ---------------------------------------------------------------- arguments
  // @ts-expect-error: an argument that no table names
  filter('aboard', { fit: 'starship', deep: true })
  // @ts-expect-error: an argument that is missing
  filter('aboard')
  // @ts-expect-error: an argument of another type
  act('cancel', { of: 3 })
  // @ts-expect-error: a value that the closed list has not
  moment('phase', { phase: 'supper', whose: 'you' })
  // ---------------------------------------------------------------- words
  // @ts-expect-error: a word that nobody knows
  filter('asleep')
  // @ts-expect-error: a kind that nobody knows
  all(['storm trooper'])
  // @ts-expect-error: a value that nobody knows
  about('add', 'strength', { amount: 1 })
  // ---------------------------------------------------------------- families
  // @ts-expect-error: a rule is no act
  const lasts: Act = about('add', 'power', { amount: 2 })
  // @ts-expect-error: an act is no rule
  const holds: Rule = act('draw')
  // @ts-expect-error: a filter is no test
  const offer: Offer = { offer: 'may', at: [], does: [], if: filter('here') }
  // @ts-expect-error: alternatives have no alternatives
  const deep: Condition = { any: [{ any: [[test('no objective')]] }] }
  // ---------------------------------------------------------------- folders
  const words = vocabulary({ filters: { asleep: { 'by?': 'filter' } } })
  const [say, read, examples] = [() => ({}), () => true, [{ by: 'rebel' }] as const]
  define(words, { filters: { asleep: { say, read, examples } } })
  // @ts-expect-error: a word without a definition
  define(words, { filters: {} })
  // @ts-expect-error: a word that is not told
  define(words, { filters: { asleep: { read, examples } } })
  // @ts-expect-error: a word with arguments and without examples
  define(words, { filters: { asleep: { say, read } } })
  // @ts-expect-error: an example with an argument that the table does not name
  define(words, { filters: { asleep: { say, read, examples: [{ of: 'rebel' }] } } })
  // @ts-expect-error: a phrase that no lexicon has
  define(words, { filters: { asleep: { say: () => ({ posts: [{ p: 'phrase', phrase: 'zzz' }] }), read, examples } } })
  // ---------------------------------------------------------------- readers
  // @ts-expect-error: a filter that is not read
  define(words, { filters: { asleep: { say, examples } } })
  define(words, { filters: { asleep: { say, never: 'nobody sleeps', examples } } })
  // @ts-expect-error: a filter is read as a fact, not as a number
  define(words, { filters: { asleep: { say, read: () => 3, examples } } })
  // @ts-expect-error: a reader knows cards by its helper alone
  define(words, { filters: { asleep: { say, read: (card) => card.handle === '', examples } } })
  // @ts-expect-error: a reader asks for an argument that the table does not name
  define(words, { filters: { asleep: { say, read: (card, { of }, from) => from.fits(card, of), examples } } })
  // @ts-expect-error: an argument that may be left out is no filter
  define(words, { filters: { asleep: { say, read: (card, { by }, from) => from.fits(card, by), examples } } })
  // @ts-expect-error: a test that is not read
  define(vocabulary({ tests: { night: {} } }), { tests: { night: { say: () => ({ verbs: [] }) } } })
  // @ts-expect-error: a number that is not read
  define(vocabulary({ amounts: { phases: {} } }), { amounts: { phases: { say: () => ({ n: 'number', number: 6 }) } } })
  // @ts-expect-error: a kind of which nobody says what is printed
  define(vocabulary({ kinds: ['shell', 'stone'] }), { kinds: { shell: { is: () => true } } })
  // ---------------------------------------------------------------- values
  const stats = vocabulary({ stats: { sleep: 'card', silence: 'place' } })
  const silence = { noun: 'attrition' } as const
  define(stats, { stats: { sleep: { noun: 'power', reach: 'table' }, silence } })
  // @ts-expect-error: a value of a card that does not say whether texts reach hands and piles
  define(stats, { stats: { sleep: { noun: 'power' }, silence } })
  // @ts-expect-error: a reach that is none
  define(stats, { stats: { sleep: { noun: 'power', reach: 'here' }, silence } })
  // @ts-expect-error: a place is in no hand
  define(stats, { stats: { sleep: { noun: 'power', reach: 'table' }, silence: { ...silence, reach: 'table' } } })
  // ---------------------------------------------------------------- acts
  const acts = vocabulary({ acts: { yawn: { times: 'amount' } } })
  const yawn = {
    say: () => ({ verb: { v: 'move' } }) as never,
    worth: 'it is only tired',
    examples: [{ times: 1 }],
  } as const
  define(acts, { acts: { yawn: { ...yawn, do: ({ times }, game) => game.activate(game.from.amountOf(times) ?? 0) } } })
  // @ts-expect-error: an act that does nothing
  define(acts, { acts: { yawn } })
  // @ts-expect-error: an act knows the table by its helper alone
  define(acts, { acts: { yawn: { ...yawn, do: (_, game) => game.table.draw() } } })
  // @ts-expect-error: an act asks for an argument that the table does not name
  define(acts, { acts: { yawn: { ...yawn, do: ({ number }, game) => game.activate(number) } } })
  // @ts-expect-error: an act of which nobody says what it is worth
  define(acts, { acts: { yawn: { ...yawn, do: () => {}, worth: undefined } } })
  // @ts-expect-error: a good that nobody knows
  define(acts, { acts: { yawn: { ...yawn, do: () => {}, worth: () => [{ good: 'rest', number: 1 }] } } })
  // @ts-expect-error: a decision that nobody asks
  define(acts, { acts: { yawn: { ...yawn, do: () => {}, decides: () => ({ asks: 'pillows' }) } } })
  // ---------------------------------------------------------------- costs and limits
  const sleep = vocabulary({ costs: { sleep: { nights: 'number' } } })
  const slept = { say: () => ({ v: 'move' }) as never, examples: [{ nights: 1 }] } as const
  define(sleep, { costs: { sleep: { ...slept, can: () => true, pay: ({ nights }, paying) => paying.use(nights) } } })
  // @ts-expect-error: a cost of which nobody says whether it can be paid
  define(sleep, { costs: { sleep: { ...slept, pay: () => {} } } })
  // @ts-expect-error: a cost that nobody pays
  define(sleep, { costs: { sleep: { ...slept, can: () => true } } })
  // @ts-expect-error: a limit of which nobody says when its span ends
  define(vocabulary({ pers: ['night'] }), { pers: { night: { say: 'once per turn' } } })
  // ---------------------------------------------------------------- roles of limits
  const asleep = { say: () => ({ a: 'plain', key: 'at any time' }) as never, examples: [{ by: 'rebel' }] } as const
  const limits = vocabulary({ moments: { asleep: { 'by?': 'filter' } } })
  define(limits, { moments: { asleep: { ...asleep, public: true, on: { fact: 'hit', roles: { by: 'by' } } } } })
  // @ts-expect-error: a moment without its fact
  define(limits, { moments: { asleep: { ...asleep, public: true } } })
  // @ts-expect-error: a limit without its role
  define(limits, { moments: { asleep: { ...asleep, public: true, on: { fact: 'hit', roles: {} } } } })
  // @ts-expect-error: a role that the fact does not have
  define(limits, { moments: { asleep: { ...asleep, public: true, on: { fact: 'hit', roles: { by: 'place' } } } } })
  // @ts-expect-error: a role that is a player, where the limit asks about a card
  define(limits, { moments: { asleep: { ...asleep, public: true, on: { fact: 'played', roles: { by: 'player' } } } } })
  // @ts-expect-error: a fact that nobody tells
  define(limits, { moments: { asleep: { ...asleep, public: true, on: { fact: 'yawned', roles: { by: 'by' } } } } })
  // @ts-expect-error: a moment that does not say whether it is public
  define(limits, { moments: { asleep: { ...asleep, on: { fact: 'hit', roles: { by: 'by' } } } } })
  const sleeps = { say: () => ({ v: 'move' }) as never, examples: [{ of: 'rebel' }] } as const
  const deeds = vocabulary({ deeds: { sleep: { 'of?': 'filter' } } })
  define(deeds, { deeds: { sleep: { ...sleeps, asks: { question: 'move', roles: { of: 'card' } } } } })
  // @ts-expect-error: a deed without its question
  define(deeds, { deeds: { sleep: sleeps } })
  // @ts-expect-error: a limit of a deed without its role
  define(deeds, { deeds: { sleep: { ...sleeps, asks: { question: 'move', roles: {} } } } })
  define(deeds, {
    deeds: {
      // @ts-expect-error: the word has no argument that may be absent by that name
      sleep: { ...sleeps, asks: { question: 'move', roles: { of: 'card' }, absent: [{ without: ['to'], given: {} }] } },
    },
  })
  const dozes = { say: () => ({ clause: {} }) as never, examples: [{ of: 'rebel' }] } as const
  const rules = vocabulary({ rules: { doze: { of: 'filter' } } })
  define(rules, {
    rules: { doze: { ...dozes, asks: { question: 'forfeit', roles: { of: 'card' }, yours: 'player' } } },
  })
  // @ts-expect-error: a rule without its question
  define(rules, { rules: { doze: dozes } })
  // @ts-expect-error: a limit of a rule without its role
  define(rules, { rules: { doze: { ...dozes, asks: { question: 'forfeit', roles: {} } } } })
  // @ts-expect-error: a card where the player of the text is meant
  define(rules, { rules: { doze: { ...dozes, asks: { question: 'forfeit', roles: { of: 'card' }, yours: 'card' } } } })
  // @ts-expect-error: an argument that takes nothing known
  vocabulary({ filters: { asleep: { by: 'somebody' } } })
  void [lasts, holds, offer, deep]
}

it('makers return a word with its arguments, and lists of filters are flat', () => {
  expect(never).toBeTypeOf('function')
  const aboard: Filter = filter('aboard', { fit: 'starship' })
  expect(aboard).toEqual({ word: 'aboard', fit: 'starship' })
  expect(all([all(['rebel', 'pilot'], 'you'), aboard])).toEqual({
    word: 'all',
    fit: ['rebel', 'pilot', aboard],
    whose: 'you',
  })
  expect(all(['rebel'])).toBe('rebel')
  expect(() => all([all(['rebel'], 'you')], 'opponent')).toThrow('a card of two owners')
  expect(about('add', 'power', { amount: 2, of: 'rebel' })).toEqual({
    word: 'add',
    stat: 'power',
    amount: 2,
    of: 'rebel',
  })
  expect(ban('deploy', { to: 'site' })).toEqual({ word: 'ban', deeds: ['deploy'], to: 'site' })
  expect(allow('battle without presence')).toEqual({ word: 'allow', leave: 'battle without presence' })
})
