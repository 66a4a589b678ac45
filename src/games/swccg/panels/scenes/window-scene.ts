/** The picture of a window: the battle, drain or shot that goes on, what was drawn, and the card that would be played. */
import type { Block, DrawBlock, MarkedLine, PlayBlock, Scene } from '../../../../contract/index.ts'
import { clipWords } from '../../../../kit/wording/clipping.ts'
import type { DecisionOf, OptionHere } from '../../rules/abouts.ts'
import { optionsOf } from '../../rules/abouts.ts'
import { battleBlocks, fighterOf } from '../../rules/battle/scene.ts'
import { destinyValue } from '../../rules/destiny/steps.ts'
import { cardOf } from '../../state/engine-card.ts'
import { pieceOf, sideOfPiece } from '../../state/nesting.ts'
import { totalPower } from '../../texts/values/battling.ts'
import { rootsSeen } from '../../view/place-seen.ts'
import { shortName } from '../../words/short-names.ts'
import { addedWindowBlocks } from '../added-shown.ts'
import type { PanelAsking } from '../asking.ts'
import { addedTo, addsOnlyTo, effectOf, gainOf } from '../played-functions.ts'
import { reactPosition } from '../react-position.ts'
import { drawnFor, isToWork, neededFor, needsInWords, type ShotResult } from '../shot-numbers.ts'
import { pilesOf } from './piles-and-hand.ts'
import { type SceneContext, sceneContext } from './scene-context.ts'
import { stripOf } from './strip-and-track.ts'
import { tableScene } from './table-scene.ts'

type WindowQuestion = Pick<PanelAsking<DecisionOf>, 'decision' | 'view' | 'voice' | 'side'>

/**
 * Returns the picture of a window.
 * @param option that is shown: chosen, proposed, or the only one; null: none
 * @param meant it is chosen or proposed: a card that reacts then stands where it comes to
 */
export function windowScene(asking: WindowQuestion, option: OptionHere | null, meant = false): Scene {
  const { voice } = asking
  const react = meant && option?.group === 'react' ? reactPosition(asking.view, asking.side, option) : null
  const { view } = react ?? asking
  const context = sceneContext(view, voice)
  const { battle, shot } = view
  const play = option === null || option.group === 'react' ? [] : [playOf(asking, context, option)]
  if (shot !== null) return { blocks: shotBlocks(context, play, play.length === 0 ? [] : waysOf(asking, option)) }
  if (battle !== null) {
    const drawn = drawnOf(context)
    const aimed = option?.about?.target
    return {
      blocks: battleBlocks(context, battle, {
        ...(aimed === undefined ? {} : { fighters: new Map([[aimed, 'aimed' as const]]) }),
        ...(react === null ? {} : { fighters: new Map(react.handles.map((handle) => [handle, 'chosen' as const])) }),
        ...(drawn.length === 0 ? {} : { between: context.speaker.say('window.without-it') }),
        ...(drawn.length + play.length === 0 ? {} : { below: [...drawn, ...play] }),
      }),
    }
  }
  const added = addedWindowBlocks(context)
  if (added !== null) return { blocks: [stripOf(context), ...added, ...play, ...pilesOf(context)] }
  const [top] = view.stack
  if (top !== undefined && top.by !== asking.side)
    return { blocks: [stripOf(context), theirPlay(context, top.card, top.by), ...play, ...pilesOf(context)] }
  if (play.length > 0) return { blocks: [stripOf(context), ...play, ...pilesOf(context)] }
  const place = view.drain?.at
  return tableScene(view, voice, {
    trackless: true,
    ...(place === undefined ? {} : { places: new Map([[place, 'now' as const]]) }),
    ...(react === null
      ? {}
      : { cards: new Map(react.handles.map((handle) => [handle, { state: 'coming' as const }])) }),
  })
}

// ---------------------------------------------------------------- a card that would be played

/** Characters of what one of two functions does. */
const EFFECT = 60
/** Lines of the words of a single function, and the characters of each. */
const LINES = { most: 4, letters: 34 } as const

