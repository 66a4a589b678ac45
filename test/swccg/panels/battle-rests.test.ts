/** Orders that panels of a battle set: playing nothing in it, and the rest of a payment. */
import { describe, expect, test } from 'vitest'
import { type Answer, isRefusal, type PanelAction, type StandingOrder } from '../../../src/contract/index.ts'
import type { AnyGame } from '../../../src/games/games.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { paymentOrder } from '../../../src/games/swccg/policies/battle-rest.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { goingTo } from '../../../src/games/swccg/rules/option-facts.ts'
import { lifeForce, type State } from '../../../src/games/swccg/state/game-state.ts'
import { type View, viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { goOn, nothingPending, tryOut } from '../../../src/matches/pending.ts'
import { laid as laidPosition } from '../scripted-turns.ts'
import { played } from '../starter-lists.ts'
import { everyQuestion, type Position, panelOf, voiceAt } from './turn-positions.ts'

const game = swccg as unknown as AnyGame

/** The first action of a panel that sets an order. */
const setting = (position: Position): PanelAction | undefined =>
  panelOf(position, { suggested: false }, voiceAt(position.decision.seat, 0)).actions.find(
    ({ sets }) => sets !== undefined,
  )

/** The state after an action as a tap gives it. */
function tapped({ decision, state }: Position, action: PanelAction): State {
  const given = answerBy(decision, action, {}) as Omit<Answer, 'decision'>
  const first = tryOut(game, decision.seat, nothingPending(state), { ...given, decision: decision.id }, [])
  if (isRefusal(first)) throw new Error(first.refused)
  return goOn(game, decision.seat, first, { next: action.next ?? '', later: action.later }, []).ahead.state as State
}

/** The answers of the order while the battle goes on, and the kind of the question at which its player is asked. */
function obeyed(from: State, seat: 'dark' | 'light', order: StandingOrder) {
  let state = from
  const answers: Answer[] = []
  while (state.outcome === null && viewOf(state, seat).battle !== null) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined) break
    const view = viewOf(state, decision.seat)
    const own = decision.seat === seat && decision.silence === undefined
    const answer = own ? swccg.obey(view, decision, [order]) : practice(view, decision)
    if (answer === 'ask') return { answers, asked: decision, state }
    if (own) {
      answers.push(answer)
      const piles = (answer.choose ?? []).filter((id) => ['reserve', 'used', 'force'].includes(id)).length
      expect(piles === 0 || lifeForce(view, seat) > piles).toBe(true)
    }
    state = played(state, decision.seat, answer).state
  }
  return { answers, asked: null, state }
}

/** The questions of some games whose panel sets an order of this kind, with the state after the tap. */
function laid(kind: string) {
  const found: { position: Position; order: StandingOrder; state: State }[] = []
  everyQuestion(['rests-1', 'rests-2', 'rests-3'], 0.08, (position) => {
    if (position.decision.silence !== undefined || viewOf(position.state, position.decision.seat).battle === null)
      return
    const action = setting(position)
    if (action?.sets?.kind !== kind) return
    found.push({ position, order: action.sets, state: tapped(position, action) })
  })
  return found
}

/** Whether an order is offered as it was set. */
function isOffered(state: State, seat: 'dark' | 'light', { kind, key, settings }: StandingOrder): boolean {
  const offer = swccg.orders(viewOf(state, seat), seat).find((one) => one.kind === kind && one.key === key)
  const ids = offer?.fields.flatMap(({ shape }) => (shape.type === 'choose' ? shape.options.map(({ id }) => id) : []))
  return (settings.list?.choose ?? []).every((id) => ids?.includes(id) === true) && offer !== undefined
}

