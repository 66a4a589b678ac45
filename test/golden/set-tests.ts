/** The tests of a set of golden games: under one version of a game the same answers give the same facts and states for ever. */
import { describe, expect, it } from 'vitest'
import { type GameEvent, LANGUAGES, seenBy } from '../../src/contract/index.ts'
import { Shown } from './coverage.ts'
import { matchesOf, versionsOf } from './files.ts'
import type { GoldenSet } from './record.ts'
import { wantedOf } from './recording.ts'
import { differenceIn, whatToDo } from './replay.ts'

/** A set is not worth much with fewer matches. */
const LEAST_MATCHES = 60

/** Tests the recorded set of a game: the same answers give the same facts, states and questions. */
export const testSet = (set: GoldenSet): unknown =>
  describe(`the golden games of ${set.game.id}`, () => {
    const { game } = set
    const records = matchesOf(game.id, game.version)
    const shown = new Set<string>()
    /** A fact of each form. */
    const forms = new Map<string, GameEvent>()
    let same = true

    it(`are recorded for version ${game.version}`, () => {
      expect(records.length, `run \`npm run golden\`: version ${game.version} has none`).toBeGreaterThanOrEqual(
        LEAST_MATCHES,
      )
    })

    it(`give what they gave: ${records.length} matches`, () => {
      const differences: string[] = []
      for (const record of records) {
        const match = new Shown(game, record.rows)
        const difference = differenceIn(game, record, (row, after) => {
          match.visit(row, after)
          for (const name of set.shownBy(row)) match.names.add(name)
          for (const event of row.events) forms.set(formOf(event), event)
        })
        if (difference !== null) differences.push(difference)
        for (const name of match.names) shown.add(name)
      }
      const [first] = differences
      same = first === undefined
      const count = `${differences.length} of ${records.length} matches differ, the first of them so:`
      if (first !== undefined) expect.fail([whatToDo(game), count, first].join('\n\n'))
    })

    it('show everything that can come up in a match', ({ skip }) => {
      skip(records.length === 0, 'nothing is recorded')
      skip(!same, 'matches that differ are not replayed to their end')
      const missing = wantedOf(set).filter((name) => !shown.has(name))
      expect(missing, 'no match shows these: `npm run golden` adds matches that do').toEqual([])
    })

    it('show no feature that is declared impossible', () => {
      expect(Object.keys(set.never).filter((name) => shown.has(name) || !set.names.includes(name))).toEqual([])
    })

    it('can be told: a fact of each form, to every reader, in both languages', ({ skip }) => {
      skip(records.length === 0, 'nothing is recorded')
      const names = Object.fromEntries(game.seats.map((seat) => [seat, `the player of ${seat}`]))
      for (const language of LANGUAGES)
        for (const reader of [...game.seats, 'spectator'])
          for (const fact of forms.values())
            for (const line of game.words.events([seenBy(fact, reader)], { language, names, reader }))
              expect(line, JSON.stringify(fact)).not.toMatch(/undefined|\bnull\b|NaN|\{\{|\[object/)
    })

    it('are the set of this version alone', () => {
      expect(versionsOf(game.id)).toEqual([game.version])
    })
  })

/** The type, kind of fields and place of secrets of a fact, without regard to the values. */
const formOf = ({ type, seat, data, secret }: GameEvent): string =>
  JSON.stringify([type, seat === undefined, fieldsOf(data), Object.keys(secret ?? {}).length])

const fieldsOf = (data: object): unknown =>
  Object.entries(data)
    .sort()
    .map(([field, value]) => [field, value === null ? 'null' : Array.isArray(value) ? value.length > 0 : typeof value])
