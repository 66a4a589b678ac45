/** The questions of a battle on one screen: interception, Battle cards, the plan. */

import { answers } from '../../../kit/panels/actions.ts'
import { fitBelow } from '../../../kit/panels/fitting.ts'
import { cardById } from '../cards/index.ts'
import { goodPlan } from '../policies/plan.ts'
import { rows } from '../policies/planning/index.ts'
import { readPlan, sumOf } from '../policies/planning/reading.ts'
import { fieldOf } from '../policies/seen.ts'
import { COMING } from '../view/ahead.ts'
import { cardList, foeOf, type PanelAsking, type PanelMakers } from './asking.ts'
import { battleCards, wastedLine } from './attack-panels.ts'
import { handHint } from './hand-hints.ts'
import type { BattlingCard } from './scenes/battle-uses.ts'
import { shipsPower } from './scenes/ships.ts'

/** The makers of the panels of a battle, apart from its plan. */
export const BATTLE = {
  intercept: (asking) => {
    const { decision, view, side, speaker, name, taken } = asking
    const { say } = speaker
    const { planet, cards, own } = decision.about
    const may = decision.exits.some(({ id }) => id === 'intercept')
    const count = own + taken.length
    const mine = [...view.sides[side].hyperspace, ...takenCards(asking)]
    const ships = view.evacuation?.ships ?? []
    const theirs = view.sides[foeOf(asking)].hyperspace.filter(({ handle }) => ships.includes(handle))
    const label = say('panel.intercept.label', {
      own: shipsPower(mine, side, view),
      theirs: shipsPower(theirs, foeOf(asking), view),
    })
    const let_ = answers('let', say('panel.intercept.let'), { choose: [] })
    const off = count === 0 ? { off: true } : {}
    return {
      question: !may
        ? say('panel.intercept.cannot')
        : count === 0
          ? say('panel.intercept.which')
          : say('panel.intercept', { count }),
      below: fitBelow(
        say('panel.intercept.below', { name, planet, count: cards }),
        say('panel.intercept.short', { planet, count: cards }),
      ),
      actions: may ? [answers('intercept', label, { look: 'main', ...off }), let_] : [let_],
      list: may
        ? cardList(asking, say('panel.intercept.list'), ({ card }) => handHint(card, view, side, speaker))
        : undefined,
    }
  },

  'battle-cards': battleCards,

  plan: (asking) => {
    const { decision, view, begun, speaker, name } = asking
    const { say } = speaker
    const { number, theirs } = decision.about
    const cards = say('panel.battle-cards', { count: number })
    const weak = goodPlan({ shape: decision.shape }, fieldOf(view), { weakFirst: true })
    const isWeak = JSON.stringify(begun.arrange) === JSON.stringify(weak)
    const last = { id: 'weak', label: say('row.weak'), look: 'plain', puts: { arrange: weak } } as const
    return {
      question: say('panel.plan'),
      below:
        wasted(asking) ??
        fitBelow(
          say('panel.plan.below', { name, count: theirs, cards }),
          say('panel.plan.short', { count: theirs, cards }),
          number === 0
            ? say('panel.plan.alone', { count: theirs })
            : say('panel.plan.shortest', { count: theirs, cards }),
        ),
      actions: [answers('ok', say('panel.plan.ok')), ...(isWeak ? [] : [last])],
      more: variants(asking, isWeak),
    }
  },
} satisfies Partial<PanelMakers>

/** The starships that the draft adds, by the handles that the picture gives them. */
const takenCards = ({ decision, taken }: PanelAsking): BattlingCard[] =>
  decision.shape.type === 'choose'
    ? decision.shape.options.flatMap(({ id, card }) =>
        taken.includes(id) && card !== undefined ? [{ handle: `${COMING}-${id}`, card }] : [],
      )
    : []

/** "⚠ Sniper: no use here": the first Battle card of the plan that goes unused; null if none does. */
function wasted({ decision, view, begun, speaker }: PanelAsking): string | null {
  if (decision.shape.type !== 'arrange' || begun.arrange === undefined) return null
  const read = readPlan(decision.shape, begun.arrange, view)
  const idle = read.fights.flatMap((fight) => [
    ...fight.faults,
    ...(fight.battle !== null && !sumOf(fight, read, view).works ? [fight.battle] : []),
  ])
  const [card] = [...idle, ...read.left.filter((piece) => cardById(piece.card).type !== 'weapon')]
  return card === undefined ? null : wastedLine(card.card, 'panel.no-use.plan', speaker)
}

/** Other plans that make sense, besides the strongest first, which stands there, and the strongest last. */
function variants({ decision, view, speaker, begun, name, side }: PanelAsking, back: boolean) {
  if (decision.shape.type !== 'arrange') return []
  const voice = { language: speaker.language, names: { [side]: '', [foeOf({ side })]: name }, reader: side }
  return rows
    .suggestions(decision.shape, view, voice)
    .filter(({ id, row }) => (id !== 'weak' || back) && JSON.stringify(row) !== JSON.stringify(begun.arrange))
    .map(({ id, label, row }) => ({ id: `row-${id}`, label, look: 'plain', puts: { arrange: row } }) as const)
}
