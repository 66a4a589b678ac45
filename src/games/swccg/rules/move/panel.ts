/** Moving on one screen: card and place are one choice, and one button moves as proposed and ends the turn. */
import type { PanelAction, PanelList, Scene } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { addedMove } from '../../panels/added-shown.ts'
import type { Panel, PanelAsking, PanelMaker } from '../../panels/asking.ts'
import { joinedNames, type Names, pieceNames, placeNames } from '../../panels/card-names.ts'
import { company } from '../../panels/moves/company-panel.ts'
import { goalsOf, moveEntry, moveHint, moveNames } from '../../panels/moves/move-words.ts'
import { movedTrack, movingMarks } from '../../panels/moves/moving-marks.ts'
import { changeLine } from '../../panels/position-lines.ts'
import { NEXT } from '../../panels/rest-of-turn.ts'
import type { SceneMarks } from '../../panels/scenes/scene-marks.ts'
import { tableScene } from '../../panels/scenes/table-scene.ts'
import { textEntries, textPanel } from '../../panels/text-panel.ts'
import { restLabel } from '../../panels/turn-labels.ts'
import { ratedMoves } from '../../policies/practice/moves-chosen.ts'
import { read } from '../../policies/practice/supposing.ts'
import { afterMove, type MoveAhead, type MovesAhead, movesAhead } from '../../policies/turn-ahead.ts'
import type { Move } from '../../state/game-frames.ts'
import type { TableCard } from '../../state/game-state.ts'
import { pieceOf } from '../../state/nesting.ts'
import type { View } from '../../view/player-view.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'
import { isText } from '../option-facts.ts'
import { moveId, movesByText, movesInPhase } from './ways.ts'

type ActAsking = PanelAsking<DecisionOf<'act'>>

/** The most entries of a list. */
const MOST_ENTRIES = 25

/** A move that the question offers, with what it gains. */
interface OfferedMove {
  readonly option: string
  readonly piece: TableCard
  readonly move: Move
  readonly gain: number
}

/** The moves that a question of acts offers, the best first. */
function offered({ decision, view, side }: ActAsking): readonly OfferedMove[] {
  return optionsOf(decision)
    .filter(({ group }) => group === 'move')
    .flatMap((option) => movesOfOption(view, side, option))
    .toSorted((one, other) => other.gain - one.gain)
}

function movesOfOption(view: View, side: ActAsking['side'], { id, face }: OptionHere): readonly OfferedMove[] {
  const piece = pieceOf(view, face ?? null)
  if (piece === null) return []
  const rated = ratedMoves(view, side, piece)
  return movesInPhase(read(view), piece).map((move) => ({
    ...{ option: id, piece, move },
    gain: rated.find((one) => moveId(one.move) === moveId(move))?.gain ?? Number.NEGATIVE_INFINITY,
  }))
}

/** Returns the panel of the move phase. */
export function movePhase(asking: ActAsking): Panel {
  const { decision, view, side, taken, proposal } = asking
  const chosen = optionsOf(decision).find(({ id }) => id === taken[0])
  if (chosen !== undefined && isText(chosen)) return textPanel(asking, chosen)
  const moves = offered(asking)
  if (chosen !== undefined && proposal === null)
    return oneCard(
      asking,
      moves.filter(({ option }) => option === chosen.id),
    )
  const ahead = proposal === null ? null : movesAhead(view, side)
  return {
    ...questionOf(asking, moves, ahead),
    scene: () => sceneOf(asking, ahead?.moves ?? [], ahead?.view ?? view, true),
    actions: actionsOf(asking, ahead),
    list: listOf(asking, moves, ahead),
  }
}

