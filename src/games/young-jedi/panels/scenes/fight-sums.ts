/** Pictures of one fight with the sum of each side (H). */
import type { Block, ContestLine, SumBlock, SumSide, Tile } from '../../../../contract/index.ts'
import { opposite, type Side } from '../../cards/card.ts'
import { sceneOf } from '../../rules/battle/fight-scene.ts'
import { battleBonus, fixedPower } from '../../rules/battle/power.ts'
import { strikers } from '../../rules/battle/reveal-texts.ts'
import { type DecisionOf, optionsOf } from '../../state/abouts.ts'
import type { Gain } from '../../state/game-facts.ts'
import { frameOf, type State } from '../../state/game-state.ts'
import { destiniesOf, locationCard, wholeCard } from '../../state/game-table.ts'
import { builtInsInUse, type FightScene, weaponsInUse } from '../../texts/reading/scene.ts'
import type { FightView, View } from '../../view/player-view.ts'
import { seenState } from '../../view/seen-state.ts'
import { titleOf } from '../../words/naming.ts'
import type { Speaker } from '../../words/say.ts'
import { cardBlock } from './card-scene.ts'
import { facingBlocks } from './duel-scene.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { stripOf } from './strip.ts'
import { destinyFigure, tileOf } from './tiles.ts'
import { choiceTray, handTray } from './tray.ts'

/** The pictures of questions in the middle of a fight; some are asked in a duel too. */
export const FIGHT = {
  'show-hand': (seeing) => [...fightBlocks(seeing, { totals: seeing.decision.about.totals }), ...handTray(seeing)],

  strike: (seeing) => {
    const { speaker } = seeing
    const tiles = optionsOf(seeing.decision).flatMap(({ id, card }) => (card === undefined ? [] : [tileOf(id, card)]))
    return [
      ...fightBlocks(seeing, { ignored: struck(seeing) }),
      ...choiceTray(seeing, speaker.say('scene.weapons'), tiles),
    ]
  },

  'destiny-number': (seeing) => {
    const { taken, view, decision } = seeing
    const number = taken[0] === undefined ? null : Number(taken[0])
    const drawn = view.fight?.drawn ?? []
    const card = decision.about.card === '' ? [] : [cardBlock(decision.about.card, null, seeing)]
    if (view.fight === null) return [...facingBlocks(seeing), ...card]
    return fightBlocks(seeing, { drawn: drawn.with(-1, { ...(drawn.at(-1) as Draw), number }) })
  },

  'destiny-card': (seeing) => {
    const { taken, view, decision, speaker } = seeing
    const { say } = speaker
    const tiles = optionsOf(decision).flatMap(({ id, card }): Tile[] => {
      const plate = card === undefined ? null : destinyFigure(card, say)
      return card === undefined ? [] : [{ ...tileOf(id, card), ...(plate === null ? {} : { plate }) }]
    })
    const tray = choiceTray(seeing, say('scene.drawn'), tiles)
    const last = view.fight?.drawn.at(-1)
    if (view.fight === null || last === undefined) return [...facingBlocks(seeing), ...tray]
    const card = optionsOf(decision).find(({ id }) => taken.includes(id))?.card
    const numbers = card === undefined ? [] : destiniesOf(card)
    const number = numbers.length === 1 ? (numbers[0] ?? null) : null
    const cards = card === undefined ? [] : [card]
    return [...fightBlocks(seeing, { drawn: view.fight.drawn.with(-1, { ...last, cards, number }) }), ...tray]
  },

  redraw: (seeing) => {
    const { card, totals } = seeing.decision.about
    if (seeing.view.fight !== null) return fightBlocks(seeing, { totals })
    return [...facingBlocks(seeing), ...(card === null ? [] : [cardBlock(card, null, seeing)])]
  },

  replace: (seeing) => {
    const { view, taken, decision } = seeing
    const at = taken[0] === undefined ? -1 : Number(taken[0])
    const { number, totals } = decision.about
    const drawn = (view.fight?.drawn ?? []).map((one, index) => (index === at ? { ...one, number } : one))
    return fightBlocks(seeing, at < 0 ? { totals } : { drawn })
  },

  switch: (seeing) => {
    const { view, taken, decision } = seeing
    const chosen = optionsOf(decision).find(({ id }) => taken.includes(id))?.about
    const drawn = view.fight?.drawn ?? []
    if (chosen === undefined) return fightBlocks(seeing, {})
    const { own, theirs } = chosen
    const number = (at: number) => drawn[at]?.number ?? null
    const swapped = drawn.map((one, at) =>
      at === own ? { ...one, number: number(theirs) } : at === theirs ? { ...one, number: number(own) } : one,
    )
    return fightBlocks(seeing, { drawn: swapped })
  },

  'call-tie': (seeing) => [...fightBlocks(seeing, { totals: seeing.decision.about.totals }), ...handTray(seeing)],

  'give-up': (seeing) => fightBlocks(seeing, { defeated: seeing.taken }),
} satisfies Partial<ScenePainters>

