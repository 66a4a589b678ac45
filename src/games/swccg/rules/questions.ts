/** The decisions of questions: every legal answer is in its decision. */
import type { Answer, Decision, Exit, Option, Shape } from '../../../contract/index.ts'
import type { OpenQuestion } from '../../../kit/flow/engine.ts'
import { windowOf } from '../../../kit/flow/windows.ts'
import { cardOf, opponentOf, type Side } from '../state/engine-card.ts'
import type { Frame } from '../state/game-frames.ts'
import { boardOf, type CoreKind, frameIn, type Kind, type State } from '../state/game-state.ts'
import { locationAt, mustPiece, pieceOf, sideOfPiece } from '../state/nesting.ts'
import type { Position } from '../state/position-reading.ts'
import { choosesPile, forfeitValue } from '../texts/forfeits.ts'
import { type Moment, occasionOf } from '../texts/occasions.ts'
import { readingOf } from '../texts/reading-of.ts'
import { owedBy } from '../texts/values/battling.ts'
import type { DecisionMaker, MadeOf } from './abouts.ts'
import { PAYING, payersOf, TO_LOST } from './battle/damage.ts'
import { battleCost, mayBattle } from './battle/steps.ts'
import { waysNow } from './deploy/steps.ts'
import { deployWays, wayId } from './deploy/ways.ts'
import { drainAmount, drainCost, lossSources, mayDrain } from './drain/steps.ts'
import { companyNow, movesNow } from './move/steps.ts'
import { goalOf, moveId, movesInPhase, riderId, ridersOf } from './move/ways.ts'
import { aboutMove, aboutWay, forfeitId, onlyOf } from './option-facts.ts'
import { startsOf } from './setup/steps.ts'
import { atOwnDestiny, shootersOf } from './shots/ahead.ts'
import { fireCost, readyShooters, targetsFor, targetsOf } from './shots/steps.ts'
import { weaponOptions } from './shots/weapon-options.ts'
import { chancesFor } from './texts/chances.ts'
import { amount, chooseOne, goal, pick, starting, textTarget } from './texts/decisions.ts'
import { chanceIn, isSilent } from './turn/silence.ts'
import { activationLeft } from './turn/steps.ts'

type AskedQuestion = OpenQuestion<Side, Kind>
type Choose = Extract<Shape, { type: 'choose' }>

const one = (options: readonly Option[]): Choose => ({ type: 'choose', options, min: 1, max: 1 })
const bare = (id: string, ...consequences: NonNullable<Exit['consequences']>): Exit => ({
  id,
  bare: true,
  ...(consequences.length > 0 ? { consequences } : {}),
})

/** The decision of a state never changes, and its answer needs it again: the last one is kept. */
let last: { readonly state: State; readonly decision: Decision<Side> } | null = null

/** Returns the decision for a question that is open. @param added makes that of a mechanism */
export function decisionOf(state: State, { id, seat, kind }: AskedQuestion, added?: DecisionMaker): Decision<Side> {
  if (last?.state === state && last.decision.id === id) return last.decision
  const { silence, ...made } = (added ?? MADE[kind as CoreKind])(state, seat)
  const silent = silence !== undefined && isSilent(state, { id, seat, kind })
  const decision = { id, seat, kind, ...made, ...(silent ? { silence } : {}) }
  last = { state, decision }
  return decision
}

const reading = (state: State): Position => readingOf(boardOf(state))

/** Frames hold what their question is about. @throws if there is none: a fault of the flow */
function must<T>(frame: T | null): T {
  if (frame === null) throw new Error('a question without its frame')
  return frame
}

const MADE: { readonly [K in CoreKind]: (state: State, seat: Side) => MadeOf<K> } = {
  start,
  activate,
  act: ownActions,
  begin: theirChance,
  draw,
  'deploy-where': deployWhere,
  'move-where': moveWhere,
  company,
  riders,
  respond,
  lose,
  plan,
  weapons,
  target,
  again: target,
  destiny: drawOrNot,
  two,
  which,
  goal,
  satisfy,
  starting,
  'text-target': textTarget,
  pick,
  'one-of': chooseOne,
  amount,
}

