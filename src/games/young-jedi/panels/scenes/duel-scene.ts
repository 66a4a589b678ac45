/** Pictures of a duel: both duelists with their hits, and the cards to choose from (D). */
import type { Block, Contender, PairBlock, Tile } from '../../../../contract/index.ts'
import type { Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { blockWith } from '../../policies/defaults.ts'
import { triosOf } from '../../policies/dueling.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import { destiniesOf } from '../../state/game-table.ts'
import type { View } from '../../view/player-view.ts'
import { duelingText } from '../../words/card-texts.ts'
import { titleOf } from '../../words/naming.ts'
import type { Speaker } from '../../words/say.ts'
import { boardOf, tableBlocks } from './board.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { stripOf } from './strip.ts'
import { destinyFigure, figuresOf, heldTile, tileOf } from './tiles.ts'
import { choiceTray } from './tray.ts'

/** The pictures of the questions of a duel. */
export const DUEL = {
  duel: startOf,

  substitute: (seeing) => {
    const tiles = optionTiles(seeing)
    return [...facingBlocks(seeing), ...choiceTray(seeing, seeing.speaker.say('scene.substitutes'), tiles)]
  },

  'name-numbers': (seeing) => {
    const { decision, speaker } = seeing
    // Each number stands on a card of the opponent's dueling hand, which nobody sees.
    const tiles = optionsOf(decision).map(
      ({ id }): Tile => ({
        handle: id,
        card: null,
        name: speaker.say('scene.number'),
        plate: { id: 'destiny', label: '', value: id },
      }),
    )
    return [...facingBlocks(seeing), ...choiceTray(seeing, speaker.say('scene.numbers'), tiles)]
  },

  'duel-weapon': (seeing) => {
    const tiles = optionTiles(seeing)
    return [...facingBlocks(seeing), ...choiceTray(seeing, seeing.speaker.say('scene.weapons'), tiles)]
  },

  attack: (seeing) => {
    const { decision, taken } = seeing
    const chosen = optionsOf(decision).find(({ id }) => taken.includes(id))?.about
    return [...facingBlocks(seeing), ...duelingTray(seeing, (handle) => (handle === chosen?.handle ? 'taken' : 'free'))]
  },

  block: (seeing) => {
    const { decision, taken } = seeing
    const [chosen = blockWith(decision)] = taken
    const fits = new Set(optionsOf(decision).map(({ id }) => id))
    return [
      ...facingBlocks(seeing, decision.about.number),
      ...duelingTray(seeing, (handle) => (handle === chosen ? 'taken' : fits.has(handle) ? 'free' : 'no')),
    ]
  },

  'dueling-text': (seeing) => {
    const { card } = seeing.decision.about
    const { speaker } = seeing
    const text = duelingText(card, speaker.language) ?? ''
    const blocks = facingBlocks(seeing)
    return card === ''
      ? blocks
      : [...blocks, { block: 'card', card: tileOf('', card).card ?? card, title: titleOf(card), text }]
  },
} satisfies Partial<ScenePainters>

// ---------------------------------------------------------------- both duelists

/** Returns the score and both duelists; `attack`: the number with which the opponent attacks. */
export function facingBlocks(seeing: SceneContext, attack?: number): Block[] {
  const { view, side, speaker } = seeing
  const pair = pairOf(view, side, speaker, attack)
  return [stripOf(view, side, speaker), ...(pair === null ? tableBlocks(boardOf(view, side), speaker) : [pair])]
}

/** Returns both duelists, the near side first; null where one of them has left. */
export function pairOf(view: View, near: Side, speaker: Speaker, attack?: number): PairBlock | null {
  const { duel } = view
  if (duel === null) return null
  const far = near === 'dark' ? 'light' : 'dark'
  const facing = (side: Side): Contender | null => {
    const one = duel.duelists[side]
    if (one === null) return null
    const weapon = duel.weapons[side]
    const attacks = side === far && attack !== undefined ? speaker.say('scene.attacks', { number: attack }) : null
    const note = attacks ?? (weapon === null ? null : titleOf(weapon))
    return facingOf({ side, handle: one.handle, card: one.card, hits: duel.hits[side], note }, speaker)
  }
  const [mine, theirs] = [facing(near), facing(far)]
  return mine === null || theirs === null ? null : { block: 'pair', sides: [mine, theirs] }
}

interface Duelist {
  readonly side: Side
  readonly handle: string
  readonly card: string
  readonly hits: number
  readonly note: string | null
}

function facingOf({ side, handle, card, hits, note }: Duelist, { say }: Speaker): Contender {
  const damage = damageOf(card)
  return {
    seat: side,
    tile: tileOf(handle, card),
    ...(note === null ? {} : { note }),
    hits: { taken: hits, of: damage, label: say('scene.hits', { hits, damage }) },
  }
}

/** The hits that defeat a duelist (rule 23.7): texts don't change their number. */
function damageOf(id: string): number {
  const card = cardById(id)
  return 'damage' in card ? card.damage : 0
}

// ---------------------------------------------------------------- starting a duel

/** The duel that would be started; the table where none is chosen. */
function startOf(seeing: SceneContext<DecisionOf<'duel'>>): Block[] {
  const { decision, view, side, far, speaker, taken } = seeing
  const trios = triosOf(view, decision)
  const trio = trios.find(({ who, arm, foe }) => [who, arm, foe].every(({ id }) => taken.includes(id)))
  const strip = stripOf(view, side, speaker)
  if (trio === undefined) return [strip, ...tableBlocks(boardOf(view, side), speaker)]
  const { who, arm, foe } = trio
  const facing = (of: Side, { card = '', about }: typeof who, note: string | null) =>
    facingOf({ side: of, handle: about.handle, card, hits: 0, note }, speaker)
  return [
    strip,
    {
      block: 'pair',
      sides: [
        facing(side, who, speaker.say('scene.with-weapon', { weapon: titleOf(arm.card ?? '') })),
        facing(far, foe, null),
      ],
    },
  ]
}

// ---------------------------------------------------------------- cards to choose from

/** The cards among the options. */
function optionTiles({ decision, view, speaker }: SceneContext<DecisionOf<'substitute' | 'duel-weapon'>>): Tile[] {
  return optionsOf(decision).flatMap(({ id, card }): Tile[] =>
    card === undefined ? [] : [{ ...tileOf(id, card), figures: figuresOf(card, undefined, view, speaker.say) }],
  )
}

type Exchange = SceneContext<DecisionOf<'attack'>> | SceneContext<DecisionOf<'block'>>

/** The own dueling hand, each card under its number. */
function duelingTray(seeing: Exchange, of: (handle: string) => 'taken' | 'free' | 'no'): Block[] {
  const { view, side, far, speaker, name, mark } = seeing
  const { say } = speaker
  const cards = view.duel?.own ?? []
  if (cards.length === 0) return []
  const tiles = cards.map(({ handle, card }): Tile => {
    const plate = destinyFigure(card, say)
    const stands = of(handle)
    const state = stands === 'taken' ? { state: mark } : stands === 'no' ? ({ state: 'dim' } as const) : {}
    return { ...tileOf(handle, card), ...(plate === null ? {} : { plate }), ...state }
  })
  const highest = (tile: Tile) => Math.max(0, ...destiniesOf(tile.card ?? ''))
  return [
    {
      block: 'tray',
      seat: side,
      title: say('scene.dueling-hand'),
      note: say('scene.holds', { name, cards: view.duel?.hands[far] ?? 0 }),
      tiles: [...tiles].sort((one, other) => highest(other) - highest(one)),
      ...(mark === 'suggested' && tiles.some(({ state }) => state === mark)
        ? { suggested: say('scene.suggested') }
        : {}),
    },
  ]
}

/** Returns the dueling hand of the reader while nothing is asked. */
export function restingDuel(view: View, near: Side, speaker: Speaker): Block[] {
  const cards = view.duel?.own ?? []
  if (cards.length === 0) return []
  const tiles = cards.map((held) => heldTile(held, view, near, speaker))
  return [{ block: 'tray', seat: near, title: speaker.say('scene.dueling-hand'), tiles }]
}
