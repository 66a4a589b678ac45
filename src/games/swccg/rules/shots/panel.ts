/** Weapons on one screen: each shot, and the destiny on which it hits. */
import type { PanelAction } from '../../../../contract/index.ts'
import { answers } from '../../../../kit/panels/actions.ts'
import { type PanelEntry, panelEntries } from '../../../../kit/panels/entries.ts'
import { fitBelow, fitQuestion, fitting, LABEL } from '../../../../kit/panels/fitting.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { Panel, PanelAsking, PanelMakers } from '../../panels/asking.ts'
import { alwaysPasses, chosenOf, fightsOn, playedBy, windowPanel } from '../../panels/respond-panel.ts'
import { sceneContext } from '../../panels/scenes/scene-context.ts'
import { stripOf } from '../../panels/scenes/strip-and-track.ts'
import { needsInWords } from '../../panels/shot-numbers.ts'
import { practice } from '../../policies/practice/practice-player.ts'
import { opponentOf } from '../../state/engine-card.ts'
import type { TableCard } from '../../state/game-state.ts'
import { pieceOf } from '../../state/nesting.ts'
import { readingOf } from '../../texts/reading-of.ts'
import { totalPower } from '../../texts/values/battling.ts'
import type { View } from '../../view/player-view.ts'
import { shortName } from '../../words/short-names.ts'
import { type DecisionOf, type OptionHere, optionsOf } from '../abouts.ts'
import { battleBlocks } from '../battle/scene.ts'
import { targetsOf } from './steps.ts'

// ---------------------------------------------------------------- the weapons segment

type Weapons = PanelAsking<DecisionOf<'weapons'>>

const isShot = ({ group }: OptionHere): boolean => group === 'fire'

function weapons(asking: Weapons): Panel {
  const { decision, view, speaker } = asking
  const { say } = speaker
  const shots = optionsOf(decision).filter(isShot)
  const passes = passesOf(asking)
  const chosen = chosenOf(asking)
  if (shots.length === 0 || (chosen !== undefined && !isShot(chosen))) {
    const below = view.battle === null ? null : say('shots.power', powers(view, asking.side))
    return windowPanel(asking, { question: say('shots.play?'), below }, passes)
  }
  const shot = chosen ?? shots[0]
  return shotPanel(asking, shot as OptionHere, passes)
}

const powers = (view: View, side: DecisionOf['seat']) => {
  const { battle } = view
  const reading = readingOf(view)
  const of = (one: DecisionOf['seat']) => (battle === null ? 0 : totalPower(reading, battle, one))
  return { mine: of(side), theirs: of(opponentOf(side)) }
}

/** "Fight, play nothing" goes on as long as no card on table offers anything; the initiator may pass whatever is fired. */
function passesOf(asking: Weapons): readonly PanelAction[] {
  const { decision, speaker } = asking
  const { say } = speaker
  const all = decision.exits.some(({ id }) => id === 'pass-all')
  return [
    fightsOn(asking),
    ...(all ? [answers('pass-all', say('shots.pass-all'))] : []),
    answers('pass', say('window.fight-ask'), { id: 'pass-ask' }),
    ...alwaysPasses(asking),
  ]
}

/** The weapon of an option fires; at which target is asked after it where there are several. */
function shotPanel(asking: Weapons, shot: OptionHere, [pass, ...passes]: readonly PanelAction[]): Panel {
  const { decision, view, speaker, taken, begun } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const target = pieceOf(view, shot.about?.target ?? null)
  const weapon = clipWords(shortName(shot.card ?? ''), NAME)
  const aim = target === null ? null : clipWords(shortName(target.card), NAME)
  const fire = answers('do', fireLabel(asking, weapon, aim), { id: `do-${shot.id}`, choose: [shot.id] })
  const isOwn = chosenOf(asking)?.id === shot.id
  return {
    question: fitQuestion(
      ...(aim === null
        ? ([say('shots.fire?', { weapon })] as const)
        : ([say('shots.fire-at?', { weapon, card: aim })] as const)),
      say('shots.fire?', { weapon }),
    ),
    below: belowOf(asking, shot),
    final: true,
    actions: [
      ...(isOwn ? [{ ...fire, look: 'main' as const }] : []),
      ...(pass === undefined ? [] : [pass]),
      ...(isOwn ? [] : [fire]),
      ...passes.slice(0, 1),
    ].slice(0, 3),
    ...(options.length < 2
      ? {}
      : {
          list: {
            placeholder: say('window.answer'),
            min: 0,
            max: 1,
            entries: panelEntries(
              options.map((option) => entryOf(asking, option)),
              taken,
            ),
          },
        }),
    more: passes.slice(1),
    scene: () => {
      const context = sceneContext(view, asking.voice)
      if (view.battle === null) return { blocks: [stripOf(context)] }
      return {
        blocks: battleBlocks(context, view.battle, {
          weapons: new Map([[shot.about?.weapon ?? '', begun.suggested ? 'key' : 'good']]),
          ...(target === null ? {} : { fighters: new Map([[target.handle, 'aimed' as const]]) }),
          note: say('shots.segment'),
        }),
      }
    },
  }
}

const NAME = 22

