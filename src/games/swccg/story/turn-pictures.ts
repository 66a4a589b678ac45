/**
 * The pictures of a turn as blocks: each battle with its fighters and draws, the board after its drains, the moments of mechanisms
 * (a duel, an attempt), and unique characters that were lost otherwise.
 */
import type {
  Block,
  BoardColumn,
  ColumnSide,
  MarkedLine,
  MusterFighter,
  Scene,
  SeenEvent,
  StripBlock,
  Tile,
  TurnPicture,
  Voice,
} from '../../../contract/index.ts'
import { eventsTold, groupSums } from '../../../kit/story/events-told.ts'
import { withoutStop } from '../../../kit/wording/full-stops.ts'
import { battleHead, battleLosses, costOfBattle } from '../rules/battle/story.ts'
import { drainGroup } from '../rules/drain/story.ts'
import { cardOf, type Side } from '../state/engine-card.ts'
import type { CountedDraw } from '../state/game-frames.ts'
import { lifeForce, type Place } from '../state/game-state.ts'
import { locationOf } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { readingOf } from '../texts/reading-of.ts'
import { drainSeen, powerSeen, type RootSeen, rootsSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import { emptyPlaces } from '../words/place-names.ts'
import { shortName } from '../words/short-names.ts'
import { momentOf } from './added-moments.ts'
import { charactersLost } from './lost-characters.ts'
import { sentence, storyEvents } from './story-words.ts'
import { storyteller } from './storyteller.ts'
import { type BattleSum, contextOf, type DrainSum, type StoryContext, type StoryEvent } from './telling-context.ts'

/** Life Force below this needs its owner's attention. */
export const LOW = 10
/** Up to this many places are columns with totals alone. */
const SLIM = 5

/** Returns the pictures of a turn in order. @param view after these events */
export function turnPictures(events: readonly SeenEvent[], view: View, voice: Voice): readonly TurnPicture[] {
  const s = contextOf(voice)
  const facts = storyEvents(events)
  const sums = groupSums(storyteller, facts)
  const strip = lifeStrip(facts, view, s)
  const drains = sums.flatMap(({ group, sum }) => (group === 'drain' ? [sum] : []))
  const battles = sums.flatMap((one) =>
    one.group === 'battle' && one.sum.totals !== null ? [battlePicture(one.sum, one.going, { view, strip, s })] : [],
  )
  const battle = facts.findIndex(({ type }) => type === 'battle')
  const moments = (part: readonly StoryEvent[]) => momentPictures(part, { view, strip, s }, voice)
  const [before, after] = battle < 0 ? [facts, []] : [facts.slice(0, battle), facts.slice(battle)]
  return [
    ...drainPicture(drains, view, strip, s),
    ...moments(before),
    ...battles,
    ...moments(after),
    ...lostPictures(facts, strip, s),
  ]
}

/** Returns both players with their Life Force, and what they have lost of it in this turn. */
export function lifeStrip(facts: readonly StoryEvent[], view: View, { sides, subject, say }: StoryContext): StripBlock {
  const side = (seat: Side): StripBlock['sides'][0] => {
    const count = lifeForce(view, seat)
    const fallen = facts.filter((one) => one.type === 'lost' && one.seat === seat && one.data.from !== 'hand').length
    const score = { id: 'life', label: say('moment.life'), count, low: count < LOW }
    return { seat, name: subject(seat), score, piles: [], ...(fallen === 0 ? {} : { fallen }) }
  }
  return { block: 'strip', sides: [side(sides[0]), side(sides[1])], goals: [] }
}

// ---------------------------------------------------------------- battles

/** All that a picture needs beside its group. */
interface Around {
  readonly view: View
  readonly strip: StripBlock
  readonly s: StoryContext
}

type Totals = NonNullable<BattleSum['totals']>

function battlePicture(sum: BattleSum, going: boolean, around: Around): TurnPicture {
  const { strip, s } = around
  const { totals } = sum
  const bar = totals === null ? [] : [barOf(totals, s, noteOf(totals, s.say))]
  return {
    title: battleHead(sum, going, s),
    lines: battleLosses(sum, going, s),
    scene: { blocks: [...foughtBlocks(sum, around), ...bar, ...drawsOf(sum, s), strip] },
    weight: costOfBattle(sum),
    over: !going,
    fight: true,
    ...(totals !== null && isDecidedByDraw(totals) ? { before: scenesBefore(sum, totals, around) } : {}),
  }
}

/** The place of a battle, and its fighters. */
function foughtBlocks(sum: BattleSum, { view, s }: Around): readonly Block[] {
  const { sides, tell, title } = s
  const { at, by } = sum
  return [
    { block: 'place', card: at, title: at === null ? '' : title(at), note: tell(by, 'moment.attacked') },
    { block: 'muster', sides: [foughtSide(sides[0], sum, view, s), foughtSide(sides[1], sum, view, s)] },
  ]
}

/** Both totals. */
function barOf(values: Readonly<Record<Side, number>>, { sides }: StoryContext, more: { readonly note?: string } = {}) {
  const [near, far] = sides
  return {
    block: 'bar' as const,
    sides: [
      { seat: near, value: values[near] },
      { seat: far, value: values[far] },
    ] as const,
    ...more,
  }
}

/** The totals without the destinies that were drawn. */
const undrawn = ({ parts: { dark, light } }: Totals): Readonly<Record<Side, number>> => ({
  dark: dark.cards + dark.texts,
  light: light.cards + light.texts,
})

/** Whether a battle would have ended otherwise without the destinies that were drawn. */
function isDecidedByDraw(totals: Totals): boolean {
  const { dark, light } = undrawn(totals)
  return Math.sign(dark - light) !== Math.sign(totals.dark - totals.light)
}

/** A battle as it came: the fighters, then the cards that were hit, then the destinies; the losses are still to come. */
function scenesBefore(sum: BattleSum, totals: Totals, around: Around): readonly Scene[] {
  const begun: BattleSum = { ...sum, hit: [], left: [], shots: [] }
  const shot: BattleSum = { ...sum, left: [] }
  const bar = barOf(undrawn(totals), around.s)
  return [
    { blocks: [...foughtBlocks(begun, around), bar] },
    ...(sum.hit.length === 0 ? [] : [{ blocks: [...foughtBlocks(shot, around), bar] }]),
    { blocks: [...foughtBlocks(shot, around), barOf(totals, around.s), ...drawsOf(sum, around.s)] },
  ]
}

/** The damage and the heavier attrition, below the bar. */
function noteOf(
  { winner, damage, darkAttrition, lightAttrition }: Totals,
  say: StoryContext['say'],
): { readonly note?: string } {
  const attrition = Math.max(darkAttrition, lightAttrition)
  const parts = [
    ...(winner === null || damage === 0 ? [] : [say('moment.damage', { count: damage })]),
    ...(attrition === 0 ? [] : [say('moment.attrition', { count: attrition })]),
  ]
  return parts.length === 0 ? {} : { note: parts.join(' · ') }
}

type Fighters = Totals['fighters']['dark']

/** Returns the fighters of a side; persons who are still aboard one of them stand with it. */
export function foughtSide(seat: Side, sum: BattleSum, view: View, s: StoryContext) {
  const all = sum.totals?.fighters[seat] ?? []
  const carrierOf = (handle: string): string | null => {
    const on = view.pieces.find((piece) => piece.handle === handle)?.on ?? null
    return on !== null && all.some((one) => one.handle === on) ? on : null
  }
  const isAboard = ({ handle, power }: Fighters[0]): boolean =>
    power === 0 && carrierOf(handle) !== null && !sum.hit.includes(handle)
  // A pilot of a starfighter in the hold of a ship stands with that ship.
  const bearerOf = (handle: string): string | null => {
    const on = carrierOf(handle)
    const carrier = all.find((one) => one.handle === on)
    return carrier !== undefined && isAboard(carrier) ? bearerOf(carrier.handle) : on
  }
  const crewOf = (bearer: string): Fighters => all.filter((one) => isAboard(one) && bearerOf(one.handle) === bearer)
  const shown = all.filter((one) => !isAboard(one))
  return { seat, fighters: shown.map((one) => fighterOf(one, crewOf(one.handle), sum, s)) }
}

function fighterOf({ card, handle, power }: Fighters[0], crew: Fighters, sum: BattleSum, s: StoryContext) {
  const { say } = s
  const hit = sum.hit.includes(handle)
  const lost = sum.left.includes(handle)
  const chips = sum.shots
    .filter((shot) => shot.by === handle && shot.hit)
    .map((shot) => ({ icon: 'gun', text: say('moment.hits', { card: shortName(shot.at) }) }))
  const state: MusterFighter['state'] = lost
    ? { look: 'lost', says: say('moment.lost') }
    : hit
      ? { look: 'hit', says: say('moment.hit') }
      : undefined
  const fighter: MusterFighter = {
    tile: {
      ...{ handle, card, name: shortName(card) },
      plate: { id: 'power', label: say('moment.power'), value: String(power) },
      ...(crew.length === 0
        ? {}
        : { carries: crew.map((one) => ({ handle: one.handle, card: one.card, name: shortName(one.card) })) }),
    },
    ...(hit ? { note: say('moment.hit') } : {}),
    ...(chips.length === 0 ? {} : { chips }),
    ...(state === undefined ? {} : { state }),
  }
  return fighter
}

/** The first card that each side has drawn, and how both totals come about. */
function drawsOf({ totals }: BattleSum, { sides, subject }: StoryContext): readonly Block[] {
  if (totals === null) return []
  const drawn = sides.flatMap((side, at) => {
    const first: CountedDraw | undefined = totals.draws[side][0]
    const near = at === 0 ? ('near' as const) : ('far' as const)
    return first === undefined ? [] : [{ card: first.card, value: String(first.value), label: '', side: near }]
  })
  if (drawn.length === 0) return []
  const lines = sides.map((side): MarkedLine => {
    const { cards, texts, power, destiny } = totals.parts[side]
    const parts = [cards + texts, ...(power + destiny === 0 ? [] : [power + destiny])]
    const sum = parts.length === 1 ? [] : [parts.join(' + ')]
    return { text: subject(side), mark: [...sum, totals[side]].join(' = '), tone: 'pale' }
  })
  return [{ block: 'draw', draws: drawn, lines }]
}

// ---------------------------------------------------------------- moments of mechanisms

/** Each moment that a mechanism adds, as its own panel has it. */
const momentPictures = (facts: readonly StoryEvent[], { strip, s }: Around, voice: Voice): readonly TurnPicture[] =>
  facts.flatMap((event) => {
    const moment = momentOf(event)
    const [title, ...lines] = moment?.words(event, s) ?? []
    if (moment === undefined || title === undefined) return []
    return [
      {
        ...{ title: withoutStop(title), lines, over: true, weight: moment.weight },
        ...(moment.fight === true ? { fight: true as const } : {}),
        scene: { blocks: [...moment.blocks(event, s, voice), strip] },
      },
    ]
  })

// ---------------------------------------------------------------- characters

/** Each unique character that was lost outside of a battle: a chapter of a replay. */
const lostPictures = (facts: readonly StoryEvent[], strip: StripBlock, s: StoryContext): readonly TurnPicture[] =>
  charactersLost(facts).map((one) => {
    const { card } = one.data
    const title = s.say('high.lost', { card: shortName(card) })
    const { lines } = eventsTold(storyteller, [one], s)
    return {
      title,
      lines: lines.map(sentence),
      scene: { blocks: [{ block: 'banner', card, title, notes: [] }, strip] },
      weight: cardOf(card).forfeit ?? 0,
      over: true,
      aside: true,
    }
  })

// ---------------------------------------------------------------- drains

/** The board after the drains of a turn; none where nothing was drained. */
function drainPicture(
  sums: readonly DrainSum[],
  view: View,
  strip: StripBlock,
  s: StoryContext,
): readonly TurnPicture[] {
  const amount = sums.reduce((sum, one) => sum + (one.amount ?? 0), 0)
  if (amount === 0) return []
  const [head, ...after] = drainGroup.points(sums, s, false)
  const reading = readingOf(view)
  const slim = view.places.length <= SLIM
  const places = view.places.map((place) => columnOf(reading, place, slim, s))
  return [
    {
      title: withoutStop(head?.text ?? ''),
      lines: after.map(({ text }) => sentence(text)),
      scene: { blocks: [{ block: 'board', places, more: emptyPlaces(s) }, strip] },
      weight: sums.reduce((sum, one) => sum + one.lost.length, 0),
      over: sums.every((one) => one.amount !== null || one.cancelled),
    },
  ]
}

function columnOf(reading: Position, place: Place, slim: boolean, s: StoryContext): BoardColumn {
  const { id, system } = place
  const location = locationOf(place)
  const drain = drainSeen(reading, id)
  const gain =
    drain === null
      ? {}
      : {
          gain: { seat: drain.seat, figure: { id: 'drop', label: s.say('moment.drain'), value: String(drain.amount) } },
        }
  return {
    ...{ id, card: location.id, title: shortName(location.id) },
    sides: [sideOf(reading, id, s.sides[0], slim, s), sideOf(reading, id, s.sides[1], slim, s)],
    ...gain,
    ...(slim ? {} : { group: system }),
  }
}

function sideOf(reading: Position, place: string, seat: Side, slim: boolean, s: StoryContext): ColumnSide {
  const total = powerSeen(reading, place, seat)
  if (total === null) return { seat, tiles: [] }
  const tile = ({ piece, power }: RootSeen): Tile => ({
    ...{ handle: piece.handle, card: piece.card, name: shortName(piece.card) },
    plate: { id: 'power', label: s.say('moment.power'), value: String(power) },
  })
  return { seat, tiles: slim ? [] : rootsSeen(reading, place, seat).map(tile), total: String(total) }
}
