/** Death Star II, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { interrupt, unwrittenOf, weapon } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  interrupt('9_138', 1, 'Operational As Planned', ['used', 'starting'], 5),
  weapon('9_182', 1, 'Superlaser Mark II', 'Death Star II', 3),
)