/** Breaks words into lines; what has no room is left out. */
function wrapped(text: string): readonly MarkedLine[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= LINES.letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const shown = lines.slice(0, LINES.most)
  if (lines.length > shown.length) shown[LINES.most - 1] = `${shown[LINES.most - 1]}…`
  return shown.map((line) => ({ text: line, tone: 'pale' }))
}

/** The words of a card in lines, and whole for readers of text. */
const effectLines = (text: string): Pick<PlayBlock, 'lines' | 'full'> => ({ lines: wrapped(text), full: text })

/** Returns an option and the other functions of the same card. */
const waysOf = ({ decision }: WindowQuestion, option: OptionHere | null): readonly OptionHere[] =>
  option === null
    ? []
    : optionsOf(decision).filter(
        (one) =>
          one === option ||
          (one.card === option.card && one.group === 'interrupt' && one.about?.text !== option.about?.text),
      )

/** Returns the card of an option with its functions, those of the same card beside it. */
function playOf(asking: WindowQuestion, { speaker, near }: SceneContext, option: OptionHere): PlayBlock {
  const { side } = asking
  const { say } = speaker
  const functions = waysOf(asking, option)
  const single = functions.length === 1
  return {
    block: 'play',
    seat: near,
    card: option.card ?? null,
    title: shortName(option.card ?? ''),
    ...(single ? effectLines(effectOf(option, side, speaker)) : {}),
    functions: functions.slice(0, 2).map((one) => {
      const { how, force = 0 } = one.about ?? {}
      const gain = gainOf(one, side)
      // Beside the number its sentence has no room.
      const number = addsOnlyTo(one, side, 'weapon destiny') ? say('window.weapon-destiny') : null
      const whole = single ? '' : effectOf(one, side, speaker)
      const effect = single ? '' : (number ?? clipWords(whole, EFFECT))
      const used = how === 'used' || how === 'lost'
      return {
        title: used ? say(`window.${how}.title`) : say('window.text.title'),
        line: gain === '' ? { text: effect } : { text: effect, mark: gain, tone: 'good' as const },
        ...(single ? {} : { full: whole }),
        ...(used
          ? { goes: say(`window.${how}.goes`) }
          : force > 0
            ? { goes: say('window.costs', { count: force }) }
            : {}),
        ...(one === option ? { chosen: true } : {}),
      }
    }),
  }
}

/** Returns a card of the opponent that waits for responses. */
function theirPlay({ speaker, view }: SceneContext, card: string, seat: string): PlayBlock {
  const playing = view.playing?.card === card ? view.playing.piece : undefined
  const effect =
    playing === undefined ? '' : effectOf({ id: '', card, about: { text: playing } }, cardOf(card).side, speaker)
  return {
    block: 'play',
    seat,
    card,
    title: shortName(card),
    functions: [],
    ...effectLines(effect === '' ? shortName(card) : effect),
  }
}

// ---------------------------------------------------------------- shots and draws

/** Returns a shot: both cards, the draw, and the number that it needs. */
function shotBlocks(context: SceneContext, play: readonly Block[], ways: readonly OptionHere[]): readonly Block[] {
  const { view, near, far, speaker } = context
  const { shot } = view
  if (shot === null) return []
  const weapon = pieceOf(view, shot.weapon)
  const sides = ([near, far] as const).map((seat) => {
    const handle = shot.side === seat ? (weapon?.on ?? shot.by ?? null) : shot.target
    const look = shot.side === seat ? undefined : ('aimed' as const)
    const piece = pieceOf(view, handle)
    const root =
      piece === null
        ? undefined
        : view.places
            .flatMap(({ id }) => rootsSeen(context.reading, id, sideOfPiece(piece)))
            .find((one) => one.piece === piece || one.crew.includes(piece))
    const marks = {
      ...(look === undefined || handle === null ? {} : { fighters: new Map([[handle, look]]) }),
      weapons: new Map([[shot.weapon, 'key' as const]]),
    }
    return {
      seat,
      fighters: root === undefined ? [] : [fighterOf(context, root, marks)],
      empty: speaker.say('battle.scene.nobody'),
    }
  })
  const [one, other] = sides
  return [
    stripOf(context),
    ...(one === undefined || other === undefined ? [] : [{ block: 'muster' as const, sides: [one, other] as const }]),
    ...drawnOf(context),
    ...(view.destiny?.value == null ? [needsOf(context, ways)] : []),
    ...play,
    ...pilesOf(context),
  ]
}

