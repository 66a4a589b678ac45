/** The question where a mobile system goes. */
import type { Option } from '../../../../contract/index.ts'
import { boardOf, frameIn, type State } from '../../state/game-state.ts'
import { locationAt, locationOf, parsecOf } from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import type { MadeOf } from '../abouts.ts'
import { escaping } from './escape.ts'
import { movingSystem, systemGoals } from './steps.ts'

declare module '../abouts.ts' {
  interface Abouts {
    /** `parsec`: where it is now. */
    escape: { readonly card: string; readonly place: string }
    'system-goal': { readonly card: string; readonly place: string; readonly parsec: number }
  }
}

/** The ships that can still escape, one after the other. */
export function whoEscapes(state: State): MadeOf<'escape'> {
  const frame = frameIn(state.flow, 'escape')
  if (frame === null) throw new Error('nobody escapes')
  const ships = escaping(readingOf(boardOf(state)), frame)
  const place = ships[0]?.at ?? ''
  return {
    shape: {
      ...{ type: 'choose', min: 1, max: 1 },
      options: ships.map(({ handle, card }) => ({ id: handle, card, face: handle })),
    },
    exits: [
      { id: 'do', consequences: ['commits', 'reveals'] },
      { id: 'pass', bare: true, consequences: ['commits'] },
    ],
    about: { card: locationAt(state, place).id, place },
  }
}

/** The systems that it can orbit, and the parsecs of deep space. */
export function whereSystemGoes(state: State): MadeOf<'system-goal'> {
  const frame = frameIn(state.flow, 'system-move')
  if (frame === null) throw new Error('no system moves')
  const reading = readingOf(boardOf(state))
  const moving = movingSystem(reading, frame)
  const options = systemGoals(reading, frame).map(({ id, parsec, around }): Option => {
    const about = { number: parsec, place: around?.id ?? null }
    return around === null
      ? { id, group: 'space', about }
      : { id, card: locationOf(around).id, face: around.id, group: 'orbit', about }
  })
  return {
    shape: { type: 'choose', options, min: 1, max: 1 },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: locationOf(moving).id, place: moving.id, parsec: parsecOf(moving) ?? 0 },
  }
}
