/** The picture of a battle plan: each fighter with its cards as a lane, beside the opponent's known fighters (C). */
import type { Block, Figure, Lane, LaneResult, LanesBlock, Tile } from '../../../../contract/index.ts'
import { refitted } from '../../../../kit/decisions/shapes.ts'
import { cardById, cards } from '../../cards/index.ts'
import { destinyOf } from '../../cards/users.ts'
import { asPlayed } from '../../decks/lesson.ts'
import { goodPlan } from '../../policies/plan.ts'
import { type PlanRead, type PlanSum, readPlan, sumOf } from '../../policies/planning/reading.ts'
import { battleUse } from '../../rules/battle/plan.ts'
import type { NextFighter } from '../../rules/battle/reading.ts'
import type { DecisionOf } from '../../state/abouts.ts'
import { locationCard } from '../../state/game-table.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { powersIn, withCards } from '../../view/ahead.ts'
import { titleOf } from '../../words/naming.ts'
import { forceOn } from './battle-uses.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { shipPower } from './ships.ts'
import { powerFigure, tileOf } from './tiles.ts'

/** The picture of the question for a battle plan. */
export const LANES = { plan: (seeing) => [lanesOf(seeing)] } satisfies Partial<ScenePainters>

type PlanContext = SceneContext<DecisionOf<'plan'>>

/** From this many opponents on, only the strongest have a column. */
const MANY_FOES = 6
/** This many have one then. */
const COLUMNS = 5
/** From this many lanes on, each only counts the opponents that it beats. */
const MANY_LANES = 7
/** Beyond this many lanes, equal ones that follow each other share one. */
const MOST_LANES = 12

function lanesOf(seeing: PlanContext): Block {
  const { decision, view, begun, side, far, speaker, name } = seeing
  const { say } = speaker
  if (decision.shape.type !== 'arrange') return { block: 'banner', card: null, title: '', notes: [] }
  const read = readPlan(decision.shape, refitted(decision.shape.pieces, begun.arrange ?? []), view)
  const foes = foesOf(seeing)
  const counts = read.fights.length >= MANY_LANES
  const columns = !counts && foes.length >= MANY_FOES ? foes.slice(0, COLUMNS) : foes
  const lanes = shared(read.fights.map((fight, at) => laneOf(fight, at, read, { seeing, foes, columns, counts })))
  const unused = read.left.map(({ id, card }) => tileOf(id, card))
  const place = view.locations.at(-1)?.card
  const title = decision.about.where === 'space' || place === undefined ? say('scene.space') : locationCard(place).place
  return {
    block: 'lanes',
    seat: side,
    title,
    note: say('scene.lanes.first'),
    against: {
      seat: far,
      title: say('scene.lanes.against'),
      note: additions(seeing, name),
      foes: columns.map(({ tile, total }) => ({ tile, total })),
    },
    lanes: movedIn(lanes, read, seeing),
    unused: unused.length === 0 ? null : { title: say('scene.lanes.unused'), tiles: unused },
    legend: {
      wins: say('scene.lanes.wins'),
      ties: say('scene.lanes.ties'),
      needs: say('scene.lanes.needs'),
      short: say('scene.lanes.short'),
    },
  } satisfies LanesBlock
}

// ---------------------------------------------------------------- the opponent

interface Foe {
  readonly tile: Tile
  readonly total: Figure
  readonly power: number
}

/** The known fighters of the opponent without their weapons and Battle cards, the strongest first. */
function foesOf({ view, side, far, speaker: { say } }: PlanContext): Foe[] {
  const powers = view.battle?.where === 'space' ? null : powersIn(withCards(view, side, []), far)
  return forceOn(view, far)
    .fighters.flatMap((fighter): Foe[] => {
      const { handle, card } = fighter
      const power = powers === null ? shipPower(fighter, far, view) : (powers.get(handle) ?? 0)
      const total = powerFigure(card, power, say)
      return total === null ? [] : [{ tile: tileOf(handle, card), total, power }]
    })
    .sort((one, other) => other.power - one.power)
}

