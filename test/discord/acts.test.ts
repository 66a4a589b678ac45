/** The table of acts, and the one reader of custom ids. */
import { describe, expect, it } from 'vitest'
import { commands } from '../../commands/index.ts'
import { actionOf, CLICK_ACTS, type ClickKind, commandRow, kindRow } from '../../src/discord/acts/acts.ts'
import { COMMAND_ACTS } from '../../src/discord/acts/command-acts.ts'
import { placesOf } from '../../src/discord/acts/id-parts.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { FEATURES } from '../../src/discord/features.ts'
import { readCustomId } from '../../src/discord/shell/custom-id.ts'
import { registryOf } from '../../src/discord/shell/registry.ts'
import { games } from '../../src/games/registry.ts'

const KINDS = Object.keys(CLICK_ACTS) as ClickKind[]
const registry = registryOf(
  commands.map((make) => make(games)),
  FEATURES,
)

const read = (id: string, values: readonly string[] = [], fields: Readonly<Record<string, string>> = {}) => {
  const click = readCustomId(id)
  return click === null ? null : readAct({ ...click, values, fields })
}

describe('the table', () => {
  it('has the kinds of clicks that have handlers, and no others', () => {
    expect(KINDS.toSorted()).toEqual([...registry.clicks.keys()].toSorted())
  })

  it('has every command with every subcommand, and no others', () => {
    const named = [...registry.commands.values()].flatMap(({ data }) => {
      const subs = 'options' in data ? (data.options ?? []).filter(({ type }) => type === 1) : []
      return subs.length === 0 ? [[data.name, '']] : subs.map(({ name }) => [data.name, name])
    })
    const rows = Object.entries(COMMAND_ACTS).flatMap(([command, acts]) =>
      Object.keys(acts).map((sub) => [command, sub]),
    )
    expect(rows.toSorted()).toEqual(named.toSorted())
  })

  it('names only kinds of parts that exist', () => {
    for (const kind of KINDS)
      for (const { parts, picks = '' } of Object.values(kindRow(kind).acts))
        expect(() => [placesOf(parts), placesOf(picks)]).not.toThrow()
  })

  it('knows actions and commands by their own names alone', () => {
    expect(actionOf('lg', 'my')).toBe('my')
    for (const name of ['constructor', '__proto__', 'toString']) {
      expect(actionOf('lg', name)).toBeNull()
      expect(commandRow(name, null)).toBeNull()
      expect(commandRow('deck', name)).toBeNull()
      expect(read(`1|${name}|x`)).toBeNull()
      expect(read(`1|ln|${name}|-`)).toBeNull()
    }
  })
})

describe('the reader of custom ids', () => {
  it('finds the action, its row and the things that it names', () => {
    expect(read('1|lo|set|ABCDEFGHIJ|g1|first|2')).toMatchObject({ action: 'set', things: { league: 'ABCDEFGHIJ' } })
    expect(read('1|p|m123456789|dark|d1|do|end||s')).toMatchObject({ things: { match: 'm123456789', seat: 'dark' } })
    expect(read('1|games', ['m123456789'])).toMatchObject({ things: { match: 'm123456789' } })
    expect(read('1|open|m123456789')?.things).toEqual({ match: 'm123456789' })
  })

  it('reads the mark of a select, but nothing else behind the last part', () => {
    expect(read('1|lg|poolof|ABCDEFGHIJ|3|o5v0j9c0', ['p3'])).not.toBeNull()
    expect(read('1|lg|poolof|ABCDEFGHIJ|o5v0j9c0', ['p3'])).not.toBeNull()
    expect(read('1|lg|poolof|ABCDEFGHIJ|3|o5v0j9c0|more', ['p3'])).toBeNull()
    expect(read('1|lg|rules|ABCDEFGHIJ|o5v0j9c0')).toBeNull()
  })

  it('refuses numbers beyond what a number can hold, signs and fractions where a page is meant', () => {
    expect(read('1|lg|who|ABCDEFGHIJ|12')).not.toBeNull()
    for (const page of ['-1', '1.5', '1e9', '9007199254740993', '100000'])
      expect(read(`1|lg|who|ABCDEFGHIJ|${page}`)).toBeNull()
    expect(read('1|back|m123456789|dark|ask|9007199254740993')).toBeNull()
    expect(read('1|lo|wentback|ABCDEFGHIJ|g1|12', [], { reason: 'so' })).not.toBeNull()
    expect(read('1|lo|wentback|ABCDEFGHIJ|g1|99999999999999999999', [], { reason: 'so' })).toBeNull()
  })

  it('refuses picks where nothing can be picked, of another kind, or too many', () => {
    expect(read('1|setup|threads', ['12345'])).not.toBeNull()
    expect(read('1|setup|threads', ['general'])).toBeNull()
    expect(read('1|setup|check', ['12345'])).toBeNull()
    expect(
      read(
        '1|lg|away|ABCDEFGHIJ',
        Array.from({ length: 26 }, (_, at) => String(at)),
      ),
    ).toBeNull()
    expect(read('1|lg|away|ABCDEFGHIJ', ['10000000'])).toBeNull()
  })

  it('refuses fields that the form does not have, and texts that are too long for theirs', () => {
    expect(read('1|lo|set|ABCDEFGHIJ|g1|first', [], { reason: 'x'.repeat(300) })).not.toBeNull()
    expect(read('1|lo|set|ABCDEFGHIJ|g1|first', [], { reason: 'x'.repeat(301) })).toBeNull()
    expect(read('1|lo|set|ABCDEFGHIJ|g1|first', [], { constructor: 'x' })).toBeNull()
    expect(read('1|lo|pause|ABCDEFGHIJ', [], { reason: 'x' })).toBeNull()
  })

  it('refuses what is no id of a thing where one has to stand', () => {
    for (const id of ['', '../..', 'a b', 'x'.repeat(33), '__proto__.x']) {
      expect(read(`1|look|${id}`)).toBeNull()
      expect(read(`1|lg|my|${id}`)).toBeNull()
    }
    expect(read('1|pf|show|ann')).toBeNull()
  })
})