/** The payments of a battle in which both lose, with these next destinies of both. */
function paidIn(dark: string, light: string) {
  const found: { position: Position; order: StandingOrder; state: State }[] = []
  let state = laidPosition({
    phase: 'battle',
    turn: 'light',
    places: [
      'Endor Back Door, dark | Tarl + Blaster Rifle; Elite Squadron Stormtrooper; Chewbacca Of Kashyyyk; Beezer',
    ],
    dark: { next: dark, hand: 'Tarl' },
    light: { next: light, hand: 'Midge' },
  })
  const isOver = () => state.today.battled.length > 0 && state.flow.every(({ frame }) => frame !== 'battle')
  while (!isOver()) {
    const [decision] = swccg.decisions(state)
    if (decision === undefined) break
    const position = { state, decision, view: viewOf(state, decision.seat) }
    const action = decision.kind === 'satisfy' ? setting(position) : undefined
    if (action?.sets?.kind === 'payment') found.push({ position, order: action.sets, state: tapped(position, action) })
    const options = decision.shape.type === 'choose' ? decision.shape.options : []
    const battle = options.find(({ group }) => group === 'battle')
    const answer =
      battle === undefined
        ? practice(position.view, decision)
        : { decision: decision.id, exit: 'do', choose: [battle.id] }
    state = played(state, decision.seat, answer).state
  }
  return found
}

describe('the rest of a payment', () => {
  const payments = ['6; 6', '5; 5', '7; 7'].flatMap((dark) =>
    ['5; 5', '4; 4', '6; 6'].flatMap((light) => paidIn(dark, light)),
  )

  test('is offered where both lose in turns, and loses what was shown and nothing else, but never the last Life Force', () => {
    let whole = 0
    for (const { position, order, state } of payments) {
      const { seat } = position.decision
      if (viewOf(state, seat).battle === null) continue
      expect(isOffered(state, seat, order)).toBe(true)
      const { answers, asked } = obeyed(state, seat, order)
      const lost = answers.filter(({ exit }) => exit === 'lose').flatMap(({ choose = [] }) => choose)
      const list = order.settings.list?.choose ?? []
      for (const id of lost)
        expect(lost.filter((one) => one === id).length).toBeLessThanOrEqual(list.filter((one) => one === id).length)
      if (asked?.kind !== 'satisfy') whole += 1
    }
    expect(payments.length).toBeGreaterThan(3)
    expect(whole / payments.length).toBeGreaterThan(0.6)
  })

  test('asks its player where something else is owed than was shown', () => {
    let asked = 0
    for (const { position, order, state } of payments) {
      const { settings } = order
      const more = { exit: 'ok', number: (settings.damage?.number ?? 0) + 1 }
      const other = obeyed(state, position.decision.seat, { ...order, settings: { ...settings, damage: more } })
      expect(other.answers.filter(({ exit }) => exit === 'lose')).toEqual([])
      if (other.asked?.kind === 'satisfy') asked += 1
    }
    expect(asked).toBeGreaterThan(1)
  })
})

describe('a payment that takes the last Life Force', () => {
  /** The same view with as much Life Force as the damage takes. */
  const poor = (view: View, seat: 'dark' | 'light', reserve: number): View => ({
    ...view,
    sizes: { ...view.sizes, [seat]: { ...view.sizes[seat], reserve, used: 0, force: 0 } },
  })
  const owed = ['6; 6', '5; 5', '7; 7']
    .flatMap((dark) => paidIn(dark, '4; 4'))
    .flatMap(({ position }) => {
      const { damage } = position.decision.about
      return Number(damage) > 1 ? [{ position, count: Number(damage) }] : []
    })

  test('is lost by its order where its player has been asked, and by no other order', () => {
    expect(owed.length).toBeGreaterThan(0)
    for (const { position, count } of owed) {
      const { decision, view } = position
      const { seat } = decision
      const ids = Array<string>(count).fill('reserve')
      const most = decision.shape.type === 'choose' ? Math.min(decision.shape.max, count) : 0
      const then = poor(view, seat, most)
      const [careful, meant] = [false, true].map((last) => paymentOrder(view, seat, ids, last) as StandingOrder)
      expect(swccg.obey(then, decision, [careful as StandingOrder])).toBe('ask')
      expect(swccg.obey(then, decision, [meant as StandingOrder])).toMatchObject({ choose: ids.slice(0, most) })
    }
  })

  test('is in red, and tells the order that it sets', () => {
    let red = 0
    for (const { position, count } of owed)
      for (const reserve of [count, count + 20]) {
        const view = poor(position.view, position.decision.seat, reserve)
        const [action] = panelOf(
          { ...position, view },
          { choose: ['reserve'], suggested: false },
          voiceAt('dark', 0),
        ).actions
        if (action?.sets === undefined) continue
        expect(action.sets.settings.last === undefined).toBe(action.sure === undefined)
        if (action.sure !== undefined) red += 1
      }
    expect(red).toBeGreaterThan(0)
  })
})

