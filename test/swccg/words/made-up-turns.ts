/** Two made-up turns: one with drains and deployments, one with a battle. */
import { type GameEvent, type Language, type SeenEvent, seenBy, type Voice } from '../../../src/contract/index.ts'

const NAMES = { dark: 'carol', light: 'bob' }

const event = (type: string, seat: string | null, data: GameEvent['data']): GameEvent => ({
  type,
  data,
  ...(seat === null ? {} : { seat }),
})

const BACK_DOOR = { at: '8_159', place: 'p2' }
const FOREST = { at: '8_165', place: 'p3' }
const KESSEL = { at: '1_288', place: 'p1' }
export const CARDS = {
  ...{ trooper: '8_100', tarl: '8_114', chewbacca: '8_2', beezer: '8_4' },
  ...{ wing: '9_62', houjix: '2_50', rifle: '1_312' },
}

const lost = (card: string, cause: string, place: object = { at: null, place: null }) =>
  event('lost', 'light', { card, from: 'reserve', cause, by: null, ...place })
const drain = (place: object, amount: number, cards: readonly string[]): readonly GameEvent[] => [
  event('drained', 'dark', { ...place, cost: 0 }),
  event('drain-counted', 'dark', { ...place, amount }),
  ...cards.map((card) => lost(card, 'drain', place)),
  event('drain-over', 'dark', { ...place, amount, lost: cards.length }),
]
const deployed = (card: string, handle: string, more: object = {}) =>
  event('deployed', 'dark', {
    ...{ card, handle, ...KESSEL, on: null, onHandle: null, role: null, cost: 3, react: false },
    ...more,
  })

/** Turn 9: two drains, a deployment before and one after an Interrupt. */
export const DRAIN_TURN: readonly GameEvent[] = [
  event('turn', 'dark', { turn: 9 }),
  event('activated', 'dark', { count: 9 }),
  ...drain(KESSEL, 1, [CARDS.wing]),
  ...drain(FOREST, 1, [CARDS.houjix]),
  event('used-force', 'dark', { count: 3 }),
  deployed('2_155', 'd7'),
  event('played', 'dark', { card: '1_267', how: 'used', cost: 0, targets: [], targetHandles: [] }),
  event('used-force', 'dark', { count: 3 }),
  deployed('9_165', 'd8'),
  deployed('9_108', 'd9', { on: '9_165', onHandle: 'd8', role: 'pilot' }),
  event('drew', 'dark', { count: 1 }),
]

const hit = { weapon: 'd3', total: 5, defense: 3, hit: true }
const fighter = (card: string, handle: string, power: number) => ({ card, handle, power })

/** Turn 10: a battle with a shot that hits, in which both lose cards. */
export const BATTLE_TURN: readonly GameEvent[] = [
  event('turn', 'light', { turn: 10 }),
  event('activated', 'light', { count: 9 }),
  event('battle', 'light', { ...BACK_DOOR, cost: 1 }),
  event('fired', 'dark', {
    ...{ card: CARDS.rifle, handle: 'd3', ...BACK_DOOR, by: CARDS.trooper, byHandle: 'd1' },
    ...{ target: CARDS.beezer, targetHandle: 'l2', cost: 1 },
  }),
  event('destiny', 'dark', { card: CARDS.tarl, value: 5, use: 'weapon' }),
  event('shot', 'dark', { card: CARDS.beezer, handle: 'l2', ...hit }),
  event('destiny', 'light', { card: CARDS.wing, value: 4, use: 'battle' }),
  event('totals', null, {
    ...{ ...BACK_DOOR, dark: 7, light: 12, darkAttrition: 4, lightAttrition: 2, winner: 'light', damage: 5 },
    fighters: {
      dark: [fighter(CARDS.trooper, 'd1', 3), fighter(CARDS.tarl, 'd2', 2)],
      light: [fighter(CARDS.chewbacca, 'l1', 6), fighter(CARDS.beezer, 'l2', 2)],
    },
    parts: {
      dark: { cards: 5, texts: 0, power: 0, destiny: 2 },
      light: { cards: 8, texts: 0, power: 0, destiny: 4 },
    },
    draws: {
      dark: [{ card: CARDS.trooper, value: 2, use: 'battle' }],
      light: [{ card: CARDS.wing, value: 4, use: 'battle' }],
    },
  }),
  event('forfeited', 'light', {
    ...{ card: CARDS.beezer, handle: 'l2', ...BACK_DOOR, value: 3, pile: 'lost', damage: 0, attrition: 2 },
  }),
  event('forfeited', 'dark', {
    ...{ card: CARDS.trooper, handle: 'd1', ...BACK_DOOR, value: 3, pile: 'lost', damage: 3, attrition: 3 },
  }),
  event('lost', 'dark', { card: CARDS.tarl, from: 'reserve', cause: 'damage', by: null, ...BACK_DOOR }),
  event('lost', 'dark', { card: CARDS.tarl, from: 'reserve', cause: 'damage', by: null, ...BACK_DOOR }),
  event('battle-over', null, {
    ...BACK_DOOR,
    paid: { dark: { damage: 5, attrition: 3 }, light: { damage: 0, attrition: 2 } },
  }),
  event('drew', 'light', { count: 1 }),
]

/** Turn 11: Chewbacca is lost by an Interrupt, without a battle. */
export const LOSS_TURN: readonly GameEvent[] = [
  event('turn', 'dark', { turn: 11 }),
  event('played', 'dark', { card: '1_267', how: 'lost', cost: 0, targets: [], targetHandles: [] }),
  event('left', 'light', { card: CARDS.chewbacca, handle: 'l1', ...BACK_DOOR, pile: 'lost', by: '1_267' }),
]

/** How spectators hear of it. */
export const voiceIn = (language: Language): Voice => ({ language, names: NAMES, reader: 'spectator' })
/** The events as spectators may know them. */
export const seen = (events: readonly GameEvent[]): readonly SeenEvent[] =>
  events.map((one) => seenBy(one, 'spectator'))
/** Spaces that don't break as ordinary ones. */
export const plainSpaces = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ')
