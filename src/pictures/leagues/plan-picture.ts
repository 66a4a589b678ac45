/** Draws the planned rounds of a season: steps as wide as they take long, with the days on which they start. */
import { line } from '../decision/fit.ts'
import { EDGE } from '../decision/parts.ts'
import { COLOURS, PICTURE } from '../style.ts'
import type { PlanBlock } from './league-blocks.ts'
import { type DrawLeague, LEAGUE, writeIn } from './league-parts.ts'

const HEIGHT = 116
const DATES = { top: 8, height: 38, size: 29, between: 14 } as const
const STEP = { top: 50, height: 50, least: 40, gap: 5, radius: 8 } as const
const ROOM = PICTURE.width - 2 * EDGE
/** The most steps that are wide enough for their labels; of a longer season the middle is left out. */
const MOST = Math.floor((ROOM + STEP.gap) / (STEP.least + STEP.gap))

type Step = PlanBlock['steps'][number] | 'gap'

/** Returns the steps that there is room for: the first ones and the last three. */
function stepsShown(steps: PlanBlock['steps']): readonly Step[] {
  if (steps.length <= MOST) return steps
  const last = steps.slice(-3)
  return [...steps.slice(0, MOST - last.length - 1), 'gap', ...last]
}

/** Returns the widths of the steps: each has its least one, and a share of the rest by its days. */
function widthsOf(steps: readonly Step[]): readonly number[] {
  const days = steps.map((step) => (step === 'gap' ? 0 : step.days))
  const least = steps.map((step) => (step === 'gap' ? STEP.least : leastOf(step.label)))
  const sum = (list: readonly number[]) => list.reduce((all, one) => all + one, 0)
  const rest = Math.max(0, ROOM - sum(least) - STEP.gap * (steps.length - 1))
  return least.map((width, at) => width + (rest * days[at]!) / Math.max(1, sum(days)))
}

const leastOf = (label: string): number => Math.max(STEP.least, line(label, 'label', 29, 200).width + 4)

/** Returns the steps whose dates are written: the first, the last and the first of the bracket go before others. */
function dated(
  steps: readonly Step[],
  lefts: readonly number[],
): readonly { readonly date: string; readonly x: number }[] {
  const bracket = steps.findIndex((step) => step !== 'gap' && step.final)
  const order = [...new Set([0, steps.length - 1, ...(bracket < 0 ? [] : [bracket]), ...steps.keys()])]
  const taken: { readonly date: string; readonly x: number; readonly end: number }[] = []
  for (const at of order) {
    const step = steps[at]
    if (step === undefined || step === 'gap') continue
    const { width } = line(step.date, 'label', DATES.size, 200)
    const x = Math.min(lefts[at]!, PICTURE.width - EDGE - width)
    const free = taken.every((other) => x + width + DATES.between <= other.x || other.end + DATES.between <= x)
    if (free) taken.push({ date: step.date, x, end: x + width })
  }
  return taken
}

/** Draws the plan of a season. */
export const drawPlan: DrawLeague<PlanBlock> = (drawing, { steps }, top) => {
  drawing.area({ x: 0, y: top, width: PICTURE.width, height: HEIGHT }, COLOURS.strip)
  const shown = stepsShown(steps)
  const widths = widthsOf(shown)
  const lefts = widths.map((_, at) => EDGE + widths.slice(0, at).reduce((sum, width) => sum + width + STEP.gap, 0))
  for (const [at, step] of shown.entries()) {
    const rect = { x: lefts[at]!, y: top + STEP.top, width: widths[at]!, height: STEP.height }
    const options = { face: 'label', size: 29, align: 'middle' } as const
    if (step === 'gap') {
      writeIn(drawing, '…', rect, { ...options, colour: COLOURS.pale })
      continue
    }
    drawing.area(rect, step.final ? COLOURS.suggested : LEAGUE.round, STEP.radius)
    writeIn(drawing, step.label, rect, { ...options, colour: step.final ? COLOURS.costInk : COLOURS.white })
  }
  for (const { date, x } of dated(shown, lefts))
    writeIn(
      drawing,
      date,
      { x, y: top + DATES.top, width: PICTURE.width - x, height: DATES.height },
      { face: 'label', size: DATES.size, colour: COLOURS.pale },
    )
  return HEIGHT
}
