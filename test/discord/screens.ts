/** Panels on the screen of a phone, for tests. */
import { expect } from 'vitest'
import type { Body } from '../../src/discord/shell/components.ts'
import { complaintsAboutBody } from './complaints.ts'

/** A part of a message: text, a control, or parts below each other. */
export interface Shown {
  readonly label?: string
  readonly content?: string
  readonly placeholder?: string
  readonly options?: readonly { readonly label: string }[]
  readonly components?: readonly Shown[]
}

const parts = (one: Shown): readonly Shown[] => [one, ...(one.components ?? []).flatMap(parts)]

/** Checks that a panel fits the screen of a phone: at most five controls, short labels that all differ, few lines. */
export function checkScreen(body: Body, where: string): void {
  const all = (body.components as unknown as readonly Shown[]).flatMap(parts)
  const controls = all.filter(({ label, options }) => label !== undefined || options !== undefined)
  expect(complaintsAboutBody(body), where).toEqual([])
  expect(controls.length, where).toBeLessThanOrEqual(5)
  const labels = controls.flatMap(({ label, placeholder }) => label ?? placeholder ?? [])
  for (const list of [labels, ...controls.map(({ options = [] }) => options.map(({ label }) => label))]) {
    expect(new Set(list).size, `${where}: ${list}`).toBe(list.length)
    for (const label of list) expect(label.length, `${where}: ${label}`).toBeLessThanOrEqual(34)
  }
  const torn = all
    .flatMap(({ content = '' }) => content.split('\n'))
    .filter((line) => line.split('**').length % 2 === 0)
  expect(torn, `${where}: bold without an end`).toEqual([])
  // A line of 90 characters takes two lines of a phone, of 22 px each; controls take 48 px.
  const lines = all
    .flatMap(({ content = '' }) => content.split('\n'))
    .reduce((sum, line) => sum + Math.ceil(line.length / 48), 0)
  expect(22 * lines + 48 * controls.length, where).toBeLessThanOrEqual(724)
}
