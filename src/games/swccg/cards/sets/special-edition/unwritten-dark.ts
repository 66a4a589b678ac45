/** Special Edition, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { site, unwrittenOf } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  site('7_282', 1, 'Executor', 'Docking Bay', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    exterior: true,
    dockingBay: true,
    planet: false,
  }),
)
