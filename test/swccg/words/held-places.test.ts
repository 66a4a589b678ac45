/** Places that change hands: the sentences of a turn against the boards before and after it. */
import { expect, test } from 'vitest'
import { type SeenEvent, seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, SIDES, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { allAt, isFighter, locationOf } from '../../../src/games/swccg/state/nesting.ts'
import { moments } from '../../../src/games/swccg/story/moments.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { controls } from '../../../src/games/swccg/texts/values/presence.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { shortName } from '../../../src/games/swccg/words/short-names.ts'
import { playedOut } from '../starter-lists.ts'
import { voiceIn } from './made-up-turns.ts'

const NAMES: Readonly<Record<Side, string>> = { dark: 'carol', light: 'bob' }

const fightersAt = (view: View, place: string, side: Side): number =>
  allAt(view, place).filter(({ card }) => isFighter(cardOf(card)) && cardOf(card).side === side).length

/** The sentences that two boards ask for, and those that they allow. */
function wanted(before: View, after: View): { readonly must: readonly string[]; readonly may: readonly string[] } {
  const readings = [readingOf(before), readingOf(after)] as const
  const rows = after.places.map((place) => {
    const there = before.places.some(({ id }) => id === place.id)
    const [held, holds] = readings.map((reading, at) =>
      SIDES.find((side) => (at === 1 || there) && controls(reading, place.id, side)),
    )
    const count = (view: View, side: Side) => (view === after || there ? fightersAt(view, place.id, side) : 0)
    const [were, are] = [before, after].map((view) => SIDES.filter((side) => count(view, side) > 0))
    return { name: shortName(locationOf(place).id), held, holds, were: were ?? [], are: are ?? [] }
  })
  const takes = rows.flatMap(({ name, held, holds, were }) => {
    if (holds === undefined || were.every((side) => side === holds)) return []
    return [{ line: `${NAMES[holds]} takes ${name}.`, changed: held !== undefined && held !== holds }]
  })
  const fought = rows.flatMap(({ name, holds, were, are }) =>
    holds === undefined && were.length === 1 && are.length === 2 ? [`${name} is now fought over.`] : [],
  )
  return {
    must: [...takes.flatMap(({ line, changed }) => (changed ? [line] : [])), ...fought],
    may: [...takes.map(({ line }) => line), ...fought],
  }
}

const isAboutPlaces = (line: string): boolean => / takes |is now fought over/.test(line)

test('a turn says which places were taken, and where both now are, as the boards before and after it show', () => {
  const found = { takes: 0, fought: 0 }
  for (const seed of [401, 402, 403, 404]) {
    let before: View | null = null
    let now: View | null = null
    let events: SeenEvent[] = []
    const compare = () => {
      if (before === null || now === null) return
      const { lines } = moments.turn(events, voiceIn('en'), now)
      const told = lines.filter(isAboutPlaces)
      const { must, may } = wanted(before, now)
      expect(told).toEqual(expect.arrayContaining([...must]))
      expect(may).toEqual(expect.arrayContaining(told))
      found.takes += told.filter((line) => line.includes(' takes ')).length
      found.fought += told.filter((line) => line.includes('fought over')).length
    }
    playedOut(seed, ({ before: state, after, events: facts }) => {
      // A turn that begins within a move has no board between: only turns that begin with a move of their own are compared.
      const begins = facts.findIndex(({ type }) => type === 'turn')
      if (begins >= 0) {
        events.push(...facts.slice(0, begins).map((one) => seenBy(one, 'spectator')))
        const quiet = facts.slice(begins).every(({ type }) => ['turn', 'phase'].includes(type))
        now = quiet ? swccg.view(after, 'spectator') : swccg.view(state, 'spectator')
        if (quiet) compare()
        before = quiet ? now : null
        events = facts.slice(begins).map((one) => seenBy(one, 'spectator'))
      } else events.push(...facts.map((one) => seenBy(one, 'spectator')))
    })
  }
  expect(found.takes).toBeGreaterThan(3)
  expect(found.fought).toBeGreaterThan(3)
})
