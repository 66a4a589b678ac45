/** Makes the questions of a battle: interception, Battle cards, plans (parts 9, 22). */
import type { Consequence, Exit, Option, Piece, Shape } from '../../../../contract/index.ts'
import { opposite, type Place, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { type Fighter, same, selects } from '../../cards/selecting.ts'
import { lineFor, worksForOne } from '../../cards/users.ts'
import { type BattleFrame, frameOf, type State } from '../../state/game-state.ts'
import { isType, placeOf } from '../../state/game-table.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { battleUse, fights, isBattleCard, type PlanPiece, planPieces } from '../battle/plan.ts'
import { mayLie } from '../deploy.ts'
import { leaving } from '../leaving.ts'
import { settingOff } from './follows.ts'
import { chooseSome, OK, okThat, optionOf, type QuestionMakers } from './shapes.ts'

function battleOf(state: State): BattleFrame {
  const battle = frameOf(state, 'battle')
  if (battle === null) throw new Error('a plan is asked for without a battle')
  return battle
}

/** The fighters that a side's plan may have. */
const fightersOf = (state: State, battle: BattleFrame, side: Side) =>
  planPieces(state, battle, side).filter((piece) => fights(battle.where, piece.card))

/** The evacuated cards go into their owner's draw deck, and the opponent continues their turn. */
const LET: Exit = { id: 'let', consequences: ['deck', 'asks'] }

const FIGHTS: readonly Consequence[] = ['reveals', 'draws']

/** A single card needs no plan. */
const hasPlan = (state: State, battle: BattleFrame, side: Side): boolean => planPieces(state, battle, side).length > 1

/** The defender makes their plan first; it stays face down until the attacker has made theirs. */
function afterPlan(state: State, battle: BattleFrame, side: Side): readonly Consequence[] {
  return battle.attacker !== side && hasPlan(state, battle, opposite(side)) ? ['asks'] : FIGHTS
}

/** After their number the defender makes a plan, if there is more than one card for it. */
function afterNumber(state: State, battle: BattleFrame, side: Side): readonly Exit[] {
  if (battle.attacker === side) return okThat('asks')
  return hasPlan(state, battle, side) ? OK : okThat(...afterPlan(state, battle, side))
}

/** Makes each question of a battle. */
export const BATTLE_QUESTIONS = {
  intercept: (state, side) => {
    const { hand, hyperspace } = state.sides[side]
    const ships = hand.filter(({ card }) => isType(card, 'starship') && mayLie(state, side, card))
    const options = ships.map((held): Option => {
      const card = cardById(held.card)
      const rivals = ships.filter(
        (other) =>
          other !== held &&
          'copies' in card &&
          card.copies === 'unique' &&
          same(cardById(other.card).title, card.title),
      )
      return rivals.length === 0 ? optionOf(held) : { ...optionOf(held), excludes: rivals.map(({ handle }) => handle) }
    })
    const evacuation = frameOf(state, 'evacuation')
    if (evacuation === null) throw new Error('an interception is asked for without an evacuation')
    const may = hyperspace.length + ships.length > 0
    // A side with a starship and a card left declares its number next.
    const declares = hyperspace.length > 0 && hand.length > ships.length
    return {
      shape: chooseSome(options, 0, options.length),
      exits: may ? [LET, settingOff({ id: 'intercept' }, declares ? [] : ['asks'])] : [LET],
      about: {
        planet: evacuation.planet,
        cards: leaving(state, evacuation.side, evacuation.planet).length,
        own: hyperspace.length,
        theirs: evacuation.ships.length,
      },
    }
  },

  'battle-cards': (state, side) => {
    const battle = battleOf(state)
    const options = state.sides[side].hand.filter(({ card }) => isBattleCard(battle.where, card)).map(optionOf)
    return {
      shape: chooseSome(options, 0, options.length),
      exits: afterNumber(state, battle, side),
      about: {
        number: battle.sides[opposite(side)].cards?.length ?? null,
        attacker: battle.attacker === side,
        where: battle.where,
      },
    }
  },

  plan: (state, side) => {
    const battle = battleOf(state)
    const place = battle.where === 'space' ? null : placeOf(state)
    return {
      shape: planShape(planPieces(state, battle, side), battle.where, place),
      // The defender's plan stays face down until the attacker has made theirs.
      exits: okThat(...afterPlan(state, battle, side)),
      about: {
        attacker: battle.attacker === side,
        number: battle.sides[opposite(side)].cards?.length ?? 0,
        theirs: fightersOf(state, battle, opposite(side)).length,
        where: battle.where,
      },
    }
  },
} satisfies Partial<QuestionMakers>

/** Returns the shape of a battle plan of these pieces: every order is legal, even one with errors (rule 9.3). */
export const planShape = (pieces: readonly PlanPiece[], where: BattleFrame['where'], place: Place | null): Shape => ({
  type: 'arrange',
  pieces: piecesOf(pieces, where, place),
})

function piecesOf(pieces: readonly PlanPiece[], where: BattleFrame['where'], place: Place | null): Piece[] {
  const anchors = pieces.filter((piece) => fights(where, piece.card))
  return pieces.map((piece): Piece => {
    const { id, handle, card } = piece
    if (anchors.includes(piece)) return { id, card, anchor: true }
    const fits = anchors.filter((anchor) => fitsBefore(piece, fighterCard(anchor), anchors, where, place))
    const base = { id, card, anchor: false, fits: fits.map((anchor) => anchor.id) }
    return id === handle ? base : { ...base, instead: handle }
  })
}

/** Whether a piece may work before this fighter, alone or with the fighter first in a group. */
function fitsBefore(
  piece: PlanPiece,
  fighter: Fighter,
  all: readonly PlanPiece[],
  where: BattleFrame['where'],
  place: Place | null,
): boolean {
  const data = cardById(piece.card)
  if (data.type === 'weapon') return lineFor(data, fighter, place) !== null
  const battle = battleUse(where, piece.card)
  if (battle === null) return false
  const { use } = battle
  if (use.for === 'one') return worksForOne(battle, fighter, place)
  if (use.for === 'two weapons') return use.with.some((selector) => selects(selector, fighter, place))
  return use.groups.some(({ members, titles }) =>
    titles === 'stack'
      ? fighter.copies === 'stack' && all.filter((other) => same(cardById(other.card).title, fighter.title)).length > 1
      : (piece.size === null || members.length === piece.size) &&
        members.some((member) => member.some((selector) => selects(selector, fighter, place))),
  )
}