function questionOf(
  asking: ActAsking,
  moves: readonly OfferedMove[],
  ahead: MovesAhead | null,
): Pick<Panel, 'question' | 'below' | 'final'> {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { force } = view.sizes[side]
  const [first, ...more] = ahead?.moves ?? []
  if (first !== undefined && ahead !== null) {
    const places = goalsOf(view, ahead.moves)
    if (more.length === 0)
      return {
        question: moveQuestion(asking, first),
        below: moveBelow(asking, first, ahead.view),
        ...(drawsDestiny(asking, first) ? { final: true } : {}),
      }
    const below = changeLine(asking, ahead.view, places.length === 1 ? (places[0] ?? null) : null)
    return { question: say('panel.move.these', { count: more.length + 1 }), below }
  }
  const count = new Set(moves.map(({ piece }) => piece.handle)).size
  const open = fitBelow(say('panel.move.open', { force, count }), say('panel.deploy.force', { force }))
  const moved = view.today.moved.filter((handle) => pieceOf(view, handle) !== null).length
  if (moved > 0)
    return { question: say('panel.move.done', { count: moved }), below: say('panel.deploy.force', { force }) }
  if (optionsOf(asking.decision).length === 0)
    return { question: say('panel.move.nothing'), below: say('panel.deploy.force', { force }) }
  if (count === 0) return { question: say('panel.deploy.texts'), below: say('panel.deploy.force', { force }) }
  return { question: say('panel.move.which'), below: open }
}

/** Moves that are asked about in words of their own. */
const IN_OWN_WORDS = ['land', 'take-off', 'shuttle', 'embark', 'disembark', 'transit', 'transfer'] as const
type OwnWords = (typeof IN_OWN_WORDS)[number]
const ownWordsOf = (kind: Move['kind']): OwnWords | undefined => IN_OWN_WORDS.find((one) => one === kind)

/** "Move Tempest Scout to Back Door?", "Land X-wing at Landing Platform?" */
function moveQuestion(
  { view, speaker: { say } }: Pick<ActAsking, 'view' | 'speaker'>,
  { piece, move }: MoveAhead,
): string {
  const own = ownWordsOf(move.kind)
  const words = own === undefined ? 'panel.move' : (`panel.move.${own}` as const)
  const names = pieceNames(view, piece)
  return fitQuestion(
    ...joinedNames((card = '', place = '') => say(words, { card, place }), names, goalNames(view, { piece, move })),
  )
}

/** Where a move leads, by its names; of a card that gets off what it leaves. */
function goalNames(view: View, { piece, move }: MoveAhead): Names {
  const on = move.kind === 'disembark' ? (pieceOf(view, piece)?.on ?? null) : move.on
  return on !== null ? pieceNames(view, on) : placeNames(view, move.at ?? '')
}

/** The line below one move: what it costs and changes; a ship that lands has no power. */
function moveBelow(
  asking: Pick<ActAsking, 'view' | 'side' | 'foe' | 'speaker'>,
  { piece, move }: MoveAhead,
  then: View,
): string | null {
  const { view, speaker } = asking
  const { say } = speaker
  const cost = move.cost === 0 ? say('panel.company.free') : say('panel.company.cost.brief', { count: move.cost })
  const own = addedMove(move)
  const mover = own === undefined ? null : pieceOf(view, piece)
  if (own !== undefined && mover !== null) return own.words(view, mover, move, speaker.language).below ?? cost
  if (move.kind === 'land') {
    const none = say('panel.move.landed')
    return fitBelow(`${cost}. ${none}`, none)
  }
  return changeLine(asking, then, goalsOf(view, [{ piece, move }])[0] ?? null)
}

/** Whether a move draws a card: then it can't be undone. */
function drawsDestiny(
  { view, speaker }: Pick<ActAsking, 'view' | 'speaker'>,
  { piece: handle, move }: MoveAhead,
): boolean {
  const piece = pieceOf(view, handle)
  return piece !== null && addedMove(move)?.words(view, piece, move, speaker.language).draws === true
}

