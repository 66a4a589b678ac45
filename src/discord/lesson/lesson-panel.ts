/** Shows the lesson: the offer of a first game, and the explanations above its questions. Pure. */
import type { Language, LessonWord, Scene, Seat } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import { type Body, button, type ControlRow, type MessagePart, row, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'

/** The longest explanation in a panel. */
const ROOM = 600

/** A first game that a person may begin or continue. */
export interface OfferedLesson {
  readonly game: AnyGame
  /** The id of the running match. */
  readonly matchId: string | null
}

/** The button of the first game. */
export function lessonIntro(offered: readonly OfferedLesson[], language: Language): Body {
  const say = speak(language)
  if (offered.length === 0) return { components: [text(say('learn.none'))] }
  const several = offered.length > 1
  return {
    components: offered.flatMap(({ game, matchId }) => {
      const name = game.words.title(language)
      if (matchId === null) {
        const label = several ? say('learn.begin.game', { game: name }) : say('learn.begin')
        return [
          text(say('learn.intro', { game: name })),
          row(button(customId('learn', 'begin', game.id), label, 'good')),
        ]
      }
      return [
        text(say('learn.running', { game: name })),
        row(
          button(customId('learn', 'go-on', matchId), say('learn.go-on'), 'good'),
          button(customId('learn', 'over', game.id), say('learn.over')),
        ),
      ]
    }),
  }
}

/** The line that offers it to a newcomer. */
export function lessonOffer(game: AnyGame, language: Language): MessagePart[] {
  const say = speak(language)
  const begin = button(customId('learn', 'begin', game.id), say('learn.offer.yes'), 'main')
  return [text(say('learn.offer', { game: game.words.title(language) })), row(begin)]
}

/** The data from which the lesson beside a question is made. */
export interface LessonInput {
  readonly game: AnyGame
  readonly matchId: string
  readonly seat: Seat
  readonly language: Language
  readonly words: readonly LessonWord[]
  /** The index of the explanation that is shown. */
  readonly page: number
  /** The learner has hidden the explanations. */
  readonly quiet: boolean
  readonly over: boolean
}

/** The part of the first game on a panel. */
export interface LessonBeside {
  /** The explanation, above the question. */
  readonly words: readonly MessagePart[]
  /** Opens the next page, on the last one the rule, or the explanations that were hidden; null if there are none. */
  readonly button: ReturnType<typeof button> | null
  /** That button opens the next page: it is the next step, before any answer. */
  readonly turns: boolean
  /** Leads back to the page before; null on the first one. */
  readonly back: ReturnType<typeof button> | null
  /** The picture of what the explanation names; absent: that of the question. */
  readonly scene?: () => Scene
  /** The ways on after the game, below everything else. */
  readonly after: readonly MessagePart[]
}

/** Returns the part of the first game on a panel: its explanation, and the clicks that belong to it. */
export function lessonBeside(input: LessonInput): LessonBeside {
  const { matchId, seat, language, words, quiet, over } = input
  const say = speak(language)
  const turn = (verb: string, value: string) => customId('learn', verb, matchId, seat, value)
  const after = over ? whatNext(input) : []
  if (quiet && !over)
    return { words: [], button: button(turn('quiet', 'off'), say('learn.loud')), turns: false, back: null, after }
  const at = Math.max(0, Math.min(input.page, words.length - 1))
  const word = words[at]
  if (word === undefined) return { words: [], button: null, turns: false, back: null, after }
  const turning = at < words.length - 1
  return {
    words: [text(clipWords(`🎓 ${word.text}`, ROOM))],
    button: turning
      ? button(turn('page', String(at + 1)), say('learn.on', { page: at + 1, count: words.length }), 'main')
      : ruleButton(input, word.rule),
    turns: turning,
    back: at === 0 ? null : button(turn('page', String(at - 1)), say('learn.back')),
    ...(word.scene === undefined ? {} : { scene: word.scene }),
    after,
  }
}

/** The buttons of the lesson: the way on before the way back, and the way back before the rule. */
export function lessonButtons(lesson: LessonBeside | undefined): ReturnType<typeof button>[] {
  if (lesson === undefined) return []
  const { button: one, turns, back } = lesson
  return (turns ? [one, back] : [back, one]).filter((each) => each !== null)
}

const ruleButton = ({ game, matchId, seat, language }: LessonInput, number: string) =>
  button(customId('learn', 'rule', `${game.id}/${number}`, matchId, seat), speak(language)('learn.rule'))

/** The buttons below a rule: the way back to the panel, and one that hides the explanations from now on. */
export function belowRule(matchId: string, seat: Seat, language: Language): ControlRow {
  const say = speak(language)
  return row(
    button(customId('open', matchId, seat), say('form.back'), 'main'),
    button(customId('learn', 'hide', matchId, seat), say('learn.quiet')),
  )
}

/** The message in the place of a rule once the explanations are hidden. */
export const hiddenBody = (matchId: string, seat: Seat, language: Language): Body => ({
  components: [
    text(speak(language)('learn.hidden')),
    row(button(customId('open', matchId, seat), speak(language)('help.button.panel'))),
  ],
})

/** Suggestions for the time after the first game. */
function whatNext({ game, language }: LessonInput): MessagePart[] {
  const say = speak(language)
  return [
    text(`-# ${say('learn.more')}`),
    row(
      button(customId('learn', 'next', game.id), say('learn.next'), 'good'),
      button(customId('learn', 'begin', game.id), say('learn.again')),
    ),
  ]
}
