/** The texts in force: those of the cards on table, of locations on both sides, and effects that last (rules 8.2.5, 8.6.3). */
import type { Act, Condition, Modifier, Stat } from '../cards/vocabulary.ts'
import { cardOf, SIDES, type Side } from '../state/engine-card.ts'
import type { Lasting } from '../state/game-state.ts'
import { locationOf, pieceOf, sideOfPiece, whereIs } from '../state/nesting.ts'
import type { Active, Held, Meant, Reading } from '../state/position-reading.ts'
import { isLanded } from '../values/crews.ts'

const isModifier = (piece: object): piece is Modifier => 'does' in piece

function unfolded(modifier: Modifier, conditions: readonly Condition[], key: string): readonly Held[] {
  if (modifier.does !== 'during') return [{ modifier, conditions, key }]
  return modifier.pieces.flatMap((piece, at) => unfolded(piece, [...conditions, modifier.if], `${key}.${at}`))
}

const held = new Map<string, readonly Held[]>()

/** The modifiers of a card's text as it speaks to a side. */
export function heldBy(card: string, side: Side): readonly Held[] {
  const name = `${card}/${side}`
  const known = held.get(name)
  if (known !== undefined) return known
  const { text, title } = cardOf(card)
  const found = text[side].flatMap((piece, at) => (isModifier(piece) ? unfolded(piece, [], `${title}/${at}`) : []))
  held.set(name, found)
  return found
}

/** The key of a modifier: the value that it changes, or else its deed. */
type Key = Stat | Modifier['does']
export function keyOf(modifier: Modifier): Key {
  if (modifier.does === 'pilots') return modifier.stat ?? 'power'
  return 'stat' in modifier && modifier.stat !== undefined ? modifier.stat : modifier.does
}

/** Returns a look-up of everything in force, each list in the order of the table. */
export function lookUp(reading: Reading): (key: Key) => readonly Active[] {
  let found: Map<Key, Active[]> | null = null
  return (key) => {
    if (found === null) {
      found = new Map()
      for (const active of activeIn(reading)) {
        const name = keyOf(active.modifier)
        const list = found.get(name)
        if (list === undefined) found.set(name, [active])
        else list.push(active)
      }
    }
    return found.get(key) ?? NONE
  }
}

const NONE: readonly Active[] = []

/** Everything in force, in the order of the table. */
function activeIn(reading: Reading): readonly Active[] {
  const { board } = reading
  const pieces = board.pieces.flatMap((piece): readonly Active[] => {
    const side = sideOfPiece(piece)
    const own = heldBy(piece.card, side)
    // A landed starfighter has no text but that on deploying (rule 10.2.4).
    if (own.length === 0 || isLanded(board, piece)) return []
    const meant: Meant = { reading, you: side, card: piece.card, self: piece, here: whereIs(board, piece) }
    return own.map((one) => ({ ...one, meant }))
  })
  const places = board.places.flatMap((place) =>
    SIDES.flatMap((you): readonly Active[] => {
      const { id } = locationOf(place)
      const own = heldBy(id, you)
      if (own.length === 0) return []
      const meant: Meant = { reading, you, card: id, self: null, here: place.id }
      return own.map((one) => ({ ...one, key: `${one.key}/${you}/${place.id}`, meant }))
    }),
  )
  return [...pieces, ...places, ...board.lasting.map((lasting) => lastingIn(reading, lasting))]
}

/** The act of a card's text to which a path leads: its piece, then act by act. @throws if it leads nowhere */
export function actAt(card: string, side: Side, [first = 0, ...path]: readonly number[]): Act {
  const piece = cardOf(card).text[side][first]
  if (piece === undefined || !('offer' in piece) || piece.offer === 'shoot') throw new Error(`no acts in ${card}`)
  let acts: readonly Act[] = piece.acts
  for (const [depth, at] of path.entries()) {
    const act = acts[at]
    if (act === undefined) break
    if (depth === path.length - 1) return act
    acts = 'act' in act && (act.act === 'if' || act.act === 'one of') ? act.acts : []
  }
  throw new Error(`no act ${path.join('.')} in ${card}`)
}

function lastingIn(reading: Reading, { card, you, path, target, drawn, name }: Lasting): Active {
  const { board } = reading
  const modifier = actAt(card, you, path)
  if (!isModifier(modifier)) throw new Error(`${card} lasts by no modifier`)
  const chosen = pieceOf(board, target)
  const source = board.pieces.find((piece) => piece.handle === name) ?? null
  const here = source === null ? (board.battle?.at ?? null) : whereIs(board, source)
  const subject = chosen === null ? null : { piece: chosen }
  const meant: Meant = { reading, you, card, self: source, here, target: subject, drawn }
  // An effect on what was chosen says so only where it means something else.
  return {
    modifier,
    conditions: [],
    key: `${cardOf(card).title}/${path.join('.')}`,
    meant,
    ...(target === null ? {} : { of: { cards: 'target' } }),
  }
}