/** "Bob may add 1 Battle card, 2 weapons": their number is known, but not who uses them. */
function additions({ decision, view, far, speaker: { say } }: PlanContext, name: string): string {
  const { number } = decision.about
  const weapons = forceOn(view, far).weapons.length
  const parts = [
    ...(number === 0 ? [] : [say('scene.lanes.cards', { count: number })]),
    ...(weapons === 0 ? [] : [say('scene.lanes.weapons', { count: weapons })]),
  ]
  return parts.length === 0
    ? say('scene.lanes.add-nothing', { name })
    : say('scene.lanes.add', { name, cards: parts.join(', ') })
}

// ---------------------------------------------------------------- a lane

interface LaneContext {
  readonly seeing: PlanContext
  readonly foes: readonly Foe[]
  readonly columns: readonly Foe[]
  /** Lanes only count the opponents that they beat. */
  readonly counts: boolean
}

function laneOf(fight: NextFighter, at: number, read: PlanRead, { seeing, foes, columns, counts }: LaneContext): Lane {
  const { view, speaker } = seeing
  const { say } = speaker
  const sum = sumOf(fight, read, view)
  const total = totalIn(sum)
  const chips = chipsOf(fight, sum, read, seeing)
  const damage = fight.characters.map((one) => asPlayed(fighterCard(one), view.rules).damage)
  const against = (foe: Foe) => resultOf(total, sum.draws, foe.power)
  return {
    number: at + 1,
    fighters: fight.characters.map(({ id, card }) => tileOf(id, card)),
    name: fight.characters.map(({ card }) => titleOf(card)).join(' + '),
    ...(chips.length > 0 ? {} : { note: say('scene.lanes.damage', { damage: damage.join(' + ') }) }),
    chips,
    total: {
      id: 'power',
      label: say('scene.power'),
      value: `${total}`,
      ...(sum.draws > 0 ? { draws: sum.draws } : {}),
    },
    results: counts ? [] : columns.map(against),
    ...(counts ? { beats: beatsOf(foes.map(against), seeing) } : {}),
  }
}

const totalIn = ({ power: { characters, location, weapon, texts, battle } }: PlanSum): number =>
  Math.max(0, characters + location + weapon + texts + battle)

/** The highest number that can be drawn. */
const HIGHEST = Math.max(...cards.map(destinyOf))

/** A lane against a fighter, by what both are known to have. A draw may find an empty deck, so that 1 is not sure. */
function resultOf(total: number, draws: number, theirs: number): LaneResult {
  if (total > theirs) return { kind: 'wins' }
  const draw = theirs - total + 1
  if (draw <= draws * HIGHEST) return { kind: 'needs', draw }
  return total === theirs ? { kind: 'ties' } : { kind: 'short', by: theirs - total }
}

/** Above this share a lane beats many, below the rest of it few. */
const MANY = 2 / 3

