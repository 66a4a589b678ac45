/** The attempt on Death Star II: the practice opponent flies toward it and not back, and a proposed turn stops for it. */
import { describe, expect, it } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { REST_OF_TURN } from '../../../src/games/swccg/panels/rest-of-turn.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { type DecisionOf, madeHere, optionsOf } from '../../../src/games/swccg/rules/abouts.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../lent-texts.ts'

const run = (phase: 'control' | 'move', at: 'Coolant Shaft' | 'Capacitors' | 'Reactor Core', event = true) =>
  laid({
    ...{ turn: 'light', phase, light: { reserve: '20' }, dark: { reserve: '30' } },
    places: [
      'Endor, dark',
      'Death Star II, orbiting Endor',
      ...['Coolant Shaft', 'Capacitors', 'Reactor Core'].map((sector) => {
        const cards = [
          ...(sector === 'Reactor Core' && event ? ["That Thing's Operational"] : []),
          ...(sector === at ? ['Gold Squadron 1 + General Calrissian pilot'] : []),
        ]
        return `Death Star II ${sector}${cards.length === 0 ? '' : ` | ${cards.join('; ')}`}`
      }),
    ],
  })

const seen = (played: PlayedScenario) => swccg.view(played.state, 'light') as View

/** Answers a question of Light as the practice opponent does. */
const answered = (played: PlayedScenario, decision: ReturnType<PlayedScenario['question']>) =>
  played.answer('light', practice(seen(played), decision as Parameters<typeof practice>[1]))

describe('while an Epic Event lies in a sector', () => {
  it.each([
    ['Coolant Shaft', 'Capacitors'],
    ['Capacitors', 'Reactor Core'],
  ] as const)('from the %s it flies on to the %s', (from, to) => {
    const played = run('move', from)
    answered(played, played.question('light', 'act'))
    const where = played.now('light', 'move-where')
    if (where !== null) answered(played, where)
    const ship = played.state.pieces.find(({ card, on }) => on === null && card.startsWith('9_') && card !== '9_135')!
    const place = seen(played).places.find(({ id }) => id === ship.at)
    expect(place?.cards.join()).toBe(to === 'Capacitors' ? '9_143' : '9_146')
  })

  it('at the Reactor Core it stays', () => {
    const played = run('move', 'Reactor Core')
    const decision = played.question('light', 'act')
    expect(practice(seen(played), decision as Parameters<typeof practice>[1]).exit).not.toBe('do')
  })
})

describe('a proposed turn in the control phase', () => {
  const decision = () => madeHere(run('control', 'Reactor Core').question('light', 'act')) as DecisionOf<'act'>
  const view = () => seen(run('control', 'Reactor Core'))
  const goesOn = (asked: DecisionOf<'act'>) => REST_OF_TURN.turn!(['0', '0', ''], asked, view(), [])

  it('stops where an attempt is possible', () => expect(goesOn(decision())).toBeNull())

  it('passes where none is', () => {
    const asked = decision()
    const options = optionsOf(asked).filter(({ card }) => card !== '9_135')
    expect(options.length).toBeLessThan(optionsOf(asked).length)
    expect(goesOn({ ...asked, shape: { type: 'choose', options, min: 1, max: 1 } })).toEqual({ exit: 'pass' })
  })
})
