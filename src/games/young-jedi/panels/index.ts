/** Young Jedi on one screen: each question with its line, buttons and list; the proposal; the rest of a turn; the news. */
import type {
  AnswerContent,
  AnswerDraft,
  Decision,
  Option,
  PanelList,
  PanelQuestion,
  Panels,
  SeenEvent,
  Voice,
} from '../../../contract/index.ts'
import { isForced } from '../../../kit/decisions/chosen.ts'
import { dressed } from '../../../kit/panels/actions.ts'
import { isFinalFor } from '../../../kit/panels/finality.ts'
import { cutWords } from '../../../kit/panels/fitting.ts'
import { opposite, type Side } from '../cards/card.ts'
import { practice } from '../policies/practice.ts'
import { type DecisionOf, madeHere, optionsOf } from '../state/abouts.ts'
import type { QuestionKind } from '../state/game-state.ts'
import { news } from '../story/panel-news.ts'
import type { View } from '../view/player-view.ts'
import { versionOf } from '../words/naming.ts'
import { speakerOf } from '../words/say.ts'
import { namesOf, type Panel, type PanelAsking, type PanelMakers, takenBy } from './asking.ts'
import { BATTLE } from './battle-panels.ts'
import { DUEL } from './duel-panels.ts'
import { FIGHT } from './fight-panels.ts'
import { PLANETS } from './planet-panels.ts'
import { follow } from './rest-of-turn.ts'
import { sceneOf, tableScene } from './scenes/index.ts'
import { TEXTS } from './text-panels.ts'
import { TURN } from './turn-panels.ts'

const MAKERS: PanelMakers = { ...PLANETS, ...TURN, ...TEXTS, ...BATTLE, ...FIGHT, ...DUEL }

/** Returns the answer of the practice opponent, from the view of the seat alone. */
function suggest(decision: Decision<Side>, view: View): AnswerContent {
  const { decision: _, ...given } = practice(view, decision)
  return given
}

/** The draft of the proposal, completed where a front end has kept only a part of it. */
const begunWith = (begun: AnswerDraft, proposal: AnswerContent | null): AnswerDraft =>
  proposal === null
    ? begun
    : {
        suggested: true,
        exit: proposal.exit,
        ...(proposal.choose === undefined ? {} : { choose: proposal.choose }),
        ...(proposal.arrange === undefined ? {} : { arrange: proposal.arrange }),
        ...(proposal.number === undefined ? {} : { number: proposal.number }),
      }

/** The draft with all options where there is nothing to pick. */
const withForced = ({ shape }: Decision<Side>, begun: AnswerDraft): AnswerDraft =>
  shape.type === 'choose' && isForced(shape) ? { ...begun, choose: shape.options.map(({ id }) => id) } : begun

/** The proposal that a front end has kept; made anew where it has kept only a part of it. */
function proposalOf(
  { suggested: _, exit, ...given }: AnswerDraft,
  decision: Decision<Side>,
  view: View,
): AnswerContent {
  return exit === undefined ? suggest(decision, view) : { exit, ...given }
}

/** The most characters of a hint. */
const HINT = 100

/**
 * The list with hints that begin with the parts that a label leaves out: the whole name where it is cut off, and
 * the set of a card where another card of the list has the same name.
 */
function wholeNames(list: PanelList, decision: DecisionOf): PanelList {
  const options = optionsOf(decision) as readonly Option[]
  const entries = list.entries.map((entry) => {
    const [id, ...more] = entry.choose
    const card = more.length > 0 ? undefined : options.find((option) => option.id === id)?.card
    if (card === undefined) return entry
    const [full, title] = namesOf(card)
    const said = [
      entry.label.includes('…') && !entry.label.includes(title) ? full : null,
      versionOf(card, options),
      entry.hint === undefined ? null : entry.hint,
    ].filter((part) => part !== null)
    return said.length === 0 ? entry : { ...entry, hint: cutWords(said.join(' · '), HINT) }
  })
  return { ...list, entries }
}

/** @throws if the question isn't one of Young Jedi's */
function ask(
  decision: Decision<Side>,
  view: View,
  draft: AnswerDraft,
  voice: Voice,
  last: readonly SeenEvent[] = [],
): PanelQuestion {
  // The compiler can't follow that a decision and the maker of its kind belong together.
  const maker = MAKERS[decision.kind as QuestionKind] as ((asking: PanelAsking) => Panel) | undefined
  if (maker === undefined) throw new Error(`no panel for a question like ${decision.kind}`)
  const speaker = speakerOf(voice)
  const side = decision.seat
  const proposal = draft.suggested ? proposalOf(draft, decision, view) : null
  const begun = withForced(decision, begunWith(draft, proposal))
  const made = madeHere(decision)
  const name = speaker.name(opposite(side))
  const asking = { decision: made, view, begun, speaker, side, name, proposal, last, taken: takenBy(made, begun) }
  const { question, below, final = false, actions, list, more = [] } = maker(asking)
  return {
    question,
    ...(below == null ? {} : { below }),
    ...(final && isFinalFor(decision.exits) ? { final } : {}),
    scene: () => sceneOf(decision, view, begun, voice),
    actions: dressed(actions, asking),
    ...(list === undefined ? {} : { list: wholeNames(list, made) }),
    more,
  }
}

/** The panels of Young Jedi, as the contract wants them. */
export const panels: Panels<View, Side> = { suggest, ask, follow, scene: tableScene, news }