function actionsOf(asking: ActAsking, ahead: MovesAhead | null): PanelAction[] {
  const { decision, view, side, speaker, proposal } = asking
  const { say } = speaker
  const { force } = view.sizes[side]
  const passes =
    force > 0
      ? answers('pass', say('panel.end.more'), { id: 'end', next: NEXT.to('draw') })
      : answers('end-turn', say('panel.end'), { id: 'end' })
  if (ahead === null || proposal === null) return [passes]
  const { goesOn, draws } = ahead
  const rest = restLabel(asking, { deploys: [], moves: ahead.moves, last: ahead.view, goesOn: 'end', draws })
  if (ahead.moves.length === 0)
    return [
      answers('pass', rest.text, { id: 'proposed', next: rest.next }),
      ...(draws > 0 || force > 0 ? [passes] : []),
    ]
  const option = decision.shape.type === 'choose' ? proposal.choose?.[0] : undefined
  if (option === undefined) return [passes]
  const label = goesOn === 'text' ? say('panel.move.then') : rest.text
  return [answers('do', label, { id: 'proposed', choose: [option], next: rest.next }), passes]
}

function listOf(asking: ActAsking, moves: readonly OfferedMove[], ahead: MovesAhead | null): PanelList | undefined {
  const { decision, speaker } = asking
  const { say } = speaker
  const proposes = (ahead?.moves.length ?? 0) > 0
  const nothing: PanelEntry[] = proposes
    ? [{ choose: [], names: [say('panel.move.no')], hint: say('panel.move.no.hint'), marks: true }]
    : []
  const texts = textEntries(asking, optionsOf(decision))
  const room = MOST_ENTRIES - nothing.length - texts.length
  const all = moves.map(({ option, piece, move }) => moveEntry(asking, option, piece, move))
  const entries = [...nothing, ...(all.length <= room ? all : cardEntries(asking, moves)), ...texts]
  if (entries.length === 0) return undefined
  return {
    placeholder: say(
      proposes ? 'panel.move.list.other' : moves.length === 0 ? 'panel.deploy.list.texts' : 'panel.move.list',
    ),
    acts: 'do',
    min: 1,
    max: 1,
    entries: panelEntries(entries, []),
  }
}

/** Cards with the number of their moves: choosing one opens its panel. */
function cardEntries(asking: ActAsking, moves: readonly OfferedMove[]): readonly PanelEntry[] {
  const cards = new Map<string, OfferedMove[]>()
  for (const one of moves) cards.set(one.option, [...(cards.get(one.option) ?? []), one])
  return [...cards.values()].flatMap((own): readonly PanelEntry[] => {
    const [best] = own
    if (best === undefined) return []
    if (own.length === 1) return [moveEntry(asking, best.option, best.piece, best.move)]
    const hint = asking.speaker.say('panel.move.ways', { count: own.length })
    return [{ choose: [best.option], names: pieceNames(asking.view, best.piece.handle), hint, marks: true }]
  })
}

/** The panel of a card that was chosen first. */
function oneCard(asking: ActAsking, moves: readonly OfferedMove[]): Panel {
  const { speaker, view } = asking
  const { say } = speaker
  const [best] = moves
  const other: PanelAction = { id: 'other', label: say('panel.move.other'), look: 'plain', puts: {} }
  if (best === undefined)
    return { question: say('panel.move.which'), scene: () => tableScene(view, asking.voice), actions: [other] }
  const step = { piece: best.piece.handle, move: best.move }
  return {
    question: moveQuestion(asking, step),
    below: moveBelow(asking, step, afterMove(view, asking.side, step)),
    ...(drawsDestiny(asking, step) ? { final: true } : {}),
    scene: () => sceneOf(asking, [step], afterMove(view, asking.side, step), false),
    actions: [
      answers('do', moveLabel(asking, step), {
        id: 'move',
        choose: [best.option],
        next: NEXT.move(moveId(best.move)),
        look: 'good',
      }),
      other,
    ],
    list: {
      placeholder: say('panel.move.list.place'),
      acts: 'do',
      min: 1,
      max: 1,
      entries: panelEntries(
        moves.map(({ option, piece, move }) => moveEntry(asking, option, piece, move)),
        [],
      ),
    },
  }
}

