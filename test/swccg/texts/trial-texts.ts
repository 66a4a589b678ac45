/** Trial texts of words whose cards are to come, by the cards that lend their titles: a record for each file of tests. */
import {
  activate,
  anyTime,
  battleBegins,
  deployed,
  drainBegins,
  inPhase,
  lasting,
  lose,
  loseForce,
  may,
  must,
  used,
} from '../../../src/games/swccg/cards/notation/offers.ts'
import { add, ban, defines, during, free, playsAtMost, set } from '../../../src/games/swccg/cards/notation/rules.ts'
import { icons, is, plus, times } from '../../../src/games/swccg/cards/notation/when.ts'
import {
  alone,
  any,
  at,
  bearing,
  carrying,
  here,
  holding,
  presentAt,
  presentWith,
  the,
  their,
  titled,
  wherePresent,
  your,
} from '../../../src/games/swccg/cards/notation/who.ts'
import type { CardPiece } from '../../../src/games/swccg/texts/language/words.ts'

type Trials = Readonly<Record<string, CardPiece>>

/** Of what is bound when an effect begins. */
export const BEGUN: Trials = {
  // Sergeant Tarl: two more power for the characters here, until the end of the turn.
  '8_114': may(anyTime, lasting('turn', add('power', 2, { of: any('character', at(here)) }))),
  // Alter: a character of yours, then one of your opponent's at the same location.
  '1_234': used(
    anyTime,
    [lasting('turn', add('power', 3, { of: the('mine') })), lasting('turn', add('power', -1, { of: the('other') }))],
    { choose: { mine: { of: your('character') }, other: { of: their('character', at(holding(the('mine')))) } } },
  ),
  // Corporal Midge: 1 Force for each battle that begins here; Lieutenant Grond: the same for a drain.
  '9_11': must(battleBegins({ at: here }), loseForce(1, 'opponent')),
  '8_102': must(drainBegins('you', here), loseForce(1, 'opponent')),
}

/** Of who is aboard, present or alone, and of what a place gives. */
export const STANDING: Trials = {
  // Sergeant Tarl.
  '8_114': during(is(alone), { power: add('power', 3) }),
  // Corporal Midge: power for each Light Side icon, twice, and one more where she is present with a scout.
  '9_11': add('power', plus(times(2, icons('light', here)), 1), { while: is(presentWith('scout')) }),
  // Lieutenant Grond.
  '8_102': add('Force generation', 2, { at: holding(your('imperial'), 2) }),
  // General Solo.
  '8_15': must(deployed(their('imperial', at(wherePresent('rebel')))), loseForce(1, 'opponent')),
  // Elite Squadron Stormtrooper.
  '8_100': add('power', 2, { of: carrying('imperial', 2) }),
  // Captain Yutani.
  '8_1': set('armor', 4, { of: 'rebel' }),
  // Green Squadron Pilot.
  '9_17': free('landing cost', { of: 'starfighter' }),
  // Endor Scout Trooper.
  '8_10': add('power', 2, { of: bearing('weapon', 1) }),
  // Chewbacca of Kashyyyk: a hyperspeed for cards without one, and more.
  '8_2': defines('hyperspeed', 3, { of: 'character' }),
  // Alter: your opponent loses a character of theirs that is present at a site.
  '1_234': used(anyTime, lose(the('victim')), { choose: { victim: { of: their('character', presentAt('site')) } } }),
}

/** Of bans on playing, and of the activate phase. */
export const PLAYED: Trials = {
  // Alter of the Dark Side.
  '1_234': used(anyTime, activate(1)),
  // Captain Yutani, Sergeant Junkin and Corporal Midge.
  '8_1': ban('play', { of: titled('Alter'), whose: 'opponent' }),
  '8_29': playsAtMost(1, 'turn', titled('Alter'), { whose: 'opponent' }),
  '9_11': playsAtMost(1, 'game', titled('Alter')),
  // Ghhhk: a text of the activate phase.
  '2_132': used(inPhase('activate'), activate(2)),
}

/** All of them. */
export const TRIAL: Trials = Object.fromEntries(
  [BEGUN, STANDING, PLAYED].flatMap((trials, at) => Object.entries(trials).map(([id, text]) => [`${at}/${id}`, text])),
)
