/** Ids of decisions: those of previews name the answers before them. */
import { expect, it } from 'vitest'
import { decisionId, isSameQuestion, readDecisionId } from '../../src/matches/decision-id.ts'

it.each([
  { id: 'd13', parts: { question: 'd13', after: null } },
  { id: 'd13~x7Gh2_', parts: { question: 'd13', after: 'x7Gh2_' } },
])('running matches keep $id: it is read and made the same way', ({ id, parts }) => {
  expect(readDecisionId(id)).toEqual(parts)
  expect(decisionId(parts)).toBe(id)
})

it('a question stays the same one after other answers', () => {
  expect(isSameQuestion('d13', 'd13~x7Gh2_')).toBe(true)
  expect(isSameQuestion('d13~abcdef', 'd13~x7Gh2_')).toBe(true)
  expect(isSameQuestion('d1', 'd13~x7Gh2_')).toBe(false)
})

it('a game whose ids hold the mark between the parts is refused', () => {
  expect(() => decisionId({ question: 'd~13', after: null })).toThrow(/d~13/)
})