/** Which location to start with, in secret (rule 3.1). */
function start(state: State, seat: Side): MadeOf<'start'> {
  const options = startsOf(state, must(frameIn(state.flow, 'setup')), seat)
  return {
    shape: one(options.map((card) => ({ id: card, card }))),
    exits: [{ id: 'choose', consequences: ['asks'] }],
    about: {},
  }
}

function activate(state: State): MadeOf<'activate'> {
  const max = activationLeft(reading(state))
  return {
    shape: { type: 'number', min: 0, max },
    exits: [{ id: 'activate', consequences: ['commits'] }],
    about: { most: max, reserve: state.sides[state.active].reserve.length },
  }
}

/** Offers to draw any number of cards. Their player sees them, and may draw more afterwards (rule 11.1). */
function draw(state: State, seat: Side): MadeOf<'draw'> {
  const max = state.sides[seat].force.length
  return {
    shape: { type: 'number', min: 1, max },
    exits: [
      { id: 'draw', consequences: ['draws'] },
      { id: 'draw-end', consequences: ['draws', 'asks'] },
      bare('end-turn', 'asks'),
    ],
    about: { most: max },
  }
}

/** The actions of the active player in this phase: one action, or go on, as often as they can (rules 5.1, 8.1.2, 15.2, 15.9). */
function ownActions(state: State, seat: Side): MadeOf<'act'> {
  const options = actionsOf(state, seat)
  const exits = [...(options.length > 0 ? [{ id: 'do' }] : []), bare('pass'), bare('end-turn', 'asks')]
  const drains = options.filter(({ group }) => group === 'drain')
  const about = { phase: state.phase, force: state.sides[seat].force.length }
  if (drains.length < 2) return { shape: one(options), exits, about }
  // Drains may be begun one after the other; they wait for each other's losses (rule 7.3).
  return { shape: { ...one(alone(options, drains)), max: drains.length, ordered: true }, exits, about }
}

/** Options of which only those of a list can be taken together. */
const alone = (options: readonly Option[], together: readonly Option[]): readonly Option[] =>
  options.map((option) => {
    const others = together.includes(option) ? options.filter((one) => !together.includes(one)) : options
    return { ...option, excludes: others.filter((one) => one !== option).map(({ id }) => id) }
  })

function actionsOf(state: State, seat: Side): readonly Option[] {
  const now = reading(state)
  const { board } = now
  const { hand } = state.sides[seat]
  const texts = [...chancesFor(now, seat, 'any time', hand)]
  const more = (moment: Moment) => [...chancesFor(now, seat, moment, hand), ...texts]
  const here = (id: string, what: string, about: NonNullable<Option['about']>): Option => ({
    ...{ id: `${what}-${id}`, card: locationAt(board, id).id, face: id, group: what },
    about: { place: id, ...about },
    consequences: ['asks', 'commits'],
  })
  switch (state.phase) {
    case 'control':
      return [
        ...board.places
          .filter(({ id }) => mayDrain(now, id))
          .map(({ id }) => here(id, 'drain', { force: drainCost(now, seat, id), amount: drainAmount(now, seat, id) })),
        ...more('your control'),
      ]
    case 'deploy':
      return [...deployable(state, seat, now), ...movable(now, seat), ...more('your deploy')]
    case 'battle':
      return [
        ...board.places
          .filter(({ id }) => mayBattle(now, id))
          .map(({ id }) => here(id, 'battle', { force: battleCost(now, seat, id) })),
        ...texts,
      ]
    case 'move':
      return [...movable(now, seat), ...more('your move')]
    default:
      return texts
  }
}

function deployable(state: State, seat: Side, now: Position): readonly Option[] {
  const { hand } = state.sides[seat]
  return hand.flatMap(({ handle, card }): readonly Option[] => {
    const ways = deployWays(
      now,
      seat,
      cardOf(card),
      hand.filter((held) => held.handle !== handle),
    )
    if (ways.length === 0) return []
    return [
      {
        id: `deploy-${handle}`,
        card,
        group: 'deploy',
        like: `deploy-${card}`,
        about: { held: handle, ...onlyOf(ways.map(({ way, cost }) => ({ ...aboutWay(now, hand, way), force: cost }))) },
        consequences: ['commits'],
      },
    ]
  })
}

