/** The features of Discord, and the folders of leagues, build on each other in one direction. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root, sources } from './sources.ts'

/** Each folder imports from those before it alone. The order stands in docs/architecture.md, too. */
const ORDER: readonly string[] = [
  'acts',
  'shell',
  'rights',
  'table',
  'editors',
  'lesson',
  'settings',
  'invite',
  'frame',
  'cards',
  'rules',
  'decks',
  'league/forms',
  'league/base',
  'replay',
  'explain',
  'match',
  'orders',
  'clock',
  'challenge',
  'help',
  'privacy',
  'setup',
  'admin',
  'notices',
  'league/pools',
  'league/pages',
  'league/player',
  'league/judge',
  'league/board',
  'league/organiser',
  'league',
  'profile',
  'statistics',
  'queue',
  '',
]

/** Returns the feature of a file of `src/discord`: its folder, of leagues the room. */
const featureOf = (path: string): string => path.split('/').slice(2, -1).slice(0, 2).join('/')

/** Returns the imports of files that lead to a later feature. */
const goingUp = (files: readonly { readonly path: string; readonly imports: readonly string[] }[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith('src/discord/'))
    .flatMap(({ path, imports }) =>
      imports
        .filter((target) => target.startsWith('src/discord/'))
        .filter((target) => ORDER.indexOf(featureOf(target)) > ORDER.indexOf(featureOf(path)))
        .map((target) => `${path} -> ${target}`),
    )

test('a feature of Discord imports from those before it alone', () => {
  expect(goingUp(sources)).toEqual([])
})

test('each folder of Discord has its place in the order, and each place its folder', () => {
  const folders = new Set(
    readdirSync(join(root, 'src/discord'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => featureOf(`src/discord/${name}`)),
  )
  expect([...folders].toSorted()).toEqual([...ORDER].toSorted())
})

test('the check sees an import that leads up, and lets those pass that lead down', () => {
  const files = [
    { path: 'src/discord/replay/card.ts', imports: ['src/discord/challenge/panel.ts', 'src/discord/table/words.ts'] },
    {
      path: 'src/discord/league/pages/who.ts',
      imports: ['src/discord/league/player/my.ts', 'src/discord/league/base/view.ts'],
    },
    { path: 'src/discord/start.ts', imports: ['src/discord/queue/clicks.ts'] },
  ]
  expect(goingUp(files)).toEqual([
    'src/discord/replay/card.ts -> src/discord/challenge/panel.ts',
    'src/discord/league/pages/who.ts -> src/discord/league/player/my.ts',
  ])
})
