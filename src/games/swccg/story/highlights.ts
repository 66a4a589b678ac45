/**
 * The moments that a player's next panel begins with: a battle that is over, a character of theirs that is lost, a great
 * drain, a place that changes hands, a Life Force that runs low.
 */
import type {
  BannerBlock,
  Block,
  Highlight,
  Highlights,
  Scene,
  SeenEvent,
  Tile,
  Voice,
} from '../../../contract/index.ts'
import { groupSums } from '../../../kit/story/events-told.ts'
import { battleHead, battleLosses } from '../rules/battle/story.ts'
import { opponentOf, type Side } from '../state/engine-card.ts'
import { type Kind, lifeForce } from '../state/game-state.ts'
import { readingOf } from '../texts/reading-of.ts'
import { drainSeen } from '../view/place-seen.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import { momentOf } from './added-moments.ts'
import { type ChangedPlace, changedPlaces } from './held-places.ts'
import { charactersLost } from './lost-characters.ts'
import { storyEvents } from './story-words.ts'
import { storyteller } from './storyteller.ts'
import { type BattleSum, contextOf, type StoryContext, type StoryEvent } from './telling-context.ts'
import { foughtSide, LOW, lifeStrip } from './turn-pictures.ts'

/** A drain of this much in one turn is great. */
const GREAT = 4

/** Questions below which the picture of a moment can stand: all others need their own. */
const BELOW: readonly Kind[] = ['act', 'activate', 'draw']

/** Events that can make one of these moments. */
const TYPES: readonly StoryEvent['type'][] = [
  'battle-over',
  'drain-over',
  'deployed',
  'moved',
  'relocated',
  'left',
  'gone',
  'lost',
]

/** The facts of a turn, as far as they concern what its reader has not seen. */
interface Turn {
  readonly events: readonly StoryEvent[]
  /** The first that the reader has not seen. */
  readonly fresh: readonly StoryEvent[]
  readonly view: View
  readonly s: StoryContext
  /** The reader's own side. */
  readonly own: Side
}

/** The weightiest moment of a mechanism among what is new; of several alike the last. */
function addedMoment({ events, fresh, view, s }: Turn, voice: Voice): Highlight | null {
  const told = fresh.flatMap((event) => {
    const moment = momentOf(event)
    return moment === undefined ? [] : [{ event, moment }]
  })
  const most = Math.max(0, ...told.map(({ moment }) => moment.weight))
  const first = told.findLast(({ moment }) => moment.weight === most)
  if (first === undefined) return null
  const { event, moment } = first
  return pictured(() => [...moment.blocks(event, s, voice), lifeStrip(events, view, s)], moment.words(event, s))
}

export const highlights: Highlights<View> = {
  may: (events) => events.some((one) => TYPES.includes(one.type as never) || momentOf(one) !== undefined),
  of(events, from, view, voice, asked) {
    if (asked !== null && !(BELOW as readonly string[]).includes(asked)) return null
    const s = contextOf(voice)
    const [own] = s.sides
    if (!s.isReader(own)) return null
    const turn = turnSince(events, from, view, s, own)
    return (
      battleOver(turn) ??
      addedMoment(turn, voice) ??
      characterLost(turn) ??
      greatDrain(turn) ??
      placeTaken(turn) ??
      lowLife(turn)
    )
  },
}

/** Returns the turn in which the first unseen event happened, up to now. */
function turnSince(all: readonly SeenEvent[], from: number, view: View, s: StoryContext, own: Side): Turn {
  const begun = all.findLastIndex(({ type }, at) => type === 'turn' && at <= from)
  return { events: storyEvents(all.slice(Math.max(0, begun))), fresh: storyEvents(all.slice(from)), view, s, own }
}

/**
 * Returns a moment with a picture of its own; below a question that shows cards that come, it is a note.
 * @param lines of that note: the first is bold
 */
const pictured = (blocks: () => readonly Block[], [head, ...more]: readonly string[]): Highlight => ({
  news: [],
  scene: (question) => {
    if (!showsComing(question) || head === undefined) return { blocks: blocks() }
    const rest = more.length === 0 ? [] : [{ text: more.join(' · ') }]
    return {
      blocks: [...question.blocks, { block: 'note', icon: 'bell', lines: [{ text: head, strong: true }, ...rest] }],
    }
  },
})

/** Whether the picture of a question shows cards that come to the board: nobody should deploy them unseen. */
const showsComing = ({ blocks }: Scene): boolean =>
  blocks.some(
    (block) =>
      block.block === 'board' &&
      block.places.some(({ state, sides }) => state === 'coming' || sides.some(({ tiles }) => tiles.some(isComing))),
  )

const isComing = ({ state }: Tile): boolean => state === 'coming' || state === 'suggested'

/** A card with a few words, and the Life Force of both. */
const bannered = (
  banner: Omit<BannerBlock, 'block'>,
  events: readonly StoryEvent[],
  view: View,
  s: StoryContext,
): Highlight =>
  pictured(() => [{ block: 'banner', ...banner }, lifeStrip(events, view, s)], [banner.title, ...banner.notes])

