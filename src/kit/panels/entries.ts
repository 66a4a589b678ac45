/** Entries of the lists of panels: labels that have room and of which no two are alike. */
import { PANEL_LABEL, type PanelList } from '../../contract/index.ts'
import { cutWords, fitting } from './fitting.ts'

/** An entry before its label is made different from all others. */
export interface PanelEntry {
  readonly choose: readonly string[]
  /** Its names from the longest to the shortest. */
  readonly names: readonly [string, ...string[]]
  readonly hint?: string | null
  /** In a list that acts: how its player goes on, or that it only marks. */
  readonly next?: string
  readonly marks?: true
}

const HINT = 100

/** The longest number behind a label: " 12". */
const NUMBER = 3
const BRACKETS = 2

/** A label with its number; behind one that ends in a number it stands in brackets: "Ward 1 (2)". */
const numbered = (label: string, number: number): string =>
  /\d$/.test(label)
    ? `${cutWords(label, PANEL_LABEL - NUMBER - BRACKETS)} (${number})`
    : `${cutWords(label, PANEL_LABEL - NUMBER)} ${number}`

/**
 * Entries with labels that have room and are all different: of those that would be alike all but the first get a number.
 * Where a label had to be cut, its hint begins with the whole name.
 * @param chosen ids of the options that are ticked
 */
export function panelEntries(entries: readonly PanelEntry[], chosen: readonly string[]): PanelList['entries'] {
  const plain = entries.map(({ names }) => fitting(PANEL_LABEL, ...names))
  const used = new Set<string>()
  return entries.map(({ names, hint, ...entry }, at) => {
    const alike = plain.filter((one) => one === plain[at]).length > 1
    const room = alike ? PANEL_LABEL - NUMBER : PANEL_LABEL
    const base = cutWords(fitting(room, ...names), room)
    let label = base
    for (let number = 2; used.has(label); number++) label = numbered(base, number)
    used.add(label)
    const { choose } = entry
    const made = { ...entry, label, chosen: choose.length > 0 && choose.every((id) => chosen.includes(id)) }
    const [whole] = names
    const isCut = !names.some((name) => label.startsWith(name))
    const said = [...(isCut ? [whole] : []), ...(hint == null || hint === '' ? [] : [hint])].join(' · ')
    return said === '' ? made : { ...made, hint: cutWords(said, HINT) }
  })
}

/**
 * Entries of a list in which several may be ticked: by their titles, because each ticked one takes a line of the screen
 * if it is long. The rest of the name begins the hint. Cards that have only their title in common keep their full names.
 */
export function shortly(entries: readonly PanelEntry[]): PanelEntry[] {
  const titleIn = ({ names }: PanelEntry) => names.at(-1) as string
  return entries.map((entry) => {
    const [full] = entry.names
    const title = titleIn(entry)
    const alike = entries.filter((other) => titleIn(other) === title)
    const rest = full.startsWith(title) ? full.slice(title.length).replace(/^[\s,:–-]+/u, '') : ''
    if (rest === '' || alike.some(({ names }) => names[0] !== full)) return entry
    return { ...entry, names: [title], hint: [rest, entry.hint ?? ''].filter((part) => part !== '').join(' · ') }
  })
}
