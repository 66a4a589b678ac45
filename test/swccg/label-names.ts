/** The names that labels of the Star Wars CCG have to hold: the card, and the place, carrier or target, also where there is only one. */
import type { Option } from '../../src/contract/index.ts'
import { cardOf } from '../../src/games/swccg/state/engine-card.ts'
import { locationAt, pieceOf } from '../../src/games/swccg/state/nesting.ts'
import type { View } from '../../src/games/swccg/view/player-view.ts'
import { briefName, shortName } from '../../src/games/swccg/words/short-names.ts'
import type { Named, Names } from '../games/label-complaints.ts'

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const ofCard = (card: unknown): Named =>
  typeof card === 'string' ? [cardOf(card).title, shortName(card), briefName(card)] : []

/** The names of a handle, of a place or of a card by itself. */
function thing(view: View, id: string | null): Named {
  if (id === null) return []
  if (view.places.some((place) => place.id === id)) return ofCard(locationAt(view, id).id)
  const piece = pieceOf(view, id)
  return piece === null ? [] : ofCard(piece.card)
}

/** Where an option leads: a carrier, or a place. */
const goal = (view: View, { about = {} }: Option): Named => thing(view, text(about.on) ?? text(about.place))

/** The kinds of questions of which each option says where its card goes, or what it is aimed at. */
const WAYS = ['deploy-where', 'move-where']
const AIMS = ['target', 'again', 'text-target', 'goal']

/** The names that each label has to hold. */
export const swccgNames: Names = ({ kind, about }, option, seen) => {
  const view: View = seen
  const { card, face, group, about: facts = {} } = option
  const subject = [ofCard(about.card), thing(view, text(about.piece))].filter((names) => names.length > 0).slice(0, 1)
  if (WAYS.includes(kind)) return [...subject, goal(view, option)]
  if (AIMS.includes(kind)) return [...subject, face === undefined ? ofCard(card) : thing(view, face)]
  if (group === 'drain' || group === 'battle') return [thing(view, text(facts.place))]
  if (group === 'fire') return [thing(view, text(facts.weapon)), thing(view, text(facts.target))]
  return [
    face === undefined ? ofCard(card) : thing(view, face),
    [...thing(view, text(facts.target)), ...ofCard(facts.targetCard)],
    ...(facts.only === true ? [goal(view, option)] : []),
  ]
}
