/** A step from sector to sector as a picture: the way with the ship as it goes, and its movement destiny. */
import type { Language, MarkedLine, NeedBlock, PathBlock, Scene, Voice, WayStep } from '../../../../contract/index.ts'
import { fitFinal } from '../../../../kit/panels/fitting.ts'
import type { AddedMove } from '../../panels/added-shown.ts'
import { pilesOf } from '../../panels/scenes/piles-and-hand.ts'
import { type SceneContext, sceneContext } from '../../panels/scenes/scene-context.ts'
import type { SceneMarks } from '../../panels/scenes/scene-marks.ts'
import { stripOf, trackOf } from '../../panels/scenes/strip-and-track.ts'
import { ghostTile, ownerOf, rootTile } from '../../panels/scenes/tiles.ts'
import type { Side } from '../../state/engine-card.ts'
import type { Place, TableCard } from '../../state/game-state.ts'
import { locationOf, pieceOf, placeOf, sideOfPiece } from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { rootsSeen } from '../../view/place-seen.ts'
import type { View } from '../../view/player-view.ts'
import { placeName } from '../../words/place-names.ts'
import { speak } from './story.ts'
import { type PassageAhead, passageAhead, pathIn } from './ways.ts'

/** Letters of the names of places on the way, and in a sentence. */
const NAME = { step: 16, sentence: 20 } as const

/** Returns the movement destiny of the next step of a ship in a view; null: it draws none. */
const passageSeen = (view: View, piece: TableCard): PassageAhead | null => passageAhead(readingOf(view), piece)

/** Returns how a step may end, in a few words: "safe with any draw". */
function passageWords(view: View, piece: TableCard, { least }: PassageAhead, language: Language): string {
  const say = speak(language)
  if (view.sizes[sideOfPiece(piece)].reserve === 0) return say('sectors.empty')
  return least === 0 ? say('sectors.safe') : say('sectors.safe-on', { number: least })
}

/**
 * Returns the picture of a step of a ship to or from a sector.
 * @param view before it
 * @param then after it
 * @param marks of the move
 */
function sectorScene(
  { view, then, voice }: { readonly view: View; readonly then: View; readonly voice: Voice },
  { piece: handle, to }: { readonly piece: string; readonly to: string },
  marks: SceneMarks,
): Scene {
  const context = sceneContext(then, voice)
  const piece = pieceOf(view, handle)
  const passage = piece === null ? null : passageSeen(view, piece)
  return {
    blocks: [
      stripOf(context),
      trackOf(context, marks),
      wayOf(context, piece?.at ?? null, to, marks),
      ...(piece === null || passage === null ? [] : [needOf(view, piece, passage, voice.language)]),
      { block: 'note', lines: nextLines(then, handle, voice.language) },
      ...pilesOf(context),
    ],
  }
}

/** The system with its sectors, and all ships there. */
function wayOf(context: SceneContext, from: string | null, to: string, marks: SceneMarks): PathBlock {
  const { view, near, far } = context
  const path = pathIn(view, placeOf(view, to).system)
  const at = (place: string | null) => path.findIndex(({ id }) => id === place)
  const [start, goal] = [at(from), at(to)]
  const steps = path.map((place, index): WayStep => {
    const goes = goal > start ? index === goal : index === start
    return {
      ...{ id: place.id, card: locationOf(place).id, title: placeName(view, place.id, NAME.step) },
      sides: [near, far].map((seat) => sideAt(context, place, seat, marks)),
      ...(index === goal ? { state: marks.places?.get(to) === 'suggested' ? 'suggested' : 'chosen' } : {}),
      ...(goes && start >= 0 ? { taken: goal > start ? 'on' : 'back' } : {}),
    }
  })
  return { block: 'path', steps }
}

function sideAt(context: SceneContext, { id }: Place, seat: Side, marks: SceneMarks): WayStep['sides'][0] {
  const ghosts = (marks.ghosts ?? []).filter((ghost) => ghost.from === id && ownerOf(ghost) === seat)
  const roots = rootsSeen(context.reading, id, seat).map((root) => rootTile(context, root, marks))
  return { seat, tiles: [...roots, ...ghosts.map((ghost) => ghostTile(context, ghost))] }
}

/** The total that the ship needs, and the draws with which it is safe. */
function needOf(view: View, piece: TableCard, passage: PassageAhead, language: Language): NeedBlock {
  const say = speak(language)
  const { needed, maneuver, added, least } = passage
  const safe = least === 0 && view.sizes[sideOfPiece(piece)].reserve > 0
  return {
    ...{ block: 'need', title: say('sectors.destiny'), sum: String(maneuver + added) },
    ...{ draws: 1, says: say('sectors.draws') },
    parts: [
      say('sectors.maneuver', { number: maneuver }),
      ...(added === 0 ? [] : [say('sectors.texts', { sign: added > 0 ? '+' : '−', number: Math.abs(added) })]),
    ],
    needs: {
      text: say('sectors.below', { number: needed }),
      mark: passageWords(view, piece, passage, language),
      tone: safe ? 'good' : 'bad',
    },
  }
}

/** The step that comes after this one, and the rule of sectors. */
function nextLines(then: View, handle: string, language: Language): readonly MarkedLine[] {
  const say = speak(language)
  const piece = pieceOf(then, handle)
  const next = piece === null ? null : passageSeen(then, piece)
  const place = piece?.at == null ? '' : placeName(then, piece.at, NAME.sentence)
  const rule = { text: say('sectors.rule'), tone: 'pale' } as const
  return next === null ? [rule] : [{ text: say('sectors.next', { place, number: next.needed }) }, rule]
}

/** A step from sector to sector: power counts for nothing there, and its movement destiny says how it may end. */
export const sectorMoves: readonly AddedMove[] = [
  {
    kind: 'sector',
    words(view, piece, { cost }, language) {
      const passage = passageSeen(view, piece)
      if (passage === null) return { draws: false, hint: null, below: null }
      const below = fitFinal(speak(language)('sectors.move', { count: cost }))
      return { draws: true, hint: passageWords(view, piece, passage, language), below }
    },
    scene: sectorScene,
  },
]
