/** Ends a duel and applies its result (rules 23.5, 23.11, 23.12; G-27, G-49). */
import { opposite, SIDES, type Side } from '../../cards/card.ts'
import { rulesOf } from '../../cards/editions.ts'
import type { DuelFrame, State } from '../../state/game-state.ts'
import type { Table } from '../../state/game-table.ts'
import { ownTexts } from '../../texts/reading/in-play.ts'
import { damageChanges, damageOf } from '../../texts/reading/numbers.ts'
import { defeatTexts } from '../texts/defeats.ts'
import { duelist, duelScene, weaponInDuel } from './duelists.ts'

/**
 * Rule 23.5: discards a character with DAMAGE 0 and ends the duel. The character counts as defeated, and no weapon is
 * lost (U-10).
 */
export function discardUnharmed(table: Table, frame: DuelFrame, side: Side): void {
  fought(table, frame)
  const { handle, card } = duelist(table.state, frame, side)
  frame.due = defeatTexts([duelist(table.state, frame, opposite(side))], 1)
  frame.beaten = side
  table.noteLost(side, [card])
  table.toDiscard(side, [table.lift(side, handle).card])
  table.tell('duel-end', opposite(side), { beaten: card, lost: [{ handle, card }], hits: { ...frame.hits } })
  frame.step = 'after'
}

/** Rule 23.13: notes that both duelists have fought this turn. */
function fought(table: Table, frame: DuelFrame): void {
  const { state } = table
  const both = SIDES.map((side) => ({ side, card: duelist(state, frame, side).card }))
  state.today = { ...state.today, fought: [...state.today.fought, ...both] }
}

/** Rule 23.11: discards the defeated, returns the cards to the decks and deals the damage, in this order. */
export function closeDuel(table: Table, frame: DuelFrame): void {
  const { beaten } = frame
  const damage = damageDue(table.state, frame)
  const changes =
    beaten === null
      ? []
      : damageChanges(table.state, beaten, duelist(table.state, frame, beaten), duelScene(table.state, frame))
  fought(table, frame)
  const lost =
    beaten === null
      ? []
      : [duelist(table.state, frame, beaten), weaponInDuel(table.state, frame, beaten)].filter(
          (piece) => piece !== null,
        )
  if (beaten !== null) {
    frame.due = defeatTexts([duelist(table.state, frame, opposite(beaten))], 1)
    table.noteLost(
      beaten,
      lost.map(({ card }) => card),
    )
    for (const { handle } of lost) table.toDiscard(beaten, [table.lift(beaten, handle).card])
  }
  table.tell('duel-end', beaten === null ? null : opposite(beaten), {
    beaten: lost[0]?.card ?? null,
    lost: lost.map(({ handle, card }) => ({ handle, card })),
    hits: { ...frame.hits },
    ...(changes.length > 0 ? { changes } : {}),
  })
  frame.step = 'after'
  for (const side of SIDES) {
    if (frame.hands[side].length + frame.piles[side].length === 0) continue
    table.intoDeck(side, [...frame.hands[side].map(({ card }) => card), ...frame.piles[side]])
    frame.hands[side] = []
    frame.piles[side] = []
    table.shuffle(side)
  }
  table.checkDecks()
  if (!table.over && damage !== null && damage.count > 0) table.damage(damage.side, damage.count, 'damage')
}

/**
 * Rule 23.12: returns the damage due. A defeated character costs its DAMAGE minus the hits that it scored; otherwise
 * the difference of hits is due. In older editions hits scored don't count.
 */
function damageDue(state: State, frame: DuelFrame): { readonly side: Side; readonly count: number } | null {
  const { hits, beaten } = frame
  const { hitsCount } = rulesOf(state.options)
  if (beaten === null) {
    if (hits.dark === hits.light) return null
    const side = hits.dark > hits.light ? 'dark' : 'light'
    return { side, count: hits[side] - (hitsCount ? hits[opposite(side)] : 0) }
  }
  const winner = duelist(state, frame, opposite(beaten))
  const more = ownTexts(winner.card, 'hurts').reduce((all, text) => all + text.more, 0)
  const one = damageOf(state, beaten, duelist(state, frame, beaten), duelScene(state, frame)) + more
  const full = ownTexts(winner.card, 'hurts-double').length > 0 ? one * 2 : one
  return { side: beaten, count: Math.max(0, full - (hitsCount ? hits[opposite(beaten)] : 0)) }
}
