/** The answer that a player has begun on a panel, and the clicks that change it. Pure. */
import type { AnswerDraft, Decision, PanelList } from '../../contract/index.ts'
import type { AnyGame } from '../../games/games.ts'
import { refitted } from '../../kit/decisions/shapes.ts'
import type { Draft } from '../../matches/draft.ts'

/** Between the ids of the options for which an entry of a list stands. */
const AND = ' '

/** Between the id of an option and how often it is taken. */
const TIMES = '×'

/** Options as a part of a custom id, each once with how often it is taken. @throws if an id holds a space */
export function entryValue(choose: readonly string[]): string {
  if (choose.some((id) => id.includes(AND) || id.includes(TIMES)))
    throw new Error(`A space in the id of an option: ${choose.join(', ')}`)
  const counts = new Map<string, number>()
  for (const id of choose) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, count]) => (count === 1 ? id : `${id}${TIMES}${count}`)).join(AND)
}

/** Stands before the name of the rest that an entry answers, and for an entry without options. */
const THEN = '>'

/** The value of an entry in its list: its options, and how it goes on. @throws if an id holds a space */
export const valueOfEntry = ({ choose, next = '' }: Pick<PanelList['entries'][number], 'choose' | 'next'>): string =>
  next === '' && choose.length > 0 ? entryValue(choose) : `${entryValue(choose)}${THEN}${next}`

/** The most often that one option is taken: a value from outside can't ask for more. */
const MOST_TIMES = 60

/** Returns the ids for which picked entries stand, each as often as it is taken. */
export function entryIds(values: readonly string[]): string[] {
  const parts = new Set(values.flatMap((value) => value.split(AND)).filter((part) => part !== ''))
  return [...parts].flatMap((part) => {
    const [id = '', times = '1'] = part.split(TIMES)
    return Array<string>(Math.min(MOST_TIMES, Number.parseInt(times, 10) || 1)).fill(id)
  })
}

/** Whether a player has put nothing together yet. */
const isUntouched = ({ choose, arrange, number, ahead }: Draft): boolean =>
  [choose, arrange, number, ahead].every((part) => part === undefined)

/**
 * Reads what a player has begun: their draft as far as it still fits, or the game's proposal.
 * @param suggests whether proposals may be made
 */
export function begunOf(
  game: AnyGame,
  decision: Decision,
  view: unknown,
  draft: Draft,
  suggests: boolean,
): AnswerDraft {
  if (isUntouched(draft) && suggests) {
    const proposal = game.panels.suggest(decision, view)
    if (proposal !== null) return { ...proposal, suggested: true }
  }
  const { ahead } = draft
  return { ...keptOf(decision, draft), ...(ahead === undefined ? {} : { ahead }), suggested: false }
}

/** The part of a draft that still fits. */
function keptOf({ shape }: Decision, draft: Draft): Pick<AnswerDraft, 'choose' | 'arrange' | 'number'> {
  switch (shape.type) {
    case 'choose': {
      const all = shape.options.map(({ id }) => id)
      return draft.choose === undefined ? {} : { choose: draft.choose.filter((id) => all.includes(id)) }
    }
    case 'arrange':
      return { arrange: refitted(shape.pieces, draft.arrange ?? []) }
    case 'number':
      return draft.number === undefined ? {} : { number: draft.number }
    case 'confirm':
      return {}
  }
}
