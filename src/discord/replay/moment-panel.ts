/** One turning point: the answers with their chances, or the chance before and after a draw. */
import type { ChoicePoint, LuckPoint, TurningPoint } from '../../analysis/match-analysis.ts'
import { answerWords } from '../../analysis/point-words.ts'
import { clipWords } from '../../kit/wording/clipping.ts'
import { plainly } from '../../locales/index.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import type { AnswersBlock, LeagueBlock } from '../../pictures/leagues/league-blocks.ts'
import { type PanelParts, type PanelView, press } from '../frame/frame.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'
import { pointText } from './curve-panel.ts'
import { chanceWords, ofHundred, plainVoice, type ShownAnalysis } from './shown-analysis.ts'

/** The most characters of what was played, above the picture, and of the question below it. */
const ROOM = { news: 150, question: 76 } as const

/** Returns the parts of the panel. @param at the number of the point, from 0 */
export function momentParts(view: PanelView, shown: ShownAnalysis, point: TurningPoint, at: number): PanelParts {
  const { say } = view
  const { match, points } = shown
  const id = (verb: string, ...parts: readonly number[]) =>
    customId('points', match.id, verb, ...parts.map((part) => String(part)))
  return {
    news: newsOf(view, shown, point),
    blocks: momentBlocks(view, shown, point),
    ...(point.kind === 'choice' ? strongParts(view, shown, point) : luckParts(view, shown, point)),
    buttons: [
      ...(points.length < 2 ? [] : [press(id('moment', (at + 1) % points.length), say('points.next'), 'main')]),
      press(id('table', at), say('points.table')),
      press(id('show'), say('points.curve')),
    ],
  }
}

function newsOf(view: PanelView, shown: ShownAnalysis, point: TurningPoint): SafeText {
  const { say } = view
  const { turn, kind, seat } = point
  const title =
    kind === 'luck'
      ? say('points.luck', { turn })
      : say('points.who', { turn, name: literal(shown.names[seat] ?? seat) })
  return safe`**${title}.** ${literal(clipWords(pointText(view, shown, point), ROOM.news))}`
}

/** Returns the picture of a point. */
const momentBlocks = (view: PanelView, shown: ShownAnalysis, point: TurningPoint): readonly LeagueBlock[] =>
  point.kind === 'choice' ? choiceBlocks(view, shown, point) : luckBlocks(view, shown, point)

function choiceBlocks(view: PanelView, shown: ShownAnalysis, point: ChoicePoint): readonly LeagueBlock[] {
  const say = plainly(view.say)
  const mine = point.seat === shown.own
  const voice = plainVoice(shown, view.language)
  return [
    {
      block: 'head',
      left: say('points.chance'),
      right: say(mine ? 'points.known.own' : 'points.known'),
    },
    {
      block: 'answers',
      rows: point.answers.map(({ answer, chance, sure, is }): AnswersBlock['rows'][number] => {
        const { label, names } = answerWords(shown.game, point, answer, voice)
        const mark =
          is === 'best' ? say('points.best') : is === 'played' ? say(mine ? 'points.you' : 'points.played') : undefined
        return {
          label,
          ...(names.length === 0 ? {} : { text: names.join(', ') }),
          chance,
          low: Math.max(0, chance - sure),
          high: Math.min(1, chance + sure),
          value: chanceWords(chance, say),
          ...(mark === undefined ? {} : { mark }),
          ...(is === 'best' ? { best: true } : {}),
        }
      }),
    },
  ]
}

function luckBlocks(view: PanelView, shown: ShownAnalysis, point: LuckPoint): readonly LeagueBlock[] {
  const say = plainly(view.say)
  const { before, after, error, seat } = point
  const row = (which: 'before' | 'after'): AnswersBlock['rows'][number] => {
    const chance = which === 'before' ? before : after
    return {
      label: say(`points.${which}`),
      text: say(`points.${which}.text`),
      chance,
      low: Math.max(0, chance - 2 * error),
      high: Math.min(1, chance + 2 * error),
      value: chanceWords(chance, say),
    }
  }
  return [
    {
      block: 'head',
      left: say('points.picture', { name: shown.names[seat] ?? seat }),
      right: say('points.open'),
    },
    { block: 'answers', rows: [row('before'), row('after')] },
  ]
}

function strongParts(view: PanelView, shown: ShownAnalysis, point: ChoicePoint): Pick<PanelParts, 'question' | 'line'> {
  const { say, language } = view
  const best = point.answers.find(({ is }) => is === 'best')
  const number = ofHundred(point.cost)
  const line =
    point.seat === shown.own
      ? say('points.cost.own', { number })
      : say('points.cost', { name: literal(shown.names[point.seat] ?? point.seat), number })
  if (best === undefined) return { line }
  const { label } = answerWords(shown.game, point, best.answer, plainVoice(shown, language))
  return { question: say('points.strong', { label: ours(literal(clipWords(label, ROOM.question))) }), line }
}

function luckParts(
  view: PanelView,
  shown: ShownAnalysis,
  { seat, cost }: LuckPoint,
): Pick<PanelParts, 'question' | 'line'> {
  const name = literal(shown.names[seat] ?? seat)
  return { question: view.say('points.luck.q'), line: view.say('points.luck.cost', { name, number: ofHundred(cost) }) }
}
