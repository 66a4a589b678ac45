/** The panels of a turn on tables that are fuller than games make them: many places, many cards in hand. */
import { describe, expect, test } from 'vitest'
import { type Decision, type Option, PANEL_BELOW, PANEL_LABEL, PANEL_QUESTION } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { read } from '../../../src/games/swccg/policies/practice/supposing.ts'
import { deployWays } from '../../../src/games/swccg/rules/deploy/ways.ts'
import { movesInPhase } from '../../../src/games/swccg/rules/move/ways.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { sideOfPiece } from '../../../src/games/swccg/state/nesting.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { fullTable, LANGUAGES, voiceOf } from './full-tables.ts'
import { draftsFrom } from './turn-positions.ts'

/** The most entries that a phone shows at once. */
const ENTRIES = 25

/** Returns the question about acts in a position that no game has brought about. */
function actsIn(view: View, seat: Side): Decision<Side> {
  const held = view.hand.flatMap(({ handle, card }): Option[] => {
    const others = view.hand.filter((one) => one.handle !== handle)
    const isOpen = deployWays(read(view), seat, cardOf(card), others).length > 0
    return isOpen ? [{ id: `deploy-${handle}`, card, group: 'deploy', about: { held: handle } }] : []
  })
  const going = view.pieces.flatMap((piece): Option[] =>
    sideOfPiece(piece) === seat && movesInPhase(read(view), piece).length > 0
      ? [{ id: `move-${piece.handle}`, card: piece.card, face: piece.handle, group: 'move' }]
      : [],
  )
  return {
    ...{ id: 'd1', seat, kind: 'act', about: { phase: view.phase, force: view.sizes[seat].force } },
    shape: { type: 'choose', options: view.phase === 'deploy' ? held : going, min: 1, max: 1 },
    exits: [{ id: 'do' }, { id: 'pass', bare: true }, { id: 'end-turn', bare: true }],
  }
}

/** Gives a side Force for all that it holds. */
const rich = (view: View, seat: Side): View => ({
  ...view,
  active: seat,
  sizes: { ...view.sizes, [seat]: { ...view.sizes[seat], force: 60, hand: view.hand.length } },
})

describe.each([
  ['deploy', 8, 12],
  ['deploy', 14, 14],
  ['move', 14, 8],
] as const)('in the %s phase with %i places and %i cards in hand', (phase, places, hand) => {
  test.each(['dark', 'light'] as const)(
    'a list of %s has room, names no two entries alike, and leads to all ways',
    (side) => {
      const view = rich(fullTable(`crowds-${phase}-${places}`, { places, hand, phase }, side), side)
      const decision = actsIn(view, side)
      const position = { state: null as never, decision, view }
      for (const language of LANGUAGES) {
        const voice = voiceOf(side, language)
        const first = swccg.panels.ask(decision, view, { suggested: false }, voice)
        const panels = [
          first,
          ...draftsFrom(position, first).map((draft) => swccg.panels.ask(decision, view, draft, voice)),
        ]
        for (const { question, below = '', list, actions, more } of panels) {
          const entries = list?.entries ?? []
          const labels = [...entries, ...actions, ...more].map(({ label }) => label)
          expect(entries.length).toBeLessThanOrEqual(ENTRIES)
          expect(new Set(entries.map(({ label }) => label)).size).toBe(entries.length)
          expect(labels.filter(({ length }) => length > PANEL_LABEL)).toEqual([])
          expect(question.length).toBeLessThanOrEqual(PANEL_QUESTION)
          expect(below.length).toBeLessThanOrEqual(PANEL_BELOW)
        }
        const taken = new Set(panels.flatMap(({ list }) => (list?.entries ?? []).flatMap(({ choose }) => choose)))
        const open = decision.shape.type === 'choose' ? decision.shape.options : []
        const cards = (ids: Iterable<string>) => new Set([...ids].map((id) => open.find((one) => one.id === id)?.card))
        expect(cards(taken)).toEqual(cards(open.map(({ id }) => id)))
      }
    },
  )
})