type Draw = FightView['drawn'][number]

/** The change that a draft makes in a fight. */
interface FightChange {
  readonly drawn?: readonly Draw[]
  /** Handles of weapons that do not count. */
  readonly ignored?: Readonly<Record<Side, readonly string[]>>
  readonly defeated?: readonly string[]
  /** The totals as the rules count them, where they depend on facts that a view doesn't show. */
  readonly totals?: Readonly<Record<Side, number>>
}

/** The weapon that the draft ignores, and the own one that it costs. */
function struck({ view, side, far, taken }: SceneContext<DecisionOf<'strike'>>): Record<Side, readonly string[]> {
  const none = { dark: [], light: [] }
  const now = sceneIn(seenState(view))
  if (taken.length === 0 || now === null) return none
  const own = strikers(now, side)[0]?.handle
  return { ...none, [far]: taken, [side]: own === undefined ? [] : [own] }
}

function sceneIn(state: State): FightScene | null {
  const battle = frameOf(state, 'battle')
  const fight = frameOf(state, 'fight')
  return battle === null || fight === null ? null : sceneOf(state, battle, fight.fighters)
}

// ---------------------------------------------------------------- blocks

/** The score and the fight; the duel where there is no fight. */
function fightBlocks(seeing: SceneContext, change: FightChange): Block[] {
  const { view, side, speaker } = seeing
  const sum = sumOf(view, side, speaker, change)
  return sum === null ? facingBlocks(seeing) : [stripOf(view, side, speaker), sum]
}

/** Returns the fight that goes on with the sums of both sides, the near one first; null where there is none. */
export function sumOf(view: View, near: Side, speaker: Speaker, change: FightChange = {}): SumBlock | null {
  const state = seenState(view)
  const battle = frameOf(state, 'battle')
  const fight = frameOf(state, 'fight')
  if (battle === null || fight === null || view.fight === null) return null
  const { ignored = { dark: [], light: [] } } = change
  const fighters = (side: Side) => ({
    ...fight.fighters[side],
    ignored: [...fight.fighters[side].ignored, ...ignored[side]],
  })
  const scene = sceneOf(state, battle, { dark: fighters('dark'), light: fighters('light') })
  const drawn = change.drawn ?? view.fight.drawn
  const side = (of: Side): SumSide => {
    const { gains, ...fixed } = fixedPower(state, of, scene)
    const bonus = battleBonus(state, of, fight, scene)
    return sideOf({ of, scene, drawn, fixed, gains, bonus, change }, view, speaker)
  }
  const last = drawn.at(-1)
  const card = last?.cards[0]
  return {
    block: 'sum',
    sides: [side(near), side(opposite(near))],
    ...(last === undefined || card === undefined
      ? {}
      : {
          drawn: {
            card: wholeCard(card),
            value: last.number === null ? destiniesOf(card).join('/') : `${last.number}`,
            label: speaker.say('scene.destiny'),
          },
        }),
  }
}

