/** The short list of orders that a seat may set now names the same orders as the whole offers. */
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../../src/contract/index.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { tiny } from './tiny.ts'

const MOVES = 40

/** Plays the first moves of a game as the practice opponent would. @returns the states on the way */
function* statesOf(game: AnyGame): Generator<unknown> {
  const [first] = game.decks()
  const format = first!.format
  const lists = game.seats.map((seat) => [
    seat,
    game.decks().find((deck) => deck.seat === seat && deck.format === format)!.list,
  ])
  let { state } = game.setup({ format }, Object.fromEntries(lists), 'order keys')
  for (let moves = 0; moves < MOVES; moves++) {
    yield state
    const [decision] = game.decisions(state)
    if (decision === undefined) return
    const answer = game.policies.practice(game.view(state, decision.seat), decision, null)
    if (answer === 'ask') throw new Error('asked')
    const step = game.play(state, decision.seat, [answer])
    if (isRefusal(step)) throw new Error(step.refused)
    state = step.state
  }
}

describe('the keys of orders', () => {
  let compared = 0

  it.each(Object.entries({ ...games, tiny }))('%s: are those of the offers', (_, known) => {
    const game = known as unknown as AnyGame
    for (const state of statesOf(game))
      for (const seat of game.seats) {
        const view = game.view(state, seat)
        const keys = game.orderKeys?.(view, seat)
        if (keys === undefined) continue
        expect(keys).toEqual(game.orders(view, seat).map(({ kind, key }) => ({ kind, key })))
        compared += keys.length
      }
  })

  it('are found in games that have orders', () => expect(compared).toBeGreaterThan(0))
})