/** The last battle that has ended among what is new: its place, both totals, the fighters, what it cost. */
function battleOver(turn: Turn): Highlight | null {
  const { events, fresh, view, s } = turn
  if (!fresh.some(({ type }) => type === 'battle-over')) return null
  const over = groupSums(storyteller, events).flatMap((one) =>
    one.group === 'battle' && !one.going && one.sum.totals !== null ? [one.sum] : [],
  )
  const sum = over.at(-1)
  if (sum === undefined) return null
  return pictured(() => battleBlocks(turn, sum, view, s), [battleHead(sum, false, s), ...battleLosses(sum, false, s)])
}

function battleBlocks({ events, own }: Turn, sum: BattleSum, view: View, s: StoryContext): readonly Block[] {
  const { sides, say, tell } = s
  const { totals, at, place } = sum
  const [near, far] = sides
  const winner = totals?.winner ?? null
  const taken = changedPlaces(events, view).find(({ id, holder }) => id === place && holder !== null)
  return [
    {
      ...{ block: 'result', card: at, seat: winner, title: at === null ? '–' : shortName(at) },
      lead: winner === null ? say('high.tie') : tell(winner, 'high.wins'),
      ...(totals === null
        ? {}
        : {
            totals: [
              { seat: near, value: totals[near] },
              { seat: far, value: totals[far] },
            ] as const,
          }),
    },
    { block: 'muster', sides: [foughtSide(near, sum, view, s), foughtSide(far, sum, view, s)] },
    { block: 'note', lines: battleLosses(sum, false, s).map((text) => ({ text })) },
    ...(taken === undefined ? [] : [takenNote(taken, view, own, s)]),
    lifeStrip(events, view, s),
  ]
}

/** "Sullust is Bob's now: 2 Force each turn." */
function takenNote({ id, card, holder }: ChangedPlace, view: View, own: Side, { tell }: StoryContext): Block {
  const place = shortName(card)
  const drain = drainSeen(readingOf(view), id)
  const seat = holder ?? own
  const text =
    drain === null ? tell(seat, 'high.held', { place }) : tell(seat, 'high.taken', { place, count: drain.amount })
  return { block: 'note', icon: 'swap', tone: seat === own ? 'good' : 'stop', lines: [{ text, strong: true }] }
}

/** A unique character of the reader that has left the table outside of a battle. */
function characterLost({ events, fresh, view, s, own }: Turn): Highlight | null {
  const gone = charactersLost(events).findLast((one) => one.seat === own && fresh.includes(one))
  if (gone === undefined) return null
  const { card } = gone.data
  const by = gone.type === 'left' ? [s.title(gone.data.by)] : []
  return bannered({ card, title: s.say('high.lost', { card: shortName(card) }), notes: by }, events, view, s)
}

/** Drains of the opponent that have taken much in this turn. */
function greatDrain({ events, fresh, view, s, own }: Turn): Highlight | null {
  const foe = opponentOf(own)
  if (!fresh.some((one) => one.type === 'drain-over' && one.seat === foe)) return null
  const drains = groupSums(storyteller, events).flatMap(({ group, sum }) =>
    group === 'drain' && sum.by === foe && sum.amount !== null ? [{ at: sum.at, amount: sum.amount }] : [],
  )
  const count = drains.reduce((sum, { amount }) => sum + amount, 0)
  if (count < GREAT) return null
  const after = lifeForce(view, own)
  const lost = events.filter(
    (one) => one.type === 'lost' && one.seat === own && one.data.cause === 'drain' && one.data.from !== 'hand',
  ).length
  const places = drains.map(({ at, amount }) => `${at === null ? '–' : shortName(at)} ${amount}`)
  const title = s.say('high.drains', { name: s.name(foe), count })
  const notes = [places.join(' · '), s.say('high.life', { before: after + lost, after })]
  return bannered({ card: drains[0]?.at ?? null, title, notes }, events, view, s)
}

/** A place that has changed hands: the question's own picture with the place ringed, and what it gives now. */
function placeTaken({ events, fresh, view, s, own }: Turn): Highlight | null {
  const place = changedPlaces(fresh, view).findLast(({ holder }) => holder !== null)
  if (place === undefined || place.holder === null) return null
  const note = takenNote(place, view, own, s)
  const news = [s.tell(place.holder, 'place.takes', { place: shortName(place.card) })]
  // A player knows what their own deployments have done.
  const isPlanned = place.holder === own && !events.some(({ type }) => type === 'battle-over')
  if (isPlanned) return null
  return {
    news,
    scene: ({ blocks }) => ({
      blocks: [
        ...blocks.map((block) =>
          block.block !== 'board'
            ? block
            : {
                ...block,
                places: block.places.map((column) =>
                  column.id === place.id && column.state === undefined ? { ...column, state: 'now' as const } : column,
                ),
              },
        ),
        note,
      ],
    }),
  }
}

/** The reader's Life Force has just fallen below ten. */
function lowLife({ events, fresh, view, s, own }: Turn): Highlight | null {
  const lost = fresh.filter((one) => one.type === 'lost' && one.seat === own && one.data.from !== 'hand').length
  const count = lifeForce(view, own)
  if (count >= LOW || count + lost < LOW) return null
  const foe = opponentOf(own)
  const reading = readingOf(view)
  const drained = view.places.reduce((sum, { id }) => {
    const drain = drainSeen(reading, id)
    return sum + (drain?.seat === foe ? drain.amount : 0)
  }, 0)
  const notes = drained === 0 ? [] : [s.say('high.each-turn', { name: s.name(foe), count: drained })]
  return bannered({ card: null, title: s.say('high.left', { count }), notes }, events, view, s)
}