describe('a battle in which a player plays nothing', () => {
  const fights = laid('fight')

  test('goes on while the opponent does nothing and no card on table offers anything', () => {
    let passed = 0
    for (const { position, order, state } of fights) {
      const { seat } = position.decision
      if (viewOf(state, seat).battle === null) continue
      expect(isOffered(state, seat, order)).toBe(true)
      const { answers, asked } = obeyed(state, seat, order)
      passed += answers.length
      expect(answers.every(({ exit }) => exit === 'pass')).toBe(true)
      expect(answers.every(({ choose = [] }) => choose.length === 0)).toBe(true)
      if (asked !== null)
        expect(['respond', 'weapons', 'satisfy', 'amount', 'pick', 'text-target']).toContain(asked.kind)
    }
    expect(fights.length).toBeGreaterThan(10)
    expect(passed).toBeGreaterThan(3)
  })

  test('asks its player as soon as the opponent has fired, played a card or brought one', () => {
    let asked = 0
    for (const { position, order, state } of fights)
      for (const deed of ['fired', 'hand', 'cards']) {
        const { settings } = order
        const before = { exit: 'ok', number: (settings[deed]?.number ?? 0) + 1 }
        const other = obeyed(state, position.decision.seat, { ...order, settings: { ...settings, [deed]: before } })
        if (['respond', 'weapons'].includes(other.asked?.kind ?? '')) asked += 1
      }
    expect(asked).toBeGreaterThan(3)
  })
})

describe('the orders that battles offer', () => {
  test('stand from the second battle of a game on, each with what it does, and never in the first', () => {
    const offered = new Map<string, number>()
    everyQuestion(['offers-1', 'offers-2'], 0.08, (position) => {
      const { decision, view } = position
      if (view.battle === null || decision.silence !== undefined) return
      const panel = panelOf(position, { suggested: false }, voiceAt(decision.seat, 0))
      const always = [...panel.actions, ...panel.more].filter(({ id }) => id.startsWith('always'))
      if (view.battles < 2) expect(always).toEqual([])
      for (const { sets, sure } of always) {
        if (sets === undefined) throw new Error('nothing is set')
        expect(sure?.cost).not.toBe('')
        offered.set(sets.kind, (offered.get(sets.kind) ?? 0) + 1)
        const offer = swccg.orders(view, decision.seat).find(({ kind }) => kind === sets.kind)
        expect(offer?.key).toBe(sets.key)
      }
    })
    expect([...offered.keys()].toSorted()).toEqual(['damage', 'pass-through'])
  })
})

