/** The battle whose losses are being paid, by itself: who fought, both totals, the destinies, and what both owe. */
import type {
  Block,
  CloseUp,
  CloseUpName,
  DrawBlock,
  MarkedLine,
  SeenEvent,
  Voice,
} from '../../../../contract/index.ts'
import { groupSums } from '../../../../kit/story/events-told.ts'
import { placeNumbers } from '../../explain/place-numbers.ts'
import { type BattleMarks, battleBlocks } from '../../rules/battle/scene.ts'
import type { Side } from '../../state/engine-card.ts'
import type { BattleFrame, SideNumbers } from '../../state/game-frames.ts'
import { placeOf } from '../../state/nesting.ts'
import { storyEvents } from '../../story/story-words.ts'
import { storyteller } from '../../story/storyteller.ts'
import { contextOf } from '../../story/telling-context.ts'
import { foughtSide } from '../../story/turn-pictures.ts'
import { resultOf } from '../../texts/values/battling.ts'
import type { View } from '../../view/player-view.ts'
import { placeName } from '../../words/place-names.ts'
import { type SceneContext, sceneContext } from '../scenes/scene-context.ts'
import { cardsAt } from './place-close-up.ts'

/** The id of the battle. */
export const FOUGHT = 'fought'

/** A battle whose totals are known. */
type FoughtBattle = BattleFrame & { readonly totals: SideNumbers }

const isFought = (battle: BattleFrame | null): battle is FoughtBattle => battle !== null && battle.totals !== null

/** Returns the entry of the battle in the menu; none before its totals are known. */
export function foughtEntries(view: View, voice: Voice): readonly CloseUpName[] {
  const { battle } = view
  if (!isFought(battle)) return []
  const { speaker, near, far } = sceneContext(view, voice)
  const { totals, at } = battle
  const [mine, theirs] = [totals[near], totals[far]]
  const hint = `${placeName(view, at)} · ${speaker.say('near.hint.here', { mine, theirs })}`
  return [{ id: FOUGHT, label: speaker.say('near.fought'), hint, confirming: true }]
}

/** Returns the battle with what it costs; null before its totals are known. */
export function foughtCloseUp(view: View, voice: Voice): CloseUp | null {
  const { battle } = view
  if (!isFought(battle)) return null
  const context = sceneContext(view, voice)
  const { speaker, near, far } = context
  const { at, totals } = battle
  const { winner } = resultOf(totals)
  const score = winner === far ? `${totals[far]}–${totals[near]}` : `${totals[near]}–${totals[far]}`
  const result = { place: placeName(view, at), score }
  const owed = [near, far].flatMap((side) => owedWords(context, battle, side))
  return {
    news: [],
    title: winner === null ? speaker.say('battle.tied', result) : speaker.tell(winner, 'battle.wins', result),
    ...(owed.length === 0 ? {} : { below: owed.join(' ') }),
    past: true,
    scene: (facts) => ({
      blocks: battleBlocks(context, battle, {
        note: speaker.tell(battle.initiator, 'moment.attacked'),
        below: drawsOf(context, battle),
        ...whoFought(facts, view, voice),
      }),
    }),
    placeholder: speaker.say('near.pick'),
    cards: cardsAt(context, placeOf(view, at)),
    numbers: () => placeNumbers(at, view, voice),
  }
}

/** Returns all who have fought, also those who have left since; nothing where the facts tell of no battle. */
function whoFought(facts: readonly SeenEvent[], view: View, voice: Voice): Pick<BattleMarks, 'sides'> {
  const s = contextOf(voice)
  const begun = facts.findLastIndex(({ type }) => type === 'battle')
  const sum = groupSums(storyteller, storyEvents(facts.slice(Math.max(0, begun)))).findLast(
    ({ group }) => group === 'battle',
  )
  if (sum?.group !== 'battle' || sum.sum.totals === null) return {}
  const [near, far] = s.sides
  return { sides: [foughtSide(near, sum.sum, view, s), foughtSide(far, sum.sum, view, s)] }
}

/** Returns all that a side owes for the battle: "You owe 3 battle damage, 2 attrition." */
function owedWords({ speaker }: SceneContext, { totals, attrition }: FoughtBattle, side: Side): readonly string[] {
  const { say } = speaker
  const { winner, damage } = resultOf(totals)
  const parts = [
    ...(winner !== null && winner !== side ? [say('battle.damage', { count: damage })] : []),
    ...(attrition[side] > 0 ? [say('battle.attrition', { count: attrition[side] })] : []),
  ]
  return parts.length === 0 ? [] : [speaker.tell(side, 'battle.owes', { sum: parts.join(', ') })]
}

/** The first card that each side has drawn, and how both totals come about; nothing where nobody has drawn. */
function drawsOf({ speaker, near, far }: SceneContext, { counted, totals }: FoughtBattle): readonly Block[] {
  const first = (seat: Side, side: 'near' | 'far'): DrawBlock['draws'] => {
    const [draw] = counted[seat]
    return draw === undefined ? [] : [{ card: draw.card, value: String(draw.value), label: '', side }]
  }
  const draws = [...first(near, 'near'), ...first(far, 'far')]
  if (draws.length === 0) return []
  const lines = [near, far].map((seat): MarkedLine => {
    const drawn = counted[seat].reduce((sum, { value }) => sum + value, 0)
    const total = totals[seat]
    return {
      text: speaker.subject(seat),
      mark: drawn === 0 ? String(total) : `${total - drawn} + ${drawn} = ${total}`,
      tone: 'pale',
    }
  })
  return [{ block: 'draw', draws, lines }]
}
