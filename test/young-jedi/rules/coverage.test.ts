/** Every numbered rule of the parts that are played has a test that cites it, or a reason why it can't have one yet. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const RULES = `
  1.1 1.2 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5 1.3.6 1.3.7 1.3.8 1.3.9 1.3.10 1.3.11 1.3.12
  1.4 1.5
  3.1 3.1.1 3.1.2 3.1.3 3.1.4 3.1.5 3.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.5 3.2.6 3.2.7
  4.1 4.2 4.2.1 4.2.2 4.2.3 4.2.4 4.2.5 4.2.6 4.3
  5.1 5.1.1 5.2 5.3 5.4 5.5 5.6 5.7
  6.1 6.2 6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.3 6.4 6.5 6.6 6.7
  7.1 7.2 7.3 7.4 7.5 7.6 7.7 7.8 7.9
  8.1 8.2 8.3 8.4 8.5 8.6
  9.1 9.2 9.2.1 9.2.2 9.2.3 9.2.4 9.2.5 9.2.6 9.2.7 9.3 9.3.1 9.3.2 9.3.3 9.3.4 9.3.5
  10.1 10.2 10.2.1 10.2.2 10.2.3 10.2.4 10.2.5 10.2.6 10.3 10.3.1 10.3.2 10.3.3 10.3.4 10.4 10.5 10.6 10.7 10.8 10.9
  11.1 11.2 11.2.1 11.3 11.4 11.5 11.6 11.7
  12.1 12.2 12.3 12.4 12.5 12.6 12.7 12.8 12.9
  13.1 13.2 13.3 13.4 13.5 13.6 13.7
  14.1 14.2 14.3 14.4 14.4.1 14.5 14.6 14.7
  15.1 15.2 15.3 15.4
  16.1 16.2 16.3 16.4 16.5
  17.1 17.2 17.3 17.4 17.5
  18.1 18.1.1 18.2 18.2.1 18.2.2 18.2.3 18.2.4 18.2.5 18.2.6 18.3 18.4 18.5 18.5.1 18.5.2
  19.1 19.1.1 19.1.2 19.1.3 19.2 19.2.1 19.2.2 19.2.3 19.2.4 19.3 19.4
  27.1 27.1.1 27.1.2 27.1.3 27.1.4 27.1.5 27.2 27.3 27.4 27.5 27.6 27.7 27.8 27.9
  28.1 28.2 28.3 28.4 28.5`

/** Decisions where the rules are silent, as far as something in these parts can show them. */
const DECISIONS = `
  G-01 G-07 G-08 G-09 G-10 G-11 G-18 G-21 G-22 G-23 G-26 G-28 G-29 G-32 G-34 G-35 G-52 G-53 G-56 G-57 G-75 G-76 G-77
  G-78 G-79 G-81 G-85`

/** Published examples and questions that concern these parts and this set. */
const CASES = `
  001 006 007 008 009 010 011 013 014 015 017 021 023 024 026 027 028 030 032 033 035 036 037 038 039 041 046 048 052
  053 056 057 058 060 062 064 066 067 075 077 083 085 086 087 089 090 099 100 101 103 106 109 111 112 113 114 116 117
  121 123 124 125 126 130 131 132 133 134 136 138 139 141 143 238 241 284 285`

/** What can't be shown by this game yet, and why. */
const NOT_YET: Readonly<Record<string, string>> = {
  '1.2.2': 'Effects come with a later set',
  '1.2.3': 'Objectives come with a later set',
  '1.2.4': 'Reflections cards come later',
  '1.3.6': 'starships are not played yet',
  '1.3.9': 'no character of this set has game text',
  '3.2.1': 'Objectives come with a later set',
  '3.2.3': 'cards with two destiny numbers come with Reflections',
  '3.2.6': 'Effects come with a later set',
  '5.1.1': 'Effects come with a later set',
  '5.6': 'no character of this set has game text',
  '5.7': 'no character of this set deploys out of the deck',
  '6.3': 'Objectives come with a later set',
  '6.4': 'no card of this set is unique',
  '6.7': 'Objectives come with a later set',
  '7.6': 'no character of this set has game text',
  '10.2.5': 'no character of this set has game text, Effects come later',
  '10.3.3': 'cards with two destiny numbers come with Reflections',
  '10.3.4': 'points to part 16 and rule 19.2.4, which have their tests',
  '10.6': 'no Battle card of this set speaks of destiny numbers',
  '10.7': 'no card of this set gives a bonus from elsewhere',
  '10.8': 'no card of this set gives a bonus to several categories at once',
  '10.9': 'no card of this set takes one of several opponents',
  '11.5': 'no card of this set makes a weapon be ignored',
  '11.7': 'Reflections cards come later',
  '12.6': 'no card of this set reveals a hand',
  '12.7': 'no card of this set makes a character fight again',
  '12.8': 'no Battle card of this set needs a weapon',
  '13.7': 'no group of this set is beaten in part',
  '16.2': 'no card of this set makes a weapon be ignored',
  '16.3': 'no card of this set redraws',
  '17.5': 'no card of this set is used in the Even Up step',
  '18.2.2': 'Effects come with a later set',
  '18.2.5': 'Effects come with a later set',
  '19.2.3': 'duels and podraces are not played yet',
  '19.3': 'podraces are not played yet',
  '19.4': 'a deck is checked before it can be played with',
  '27.1.1': 'the card is of a later set',
  '27.1.3': 'the card is of a later set',
  '27.1.4': 'no card of this set asks for a Jedi Master',
  '27.1.5': 'the card is of a later set',
  '27.4': 'no card of this set says "other" of a character that is there',
  '27.6': 'no card of this set works from another planet',
  '27.7': 'no character of this set has game text',
  '27.8': 'duels are not played yet',
}

const words = (text: string) => text.trim().split(/\s+/)

/** The citations at the head of every test title of Young Jedi. */
function cited(): Set<string> {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true }).map(String)
  const found = new Set<string>()
  for (const file of files.filter((name) => name.endsWith('.test.ts'))) {
    const text = readFileSync(join(root, file), 'utf8')
    for (const [, head = ''] of text.matchAll(/\bit(?:\.each\([^)]*\))?\(\s*['"`]((?:rules? )?[^'"`]*?) – /g))
      for (const citation of head.split(/[, ]+/)) found.add(citation)
  }
  return found
}

describe('the tests by example', () => {
  const titles = cited()

  it('hold every rule, or say why not', () => {
    const missing = words(RULES).filter((rule) => !titles.has(rule) && !(rule in NOT_YET) && !isHead(rule, titles))
    expect(missing).toEqual([])
  })

  it('hold every decision', () => {
    expect(words(DECISIONS).filter((decision) => !titles.has(decision))).toEqual([])
  })

  it('hold every published case', () => {
    expect(words(CASES).filter((number) => !titles.has(`YJ-${number}`))).toEqual([])
  })

  it('excuse no rule that they show, and none that there isn’t', () => {
    const excused = Object.keys(NOT_YET)
    expect(excused.filter((rule) => titles.has(rule) || !words(RULES).includes(rule))).toEqual([])
  })

  it('read the titles as they are meant', () => {
    expect(titles.has('5.1')).toBe(true)
    expect(titles.has('YJ-007')).toBe(true)
    expect(titles.has('5.9')).toBe(false)
  })
})

/** `3.1` is but a headline: its points are what is to be shown. */
function isHead(rule: string, titles: ReadonlySet<string>): boolean {
  const points = words(RULES).filter((other) => other.startsWith(`${rule}.`))
  return ['3.1', '3.2'].includes(rule) && points.some((point) => titles.has(point))
}
