/** How destiny draws are told. */
import { type Tellings, UNSAID } from '../../story/telling-context.ts'

export const destinyTellings: Tellings<'destiny' | 'turned-up' | 'no-destiny' | 'not-chosen'> = {
  destiny: {
    weight: 'detail',
    line: ([{ seat, data }], { tell, title }) => [
      tell(seat, 'destiny.draws', { card: title(data.card), value: data.value }),
    ],
  },
  // The events that follow tell which card counts.
  'turned-up': UNSAID,
  'no-destiny': { weight: 'detail', line: ([{ seat }], { tell }) => [tell(seat, 'destiny.none')] },
  'not-chosen': {
    weight: 'detail',
    line: ([{ seat, data }], { tell, title }) => [tell(seat, 'destiny.other', { card: title(data.card) })],
  },
}
