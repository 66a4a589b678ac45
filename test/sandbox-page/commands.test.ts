import { describe, expect, test } from 'vitest'
import {
  type BasicOption,
  check,
  checkAll,
  matching,
  offered,
  runnables,
  type Suggestion,
  search,
} from '../../sandbox/page/commands.ts'
import { wordsFor } from '../../sandbox/page/words.ts'
import type { Command } from '../../sandbox/protocol.ts'

const words = wordsFor('en-US')
const command = (it: object): Command => ({ id: '1', type: 1, description: '', ...it }) as Command
const option = (it: object): BasicOption => ({ name: 'it', description: '', ...it }) as BasicOption

const PLAY = command({ id: '1', name: 'play', name_localizations: { fr: 'jouer' }, description: 'Challenge somebody' })
const DECK = command({
  id: '2',
  name: 'deck',
  options: [
    { type: 1, name: 'show', description: 'Your decks' },
    { type: 2, name: 'share', description: '', options: [{ type: 1, name: 'stop', description: 'No more' }] },
  ],
})
const DISPLAY = command({ id: '3', name: 'display', contexts: [0] })
const ON_USER = command({ id: '4', type: 2, name: 'Challenge' })
const ALL = [PLAY, DECK, DISPLAY, ON_USER]

describe('the picker of commands', () => {
  test('lists slash commands, and subcommands in their own right', () => {
    expect(runnables(ALL, 'en-US', false).map((one) => one.name)).toEqual([
      'deck share stop',
      'deck show',
      'display',
      'play',
    ])
  })

  test('leaves out what is not for direct messages', () => {
    expect(offered(DISPLAY, false)).toBe(true)
    expect(offered(DISPLAY, true)).toBe(false)
    expect(offered(PLAY, true)).toBe(true)
    expect(offered({ ...PLAY, guild_id: '9' }, true)).toBe(false)
  })

  test('finds a command by its local and its own name, beginnings first', () => {
    const all = runnables(ALL, 'fr', false)
    expect(search(all, 'jou').map((one) => one.name)).toEqual(['jouer'])
    expect(search(all, 'play').map((one) => one.name)).toEqual(['jouer', 'display'])
    expect(search(all, 'nothing')).toEqual([])
  })
})

describe('the options of a command', () => {
  const people: Suggestion[] = [
    { name: 'Bobby', value: '10', note: 'bobby' },
    { name: 'Bob', value: '11', note: 'bob' },
  ]

  test('suggestions: the exact name comes first', () => {
    expect(matching(people, '@bob').map((one) => one.value)).toEqual(['11', '10'])
    expect(matching(people, 'zed')).toEqual([])
  })

  test('a person is picked or named exactly, never guessed', () => {
    const user = option({ type: 6 })
    expect(check(user, { text: 'bob' }, people, words)).toEqual({ value: '11' })
    expect(check(user, { text: 'bo' }, people, words)).toEqual({ error: words.errUser })
    expect(check(user, { text: 'anything', value: '10' }, people, words)).toEqual({ value: '10' })
  })

  test('numbers are checked for kind and range', () => {
    const days = option({ type: 4, min_value: 1, max_value: 14 })
    expect(check(days, { text: '3' }, [], words)).toEqual({ value: 3 })
    expect(check(days, { text: '3.5' }, [], words)).toEqual({ error: words.errInteger })
    expect(check(days, { text: '0' }, [], words)).toEqual({ error: words.errMin(1) })
    expect(check(days, { text: '15' }, [], words)).toEqual({ error: words.errMax(14) })
    expect(check(option({ type: 10 }), { text: '2,5' }, [], words)).toEqual({ value: 2.5 })
    expect(check(option({ type: 10 }), { text: 'x' }, [], words)).toEqual({ error: words.errNumber })
  })

  test('texts are checked for length', () => {
    const name = option({ type: 3, min_length: 2, max_length: 4 })
    expect(check(name, { text: 'a' }, [], words)).toEqual({ error: words.errShort(2) })
    expect(check(name, { text: 'abcde' }, [], words)).toEqual({ error: words.errLong(4) })
    expect(check(name, { text: 'abc' }, [], words)).toEqual({ value: 'abc' })
  })

  test('required options must be filled in, and empty ones are left out', () => {
    const options = [
      option({ type: 3, name: 'format', required: true, choices: [{ name: 'Full', value: 'full' }] }),
      option({ type: 4, name: 'days' }),
    ]
    const known = (it: BasicOption): Suggestion[] => (it.name === 'format' ? [{ name: 'Full', value: 'full' }] : [])
    expect(checkAll(options, {}, known, words)).toEqual({ errors: { format: words.errRequired } })
    expect(checkAll(options, { format: { text: 'full' }, days: { text: ' ' } }, known, words)).toEqual({
      values: { format: 'full' },
    })
    expect(checkAll(options, { format: { text: 'half' } }, known, words)).toEqual({
      errors: { format: words.errChoice },
    })
  })
})
