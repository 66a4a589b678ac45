/** The first game of the Star Wars CCG: every explanation can be met, any answers lead to its end, it rests on the rules. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, type Language, type LessonWord } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { lesson } from '../../../src/games/swccg/lesson/index.ts'
import { firstHand, type Played, players, playLesson, wordsMet } from './playing.ts'

const MOST_WORDS = 34
/** Words that a newcomer reads in a minute, and minutes that they think before an answer, page turns and taps included. */
const READS = 150
const MOST_MINUTES = 12
const ENDS = ['won', 'lost', 'left', 'tie']
const STEPS = lesson.words.filter((id) => !ENDS.includes(id))
const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
const told = ({ moments }: Played): LessonWord[] => moments.flatMap(({ words }) => [...words])
const well = playLesson(lesson.seed, players.practice)

/** The explanations for a learner who gives up at once: how it ended, and all that they have missed. */
function givenUp(language: Language): readonly LessonWord[] {
  const { decks, format, seat, seed } = lesson
  const { state } = swccg.stop(swccg.setup({ format }, decks, seed).state, 'concession', seat)
  return lesson.hints(swccg.view(state, seat), null, { before: [], since: [] }, { language, names: {}, reader: seat })
}

/** All explanations in a language that come up in some games. */
function everyWord(language: Language): Map<string, LessonWord> {
  const games = [lesson.seed, ...Array.from({ length: 12 }, (_, at) => `lesson ${at}`)]
  const all = games.flatMap((seed) => told(playLesson(seed, players.practice, language)))
  return new Map([...all, ...givenUp(language)].map((word) => [word.id, word]))
}

describe('the lesson, played like the practice opponent', () => {
  it('begins with the cards that the first turn explains', () => {
    const hand = firstHand(lesson.seed).map((card) => swccg.cards.sheet(card, 'en').title)
    const wanted = [
      'Endor: Back Door',
      'Sergeant Tarl',
      'TIE Interceptor',
      'Elite Squadron Stormtrooper',
      'Blaster Rifle',
    ]
    expect(hand).toEqual(expect.arrayContaining(wanted))
  })

  it('meets all sixteen explanations by the ninth turn', () => {
    expect(STEPS).toHaveLength(16)
    expect([...wordsMet(well)].toSorted()).toEqual(STEPS.toSorted())
    const late = well.moments.filter(({ kind, turn, words }) => kind !== 'end' && words.length > 0 && turn > 9)
    expect(late.map(({ words }) => words.map(({ id }) => id))).toEqual([])
  })

  it('shows each of them once, in an order that builds up', () => {
    const ids = told(well).map(({ id }) => id)
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([])
    const rising = (...row: string[]) =>
      expect(row.map((id) => ids.indexOf(id))).toEqual(row.map((id) => ids.indexOf(id)).toSorted((a, b) => a - b))
    rising('life-force', 'activate', 'locations', 'cost', 'ships', 'draw', 'track')
    rising('battle', 'satisfy')
  })

  it('shows a large card with the number that it is about, and no sign that pictures lack', () => {
    for (const language of LANGUAGES) {
      const words = new Map(told(playLesson(lesson.seed, players.practice, language)).map((word) => [word.id, word]))
      const shown = (id: string) =>
        words
          .get(id)
          ?.scene?.()
          .blocks.flatMap((block) => ('figures' in block ? (block.figures ?? []) : []))
          .map((figure) => figure.id)
      expect(shown('cost')).toEqual(['cost'])
      expect(shown('locations')).toEqual(['force'])
      expect(shown('ships')).toEqual(['cost', 'power'])
      const signs = [...words.values()].flatMap(({ text }) => text.match(/\p{Extended_Pictographic}/gu) ?? [])
      expect([...new Set(signs)].filter((sign) => !'📍🟨🚀💧🔫⚔🎲⚡➡'.includes(sign))).toEqual([])
    }
  })

  it('is won', () => {
    expect(well.outcome.winner).toBe(lesson.seat)
    expect(well.moments.at(-1)?.words.map(({ id }) => id)).toEqual(['won'])
  })

  it.each(LANGUAGES)('is read in at most half of twelve minutes: %s', (language) => {
    const words = told(playLesson(lesson.seed, players.practice, language)).map(({ text }) => wordsIn(text))
    const sum = words.reduce((a, b) => a + b, 0)
    expect(sum).toBeGreaterThan(300)
    expect(sum / READS).toBeLessThanOrEqual(MOST_MINUTES / 2)
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const words = everyWord(language)

  it('all exist', () => {
    expect(lesson.words.filter((id) => id !== 'tie' && !words.has(id))).toEqual([])
  })

  it(`are at most ${MOST_WORDS} each`, () => {
    const many = [...words.values()].filter(({ text }) => wordsIn(text) > MOST_WORDS)
    expect(many.map(({ id, text }) => `${id} ${wordsIn(text)}`)).toEqual([])
  })

  it('rest on existing rules', () => {
    for (const { id, rule } of words.values()) expect(swccg.rulebook.find(rule)?.number, id).toBe(rule)
  })
})

describe('with any answers', () => {
  it('goes on to its end, which tells what was missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1 }), (seed) => {
        const played = playLesson(lesson.seed, players.random(seed))
        const met = wordsMet(played)
        for (const id of ['life-force', 'activate']) expect(met).toContain(id)
        const [end, ...missed] = played.moments.at(-1)?.words.map(({ id }) => id) ?? []
        expect(ENDS).toContain(end)
        const doing = STEPS.filter((id) => !OF_TURNS.includes(id))
        expect(doing.filter((id) => !met.has(id) && !missed.includes(id) && !DONE_UNASKED.includes(id))).toEqual([])
      }),
      { numRuns: 20 },
    )
  })

  it('as the safest player: ends', () => {
    expect(playLesson(lesson.seed, players.safest).moments.at(-1)?.kind).toBe('end')
  })
})

/** They belong to a turn, and come in every game that lasts as long. */
const OF_TURNS = [
  'life-force',
  'activate',
  'locations',
  'cost',
  'ships',
  'draw',
  'track',
  'silence',
  'weapon',
  'interrupt',
]
/** An order or a text may do it, which needs no explanation any more. */
const DONE_UNASKED = ['lose']

describe('the lesson', () => {
  const { decks, format } = lesson

  it('has 24 cards a side and no Effect, and is no format that people may choose', () => {
    for (const list of Object.values(decks)) {
      expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(24)
      expect(list.map(({ card }) => swccg.cards.sheet(card, 'en').type).filter((type) => /effect/i.test(type))).toEqual(
        [],
      )
    }
    expect(swccg.formats).not.toContain(format)
    expect(swccg.words.format(format, 'en')).not.toBe(format)
  })

  it('starts at Kessel and Hidden Forest Trail, without Starting Interrupts and without a question', () => {
    const first = well.moments[0]!
    const places = first.state.places.flatMap(({ cards }) => cards)
    expect(places.toSorted()).toEqual(['1_288', '8_75'])
    expect([first.kind, first.turn]).toEqual(['activate', 1])
    expect(first.state.pieces).toEqual([])
  })
})