test('more than four shots can be planned with a battle, and all of them follow its beginning', () => {
  const state = laidPosition({
    phase: 'battle',
    turn: 'dark',
    dark: { force: '20' },
    places: [
      `Endor Back Door, dark | ${Array(6).fill('Elite Squadron Stormtrooper + Blaster Rifle').join('; ')}; Midge; Beezer`,
    ],
  })
  const [decision] = swccg.decisions(state)
  if (decision?.shape.type !== 'choose') throw new Error('nothing to choose')
  const battle = decision.shape.options.find(({ group }) => group === 'battle')?.id ?? ''
  const position = { state, decision, view: viewOf(state, decision.seat) }
  const entries = panelOf(position, { choose: [battle], suggested: false }, voiceAt('dark', 0)).list?.entries ?? []
  const ahead = entries.map(({ choose }) => choose[0] ?? '')
  const [action] = panelOf(position, { choose: [battle], ahead, suggested: false }, voiceAt('dark', 0)).actions
  expect(action?.label).toBe('Begin battle, fire 6')
  expect(action?.later).toHaveLength(6)
  const then = played(state, 'dark', { decision: decision.id, exit: 'do', choose: [battle] }).state
  const [shots] = swccg.decisions(then)
  if (shots === undefined) throw new Error('no shots are asked')
  const given = swccg.panels.through?.(action?.next ?? '', shots, viewOf(then, 'dark'), action?.later)
  expect(given).toEqual({ exit: 'plan', choose: action?.later })
})

describe('an order that has passed', () => {
  const over = (at: string) => ({ type: 'battle-over', seat: null, data: { at, paid: null } })
  const turn = (number: number) => ({ type: 'turn', seat: 'light', data: { turn: number } })
  const of = (kind: string, key: string): StandingOrder => ({ kind, key, settings: {} })
  const view = viewOf(laidPosition({ phase: 'battle', turn: 'light', dark: { hand: 'Tarl' } }), 'dark')
  const [tarl] = view.hand
  /** A plan of turn 7 to deploy a card. */
  const plan: StandingOrder = {
    ...of('plan', 'turn:7'),
    settings: { deploys: { exit: 'do', choose: [goingTo(tarl!.handle, 'p3')] } },
  }
  const orders = [of('fight', 'battle:7:p3'), of('payment', 'battle:7:p3'), plan, of('rest', 'turn:5')]
  const lines = (now: number, since: readonly object[], at = 0, hand = view.hand) =>
    swccg.panels.lapsed?.(orders, since as never, { ...view, turn: now, hand }, voiceAt('dark', at))

  test('is named with the battle or the turn with which it ended, in both languages', () => {
    expect(lines(7, [over('p3')])).toEqual([
      '*Rest of this battle* ended with the battle.',
      '*Rest of this payment* ended with the battle.',
    ])
    expect(lines(8, [over('p3'), turn(8)])?.slice(1)).toEqual([
      '*Rest of this payment* ended with the battle.',
      '*Rest of my turn* ended with the turn.',
    ])
    expect(lines(8, [turn(8)], 1)).toEqual(['*Suite de mon tour* a pris fin avec le tour.'])
  })

  test('is not named where a plan was played whole: its card is no longer in hand', () => {
    expect(lines(8, [turn(8)], 0, [])).toEqual([])
  })

  test('is not named where another battle or turn is over', () => {
    expect(lines(7, [over('p2')])).toEqual([])
    expect(lines(8, [turn(8), over('p3')])).toEqual(['*Rest of my turn* ended with the turn.'])
    expect(lines(9, [turn(9)])).toEqual([])
    expect(lines(7, [])).toEqual([])
  })

  test('is named with the turn whose orders the game itself then offers no more', () => {
    let ended = 0
    let before: { readonly view: View; readonly offers: readonly StandingOrder[] } | null = null
    everyQuestion(['lapsed-1', 'lapsed-2'], 0.1, ({ view: now }) => {
      const offers = swccg.orders(now, now.reader as 'dark' | 'light').map(({ kind, key }) => of(kind, key))
      // A plan without steps has nothing left to play.
      const own = offers.filter(({ key, kind }) => key.startsWith('turn:') && kind !== 'plan')
      if (before !== null && before.view.turn + 1 === now.turn && before.offers.length > 0) {
        const told = swccg.panels.lapsed?.(before.offers, [turn(now.turn)] as never, now, voiceAt('dark', 0))
        expect(told?.length).toBe(new Set(before.offers.map(({ kind }) => kind)).size)
        ended += 1
      }
      before = { view: now, offers: own }
    })
    expect(ended).toBeGreaterThan(2)
  })
})
