/** Pictures of the table with the own hand below it (A). */
import type { Block, TrayBlock } from '../../../../contract/index.ts'
import { costOf } from '../../../../kit/decisions/shapes.ts'
import { besideBar } from '../../explain/beside.ts'
import { planAfter, unaskedDiscards } from '../../policies/planning/turn-plan.ts'
import { asDeployed, lieBar } from '../../rules/deploy.ts'
import { WHOLE_HAND } from '../../rules/turn-frame.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../../state/abouts.ts'
import type { HeldCard, State } from '../../state/game-state.ts'
import { costNow, counterLimit } from '../../texts/reading/numbers.ts'
import { withCards } from '../../view/ahead.ts'
import { seenState } from '../../view/seen-state.ts'
import { type BoardChange, boardOf, tableBlocks } from './board.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { stripOf } from './strip.ts'
import { costFigure } from './tiles.ts'
import { drawnTiles, handTray, plainHand } from './tray.ts'

/** The pictures of questions for which the whole table matters. */
export const TABLE = {
  deploy: (seeing) => {
    const { view, side, speaker } = seeing
    const blocks = tableBlocks(boardOf(view, side, changeOf(seeing)), speaker)
    return [stripOf(view, side, speaker), ...firstTurn(blocks, seeing), ...deployTray(seeing)]
  },

  'even-up': (seeing) => {
    const { view, side, speaker } = seeing
    return [stripOf(view, side, speaker), ...tableBlocks(boardOf(view, side), speaker), ...evenUpTray(seeing)]
  },

  'end-turn': ({ view, side, speaker }) => [
    stripOf(view, side, speaker),
    ...tableBlocks(boardOf(view, side), speaker),
    ...plainHand(view, side, speaker),
  ],
} satisfies Partial<ScenePainters>

// ---------------------------------------------------------------- deploying

type DeployContext = SceneContext<DecisionOf<'deploy'>>

const takenOptions = ({ decision, taken }: DeployContext): OptionOf<'deploy'>[] =>
  taken.flatMap((id) => optionsOf(decision).find((one) => one.id === id) ?? [])

/** The change that the draft makes: cards that come into play, and those that an evacuation takes away. */
function changeOf(seeing: DeployContext): BoardChange {
  const { view, side } = seeing
  const coming: string[] = []
  const racing: string[] = []
  const leaving: string[] = []
  for (const { card, about } of takenOptions(seeing)) {
    const laid = card === undefined ? null : asDeployed(card)
    if (about.does === 'deploy' && laid !== null) (about.target === 'objective' ? racing : coming).push(laid)
    if (about.does === 'evacuate' && about.planet === view.planet)
      leaving.push(...view.sides[side].table.map(({ handle }) => handle))
  }
  return { coming, racing, leaving }
}

/** The own empty side tells what becomes of cards that are deployed in the first turn here (rule 7.1). */
function firstTurn(blocks: readonly Block[], { decision, side, speaker }: DeployContext): Block[] {
  if (!decision.about.hidden) return [...blocks]
  return blocks.map((block) =>
    block.block === 'band' && block.seat === side && block.empty !== undefined
      ? { ...block, empty: speaker.say('scene.first-turn') }
      : block,
  )
}

function deployTray(seeing: DeployContext): TrayBlock[] {
  const { decision, view, side, taken, mark, begun, speaker } = seeing
  const paid = paidFor(seeing)
  const left = Math.max(0, paid.limit - paid.spent)
  const discards = begun.exit === 'done' ? unaskedDiscards(planAfter(view, decision, taken)) : []
  return handTray(seeing, {
    budget: { left, of: paid.limit, label: speaker.say('scene.left', { left }) },
    look: (held) => {
      const ids = optionsOf(decision).flatMap(({ id, about }) =>
        about.does === 'deploy' && about.handle === held.handle ? [id] : [],
      )
      if (ids.some((id) => taken.includes(id))) return { state: mark }
      if (discards.includes(held.handle)) return { state: 'leaving' }
      const cost = costFigure(held.card, view, side, speaker.say, paid.state)
      const plate = cost === null ? {} : { plate: cost }
      const foot = footOf(held, ids, left, seeing)
      if (foot === null) return plate
      const ticked = ids.some((id) => begun.choose?.includes(id) === true)
      const words = ticked && foot.counters ? speaker.say('scene.no-counters') : foot.text
      return { ...plate, state: 'dim', foot: words }
    },
  })
}