const movable = (now: Position, seat: Side): readonly Option[] =>
  now.board.pieces
    .filter((piece) => sideOfPiece(piece) === seat)
    .flatMap((piece): readonly Option[] => {
      const { handle, card } = piece
      const moves = movesInPhase(now, piece)
      if (moves.length === 0) return []
      const about = onlyOf(moves.map((move) => aboutMove(now, move)))
      return [{ id: `move-${handle}`, card, face: handle, group: 'move', about }]
    })

/** The chance to begin something in the opponent's turn, or in the own one before activating or drawing (rules 5.3, 15.9). */
function theirChance(state: State, seat: Side): MadeOf<'begin'> {
  const own = state.phase === 'draw' ? 'your draw' : 'your activate'
  const when = seat === state.active ? own : 'any time'
  const options = chancesFor(reading(state), seat, when, state.sides[seat].hand)
  return {
    shape: one(options),
    exits: [...(options.length > 0 ? [{ id: 'do' }] : []), bare('pass')],
    about: { phase: state.phase, ...chanceIn(state.flow) },
    ...(seat === state.active ? {} : windowOf(`end-of-${state.phase}`, 'pass')),
  }
}

function deployWhere(state: State, seat: Side): MadeOf<'deploy-where'> {
  const frame = must(frameIn(state.flow, 'deploy'))
  const now = reading(state)
  const card = state.sides[seat].hand.find(({ handle }) => handle === frame.hand)?.card ?? ''
  const { hand } = state.sides[seat]
  const options = waysNow(state, now, frame).map(({ way, cost }): Option => {
    const about = aboutWay(now, hand, way)
    const on = pieceOf(state, about.on)
    const pilot = way.way === 'together' ? hand.find(({ handle }) => handle === way.pilot) : undefined
    const shown = pilot?.card ?? on?.card ?? (about.place === null ? undefined : locationAt(state, about.place).id)
    return {
      ...{ id: wayId(way), group: way.way, consequences: ['commits'] },
      ...(shown === undefined ? {} : { card: shown }),
      ...(on === null ? (about.place === null ? {} : { face: about.place }) : { face: on.handle }),
      // Copies of a pilot are alike.
      ...(pilot === undefined ? {} : { like: `with-${pilot.card}-${about.place}` }),
      about: { ...about, force: cost },
    }
  })
  return { shape: one(options), exits: [{ id: 'do' }], about: { card } }
}

function moveWhere(state: State): MadeOf<'move-where'> {
  const frame = must(frameIn(state.flow, 'move'))
  const now = reading(state)
  const piece = mustPiece(state, frame.piece)
  const options = movesNow(now, piece, frame).map((move): Option => {
    const at = goalOf(now, move)
    const on = move.on === null ? null : mustPiece(state, move.on)
    const card = on?.card ?? (at === null ? undefined : locationAt(now.board, at).id)
    return {
      ...{ id: moveId(move), group: move.kind, consequences: ['commits'] },
      ...(card === undefined ? {} : { card }),
      ...(on === null ? (at === null ? {} : { face: at }) : { face: on.handle }),
      about: aboutMove(now, move),
    }
  })
  return { shape: one(options), exits: [{ id: 'do' }], about: { card: piece.card, piece: piece.handle } }
}

/** The cards that go along for the same Force (rules 10.1.4, 10.1.5). */
function company(state: State): MadeOf<'company'> {
  const frame = must(frameIn(state.flow, 'move'))
  const { piece, company: along } = frame
  const { left, most } = companyNow(reading(state), mustPiece(state, piece), frame)
  const { kind: how, at: place, on, role, cost: force } = must(frame.move)
  const options = left.map(({ handle, card }) => ({ id: handle, card, face: handle }))
  return {
    shape: { type: 'choose', options, min: 0, max: most },
    exits: [{ id: 'do', consequences: ['commits'] }],
    about: { card: mustPiece(state, piece).card, piece, how, place, on, role, force, along },
  }
}

/** The cards that can get on or off a card that reacts, one after the other (rule 16.1.2). */
function riders(state: State): MadeOf<'riders'> {
  const frame = must(frameIn(state.flow, 'move'))
  const carrier = mustPiece(state, frame.piece)
  const leaves = frame.step === 'board'
  const options = ridersOf(reading(state), carrier, leaves).map((rider): Option => {
    const { piece, move } = rider
    const about = { role: move.role }
    return { id: riderId(rider), card: piece.card, face: piece.handle, group: move.kind, about }
  })
  return {
    shape: one(options),
    exits: [{ id: 'do' }, bare('pass')],
    about: { card: carrier.card, piece: carrier.handle, leaves },
    window: { answers: null, moment: 'riders', pass: 'pass' },
  }
}

