/** The beginning of a battle on one screen: where, and the shots that are planned with it. */
import type { PanelAction, PanelList, Scene } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { fitBelow, fitFinal, fitQuestion, fitting } from '../../../kit/panels/fitting.ts'
import { plan as planned } from '../policies/practice/shooting.ts'
import { paid, read } from '../policies/practice/supposing.ts'
import { endAhead } from '../policies/turn-ahead.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { battleBlocks } from '../rules/battle/scene.ts'
import { battleCost, newBattle } from '../rules/battle/steps.ts'
import { isText } from '../rules/option-facts.ts'
import { shootersOf } from '../rules/shots/ahead.ts'
import { fireCost, targetsOf } from '../rules/shots/steps.ts'
import type { Side } from '../state/engine-card.ts'
import { pieceOf } from '../state/nesting.ts'
import { asideAt, battleDestinies, totalPower } from '../texts/values/battling.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import { type FollowUp, nextOf, type Panel, type PanelAsking, type PanelMaker } from './asking.ts'
import { joinedNames, pieceNames, placeNames } from './card-names.ts'
import { movingMarks } from './moves/moving-marks.ts'
import { anotherOrder } from './plans/another-order.ts'
import { NEXT } from './rest-of-turn.ts'
import { sceneContext } from './scenes/scene-context.ts'
import { tableScene } from './scenes/table-scene.ts'
import { hintOfShot } from './shot-numbers.ts'
import { textEntries, textPanel } from './text-panel.ts'
import { canMove, restLabel } from './turn-labels.ts'

type ActAsking = PanelAsking<DecisionOf<'act'>>
type WordSource = Pick<PanelAsking, 'view' | 'side' | 'foe' | 'name' | 'speaker'>
type PhaseQuestion = Pick<Panel, 'question'> & { readonly below: string | null }

/** The position in which a battle has just begun. */
function battleBegun(view: View, side: Side, at: string): View {
  const cost = battleCost(read(view), side, at)
  return { ...paid(view, side, cost), battle: newBattle(side, at, asideAt(read(view), at)) }
}

/** A shot that can be planned. */
interface Shot {
  /** The option of the question about shots. */
  readonly id: string
  readonly weapon: string
  readonly target: string
  readonly cost: number
}

const idsOf = (shots: readonly Shot[]): readonly string[] => shots.map(({ id }) => id)

/** The shots of the side that begins a battle. */
const shotsIn = (begun: View, side: Side): readonly Shot[] =>
  shootersOf(read(begun), side).flatMap((weapon) =>
    targetsOf(read(begun), weapon).map(({ handle }) => ({
      ...{ id: `${weapon.handle}-${handle}`, weapon: weapon.handle, target: handle },
      cost: fireCost(read(begun), weapon, false),
    })),
  )

function proposedShots(begun: View, side: Side, shots: readonly Shot[]): readonly string[] {
  const options = shots.map(({ id, weapon, target, cost }) => ({
    id,
    group: 'fire',
    about: { weapon, target, force: cost },
  }))
  const shape = { type: 'choose' as const, options, min: 0, max: options.length }
  const given = planned(begun, { id: '', seat: side, kind: 'plan', shape, exits: [], about: {} })
  return given?.choose ?? []
}

/** As many of these shots as the Force pays for, one for each weapon. */
function firable(shots: readonly Shot[], wanted: readonly string[], force: number): readonly Shot[] {
  let left = force
  const fired = new Set<string>()
  return wanted.flatMap((id) => {
    const shot = shots.find((one) => one.id === id)
    if (shot === undefined || fired.has(shot.weapon) || shot.cost > left) return []
    fired.add(shot.weapon)
    left -= shot.cost
    return [shot]
  })
}

/** Returns the panel of the battle phase. */
export function battlePhase(asking: ActAsking): Panel {
  const { decision, taken } = asking
  const options = optionsOf(decision)
  const chosen = options.find(({ id }) => id === taken[0])
  if (chosen !== undefined && isText(chosen)) return textPanel(asking, chosen)
  const battles = options.filter(({ group }) => group === 'battle')
  const [only, ...more] = battles
  // Proposals may be against it; then nothing is filled in.
  const shown = chosen ?? (more.length === 0 && asking.proposal === null ? only : undefined)
  return shown === undefined ? wherePanel(asking, battles) : battlePanel(asking, shown, battles)
}

