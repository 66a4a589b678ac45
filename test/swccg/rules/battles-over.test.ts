/** Rules 59.1 and 59.2: battles that are over or cancelled, and the players who are asked. */
import { describe, expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { frameIn } from '../../../src/games/swccg/state/game-state.ts'
import { laid } from '../lent-texts.ts'

const momentIn = (about: object): string => (about as { moment?: string }).moment ?? ''
const asked = ({ state }: PlayedScenario): readonly string[] =>
  swccg.decisions(state).map(({ seat, kind, about }) => `${seat} ${kind} ${momentIn(about)}`)

/** Dark begins a battle, with all chances asked. */
function begun(light: string, table: readonly string[] = []): PlayedScenario {
  const played = laid({
    ...{ turn: 'dark', phase: 'battle', pace: 'strict', table },
    ...{ dark: { next: '4; 4' }, light: { hand: light } },
    places: ['Endor Back Door, dark | Tarl + Blaster Rifle; Midge; R2-D2'],
  })
  played.choose('dark', ['act'], 'do', ({ group }) => group === 'battle', 'the battle')
  return played
}

/** Passes and pays until the battle is over. */
function fought(played: PlayedScenario): PlayedScenario {
  for (;;) {
    const [open] = swccg.decisions(played.state)
    if (open === undefined || momentIn(open.about) === 'battle over' || ['act', 'begin', 'draw'].includes(open.kind))
      return played
    const exit = (open.exits.find(({ id }) => id === 'pass') ?? open.exits[0])?.id ?? ''
    const { shape } = open
    const isPaid = shape.type === 'choose' && exit !== 'pass' && shape.options.some(({ id }) => id === 'reserve')
    const choose = isPaid && shape.type === 'choose' ? Array<string>(shape.min).fill('reserve') : []
    played.answer(open.seat, { decision: open.id, exit, ...(choose.length === 0 ? {} : { choose }) })
  }
}

describe('a battle that is over', () => {
  test('rule 59.1: the player who did not begin it may respond, whatever their hand holds', () => {
    for (const hand of ['Here We Go Again', 'A-wing'])
      expect(asked(fought(begun(hand)))).toEqual(['light respond battle over'])
  })

  test('rule 59.1: nobody is asked with an empty hand', () => {
    expect(asked(fought(begun('')))).not.toContain('light respond battle over')
  })

  test('U-50: at the table it is passed in silence', () => {
    const played = laid({
      ...{ turn: 'dark', phase: 'battle', light: { hand: 'Here We Go Again' } },
      places: ['Endor Back Door, dark | Tarl; Midge; R2-D2'],
    })
    played.choose('dark', ['act'], 'do', ({ group }) => group === 'battle', 'the battle')
    const [over] = swccg.decisions(fought(played).state)
    expect(over).toMatchObject({ seat: 'light', kind: 'respond', silence: { exit: 'pass' } })
  })
})

describe('a battle that is cancelled', () => {
  test('rule 59.1: Pinned Down draws destiny where a blaster is present, and the opponent loses that much', () => {
    const played = begun('', ['Pinned Down'])
    Object.assign(frameIn(played.state.flow, 'battle')!, { cancelled: true, cancelledBy: 'light' })
    fought(played)
    expect(played.events.some(({ type }) => type === 'battle-cancelled')).toBe(true)
    expect(played.events.find(({ type }) => type === 'destiny')?.data).toMatchObject({ value: 4, use: 'text' })
    expect(played.state.sides.light.lost).toHaveLength(4)
    expect(asked(played)).not.toContain('light respond battle over')
  })
})
