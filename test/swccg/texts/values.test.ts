/** Values ask by their roles which rules are about them; rules without a value ask by the roles of their question. */
import { describe, expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { transitPart } from '../../../src/games/swccg/rules/move/transit.ts'
import { cardOf } from '../../../src/games/swccg/state/engine-card.ts'
import type { Position, Subject, ValueRoles } from '../../../src/games/swccg/state/position-reading.ts'
import { adjusted } from '../../../src/games/swccg/texts/adjusting.ts'
import { answersTo } from '../../../src/games/swccg/texts/answers.ts'
import { forfeitPile, paysAll } from '../../../src/games/swccg/texts/forfeits.ts'
import { about, all, filter, rule } from '../../../src/games/swccg/texts/language/makers.ts'
import { type Filter, type Rule, SCOPES, type Stat } from '../../../src/games/swccg/texts/language/words.ts'
import { isImmuneTo } from '../../../src/games/swccg/texts/permits.ts'
import { fits } from '../../../src/games/swccg/texts/reading/fits.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { language } from '../../../src/games/swccg/texts/registry.ts'
import { isTextOff, keyOf } from '../../../src/games/swccg/texts/sources.ts'
import { laid } from '../scripted-turns.ts'

const board = swccg.view(
  laid({
    phase: 'battle',
    places: [
      'Endor Back Door, light | Corporal Beezer',
      'Endor, dark',
      'Sullust, light | A-wing + Green Squadron Pilot pilot',
    ],
  }),
  'light',
)
const [scout, pilot] = ['8_4', '9_17'].map((id) => board.pieces.find(({ card }) => card === id)!)
const ship = board.pieces.find(({ handle }) => handle === pilot!.on)
const here = scout!.at!
const away = ship!.at!
const plain = readingOf(board)

/** The board with further rules of the scout. */
function withRules(...rules: readonly Rule[]): Position {
  const reading: Position = {
    ...plain,
    adjust: (stat, base, roles) => adjusted(reading, stat, base, roles),
    active: (what) => [...plain.active(what), ...more.filter((one) => keyOf(one.rule) === what)],
  }
  const more = rules.map((one, at) => ({
    rule: one,
    conditions: [],
    key: `made up ${at}`,
    meant: { reading, you: 'light' as const, card: scout!.card, self: scout!, here },
  }))
  return reading
}
const changed = (one: Rule, stat: Stat, roles: ValueRoles): boolean =>
  adjusted(withRules(one), stat, 5, roles) !== adjusted(plain, stat, 5, roles)

/** A value of each class, and a place or card for each of its roles. */
const STATS: Readonly<Record<keyof typeof SCOPES, Stat>> = {
  card: 'landspeed',
  cost: 'move cost',
  transit: 'transit cost',
  place: 'Force drain',
  battle: 'attrition',
  shot: 'weapon destiny',
  player: 'drain cost',
  flow: 'retrieval',
  loss: 'Force loss',
}
const FILLED: Readonly<Record<string, readonly [met: Subject, fit: Filter]>> = {
  of: [{ piece: scout! }, 'scout'],
  by: [{ piece: pilot! }, 'pilot'],
  against: [{ piece: ship! }, 'starship'],
  at: [{ place: here }, 'site'],
  to: [{ place: away }, 'system'],
  from: [{ place: here }, 'site'],
}
const ROLES: Readonly<Record<string, string>> = {
  of: 'card',
  at: 'at',
  to: 'to',
  from: 'from',
  by: 'by',
  against: 'against',
}

describe('A rule about a value', () => {
  for (const [scope, table] of Object.entries(SCOPES) as [keyof typeof SCOPES, Readonly<Record<string, string>>][]) {
    const stat = STATS[scope]
    const limits = Object.keys(table).map((name) => name.replace('?', ''))
    const places = limits.filter((name) => name !== 'whose')
    const roles: ValueRoles = {
      player: 'light',
      ...Object.fromEntries(places.map((name) => [ROLES[name], FILLED[name]![0]])),
    }
    const given = { amount: 1, ...Object.fromEntries(places.map((name) => [name, FILLED[name]![1]])) }

    it(`of a ${scope} changes it where all limits are met`, () => {
      expect(language.scopes.get(stat)).toBe(scope)
      expect(changed(about('add', stat, given), stat, roles)).toBe(true)
    })
    for (const name of places)
      it(`of a ${scope} does not change it where «${name}» is another card or place, or nothing`, () => {
        expect(changed(about('add', stat, { ...given, [name]: 'creature' }), stat, roles)).toBe(false)
        expect(changed(about('add', stat, given), stat, { ...roles, [ROLES[name]!]: null })).toBe(false)
      })
    if (limits.includes('whose'))
      it(`of a ${scope} is yours where it does not say whose`, () => {
        expect(changed(about('add', stat, given), stat, { ...roles, player: 'dark' })).toBe(false)
        expect(changed(about('add', stat, { ...given, whose: 'opponent' }), stat, roles)).toBe(false)
        expect(changed(about('add', stat, { ...given, whose: 'each' }), stat, { ...roles, player: 'dark' })).toBe(true)
      })
  }

  it('without a card is about the card that speaks, without a place about where it is', () => {
    const power = about('add', 'power', { amount: 1 })
    expect(changed(power, 'power', { player: 'light', card: { piece: scout! } })).toBe(true)
    expect(changed(power, 'power', { player: 'light', card: { piece: ship! } })).toBe(false)
    const drain = about('add', 'Force drain', { amount: 1 })
    expect(changed(drain, 'Force drain', { player: 'light', at: { place: here } })).toBe(true)
    expect(changed(drain, 'Force drain', { player: 'light', at: { place: away } })).toBe(false)
  })

  it('is met by one of several goals', () => {
    const cost = about('add', 'deploy cost', { amount: 1, of: 'starship', to: 'scout' })
    const to = [{ place: here }, { piece: scout! }]
    expect(changed(cost, 'deploy cost', { player: 'light', card: { piece: ship! }, to })).toBe(true)
    expect(changed(cost, 'deploy cost', { player: 'light', card: { piece: ship! }, to: { place: here } })).toBe(false)
  })

  it('is asked at each end of a transit by itself, and each stops at 0', () => {
    const reading = withRules(
      about('add', 'transit cost', { amount: -3, from: filter('here') }),
      about('add', 'transit cost', { amount: 2, to: 'system' }),
    )
    expect(transitPart(reading, 'light', { from: { place: here } })).toBe(0)
    expect(transitPart(reading, 'light', { to: { place: away } })).toBe(2)
    expect(transitPart(reading, 'light', { to: { place: here } })).toBe(0)
  })

  it('gives immunity by its highest level, and adds to that alone', () => {
    const of = { player: 'light', card: { piece: scout! } } as const
    const immune = (...rules: readonly Rule[]) => adjusted(withRules(...rules), 'immunity', 0, of)
    const more = about('add', 'immunity', { amount: 2 })
    expect(immune(more)).toBe(0)
    expect(immune(rule('immune', { below: 4 }), rule('immune', { below: 3 }), more)).toBe(6)
    expect(immune(rule('immune to all'), rule('limit', { stat: 'immunity', max: 0 }))).toBe(0)
    expect(immune(rule('immune', { below: 4, of: 'starship' }))).toBe(0)
  })
})

it('A number that a rule asks for while it changes it is the one without texts', () => {
  const own = about('add', 'power', { amount: { word: 'value', stat: 'power' } })
  const strong = about('add', 'power', {
    amount: 1,
    of: all(['scout', filter('has', { stat: 'power', by: '>', than: 0 })]),
  })
  const power = (reading: Position) => reading.adjust('power', 2, { player: 'light', card: { piece: scout! } })
  expect(power(withRules(own))).toBeGreaterThan(power(plain))
  expect(power(withRules(strong))).toBe(power(plain) + 1)
})

describe('A card in a hand or pile', () => {
  const inHand = { card: ship!.card }
  const { deploy, destiny, power } = cardOf(ship!.card)
  const has = (reading: Position, stat: Stat, than: number): boolean =>
    fits(inHand, filter('has', { stat, by: '=', than }), {
      reading,
      you: 'light',
      card: scout!.card,
      self: scout!,
      here,
    })
  const starships = { amount: 1, of: 'starship' } as const

  it('costs what texts make of its cost, as its destiny counts, but has its printed power', () => {
    const changed = withRules(
      about('add', 'deploy cost', starships),
      about('add', 'destiny', starships),
      about('add', 'power', starships),
    )
    expect(has(plain, 'deploy cost', deploy!)).toBe(true)
    expect(has(changed, 'deploy cost', deploy! + 1)).toBe(true)
    expect(has(plain, 'destiny', destiny[0]!)).toBe(true)
    expect(has(changed, 'destiny', destiny[0]! + 1)).toBe(true)
    expect(has(changed, 'power', power!)).toBe(true)
  })

  it('costs less at a place only where it goes there', () => {
    const there = withRules(about('add', 'deploy cost', { ...starships, to: filter('here') }))
    expect(has(there, 'deploy cost', deploy!)).toBe(true)
  })

  it('has its printed cost where a rule asks for the cost that it changes', () => {
    const of = all(['starship', filter('has', { stat: 'deploy cost', by: '=', than: deploy! })])
    const lower = withRules(about('add', 'deploy cost', { amount: -1, of }))
    expect(has(lower, 'deploy cost', deploy! - 1)).toBe(true)
    expect(lower.adjust('deploy cost', deploy!, { player: 'light', card: inHand })).toBe(deploy! - 1)
  })
})

describe('A rule that answers a question', () => {
  it('is about its card, and of its player', () => {
    const recovery = rule('forfeits to', { of: 'starship', pile: 'used' })
    expect(forfeitPile(plain, ship!)).toBe('lost')
    expect(forfeitPile(withRules(recovery), ship!)).toBe('used')
    expect(forfeitPile(withRules(recovery), scout!)).toBe('lost')
    const asked = { question: 'forfeit', card: { piece: ship! }, player: 'dark' } as const
    expect(answersTo(withRules(recovery), 'forfeits to', asked)).toEqual([])
  })

  it('without a card is about the card that speaks', () => {
    expect([scout!, ship!].map((one) => paysAll(withRules(rule('pays all')), one))).toEqual(['all', null])
    const attrition = withRules(rule('pays all', { attritionAlone: true }))
    expect([scout!, ship!].map((one) => paysAll(attrition, one))).toEqual(['attrition', null])
    const proof = withRules(rule('immune to', { title: 'Revolution' }))
    expect([scout!, ship!].map((piece) => isImmuneTo(proof, { piece }, 'Revolution'))).toEqual([true, false])
    expect(isImmuneTo(proof, { piece: scout! }, 'Alter')).toBe(false)
  })

  it('turns the text of a location off for one player or for both', () => {
    const off = (whose: 'you' | 'opponent' | 'each') =>
      (['light', 'dark'] as const).map((side) =>
        isTextOff(withRules(rule('blank', { of: 'system', whose })), away, side),
      )
    expect(off('you')).toEqual([true, false])
    expect(off('opponent')).toEqual([false, true])
    expect(off('each')).toEqual([true, true])
    expect(isTextOff(withRules(rule('blank', { of: 'site', whose: 'each' })), away, 'light')).toBe(false)
  })

  it('comes with such a card only, where it says with which', () => {
    const text = withRules(rule('react', { way: 'deploy', of: 'starship', to: 'system', with: 'pilot' }))
    const asked = {
      question: 'way to react',
      way: 'deploy',
      card: { piece: ship! },
      to: { place: away },
      player: 'light',
    } as const
    const granted = (more: object) => answersTo(text, 'react', { ...asked, with: { piece: pilot! }, ...more }).length
    expect(granted({})).toBe(1)
    for (const more of [
      { with: null },
      { with: { piece: ship! } },
      { way: 'move' },
      { to: { place: here } },
      { player: 'dark' },
    ])
      expect(granted(more)).toBe(0)
  })

  it('throws where it answers another one', () => {
    const asked = { question: 'text', at: { place: here }, player: 'light' } as const
    expect(() => answersTo(plain, 'pays all', asked)).toThrow('no answer to «text»')
    expect(() => answersTo(plain, 'add', asked)).toThrow('no answer to «text»')
  })
})
