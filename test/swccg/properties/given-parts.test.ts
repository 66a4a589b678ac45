/**
 * Hidden cards are exchanged in positions of practice games and of games by chance. Every part of what a reader is given
 * has to stay the same, letter by letter, in both languages.
 */
import { expect, test } from 'vitest'
import { LANGUAGES, type Language, type Reader } from '../../../src/contract/index.ts'
import type { State } from '../../../src/games/swccg/state/game-state.ts'
import { seededNumbers } from '../../../src/simulation/simulate.ts'
import { playGame } from '../panels/played-positions.ts'
import { differing, givenParts, otherHidden, PARTS, type Part, type Parts, secretOf } from './given-parts.ts'

const READERS: readonly Reader[] = ['dark', 'light', 'spectator']
/** Games of each kind: each run of the tests plays one, `HIDDEN=20` plays this many. */
const GAMES = Number(process.env.HIDDEN ?? 1)
/** Of this many positions each run of the tests looks at one. */
const EVERY = process.env.HIDDEN === undefined ? 37 : 5
const MOST = 500

/** Some positions of a game; players answer this often by chance. */
function positionsOf(seed: string, chance: number): readonly State[] {
  const found: State[] = []
  let at = 0
  playGame({ seed, chance, most: MOST }, ({ state }) => {
    at += 1
    if (at % EVERY === 0) found.push(state)
  })
  return found
}

test.each([0, 0.5] as const)(
  'hidden cards change nothing that a reader is given in games with %d of the answers by chance',
  (chance) => {
    const faults = new Set<string>()
    let pairs = 0
    for (let number = 0; number < GAMES; number++) {
      const seed = `given ${chance} ${number}`
      const next = seededNumbers(seed)
      for (const [at, state] of positionsOf(seed, chance).entries())
        for (const reader of READERS) {
          const language = LANGUAGES[at % LANGUAGES.length] as Language
          const other = otherHidden(state, reader, next)
          const parts = differing(givenParts(state, { reader, language }), givenParts(other, { reader, language }))
          for (const part of parts) faults.add(`${part} of ${reader}`)
          pairs += 1
        }
    }
    expect([...faults]).toEqual([])
    expect(pairs).toBeGreaterThan(30 * GAMES)
  },
  600_000,
)

test('a hidden card is found in whichever part it is planted', () => {
  const [, , , state] = positionsOf('planted', 0)
  if (state === undefined) throw new Error('no position')
  const next = seededNumbers('planted')
  for (const reader of READERS) {
    const given = (one: State) => givenParts(one, { reader, language: 'en' })
    let other = otherHidden(state, reader, next)
    while (secretOf(other, reader) === secretOf(state, reader)) other = otherHidden(other, reader, next)
    const [here, there] = [given(state), given(other)]
    const leaking = (parts: Parts, part: Part, one: State): Parts => ({
      ...parts,
      [part]: `${parts[part]} ${secretOf(one, reader)}`,
    })
    for (const part of PARTS) expect(differing(leaking(here, part, state), leaking(there, part, other))).toEqual([part])
  }
})
