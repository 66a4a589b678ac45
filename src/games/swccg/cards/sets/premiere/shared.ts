/** Texts that a card of each side has, Premiere. */
import type { Text } from '../../../texts/language/words.ts'
import { anyTime, cancel, draw, played, reactMade, used, when } from '../../notation/offers.ts'
import { allow, later, only, react } from '../../notation/rules.ts'
import { compare, drawn, highest } from '../../notation/when.ts'
import { any, it, or, the, titled, your } from '../../notation/who.ts'

/** A Tremor In The Force and A Disturbance In The Force. */
export const tremor: Text = {
  inserts: later(
    'inserts',
    'once per game, in your deploy phase, shuffle it face down into your opponent’s Reserve Deck; on top it is lost, and they activate no more Force that turn',
    'une fois par partie, pendant votre phase de déploiement, mélangez-la face cachée à la pile de réserve adverse ; arrivée au-dessus elle est perdue, et votre adversaire n’active plus de Force ce tour-là',
  ),
}
/** Alter, of either side. */
export const alter: Text = {
  cancel: used(
    [anyTime, played(or('effect', 'Utinni Effect'))],
    [draw, when(compare(drawn, '<', highest('ability', your('character'))), cancel(the('target')))],
    { choose: { target: { of: or('effect', 'Utinni Effect') } } },
  ),
  sense: used(played(titled('Sense')), cancel(it)),
}
/** Sense, of either side. */
export const sense: Text = {
  cancel: used(played('interrupt'), [
    draw,
    when(compare(drawn, '<', highest('ability', your('character'))), cancel(it)),
  ]),
  halt: used(reactMade, [draw, when(compare(drawn, '<', highest('ability', your('character'))), cancel(it))]),
  alter: used(played(titled('Alter')), cancel(it)),
}
/** Lift Tube, of either side. */
export const liftTube: Text = {
  ban: only(['deploy', 'move'], any('interior', 'mobile', 'site')),
  driverless: allow('move without driver'),
  react: react('move'),
}
