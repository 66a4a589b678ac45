/** Numbers as texts change them: power, DAMAGE, cost, counter limit, hand size (forms F7-F13). */
import { type CharacterCard, opposite, type Selectors, type StandingText, type WeaponCard } from '../../cards/card.ts'
import { type Fighter, selects } from '../../cards/selecting.ts'
import { asPlayed } from '../../decks/lesson.ts'
import type { DamageChange, Gain } from '../../state/game-facts.ts'
import type { PlanCard, Side, State } from '../../state/game-state.ts'
import { singleCard } from '../../state/game-table.ts'
import { COUNTER_LIMIT, HAND_SIZE } from '../../state/limits.ts'
import { holds, type Situation } from './conditions.ts'
import { textsOf, type WorkingText, working } from './in-play.ts'
import { type FightScene, fighterCard } from './scene.ts'

const isMeant = (
  who: Selectors,
  card: Parameters<typeof selects>[1],
  scene: FightScene | null,
  own: boolean,
): boolean => who.some((selector) => selects(selector, card, scene?.place ?? null, { own }))

/** Returns the power that texts and Effects give to each fighter of a side (rules 10.2.5, 20.7, 20.8; forms F7, F8). */
export function powerGains(state: State, side: Side, scene: FightScene): Gain[] {
  const gains: Gain[] = []
  const texts = working(state, side, 'power')
  for (const fighter of scene.sides[side].characters)
    for (const one of texts) {
      const { laid, where, text } = one
      if (!isFor(one, fighter, scene)) continue
      const asked: Situation = {
        side,
        bearer: { handle: laid.handle, card: laid.card, where },
        subject: fighter,
        scene,
      }
      if (holds(text.if, state, asked)) gains.push({ card: laid.card, to: fighter.card, bonus: text.bonus })
    }
  return gains
}

/** Returns a side's texts in play that could give this fighter power, whether or not their condition holds now. */
export const powerTexts = (
  state: State,
  side: Side,
  fighter: PlanCard,
  scene: FightScene,
): readonly WorkingText<PowerText>[] => working(state, side, 'power').filter((one) => isFor(one, fighter, scene))

type PowerText = StandingText & { form: 'power' }

const isFor = ({ laid, text }: WorkingText<PowerText>, fighter: PlanCard, scene: FightScene): boolean =>
  text.of === 'this' ? laid.handle === fighter.handle : reaches(text.of, fighter, scene)

const reaches = (
  of: Exclude<StandingText & { form: 'power' }, never>['of'],
  fighter: PlanCard,
  scene: FightScene,
): boolean => of !== 'this' && of.theirs !== true && isMeant(of.each, fighterCard(fighter), scene, true)

/** Returns the changes that standing texts make to a fighter's DAMAGE (form F9). */
export function damageChanges(state: State, side: Side, fighter: PlanCard, scene: FightScene | null): DamageChange[] {
  const card = fighterCard(fighter)
  const changes: DamageChange[] = []
  for (const owner of [side, opposite(side)])
    for (const { laid, where, text } of working(state, owner, 'damage')) {
      const { of } = text
      const hits =
        of === 'this'
          ? owner === side && laid.handle === fighter.handle
          : (of.theirs === true) === (owner !== side) && isMeant(of.each, card, scene, owner === side)
      if (!hits) continue
      const asked: Situation = {
        side: owner,
        bearer: { handle: laid.handle, card: laid.card, where },
        subject: fighter,
        scene,
      }
      if (holds(text.if, state, asked)) changes.push({ card: laid.card, to: fighter.card, change: text.change })
    }
  return changes
}

/** Returns a fighter's DAMAGE with standing texts, at least 0 (form F9; G-36). */
export function damageOf(state: State, side: Side, fighter: PlanCard, scene: FightScene | null): number {
  const changes = damageChanges(state, side, fighter, scene)
  return Math.max(
    0,
    changes.reduce((damage, { change }) => damage + change, asPlayed(fighterCard(fighter), state.options).damage),
  )
}

/** Returns the cost to deploy a card now (rules 5.2, 24.2.1; form F11; G-13). */
export function costNow(state: State, side: Side, id: string): number {
  const card = singleCard(id)
  if (card.type !== 'character' && card.type !== 'weapon' && card.type !== 'effect') return 0
  const builtIn = card.type === 'character' ? (card.builtIn?.counters ?? 0) : 0
  let cost = card.counters
  if (card.type === 'effect') return cost
  for (const { counters } of costTexts(state, side, card)) cost = Math.min(cost, Math.max(counters, builtIn))
  return cost
}

/** Returns the texts that change a card's cost now, each with its card and the counters. */
export function costTexts(
  state: State,
  side: Side,
  card: CharacterCard | WeaponCard,
): readonly { readonly card: string; readonly counters: number }[] {
  const found: { card: string; counters: number }[] = []
  for (const text of textsOf(card.id)) {
    if (text.form !== 'cost' || text.of !== 'this') continue
    const bearer = { handle: '', card: card.id, where: state.planet }
    if (holds(text.if, state, { side, bearer, subject: bearer, scene: null }))
      found.push({ card: card.id, counters: text.counters })
  }
  for (const { text, laid } of working(state, side, 'cost'))
    if (text.of !== 'this' && isMeant(text.of.each, card, null, true))
      found.push({ card: laid.card, counters: text.counters })
  return found
}

/** Returns the counters of this Deploy step: six, or the number of a face-up Effect (rule 5.1.1; form F12). */
export function counterLimit(state: State, side: Side): number {
  const raised = working(state, side, 'counter-limit').map(({ text }) =>
    text.discard === undefined || state.today.limit !== null ? text.counters : COUNTER_LIMIT,
  )
  return Math.max(COUNTER_LIMIT, ...raised)
}

/** Returns the hand size that a side evens up to (rule 17.3; form F13). */
export const evenUpSize = (state: State, side: Side): number =>
  Math.max(HAND_SIZE, ...working(state, side, 'even-up-size').map(({ text }) => text.size))

/** Returns whether a text of the opponent forbids this character to use weapons (form F6). */
export const bannedFromWeapons = (state: State, side: Side, card: Fighter): boolean =>
  working(state, opposite(side), 'no-weapons').some(({ text }) => isMeant(text.each, card, null, false))
