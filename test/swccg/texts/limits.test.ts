/** Moments come only where every limit of theirs is met by the card, place or player that it asks about. */
import { expect, it } from 'vitest'
import { opponentOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { TableCard } from '../../../src/games/swccg/state/game-state.ts'
import { boardOf } from '../../../src/games/swccg/state/game-state.ts'
import { sideOfPiece, whereIs } from '../../../src/games/swccg/state/nesting.ts'
import { hasCome } from '../../../src/games/swccg/texts/happening.ts'
import { moment } from '../../../src/games/swccg/texts/language/makers.ts'
import { argumentsIn } from '../../../src/games/swccg/texts/language/takes.ts'
import { type Moment, SCOPES, VALUE_ROLES, WHILE } from '../../../src/games/swccg/texts/language/words.ts'
import type { Occasion } from '../../../src/games/swccg/texts/offers.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { tableOf } from '../dealt-tables.ts'

const state = tableOf(1, seededNumbers('limits'))
const reading = readingOf(boardOf(state), true)
const characters = reading.board.pieces.filter((piece) => piece.at !== null)
const [self, other] = characters
const you: Side = sideOfPiece(self!)
const meant = { reading, you, card: self!.card, self: self!, here: whereIs(reading.board, self!) }
/** An Interrupt. */
const INTERRUPT = '6_60'
const comes = (one: Moment, occasion: Occasion) => hasCome([one], occasion, meant)

it('a hit by this card is no hit by another one, nor by none', () => {
  const hit = moment('hit', { of: { word: 'other' }, by: { word: 'self' } })
  const occasion = { moments: ['hit'] as const, it: { piece: other! }, by: you }
  expect(comes(hit, { ...occasion, doer: self!.handle })).toBe(true)
  expect(comes(hit, { ...occasion, doer: other!.handle })).toBe(false)
  expect(comes(hit, { ...occasion, doer: null })).toBe(false)
  expect(comes(hit, { ...occasion, it: { piece: self! }, doer: self!.handle })).toBe(false)
  expect(comes(hit, { ...occasion, it: null, doer: self!.handle })).toBe(false)
})

it('a draw of the opponent is none of yours, and a weapon destiny no battle destiny', () => {
  const drawn = moment('drawn', { kind: 'weapon', whose: 'opponent' })
  const weapon = { moments: ['weapon destiny drawn', 'destiny drawn'] as const, it: null }
  expect(comes(drawn, { ...weapon, by: opponentOf(you) })).toBe(true)
  expect(comes(drawn, { ...weapon, by: you })).toBe(false)
  expect(comes(drawn, { moments: ['battle destiny drawn', 'destiny drawn'], it: null, by: opponentOf(you) })).toBe(
    false,
  )
  const any = moment('drawn', { whose: 'each' })
  for (const by of [you, opponentOf(you)]) expect(comes(any, { ...weapon, by })).toBe(true)
})

it('a card is deployed, fires or is the target: of another card a moment without limits does not speak', () => {
  const deployed = moment('deployed')
  expect(comes(deployed, { moments: ['deployed'], it: { piece: self! }, by: you })).toBe(true)
  expect(comes(deployed, { moments: ['deployed'], it: { piece: other! }, by: you })).toBe(false)
  expect(comes(moment('firing', { of: 'weapon' }), { moments: ['firing'], it: null, by: you })).toBe(false)
})

it('a battle is begun by its player, at its place', () => {
  const fighting = readingOf({ ...reading.board, battle: { at: meant.here } as never }, true)
  const begins = (one: Moment, by: Side) =>
    hasCome([one], { moments: ['battle begun'], it: null, by }, { ...meant, reading: fighting })
  const theirs = moment('battle begins', { by: 'opponent', at: { word: 'here' } })
  expect([you, opponentOf(you)].map((by) => begins(theirs, by))).toEqual([false, true])
  expect(begins(moment('battle begins', { at: { word: 'not', fit: { word: 'here' } } }), you)).toBe(false)
  for (const by of [you, opponentOf(you)]) expect(begins(moment('battle begins'), by)).toBe(true)
})

it('the weapons segment is one of cards that take part, and of Interrupts', () => {
  const battle = { at: meant.here, aside: [other!.handle] } as never
  const fighting = { ...meant, reading: readingOf({ ...reading.board, battle }, true) }
  const comes = (self: TableCard | null, card: string, here = meant.here) =>
    hasCome([moment('weapons')], { moments: ['weapons'], it: null, by: you }, { ...fighting, self, card, here })
  expect(comes(self!, self!.card)).toBe(true)
  expect(comes(other!, other!.card)).toBe(false)
  expect(comes(null, INTERRUPT)).toBe(true)
})

it('a phase is of its player', () => {
  const phase = moment('phase', { phase: 'deploy', whose: reading.board.active === you ? 'you' : 'opponent' })
  const own = moment('phase', { phase: 'deploy', whose: reading.board.active === you ? 'opponent' : 'you' })
  const occasion = { moments: ['your deploy'] as const, it: null, by: null }
  expect([phase, own].map((one) => comes(one, occasion))).toEqual([true, false])
  expect(comes({ ...phase, phase: 'move' } as Moment, occasion)).toBe(false)
})

it('every filter, player and list among the arguments has a role', () => {
  const isLimit = (take: unknown) => take === 'filter' || take === 'player' || take === 'phase' || Array.isArray(take)
  const limits = (table: Parameters<typeof argumentsIn>[0]) =>
    [...argumentsIn(table)].flatMap(([name, { take }]) => (isLimit(take) && !isWhen(name) ? [name] : [])).sort()
  const { moments, deeds, leaves, rules } = language.words
  const own = [...rules.values()].flatMap(({ table, asks }) => (typeof asks === 'string' ? [] : [{ table, asks }]))
  const isWhen = (argument: string) => `${argument}?` in WHILE
  const named = [
    ...[...moments.values()].map(({ table, on }) => [table, on.roles] as const),
    ...[...deeds.values(), ...leaves.values()].map(({ table, asks }) => [table, asks.roles] as const),
    ...own.map(({ table, asks }) => [table, asks.roles] as const),
    ...Object.entries(VALUE_ROLES).map(([scope, { roles }]) => [SCOPES[scope as keyof typeof SCOPES], roles] as const),
  ]
  expect(named.map(([, roles]) => Object.keys(roles).sort())).toEqual(named.map(([table]) => limits(table)))
})
