/** Fights as lanes: fighters, the parts of each total, and losses. */
import type { FoughtLane, LaneCard, LaneSide, TotalPart } from '../../../contract/index.ts'
import { opposite, type Side } from '../cards/card.ts'
import type { Gain, Open, Power, SeenFact } from '../state/game-facts.ts'
import { wholeCard } from '../state/game-table.ts'
import { series, titleOf } from '../words/naming.ts'
import type { Speaker } from '../words/say.ts'
import { type CountedDraws, drawsAfter, isDrawFact, NO_DRAWS } from './counted-draws.ts'

type Fighters = SeenFact<'fighters'>['data']

/** A fight as its facts tell it, in the order in which they come. */
interface Bout {
  readonly met: Partial<Record<Side, Fighters>>
  draws: CountedDraws
  result: SeenFact<'fight'> | null
  /** Handles of those who left the table. */
  readonly gone: Set<string>
  readonly damage: Record<Side, number>
}

const fresh = (): Bout => ({
  met: {},
  draws: NO_DRAWS,
  result: null,
  gone: new Set(),
  damage: { dark: 0, light: 0 },
})

/** The fights that these facts tell of. The last one may be undecided. */
function boutsOf(facts: readonly SeenFact[]): readonly Bout[] {
  const bouts: Bout[] = []
  const now = () => bouts.at(-1)
  for (const fact of facts) {
    const bout = now()
    if (fact.type === 'fighters') {
      const open = bout !== undefined && bout.result === null && bout.met[fact.seat] === undefined ? bout : fresh()
      if (open !== bout) bouts.push(open)
      open.met[fact.seat] = fact.data
    } else if (fact.type === 'fight') {
      const open = bout !== undefined && bout.result === null ? bout : fresh()
      if (open !== bout) bouts.push(open)
      open.result = fact
    } else if (bout !== undefined) note(bout, fact)
  }
  return bouts
}

function note(bout: Bout, fact: SeenFact): void {
  if (isDrawFact(fact)) bout.draws = drawsAfter(bout.draws, fact)
  else if (fact.type === 'defeat') for (const { handle } of lostIn(fact.data)) bout.gone.add(handle)
  else if (fact.type === 'damage') bout.damage[fact.seat] += fact.data.cards.length
}

/** The beaten who don't return to the hand. */
function lostIn({ lost, rescued, saved }: SeenFact<'defeat'>['data']): readonly Open[] {
  if (saved === undefined) return rescued ? [] : lost
  return lost.filter(({ handle }) => !saved.includes(handle))
}

/** The lanes of a battle; a fight without a result makes none. */
export const lanesOf = (facts: readonly SeenFact[], speaker: Speaker): readonly FoughtLane[] =>
  boutsOf(facts).flatMap((bout) => (bout.result === null ? [] : [laneOf(bout, bout.result, speaker)]))

function laneOf(bout: Bout, { seat, data }: SeenFact<'fight'>, speaker: Speaker): FoughtLane {
  const { power, total, texts } = data
  const side = (of: Side) => sideOf(bout, of, { power: power[of], total: total[of], gains: texts?.[of] ?? [] }, speaker)
  const sides = { dark: side('dark'), light: side('light') }
  const winner = seat ?? null
  const bare = total.dark - power.dark.destiny - (total.light - power.light.destiny)
  const drawn = bout.draws.dark.length + bout.draws.light.length > 0
  const without = bare === 0 ? null : bare > 0 ? 'dark' : 'light'
  // A tie that somebody has called was decided by no card that was drawn.
  const called = winner === null && total.dark !== total.light
  return { sides, winner, byDraw: drawn && !called && without !== winner, told: toldOf(bout, sides, winner, speaker) }
}

interface Sum {
  readonly power: Power
  readonly total: number
  readonly gains: readonly Gain[]
}