function passing(asking: ActAsking): readonly PanelAction[] {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { force } = view.sizes[side]
  const end =
    force > 0
      ? answers('pass', say('panel.end.more'), { id: 'end', next: NEXT.to('draw') })
      : answers('end-turn', say('panel.end'), { id: 'end' })
  const move = canMove(view, side)
    ? [answers('pass', say('panel.move.more'), { id: 'move', next: NEXT.to('move') })]
    : []
  return [end, ...move]
}

function proposedEnd(asking: ActAsking, rest: ReturnType<typeof endAhead> | null): readonly PanelAction[] {
  const { say } = asking.speaker
  if (rest === null || rest.goesOn === 'text') return []
  if (rest.goesOn === 'move') return [answers('pass', say('panel.move.more'), { id: 'move', next: NEXT.to('move') })]
  const { text, next } = restLabel(asking, { ...rest, deploys: [] })
  return [answers('pass', text, { id: 'proposed', next })]
}

function wherePanel(asking: ActAsking, battles: readonly OptionHere[]): Panel {
  const { view, voice, speaker, side, proposal } = asking
  const { say } = speaker
  const rest = proposal === null ? null : endAhead(view, side)
  const end = proposedEnd(asking, rest)
  const others = passing(asking).filter(({ id, label }) => end.every((one) => one.id !== id && one.label !== label))
  const places = battles.flatMap(({ about }) => about?.place ?? [])
  const entries = [
    ...battles.map((option): PanelEntry => ({ ...battleEntry(asking, option), marks: true })),
    ...textEntries(asking, optionsOf(asking.decision)),
  ]
  return {
    ...(end.length > 0 && battles.length > 0 ? skipQuestion(asking, battles) : whereQuestion(asking, battles)),
    scene: () => {
      const marks = rest === null ? null : movingMarks(view, rest.moves, true)
      return tableScene({ ...(rest?.last ?? view), phase: view.phase }, voice, {
        ...marks,
        places: new Map([...places.map((place) => [place, 'possible'] as const), ...(marks?.places ?? [])]),
        ...(rest === null || rest.moves.length === 0
          ? {}
          : { track: { move: { state: 'suggested', value: String(rest.moves.length) } } }),
      })
    },
    actions: [...end, ...others],
    list:
      entries.length === 0
        ? undefined
        : { placeholder: say('panel.battle.list'), acts: 'do', min: 1, max: 1, entries: panelEntries(entries, []) },
  }
}

function whereQuestion(asking: ActAsking, battles: readonly OptionHere[]): PhaseQuestion {
  const { view, side, foe, speaker } = asking
  const { say } = speaker
  const [only, ...more] = battles
  if (only === undefined) return { question: say('panel.battle.over'), below: fitBelow(say('panel.battle.nowhere')) }
  if (more.length > 0)
    return { question: say('panel.battle.which'), below: say('panel.battle.can', { count: battles.length }) }
  const at = only.about?.place ?? ''
  const { own, theirs } = totals(battleBegun(view, side, at), side, foe)
  return battleQuestion(asking, at, own, theirs, only.about?.force ?? 0)
}

/** Whether to continue without a battle, where that is proposed; a single battle that is possible is named with its numbers. */
function skipQuestion(
  { view, side, foe, speaker: { say } }: WordSource,
  battles: readonly OptionHere[],
): PhaseQuestion {
  const at = battles[0]?.about?.place ?? ''
  const numbers = totals(battleBegun(view, side, at), side, foe)
  const places = battles.length > 1 ? [] : placeNames(view, at)
  const named = places.map((place) => say('panel.battle.could', { place, ...numbers }))
  return {
    question: say(view.today.battled.length > 0 ? 'panel.battle.no-more?' : 'panel.battle.none?'),
    below: fitBelow(...named, say('panel.battle.can', { count: battles.length })),
  }
}

function battleEntry(asking: WordSource, { id, about }: OptionHere): PanelEntry {
  const { view, side, foe, name, speaker } = asking
  const { say } = speaker
  const place = about?.place ?? ''
  const begun = battleBegun(view, side, place)
  const { own, theirs } = totals(begun, side, foe)
  const draws = (one: Side) => battleDestinies(read(begun), one, place)
  return {
    choose: [id],
    names: placeNames(view, place).map((one) => say('panel.battle.entry', { place: one })) as [string, ...string[]],
    hint: say('panel.battle.hint', { own, theirs, draws: draws(side), name, foe: draws(foe) }),
  }
}