/** After a pass destinies may be drawn at once. */
const FOLLOWS = ['reveals'] as const

/** A chance to respond to what waits on the stack (rule 15.8). */
function respond(state: State, seat: Side): MadeOf<'respond'> {
  const frame = must(state.flow.at(-1) ?? null)
  const occasion = occasionOf(frame, state)
  const moment = occasion.moments[0] ?? frame.frame
  const options = chancesFor(reading(state), seat, occasion, state.sides[seat].hand)
  return {
    shape: one(options),
    exits: [...(options.length > 0 ? [{ id: 'do' }] : []), bare('pass', ...(frame.frame === 'drain' ? [] : FOLLOWS))],
    about: { moment },
    ...windowOf(moment, 'pass', frame.frame),
    silence: silenceAt(state, seat, frame, options),
  }
}

/** A pass, or what was laid ahead for the own battle destiny (SG-83). */
function silenceAt({ sides }: State, seat: Side, frame: Frame, options: readonly Option[]): Omit<Answer, 'decision'> {
  const plays =
    frame.frame === 'destiny' && frame.use === 'battle' && frame.side === seat ? sides[seat].shots?.plays : []
  const laid = options.find(({ about }) => plays?.some((one) => one.hand === about?.held && one.piece === about?.text))
  return laid === undefined ? { exit: 'pass' } : { exit: 'do', choose: [laid.id] }
}

/** Which Force to lose: several at once, or one and then the next (rules 4.6, 7.4). */
function lose(state: State, seat: Side): MadeOf<'lose'> {
  const frame = must(frameIn(state.flow, 'loss'))
  return {
    shape: { ...one(lossOptions(state, seat, frame.left)), max: frame.left },
    exits: [{ id: 'lose', consequences: ['reveals', 'commits'] }],
    about: { left: frame.left, cause: frame.cause, place: frame.at },
  }
}

function lossOptions(state: State, seat: Side, most: number): readonly Option[] {
  const { hand, reserve, force, used } = state.sides[seat]
  const piles: Readonly<Record<string, readonly string[]>> = { reserve, force, used }
  return lossSources(state, seat).map((id): Option => {
    const pile = piles[id]
    if (pile !== undefined) return { id, group: 'piles', upTo: Math.min(most, pile.length) }
    const card = hand.find(({ handle }) => handle === id)?.card ?? ''
    return { id, card, group: 'hand', like: card }
  })
}

/**
 * The first weapons actions of the initiator, laid ahead: they are carried out as long as the defender does nothing
 * (SG-83). The waiver goes on whatever is fired.
 */
function plan(state: State, seat: Side): MadeOf<'plan'> {
  const now = reading(state)
  const battle = must(frameIn(state.flow, 'battle'))
  const ready = shootersOf(now, seat)
  const options = ready.flatMap((weapon) =>
    targetsOf(now, weapon).map(
      ({ handle, card }): Option => ({
        ...{ id: `${weapon.handle}-${handle}`, card, face: handle, group: 'fire' },
        about: {
          ...{ by: weapon.card, weapon: weapon.handle, target: handle },
          force: fireCost(now, weapon, false, readyShooters(now, weapon)[0]?.handle),
        },
        consequences: ['asks', 'draws', 'commits'],
      }),
    ),
  )
  const raises = chancesFor(now, seat, atOwnDestiny(seat), state.sides[seat].hand)
  const all = [...options, ...raises.filter(({ group }) => group === 'interrupt')]
  return {
    shape: { type: 'choose', options: all, min: 0, max: all.length, ordered: true },
    exits: [{ id: 'plan', consequences: ['asks'] }, { id: 'plan-ask', consequences: ['asks'] }, bare('ask', 'asks')],
    about: { place: battle.at },
    window: { answers: null, moment: 'plan', pass: 'ask' },
  }
}

