/** A battle as a picture: both sides beside each other, their totals, and what the draws may bring. */
import type {
  BarBlock,
  Block,
  ForecastBlock,
  MarkedLine,
  MusterBlock,
  MusterFighter,
  MusterSide,
  PlaceBlock,
} from '../../../../contract/index.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import type { SceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf, trackOf } from '../../panels/scenes/strip-and-track.ts'
import { keptUnder, plainTile, powerFigure } from '../../panels/scenes/tiles.ts'
import { greatestDestiny } from '../../policies/practice/unseen-odds.ts'
import { cardOf, opponentOf, type Side } from '../../state/engine-card.ts'
import type { BattleFrame } from '../../state/game-frames.ts'
import { locationAt } from '../../state/nesting.ts'
import {
  artilleryIn,
  attritionAgainst,
  battleDestinies,
  destinyAbility,
  isInBattle,
  payersIn,
  totalPower,
} from '../../texts/values/battling.ts'
import { defenseOf, numberParts } from '../../texts/values/fighting-values.ts'
import { type RootSeen, rootsSeen } from '../../view/place-seen.ts'
import { placeName } from '../../words/place-names.ts'
import { shortName } from '../../words/short-names.ts'

/** How the cards of a battle stand to the question. */
export interface BattleMarks {
  /** Cards by their handles. */
  readonly fighters?: ReadonlyMap<string, 'aimed' | 'chosen'>
  /** Weapons by their handles: planned or proposed. */
  readonly weapons?: ReadonlyMap<string, 'good' | 'key'>
  /** In the place of those who stand there now. */
  readonly sides?: MusterBlock['sides']
  /** Words in the place of who attacks. */
  readonly note?: string
  /** Words below the totals, in the place of the draws to come. */
  readonly between?: string
  /** How many battles the turn has with this one: above it stand the phases, where no side is crowded. */
  readonly battles?: number
  /** In the place of the forecast. */
  readonly below?: readonly Block[]
}

/** Returns the battle of a view from top to bottom, the reader's piles last. @param battle that goes on, or is supposed */
export function battleBlocks(context: SceneContext, battle: BattleFrame, marks: BattleMarks = {}): readonly Block[] {
  const muster = musterOf(context, battle, marks)
  return [
    stripOf(context),
    ...phasesOf(context, muster, marks),
    placeOf(context, battle, marks),
    muster,
    barOf(context, battle, marks),
    ...(marks.below ?? [forecastOf(context, battle)]),
    ...pilesOf(context),
  ]
}

/** The most fighters of a side beside which there is room for the phases. */
const FEW = 4

const phasesOf = (context: SceneContext, { sides }: MusterBlock, { battles }: BattleMarks): readonly Block[] =>
  battles === undefined || sides.some(({ fighters }) => fighters.length > FEW)
    ? []
    : [trackOf(context, { track: { battle: { state: 'now', value: String(battles) } } })]

/** Returns the place of a battle. */
function placeOf(
  { view, speaker }: SceneContext,
  { at, initiator }: Pick<BattleFrame, 'at' | 'initiator'>,
  { note }: BattleMarks = {},
): PlaceBlock {
  return {
    block: 'place',
    card: locationAt(view, at).id,
    title: placeName(view, at),
    note: note ?? speaker.tell(initiator, 'battle.scene.attacks'),
  }
}

// ---------------------------------------------------------------- the fighters

/** Returns all who fight, the reader's side left; those aboard stand with their carriers. */
function musterOf(context: SceneContext, battle: BattleFrame, marks: BattleMarks = {}): MusterBlock {
  const { near, far } = context
  if (marks.sides !== undefined) return { block: 'muster', sides: marks.sides }
  return { block: 'muster', sides: [sideOf(context, battle, near, marks), sideOf(context, battle, far, marks)] }
}

function sideOf(context: SceneContext, battle: BattleFrame, seat: Side, marks: BattleMarks): MusterSide {
  const { reading, speaker } = context
  const board = { ...reading.board, battle }
  const fighters = [
    ...rootsSeen(reading, battle.at, seat).filter(({ piece }) => isInBattle(board, piece)),
    ...artilleryIn({ board }, seat).map((piece) => ({ piece, power: 0, crew: [], weapons: [piece] })),
  ].map((root) => fighterOf(context, root, marks))
  return { seat, fighters, empty: speaker.say('battle.scene.nobody') }
}

/** Returns one who fights, with its crew and its arms. */
export function fighterOf(context: SceneContext, root: RootSeen, marks: BattleMarks = {}): MusterFighter {
  const { reading, speaker, view } = context
  const { say } = speaker
  const { piece, power, crew, weapons } = root
  const aboard = [piece, ...crew]
  const look = aboard.map(({ handle }) => marks.fighters?.get(handle)).find((one) => one !== undefined)
  const hit = aboard.some((one) => one.hit === true)
  const chips = weapons.map(({ handle, card }) => {
    const tone = marks.weapons?.get(handle)
    const fired = view.battle?.fired.includes(handle) === true
    return {
      icon: 'gun',
      text: fired ? say('battle.scene.fired') : shortName(card),
      ...(tone === undefined ? {} : { tone }),
    }
  })
  const kept = keptUnder(context, root).map(({ card }) => ({ icon: 'lock', text: shortName(card) }))
  const state: MusterFighter['state'] =
    look !== undefined
      ? { look, says: say(`battle.scene.${look}`) }
      : hit
        ? { look: 'hit', says: say('moment.hit') }
        : undefined
  const printed = cardOf(piece.card).power
  return {
    tile: {
      ...plainTile({ handle: piece.handle, card: piece.card }),
      plate: { ...powerFigure(context, power), ...(printed !== undefined && power > printed ? { raised: true } : {}) },
      ...(crew.length === 0 ? {} : { carries: crew.map((one) => plainTile(one)) }),
    },
    ...addedBy(context, root),
    note:
      look === 'aimed'
        ? say('battle.scene.defense', { number: defenseOf(reading, piece) })
        : hit
          ? say('moment.hit')
          : say('battle.scene.ability', { number: destinyAbility(reading, aboard) }),
    ...(chips.length + kept.length === 0 ? {} : { chips: [...chips, ...kept] }),
    ...(state === undefined ? {} : { state }),
  }
}