const fireLabel = ({ speaker }: Weapons, weapon: string, target: string | null): string =>
  target === null
    ? fitting(LABEL, speaker.say('shots.fire', { weapon }))
    : fitting(LABEL, speaker.say('shots.fire-at', { card: target }))

/** "1 of 6 Force. Hits on 3 or more" */
function belowOf({ view, side, speaker }: Weapons, shot: OptionHere): string | null {
  const { say } = speaker
  const cost = shot.about?.force ?? 0
  const price = cost === 0 ? say('window.free') : say('shots.of-force', { cost, force: view.sizes[side].force })
  const hits = hitsOn(view, side, shot, speaker)
  return hits === null ? price : fitBelow(`${price}. ${hits}`, hits)
}

function hitsOn(
  view: View,
  side: DecisionOf['seat'],
  { about }: OptionHere,
  speaker: Weapons['speaker'],
): string | null {
  const weapon = pieceOf(view, about?.weapon ?? null)
  if (weapon === null) return null
  const { shooter } = about ?? {}
  const shot = { side, weapon: weapon.handle, ...(shooter === undefined ? {} : { by: shooter }) }
  const only = pieceOf(view, about?.target ?? null)
  const targets = only === null ? targetsOf(readingOf(view), weapon) : [only]
  return needsInWords({ view, side, speaker }, shot, targets)
}

function entryOf(asking: Weapons, option: OptionHere): PanelEntry {
  const { view, side, speaker } = asking
  const { say } = speaker
  const { card = '', about } = option
  const cost = about?.force ?? 0
  const price = cost === 0 ? say('window.free') : say('window.costs', { count: cost })
  const name = shortName(card)
  if (!isShot(option)) {
    const label = say(option.group === 'text' ? 'window.use' : 'panel.play', { card: clipWords(name, NAME) })
    return { choose: [option.id], names: [label], hint: price }
  }
  const target = pieceOf(view, about?.target ?? null)
  const by = shortName(about?.by ?? '')
  const hits = hitsOn(view, side, option, speaker)
  return {
    choose: [option.id],
    names: target === null ? [`${name} (${by})`, name] : [`${name} → ${shortName(target.card)}`, name],
    hint: [price, ...(hits === null ? [] : [hits]), ...(target === null ? [] : [by])].join(' · '),
  }
}

// ---------------------------------------------------------------- the target

type Aim = PanelAsking<DecisionOf<'target' | 'again'>>

function target(asking: Aim): Panel {
  const { decision, view, speaker, taken, side } = asking
  const { say } = speaker
  const options = optionsOf(decision)
  const own = chosenOf(asking)
  const chosen = own ?? options[0]
  const weapon = clipWords(shortName(decision.about.card), NAME)
  const card = clipWords(shortName(chosen?.card ?? ''), NAME)
  const shot = view.shot ?? null
  const aimed = pieceOf(view, chosen?.id ?? null)
  const needs = (at: TableCard | null) => (shot === null || at === null ? null : needsInWords(asking, shot, [at]))
  const again = decision.kind === 'again'
  const cost = decision.about.force
  const price = cost === 0 ? say('window.free') : say('shots.of-force', { cost, force: view.sizes[side].force })
  const hits = needs(aimed)
  const fire = answers('fire', say(again ? 'shots.again' : 'shots.fire-at', { card }), {
    choose: chosen === undefined ? [] : [chosen.id],
    ...(own === undefined ? {} : { look: 'good' as const }),
  })
  const stop = again ? [answers('stop', say('shots.stop'))] : []
  return {
    question: again
      ? fitQuestion(say('shots.again?', { card }), say('shots.again-short?'))
      : say('shots.which?', { weapon }),
    below: hits === null ? price : fitBelow(`${price}. ${hits}`, hits),
    final: true,
    actions: own !== undefined || !again ? [fire, ...stop] : [...stop, fire],
    ...(options.length < 2
      ? {}
      : {
          list: {
            placeholder: say('shots.other-target'),
            min: 0,
            max: 1,
            entries: panelEntries(
              options.map(
                ({ id, card: at = '' }): PanelEntry => ({
                  choose: [id],
                  names: [shortName(at)],
                  hint: needs(pieceOf(view, id)),
                }),
              ),
              taken,
            ),
          },
        }),
    scene: () => {
      const context = sceneContext(view, asking.voice)
      if (view.battle === null) return { blocks: [stripOf(context)] }
      return {
        blocks: battleBlocks(context, view.battle, {
          ...(shot === null ? {} : { weapons: new Map([[shot.weapon, 'key' as const]]) }),
          ...(chosen === undefined ? {} : { fighters: new Map([[chosen.id, 'aimed' as const]]) }),
          note: say('shots.segment'),
        }),
      }
    },
  }
}

/** Proposes the target that the practice opponent would choose; none where it would stop firing. */
const aimedBy = (decision: DecisionOf<'target' | 'again'>, view: View) => {
  const { decision: _, ...given } = practice(view, decision)
  return given.exit === 'fire' ? given : null
}

/** The panels of the weapons segment. */
export const SHOTS: PanelMakers = {
  weapons: { suggest: playedBy, ask: weapons },
  target: { suggest: aimedBy, ask: target },
  again: { suggest: aimedBy, ask: target },
}
