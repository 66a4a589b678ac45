/** Options and pieces by the names that people give them. */

import { Mistake, RefusedMove } from '../../../kit/scenarios/problems.ts'
import { plain } from '../../../kit/scenarios/spelling.ts'
import { wholeCard } from '../state/game-table.ts'
import { calls, cardsCalled, destinyIn, identityOf, nameOf, planetCalled } from './names.ts'

interface Choosable {
  readonly id: string
  readonly card?: string
}

/** Options of the Deploy step that have names of their own instead of a card's. */
const ACTIONS: ReadonlySet<string> = new Set(['thrust', 'partner', 'limit'])

/** The name of an option in scenarios. */
export function labelOf({ id, card }: Choosable): string {
  if (id.startsWith('text:')) return `text of ${card === undefined ? id : nameOf(card)}`
  if (id.startsWith('evacuate:')) return `evacuation of ${id.slice('evacuate:'.length)}`
  if (id === 'hand') return 'the whole hand'
  if (card === undefined || ACTIONS.has(id)) return id
  return id.endsWith('@objective') ? `${nameOf(card)} to the Objective` : nameOf(card)
}

/** How well a name fits an option. It may name the use of a card other than deploying or choosing it. */
function means(written: string, option: Choosable): 0 | 1 | 2 {
  const { card } = option
  if (plain(labelOf(option)) === plain(written)) return 2
  if (card === undefined || ACTIONS.has(option.id)) return 0
  const [, of] = written.match(/^text of (.+)$/i) ?? []
  const [, to] = written.match(/^(.+) (?:to|for) the Objective$/i) ?? []
  if (option.id.startsWith('text:')) return of === undefined ? 0 : calls(of, card)
  if (option.id.endsWith('@objective')) return to === undefined ? 0 : calls(to, card)
  return of === undefined && to === undefined
    ? (Math.max(calls(written, card), calls(written, wholeCard(card))) as 0 | 1 | 2)
    : 0
}

/** Options that the name can mean, in its closest sense alone. */
export function meant<O extends Choosable>(written: string, options: readonly O[]): readonly O[] {
  for (const closeness of [2, 1])
    if (options.some((option) => means(written, option) === closeness))
      return options.filter((option) => means(written, option) === closeness)
  return []
}

/**
 * The option that the name means, among those not taken yet.
 * @throws Mistake if the name could be several that differ; Refused if it is not offered
 */
export function optionFor<O extends Choosable>(
  written: string,
  options: readonly O[],
  taken: readonly string[] = [],
): O {
  const found = meant(written, options)
  const different = new Set(found.map(({ id, card }) => (card === undefined ? id : identityOf({ id: card }))))
  if (different.size > 1)
    throw new Mistake(
      `"${written}" could be ${found.map((option) => `"${labelOf(option)}"`).join(' or ')} here: write it out.`,
    )
  const free = found.find(({ id }) => !taken.includes(id))
  if (free !== undefined) return free
  mustBeOption(written)
  const offered = options.map((option) => labelOf(option))
  throw new RefusedMove(
    'not offered',
    `"${written}" is not offered. Offered is: ${offered.length === 0 ? 'nothing' : offered.join('; ')}.`,
  )
}

/** The options for several names, each taken once. */
export function optionsFor<O extends Choosable>(written: readonly string[], options: readonly O[]): O[] {
  const taken: O[] = []
  for (const name of written)
    taken.push(
      optionFor(
        name,
        options,
        taken.map(({ id }) => id),
      ),
    )
  return taken
}

/**
 * Checks a name that is not offered.
 * @returns the card in it; null if it means something else
 * @throws Mistake if nothing has this name
 */
export function mustBeOption(written: string): string | null {
  const bare = written.replace(/^text of /i, '').replace(/ (?:to|for) the Objective$/i, '')
  const [, planet] = bare.match(/^evacuation of (.+)$/i) ?? []
  if (planet !== undefined) planetCalled(planet)
  if (planet !== undefined || /^(?:thrust|partner|limit|the whole hand|\d+)$/i.test(bare)) return null
  if (destinyIn(bare) === null) cardsCalled(null, bare)
  return bare
}
