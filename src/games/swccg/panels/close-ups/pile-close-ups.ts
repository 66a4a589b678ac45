/** Cards at no place by themselves: hands, Lost Piles, Effects; the piles that go round; and a pile that is searched. */
import type { Block, CloseUp, CloseUpCard, CloseUpName, Tile, Voice } from '../../../../contract/index.ts'
import { jointsOf } from '../../../../kit/wording/words.ts'
import { cardNumbers } from '../../explain/place-numbers.ts'
import { TYPE_LABELS } from '../../library/card-labels.ts'
import { cardOf, SIDES, type Side } from '../../state/engine-card.ts'
import { sideOfPiece } from '../../state/nesting.ts'
import { counted } from '../../story/telling-context.ts'
import type { View } from '../../view/player-view.ts'
import { word } from '../../words/dictionary.ts'
import { shortName } from '../../words/short-names.ts'
import type { StorySpeaker } from '../../words/speaker.ts'
import { SHORT } from '../scenes/piles-and-hand.ts'
import { type SceneContext, sceneContext } from '../scenes/scene-context.ts'
import { stripOf } from '../scenes/strip-and-track.ts'
import { plainTile } from '../scenes/tiles.ts'

/** Ids of the parts beside those of sides, which end with the side. */
export const PILES = 'piles'
export const SEARCHED = 'searched'
const HAND = 'hand'
const TABLE = 'table-'
const LOST = 'lost-'

/** The most cards of a heap that are drawn; all are listed. */
const DRAWN = 12

/** Cards that lie together at no place. */
interface Heap extends CloseUpName {
  readonly hint: string
  readonly cards: readonly CloseUpCard[]
  /** A few words on who sees them. */
  readonly note: string
}

function heapsOf({ view, speaker, near, far, plays }: SceneContext): readonly Heap[] {
  const { say, tell } = speaker
  const typeOf = (card: string) => TYPE_LABELS[cardOf(card).type][speaker.language]
  const held = plays
    ? [{ id: HAND, label: say('near.hand'), note: say('near.hidden'), cards: view.hand.map(hinted(typeOf)) }]
    : []
  const tables = [near, far].map((side) => ({
    ...{ id: `${TABLE}${side}`, label: tell(side, 'near.table'), note: say('near.open') },
    cards: view.pieces
      .filter((piece) => piece.at === null && piece.on === null && sideOfPiece(piece) === side)
      .flatMap((piece) => [piece, ...view.pieces.filter(({ on }) => on === piece.handle)])
      .map(hinted(typeOf)),
  }))
  const lost = [near, far].map((side) => ({
    ...{ id: `${LOST}${side}`, label: tell(side, 'near.lost'), note: say('near.open') },
    cards: lostCards(view, side).map(hinted(typeOf)),
  }))
  return [...held, ...tables, ...lost]
    .filter(({ cards }) => cards.length > 0)
    .map((heap) => ({ ...heap, hint: say('near.cards', { count: heap.cards.length }) }))
}

const hinted =
  (typeOf: (card: string) => string) =>
  ({ handle, card }: { readonly handle: string; readonly card: string }): CloseUpCard => ({
    handle,
    card,
    hint: typeOf(card),
  })

/** A Lost Pile, the last lost card first. */
const lostCards = ({ lost }: View, side: Side) =>
  lost[side].map((card, at) => ({ handle: `${side}-lost-${at}`, card })).toReversed()

/** Returns the names of cards at no place, by where they lie. */
export const heapEntries = (view: View, voice: Voice): readonly CloseUpName[] =>
  heapsOf(sceneContext(view, voice)).map(({ id, label, hint }) => ({
    id,
    label,
    hint,
  }))

/** Returns cards at no place by themselves; null where the reader sees no such cards. */
export function heapCloseUp(id: string, view: View, voice: Voice): CloseUp | null {
  const context = sceneContext(view, voice)
  const { speaker } = context
  const heaps = heapsOf(context)
  const at = heaps.findIndex((heap) => heap.id === id)
  const heap = heaps[at]
  if (heap === undefined) return null
  const next = heaps.length < 2 ? undefined : heaps[(at + 1) % heaps.length]
  const isLost = id.startsWith(LOST)
  return {
    news: [],
    title: heap.label,
    below: isLost ? `${heap.hint}, ${speaker.say('near.top')}` : heap.hint,
    scene: () => ({ blocks: [stripOf(context), trayOf(context, heap, isLost ? sideIn(id) : context.near)] }),
    placeholder: speaker.say(isLost ? 'near.pick.lost' : 'near.pick.pile'),
    cards: heap.cards,
    ...(next === undefined ? {} : { next: { id: next.id, label: next.label } }),
    ...(isLost
      ? {}
      : { numbers: () => heap.cards.flatMap(({ handle, card }) => cardNumbers(handle, card, view, voice)) }),
  }
}

const sideIn = (id: string): Side => SIDES.find((side) => id.endsWith(side)) ?? 'dark'

