/** The form of a message that rings, for properties over all of them. */
import { ComponentType, MessageFlags } from 'discord-api-types/v10'
import { expect } from 'vitest'
import type { Component } from '../../sandbox/limits.ts'
import { MOST_NOTIFIED } from '../../src/discord/shell/notification.ts'
import { cards } from '../../src/games/young-jedi/cards/index.ts'

/** The titles of all cards, which no notification may hold. */
const TITLES = [...new Set(cards.map(({ title }) => title))].filter((title) => title.length > 3)
/** The body of a request for a message. */
export interface SentBody {
  readonly content?: string | null
  readonly components?: readonly Component[]
  readonly flags?: number
  readonly allowed_mentions?: { readonly users?: readonly string[] }
}

/** A request for a message, with the files beside it. */
export interface SentRequest {
  readonly method: string
  readonly body: SentBody
  readonly files: readonly unknown[]
}

/** Whether a message has a flag. */
export const has = ({ flags = 0 }: SentBody, flag: MessageFlags): boolean => (flags & flag) !== 0
const partsIn = (parts: readonly Component[] = []): readonly Component[] =>
  parts.flatMap((part) => [part, ...partsIn(part.components as Component[] | undefined)])
const wordsIn = ({ components }: SentBody): string =>
  partsIn(components)
    .map(({ content }) => (typeof content === 'string' ? content : ''))
    .join('\n')
/** Words as a phone shows them: without marks. */
const plainly = (content: string): string => content.replace(/\\(.)|\*\*|^-# /gmu, '$1')

/**
 * Expects the requests of a message that rings: words without files and one row of controls, which name these and say more
 * than that. Unless it is all of the message, a second request makes it one of components.
 */
export function expectRinging(
  sent: readonly SentRequest[],
  named: readonly string[],
  mentions: readonly string[] = [],
): void {
  const [first, second, ...others] = sent
  expect([first?.method, second?.method ?? 'PATCH', others]).toEqual(['POST', 'PATCH', []])
  const { body } = first!
  expect([has(body, MessageFlags.IsComponentsV2), has(body, MessageFlags.SuppressNotifications)]).toEqual([
    false,
    false,
  ])
  expect(first!.files).toEqual([])
  expect(body.allowed_mentions?.users ?? []).toEqual(mentions)
  const rows = body.components ?? []
  expect(rows.every(({ type }) => type === ComponentType.ActionRow)).toBe(true)
  const content = body.content ?? ''
  const plain = plainly(content)
  const shown = plain.slice(0, MOST_NOTIFIED)
  for (const one of [...named, ...mentions.map((person) => `<@${person}>`)]) expect(shown).toContain(one)
  expect(content).not.toMatch(/<t:/)
  expect(
    TITLES.filter((title) => content.includes(title)),
    content,
  ).toEqual([])
  // Beside the names stands the news, or the question.
  const rest = named.reduce((text, one) => text.replace(one, ''), shown).match(/\p{L}{2,}/gu) ?? []
  expect(rest.length, shown).toBeGreaterThanOrEqual(2)
  // No sentence is a word alone.
  for (const line of plain.replace(/<@\d+>/g, 'Somebody').split('\n')) expect(line, plain).toMatch(/\p{L}.*\s.*\p{L}/u)
  if (second === undefined) return
  expect(rows).toHaveLength(1)
  expect(content.length).toBeLessThanOrEqual(MOST_NOTIFIED)
  const changed = second.body
  expect([changed.content, has(changed, MessageFlags.IsComponentsV2)]).toEqual([null, true])
  expect(changed.allowed_mentions?.users ?? []).toEqual(mentions)
  if (!content.endsWith('…')) return
  // It is cut behind a whole word.
  const words = (text: string) => text.split(/[^\p{L}\p{N}’]+/u).filter((word) => word !== '')
  expect(words(wordsIn(changed))).toContain(words(content).at(-1))
}
