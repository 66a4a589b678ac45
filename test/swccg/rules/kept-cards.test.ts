/** Rule 4.16: a character that is about to be lost stays on table, by Anakin Skywalker. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { laid } from '../lent-texts.ts'

const AT = 'Endor Back Door, dark'
const WITH_VADER = `${AT} | Lord Vader; Emperor Palpatine; Luke Skywalker Jedi Knight + Luke's Lightsaber`

/** The card with this id among the options of light; null: light is not asked for it. */
function chance(
  { state }: PlayedScenario,
  card: string,
): { readonly decision: string; readonly choose: string } | null {
  for (const { id, seat, kind, shape } of swccg.decisions(state))
    if (seat === 'light' && kind === 'respond' && shape.type === 'choose') {
      const option = shape.options.find((one) => one.card === card)
      if (option !== undefined) return { decision: id, choose: option.id }
    }
  return null
}

/** Dark takes Luke from the table by Force Lightning. @param hidden cards under I Feel The Conflict */
function struck(hidden: number, place = WITH_VADER, hand = 'Anakin Skywalker'): PlayedScenario {
  const played = laid({
    ...{ turn: 'dark', phase: 'control', pace: 'strict', table: ['I Feel The Conflict'], places: [place] },
    dark: { hand: 'Force Lightning', next: '7' },
    light: { hand, next: '6', reserve: '0' },
  })
  const bearer = played.state.pieces.find(({ card }) => card === '9_34')!
  bearer.hidden = hidden
  played.state.sides.dark.hidden = Array.from({ length: hidden }, () => ({
    under: bearer.handle,
    card: played.state.sides.dark.reserve.shift()!,
  }))
  const kill = (option: { readonly card?: string; readonly about?: unknown }) =>
    option.card === '9_136' && JSON.stringify(option.about).includes('kill')
  played.choose('dark', ['act'], 'do', kill, 'Force Lightning')
  if (swccg.decisions(played.state).some(({ kind }) => kind === 'text-target'))
    played.choose('dark', ['text-target'], 'do', ({ card = '' }) => card === '9_24', 'Luke')
  return played
}

/** Passes all chances until light could play Anakin Skywalker, or there is none left. */
function untilLoss(played: PlayedScenario): ReturnType<typeof chance> {
  for (;;) {
    const found = chance(played, '9_48')
    const open = swccg.decisions(played.state).find(({ kind }) => kind === 'respond')
    if (found !== null || open === undefined) return found
    played.answer(open.seat, { decision: open.id, exit: 'pass' })
  }
}

describe('Anakin Skywalker', () => {
  test('rule 4.16: with more than 12 Vader crosses over, Luke stays with the lightsaber, the Emperor is lost', () => {
    const played = struck(2)
    const found = untilLoss(played)
    expect(found).not.toBeNull()
    played.answer('light', { decision: found!.decision, exit: 'do', choose: [found!.choose] })
    untilLoss(played)
    for (let left = 6; left > 0; left--)
      played.choose('dark', ['lose'], 'lose', ({ id }) => id === 'reserve', '1 Force')
    untilLoss(played)
    const { pieces, sides } = played.state
    const [luke, saber, vader] = ['9_24', '9_90', '9_113'].map((id) => pieces.find(({ card }) => card === id))
    expect([luke?.at, luke?.hit, saber?.on]).toEqual([vader?.at, undefined, luke?.handle])
    expect(vader?.side).toBe('light')
    expect(sides.light.lost).toEqual([])
    expect(sides.dark.lost).toContain('9_109')
    // 6, and 6 with the Emperor, − 3 by that card, + 3 for each hidden one.
    expect(played.events.find(({ type }) => type === 'crossing-total')?.data).toMatchObject({ total: 15, above: 12 })
  })

  test('rule 4.16: with 12 or less Luke is lost', () => {
    const played = struck(1)
    const found = untilLoss(played)
    played.answer('light', { decision: found!.decision, exit: 'do', choose: [found!.choose] })
    untilLoss(played)
    expect(played.state.sides.light.lost).toContain('9_24')
    expect(played.state.pieces.some(({ card }) => card === '9_24')).toBe(false)
  })

  test('rule 4.16: nobody is asked where Vader is not present, though the strict pace asks for all chances', () => {
    const played = struck(2, `${AT} | Emperor Palpatine; Luke Skywalker Jedi Knight`, 'Anakin Skywalker; Midge')
    expect(untilLoss(played)).toBeNull()
    expect(played.state.sides.light.lost).toContain('9_24')
  })

  test('rule 4.16: whether light is asked does not depend on the hand', () => {
    const asked = (hand: string): readonly string[] => {
      const played = struck(2, WITH_VADER, hand)
      const seats: string[] = []
      for (let left = 20; left > 0; left--) {
        const open = swccg.decisions(played.state).find(({ kind }) => kind === 'respond')
        if (open === undefined) break
        seats.push(`${open.seat} ${JSON.stringify((open.about as { moment?: string }).moment)}`)
        played.answer(open.seat, { decision: open.id, exit: 'pass' })
      }
      return seats
    }
    expect(asked('Midge')).toEqual(asked('Anakin Skywalker'))
    expect(asked('Midge')).toContain('light "about to be lost"')
  })
})
