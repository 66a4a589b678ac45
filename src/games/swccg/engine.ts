/** The rules as the kit's engine needs them: the next step of a frame, the answer to a question. */
import type { Answer, Option } from '../../contract/index.ts'
import { engineOf, type OpenQuestion } from '../../kit/flow/engine.ts'
import { mechanisms } from './mechanisms.ts'
import type { OptionHere } from './rules/abouts.ts'
import { closeDamage, TO_LOST } from './rules/battle/damage.ts'
import { battleStep, closeBattle } from './rules/battle/steps.ts'
import { beginDeploy, beginImmediate, closeDeploy, deployStep } from './rules/deploy/steps.ts'
import { closeDestiny, destinyStep } from './rules/destiny/steps.ts'
import { closeDrain, closeLoss, drainStep, lossStep } from './rules/drain/steps.ts'
import { beginMove, closeMove, moveStep } from './rules/move/steps.ts'
import { decisionOf } from './rules/questions.ts'
import { closeSetup, setupStep } from './rules/setup/steps.ts'
import { closeShot, shotStep } from './rules/shots/steps.ts'
import { takeChance } from './rules/texts/begin.ts'
import { closeText, textStep } from './rules/texts/steps.ts'
import { closeMoment, follow, momentStep } from './rules/turn/moments.ts'
import { isSilent } from './rules/turn/silence.ts'
import { closeTurn, turnStep } from './rules/turn/steps.ts'
import { SIDES, type Side } from './state/engine-card.ts'
import type { Frame } from './state/game-frames.ts'
import { frameIn, type Kind, type State } from './state/game-state.ts'
import { GameTable } from './state/game-table.ts'

/** Does the next step of the innermost frame, and ends the game when a Life Force is exhausted (rule 12.1). */
function act(table: GameTable, frame: Frame): void {
  if (!mechanisms.step(table, frame)) step(table, frame)
  follow(table)
  table.settle()
}

function step(table: GameTable, frame: Frame): void {
  switch (frame.frame) {
    case 'setup':
      return setupStep(table, frame)
    case 'turn':
      return turnStep(table, frame)
    case 'deploy':
      return deployStep(table, frame)
    case 'move':
      return moveStep(table, frame)
    case 'drain':
      return drainStep(table, frame)
    case 'loss':
      return lossStep(table, frame)
    case 'battle':
      return battleStep(table, frame)
    case 'shot':
      return shotStep(table, frame)
    case 'destiny':
      return destinyStep(table, frame)
    case 'text':
      return textStep(table, frame)
    case 'moment':
      return momentStep(table, frame)
  }
}

/** Carries out an answer that fits its question. */
function close(
  table: GameTable,
  { seat, kind }: OpenQuestion<Side, Kind>,
  answer: Answer,
  options: readonly Option[],
): void {
  const chosen = options as readonly OptionHere[]
  if (!mechanisms.close(table, table.frame, seat, answer))
    closeFrame(table, table.frame, { seat, kind, answer, chosen })
  const [option] = chosen
  if (option !== undefined && CHANCES.includes(kind)) takeChance(table, seat, option, kind === 'respond')
  stir(table, seat, kind, answer)
  if (option !== undefined) beginAtOnce(table, seat, option)
  follow(table)
  table.settle()
}

/** Begins a react or an Immediate Effect (rules 8.6.2, 16.1). */
function beginAtOnce(table: GameTable, seat: Side, { group, face, about: { held } = {} }: OptionHere): void {
  if (group === 'react' && held !== undefined) beginDeploy(table, seat, held, true)
  else if (group === 'react' && face !== undefined) beginMove(table, seat, face, true)
  else if (group === 'effect' && held !== undefined) beginImmediate(table, seat, held)
}

/** Whether the defender of a battle has done anything since the initiator was last asked (SG-83). */
function stir({ state }: GameTable, seat: Side, kind: Kind, { exit }: Answer): void {
  const battle = frameIn(state.flow, 'battle')
  if (battle === null || (kind !== 'respond' && kind !== 'weapons')) return
  battle.calm = seat === battle.initiator || (battle.calm && exit !== 'do')
}

/** Kinds of questions at which a text may be used. */
const CHANCES: readonly Kind[] = ['act', 'begin', 'respond', 'weapons', 'satisfy']

/** An answer with the options that it takes. */
interface TakenAnswer {
  readonly seat: Side
  readonly kind: Kind
  readonly answer: Answer
  readonly chosen: readonly OptionHere[]
}

function closeFrame(table: GameTable, frame: Frame, { seat, kind, answer, chosen }: TakenAnswer): void {
  switch (frame.frame) {
    case 'setup':
      closeSetup(table, frame, seat, answer)
      break
    case 'turn':
      closeTurn(table, frame, seat, kind, answer, chosen)
      break
    case 'deploy':
      closeDeploy(table, frame, answer)
      break
    case 'move':
      closeMove(table, frame, answer)
      break
    case 'drain':
      closeDrain(table, frame, answer)
      break
    case 'loss':
      closeLoss(table, frame, answer)
      break
    case 'battle':
      if (kind === 'satisfy') closeDamage(table, frame, seat, chosen, answer.exit === TO_LOST)
      else closeBattle(table, frame, seat, kind, answer, chosen)
      break
    case 'shot':
      closeShot(table, frame, answer)
      break
    case 'destiny':
      closeDestiny(table, frame, answer)
      break
    case 'text':
      closeText(table, frame, answer)
      break
    case 'moment':
      closeMoment(frame, answer)
      break
  }
}

/** A chance can always be passed. */
const isPass = (kind: Kind, { exit, choose, number, arrange }: Answer): boolean =>
  (kind === 'begin' || kind === 'respond') &&
  exit === 'pass' &&
  choose === undefined &&
  number === undefined &&
  arrange === undefined

export const engine = engineOf({
  seats: SIDES,
  table: (state: State) => new GameTable(state),
  decide: (state, asked) => decisionOf(state, asked, mechanisms.decisions[asked.kind]),
  close,
  act,
  silent: isSilent,
  alwaysFits: isPass,
})