function sideOf(bout: Bout, side: Side, { power, total, gains }: Sum, speaker: Speaker): LaneSide {
  const { say, language, person } = speaker
  const characters = bout.met[side]?.characters ?? []
  const fighters = characters.map(
    ({ handle, card }): LaneCard => ({ card: wholeCard(card), name: titleOf(card), lost: bout.gone.has(handle) }),
  )
  const names = fighters.map(({ name }) => name)
  const [first = person(side), ...more] = names
  const label = names.length === 0 ? first : series(names, language)
  const short = more.length === 0 ? first : say('moment.group', { first, count: more.length })
  return { fighters, label, short, total, parts: partsOf(bout, side, { power, total, gains }, speaker) }
}

/** The parts of a total; parts that add nothing are left out. */
function partsOf(bout: Bout, side: Side, { power, gains }: Sum, { say }: Speaker): TotalPart[] {
  const { weapons = [], battle = null } = bout.met[side] ?? {}
  const [only, ...more] = weapons
  const drawn = bout.draws[side].flatMap(({ card }) => (card === null ? [] : [wholeCard(card)]))
  const parts: TotalPart[] = [
    { sign: 'own', value: power.characters, label: say('part.own') },
    { sign: 'place', value: power.location, label: say('part.place') },
    {
      sign: 'gear',
      value: power.weapon,
      label: only !== undefined && more.length === 0 ? titleOf(only.card) : say('part.gear'),
    },
    ...textParts(power.texts ?? 0, gains, say),
    { sign: 'play', value: power.battle, label: battle === null ? say('part.play') : titleOf(battle) },
    { sign: 'draw', value: power.destiny, label: say('part.draw'), ...(drawn.length === 0 ? {} : { cards: drawn }) },
  ]
  return parts.filter(({ value, cards }) => value !== 0 || cards !== undefined)
}

/** A text of one card by its title; the texts of several cards together. */
function textParts(sum: number, gains: readonly Gain[], say: Speaker['say']): TotalPart[] {
  const [first, ...more] = gains
  const one = first !== undefined && more.every(({ card }) => card === first.card)
  const label = !one ? say('part.text') : first.card === first.to ? say('part.own-text') : titleOf(first.card)
  return [{ sign: 'text', value: sum, label }]
}

/** In a few sentences: the draws, the totals, who is beaten, what it costs. */
function toldOf(bout: Bout, sides: FoughtLane['sides'], winner: Side | null, speaker: Speaker): string {
  const { say, tell, language } = speaker
  const [first, second] = speaker.sides
  const draws = speaker.sides.flatMap((side) => {
    const drawn = bout.draws[side].filter(({ card }) => card !== null)
    const numbers = series(
      drawn.map(({ number }) => String(number)),
      language,
    )
    if (drawn.length === 0) return []
    // A number that a text has put in the place of another one was not drawn.
    return [tell(side, drawn.some(({ changed }) => changed) ? 'moment.counts' : 'moment.draws', { numbers })]
  })
  const [left, right] = [sides[first], sides[second]] as [LaneSide, LaneSide]
  const meets = say('moment.meets', { left: left.label, own: left.total, theirs: right.total, right: right.label })
  const lost = [left, right].flatMap(({ fighters }) => fighters.filter((one) => one.lost).map(({ name }) => name))
  const beaten = lost.length === 0 ? [] : [say('moment.defeated', { cards: series(lost, language) })]
  const costs = speaker.sides.flatMap((side) => {
    const count = bout.damage[side]
    return count === 0 ? [] : [tell(side, 'moment.costs', { count })]
  })
  const tied = winner === null ? [say('moment.tie')] : lost.length === 0 ? [say('moment.no-loss')] : []
  return [...draws, meets, ...tied, ...beaten, ...costs].join(' ')
}

/** The lane that weighs most for the winner: that with the strongest beaten opponent, of several the last. */
export function decisiveOf(lanes: readonly FoughtLane[], by: Side): FoughtLane | null {
  const won = lanes.filter(({ winner }) => winner === by)
  const against = ({ sides }: FoughtLane) => sides[opposite(by)]?.total ?? 0
  const most = Math.max(...won.map(against))
  return won.findLast((lane) => against(lane) === most) ?? null
}
