/** The moments of an analysis in words, as the game's own panels and stories have them. */
import { type Answer, type Decision, type GameEvent, type Seat, seenBy, type Voice } from '../contract/index.ts'
import type { AnyGame } from '../games/games.ts'
import { turnLine } from '../matches/turns/chronicle.ts'

/** An answer in words. */
export interface AnswerWords {
  /** As the button says it that gives the answer: "Deploy 2, end turn". */
  readonly label: string
  /** The cards that were chosen, by their short titles. In a row: those that stand for themselves, in order. */
  readonly names: readonly string[]
  /** Ids of these cards. */
  readonly cards: readonly string[]
}

/** Returns an answer in words. @param view of the seat that was asked @param voice names the players */
export function answerWords(
  game: AnyGame,
  { view, decision }: { readonly view: unknown; readonly decision: Decision },
  answer: Answer,
  voice: Voice,
): AnswerWords {
  const { choose, arrange, number, exit } = answer
  const own = { ...voice, reader: decision.seat }
  const begun = {
    suggested: false,
    ...(choose === undefined ? {} : { choose }),
    ...(arrange === undefined ? {} : { arrange }),
    ...(number === undefined ? {} : { number }),
  }
  const { actions, more } = game.panels.ask(decision, view, begun, own)
  const same = (ids: readonly string[] | undefined) =>
    ids === undefined || JSON.stringify([...ids].sort()) === JSON.stringify([...(choose ?? [])].sort())
  const fitting = [...actions, ...more].filter((one) => one.exit === exit && one.sets === undefined && same(one.choose))
  const action = fitting.find(({ next }) => next === undefined) ?? fitting[0]
  const cards = cardsOf(decision, answer)
  return {
    label: action?.label ?? game.words.decision(decision, view, own, choose).exits[exit] ?? exit,
    names: cards.map((card) => game.cards.sheet(card, voice.language).title),
    cards,
  }
}

function cardsOf({ shape }: Decision, { choose = [], arrange = [] }: Answer): readonly string[] {
  const options =
    shape.type === 'choose'
      ? shape.options
      : shape.type === 'arrange'
        ? shape.pieces.filter(({ anchor }) => anchor)
        : []
  return [...choose, ...arrange].flatMap((id) => options.find((option) => option.id === id)?.card ?? [])
}

/**
 * Returns what happened by an answer, in sentences: what chance decided, where its game tells of that alone; else all of it,
 * and nothing where its game tells nothing. The turn that begins after it is left out.
 * @param seat that gave the answer: its own part of the events is told
 */
export function happened(game: AnyGame, events: readonly GameEvent[], seat: Seat, voice: Voice): readonly string[] {
  const turn = events.findIndex((event) => turnLine(game, seenBy(event, 'spectator'), voice) !== null)
  const own = turn < 0 ? events : events.slice(0, turn)
  const told = (some: readonly GameEvent[]) =>
    game.words
      .story(
        some.map((event) => seenBy(event, seat)),
        voice,
      )
      .flatMap(({ kind, text }) => (kind === 'more' ? [] : [text]))
  const drawn = told(own.filter((event) => game.irrevocable(event)))
  return drawn.length > 0 ? drawn : told(own)
}
