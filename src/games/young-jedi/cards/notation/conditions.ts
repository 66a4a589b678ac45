/** What must hold for a bonus, and when something is done. */

import type { Condition, Moment, Planet, Selector } from '../card.ts'
import { anyWeapon, weaponNamed } from './who.ts'

// ---------------------------------------------------------------- while it holds

/** It uses a weapon of this title. */
export const using = (weapon: string): Condition => ({ using: [weaponNamed(weapon)] })
export const usingAnyWeapon: Condition = { using: [anyWeapon] }
export const usingBattleCard = (title: string): Condition => ({ usingBattle: title })
export const fighting = (...who: readonly Selector[]): Condition => ({ fighting: who })
export const dueling = (...who: readonly Selector[]): Condition => ({ dueling: who })
/** One of these, of either side, has fought this turn. */
export const hasFought = (...who: readonly Selector[]): Condition => ({ fought: who })
/** One of the owner's has fought or thrust this turn. */
export const hasFoughtOrThrust = (...who: readonly Selector[]): Condition => ({
  fought: who,
  orThrust: true,
  own: true,
})
export const youControl = (planet: Planet): Condition => ({ controlled: planet, by: 'you' })
export const opponentControlsAny: Condition = { controlled: 'any', by: 'opponent' }
export const opponentControlsAnyNotSurrendered: Condition = { controlled: 'any', by: 'opponent', surrendered: false }
/** One of these lies face up at the planet of this card, on its side. */
export const present = (...who: readonly Selector[]): Condition => ({ present: who })
export const stackedWith = (title: string, subtitle: string): Condition => ({
  stackHolds: { name: title, subtitle },
})
export const inYourTurn: Condition = { turnOf: 'you' }
export const inOpponentsTurn: Condition = { turnOf: 'opponent' }
export const inStarshipBattleAt = (planet: Planet): Condition => ({ starshipBattleAt: planet })
export const evacuating = (...who: readonly Selector[]): Condition => ({ evacuating: who })
export const evacuatingHere: Condition = { evacuatingHere: true }
export const onCurrentPlanet: Condition = { onCurrentPlanet: true }
export const inDuelHere: Condition = { duelHere: true }
export const leadingTheRace: Condition = { leadsRace: true }
export const showingHand: Condition = { showsHand: true }

// ---------------------------------------------------------------- when it is done

export const deployed: Moment = { on: 'deployed' }
/** Deployed to this planet, or to the Objective. */
export const deployedTo = (at: Planet | 'objective'): Moment => ({ on: 'deployed', at })
/** Another card of its owner is deployed to the planet of this card. */
export const whenDeployingHere = (...who: readonly Selector[]): Moment => ({ on: 'deploys', who, where: 'here' })
export const whenDeployingToObjective = (...who: readonly Selector[]): Moment => ({
  on: 'deploys',
  who,
  where: 'objective',
})
export const inDeployStep: Moment = { on: 'deploy-step' }
/** In the own Deploy step, while this card lies on this planet. */
export const inDeployStepOn = (at: Planet): Moment => ({ on: 'deploy-step', at })
export const inEvenUpStep: Moment = { on: 'even-up-step' }
export const winningControlHere: Moment = { on: 'control' }
export const defeatingCharacter: Moment = { on: 'defeats' }