/** The power that those aboard add to a fighter: "+ 3 + 2". */
function addedBy({ reading }: SceneContext, { piece, crew }: RootSeen): Pick<MusterFighter, 'adds'> {
  const parts = numberParts(reading, piece, 'power')?.parts ?? []
  const added = crew.flatMap(({ card }) => {
    const sum = parts.reduce((all, part) => all + (part.card === card ? part.change : 0), 0)
    return sum > 0 ? [`+ ${sum}`] : []
  })
  return added.length === 0 ? {} : { adds: added.join(' ') }
}

// ---------------------------------------------------------------- the totals

/** Returns both totals as they are now, and which draws are to come. */
function barOf(context: SceneContext, battle: BattleFrame, { between }: BattleMarks = {}): BarBlock {
  const { reading, near, far } = context
  const value = (side: Side) => battle.totals?.[side] ?? totalPower(reading, battle, side)
  return {
    block: 'bar',
    sides: [
      { seat: near, value: value(near) },
      { seat: far, value: value(far) },
    ],
    note: between ?? drawsToCome(context, battle),
  }
}

/** Returns how many battle destinies a side still draws: one that has begun is to come until its card is turned up. */
function drawsLeft({ reading, view }: Pick<SceneContext, 'reading' | 'view'>, battle: BattleFrame, side: Side): number {
  if (battle.totals !== null || reading.board.sizes[side].reserve === 0) return 0
  const { destiny } = view
  const begun = destiny?.side === side && destiny.use === 'battle' && destiny.step === 'about' ? 1 : 0
  return Math.max(begun, battleDestinies(reading, side, battle.at) - battle.draws[side] + begun)
}

function drawsToCome(context: SceneContext, battle: BattleFrame): string {
  const { near, far, speaker } = context
  const { say } = speaker
  const [mine, theirs] = [drawsLeft(context, battle, near), drawsLeft(context, battle, far)]
  const made = battle.counted[near].length + battle.counted[far].length
  if (mine + theirs === 0) return say(made > 0 || battle.totals !== null ? 'battle.scene.drawn' : 'battle.scene.none')
  if (mine === theirs) return say('battle.scene.both', { count: mine })
  if (theirs === 0) return speaker.tell(near, 'battle.scene.draws', { count: mine })
  if (mine === 0) return speaker.tell(far, 'battle.scene.draws', { count: theirs })
  return say('battle.scene.each', { near: speaker.subject(near), mine, far: speaker.subject(far), theirs })
}

/** Returns the losses that the draws may bring to both sides. */
function forecastOf(context: SceneContext, battle: BattleFrame): ForecastBlock {
  const { near, far, speaker } = context
  const { say } = speaker
  const lines = (loser: Side): readonly MarkedLine[] => {
    const { damage, attrition } = worstFor(context, battle, loser)
    const mine = loser === near
    return [
      {
        text: speaker.tell(loser, 'battle.scene.may-lose'),
        mark: say('battle.scene.up-to', { number: damage }),
        tone: damage === 0 ? 'pale' : mine ? 'bad' : 'good',
      },
      { text: say('battle.scene.attrition'), mark: say('battle.scene.up-to', { number: attrition }), tone: 'pale' },
    ]
  }
  // The opponent's losses stand on the reader's side: they are what the reader may win.
  return {
    block: 'forecast',
    sides: [
      { seat: near, lines: lines(far) },
      { seat: far, lines: lines(near) },
    ],
  }
}

/** Returns the most damage and attrition that the draws to come can bring to a side. */
function worstFor(
  context: SceneContext,
  battle: BattleFrame,
  loser: Side,
): { readonly damage: number; readonly attrition: number } {
  const { view, reading } = context
  const winner = opponentOf(loser)
  const more = drawsLeft(context, battle, winner) * greatestDestiny(view, winner)
  const drawn = more === 0 ? battle.destinies[winner] : [...battle.destinies[winner], more]
  const then: BattleFrame = { ...battle, destinies: { ...battle.destinies, [winner]: drawn } }
  const ahead = totalPower(reading, then, winner) - totalPower(reading, then, loser)
  const attrition = attritionAgainst(reading, then, loser)
  const vulnerable = payersIn({ board: { ...reading.board, battle } }, loser).some(
    (piece) => reading.immunity(piece) <= attrition,
  )
  return { damage: Math.max(0, ahead), attrition: vulnerable ? attrition : 0 }
}
