/** The first game: every explanation can be met, any answers lead to its end, and it rests on the rules. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, type LessonWord } from '../../../src/contract/index.ts'
import { youngJedi } from '../../../src/games/young-jedi/index.ts'
import { lesson } from '../../../src/games/young-jedi/lesson/index.ts'
import { type Played, players, playLesson, wordsMet } from './playing.ts'

const MOST_WORDS = 34
/** Words that a newcomer reads in a minute, and minutes that they think before an answer, page turns and taps included. */
const READS = 150
const THINKS = 0.5
const MOST_MINUTES = 12
const ENDS = ['won', 'lost', 'alone', 'left', 'tie']
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const told = ({ moments }: Played): LessonWord[] => moments.flatMap(({ words }) => [...words])
const well = playLesson(lesson.seed, players.practice)

/** The explanations for a learner who gives up at once. */
function givenUp(language: Language): readonly LessonWord[] {
  const { decks, format, seat, seed } = lesson
  const { state } = youngJedi.stop(youngJedi.setup({ format }, decks, seed).state, 'concession', seat)
  const voice = { language, names: {}, reader: seat }
  return lesson.hints(youngJedi.view(state, seat), null, { before: [], since: [] }, voice)
}

/** All explanations in a language, with the ends of lessons played in many ways. */
function everyWord(language: Language): Map<string, LessonWord> {
  const found = new Map<string, LessonWord>()
  for (let seed = 0; seed < 400 && found.size < lesson.words.length - 1; seed++)
    for (const player of [players.practice, players.safest])
      for (const word of told(playLesson(seed === 0 ? lesson.seed : `lesson ${seed}`, player, language)))
        found.set(word.id, word)
  for (const word of givenUp(language)) found.set(word.id, word)
  return found
}

describe('the lesson, played like the practice opponent', () => {
  it('meets every explanation but the ends that it does not reach', () => {
    const missing = lesson.words.filter((id) => !wordsMet(well).has(id))
    expect(missing).toEqual(ENDS.filter((end) => end !== 'won'))
  })

  it('shows each of them once', () => {
    const ids = told(well).map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
  })

  it('shows on a large card what it says of numbers, with no sign that pictures lack', () => {
    for (const language of LANGUAGES) {
      const words = everyWord(language)
      const shown = (id: string) =>
        words
          .get(id)
          ?.scene?.()
          .blocks.flatMap((block) => ('figures' in block ? (block.figures ?? []) : []))
      expect(shown('counters')?.map(({ id }) => id)).toEqual(['cost'])
      expect(shown('numbers')?.map(({ id }) => id)).toEqual(['power', 'damage', 'destiny'])
      const signs = [...words.values()].flatMap(({ text }) => text.match(/\p{Extended_Pictographic}/gu) ?? [])
      expect([...new Set(signs)].filter((sign) => !'🟨🗡💥📍⚡'.includes(sign))).toEqual([])
    }
  })

  it('shows each with the question to which it belongs', () => {
    const at = (id: string) => well.moments.find(({ words }) => words.some((word) => word.id === id))?.kind
    const where = Object.fromEntries(lesson.words.map((id) => [id, at(id)]))
    expect(where).toMatchObject({
      ...{ welcome: 'deploy', steps: 'deploy', counters: 'deploy', numbers: 'deploy', hidden: 'deploy' },
      ...{ 'even-up': 'even-up', control: 'even-up' },
      ...{ revealed: 'deploy', deck: 'deploy', location: 'deploy', weapon: 'deploy' },
      ...{ battle: 'battle', plan: 'plan', defend: 'battle-cards', won: 'end' },
    })
    // Fights are explained after the first one.
    for (const id of ['fight', 'destiny', 'damage', 'breakthrough']) expect(['deploy', 'plan']).not.toContain(at(id))
  })

  it('is won, and short', () => {
    expect(well.outcome.winner).toBe(lesson.seat)
    expect(well.moments.length).toBeLessThan(15)
  })

  it.each(LANGUAGES)('is read and played in at most twelve minutes: %s', (language) => {
    const { moments } = playLesson(lesson.seed, players.practice, language)
    const words = moments.flatMap((moment) => moment.words.map(({ text }) => wordsIn(text))).reduce((a, b) => a + b, 0)
    expect(words).toBeGreaterThan(300)
    expect(words / READS + moments.length * THINKS).toBeLessThanOrEqual(MOST_MINUTES)
  })

  it('names each sign of a card with the first cards, before anything is answered', () => {
    const first = well.moments[0]!.words.map(({ text }) => text).join(' ')
    for (const [sign, name] of [
      ['🟨', 'cost'],
      ['🗡️', 'Power'],
      ['💥', 'Damage'],
      ['yellow cube', 'destiny'],
    ])
      expect(first).toMatch(new RegExp(`${sign}[^.]*${name}`, 'i'))
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = everyWord(language)

  it('all exist', () => {
    expect([...words.keys()].toSorted()).toEqual([...lesson.words].toSorted())
  })

  it(`are at most ${MOST_WORDS} each`, () => {
    for (const { id, text } of words.values()) expect([id, wordsIn(text)].at(1), id).toBeLessThanOrEqual(MOST_WORDS)
  })

  it('rest on existing rules', () => {
    for (const { id, rule } of words.values()) expect(youngJedi.rulebook.find(rule)?.number, id).toBe(rule)
  })
})

describe('with any answers', () => {
  it('goes on to its end, and meets most explanations', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const played = playLesson(lesson.seed, players.random(seed))
        const met = wordsMet(played)
        for (const id of ['welcome', 'steps', 'counters', 'numbers', 'hidden', 'even-up']) expect(met).toContain(id)
        const ids = told(played).map(({ id }) => id)
        expect(ids.filter((id) => ENDS.includes(id))).toHaveLength(1)
      }),
      { numRuns: 60 },
    )
  })

  it.each(['first', 'safest'] as const)('as %s: ends', (name) => {
    expect(playLesson(lesson.seed, players[name]).moments.at(-1)?.kind).toBe('end')
  })
})

describe('the rules of the lesson', () => {
  const { decks, format, seed } = lesson
  const begin = () => youngJedi.setup({ format }, decks, seed)

  it('are those of a starter game: one planet, the dark side begins on its Location (rules 3.1.2, 3.1.4)', () => {
    const { state } = begin()
    expect([state.planet, state.active, state.locations.length]).toEqual(['Tatooine', 'dark', 1])
    expect(youngJedi.words.format(format, 'en')).not.toBe(format)
  })

  it('are no format that people may choose', () => {
    expect(youngJedi.formats).not.toContain(format)
  })

  it('count the damage that is printed on the cards (rule 14.1)', () => {
    const damages = well.told.filter(({ type }) => type === 'damage').map(({ data }) => Number(data.count))
    expect(damages.length).toBeGreaterThan(0)
    expect(Math.max(...damages)).toBeGreaterThan(1)
  })

  it('are played as a starter game, whose rules know no lesson', () => {
    const { state } = begin()
    expect(state.format).toBe('starter')
    expect(state.options).toMatchObject({ duels: false, fetching: false, damage: 'printed' })
    expect(youngJedi.decisions(state).map(({ kind }) => kind)).toEqual(['deploy'])
  })

  it('ask for no duels', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { moments, told } = playLesson(`lesson ${seed}`, players.practice)
      expect(moments.map(({ kind }) => kind)).not.toContain('duel')
      expect(told.map(({ type }) => type)).not.toContain('duel')
    }
  })
})
