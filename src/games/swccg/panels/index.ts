/** The Star Wars CCG on one screen: each question with its line, buttons and list, the proposal, the rest of a turn. */

import type {
  AnswerContent,
  AnswerDraft,
  Decision,
  PanelQuestion,
  Panels,
  Scene,
  SeenEvent,
  Voice,
} from '../../../contract/index.ts'
import { choosable, takenOf } from '../../../kit/decisions/chosen.ts'
import { onceFor } from '../../../kit/library/once-for.ts'
import { dressed } from '../../../kit/panels/actions.ts'
import { practice } from '../policies/practice/practice-player.ts'
import { madeHere } from '../rules/abouts.ts'
import { BATTLE } from '../rules/battle/panel.ts'
import { battleBlocks } from '../rules/battle/scene.ts'
import { deployPanels } from '../rules/deploy/panel.ts'
import { DESTINY } from '../rules/destiny/panel.ts'
import { DRAIN } from '../rules/drain/panel.ts'
import { movePanels } from '../rules/move/panel.ts'
import { REACT } from '../rules/react/panel.ts'
import { SETUP } from '../rules/setup/panel.ts'
import { SHOTS } from '../rules/shots/panel.ts'
import { TEXTS } from '../rules/texts/panel.ts'
import { turnPanels } from '../rules/turn/panel.ts'
import { opponentOf, type Side } from '../state/engine-card.ts'
import type { Kind } from '../state/game-state.ts'
import { panelNews } from '../story/panel-news.ts'
import { knownView } from '../view/known-views.ts'
import type { View } from '../view/player-view.ts'
import { speakerOf } from '../words/speaker.ts'
import { besideEachOther, type FollowUp, type PanelMaker, type PanelMakers } from './asking.ts'
import { battleBeginning, SHOOTING } from './battle-beginning.ts'
import { CHOICES } from './card-choices.ts'
import { passesIdle, throughIdle } from './idle-chances.ts'
import { FOLLOWING as PASSING, THROUGH } from './passing.ts'
import { keptSteps } from './plans/kept-steps.ts'
import { lapsedLines } from './plans/lapsed-orders.ts'
import { AHEAD, planPanel, proposedPlan, turnAheadPanels } from './plans/turn-plan-panel.ts'
import { playedBy, respond } from './respond-panel.ts'
import { REST_OF_TEXT, REST_OF_TURN } from './rest-of-turn.ts'
import { sceneContext } from './scenes/scene-context.ts'
import { tableScene } from './scenes/table-scene.ts'

const MAKERS: PanelMakers = {
  ...turnPanels,
  ...deployPanels,
  ...movePanels,
  ...battleBeginning,
  ...DRAIN,
  ...BATTLE,
  ...SHOTS,
  ...DESTINY,
  ...REACT,
  ...CHOICES,
  ...TEXTS,
  ...SETUP,
  respond: { suggest: playedBy, ask: respond },
}

/** The rest of a turn or of a sitting, by the first word of `next`. */
const FOLLOWING: Readonly<Record<string, FollowUp>> = { ...REST_OF_TURN, ...PASSING }

// The compiler can't follow that a decision and the maker of its kind belong together.
const makerIn =
  (makers: PanelMakers) =>
  ({ kind }: Decision<Side>): PanelMaker | undefined =>
    (kind === AHEAD ? PLAN : makers[kind as Kind]) as PanelMaker | undefined

/** A plan is put together as an answer is, but no rule asks for it. */
const PLAN = { suggest: proposedPlan, ask: planPanel }

/** The draft of the proposal, completed where a front end has kept only a part of it. */
const begunWith = (begun: AnswerDraft, given: AnswerContent | null): AnswerDraft =>
  given === null ? begun : { ...given, suggested: true }

