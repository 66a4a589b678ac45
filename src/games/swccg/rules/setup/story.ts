/** How the set-up is told. */
import { DRAWING, partOf, type Tellings } from '../../story/telling-context.ts'

export const setupTellings: Tellings<'set-aside' | 'placed' | 'first-hand' | 'starting-chosen'> = {
  'set-aside': {
    weight: 'detail',
    line: ([{ data }], { say, title }) => [say('setup.same', { card: title(data.card) })],
  },
  placed: {
    weight: 'move',
    part: () => partOf('deploying'),
    line: ([{ seat, data }], { tell, title }) => [
      tell(seat, data.converts ? 'deploy.converts' : 'deploy.plays', { card: title(data.card) }),
    ],
  },
  'first-hand': DRAWING,
  'starting-chosen': {
    weight: 'move',
    line: ([{ seat, data }], { tell, title }) => [
      data.card === null ? tell(seat, 'setup.no-starting') : tell(seat, 'setup.starting', { card: title(data.card) }),
    ],
    brief: ([{ seat, data }], { tell, title }) =>
      data.card === null ? [] : [tell(seat, 'texts.plays', { card: title(data.card), how: '', target: '' })],
  },
}
