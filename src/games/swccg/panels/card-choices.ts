/** Cards to choose for a text on one screen: its target on table, or cards that it finds. */
import type { AnswerContent, Block, PanelAction, Tile } from '../../../contract/index.ts'
import { answers } from '../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../kit/panels/entries.ts'
import { fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { clipWords } from '../../../kit/wording/clipping.ts'
import { practice } from '../policies/practice/practice-player.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../rules/abouts.ts'
import { cardOf } from '../state/engine-card.ts'
import { lifeForce } from '../state/game-state.ts'
import { pieceOf, whereIs } from '../state/nesting.ts'
import { readingOf } from '../texts/reading-of.ts'
import { powerOf } from '../texts/values/fighting-values.ts'
import type { View } from '../view/player-view.ts'
import { placeName } from '../words/place-names.ts'
import { shortName } from '../words/short-names.ts'
import { addedTarget } from './added-shown.ts'
import type { Panel, PanelAsking, PanelMakers } from './asking.ts'
import { searchOn } from './passing.ts'
import { pilesOf } from './scenes/piles-and-hand.ts'
import { type SceneContext, sceneContext } from './scenes/scene-context.ts'
import { stripOf } from './scenes/strip-and-track.ts'
import { tableScene } from './scenes/table-scene.ts'
import { heldTile, plainTile } from './scenes/tiles.ts'

type ChoiceKind = 'pick' | 'text-target'
type ChoiceAsking = PanelAsking<DecisionOf<ChoiceKind>>

const NAME = 22

/** Proposes what the practice opponent would choose. */
function proposedBy(decision: DecisionOf<ChoiceKind>, view: View): AnswerContent | null {
  if (optionsOf(decision).length === 0) return null
  const { decision: _, ...given } = practice(view, decision)
  return given
}

function choose(asking: ChoiceAsking): Panel {
  const { decision, speaker, taken } = asking
  const { say } = speaker
  const { shape, exits } = decision
  const options = unlike(optionsOf(decision), shape)
  const exit = exits[0]?.id ?? 'do'
  const [least, most] = shape.type === 'choose' ? [shape.min, shape.max] : [0, 0]
  const card = clipWords(shortName(decision.about.card), NAME)
  // A single card needs no list.
  const single = options.length === 1 && taken.length === 0
  const chosen = single ? options : options.filter(({ id }) => taken.includes(id))
  const isEnough = chosen.length >= least
  const take = answers(exit, takeLabel(asking, chosen), {
    id: 'take',
    choose: chosen.map(({ id }) => id),
    next: searchOn,
    ...(isEnough ? (single ? {} : { look: 'good' as const }) : { off: true }),
  })
  const nothing: readonly PanelAction[] =
    least === 0 && chosen.length > 0
      ? [answers(exit, say('choice.nothing'), { id: 'nothing', choose: [], next: searchOn })]
      : []
  const entries = panelEntries(
    options.map((option) => entryOf(asking, option)),
    taken,
  )
  return {
    question:
      options.length === 0
        ? say('choice.none?')
        : say(most > 1 ? 'choice.which-cards?' : 'choice.which-card?', { card }),
    below:
      options.length === 0
        ? null
        : most > 1
          ? say(least === most ? 'choice.exactly' : 'choice.most', { count: most })
          : null,
    final: decision.kind === 'pick',
    actions: [take, ...nothing],
    ...(options.length < 2 ? {} : { list: { placeholder: say('choice.other'), min: least, max: most, entries } }),
    scene: () => ({ blocks: sceneOf(asking, options, single ? [] : chosen) }),
  }
}

/** Identical cards once, where one is chosen. */
const unlike = (options: readonly OptionHere[], shape: ChoiceAsking['decision']['shape']): readonly OptionHere[] =>
  shape.type === 'choose' && shape.max > 1
    ? options
    : options.filter(({ like }, at) => like === undefined || options.findIndex((one) => one.like === like) === at)

function takeLabel({ decision, speaker }: ChoiceAsking, chosen: readonly OptionHere[]): string {
  const { say } = speaker
  const [first, ...more] = chosen
  if (first === undefined) return say(optionsOf(decision).length === 0 ? 'choice.on' : 'choice.nothing')
  if (more.length > 0) return say('choice.take-many', { count: chosen.length })
  return fitting(LABEL, say('choice.take', { card: nameOf(first) }))
}

const nameOf = ({ card }: OptionHere): string => clipWords(card === undefined ? '–' : shortName(card), NAME)

function entryOf({ view, speaker }: ChoiceAsking, option: OptionHere): PanelEntry {
  const { id, card, face } = option
  const piece = pieceOf(view, face ?? null)
  const at = piece === null ? null : whereIs(view, piece)
  const place = at === null ? null : placeName(view, at)
  const name = nameOf(option)
  const facts = card === undefined ? [] : factsOf(card, speaker)
  return {
    choose: [id],
    names: place === null ? [name] : [`${name}, ${place}`, name],
    hint: [...(piece === null ? [] : [powerWords(view, piece, speaker)]), ...facts].join(' · '),
  }
}

const powerWords = (
  view: View,
  piece: NonNullable<ReturnType<typeof pieceOf>>,
  { say }: ChoiceAsking['speaker'],
): string => say('choice.power', { number: powerOf(readingOf(view), piece) })

const factsOf = (card: string, { say }: ChoiceAsking['speaker']): readonly string[] => {
  const { deploy, destiny } = cardOf(card)
  return [
    ...(deploy === undefined ? [] : [say('choice.cost', { number: deploy })]),
    ...(destiny.length === 0 ? [] : [say('choice.destiny', { number: destiny.join('/') })]),
  ]
}

/** Targets on table are ringed there; other cards lie beside each other. */
function sceneOf(
  asking: ChoiceAsking,
  options: readonly OptionHere[],
  chosen: readonly OptionHere[],
): readonly Block[] {
  const { view, voice, decision, begun } = asking
  const mark = begun.suggested ? ('suggested' as const) : ('chosen' as const)
  const handles = options.flatMap(({ face }) => (pieceOf(view, face ?? null) === null ? [] : [face as string]))
  if (decision.kind === 'text-target' && handles.length > 0) {
    const faces = new Set(chosen.flatMap(({ face }) => face ?? []))
    const places = handles.flatMap((handle) => {
      const piece = pieceOf(view, handle)
      const at = piece === null ? null : whereIs(view, piece)
      return at === null ? [] : [[at, faces.has(handle) ? mark : ('possible' as const)] as const]
    })
    // A place with a chosen card keeps its ring.
    const rings = new Map([
      ...places.filter(([, ring]) => ring === 'possible'),
      ...places.filter(([, ring]) => ring !== 'possible'),
    ])
    const cards = new Map([...faces].map((handle) => [handle, { state: mark }] as const))
    return tableScene(view, voice, { places: rings, cards, trackless: true }).blocks
  }
  const context = sceneContext(view, voice)
  const from = pileOf(asking)
  const tiles = options.map((option): Tile => {
    const { id: handle, card = '' } = option
    return {
      ...(from === null ? plainTile({ handle, card }) : heldTile(context, { handle, card })),
      ...(chosen.includes(option) ? { state: mark } : {}),
    }
  })
  return [
    stripOf(context),
    {
      block: 'tray',
      seat: context.near,
      ...(from === null
        ? { title: shortName(decision.about.card) }
        : { title: context.speaker.say(`choice.found.${from}`), note: String(options.length) }),
      tiles,
      ...(tiles.length > NAMED ? { later: [] } : {}),
      // The mark of a proposal would take the place of the heading.
      ...(begun.suggested && decision.kind !== 'pick' ? { suggested: context.speaker.say('choice.proposed') } : {}),
    },
    ...(from === null ? [] : [lifeAfter(context, from, chosen.length)]),
    ...pilesOf(context),
  ]
}

/** The own pile that is searched, which each chosen card leaves; null: another choice. */
function pileOf({ view, decision, side }: ChoiceAsking): 'reserve' | 'used' | null {
  const [found, ...more] = decision.kind === 'pick' ? view.searched : []
  return found === undefined || found.owner !== side || more.length > 0 ? null : found.pile
}

/** The Life Force once the chosen cards are taken, and the shuffle that follows. */
function lifeAfter({ view, near, speaker: { say } }: SceneContext, from: 'reserve' | 'used', taken: number): Block {
  const before = lifeForce(view, near)
  const life = taken === 0 ? [] : [`${say('choice.life', { before, after: before - taken })}.`]
  return {
    block: 'note',
    lines: [{ text: [...life, say(`choice.shuffled.${from}`)].join(' '), tone: 'pale' }],
  }
}

/** The most cards that stand with their names. */
const NAMED = 14

/** The panels of cards to choose. */
export const CHOICES: PanelMakers = {
  pick: { suggest: proposedBy, ask: choose },
  'text-target': { suggest: proposedBy, ask: (asking) => addedTarget(asking) ?? choose(asking) },
}