/**
 * Returns the counters that are spent with the draft, the limit then, and the state in which the next card would be paid
 * for: a card in play may change both. Hidden cards change neither (rule 7.5).
 */
function paidFor(seeing: DeployContext): { readonly spent: number; readonly limit: number; readonly state: State } {
  const { decision, view, side, taken } = seeing
  const { limit, spent, hidden } = decision.about
  if (hidden) return { spent: spent + costOf(decision.shape, taken), limit, state: seenState(view) }
  const there: string[] = []
  let cost = 0
  for (const { card, about } of takenOptions(seeing)) {
    const laid = card === undefined ? null : asDeployed(card)
    if (about.does !== 'deploy' || laid === null) continue
    cost += costNow(withCards(view, side, there), side, laid)
    if (about.target === 'usual') there.push(laid)
  }
  const state = withCards(view, side, there)
  return { spent: spent + cost, limit: counterLimit(state, side), state }
}

interface Foot {
  readonly text: string
  /** Counters are missing. */
  readonly counters?: boolean
}

/** The reason why a card can't be deployed beside those that the draft takes; null where it can, or never lies in play. */
function footOf({ card }: HeldCard, ids: readonly string[], left: number, seeing: DeployContext): Foot | null {
  const { decision, view, side, speaker } = seeing
  const { say } = speaker
  const as = asDeployed(card)
  if (as === null) return null
  const cost = costNow(seenState(view), side, as)
  const needs: Foot = { text: say('scene.needs', { counters: cost }), counters: true }
  if (ids.length === 0) {
    const bar = lieBar(seenState(view), side, as)
    if (bar === 'not-deployed') return null
    return bar === null ? (cost > left ? needs : { text: say('scene.not-now') }) : { text: barWords(bar, seeing) }
  }
  const bars = ids.flatMap((id) => {
    const option = optionsOf(decision).find((one) => one.id === id)
    return option === undefined ? [] : [besideBar('deploy', decision.shape, seeing.taken, option)]
  })
  const [bar] = bars
  if (bar === undefined || bars.includes(null)) return null
  if (bar === 'counters') return needs
  return { text: say(bar === 'chosen.copy' ? 'scene.unique' : 'scene.only-one') }
}

function barWords(bar: NonNullable<ReturnType<typeof lieBar>>, { speaker: { say } }: DeployContext): string {
  switch (bar) {
    case 'unique':
    case 'stack':
    case 'starship':
      return say('scene.unique')
    case 'effect':
      return say('scene.only-one')
    case 'same-location':
      return say('scene.same-place')
    default:
      return say('scene.elsewhere')
  }
}

// ---------------------------------------------------------------- Even Up

type EvenUp = SceneContext<DecisionOf<'even-up'>>

/** The hand with the cards that are discarded and drawn (rule 17.3); lap cards are drawn after the draw deck. */
function evenUpTray(seeing: EvenUp): TrayBlock[] {
  const { decision, view, side, speaker, taken } = seeing
  const { say } = speaker
  const { hand, size } = decision.about
  const whole = taken.includes(WHOLE_HAND)
  const kept = whole ? 0 : hand - taken.length
  const { deck, race } = view.sides[side]
  const draws = Math.max(0, Math.min(size - kept, deck + (race?.pile.length ?? 0)))
  return handTray(seeing, {
    ...(draws === 0 ? {} : { title: say('scene.tray.draw', { hand: kept, count: draws }) }),
    ...(draws === 0 ? {} : { note: say('scene.deck.change', { now: deck, left: Math.max(0, deck - draws) }) }),
    look: ({ handle }) => (whole || taken.includes(handle) ? { state: 'leaving' } : {}),
    coming: drawnTiles(draws, speaker),
  })
}
