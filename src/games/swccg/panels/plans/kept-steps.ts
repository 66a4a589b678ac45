/** The part of a turn that waits after a stop of the opponent, in words. */
import type { KeptStep, Voice } from '../../../../contract/index.ts'
import { speakerOf } from '../../words/speaker.ts'

/** Groups of options that a turn is told by, in the order of its phases. */
const TOLD = ['drain', 'deploy', 'battle', 'move'] as const

/** Returns the kept steps by what they do, in the order of the phases: "deploy 1, move 2, end turn"; null: nothing to tell. */
export function keptSteps(steps: readonly KeptStep[], voice: Voice): string | null {
  const { say } = speakerOf(voice)
  const groups = steps.flatMap((step) => step.groups)
  const told = TOLD.flatMap((group) => {
    // A ship that brings its pilot is two cards.
    const more = group === 'deploy' ? groups.filter((one) => one === 'together').length : 0
    const count = groups.filter((one) => one === group).length + more
    return count === 0 ? [] : [say(`kept.${group}`, { count })]
  })
  const draws = steps.reduce((sum, { exit, number = 0 }) => sum + (exit === 'draw-end' ? number : 0), 0)
  const ends = steps.some(({ exit }) => exit === 'draw-end' || exit === 'end-turn')
  const all = [
    ...told,
    ...(draws === 0 ? [] : [say('kept.draw', { count: draws })]),
    ...(ends ? [say('kept.end')] : []),
  ]
  return all.length === 0 ? null : all.join(', ')
}