/** One weapons action, or pass (rule 9.2.1). */
function weapons(state: State, seat: Side): MadeOf<'weapons'> {
  const now = reading(state)
  const options = [
    ...shootersOf(now, seat).flatMap((weapon) => weaponOptions(now, weapon)),
    ...chancesFor(now, seat, { moments: ['weapons', 'any time'], it: null, by: null }, state.sides[seat].hand),
  ]
  const battle = must(frameIn(state.flow, 'battle'))
  return {
    shape: one(options),
    exits: [
      ...(options.length > 0 ? [{ id: 'do' }] : []),
      bare('pass', 'asks'),
      ...(seat === battle.initiator ? [bare('pass-all', 'asks')] : []),
    ],
    about: { place: battle.at },
    ...windowOf('weapons', 'pass'),
  }
}

/** At which card to fire; a further shot may be left (rule 9.2.3, S-E10). */
function target(state: State): MadeOf<'target' | 'again'> {
  const shot = must(frameIn(state.flow, 'shot'))
  const now = reading(state)
  const weapon = mustPiece(state, shot.weapon)
  const options = targetsFor(now, shot, weapon).map(({ handle, card }): Option => ({ id: handle, card, face: handle }))
  return {
    shape: one(options),
    exits: [{ id: 'fire', consequences: ['draws', 'commits'] }, ...(shot.step === 'again' ? [bare('stop')] : [])],
    about: { card: weapon.card, force: fireCost(now, weapon, shot.further, shot.by) },
  }
}

/** Whether to draw a battle destiny (rule 9.4.1). */
function drawOrNot(state: State): MadeOf<'destiny'> {
  const battle = must(frameIn(state.flow, 'battle'))
  return {
    shape: { type: 'confirm' },
    exits: [{ id: 'draw', consequences: ['reveals'] }, { id: 'no' }],
    about: { place: battle.at },
    silence: { exit: 'draw' },
  }
}

/** Which of two destiny numbers counts (rule 2.3.1, SG-22). */
function two(state: State): MadeOf<'two'> {
  const { card } = must(frameIn(state.flow, 'destiny'))
  const options = cardOf(card ?? '').destiny.map((number) => ({ id: String(number), about: { number } }))
  return { shape: one(options), exits: [{ id: 'choose' }], about: { card: card ?? '' } }
}

/** Which of two cards drawn for one destiny counts. */
function which(state: State): MadeOf<'which'> {
  const { pair = [] } = must(frameIn(state.flow, 'destiny'))
  const options = pair.map((card, at) => ({ id: String(at), card }))
  return { shape: one(options), exits: [{ id: 'choose' }], about: {} }
}

/** One loss of the damage segment: a card is forfeited, or Force is lost (rules 9.6.4, 9.6.9, 9.6.11). */
function satisfy(state: State, seat: Side): MadeOf<'satisfy'> {
  const now = reading(state)
  const owed = owedBy(now, seat)
  const battle = must(frameIn(state.flow, 'battle'))
  // One loss at a time, as long as the opponent has to lose something as well.
  const inTurns = state.agreed.damage === 'turns' && owedBy(now, opponentOf(seat)).must
  const most = inTurns ? 1 : Math.max(1, owed.damage)
  const force = owed.damage > 0 ? lossOptions(state, seat, Math.min(most, owed.damage)) : []
  const forfeits = payersOf(now, seat).map(
    (piece): Option => ({
      ...{ id: forfeitId(piece.handle), card: piece.card, face: piece.handle, group: 'forfeit' },
      about: { value: forfeitValue(now, piece), hit: piece.hit === true },
      excludes: force.map(({ id }) => id),
    }),
  )
  const paid = [...force, ...forfeits].map(({ id }) => id)
  const answers = chancesFor(now, seat, PAYING, state.sides[seat].hand).map((option) => ({ ...option, excludes: paid }))
  const alone = forfeits.map((option, at) => ({
    ...option,
    excludes: [...(option.excludes ?? []), ...forfeits.filter((_, other) => other !== at).map(({ id }) => id)],
  }))
  return {
    shape: { ...one([...alone, ...force, ...answers]), max: most },
    exits: [
      { id: 'lose', consequences: ['commits', ...(force.length > 0 ? (['reveals'] as const) : [])] },
      ...(payersOf(now, seat).some((piece) => choosesPile(now, piece))
        ? [{ id: TO_LOST, consequences: ['commits' as const] }]
        : []),
    ],
    about: {
      ...{ place: battle.at, attrition: owed.attrition, damage: owed.damage, hits: owed.hits.length },
    },
  }
}