/** Returns what a shot needs before the draw: as it is, and with each of two functions that add to it. */
function needsOf({ view, near, speaker }: SceneContext, ways: readonly OptionHere[]): Block {
  const { say } = speaker
  const { shot } = view
  const target = pieceOf(view, shot?.target ?? null)
  const needed = (more: number) => (target === null || shot === null ? null : neededFor(view, shot, target, { more }))
  const added = (how: 'used' | 'lost') =>
    ways
      .filter(({ about }) => about?.how === how)
      .map((one) => addedTo(one, cardOf(one.card ?? '').side, 'weapon destiny'))
      .find((more) => more !== 0)
  const [used, lost] = [added('used'), added('lost')]
  const [asUsed, asLost] = [used, lost].map((more) => (more === undefined ? null : needed(more)))
  const both =
    shot?.side !== near || asUsed == null || asLost == null
      ? []
      : [{ text: say('window.needs', { used: asUsed, lost: asLost }) }]
  const needs = shot === null || target === null ? null : needsInWords({ view, side: near, speaker }, shot, [target])
  return { block: 'note', icon: 'gun', lines: [...(needs === null ? [] : [{ text: needs }]), ...both] }
}

/** Returns what a draw makes of a shot. @param how whether the reader's card is its target, and whether it hits nothing */
function shotLine(
  drawn: ShotResult,
  {
    say,
    mine,
    toWork,
  }: { readonly say: SceneContext['speaker']['say']; readonly mine: boolean; readonly toWork: boolean },
): MarkedLine {
  const { total, against: defense } = drawn
  if (defense === null) return { text: say('window.against-draw', { total, chance: drawn.chance }), tone: 'key' }
  const { succeeds } = drawn
  const mark = succeeds ? (toWork ? 'window.works' : 'window.hits') : toWork ? 'window.fails' : 'window.misses'
  return { text: say('window.total', { total, defense }), mark: say(mark), tone: succeeds === mine ? 'bad' : 'good' }
}

/** Returns the card that has been drawn, and what it makes of the shot or the battle. */
function drawnOf({ view, reading, speaker, near, far }: SceneContext): readonly DrawBlock[] {
  const { destiny, shot, battle } = view
  if (destiny === null || destiny.card === null) return []
  const value = destinyValue(reading, destiny) ?? 0
  const { say } = speaker
  const target = pieceOf(view, shot?.target ?? null)
  const lines: MarkedLine[] = []
  const drawn = shot !== null && destiny.use !== 'battle' ? drawnFor(view, value) : null
  if (shot !== null && target !== null && drawn !== null) {
    const mine = sideOfPiece(target) === near
    lines.push(shotLine(drawn, { say, mine, toWork: isToWork(view, shot) }))
  }
  if (battle !== null && destiny.use === 'battle') {
    const totals = ([near, far] as const).map((side) => {
      const drawn = destiny.side === side ? [...battle.destinies[side], value] : battle.destinies[side]
      return totalPower(reading, { ...battle, destinies: { ...battle.destinies, [side]: drawn } }, side)
    })
    lines.push({ text: say('window.with-it'), mark: totals.join(' : '), tone: 'key' })
  }
  return [
    {
      block: 'draw',
      draws: [
        {
          card: destiny.card,
          value: String(value),
          label: speaker.tell(destiny.side, 'window.draw'),
          side: destiny.side === near ? 'near' : 'far',
        },
      ],
      lines: lines.length === 0 ? [{ text: shortName(destiny.card) }] : lines,
    },
  ]
}
