import { describe, expect, it } from 'vitest'
import type { Language, Reader } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'

const names = { dark: 'bela', light: 'emma' }
const told = (kind: string, winner: 'dark' | 'light' | null, reader: Reader, language: Language = 'en') =>
  swccg.words.outcome({ kind, winner, values: {} }, { language, names, reader })

/** Every way in which a game ends, with a winner and without. */
const KINDS = [
  'life-force',
  'standstill',
  'turns',
  'concession',
  'time-out',
  'ruling',
  'round-over',
  'of-a-later-version',
]

describe('the end of a game in words', () => {
  it('speaks to the winner, to the loser and to everybody else', () => {
    expect(told('concession', 'light', 'light')).toBe('You win: bela resigns.')
    expect(told('concession', 'light', 'dark')).toBe('You resign: emma wins.')
    expect(told('concession', 'light', 'spectator')).toBe('emma wins: bela resigns.')
    expect(told('life-force', 'dark', 'light', 'fr')).toBe('Vous perdez\u00a0: votre Force vitale est épuisée.')
    expect(told('life-force', 'dark', 'dark', 'fr')).toBe('Vous gagnez\u00a0: emma n’a plus de Force vitale.')
  })

  it.each(KINDS)('never names the reader of %s', (kind) => {
    for (const language of ['en', 'fr'] as const)
      for (const winner of ['dark', 'light'] as const)
        for (const reader of ['dark', 'light'] as const) {
          const said = told(kind, winner, reader, language)
          expect(said).not.toContain(names[reader])
          expect(said).toMatch(language === 'en' ? /^You / : /^Vous /)
        }
  })

  it('names no winner where there is none', () => {
    for (const kind of [...KINDS, 'both-exhausted', 'void', 'double-loss'])
      for (const language of ['en', 'fr'] as const) {
        const said = told(kind, null, 'dark', language)
        expect(said).not.toMatch(/bela|emma|\{\{/)
        expect(said).not.toBe('')
      }
    expect(told('concession', null, 'dark')).toBe('Both resign: no one wins.')
    expect(told('both-exhausted', null, 'dark')).toBe('A tie: both Life Forces are exhausted.')
  })
})
