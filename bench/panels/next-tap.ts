/**
 * Finds the control with which a player comes nearer to an answer. Controls are found by what their ids and values mean,
 * not by their place, so that a panel may be laid out in any way. Pure.
 */
import type { Answer, Decision } from '../../src/contract/index.ts'

/** A button or select of a panel. */
export interface PanelControl {
  readonly customId: string
  readonly kind: 'button' | 'select'
  readonly label: string
  readonly disabled: boolean
  /** A button's look, as Discord numbers it. */
  readonly style: number | null
  readonly options: readonly { readonly value: string; readonly label: string; readonly chosen: boolean }[]
  /** The most options that can be picked at once. */
  readonly most: number
}

/** A control to use, and for a select the places of the options to touch. */
export interface Tap {
  readonly control: PanelControl
  readonly places: readonly number[]
}

/** The answer that a player wants to give, and what they have put together so far. */
export interface Goal {
  readonly decision: Pick<Decision, 'id' | 'shape'>
  readonly wanted: Pick<Answer, 'exit' | 'choose' | 'arrange' | 'number'>
  readonly chosen: readonly string[]
  /** Whether the player means to attack in this turn, where a panel asks for deployment and battle in one. */
  readonly attacks: boolean
  /** Whether the answer is the one that the panel proposes where it proposes one. */
  readonly asProposed: boolean
  /** Whether the player first moves a card of a proposed row. */
  readonly moves: boolean
}

/** Looks of buttons. The red one is never used: it gives something up. */
const STYLE = { main: 1, plain: 2, good: 3, bad: 4 }

/** Actions that change only the page or the part of a list that is shown. */
const TURNS = ['page', 'group']
/** Actions that take something back. */
const BACKWARDS = ['undo', 'drop', 'clear', 'back']

/** The number of touches that a tap takes: a select is opened first, and several picks are confirmed. */
export const touchesOf = ({ control, places }: Tap): number =>
  control.kind === 'button' ? 1 : 1 + places.length + (control.most > 1 ? 1 : 0)

/** The number of entries of a list that a tap chooses. */
export const chosenBy = ({ control, places }: Tap): number => (control.kind === 'button' ? 0 : places.length)

/** Names a tap, to notice one that was of no use. */
export const nameOf = ({ control, places }: Tap): string =>
  [control.customId, ...places.map((place) => control.options[place]?.value)].join(' ')

/** Returns what stands on a control, with the entries that a tap touches. */
export const wordsOf = ({ control, places }: Tap): string =>
  [control.label, ...places.map((place) => control.options[place]?.label ?? '')].join(' → ')

/** The parts of an id or value, however they are joined: an option's own id may hold such signs, too. */
const partsOf = (id: string): string[] => [id, ...id.split(' '), ...id.split(/[|>:,+ ]/)]

/** The parts of a control's id that say what it does: those after the decision that it belongs to. */
function actionOf({ customId }: PanelControl, decision: string): string[] | null {
  const parts = customId.split('|')
  const at = parts.indexOf(decision)
  return at === -1 ? null : parts.slice(at + 1)
}

/**
 * Returns the next tap on the way to an answer: what is still to be chosen first, then the exit.
 *
 * @param useless names of taps that were tried for this question and changed nothing
 * @returns null if no control leads on
 */
export function nextTap(controls: readonly PanelControl[], kept: Goal, useless: ReadonlySet<string>): Tap | null {
  const open = controls.filter(({ disabled }) => !disabled)
  const own = open.filter((control) => actionOf(control, kept.decision.id) !== null)
  const goal = { ...kept, chosen: shownIn(own) ?? kept.chosen }
  const ways = [
    ...(goal.moves ? moving(own, goal) : []),
    ...choosing(own, goal),
    ...(goal.attacks ? attacking(own) : []),
    ...leaving(own, goal),
    ...inMenus(open, goal),
    ...turning(own, goal),
    ...anyhow(own, goal),
    ...looking(open, [STYLE.good, STYLE.main]),
  ]
  return ways.find((tap) => !useless.has(nameOf(tap))) ?? null
}

/** The options that the lists of a panel show as chosen, a proposal among them; null if they show none. */
function shownIn(controls: readonly PanelControl[]): string[] | null {
  const shown = controls.flatMap(({ options }) => options.filter(({ chosen }) => chosen).map(({ value }) => value))
  return shown.length === 0 ? null : shown.flatMap((value) => value.split(' '))
}

const press = (control: PanelControl): Tap => ({ control, places: [] })

/** Touches the options of a select that have one of these values. */
function pick(control: PanelControl, values: readonly string[]): Tap[] {
  const places = control.options.flatMap(({ value }, place) =>
    values.some((one) => partsOf(value).includes(one)) ? [place] : [],
  )
  const few = places.slice(0, control.most)
  return few.length === 0 ? [] : [{ control, places: few }]
}

/** Whether a control leads to the exit that is wanted. */
const leads = (control: PanelControl, { decision, wanted }: Goal): boolean =>
  actionOf(control, decision.id)?.includes(wanted.exit) === true

// ---------------------------------------------------------------- putting the answer together

