/** Plays scenarios while a card lacks a piece of its text: a scenario that shows the piece fails then. */
import { cardOf, type EngineCard, type Side } from '../../src/games/swccg/state/engine-card.ts'
import { forgetAnswers } from '../../src/games/swccg/texts/hand-answers.ts'

type Changeable = { -readonly [Field in keyof EngineCard]: EngineCard[Field] }

/** Returns what `played` gives while a card, or a side of one, has no piece of this key. */
export function withoutPiece<T>(id: string, without: string, played: () => T): T {
  const card = cardOf(id) as Changeable
  const { text, pieces, weapon } = card
  const left = (side: Side) => Object.fromEntries(Object.entries(text[side]).filter(([key]) => key !== without))
  card.text = { dark: left('dark'), light: left('light') }
  card.pieces = { dark: Object.values(card.text.dark), light: Object.values(card.text.light) }
  // A weapon without its text about shots fires nothing.
  const shot = text[card.side][without]
  if (shot !== undefined && 'word' in shot && shot.word.startsWith('shoots')) delete card.weapon
  forgetAnswers()
  try {
    return played()
  } finally {
    Object.assign(card, { text, pieces }, weapon === undefined ? {} : { weapon })
    forgetAnswers()
  }
}

/** The pieces of a card that are played, by their keys. */
export const piecesOf = (id: string): readonly string[] => {
  const { text } = cardOf(id)
  const keys = [...Object.entries(text.dark), ...Object.entries(text.light)].flatMap(([key, piece]) =>
    'later' in piece ? [] : [key],
  )
  return [...new Set(keys)]
}