function totals(begun: View, side: Side, foe: Side) {
  const { battle } = begun
  const of = (one: Side) => (battle === null ? 0 : totalPower(read(begun), battle, one))
  return { own: of(side), theirs: of(foe) }
}

function battlePanel(asking: ActAsking, option: OptionHere, battles: readonly OptionHere[]): Panel {
  const { view, side, foe, begun: draft, proposal, speaker } = asking
  const { say } = speaker
  const at = option.about?.place ?? ''
  const begun = battleBegun(view, side, at)
  const shots = shotsIn(begun, side)
  const wanted = draft.ahead ?? (proposal === null ? [] : proposedShots(begun, side, shots))
  const fired = firable(shots, wanted, begun.sizes[side].force)
  const { own, theirs } = totals(begun, side, foe)
  const label =
    fired.length > 0 ? say('panel.battle.fire', { count: fired.length }) : say('panel.battle.do', { own, theirs })
  const begin = (id: string, text: string, exit: PlanExit): PanelAction =>
    answers('do', text, {
      ...{ id, choose: [option.id], next: nextOf(exit), look: 'main' },
      ...(fired.length === 0 ? {} : { later: idsOf(fired) }),
    })
  const no = answers('pass', say('panel.battle.no'), { id: 'none' })
  const ask = fired.length > 1 ? [begin('ask', say('panel.plan.ask'), 'plan-ask')] : []
  const others = battles.filter((one) => one !== option)
  return {
    ...battleQuestion(asking, at, own, theirs, option.about?.force ?? 0),
    final: true,
    scene: () => battleScene(asking, begun, fired),
    actions: [begin('battle', label, fired.length > 0 ? 'plan' : 'ask'), ...ask, no],
    list: shotList(asking, begun, shots, fired),
    more: [
      ...anotherOrder(asking, option.id, idsOf(shots), idsOf(fired)),
      ...(fired.length === 1 ? [begin('ask', say('panel.plan.ask'), 'plan-ask')] : []),
      ...others.map(
        (one, index): PanelAction => ({
          id: `at-${index}`,
          label: fitting(34, ...battleEntry(asking, one).names),
          look: 'plain',
          puts: { choose: [one.id] },
        }),
      ),
    ],
  }
}

function battleQuestion(
  { view, speaker: { say } }: ActAsking,
  at: string,
  own: number,
  theirs: number,
  cost: number,
): Pick<Panel, 'question'> & { readonly below: string | null } {
  const [long, short] = placeNames(view, at)
  const power = say('panel.battle.power', { own, theirs })
  return {
    question: fitQuestion(say('panel.battle', { place: long }), say('panel.battle', { place: short })),
    below: fitFinal(
      cost === 0 ? say('panel.battle.free', { own, theirs }) : say('panel.battle.cost', { cost, own, theirs }),
      cost === 0
        ? say('panel.battle.free.short', { own, theirs })
        : say('panel.battle.cost.short', { cost, own, theirs }),
      power,
    ),
  }
}

/** The battle as it would begin, with the shots that are planned. */
function battleScene(
  { voice }: Pick<ActAsking, 'voice'>,
  begun: View,
  fired: readonly Pick<Shot, 'weapon' | 'target'>[],
): Scene {
  const { battle } = begun
  if (battle === null) return tableScene(begun, voice)
  return {
    blocks: battleBlocks(sceneContext(begun, voice), battle, {
      fighters: new Map(fired.map(({ target }) => [target, 'aimed'])),
      weapons: new Map(fired.map(({ weapon }) => [weapon, 'good'])),
      battles: new Set([...begun.today.battled, battle.at]).size,
    }),
  }
}

// ---------------------------------------------------------------- shots

/** The names of a shot: "Blaster Rifle → Beezer"; the shortest leave out where several cards of a title lie. */
function shotNames({ view }: Pick<WordSource, 'view'>, { weapon, target }: Pick<Shot, 'weapon' | 'target'>) {
  const put = (by = '', at = ''): string => `${by} → ${at}`
  const title = (handle: string): string => shortName(pieceOf(view, handle)?.card ?? '')
  return [
    ...joinedNames(put, pieceNames(view, weapon), pieceNames(view, target)),
    put(title(weapon), title(target)),
  ] as const
}