function choosing(controls: readonly PanelControl[], goal: Goal): Tap[] {
  const { wanted, decision } = goal
  if (wanted.number !== undefined && decision.shape.type === 'number' && !goal.chosen.includes(String(wanted.number)))
    return numbers(controls, decision.id, String(wanted.number))
  if (wanted.choose === undefined) return []
  const missing = wanted.choose.filter((id) => !goal.chosen.includes(id))
  const extra = goal.chosen.filter((id) => !wanted.choose?.includes(id))
  if (missing.length + extra.length === 0) return []
  const direct = wanted.choose.length === 1 ? answersAtOnce(controls, goal, missing) : []
  return [...direct, ...controls.flatMap((control) => marking(control, goal, missing, extra))]
}

function numbers(controls: readonly PanelControl[], decision: string, number: string): Tap[] {
  return controls.flatMap((control) => {
    if (control.kind === 'select') return pick(control, [number])
    return actionOf(control, decision)?.at(-1) === number ? [press(control)] : []
  })
}

/** One tap that chooses an option and gives the answer. */
function answersAtOnce(controls: readonly PanelControl[], goal: Goal, [only]: readonly string[]): Tap[] {
  if (only === undefined) return []
  return controls.flatMap((control) => {
    if (control.kind === 'button') return actionOf(control, goal.decision.id)?.includes(only) ? [press(control)] : []
    return leads(control, goal) ? pick(control, [only]) : []
  })
}

/** A select that marks: one that lists what is chosen is toggled, others only add or only take away. */
function marking(control: PanelControl, goal: Goal, missing: readonly string[], extra: readonly string[]): Tap[] {
  if (control.kind !== 'select') return []
  const drops = actionOf(control, goal.decision.id)?.includes('drop') === true
  if (drops) return pick(control, extra)
  const shows = control.options.some(({ chosen }) => chosen)
  return pick(control, shows ? [...extra, ...missing] : missing)
}

/** The words with which a list of moves begins, in both languages. */
const MOVE = /^\P{L}*(?:Move|Déplacer)/u

const moving = (controls: readonly PanelControl[], goal: Goal): Tap[] =>
  controls
    .filter(({ kind, options }) => kind === 'select' && options.length > 0)
    .filter((control) => MOVE.test(control.label) || does(control, goal, ['move', 'give']))
    .map((control) => ({ control, places: [0] }))

// ---------------------------------------------------------------- giving the answer

function leaving(controls: readonly PanelControl[], goal: Goal): Tap[] {
  const buttons = controls.filter((control) => control.kind === 'button' && leads(control, goal)).map(press)
  const entries = controls
    .filter(({ kind }) => kind === 'select')
    .flatMap((control) => pick(control, [goal.wanted.exit]))
  return [...buttons, ...entries]
}

/** Menus whose entries are buttons: an entry's value is the id of its button. */
const inMenus = (controls: readonly PanelControl[], { decision, wanted }: Goal): Tap[] =>
  controls.flatMap((control) => {
    const place = control.options.findIndex(({ value }) => {
      const parts = value.split('|')
      return parts.includes(decision.id) && parts.includes(wanted.exit)
    })
    return place === -1 ? [] : [{ control, places: [place] }]
  })

/** The words with which a button for a battle begins, in both languages. */
const ATTACK = /^\P{L}*(?:Attack|Attaquer)/u

const attacking = (controls: readonly PanelControl[]): Tap[] =>
  controls.filter(({ kind, label }) => kind === 'button' && ATTACK.test(label)).map(press)

// ---------------------------------------------------------------- looking for more

const does = (control: PanelControl, { decision }: Goal, verbs: readonly string[]): boolean =>
  actionOf(control, decision.id)?.some((part) => verbs.includes(part)) === true

/** Turns the pages and parts of a list, where what is wanted may be found. */
const turning = (controls: readonly PanelControl[], goal: Goal): Tap[] =>
  controls.filter((control) => control.kind === 'button' && does(control, goal, TURNS)).map(press)

/** The ordinary way on: the primary button, the others, one that gives up something great, then any entry of a list. */
function anyhow(controls: readonly PanelControl[], goal: Goal): Tap[] {
  const forwards = controls.filter((control) => !does(control, goal, [...TURNS, ...BACKWARDS]))
  const lists = forwards.filter(({ kind, options }) => kind === 'select' && options.length > 0)
  return [
    ...looking(forwards, [STYLE.good, STYLE.main, STYLE.plain, STYLE.bad]),
    ...lists.map((control) => ({ control, places: [0] })),
  ]
}

/** The buttons of these looks, in their order. */
const looking = (controls: readonly PanelControl[], styles: readonly number[]): Tap[] =>
  styles.flatMap((style) => controls.filter((control) => control.style === style).map(press))

/** The mark of a button that gives the program's own proposal. */
const SUGGESTED = '✦'

/** Returns the tap that takes the proposal of a panel; null if it proposes nothing. */
export function suggestedTap(controls: readonly PanelControl[]): Tap | null {
  const found = controls.find(
    ({ kind, label, disabled }) => kind === 'button' && !disabled && label.includes(SUGGESTED),
  )
  return found === undefined ? null : press(found)
}

/** Returns the tap on the first button of a panel where it is green or red: something is filled in; null where it is not. */
export function filledIn(controls: readonly PanelControl[]): Tap | null {
  const first = controls.find(({ kind, disabled }) => kind === 'button' && !disabled)
  return first?.style === STYLE.good || first?.style === STYLE.bad ? press(first) : null
}
