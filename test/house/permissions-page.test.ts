/** The page of permissions tells admins what the bot really asks for. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { serverLink, userLink } from '../../src/discord/shell/install-links.ts'
import { NEEDED } from '../../src/discord/shell/permissions.ts'
import { root } from './sources.ts'

const page = readFileSync(join(root, 'docs/permissions.md'), 'utf8')

test('the links of the page are those that /invite makes', () => {
  expect(page).toContain(`${serverLink('YOUR_APPLICATION_ID')}\n`)
  expect(page).toContain(`${userLink('YOUR_APPLICATION_ID')}\n`)
})

test('the page names every permission that the invitation asks for, and Manage Roles as the only other', () => {
  const inWords = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').replace(/^View Channel$/, 'View Channels')
  const named = [...page.matchAll(/^\| \*([^*]+)\* \|/gm)].map(([, name = '']) =>
    name.replace('Messages in', 'Messages In'),
  )
  expect(named.toSorted()).toEqual([...NEEDED.map(inWords), 'Manage Roles'].toSorted())
})
