/** Pictures of questions over whole games: they are whole, show the result of a choice, and no secret. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Answer, type BandBlock, isRefusal, type Scene, type Tile } from '../../../src/contract/index.ts'
import { SIDES, type Side } from '../../../src/games/young-jedi/cards/card.ts'
import { sceneOf, tableScene } from '../../../src/games/young-jedi/panels/scenes/index.ts'
import { decisions, play } from '../../../src/games/young-jedi/playing.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { anyDeck, type Match, matches, numbers, playOut, READERS } from '../properties/games.ts'
import { hangsOnNoSecret } from '../properties/secrets.ts'
import { draftsOf, faultsOf, LANGUAGES, proposalOf, voiceOf } from './scene-checks.ts'

const STYLES = ['keen', 'curious', 'practice', 'mixed'] as const

const bandOf = ({ blocks }: Scene, seat: Side): BandBlock | undefined =>
  blocks.find((block) => block.block === 'band' && block.seat === seat) as BandBlock | undefined

const handOf = ({ blocks }: Scene): readonly Tile[] =>
  blocks.flatMap((block) => (block.block === 'tray' ? block.tiles : []))

/** The cards of a band with their numbers; those that the choice brings as if they were there. */
const cardsIn = (band: BandBlock | undefined) =>
  [...(band?.tiles ?? []), ...(band?.things ?? [])]
    .map(({ card, plate, foot }) => JSON.stringify([card, plate ?? null, foot ?? null]))
    .sort()

describe('pictures of questions', () => {
  it('are whole in both languages, whatever is chosen', () => {
    const found = new Map<string, string>()
    let count = 0
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        const next = numbers(match.choices)
        playOut(match, ({ after }) => {
          for (const reader of READERS) {
            const view = viewOf(after, reader)
            for (const fault of faultsOf(tableScene(view, voiceOf(reader, 'en')), view, 'en'))
              found.set(`table: ${fault}`, '')
          }
          for (const decision of decisions(after)) {
            const view = viewOf(after, decision.seat)
            for (const begun of draftsOf(decision, view, next)) {
              count += 1
              const language = LANGUAGES[count % LANGUAGES.length] ?? 'en'
              const scene = sceneOf(decision, view, begun, voiceOf(decision.seat, language))
              for (const fault of faultsOf(scene, view, language))
                found.set(`${decision.kind}: ${fault}`, JSON.stringify(scene.blocks))
            }
          }
          return undefined
        })
      }),
      { numRuns: 8 },
    )
    // One example of each fault is enough.
    expect([...found]).toEqual([])
    expect(count).toBeGreaterThan(500)
  })

  it('show after a choice what is there after the answer, if it reveals nothing', () => {
    let compared = 0
    fc.assert(
      fc.property(matches(anyDeck, STYLES), (match) => {
        compared += deploymentsCompared(match)
      }),
      { numRuns: 20 },
    )
    expect(compared).toBeGreaterThan(100)
  })

  it('depend on nothing that the reader may not know', () => {
    const changed = hangsOnNoSecret(
      matches(anyDeck, STYLES),
      (state, reader) => {
        const view = viewOf(state, reader)
        const voice = voiceOf(reader, 'en')
        const own = decisions(state).filter(({ seat }) => seat === reader)
        return [
          tableScene(view, voice),
          ...own.map((decision) => sceneOf(decision, view, proposalOf(decision, view), voice)),
        ]
      },
      8,
    )
    expect(changed).toBeGreaterThan(100)
  })
})

/** Plays a match; at each Deploy step compares a choice by chance with the table after it. @returns how many */
function deploymentsCompared(match: Match): number {
  const next = numbers(match.choices)
  let compared = 0
  playOut(match, ({ after }) => {
    for (const decision of decisions(after)) {
      if (decision.kind !== 'deploy' || decision.shape.type !== 'choose') continue
      const again = decision.exits.filter(({ id }) => id === 'more')
      const quiet = decision.shape.options.filter(
        ({ consequences = [], about }) => consequences.length === 0 && about?.does === 'deploy',
      )
      if (again.length === 0 || quiet.length === 0) continue
      const shape = { ...decision.shape, options: quiet, max: quiet.length }
      const answer: Answer = randomAnswer({ ...decision, shape, exits: again }, next)
      const result = play(after, decision.seat, [answer])
      if (isRefusal(result)) throw new Error(JSON.stringify([result, answer]))
      const [open] = decisions(result.state)
      // A text of a deployed card may ask or show something first.
      if (open?.kind !== 'deploy' || open.seat !== decision.seat) continue
      const voice = voiceOf(decision.seat, 'en')
      const view = viewOf(after, decision.seat)
      const then = viewOf(result.state, decision.seat)
      const chosen = { ...(answer.choose === undefined ? {} : { choose: answer.choose }), suggested: false }
      const before = sceneOf(decision, view, chosen, voice)
      const real = sceneOf(open, then, { suggested: false }, voice)
      for (const seat of SIDES) {
        expect(bandOf(before, seat)?.total).toEqual(bandOf(real, seat)?.total)
        expect(cardsIn(bandOf(before, seat))).toEqual(cardsIn(bandOf(real, seat)))
      }
      const kept = handOf(before).filter(({ state }) => state !== 'chosen')
      expect(kept.map(({ handle, card }) => [handle, card])).toEqual(
        handOf(real).map(({ handle, card }) => [handle, card]),
      )
      expect(budgetOf(before)).toEqual(budgetOf(real))
      expect(placeOf(before)).toEqual(placeOf(real))
      compared += 1
    }
    return undefined
  })
  return compared
}

const budgetOf = ({ blocks }: Scene) =>
  blocks.map((block) => (block.block === 'tray' ? (block.budget?.left ?? null) : null))
const placeOf = ({ blocks }: Scene) => blocks.filter(({ block }) => block === 'place')
