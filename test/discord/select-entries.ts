/** Tries the entries of the select lists of a panel, as a person picks them. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { type Answer, type Control, controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { controlsOfForm } from '../../sandbox/reading.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { MENU, readCustomId } from '../../src/discord/shell/custom-id.ts'

/** A panel that is open on a person's screen. */
export interface OpenPanel {
  readonly person: TestUser
  readonly panel: APIMessage
}

/** Opens a new panel; each one begins in the same position. */
export type Opening = () => Promise<OpenPanel>

/** Returns the kind and the action of a select list, such as `set limit`; `menu` where its entries are actions. */
export function kindOfSelect({ customId, options }: Pick<Control, 'customId' | 'options'>): string {
  const click = readCustomId(customId)
  if (click === null || click.kind === MENU) return MENU
  const read = readAct({ ...click, values: [options[0]!.value], fields: {} })
  return `${click.kind} ${read?.action ?? ''}`.trim()
}

/** Returns the select lists of entries on a panel, those of people, roles and channels left out. */
export const selectsOf = (panel: APIMessage): readonly Control[] =>
  controlsOf(panel).filter(({ disabled, raw }) => !disabled && raw.type === ComponentType.StringSelect)

/** Returns the first, the middle and the last entry of a list. */
export const threeOf = <One>(all: readonly One[]): readonly One[] => [
  ...new Set([all[0]!, all[Math.floor((all.length - 1) / 2)]!, all.at(-1)!]),
]

/** Returns all that a person sees of an answer: its words, its controls, and what is ticked. */
function seenIn(answer: Answer): string {
  const { message, form } = partsOf(answer)
  const controls = form === null ? controlsOf(message!) : controlsOfForm(form)
  const shown = controls.map(({ label, options }) => [
    label,
    options.map((option) => `${option.label}${option.chosen ? ' ✓' : ''}`),
  ])
  return JSON.stringify([form?.modal.title ?? textOf(message!), shown])
}

function partsOf(answer: Answer) {
  try {
    return { message: answer.message, form: null }
  } catch {
    return { message: null, form: answer.form }
  }
}

/**
 * Picks the first, the middle and the last entry of each select list of a panel, which is opened again for each.
 * @param known kinds of lists that are left out
 * @returns the kinds of its lists, and the faults: two entries that are answered alike, or an entry that is not ticked in the same
 *   list afterwards though another one is
 */
export async function tryEntries(
  open: Opening,
  known: ReadonlySet<string> = new Set(),
): Promise<{ readonly kinds: readonly string[]; readonly faults: string[] }> {
  const faults: string[] = []
  const kinds = selectsOf((await open()).panel).map(kindOfSelect)
  for (const [at, kind] of kinds.entries()) {
    if (known.has(kind)) continue
    const answers = new Map<string, string>()
    const { length } = selectsOf((await open()).panel)[at]!.options
    for (const index of threeOf(Array.from({ length }, (_, one) => one))) {
      const { person, panel } = await open()
      const list = selectsOf(panel)[at]
      // A list that answers at once leads to another question.
      if (list === undefined || kindOfSelect(list) !== kind || list.options.length !== length) break
      const { customId, options } = list
      const { label, value } = options[index]!
      const answer = await person.select(panel, customId, value)
      const seen = seenIn(answer)
      const same = answers.get(seen)
      if (same !== undefined) faults.push(`${kind}: ${same} and ${label} are answered alike: ${seen.slice(0, 300)}`)
      answers.set(seen, label)
      const { message } = partsOf(answer)
      const again =
        message === null || kind === MENU ? [] : selectsOf(message).filter((one) => kindOfSelect(one) === kind)
      const ticked = again.flatMap((one) => one.options.filter(({ chosen }) => chosen))
      if (ticked.length > 0 && !ticked.some((one) => one.value === value))
        faults.push(`${kind}: ${label} is picked, and ${ticked.map((one) => one.label).join(', ')} is ticked`)
    }
  }
  return { kinds, faults }
}
