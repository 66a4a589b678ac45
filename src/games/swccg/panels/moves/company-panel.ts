/** The question about company on the move of a group: its picture shows all of them where they go, for one price. */
import type { AnswerContent, Scene } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion } from '../../../../kit/panels/fitting.ts'
import { worthTaking } from '../../policies/practice/moves-chosen.ts'
import { read } from '../../policies/practice/supposing.ts'
import { afterMoves, type MoveAhead, movesAlong } from '../../policies/turn-ahead.ts'
import { type DecisionOf, optionsOf } from '../../rules/abouts.ts'
import { transitPart } from '../../rules/move/transit.ts'
import { pieceOf, whereIs } from '../../state/nesting.ts'
import type { View } from '../../view/player-view.ts'
import type { PanelAsking, PanelMaker } from '../asking.ts'
import { cardNames, joinedNames, pieceNames, placeNames } from '../card-names.ts'
import { powersAt } from '../position-lines.ts'
import type { HeldMark } from '../scenes/scene-marks.ts'
import { tableScene } from '../scenes/table-scene.ts'
import { goalsOf } from './move-words.ts'
import { movedTrack, movingMarks } from './moving-marks.ts'

/** The piece of a question, the move of its group, and those that come along already. */
const groupOf = ({
  piece,
  how: kind,
  place: at,
  on,
  role,
  force: cost,
}: DecisionOf<'company'>['about']): MoveAhead => ({
  piece,
  move: { kind, at, on, role, cost },
})

/** The words of a group: how it moves. */
const groupWords = ({ how }: Pick<DecisionOf<'company'>['about'], 'how'>): 'landspeed' | 'transfer' | 'transit' =>
  how === 'landspeed' || how === 'transfer' ? how : 'transit'

/** Proposes the cards that gain by coming along. */
function takenAlong(decision: DecisionOf<'company'>, view: View): AnswerContent {
  const { shape, seat, about } = decision
  const step = groupOf(about)
  const moves = [step, ...movesAlong(view, step, about.along)]
  const open = optionsOf(decision).map(({ id }) => id)
  const most = shape.type === 'choose' ? shape.max : 1
  return { exit: 'do', choose: worthTaking(afterMoves(view, seat, moves), seat, step.move, open, most) }
}

/** The cards that go along for the same Force. */
export const company: PanelMaker<DecisionOf<'company'>> = {
  suggest: takenAlong,
  ask(asking) {
    const { decision, view, side, taken, speaker } = asking
    const { say } = speaker
    const { about, shape } = decision
    const options = optionsOf(decision)
    const step = groupOf(about)
    const moves = [step, ...movesAlong(view, step, [...about.along, ...taken])]
    const then = afterMoves(view, side, moves)
    const go = (choose: readonly string[]) =>
      answers('do', say(`panel.company.${groupWords(about)}.do`, { count: about.along.length + choose.length + 1 }), {
        id: choose.length > 0 ? 'along' : 'alone',
        choose,
        ...(choose.length > 0 ? { look: 'good' as const } : {}),
      })
    return {
      question: companyQuestion(asking, moves),
      below: companyBelow(asking, then),
      scene: () => companyScene(asking, moves, then),
      actions: [...(taken.length > 0 ? [go(taken)] : []), go([])],
      list: {
        placeholder: say('panel.company.list'),
        min: 0,
        max: shape.type === 'choose' ? shape.max : 1,
        entries: panelEntries(
          options.map(({ id, card = id }): PanelEntry => ({ choose: [id], names: cardNames(card) })),
          taken,
        ),
      },
    }
  },
}

type CompanyAsking = PanelAsking<DecisionOf<'company'>>

/** "Transit 3 cards to Landing Platform?" */
function companyQuestion({ decision, view, speaker: { say } }: CompanyAsking, moves: readonly MoveAhead[]): string {
  const { piece, place: at, on } = decision.about
  const words = groupWords(decision.about)
  const goal = on !== null ? pieceNames(view, on) : placeNames(view, at ?? '')
  const count = moves.length
  return count === 1
    ? fitQuestion(
        ...joinedNames(
          (card = '', place = '') => say(words === 'landspeed' ? 'panel.move' : `panel.move.${words}`, { card, place }),
          pieceNames(view, piece),
          goal,
        ),
      )
    : fitQuestion(...joinedNames((place = '') => say(`panel.company.${words}`, { count, place }), goal))
}

/** "Costs 2 for all. Power there 0 → 5" */
function companyBelow(asking: CompanyAsking, then: View): string | null {
  const { decision, speaker, view } = asking
  const { say } = speaker
  const { about } = decision
  const count = about.force
  const cost = count === 0 ? say('panel.company.free') : say('panel.company.cost', { count })
  const goal = goalsOf(view, [groupOf(about)])[0]
  const { before, after } = goal === undefined ? { before: 0, after: 0 } : powersAt(asking, then, goal)
  if (before === after) return cost
  const power = say('panel.company.power', { before, after })
  const brief = count === 0 ? say('panel.company.free.brief') : say('panel.company.cost.brief', { count })
  return fitBelow(`${cost}. ${power}`, `${brief}. ${power}`)
}

/** The group where it goes, and below the table those that may come along, with the price of both ends. */
function companyScene(asking: CompanyAsking, moves: readonly MoveAhead[], then: View): Scene {
  const { decision, view, voice, side, begun, speaker, taken } = asking
  const { say } = speaker
  const { piece, how, force, along, place: goal } = decision.about
  const proposed = begun.suggested && taken.length > 0
  const reading = read(view)
  const mover = pieceOf(view, piece)
  const from = mover === null ? null : whereIs(view, mover)
  const ends =
    how !== 'transit' || from === null || goal === null
      ? null
      : {
          from: transitPart(reading, side, { from: { place: from } }),
          to: transitPart(reading, side, { to: { place: goal } }),
        }
  // Where a text sets the whole price, no end has a part of it.
  const price =
    force === 0 || ends === null || ends.from + ends.to !== force
      ? say(force === 0 ? 'panel.company.note.free' : 'panel.company.note.once')
      : say('panel.company.note.ends', ends)
  const coming = new Set([piece, ...along])
  const held = [piece, ...along, ...optionsOf(decision).map(({ id }) => id)].flatMap((handle): readonly HeldMark[] => {
    const one = pieceOf(view, handle)
    if (one === null) return []
    const state = coming.has(handle) ? 'chosen' : taken.includes(handle) ? (proposed ? 'suggested' : 'chosen') : null
    return [{ handle, card: one.card, cost: null, ...(state === null ? {} : { state }) }]
  })
  return tableScene(then, voice, {
    ...movingMarks(view, moves, proposed),
    ...movedTrack(view, moves, proposed),
    ...{ held, later: [], tray: { title: say('panel.company'), note: price } },
  })
}