function ask(
  maker: PanelMaker,
  decision: Decision<Side>,
  view: View,
  draft: AnswerDraft,
  voice: Voice,
  last: readonly SeenEvent[] = [],
): PanelQuestion {
  const made = madeHere(decision)
  const speaker = speakerOf(voice)
  const side = decision.seat
  const foe = opponentOf(side)
  const given = draft.suggested ? proposed(maker, decision, view) : null
  const begun = begunWith(draft, given)
  const taken = takenBy(decision, begun)
  const asking = {
    decision: made,
    view,
    begun,
    speaker,
    voice,
    side,
    foe,
    name: speaker.name(foe),
    proposal: given,
    last,
    taken,
  }
  const { below, final = false, actions, list, more = [], ...panel } = maker.ask(asking)
  const shown = dressed(actions, asking)
  const kept = besideEachOther(shown)
  const all = throughIdle([...shown, ...more], made, view)
  return {
    ...panel,
    ...(below == null ? {} : { below }),
    ...(final ? { final } : {}),
    actions: all.slice(0, kept),
    ...(list === undefined ? {} : { list }),
    more: all.slice(kept),
  }
}

/** The options that a draft takes. A single option is chosen by itself only where it can't be passed. */
function takenBy({ shape, exits }: Decision<Side>, { choose = [] }: AnswerDraft): readonly string[] {
  if (shape.type !== 'choose') return []
  return exits.some(({ bare }) => bare === true) ? choosable(shape, choose) : takenOf(shape, choose)
}

const PROPOSED = onceFor<View, AnswerContent | null>()

/** The proposal for a question, made once for each view: a front end asks for it, and the panel itself. */
const proposed = (maker: PanelMaker, decision: Decision<Side>, view: View): AnswerContent | null =>
  PROPOSED(view, JSON.stringify(decision), () => proposal(maker, decision, view))

function proposal({ suggest }: PanelMaker, decision: Decision<Side>, view: View): AnswerContent | null {
  if (suggest !== undefined) return suggest(madeHere(decision), view)
  const { decision: _, ...given } = practice(view, decision)
  return given
}

/** Returns the answer to a question that comes after an action. @param all by the first word of `next` */
const following =
  (all: Readonly<Record<string, FollowUp>>) =>
  (next: string, decision: Decision<Side>, view: View, later: readonly string[] = []): AnswerContent | null => {
    const [name = '', ...words] = next.split(' ')
    const [made, known] = [madeHere(decision), knownView(view)]
    return passesIdle(made, known) ?? all[name]?.(words, made, known, later) ?? null
  }

/** The table while nothing is asked: the battle that goes on, or all places with what lies at none of them. */
function waitingScene(shown: View, voice: Voice): Scene {
  const view = knownView(shown)
  const { battle } = view
  if (battle !== null) return { blocks: battleBlocks(sceneContext(view, voice), battle) }
  // Players who wait in their own turn see the phases with what they have done in them.
  return tableScene(view, voice, { trackless: view.reader !== view.active, listed: true })
}

/**
 * Returns the panels of the game.
 * @param plain for kinds of questions without a panel of their own
 * @param added the panels of mechanisms
 */
export function panelsOf(plain: Panels<View, Side>, added: PanelMakers): Panels<View, Side> {
  const makerOf = makerIn({ ...MAKERS, ...added })
  return {
    ...plain,
    confirmsEntries: true,
    suggest(decision, shown) {
      const view = knownView(shown)
      const maker = makerOf(decision)
      return maker === undefined ? plain.suggest(decision, view) : proposed(maker, decision, view)
    },
    ask(decision, shown, begun, voice, last) {
      const view = knownView(shown)
      const maker = makerOf(decision)
      return maker === undefined
        ? plain.ask(decision, view, begun, voice, last)
        : ask(maker, decision, view, begun, voice, last)
    },
    follow: following(FOLLOWING),
    through: following({ ...SHOOTING, ...THROUGH, ...REST_OF_TEXT }),
    lapsed: lapsedLines,
    ahead: turnAheadPanels,
    kept: keptSteps,
    scene: waitingScene,
    news: panelNews,
  }
}
