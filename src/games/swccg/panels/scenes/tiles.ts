/** Cards as small pictures: on table with their power, in hand with their cost. */
import type { Figure, Tile } from '../../../../contract/index.ts'
import { isBack } from '../../cards/two-sides.ts'
import { cardOf, type Side } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { lyingPiece, restingUnder } from '../../state/nesting.ts'
import type { RootSeen } from '../../view/place-seen.ts'
import { markName } from '../../words/mark-names.ts'
import { briefName, shortName } from '../../words/short-names.ts'
import type { SceneContext } from './scene-context.ts'
import type { CardMark, Ghost, HeldMark, SceneMarks } from './scene-marks.ts'

/** Returns a power with its name. */
export const powerFigure = ({ speaker }: SceneContext, power: number): Figure => ({
  id: 'power',
  label: speaker.say('moment.power'),
  value: String(power),
})

/** Returns the price of something. */
const costFigure = ({ speaker }: SceneContext, cost: number): Figure => ({
  id: 'cost',
  label: speaker.say('scene.cost'),
  value: String(cost),
  ...(cost === 0 ? { idle: true } : {}),
})

/** The most characters of a name below a small face. */
const TILE = 18

/** Returns the name of a card below its face. */
const tileName = (card: string): string => (shortName(card).length > TILE ? briefName(card) : shortName(card))

/** Returns a card on table by its name alone. */
export const plainTile = ({ handle, card, hit }: Pick<TableCard, 'handle' | 'card' | 'hit'>): Tile => ({
  handle,
  card,
  name: tileName(card),
  ...(hit === true ? { turned: true } : {}),
  ...(isBack(card) ? { flipped: true } : {}),
})

/** Returns a card that lies at a place by itself: its power with all aboard, its crew, and whether it is armed. */
export function rootTile(context: SceneContext, root: RootSeen, { cards }: Pick<SceneMarks, 'cards'>): Tile {
  const { piece, power, crew, weapons } = root
  const mark: CardMark = cards?.get(piece.handle) ?? aboardMark(root, cards)
  return {
    ...plainTile(piece),
    plate: powerFigure(context, power),
    ...(crew.length === 0 ? {} : { crew: crew.length, carries: crew.map(plainTile) }),
    ...(weapons.length === 0 ? {} : { armed: true }),
    ...keptBy(context, root),
    ...mark,
  }
}

/** Returns the cards with a mark that rest under a card and those aboard. */
export const keptUnder = ({ view }: SceneContext, { piece, crew }: RootSeen): readonly TableCard[] =>
  [piece, ...crew].flatMap(({ handle }) => restingUnder(view, handle)).filter(({ mark }) => mark !== undefined)

/** Whether a card has crashed, and the cards that rest under it, in words: "captive: Midge". */
function keptBy(context: SceneContext, root: RootSeen): Pick<Tile, 'keeps'> {
  const { say, language } = context.speaker
  const kept = keptUnder(context, root).flatMap(({ card, mark }) =>
    mark === undefined ? [] : [say('scene.kept', { mark: markName(mark, language), name: shortName(card) })],
  )
  const words = [...(root.piece.crashed === true ? [say('scene.crashed')] : []), ...kept]
  return words.length === 0 ? {} : { keeps: words.join(', ') }
}

/** Returns a line on each of these cards that rests with a mark: "Midge, captive (Tarl)". */
export const keptLines = ({ view, speaker }: SceneContext, cards: readonly TableCard[]): readonly string[] =>
  cards.flatMap(({ card, mark, on }) => {
    const bearer = lyingPiece(view, on)
    if (mark === undefined) return []
    const own = { name: shortName(card), mark: markName(mark, speaker.language) }
    if (bearer === null) return [speaker.say('scene.kept', own)]
    const words = { ...own, by: shortName(bearer.card) }
    return [speaker.say('scene.kept.by', words)]
  })

/** A card that comes aboard, or goes, marks the one that carries it. */
function aboardMark({ crew, weapons }: RootSeen, cards: SceneMarks['cards']): CardMark {
  const marked = [...crew, ...weapons].flatMap(({ handle }) => cards?.get(handle) ?? [])
  const coming = marked.find(({ state }) => state === 'coming' || state === 'chosen' || state === 'suggested')
  return coming === undefined ? {} : { state: coming.proposed === true ? 'suggested' : 'chosen' }
}

/** The side of a card by its id. */
export const ownerOf = ({ card }: Pick<Ghost, 'card'>): Side => cardOf(card).side

/** Returns a card at the place that it leaves. */
export const ghostTile = (context: SceneContext, { handle, card, power }: Ghost): Tile => ({
  ...plainTile({ handle, card }),
  plate: powerFigure(context, power),
  state: 'leaving',
})

/** Returns a card of the hand with what it costs; an Interrupt has no price. */
export function heldTile(context: SceneContext, { handle, card, cost, ...mark }: HeldMark): Tile {
  const printed = cardOf(card).deploy
  const price = cost === null ? undefined : (cost ?? printed)
  return {
    ...plainTile({ handle, card }),
    ...(price === undefined ? {} : { plate: costFigure(context, price) }),
    ...mark,
  }
}
