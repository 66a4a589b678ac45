/** Clicks on panels by their controls alone. Programs without a test runner use them, too. */
import type { APIMessage } from 'discord-api-types/v10'
import { type Answer, type Control, controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'

/** The custom id of a challenge's select of decks, in any language. */
export const DECK = /\|deck$/
/** Returns the first deck that a challenge offers. */
export function firstDeck(message: APIMessage): string {
  const deck = controlsOf(message).find(({ customId }) => DECK.test(customId))?.options[0]
  if (deck === undefined) throw new Error(`no deck to choose: ${textOf(message)}`)
  return deck.value
}

/** The custom id of a challenge's button to accept, in any language. */
export const ACCEPT = /\|accept$/

/** Returns the action of a control of a panel: `do|lay`, `mark|0`; null if it is no control of a decision. */
export function actionOf(customId: string): string | null {
  const click = readCustomId(customId)
  return click?.kind === 'p' ? click.parts.slice(3).join('|') : null
}

/** Returns the labels of all that a panel offers: its buttons, and the entries of its lists and its menu. */
export const offersOf = (panel: APIMessage): readonly string[] =>
  controlsOf(panel).flatMap(({ label, options }) => [label, ...options.map((option) => option.label)])

/**
 * Presses the button with a label, or picks the entry of a list or of the menu.
 * @throws an error that lists all labels if none is
 */
export async function tap(person: TestUser, panel: APIMessage, label: string): Promise<Answer> {
  for (const { kind, customId, disabled, options, ...control } of controlsOf(panel)) {
    if (kind === 'button' && control.label === label && !disabled) return person.click(panel, customId)
    const entry = options.find((option) => option.label === label)
    if (entry !== undefined) return person.select(panel, customId, entry.value)
  }
  throw new Error(`no ${label} in: ${offersOf(panel).join(' | ')}`)
}

/** The entries of a panel's menu that are about the decision that it shows. */
const entriesOf = (panel: APIMessage) =>
  controlsOf(panel).flatMap(({ customId, options, ...control }) =>
    readCustomId(customId)?.kind !== 'menu'
      ? []
      : options.flatMap((option) => {
          const action = actionOf(option.value)
          return action === null ? [] : [{ ...control, customId, options: [option], action }]
        }),
  )

/** The open controls of the decision that a panel shows. */
const openControls = (panel: APIMessage) =>
  controlsOf(panel).flatMap((control) => {
    const action = control.disabled ? null : actionOf(control.customId)
    return action === null ? [] : [{ ...control, action }]
  })

export const asksSomething = (panel: APIMessage): boolean => openControls(panel).length > 0

/**
 * Answers the question of a panel by its own controls alone: fills in the first options, then sends the answer.
 * @returns the panel after the answer
 */
export async function answerPanel(person: TestUser, panel: APIMessage): Promise<APIMessage> {
  let now = panel
  for (let clicks = 0; clicks < 12; clicks++) {
    const [asked, last] = [questionOf(now), exitOf(now) !== undefined]
    now = await press(person, now, clicks >= PATIENCE)
    if (last || questionOf(now) !== asked) return now
  }
  throw new Error(`No way of handing it in: ${textOf(now)}`)
}

/** After this many clicks only the answer that is asked twice is left: the rest changes nothing any more. */
const PATIENCE = 6
/** The actions that send an answer. */
const ANSWERS = /^(?:do|act)\|/

/** The decision that a panel asks; undefined if it asks nothing. */
const questionOf = (panel: APIMessage): string | undefined =>
  openControls(panel).map(({ customId }) => readCustomId(customId)?.parts[2])[0]

const exitOf = (panel: APIMessage) => openControls(panel).find(({ action }) => ANSWERS.test(action))

/**
 * Makes one click towards an answer: sends the answer if that is possible, else fills something in.
 * @param harm whether it goes for the answer that is asked twice because it loses something, or that has no room in an id
 * @returns the panel after it
 */
export async function press(person: TestUser, panel: APIMessage, harm = false): Promise<APIMessage> {
  const exit = exitOf(panel)
  if (exit !== undefined) return use(person, panel, exit, 0)
  const controls = openControls(panel)
  const fills = controls.filter(({ action }) => FILLS.test(action))
  const sets = controls.find(({ action }) => SETS.test(action))
  const sure = harm ? (fills.find(({ action }) => action.startsWith('sure')) ?? sets) : undefined
  const fill = sure ?? fills[0] ?? sets
  if (fill === undefined) throw new Error(`Nothing to click in: ${textOf(panel)}`)
  return use(person, panel, fill, 0)
}

const FILLS = /^(?:seen|mark|lane|sure)/
/** An answer that has no room in an id, such as one that also sets an order: its id names the action of the question. */
const SETS = /^put/

/** Uses a control; of a list this many entries, from that place on. */
async function use(person: TestUser, panel: APIMessage, { kind, customId, options }: Control, at: number, count = 1) {
  const picked = Array.from(
    { length: Math.min(count, options.length) },
    (_, more) => options[(at + more) % options.length]!.value,
  )
  const answer = kind === 'select' ? await person.select(panel, customId, picked) : await person.click(panel, customId)
  return answer.message
}

/**
 * Clicks a random control of a panel, so that in the long run every control is tried.
 * @param random gives numbers from 0 up to 1
 */
export async function clickAnything(person: TestUser, panel: APIMessage, random: () => number): Promise<APIMessage> {
  const controls = openControls(panel)
  const exits = controls.filter(({ action }) => ANSWERS.test(action))
  const edits = [...controls.filter(({ action }) => !ANSWERS.test(action)), ...entriesOf(panel)]
  const from = exits.length > 0 && (edits.length === 0 || random() < 0.4) ? exits : edits
  const control = from[Math.floor(random() * from.length)]!
  const at = Math.floor(random() * 25)
  // Of a list that takes several any number is tried: a question may ask for exactly three.
  return use(person, panel, control, at, control.most > 1 ? 1 + Math.floor(random() * control.most) : 1)
}
