/** A card with two functions in a shot: what each adds is whole, and what each needs to hit stands below. */
import { expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import { voiceOf } from './full-tables.ts'
import { type AskedAt, playGame } from './played-positions.ts'

const panels = swccg.panels!

/** Questions before the weapon destiny of an own shot in which a card can be played in two ways. */
function aimed(): readonly AskedAt[] {
  const found: AskedAt[] = []
  for (let game = 0; game < 24 && found.length < 2; game++)
    playGame({ seed: `aimed ${game}`, chance: 0.3, most: 600 }, (asked) => {
      if (waysOf(asked).length > 1) found.push(asked)
    })
  return found
}

const waysOf = ({ decision, view }: AskedAt) =>
  view.shot === null || view.shot.side !== decision.seat || view.destiny?.value != null
    ? []
    : optionsOf(decision as never).filter(({ group, about }) => group === 'interrupt' && about?.how !== undefined)

const asked = aimed()

it.each([
  ['en', /^weapon destiny$/, /^As Used: \d+ or more · as Lost: \d+ or more$/],
  ['fr', /^destinée d’arme$/, /^Utilisée\u00a0: dès \d+ · perdue\u00a0: dès \d+$/],
] as const)('each function says what it adds and what it then needs (%s)', (language, adds, needs) => {
  expect(asked.length).toBeGreaterThan(0)
  for (const one of asked) {
    const { seat } = one.decision
    const [way] = waysOf(one)
    const question = panels.ask(
      one.decision,
      one.view,
      { choose: [way!.id], suggested: false },
      voiceOf(seat, language),
    )
    const { blocks } = question.scene()
    const functions = blocks.flatMap((block) => (block.block === 'play' ? block.functions : []))
    expect(functions.map(({ line }) => line.mark)).toEqual(['+2', '+4'])
    for (const { line } of functions) expect(line.text).toMatch(adds)
    const lines = blocks.flatMap((block) => (block.block === 'note' ? block.lines.map(({ text }) => text) : []))
    expect(
      lines.some((line) => needs.test(line)),
      lines.join(' / '),
    ).toBe(true)
  }
})
