/** Answers that wait on a panel, in the words of the game. */
import { expect, it } from 'vitest'
import type { Answer, Decision, DecisionWords } from '../../src/contract/index.ts'
import { laidLines } from '../../src/discord/match/sitting-lines.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { speak } from '../../src/locales/index.ts'
import type { Sight } from '../../src/matches/api.ts'

const voice = { language: 'en', names: {}, reader: 'dark' } as const

/** Returns the lines of an answer without events to a decision with these exits and words. */
function shown(words: Partial<DecisionWords>, exits: readonly string[], answer: Partial<Answer>): readonly string[] {
  const all = { title: 'Activate', prompt: '', options: {}, exits: {}, ...words }
  const game = { words: { decision: () => all, events: () => [] } } as unknown as AnyGame
  const decision = { id: 'it', kind: 'it', exits: exits.map((id) => ({ id })) } as unknown as Decision
  const laid = { decision, answer: { decision: 'it', exit: exits[0] ?? '', ...answer }, view: null, events: [] }
  return laidLines(game, { pending: { id: '', answers: [laid] } } as unknown as Sight, voice, speak('en'))
}

const titled = (line: string) => [`📝 **Not sent yet:**\n> ${line}`]

it('tells the number or the cards, not a button that says no more than the title', () => {
  const exits = { activate: 'Activate', pass: 'Pass' }
  expect(shown({ exits }, ['activate'], { number: 3 })).toEqual(titled('Activate: 3'))
  const options = { a: { label: 'Darth Vader' }, b: { label: 'Boba Fett' } }
  expect(shown({ exits, options }, ['activate'], { choose: ['b', 'a'] })).toEqual(
    titled('Activate: Boba Fett · Darth Vader'),
  )
  expect(shown({ exits, options }, ['activate'], { arrange: ['a'] })).toEqual(titled('Activate: Darth Vader'))
})

it('tells the button where there are several, or nothing is chosen', () => {
  const exits = { activate: 'Activate', pass: 'Pass' }
  expect(shown({ exits }, ['activate', 'pass'], { number: 3 })).toEqual(titled('Activate: Activate · 3'))
  expect(shown({ exits }, ['pass'], {})).toEqual(titled('Activate: Pass'))
})