function trayOf({ view }: SceneContext, { label, note, cards, id }: Heap, seat: Side): Block {
  const shown = cards.slice(0, DRAWN)
  const owner = id.startsWith(TABLE) ? sideIn(id) : seat
  const tiles = shown.map(({ handle, card }): Tile => {
    const price = id === HAND ? cardOf(card).deploy : undefined
    const hit = view.pieces.find((piece) => piece.handle === handle)?.hit
    return {
      ...plainTile({ handle, card, ...(hit === undefined ? {} : { hit }) }),
      ...(price === undefined ? {} : { plate: { id: 'cost', label: '', value: String(price) } }),
    }
  })
  return { block: 'tray', seat: owner, title: `${label}, ${cards.length}`, note, tiles }
}

// ---------------------------------------------------------------- piles

/** Returns the entry of the piles in the menu. */
export function pilesEntry(view: View, voice: Voice): CloseUpName {
  const { speaker, near, far, plays } = sceneContext(view, voice)
  const { say, name } = speaker
  const hint = plays
    ? say('near.piles.hint', { name: name(far) })
    : say('near.piles.both', { near: name(near), far: name(far) })
  return { id: PILES, label: say('near.piles'), hint }
}

/** Returns the piles of both sides, and how they go round. */
export function pilesCloseUp(view: View, voice: Voice): CloseUp {
  const context = sceneContext(view, voice)
  const { speaker, near, far, plays } = context
  const { say, name } = speaker
  const heaps = heapsOf(context)
  const lost = heaps.find(({ id }) => id === `${LOST}${near}`)
  const theirs = heaps.find(({ id }) => id === `${LOST}${far}`)
  return {
    news: [say('near.life')],
    title: plays
      ? say('near.piles.title', { name: name(far) })
      : say('near.piles.title-both', { near: name(near), far: name(far) }),
    below: say(plays ? 'near.piles.below' : 'near.piles.below-both'),
    scene: () => ({ blocks: pilesBlocks(context, lost) }),
    placeholder: say('near.pick.lost'),
    cards: lost?.cards ?? [],
    ...(theirs === undefined ? {} : { next: { id: theirs.id, label: theirs.label } }),
  }
}

function pilesBlocks(context: SceneContext, lost: Heap | undefined): readonly Block[] {
  const { view, speaker, near, far } = context
  const { say } = speaker
  const { force, reserve, used } = view.sizes[near]
  return [
    stripOf(context),
    {
      block: 'sources',
      round: true,
      sources: [
        { id: 'deck', label: say('scene.reserve'), count: reserve, ...(reserve < SHORT ? { low: true } : {}) },
        { id: 'force', label: say('scene.force'), count: force, now: true },
        { id: 'undo', label: say('scene.used'), count: used },
      ],
    },
    { block: 'note', lines: [{ text: say('near.round') }] },
    ...(lost === undefined ? [] : [trayOf(context, lost, near)]),
    {
      block: 'piles',
      seat: far,
      title: speaker.name(far),
      piles: [
        { id: 'hand', label: say('scene.hand'), count: view.sizes[far].hand },
        { id: 'deck', label: say('scene.reserve'), count: view.sizes[far].reserve },
        { id: 'force', label: say('scene.force'), count: view.sizes[far].force },
        { id: 'undo', label: say('scene.used'), count: view.sizes[far].used },
        { id: 'lost', label: say('scene.lost'), count: view.lost[far].length },
      ],
    },
  ]
}

// ---------------------------------------------------------------- a search

/** Returns the entry of the pile that the reader searches now; none where they don't. */
export function searchedEntries({ searched }: View, { say }: StorySpeaker): readonly CloseUpName[] {
  if (searched.length === 0) return []
  return [{ id: SEARCHED, label: say('near.searched'), hint: say('near.searched.hint') }]
}

/** Returns the pile that the reader searches now, sorted by type and title (SG-93); null where they don't. */
export function searchedCloseUp(view: View, voice: Voice): CloseUp | null {
  const { speaker } = sceneContext(view, voice)
  const { say, language } = speaker
  const { searched } = view
  if (searched.length === 0) return null
  const cards = searched.flatMap((pile) => pile.cards)
  return {
    news: [say('near.searched.news')],
    title: searched
      .map((one) =>
        speaker.tell(one.owner, 'near.searched.title', { pile: word(one.pile, language), count: one.cards.length }),
      )
      .join(' · '),
    below: say('near.searched.below'),
    lines: searched.flatMap((pile) => typesOf(pile.cards, language)),
    placeholder: say('near.pick.pile'),
    cards: [...new Set(cards)].map((card) => ({
      handle: card,
      card,
      hint: TYPE_LABELS[cardOf(card).type][language],
    })),
  }
}

/** The cards by type, a line each; identical ones are counted. */
function typesOf(cards: readonly string[], language: StorySpeaker['language']): readonly string[] {
  const types = [...new Set(cards.map((card) => cardOf(card).type))]
  return types.map((type) => {
    const names = cards.filter((card) => cardOf(card).type === type).map(shortName)
    return `**${TYPE_LABELS[type][language]}**${jointsOf(language).colon}${counted(names).join(', ')}`
  })
}