interface SumContext {
  readonly of: Side
  readonly scene: FightScene
  readonly drawn: readonly Draw[]
  readonly fixed: Omit<ReturnType<typeof fixedPower>, 'gains'>
  readonly gains: readonly Gain[]
  readonly bonus: number
  readonly change: FightChange
}

function sideOf(summing: SumContext, view: View, speaker: Speaker): SumSide {
  const { of, fixed, bonus, drawn, change } = summing
  const fighters = view.fight?.fighters[of]
  const destiny = drawn.reduce((sum, one) => sum + (one.side === of ? (one.number ?? 0) : 0), 0)
  const counted = fixed.characters + fixed.location + fixed.weapon + fixed.texts + bonus + destiny
  const total = change.totals?.[of] ?? Math.max(0, counted)
  // A bonus for a shown hand is part of the total, but not of the view.
  const shown = total > 0 ? total - counted : 0
  const tiles = fightersOf(summing, view)
  return {
    seat: of,
    tiles,
    name: (fighters?.characters ?? []).map(({ card }) => titleOf(card)).join(' + '),
    total,
    lines: linesOf({ ...summing, bonus: bonus + shown }, fighters?.battle ?? null, view, speaker),
  }
}

/** The fighters; the first one carries the weapons and the Battle card. */
function fightersOf({ of, change }: SumContext, view: View): Tile[] {
  const fighters = view.fight?.fighters[of]
  if (fighters === undefined) return []
  const out = change.ignored?.[of] ?? []
  const carries = [
    ...fighters.weapons.map(
      ({ handle, card }): Tile => ({
        ...tileOf(handle, card),
        ...(out.includes(handle) ? { state: 'leaving' } : fighters.ignored.includes(handle) ? { state: 'dim' } : {}),
      }),
    ),
    ...(fighters.battle === null ? [] : [tileOf(`${of}.battle`, fighters.battle)]),
  ]
  return fighters.characters.map(({ handle, card }, at): Tile => {
    const defeated = change.defeated?.includes(handle) === true
    return {
      ...tileOf(handle, card),
      ...(at > 0 || carries.length === 0 ? {} : { carries }),
      ...(defeated ? { state: 'defeated' } : {}),
    }
  })
}

const signed = (number: number): string => (number < 0 ? `−${-number}` : `+${number}`)

/** How a total comes about: power, place, weapons, texts, Battle card, destinies. */
function linesOf(
  { of, scene, fixed, gains, bonus, drawn }: SumContext,
  battle: string | null,
  view: View,
  speaker: Speaker,
) {
  const { say } = speaker
  const place = view.locations.at(-1)?.card
  const lines: ContestLine[] = [{ label: say('scene.power'), value: `${fixed.characters}` }]
  const add = (number: number, label: string, cards?: readonly string[]) => {
    if (number !== 0) lines.push({ label, value: signed(number), ...(cards === undefined ? {} : { cards }) })
  }
  add(fixed.location, place === undefined ? say('scene.power') : locationCard(place).place)
  for (const { piece, line } of weaponsInUse(scene, of)) add(line.bonus, titleOf(piece.card), [wholeCard(piece.card)])
  for (const { id, builtIn } of builtInsInUse(scene, of))
    add(builtIn?.bonus ?? 0, builtIn?.weapon ?? '', [wholeCard(id)])
  const bySource = new Map<string, number>()
  for (const gain of gains) bySource.set(gain.card, (bySource.get(gain.card) ?? 0) + gain.bonus)
  for (const [card, number] of bySource) add(number, titleOf(card), [wholeCard(card)])
  if (battle !== null) add(bonus, titleOf(battle), [wholeCard(battle)])
  for (const draw of drawn)
    if (draw.side === of && draw.number !== null) add(draw.number, say('scene.destiny'), draw.cards.map(wholeCard))
  return lines
}
