/** Makes the questions during a fight (parts 13, 14 and 16; forms F7, F16-F23). */
import type { Consequence, Exit, Option } from '../../../../contract/index.ts'
import { opposite } from '../../cards/card.ts'
import type { DrawnFor } from '../../state/abouts.ts'
import { type DuelFrame, type FightFrame, frameOf, type Side, type State } from '../../state/game-state.ts'
import { destiniesOf, findInPlay } from '../../state/game-table.ts'
import type { FightScene } from '../../texts/reading/scene.ts'
import { mayCallTie, replaceable, replacement, switchable } from '../battle/fight-choices.ts'
import { sceneOf } from '../battle/fight-scene.ts'
import { battleBonus, fixedPower } from '../battle/power.ts'
import { givable } from '../battle/resolve.ts'
import { arms, strikers } from '../battle/reveal-texts.ts'
import { duelScene } from '../duel/duelists.ts'
import { readDefeatText } from '../texts/defeats.ts'
import { settingOff } from './follows.ts'
import { CONFIRM, chooseOne, chooseSome, numbers, optionOf, type QuestionMakers } from './shapes.ts'

function fightOf(state: State): FightFrame {
  const fight = frameOf(state, 'fight')
  if (fight === null) throw new Error('no fight is going on')
  return fight
}

/** Returns the current fight or duel as texts see it. */
function scene(state: State): FightScene {
  const duel = frameOf(state, 'duel')
  if (duel !== null) return duelScene(state, duel)
  const battle = frameOf(state, 'battle')
  if (battle === null) throw new Error('no battle is going on')
  return sceneOf(state, battle, fightOf(state).fighters)
}

/**
 * Returns the current totals of both sides with the draws made so far, for a side that has to decide; all of it is
 * open.
 */
function totals(state: State): { readonly dark: number; readonly light: number } {
  const fight = frameOf(state, 'fight')
  const now = scene(state)
  const total = (side: Side) => {
    const { characters, location, weapon, texts } = fixedPower(state, side, now)
    const drawn = (fight?.drawn ?? []).reduce((all, one) => all + (one.side === side ? (one.number ?? 0) : 0), 0)
    const battle = fight === null ? 0 : battleBonus(state, side, fight, now)
    const power = frameOf(state, 'duel')?.drawn[side]?.number ?? 0
    return Math.max(0, characters + location + weapon + battle + texts + drawn + power) // G-31
  }
  return { dark: total('dark'), light: total('light') }
}

/** Returns the draw in question: the last of the fight, or the one for a duelist's power. */
function lastDraw(state: State, side: Side, about: string | undefined): { cards: readonly string[]; for: DrawnFor } {
  const duel: DuelFrame | null = frameOf(state, 'duel')
  if (duel !== null) {
    const card = duel.drawn[side]?.card
    return { cards: card == null ? [] : [card], for: about === 'guess' ? 'guess' : 'power' }
  }
  const last = fightOf(state).drawn.at(-1)
  return { cards: last?.cards ?? [], for: last?.for ?? 'power' }
}

/**
 * Returns the consequences of any answer: in a fight draws, totals and damage, or the next fighters; in a duel the draw
 * of the dueling hands. After a duel the active player continues their turn.
 */
function goesOn(state: State, side: Side): readonly Consequence[] {
  if (frameOf(state, 'fight') !== null) return ['reveals', 'draws', 'deck']
  return frameOf(state, 'duel')?.step !== 'after' ? ['draws'] : state.active === side ? [] : ['asks']
}

const okOn = (state: State, side: Side): readonly Exit[] => [settingOff({ id: 'ok' }, goesOn(state, side))]

const useOn = (state: State, side: Side, ...more: Consequence[]): readonly Exit[] => [
  settingOff({ id: 'use' }, [...more, ...goesOn(state, side)]),
  settingOff({ id: 'none', bare: true }, goesOn(state, side)),
]

