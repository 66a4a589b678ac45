/** The row of buttons of a first game: the answers to its question, and the pages of its explanations. Pure. */
import { type LessonBeside, lessonButtons } from '../lesson/lesson-panel.ts'
import { type button, quieter } from '../shell/components.ts'
import { buttonRows } from '../table/phone-room.ts'
import type { ClockEntry } from './clock-entries.ts'
import { MOST_BUTTONS } from './question.ts'

type Button = ReturnType<typeof button>

/** Buttons in one row, as far as they fit. */
interface LessonRow {
  readonly buttons: readonly Button[]
  /** How many of the answers stand in it. */
  readonly answers: number
  /** The way back to the page before, for the menu, where the row has no room for it. */
  readonly entries: readonly ClockEntry[]
}

/**
 * Returns the buttons of a first game. While its explanations have a page to turn, that is the next step: it comes first, and
 * no other button has a colour.
 * @param answers to the question, the most important first
 */
export function lessonRow(answers: readonly Button[], lesson: LessonBeside): LessonRow {
  const counts = answers.length === 0 ? [0] : [...answers.keys()].map((at) => at + 1).reverse()
  const ways = [true, false].flatMap((back) => counts.map((count) => ({ count, back })))
  const rowOf = ({ count, back }: { readonly count: number; readonly back: boolean }): Button[] => {
    const own = lessonButtons(back ? lesson : { ...lesson, back: null })
    const shown = answers.slice(0, count)
    return lesson.turns ? [...own, ...shown.map(quieter)] : [...shown, ...own]
  }
  const fits = (row: Button[]) => row.length <= MOST_BUTTONS && buttonRows(row) <= 1
  const way = ways.find((one) => fits(rowOf(one))) ?? { count: Math.min(1, answers.length), back: false }
  const { back } = lesson
  const entries = back === null || way.back ? [] : [{ id: back.custom_id, label: back.label ?? '' }]
  return { buttons: rowOf(way), answers: way.count, entries }
}
