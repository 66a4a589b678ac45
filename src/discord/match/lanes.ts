/** The list that moves the cards of a plan: each entry is a ready move, or with many of them first a card, then its place. Pure. */

import { type ArrangeShape, PANEL_LABEL } from '../../contract/index.ts'
import { distinctLabels, shortLabel } from '../../kit/wording/labels.ts'
import type { Say } from '../../locales/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { pieceOf } from '../../matches/draft-start.ts'
import type { PanelId } from '../acts/acts.ts'
import { anchorsIn, END, fitsAt, hasAnchors, isAnchor, pieceGroupsOf, TO, waysOf } from '../editors/arrange.ts'
import { type ControlRow, type MenuEntry, MOST, select } from '../shell/components.ts'

/** Everything from which the list of a plan is made. */
export interface LanesInput {
  readonly shape: ArrangeShape
  /** The row as it lies, and the card that has been picked. */
  readonly draft: Draft
  /** The short name of each piece. */
  readonly names: Readonly<Record<string, string>>
  /** The custom id of an action on the plan. */
  readonly id: PanelId
  readonly say: Say
}

/** The most characters of the name of the user beside the card that they get. */
const USER = 14

/** Returns the list of moves; none where nothing can be moved. */
export function laneRow(input: LanesInput): ControlRow[] {
  const { shape, draft, id, say } = input
  const pieces = movable(input)
  const moves = pieces.flatMap((piece) => movesOf(input, piece))
  if (moves.length === 0) return []
  if (moves.length <= MOST.options) return [select(id('lane'), say('lane.move'), distinctLabels(moves))]
  const { picked } = draft
  if (picked !== undefined && pieces.includes(picked)) {
    const places = movesOf(input, picked).slice(0, MOST.options)
    return [
      select(
        id('lane'),
        labelOf(input, picked, (one) => say('lane.where', { piece: one })),
        distinctLabels(places),
      ),
    ]
  }
  const cards = pieces
    .slice(0, MOST.options)
    .map((piece) => ({ value: piece, label: labelOf(input, piece, (one) => one) }))
  return [select(id('pick'), shape.pieces.length > 0 ? say('lane.move') : '', distinctLabels(cards))]
}

/** The name of a card with the other words of its label, shortened by words to its room. */
function labelOf({ names }: LanesInput, piece: string, label: (piece: string) => string): string {
  const room = PANEL_LABEL - label('').length
  return label(shortLabel(names[piece] ?? piece, room))
}

/** The cards that can be moved: fighters where there are several, and every way of playing what serves them. */
function movable({ shape, draft: { arrange: present = [] } }: LanesInput): string[] {
  const anchors = anchorsIn(pieceGroupsOf(shape, present))
  const loose = hasAnchors(shape) ? present.filter((one) => !isAnchor(shape, one)) : []
  return [...(anchors.length < 2 ? [] : anchors), ...loose.flatMap((one) => waysOf(shape, one))]
}

function movesOf(input: LanesInput, piece: string): MenuEntry[] {
  const { shape, draft, say } = input
  const { arrange: present = [] } = draft
  const groups = pieceGroupsOf(shape, present)
  const anchors = anchorsIn(groups)
  if (pieceOf(shape, piece)?.anchor === true || !hasAnchors(shape))
    return anchors.flatMap((_, place) =>
      anchors[place] === piece
        ? []
        : [
            {
              value: `${piece}${TO}${place}`,
              label: labelOf(input, piece, (one) =>
                say(hasAnchors(shape) ? 'lane.place' : 'lane.position', { piece: one, lane: place + 1 }),
              ),
            },
          ],
    )
  const now = groups.find(({ before }) => before.includes(piece))
  const users = anchors.filter((anchor) => fitsAt(shape, piece, anchor) && now?.anchor !== anchor)
  const gifts = users.map((user) => ({
    value: `${piece}${TO}${user}`,
    label: giftLabel(input, piece, user),
    hint: say('lane.lane', { lane: anchors.indexOf(user) + 1 }),
  }))
  const back = {
    value: `${piece}${TO}${END}`,
    label: labelOf(input, piece, (one) => say('lane.back', { piece: one })),
    hint: say('lane.unused'),
  }
  return now === undefined || now.anchor === null ? gifts : [...gifts, back]
}

/** The label of such a move: the user’s short name, and as much of the card's as has room beside it. */
function giftLabel(input: LanesInput, piece: string, user: string): string {
  const { names, say } = input
  const short = shortLabel(names[user] ?? user, USER)
  const room = PANEL_LABEL - say('lane.give', { piece: '', user: short }).length
  return say('lane.give', { piece: shortLabel(names[piece] ?? piece, room), user: short })
}