/** Makes each question of a fight. */
export const FIGHT_QUESTIONS = {
  strike: (state, side) => {
    const now = scene(state)
    return {
      shape: chooseOne(arms(now, opposite(side)).map(({ handle, card }) => ({ id: handle, card }))),
      exits: useOn(state, side),
      about: { card: strikers(now, side)[0]?.card ?? null },
    }
  },

  'show-hand': (state, side) => ({
    shape: CONFIRM,
    exits: ['show', 'hide'].map((id) => settingOff({ id }, goesOn(state, side))),
    about: { card: fightOf(state).fighters[side].battle?.card ?? null, totals: totals(state) },
  }),

  'destiny-number': (state, side, { about }) => {
    const { cards, for: purpose } = lastDraw(state, side, about)
    const fight = frameOf(state, 'fight')
    const last = fight?.drawn.at(-1)
    const card = cards[last?.taken ?? 0] ?? cards[0] ?? ''
    return { shape: chooseOne(numbers(destiniesOf(card))), exits: okOn(state, side), about: { card, for: purpose } }
  },

  'destiny-card': (state, side, { about }) => {
    const { cards, for: purpose } = lastDraw(state, side, about)
    const options = cards.map((card, at): Option => ({ id: String(at), card }))
    return { shape: chooseOne(options), exits: okOn(state, side), about: { for: purpose } }
  },

  redraw: (state, side, { about }) => {
    const { cards, for: purpose } = lastDraw(state, side, about)
    const number = frameOf(state, 'duel')?.drawn[side]?.number ?? frameOf(state, 'fight')?.drawn.at(-1)?.number ?? 0
    return {
      shape: CONFIRM,
      exits: ['keep', 'redraw'].map((id) => settingOff({ id }, goesOn(state, side))),
      about: {
        card: cards[0] ?? null,
        number,
        for: purpose,
        deck: state.sides[side].deck.length,
        totals: totals(state),
      },
    }
  },

  replace: (state, side) => {
    const fight = fightOf(state)
    return {
      shape: chooseOne(
        replaceable(fight, side).map((at): Option => {
          const { cards, taken } = fight.drawn[at]!
          const card = cards[taken ?? 0]
          return { id: String(at), ...(card === undefined ? {} : { card }) }
        }),
      ),
      exits: useOn(state, side),
      about: {
        number: replacement(fight, side),
        drawn: fight.drawn.map(({ number }) => number ?? 0),
        totals: totals(state),
      },
    }
  },

  switch: (state, side) => {
    const fight = fightOf(state)
    return {
      shape: chooseOne(switchable(fight, side)),
      exits: okOn(state, side),
      about: { drawn: fight.drawn.map(({ number }) => number ?? 0) },
    }
  },

  'call-tie': (state, side) => {
    const fight = fightOf(state)
    const battle = frameOf(state, 'battle')
    const count = battle === null ? 0 : (mayCallTie(state, battle, fight, side) ?? 0)
    return {
      shape: chooseSome(state.sides[side].hand.map(optionOf), count, count),
      exits: useOn(state, side),
      about: { count, totals: totals(state) },
    }
  },

  'give-up': (state, side) => {
    const fight = fightOf(state)
    const battle = frameOf(state, 'battle')
    const members = battle === null ? [] : givable(battle, fight, side)
    return {
      shape: chooseOne(members.map(({ handle, card }) => ({ id: handle, card }))),
      exits: okOn(state, side),
      about: {},
    }
  },

  'defeat-text': (state, side, { about = '' }) => {
    const found = readDefeatText(state, side, about)
    return {
      shape: CONFIRM,
      exits: found?.text.form === 'hand' ? useOn(state, side, 'draws') : useOn(state, side),
      about: { card: found?.card ?? null, does: found?.text.form ?? null, deck: state.sides[side].deck.length },
    }
  },

  'forced-discard': (state, side, { about = '' }) => ({
    shape: chooseOne(state.sides[side].hand.map(optionOf)),
    exits: okOn(state, side),
    about: { card: findInPlay(state, opposite(side), about)?.laid.card ?? about },
  }),
} satisfies Partial<QuestionMakers>
