/** The rest of a turn as a label, and as the phases of the track. */

import { fitting, LABEL } from '../../../kit/panels/fitting.ts'
import { read } from '../policies/practice/supposing.ts'
import { type DeployAhead, inPhase, type TurnAhead } from '../policies/turn-ahead.ts'
import { movesInPhase } from '../rules/move/ways.ts'
import type { Phase } from '../state/game-frames.ts'
import { sideOfPiece } from '../state/nesting.ts'
import type { View } from '../view/player-view.ts'
import { shortName } from '../words/short-names.ts'
import type { PanelAsking } from './asking.ts'
import { NEXT } from './rest-of-turn.ts'
import type { PhaseMark } from './scenes/scene-marks.ts'

/** Returns how many cards these deployments bring: a ship with its pilot is two. */
export const cardsIn = (deploys: readonly DeployAhead[]): number =>
  deploys.reduce((sum, { way }) => sum + (way.way === 'together' ? 2 : 1), 0)

/** Returns the label of the rest of a turn as proposed, and how it goes on. */
export function restLabel(
  { side, speaker: { say } }: Pick<PanelAsking, 'side' | 'speaker'>,
  {
    deploys,
    moves,
    last,
    goesOn,
    draws,
    text,
  }: Pick<TurnAhead, 'deploys' | 'moves' | 'last' | 'goesOn' | 'text' | 'draws'>,
): { readonly text: string; readonly next: string; readonly instead: string } {
  const count = cardsIn(deploys)
  const { force } = last.sizes[side]
  switch (goesOn) {
    case 'battle':
      return {
        text: count === 0 ? say('panel.battle.more') : say('panel.deploy.battle', { count }),
        next: NEXT.lay('battle'),
        instead: 'battle',
      }
    case 'move':
      return {
        text: count === 0 ? say('panel.move.more') : say('panel.deploy.move', { count }),
        next: NEXT.lay('move'),
        instead: 'move',
      }
    case 'text':
      return {
        text: textLabel(say, count, text?.card),
        next: NEXT.texts(text?.phase ?? 'deploy'),
        // Without Force left the end of the turn would lay the same cards and ask the same.
        instead: force === 0 && count > 0 ? 'end' : '',
      }
    case 'end': {
      const text =
        moves.length > 0
          ? movesLabel(say, count, moves.length, draws)
          : draws === 0
            ? count === 0
              ? say('panel.end')
              : say('panel.deploy.end', { count })
            : count === 0
              ? say('panel.draw.end', { count: draws })
              : say('panel.deploy.draw', { count, draws })
      return {
        text,
        next: NEXT.turn(last, side, draws, moves.length),
        instead: force === 0 && count === 0 ? 'end' : '',
      }
    }
  }
}

/** The rest of a turn in which a text comes next, with the name of its card where there is room. */
function textLabel(say: PanelAsking['speaker']['say'], count: number, card = ''): string {
  const any = count === 0 ? say('panel.text.more') : say('panel.deploy.then', { count })
  if (card === '') return any
  const name = shortName(card)
  return fitting(
    LABEL,
    count === 0 ? say('panel.text.next', { card: name }) : say('panel.deploy.text', { count, card: name }),
    any,
  )
}

/** The rest of a turn in which cards move. */
function movesLabel(say: PanelAsking['speaker']['say'], count: number, moves: number, draws: number): string {
  if (count === 0)
    return draws === 0 ? say('panel.move.end', { count: moves }) : say('panel.move.draw', { count: moves, draws })
  if (draws === 0) return fitting(LABEL, say('panel.deploy.moves', { count, moves }), say('panel.deploy.whole'))
  return fitting(LABEL, say('panel.deploy.moves.draw', { count, moves, draws }), say('panel.deploy.whole'))
}

/** Returns the phases as planned and proposed from the deploy phase on. */
export function turnTrack(ahead: TurnAhead | null, laid: number): Partial<Record<Phase, PhaseMark>> {
  if (ahead === null) return { deploy: { value: laid === 0 ? null : String(laid) } }
  const count = cardsIn(ahead.deploys)
  return {
    deploy:
      count === 0 ? { value: laid === 0 ? null : String(laid) } : { state: 'suggested', value: String(laid + count) },
    ...(ahead.goesOn === 'battle' ? { battle: { state: 'suggested', value: '1' } } : {}),
    ...(ahead.goesOn === 'move' ? { move: { state: 'suggested' } } : {}),
    ...(ahead.moves.length > 0 ? { move: { state: 'suggested', value: String(ahead.moves.length) } } : {}),
    ...(ahead.goesOn === 'end' && ahead.draws > 0 ? { draw: { state: 'suggested', value: String(ahead.draws) } } : {}),
  }
}

/** Returns whether a card of a side can move in its move phase. */
export const canMove = (view: View, side: PanelAsking['side']): boolean => {
  const reading = read(inPhase(view, 'move'))
  return view.pieces.some((piece) => sideOfPiece(piece) === side && movesInPhase(reading, piece).length > 0)
}
