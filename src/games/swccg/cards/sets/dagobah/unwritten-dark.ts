/** Dagobah, cards of the Dark Side whose texts are not written yet, in the order of their numbers. */
import { site, unwrittenOf } from '../../notation/unwritten.ts'

export const unwrittenDark = unwrittenOf(
  'dark',
  site('4_159', 1, 'Executor', 'Comm Station', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    planet: false,
  }),
  site('4_160', 1, 'Executor', 'Control Station', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    planet: false,
  }),
  site('4_161', 1, 'Executor', 'Holotheatre', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    planet: false,
  }),
  site('4_162', 1, 'Executor', 'Main Corridor', [1, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    planet: false,
  }),
  site('4_163', 1, 'Executor', 'Meditation Chamber', [2, 0], {
    scompLink: true,
    mobile: true,
    starshipSite: true,
    interior: true,
    planet: false,
  }),
)
