/**
 * Every rule of the rulebook has a test or a scenario that cites it, every decision too, and every published example;
 * or a reason why it can't have one.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { decisions, rules, rulesBelow } from '../../../src/games/young-jedi/rulebook/index.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** The published examples and questions, by their numbers. */
const CASES = `
  001 006 007 008 009 010 011 013 014 015 017 021 022 023 024 026 027 028 030 032 033 035 036 037 038 039 041 042 046
  048 052 053 055 056 057 058 060 062 064 066 067 071 072 073 075 077 078 079 080 081 082 083 085 086 087 089 090 099
  100 101 103 106 109 111 112 113 114 116 117 121 123 124 125 126 128 129 130 131 132 133 134 136 138 139 141 143 144
  147 148 149 150 151 152 153 154 156 159 161 165 166 167 168 171 174 176 177 178 181 182 183 185 188 189 190 191 194
  196 197 198 199 200 201 202 203 204 206 207 211 212 213 216 218 219 220 221 222 223 224 225 230 232 233 238 239 240
  241 242 243 245 246 247 248 249 250 251 252 253 254 257 258 259 260 262 263 266 267 268 270 271 273 275 276 277 278
  279 280 283 284 285 288 289 290`

/**
 * Rules that need no test of their own, with the reason. The rulebook itself marks rules that nobody can break here.
 */
const EXCUSED: Readonly<Record<string, string>> = {
  '10.3.4': 'points to part 16 and to rule 19.2.4, which have their tests',
  '19.4': 'an illegal list is refused before the game (rule 2.10)',
  '2.11': 'tells what the dots come to in practice; that dots decide is tested with rule 2.2',
}

/** Decisions that no game can show, with the reason. */
const UNSHOWN: Readonly<Record<string, string>> = {
  'U-22': 'about a penalty: nothing illegal can be laid (rule 29.1)',
  'G-02': 'about where lists come from; the lists are tested as decks',
  'G-03': 'about where data come from; the cards are tested against their catalogue',
  'G-05': 'about gaps in the printed rules',
  'G-15': 'no card takes a raised limit away within the step',
  'G-31': 'no card takes power away',
  'G-80': 'about leagues, which there are not',
}

const words = (text: string) => text.trim().split(/\s+/)

/** The heads of all test titles of Young Jedi: `rules 5.1, YJ-007 – …`. */
function titles(): string[] {
  const root = join(ROOT, 'test/young-jedi')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found = text.matchAll(/\b(?:it|describe)(?:\.each\([^)]*\))?\(\s*['"`]((?:rules? )?[^'"`]*?) – /g)
    return [...found].flatMap(([, head = '']) => head.split(/[, ]+/))
  })
}

/** The rules and decisions that the scenarios cite, `rule: 23.7.2, G-43`, and the ids of the scenarios. */
function scenarios(): string[] {
  const root = join(ROOT, 'scenarios/young-jedi')
  const files = readdirSync(root).filter((name) => name.endsWith('.yaml'))
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const shown = [...text.matchAll(/^\s*-?\s*rules?:\s*(.+)$/gm)].flatMap(([, list = '']) => list.split(/[^\w.-]+/))
    return [...shown, ...[...text.matchAll(/^\s*-\s*id:\s*(\S+)/gm)].map(([, id = '']) => id)]
  })
}

describe('tests and scenarios', () => {
  const cited = new Set([...titles(), ...scenarios()])
  /** A headline such as `3.1` needs no test; its points do. */
  const isShown = (number: string): boolean => {
    const below = rulesBelow(number)
    return cited.has(number) || (below.length > 0 && below.every((point) => isShown(point.number)))
  }
  const cannotBe = new Set(rules.filter(({ impossible }) => impossible !== undefined).map(({ number }) => number))
  const above = (number: string): string => number.slice(0, number.lastIndexOf('.'))

  it('cite every rule, or have a reason', () => {
    const due = rules
      .map(({ number }) => number)
      .filter((number) => !cannotBe.has(number) && !cannotBe.has(above(number)))
    expect(due.length).toBeGreaterThan(300)
    expect(due.filter((number) => !isShown(number) && !(number in EXCUSED))).toEqual([])
  })

  it('cite every decision, or have a reason', () => {
    const due = decisions.map(({ number }) => number)
    expect(due.filter((number) => !cited.has(number) && !(number in UNSHOWN))).toEqual([])
  })

  it('cite every published case', () => {
    expect(words(CASES).filter((number) => !cited.has(`YJ-${number}`))).toEqual([])
  })

  it('excuse no rule that they cite, and none that doesn’t exist', () => {
    const known = new Set([...rules, ...decisions].map(({ number }) => number))
    const excused = [...Object.keys(EXCUSED), ...Object.keys(UNSHOWN)]
    expect(excused.filter((number) => isShown(number) || !known.has(number))).toEqual([])
  })

  it('cite only existing cases', () => {
    const cases = new Set(words(CASES).map((number) => `YJ-${number}`))
    expect([...cited].filter((word) => /^YJ-\d+$/.test(word) && !cases.has(word))).toEqual([])
  })

  it('are read correctly', () => {
    expect(cited.has('5.1')).toBe(true)
    expect(cited.has('YJ-007')).toBe(true)
    expect(cited.has('5.9')).toBe(false)
  })
})
