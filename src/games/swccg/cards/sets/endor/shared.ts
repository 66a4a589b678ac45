/** Texts that a card of each side has, Endor. */
import type { Text } from '../../../texts/language/words.ts'
import { activateUpTo, battleBegins, deploy, draw, oneOf, place, starting, used } from '../../notation/offers.ts'
import { add } from '../../notation/rules.ts'
import { drawn, noObjective } from '../../notation/when.ts'
import { any, generic, here, not, or, related, self, start, your } from '../../notation/who.ts'

/** Careful Planning and Combat Readiness. */
export const planning: Text = {
  activate: used(battleBegins(), [draw, activateUpTo(drawn)]),
  start: starting(
    [
      oneOf(
        deploy(any('battleground', 'site', related(start))),
        deploy(any(generic, 'site', related(start)), { number: 2 }),
      ),
      place(self, 'reserve'),
    ],
    { if: noObjective },
  ),
}
/** Endor: Great Forest, of either side. */
export const greatForest = {
  dark: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Yuzzum', 'scout'))), from: here }) },
  light: { terrain: add('landspeed needed', 1, { of: your('character', not(or('Ewok', 'scout'))), from: here }) },
} satisfies Record<string, Text>
