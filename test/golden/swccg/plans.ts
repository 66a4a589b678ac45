/** The golden games of the Star Wars CCG: their rules and manners of play, and the features that they must show. */

import { plainPlayer } from '../../../bench/duels/plain-player.ts'
import type { Answer, Decision, DeckList } from '../../../src/contract/index.ts'
import { LISTS } from '../../../src/games/swccg/cards/starter-lists.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { safest } from '../../../src/games/swccg/policies/safest-answer.ts'
import { SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { effects } from '../../../src/games/swccg/study/texts-run.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { WITHOUT_PARTNER } from '../../swccg/properties/census.ts'
import type { GoldenSet, Plan, PlayedRow } from '../record.ts'
import { carriers } from './carriers.ts'

type Style = 'random' | 'practice' | 'mixed' | 'safest' | 'curious' | 'travelling'
type Rules = Readonly<Record<string, string>>

const listOf = (side: string, format: string): DeckList =>
  swccg.decks().find((deck) => deck.seat === side && deck.format === format)?.list ?? []
const decksOf = (format: string) => ({ dark: listOf('dark', format), light: listOf('light', format) })
const decks = decksOf('starter')

/** Styles that play half of their answers sensibly, the others by chance. */
const BY_HALVES: readonly Style[] = ['mixed', 'curious', 'travelling']

/** How often a curious player takes a chance to begin something at any time. */
const TAKEN = 0.15

/** An answer that uses a wanted text, if one is offered; the text is wanted no longer. */
function useOf(decision: Decision, wanted: Set<string>): Answer | null {
  const { id, shape, exits } = decision
  if (shape.type !== 'choose' || !exits.some((exit) => exit.id === 'do')) return null
  for (const option of shape.options) {
    const answer = { decision: id, exit: 'do', choose: [option.id] }
    const used = effects.of([], [{ decision, answer, byOrder: false }]).map((name) => `effect ${name}`)
    if (!used.some((name) => wanted.has(name))) continue
    for (const name of used) wanted.delete(name)
    return answer
  }
  return null
}

/** How often a travelling player moves a card when one can be moved. */
const MOVED = 0.6

/** Ways to move on which others may come along. */
const TOGETHER: readonly string[] = ['transit', 'transfer']

/** An answer that moves a card, with others if that can be. */
function moveOf({ id, shape }: Decision, next: () => number): Answer | null {
  if (shape.type !== 'choose') return null
  const together = shape.options.find(({ group = '' }) => TOGETHER.includes(group))
  const moves = shape.options.filter(({ group }) => group === 'move')
  const move = next() < MOVED ? moves[Math.floor(next() * moves.length)] : undefined
  const option = together ?? move
  return option === undefined ? null : { decision: id, exit: 'do', choose: [option.id] }
}

/** A match of the two ready-made decks; curious players use the texts that are wanted. */
function planOf(
  name: string,
  style: Style,
  rules: Rules = {},
  more: Partial<Plan> & { readonly wanted?: readonly string[] } = {},
): Plan {
  const { wanted: names = [], ...rest } = more
  const wanted = new Set(names)
  const next = seededNumbers(`golden swccg ${name}`)
  const answer = (state: unknown, decision: Decision): Answer => {
    if (style === 'curious') {
      const use = useOf(decision, wanted)
      if (use !== null) return use
      if (decision.kind === 'begin' && next() > TAKEN) return { decision: decision.id, exit: 'pass' }
    }
    const moved = style === 'travelling' ? moveOf(decision, next) : null
    if (moved !== null) return moved
    const view = swccg.view(state as never, decision.seat as 'dark')
    if (style === 'safest') return safest(view, decision as Decision<Side>)
    if (style === 'practice' || (BY_HALVES.includes(style) && next() < 0.5)) {
      return plainPlayer(view, decision as Decision<Side>)
    }
    return randomAnswer(decision, next)
  }
  const seed = `golden ${name}`
  return { match: name, options: { format: 'starter', rules }, decks, seed, next, answer, ...rest }
}

const STYLES: readonly Style[] = ['practice', 'mixed', 'random']
/** A match that ends after this many rows, so that many beginnings cost little. */
const cut = (after: number, loser: 'dark' | 'light'): Partial<Plan> => ({
  stop: { after, reason: 'concession', loser },
})

/** Rows after which matches of random players are cut, so that the records stay small. */
const LONGEST = 450

/** Each choice of each agreement, in whole matches. */
const byRules: readonly Plan[] = swccg.ruleChoices.flatMap(({ id, values }) =>
  values.map((value, at) =>
    planOf(
      `${id}-${value.id}`,
      STYLES[at % STYLES.length] ?? 'mixed',
      { [id]: value.id },
      value.id === 'strict' ? cut(300, 'dark') : {},
    ),
  ),
)

/** The formats with ready-made decks around Objectives. */
const OPEN = ['endor-ds2', 'ds2'] as const
const PACES = ['table', 'can-matter', 'strict'] as const

/** A match of the ready-made decks around Objectives. */
const aroundObjectives = (name: string, format: (typeof OPEN)[number], pace: (typeof PACES)[number]): Plan =>
  planOf(
    name,
    STYLES[PACES.indexOf(pace)] ?? 'mixed',
    {},
    {
      ...(pace === 'table' ? {} : cut(LONGEST, 'dark')),
      ...{ options: { format, rules: { pace } }, decks: decksOf(format) },
    },
  )

const special: readonly Plan[] = [
  planOf('orders-of-both', 'mixed', {}, { orders: [...SIDES] }),
  planOf('orders-of-dark', 'random', {}, { ...cut(LONGEST, 'dark'), orders: ['dark'] }),
  planOf('orders-of-light', 'random', { damage: 'whole' }, { ...cut(LONGEST, 'light'), orders: ['light'] }),
  planOf('practice-dark', 'random', {}, { practice: 'dark' }),
  planOf('practice-light', 'mixed', {}, { practice: 'light' }),
  planOf('practice-and-orders', 'random', {}, { practice: 'dark', orders: ['light'] }),
  planOf('safest', 'safest', { turns: '30' }),
  planOf('time-out-dark', 'mixed', {}, { stop: { after: 60, reason: 'time-out', loser: 'dark' } }),
  planOf('time-out-light', 'mixed', {}, { stop: { after: 90, reason: 'time-out', loser: 'light' } }),
  planOf('take-backs', 'mixed', {}, { ...cut(LONGEST, 'dark'), takesBack: 0.7 }),
  planOf('void', 'mixed', {}, { stop: { after: 20, reason: 'void', loser: null } }),
]

/** Beginnings of matches by chance. */
const beginnings: readonly Plan[] = Array.from({ length: 48 }, (_, number) => {
  const style = STYLES[number % STYLES.length] ?? 'mixed'
  const pace = number % 6 === 5 ? { pace: 'strict' } : {}
  return planOf(
    `beginning-${String(number).padStart(2, '0')}`,
    style,
    pace,
    cut(40 + number, SIDES[number % 2] ?? 'dark'),
  )
})

/** Facts that show that a card was played. */
const PLAYED: ReadonlySet<string> = new Set(['placed', 'deployed', 'played', 'starting-chosen'])

function* shownBy({ events }: PlayedRow): Iterable<string> {
  for (const { type, data } of events) {
    const { card } = data as { readonly card?: string }
    if (PLAYED.has(type) && card !== undefined) yield `card ${card}`
  }
}

/** Interrupts that these matches don't play: they need damage that nothing can be forfeited for. Scenarios play them. */
const RARE: ReadonlySet<string> = new Set(['2_132', '2_50'])

/** Facts that every match of these decks can have. */
const FACTS = [
  ...[
    'set-aside',
    'placed',
    'first-hand',
    'turn',
    'phase',
    'activated',
    'taken-back',
    'drained',
    'drain-counted',
    'drain-cancelled',
  ],
  ...['lost', 'used-force', 'deployed', 'moved', 'battle', 'fired', 'shot', 'destiny', 'totals'],
  ...['forfeited', 'gone', 'battle-over', 'drew', 'recirculated', 'starting-chosen', 'played', 'used-text'],
  ...['put-away', 'looked', 'searched', 'retrieved'],
]
const DECISIONS = [
  ...[
    'start',
    'activate',
    'act',
    'draw',
    'deploy-where',
    'move-where',
    'company',
    'respond',
    'lose',
    'plan',
    'weapons',
  ],
  ...['target', 'satisfy', 'starting', 'text-target', 'pick', 'destiny'],
]

const DAMAGE_ALONE =
  'needs damage after a battle, nothing to forfeit, and this card in hand: fewer than one match of fifty has that'

/** Texts that these matches don't use: they work with cards that neither deck has, or need a rare loss. */
const NEVER: Readonly<Record<string, string>> = Object.fromEntries([
  ...effects.names.flatMap((name): (readonly [string, string])[] => {
    const why = WITHOUT_PARTNER[name] ?? (RARE.has(name.split('/')[0] ?? '') ? DAMAGE_ALONE : null)
    return why === null ? [] : [[`effect ${name}`, why]]
  }),
])

/** The golden games of the ready-made decks. */
export const swccgSet: GoldenSet = {
  game: swccg,
  plans: [
    ...byRules,
    ...OPEN.flatMap((format) => PACES.map((pace) => aroundObjectives(`${format}-${pace}`, format, pace))),
    ...special,
    ...beginnings,
  ],
  more(missing, number) {
    const name = `more-${String(number).padStart(3, '0')}`
    for (const format of OPEN) {
      const pace = PACES.find((one) => missing.includes(`${format} with pace=${one}`))
      if (pace !== undefined) return aroundObjectives(name, format, pace)
    }
    return planOf(name, number % 4 === 3 ? 'travelling' : 'curious', number % 3 === 0 ? { pace: 'strict' } : {}, {
      ...{ ...cut(LONGEST, 'light'), wanted: missing },
      ...(missing.includes('row take-back') ? { takesBack: 0.7 } : {}),
    })
  },
  names: [
    ...FACTS.map((type) => `fact ${type}`),
    ...DECISIONS.map((kind) => `decision ${kind}`),
    ...SIDES.flatMap((side) => Object.keys(LISTS[side]).flatMap((card) => (RARE.has(card) ? [] : [`card ${card}`]))),
    'outcome life-force',
    ...Object.keys(NEVER),
  ],
  shownBy,
  never: NEVER,
  carriers,
}
