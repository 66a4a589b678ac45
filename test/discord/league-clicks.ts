/** Checks and clicks for tests of leagues on Discord: panels that fit on a phone, entries of menus, boards. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { expect } from 'vitest'
import { type Answer, controlsOf, type TestUser, textOf } from '../../sandbox/driver.ts'
import type { MessagePart } from '../../src/discord/shell/components.ts'
import { messageHeight } from '../../src/discord/table/phone-room.ts'
import { publicMessages, type World } from './world.ts'

/** Pixels that Discord leaves to a message on a phone, and those of them that are kept for a picture. */
const SCREEN = 724
const PICTURE = 320

/**
 * Expects that a panel keeps to one screen: at most five controls, labels of 34 characters at most that all differ, and
 * beside a picture no more text and buttons than there is room for.
 *
 * @param picture the height of a picture, if the panel has one
 * @returns the same message
 */
export function fits(message: APIMessage, picture = PICTURE): APIMessage {
  const parts = message.components as MessagePart[]
  const drawn = parts.some(({ type }) => type === ComponentType.MediaGallery)
  expect(messageHeight(parts) + (drawn ? picture : 0), textOf(message)).toBeLessThanOrEqual(SCREEN)
  const controls = controlsOf(message)
  expect(controls.length, textOf(message)).toBeLessThanOrEqual(5)
  const names = controls.map(({ label }) => label)
  expect(new Set(names).size, names.join(' | ')).toBe(names.length)
  for (const { label, options } of controls)
    for (const words of [label, ...options.map((one) => one.label)]) expect(words.length, words).toBeLessThanOrEqual(34)
  return message
}

/**
 * Returns the menu and the entry of a panel whose label or click is the wanted one.
 * @throws an error that lists all entries if none is
 */
export function entryOf(panel: APIMessage, entry: string | RegExp) {
  const all = controlsOf(panel).flatMap(({ customId, options }) => options.map((option) => ({ customId, option })))
  const found = all.find(({ option: { label, value } }) =>
    typeof entry === 'string' ? label === entry : entry.test(value) || entry.test(label),
  )
  if (found === undefined) throw new Error(`no entry ${entry} in: ${all.map(({ option }) => option.label).join(' | ')}`)
  return found
}

/** Chooses an entry of a menu of a panel. */
export async function choose(person: TestUser, panel: APIMessage, entry: string | RegExp) {
  const { customId, option } = entryOf(panel, entry)
  return openedForm(person, await person.select(panel, customId, option.value))
}

/** Opens the form to which a picked entry leads: it shows the button that opens it. Any other answer stays. */
export async function openedForm(person: TestUser, answer: Answer): Promise<Answer> {
  const opener = controlsOf(answer.message).find(({ label }) => ['Open form', 'Ouvrir le formulaire'].includes(label))
  return opener === undefined ? answer : person.click(answer.message, opener.customId)
}

/** Opens an entry of a menu of a panel. @returns the panel that it shows */
export const more = async (person: TestUser, panel: APIMessage, entry: string | RegExp): Promise<APIMessage> =>
  (await choose(person, panel, entry)).message

/** The public message with these words, once everybody sees it. */
export async function boardIn(world: World, person: TestUser, words: string | RegExp): Promise<APIMessage> {
  const found = () =>
    publicMessages(person, world.sandbox.channelIds.general).findLast((message) =>
      typeof words === 'string' ? textOf(message).includes(words) : words.test(textOf(message)),
    )
  // An old public message is edited once an hour.
  for (let tries = 0; tries < 5 && found() === undefined; tries++) await world.pass(20 * 60_000)
  return person.until(`a public message with ${words}`, found)
}