function shotHint(asking: WordSource, begun: View, { weapon, target, cost }: Shot): string {
  const { side, speaker } = asking
  const { say } = speaker
  const price = cost === 0 ? say('panel.way.free') : say('panel.way.force', { count: cost })
  const aimed = pieceOf(begun, target)
  if (aimed === null) return price
  return hintOfShot({ view: begun, side, speaker }, weapon, aimed, price)
}

function shotList(
  asking: WordSource,
  begun: View,
  shots: readonly Shot[],
  fired: readonly Shot[],
): PanelList | undefined {
  if (shots.length === 0) return undefined
  // They are fired in the order of the list.
  const inOrder = [...fired, ...shots.filter((one) => !fired.includes(one))]
  const entries = inOrder.map((one, at): PanelEntry => {
    const hint = shotHint(asking, begun, one)
    return {
      choose: [one.id],
      names: shotNames(asking, one),
      hint: at < fired.length && fired.length > 1 ? `${at + 1}. ${hint}` : hint,
    }
  })
  return {
    placeholder: asking.speaker.say('panel.plan.list'),
    ahead: true,
    min: 0,
    max: new Set(shots.map(({ weapon }) => weapon)).size,
    entries: panelEntries(entries, idsOf(fired)),
  }
}

/** The shots of a battle that has begun. */
const plan: PanelMaker<DecisionOf<'plan'>> = {
  ask(asking) {
    const { decision, view, taken, speaker } = asking
    const { say } = speaker
    const options = optionsOf(decision)
    const entries = options.map((option): PanelEntry => {
      const { weapon = '', target = '', force = 0 } = option.about ?? {}
      if (option.group === 'fire') {
        const shot = { id: option.id, weapon, target, cost: force }
        return { choose: [option.id], names: shotNames(asking, shot), hint: shotHint(asking, view, shot) }
      }
      return {
        ...(textEntries(asking, [option])[0] ?? { choose: [option.id], names: [option.id] }),
        choose: [option.id],
      }
    })
    return {
      question: say('panel.plan'),
      below: say('panel.plan.below'),
      final: true,
      scene: () => planScene(asking),
      actions: [
        ...(taken.length > 0
          ? [
              answers('plan-ask', say('panel.plan.do', { count: taken.length }), {
                id: 'fire',
                choose: taken,
                look: 'main',
              }),
              answers('plan', say('panel.plan.whatever', { count: taken.length }), { id: 'plan', choose: taken }),
            ]
          : []),
        answers('ask', say('panel.plan.later'), { id: 'ask' }),
        ...(taken.length > 0 ? [] : [answers('plan', say('panel.plan.none'), { id: 'none', choose: [] })]),
      ],
      list: {
        placeholder: say('panel.plan.list'),
        min: 0,
        max: options.length,
        entries: panelEntries(
          entries.map(({ marks: _, ...entry }) => entry),
          taken,
        ),
      },
    }
  },
}

/** The battle with the shots that are chosen. */
function planScene({ decision, view, voice, taken }: PanelAsking<DecisionOf<'plan'>>): Scene {
  const chosen = optionsOf(decision).filter(({ id }) => taken.includes(id))
  const fired = chosen.flatMap(({ about }) =>
    about?.weapon === undefined || about.target === undefined ? [] : [{ weapon: about.weapon, target: about.target }],
  )
  return battleScene({ voice }, view, fired)
}

export const battleBeginning = { plan }

/** The exits of the question about shots, and the names by which a battle goes on with them. */
type PlanExit = 'plan' | 'plan-ask' | 'ask'

/** Answers the question about shots with those that were chosen before the battle began. */
const shooting =
  (exit: PlanExit): FollowUp =>
  (_words, decision, _view, later) => {
    if (decision.kind !== 'plan') return null
    const choose = later.filter((id) => optionsOf(decision).some((one) => one.id === id))
    return exit === 'ask' ? { exit } : { exit, choose }
  }

/** The ways in which a battle goes on once it has begun. */
export const SHOOTING: Readonly<Record<PlanExit, FollowUp>> = {
  plan: shooting('plan'),
  'plan-ask': shooting('plan-ask'),
  ask: shooting('ask'),
}
