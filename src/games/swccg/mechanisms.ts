/** All mechanisms that bring all of their own: a line each. */
import type { Answer, Decision, DecisionWords, Voice } from '../../contract/index.ts'
import type { FrameRules, Mechanism } from './mechanism.ts'
import { addShown, addTexts } from './panels/added-shown.ts'
import { addCloseUps } from './panels/close-ups/added.ts'
import { addAnswers } from './policies/added-answers.ts'
import { addGoals } from './policies/added-goals.ts'
import { addRules } from './rulebook/rule-book.ts'
import type { DecisionMaker } from './rules/abouts.ts'
import { admiralsOrders } from './rules/admirals-orders/index.ts'
import { automatedWeapons } from './rules/automated-weapons/index.ts'
import { blowingAway } from './rules/blowing-away/index.ts'
import { captives } from './rules/captives/index.ts'
import { contests } from './rules/contests/index.ts'
import { crashing } from './rules/crashing/index.ts'
import { crossing } from './rules/crossing/index.ts'
import { deathStar2 } from './rules/death-star-2/index.ts'
import { addCardTypes } from './rules/deploy/card-types.ts'
import { duels } from './rules/duels/index.ts'
import { epicEvents } from './rules/epic-events/index.ts'
import { excluded } from './rules/excluded/index.ts'
import { following } from './rules/following/index.ts'
import { missing } from './rules/missing/index.ts'
import { addWays } from './rules/move/added-ways.ts'
import { objectives } from './rules/objectives/index.ts'
import { peeking } from './rules/peeking/index.ts'
import { rebattle } from './rules/rebattle/index.ts'
import { revealing } from './rules/revealing/index.ts'
import { squadrons } from './rules/squadrons/index.ts'
import { starshipSites } from './rules/starship-sites/index.ts'
import { stealing } from './rules/stealing/index.ts'
import { wandering } from './rules/wandering/index.ts'
import { addRestingTexts, type Side } from './state/engine-card.ts'
import type { Frame, Frames } from './state/game-frames.ts'
import type { AddedKinds } from './state/game-state.ts'
import type { GameTable } from './state/game-table.ts'
import { addMoments } from './story/added-moments.ts'
import { type AddedFact, addTellings } from './story/storyteller.ts'
import { addOpenTotals } from './view/open-totals.ts'
import type { View } from './view/player-view.ts'
import { addMarkNames } from './words/mark-names.ts'

/** Each mechanism, by the name of its folder. */
const FOLDERS = {
  starshipSites,
  admiralsOrders,
  blowingAway,
  squadrons,
  automatedWeapons,
  captives,
  crashing,
  crossing,
  deathStar2,
  duels,
  epicEvents,
  excluded,
  following,
  objectives,
  peeking,
  rebattle,
  contests,
  missing,
  stealing,
  revealing,
  wandering,
}

type Folders = typeof FOLDERS
/** The names under which the folders bring a part. */
type PartNames<P extends keyof Mechanism> = {
  [M in keyof Folders]: keyof Folders[M][P & keyof Folders[M]]
}[keyof Folders]
/** Does not compile while a frame, question or event of a folder has no line above. */
const complete: [
  Exclude<keyof Frames, PartNames<'frames'>>,
  Exclude<keyof AddedKinds, PartNames<'decisions'>>,
  Exclude<AddedFact, PartNames<'tellings'>>,
] extends [never, never, never]
  ? true
  : 'a folder lacks its line' = true

type Part = keyof Mechanism
/** The parts of this name of all mechanisms. */
function joined<P extends Part>(part: P): Mechanism[P] {
  const all = (Object.values(FOLDERS) as readonly unknown[] as readonly Mechanism[]).map((one) => one[part])
  if (part === 'rules') return all.join('') as Mechanism[P]
  return (part === 'verbs' ? all.flat() : Object.assign({}, ...all)) as Mechanism[P]
}

const frames = joined('frames') as Readonly<Record<string, FrameRules<Frame>>>
const words = joined('words') as Readonly<
  Record<string, (asked: Decision<Side>, view: View, voice: Voice) => DecisionWords>
>

/** The parts of all mechanisms, as the game uses them. */
export const mechanisms = {
  complete,
  decisions: joined('decisions') as Readonly<Record<string, DecisionMaker>>,
  irrevocable: joined('irrevocable'),
  panels: joined('panels'),
  verbs: joined('verbs'),
  /** The words of a question of a mechanism; null for another one. */
  worded: (asked: Decision<Side>, view: View, voice: Voice): DecisionWords | null =>
    words[asked.kind]?.(asked, view, voice) ?? null,
  /** Does the next step of a frame. @returns whether it is one of a mechanism */
  step(table: GameTable, frame: Frame): boolean {
    const own = frames[frame.frame]
    own?.step(table, frame)
    return own !== undefined
  },
  /** Carries out an answer to the question of a frame. @returns whether the frame is one of a mechanism */
  close(table: GameTable, frame: Frame, seat: Side, answer: Answer): boolean {
    const own = frames[frame.frame]
    own?.close(table, frame, seat, answer)
    return own !== undefined
  },
}

addTellings(joined('tellings'))
addAnswers(joined('answers'))
addRules(joined('rules'))
addMarkNames(joined('marks'))
addRestingTexts(joined('texts') ?? {})
addCardTypes(joined('types') ?? {})
for (const { closeUps, goals, moments, openTotal, shown, shownTexts, ways } of Object.values(
  FOLDERS,
) as readonly unknown[] as readonly Mechanism[]) {
  if (closeUps !== undefined) addCloseUps(closeUps)
  addMoments(moments ?? [])
  if (shown !== undefined) addShown(shown)
  if (openTotal !== undefined) addOpenTotals(openTotal)
  if (shownTexts !== undefined) addTexts(shownTexts)
  addGoals(goals ?? [])
  if (ways !== undefined) addWays(ways)
}