function beatsOf(results: readonly LaneResult[], { speaker: { say } }: PlanContext): NonNullable<Lane['beats']> {
  const beaten = results.filter(({ kind }) => kind === 'wins' || kind === 'needs').length
  const share = results.length === 0 ? 1 : beaten / results.length
  return {
    text: say('scene.lanes.beats', { beaten }),
    tone: share > MANY ? 'good' : share < 1 - MANY ? 'bad' : 'even',
  }
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** The Battle card and weapons of a lane, the bonus of the place and the texts that count in it. */
function chipsOf(fight: NextFighter, sum: PlanSum, read: PlanRead, { speaker: { say } }: PlanContext): Lane['chips'] {
  const chips: Lane['chips'][number][] = []
  const gain = (bonus: number, draws: number, card: string) => {
    const gained = [...(bonus === 0 ? [] : [signed(bonus)]), ...(draws === 0 ? [] : [say('scene.draw')])].join(' ')
    return gained === '' ? { text: titleOf(card) } : { text: gained, name: titleOf(card) }
  }
  const used = fight.weapons.filter(({ handle }) => sum.weapons.some((one) => one.handle === handle))
  for (const { card } of used) {
    const alone = used.length === 1
    chips.push({ id: 'gun', card, ...(alone ? gain(sum.power.weapon, 0, card) : { text: titleOf(card) }) })
  }
  for (const piece of [...fight.weapons.filter((one) => !used.includes(one)), ...fight.ignored, ...fight.faults]) {
    const weapon = cardById(piece.card).type === 'weapon'
    chips.push({ id: weapon ? 'gun' : 'bolt', card: piece.card, text: titleOf(piece.card), idle: true })
  }
  if (fight.battle !== null) {
    const { card } = fight.battle
    const draws = battleUse(read.where, card)?.use.draws ?? 0
    const gained = gain(sum.power.battle, sum.works ? draws : 0, card)
    chips.push({ id: 'bolt', card, ...gained, ...(sum.works ? {} : { idle: true }) })
  }
  if (sum.power.location !== 0) chips.push({ id: 'pin', text: signed(sum.power.location) })
  if (sum.power.texts !== 0) chips.push({ id: 'text', text: `${say('scene.text')} ${signed(sum.power.texts)}` })
  return chips
}

// ---------------------------------------------------------------- many lanes

/** Joins lanes that are equal and follow each other, where there would be too many. */
function shared(lanes: readonly Lane[]): Lane[] {
  if (lanes.length <= MOST_LANES) return [...lanes]
  const joined: { lane: Lane; copies: number }[] = []
  for (const lane of lanes) {
    const last = joined.at(-1)
    if (last !== undefined && isAlike(last.lane, lane)) last.copies++
    else joined.push({ lane, copies: 1 })
  }
  return joined.map(({ lane, copies }) => (copies === 1 ? lane : { ...lane, name: `${lane.name} ×${copies}` }))
}

const isAlike = (one: Lane, other: Lane): boolean =>
  one.fighters.length === 1 &&
  one.fighters[0]?.card === other.fighters[0]?.card &&
  other.fighters.length === 1 &&
  JSON.stringify([one.total, one.chips, one.results]) === JSON.stringify([other.total, other.chips, other.results])

// ---------------------------------------------------------------- a moved card

/** Marks the lane whose first fighter is the only one that stands elsewhere than in the plan with the strongest first. */
function movedIn(lanes: readonly Lane[], read: PlanRead, { decision, begun, speaker }: PlanContext): readonly Lane[] {
  if (begun.suggested || decision.shape.type !== 'arrange' || lanes.length !== read.fights.length) return lanes
  const { shape } = decision
  const anchors = new Set(shape.pieces.filter(({ anchor }) => anchor).map(({ id }) => id))
  const order = (row: readonly string[]) => row.filter((id) => anchors.has(id))
  const before = order(goodPlan({ shape }, read.place))
  const now = order(refitted(shape.pieces, begun.arrange ?? []))
  const moved = movedFrom(before, now)
  if (moved === null) return lanes
  const text = speaker.say('scene.lanes.from', { lane: moved.from + 1 })
  return lanes.map((lane) =>
    lane.fighters.some(({ handle }) => handle === moved.id) ? { ...lane, moved: text } : lane,
  )
}

/** Returns the one that was moved, and its old place; null where none was, or more than one. */
export function movedFrom(before: readonly string[], now: readonly string[]): { id: string; from: number } | null {
  if (before.every((id, at) => id === now[at])) return null
  const rest = (row: readonly string[], id: string) => row.filter((one) => one !== id).join(' ')
  // Of two neighbours that changed places, the one that is now in front counts.
  const id = now.find((one) => rest(before, one) === rest(now, one))
  return id === undefined ? null : { id, from: before.indexOf(id) }
}