function moveLabel({ view, speaker: { say } }: Pick<ActAsking, 'view' | 'speaker'>, step: MoveAhead): string {
  const { kind } = step.move
  const label =
    kind === 'land' || kind === 'take-off' || kind === 'shuttle' || kind === 'embark' || kind === 'disembark'
  const words = label ? (`panel.move.do.${kind}` as const) : 'panel.move.do'
  const [long, short] = goalNames(view, step)
  return fitting(LABEL, say(words, { place: long }), say(words, { place: short }))
}

// ---------------------------------------------------------------- one card, and those that come along

/** All moves about which a card can be asked: those of the phase, and those that a text gives it. */
function movesAsked(view: View, side: ActAsking['side'], piece: TableCard): readonly Move[] {
  const usual = movesInPhase(read(view), piece)
  const more = movesByText(read(view), piece, side, true)
  return [...usual, ...more.filter((one) => !usual.some((move) => moveId(move) === moveId(one)))]
}

/** Where a card goes that was taken by itself. */
const moveWhere: PanelMaker<DecisionOf<'move-where'>> = {
  ask(asking) {
    const { decision, view, side, taken, speaker } = asking
    const { say } = speaker
    const piece = pieceOf(view, decision.about.piece)
    const options = optionsOf(decision)
    const moves =
      piece === null
        ? []
        : movesAsked(view, side, piece).filter((move) => options.some(({ id }) => id === moveId(move)))
    const best = moves.find((move) => moveId(move) === taken[0]) ?? moves[0]
    if (piece === null || best === undefined) throw new Error('a card without a move')
    const step = { piece: piece.handle, move: best }
    const then = afterMove(view, side, step)
    return {
      question: fitQuestion(
        ...joinedNames((card = '') => say('panel.move.where', { card }), pieceNames(view, piece.handle)),
      ),
      below: moveBelow(asking, step, then),
      ...(drawsDestiny(asking, step) ? { final: true } : {}),
      scene: () => sceneOf(asking, [step], then, false),
      actions: [
        answers('do', moveLabel(asking, step), {
          id: 'move',
          choose: [moveId(best)],
          look: 'good',
        }),
      ],
      list: {
        placeholder: say('panel.move.list.place'),
        acts: 'do',
        min: 1,
        max: 1,
        entries: panelEntries(
          moves.map((move) => ({
            choose: [moveId(move)],
            names: moveNames(asking, piece, move),
            hint: moveHint(asking, piece, move),
          })),
          [],
        ),
      },
    }
  },
}

// ---------------------------------------------------------------- the picture

/** The table after some moves: the cards where they go, and dim where they come from. */
function sceneOf(
  asking: Pick<ActAsking, 'view' | 'voice' | 'side' | 'foe' | 'speaker'>,
  moves: readonly MoveAhead[],
  then: View,
  proposed: boolean,
): Scene {
  const { view, voice } = asking
  const [only, ...more] = moves
  const marks = {
    ...movingMarks(view, moves, proposed),
    ...(only === undefined ? {} : movedTrack(view, moves, proposed)),
  }
  const own = only === undefined || more.length > 0 ? undefined : addedMove(only.move)
  if (own !== undefined && only !== undefined && only.move.at !== null)
    return own.scene({ view, then, voice }, { piece: only.piece, to: only.move.at }, marks)
  return tableScene(then, voice, { ...marks, ...noteOf(asking, moves) })
}

/** Characters of the name of a move below the picture. */
const NAME = 44

/** One move in words, in the place of the hand. */
function noteOf(
  asking: Pick<ActAsking, 'view' | 'side' | 'foe' | 'speaker'>,
  moves: readonly MoveAhead[],
): Partial<SceneMarks> {
  const [step, ...more] = moves
  const piece = step === undefined ? null : pieceOf(asking.view, step.piece)
  if (step === undefined || piece === null || more.length > 0) return {}
  const lines = [
    { text: fitting(NAME, ...moveNames(asking, piece, step.move)), strong: true },
    { text: moveHint(asking, piece, step.move), tone: 'pale' as const },
  ]
  return { held: [], later: [], note: { lines } }
}

export const movePanels = { 'move-where': moveWhere, company }
