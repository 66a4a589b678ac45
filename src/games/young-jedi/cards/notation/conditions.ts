/** Conditions of bonuses, and moments at which texts work, as the sets write them. */

import type { Condition, Moment, Planet, Selector } from '../card.ts'
import { anyWeapon, weaponNamed } from './who.ts'

// ---------------------------------------------------------------- conditions

/** This card uses a weapon of this title. */
export const using = (weapon: string): Condition => ({ using: [weaponNamed(weapon)] })
/** This card uses a weapon, whichever it is. */
export const usingAnyWeapon: Condition = { using: [anyWeapon] }
/** This card uses the Battle card of this title. */
export const usingBattleCard = (title: string): Condition => ({ usingBattle: title })
/** This card fights one of these. */
export const fighting = (...who: readonly Selector[]): Condition => ({ fighting: who })
/** This card duels one of these. */
export const dueling = (...who: readonly Selector[]): Condition => ({ dueling: who })
/** One of these, of either side, has fought this turn. */
export const hasFought = (...who: readonly Selector[]): Condition => ({ fought: who })
/** One of the owner's cards has fought or thrust this turn. */
export const hasFoughtOrThrust = (...who: readonly Selector[]): Condition => ({
  fought: who,
  orThrust: true,
  own: true,
})
/** The owner controls this planet. */
export const youControl = (planet: Planet): Condition => ({ controlled: planet, by: 'you' })
/** The opponent controls a planet. */
export const opponentControlsAny: Condition = { controlled: 'any', by: 'opponent' }
/** The opponent controls a planet that the owner has not surrendered. */
export const opponentControlsAnyNotSurrendered: Condition = { controlled: 'any', by: 'opponent', surrendered: false }
/** One of these lies face up on its owner's side of this card's planet. */
export const present = (...who: readonly Selector[]): Condition => ({ present: who })
/** The stack that this card joins holds this version. */
export const stackedWith = (title: string, subtitle: string): Condition => ({
  stackHolds: { name: title, subtitle },
})
/** It is the owner's turn. */
export const inYourTurn: Condition = { turnOf: 'you' }
/** It is the opponent's turn. */
export const inOpponentsTurn: Condition = { turnOf: 'opponent' }
/** This card fights in a starship battle over this planet. */
export const inStarshipBattleAt = (planet: Planet): Condition => ({ starshipBattleAt: planet })
/** One of these is among the cards evacuated. */
export const evacuating = (...who: readonly Selector[]): Condition => ({ evacuating: who })
/** This card's planet is being evacuated. */
export const evacuatingHere: Condition = { evacuatingHere: true }
/** This card lies on the current planet. */
export const onCurrentPlanet: Condition = { onCurrentPlanet: true }
/** There is a duel on this card's planet. */
export const inDuelHere: Condition = { duelHere: true }
/** The owner leads the Podrace. */
export const leadingTheRace: Condition = { leadsRace: true }
/** The owner shows their hand, which they may decline. */
export const showingHand: Condition = { showsHand: true }

// ---------------------------------------------------------------- moments

/** This card is deployed. */
export const deployed: Moment = { on: 'deployed' }
/** This card is deployed to this planet, or to the Objective. */
export const deployedTo = (at: Planet | 'objective'): Moment => ({ on: 'deployed', at })
/** The owner deploys one of these to this card's planet. */
export const whenDeployingHere = (...who: readonly Selector[]): Moment => ({ on: 'deploys', who, where: 'here' })
/** The owner deploys one of these to the Objective. */
export const whenDeployingToObjective = (...who: readonly Selector[]): Moment => ({
  on: 'deploys',
  who,
  where: 'objective',
})
/** At any time in the owner's Deploy step. */
export const inDeployStep: Moment = { on: 'deploy-step' }
/** In the owner's Deploy step, while this card lies on this planet. */
export const inDeployStepOn = (at: Planet): Moment => ({ on: 'deploy-step', at })
/** In the owner's Even Up step. */
export const inEvenUpStep: Moment = { on: 'even-up-step' }
/** The owner wins control of this card's planet. */
export const winningControlHere: Moment = { on: 'control' }
/** This character, or its group, defeats a character. */
export const defeatingCharacter: Moment = { on: 'defeats' }
