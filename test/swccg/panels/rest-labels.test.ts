/** The rest of a turn as one button, and the button that it takes the place of. */
import { expect, it } from 'vitest'
import { restLabel } from '../../../src/games/swccg/panels/turn-labels.ts'
import { viewOf } from '../../../src/games/swccg/view/player-view.ts'
import { laid } from '../scripted-turns.ts'

const say = ((key: string) => key) as never
/** A turn in which a card is deployed, and then a text is used. */
const labelWith = (force: string) => {
  const last = viewOf(
    laid({
      ...{ turn: 'dark', phase: 'deploy' },
      places: ['Endor Back Door, dark | Tarl'],
      dark: { hand: 'Tarl', force },
    }),
    'dark',
  )
  const deploys = [{ way: { way: 'table' } }] as never
  return restLabel({ side: 'dark', speaker: { say } as never }, { deploys, moves: [], last, goesOn: 'text', draws: 0 })
}

it('Where no Force is left before a text, the button takes the place of the end of the turn, which would do the same', () => {
  expect(labelWith('0').instead).toBe('end')
  expect(labelWith('2').instead).toBe('')
})
