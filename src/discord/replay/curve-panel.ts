/** The curve of a match with its turning points. */
import type { TurningPoint } from '../../analysis/match-analysis.ts'
import { answerWords, happened } from '../../analysis/point-words.ts'
import { plainly } from '../../locales/index.ts'
import { ours, type SafeText, safe } from '../../locales/safe-text.ts'
import type { LeagueBlock, LineRow } from '../../pictures/leagues/league-blocks.ts'
import { cutName } from '../../pictures/short-name.ts'
import { type MoreEntry, type PanelParts, type PanelView, press } from '../frame/frame.ts'
import { customId } from '../shell/custom-id.ts'
import { literal } from '../shell/text-limits.ts'
import { ofHundred, plainVoice, type ShownAnalysis, seatsFor } from './shown-analysis.ts'

/** The most labels below the curve. */
const MARKS = 4

/** Returns the parts of the panel: the picture, the cost, a button a moment. */
export function curveParts(view: PanelView, shown: ShownAnalysis): PanelParts {
  const { say } = view
  const { match, points, analysis } = shown
  return {
    news: headline(view, shown),
    blocks: curveBlocks(view, shown),
    ...(analysis.cut ? { lines: [safe`-# ${say('points.cut')}`] } : {}),
    ...(points.length === 0 ? {} : { question: say('points.q') }),
    line: costLine(view, shown),
    buttons: points.map(({ turn }, at) =>
      press(
        customId('points', match.id, 'moment', String(at)),
        say('points.turn', { turn }),
        at === 0 ? 'main' : 'plain',
      ),
    ),
    more: curveMenu(view, shown),
  }
}

/** Returns how the match ended, and how many moments decided it. */
function headline(
  { say, language }: PanelView,
  { match, game, own, names, points, analysis }: ShownAnalysis,
): SafeText {
  const escaped = Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, literal(name)]))
  const voice = { language, names: escaped, reader: own ?? ('spectator' as const) }
  const outcome = match.outcome === null ? '' : game.words.outcome(match.outcome, voice)
  // Where the opponent has not shared their choices, nothing is said of their number.
  const none = analysis.points.length === 0 ? say('points.none') : ours('')
  return safe`**${ours(outcome)}** ${points.length === 0 ? none : say(`points.news.${points.length as 1 | 2 | 3}`)}`
}

function costLine({ say }: PanelView, { own, names, analysis, game }: ShownAnalysis): SafeText {
  const of = (seat: string) => analysis.costs[seat] ?? { choices: 0, luck: 0 }
  if (own !== null) return say('points.below', { number: ofHundred(of(own).choices), count: ofHundred(of(own).luck) })
  const [first = '', second = ''] = game.seats
  const line = (seat: string) =>
    say('points.below.of', {
      name: literal(names[seat] ?? seat),
      number: ofHundred(of(seat).choices),
      count: ofHundred(of(seat).luck),
    })
  return safe`${line(first)}\n-# ${line(second)}`
}

/** Returns the picture: whose chance it is, the curve, and a line a moment. */
function curveBlocks(view: PanelView, shown: ShownAnalysis): readonly LeagueBlock[] {
  const say = plainly(view.say)
  const { analysis, game, points, names } = shown
  const seats = seatsFor(shown)
  const turned = seats[0] !== game.seats[0]
  const own = (chance: number) => (turned ? 1 - chance : chance)
  const curve = analysis.curve.map(({ turn, chance, sure }, index, all) => ({
    // The end stands one step after the last turn.
    at: index === all.length - 1 ? turn + 1 : turn,
    chance: own(chance),
    low: Math.max(0, own(chance) - sure),
    high: Math.min(1, own(chance) + sure),
  }))
  const turns = curve.slice(0, -1)
  const step = Math.max(1, Math.ceil(turns.length / MARKS))
  const marks = turns.filter((_, index) => index % step === 0)
  const last = turns.at(-1)
  const spaced = marks.filter(({ at }) => last === undefined || at === last.at || last.at - at >= step)
  return [
    { block: 'head', left: say('points.picture', { name: names[seats[0]] ?? '' }) },
    {
      block: 'curve',
      seats,
      points: curve,
      marks: [...spaced, ...(last === undefined || spaced.includes(last) ? [] : [last])].map(({ at }) => ({
        at,
        label: say('points.turn', { turn: at }),
      })),
      moments: points.map(({ turn }, at) => ({ at: turn, label: `${at + 1}` })),
    },
    { block: 'foot', text: say('points.grey') },
    ...(points.length === 0
      ? []
      : [{ block: 'lines', rows: points.map((point, at) => pointRow(view, shown, point, at)) } as const]),
  ]
}

function pointRow(view: PanelView, shown: ShownAnalysis, point: TurningPoint, at: number): LineRow {
  const say = plainly(view.say)
  const { turn, seat, kind, cost } = point
  const sign = seat === seatsFor(shown)[0] ? '−' : '+'
  const title =
    kind === 'luck' ? say('points.luck', { turn }) : say('points.who', { turn, name: shown.names[seat] ?? seat })
  return {
    chip: { label: `${at + 1}`, state: 'now' },
    title,
    text: pointText(view, { ...shown, names: cutNames(shown.names) }, point),
    value: `${sign}${ofHundred(cost)}`,
  }
}

/** In a row of the picture what happened needs the room. */
const cutNames = (names: ShownAnalysis['names']): ShownAnalysis['names'] =>
  Object.fromEntries(Object.entries(names).map(([seat, name]) => [seat, cutName(name)]))

/** Returns what was played, or what happened, in one line. */
export function pointText({ language }: PanelView, shown: ShownAnalysis, point: TurningPoint): string {
  const voice = plainVoice(shown, language)
  if (point.kind === 'luck') return happened(shown.game, point.events, point.by, voice).join(' ')
  const played = point.answers.find(({ is }) => is === 'played')
  if (played === undefined) return ''
  const { label, names } = answerWords(shown.game, point, played.answer, voice)
  return names.length === 0 ? label : `${label} (${names.join(', ')})`
}

function curveMenu({ say }: PanelView, { match, own }: ShownAnalysis): readonly MoreEntry[] {
  const id = (verb: string) => customId('points', match.id, verb)
  return [
    { id: customId('watch', match.id), label: say('replay.button') },
    { id: customId('replay', match.id, own ?? 'spectator', 'export', '0'), label: say('export.button') },
    ...(own === null ? [] : [{ id: id('share'), label: say('points.share') }]),
    { id: id('words'), label: say('more.words') },
    { id: id('how'), label: say('points.how') },
  ]
}
