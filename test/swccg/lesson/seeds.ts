/**
 * Looks for a seed of the first game: `npx tsx test/swccg/lesson/seeds.ts [how many] [from]`. The first hand must hold
 * the cards that the first turn explains. With such a seed one player answers as the practice opponent would, and eleven
 * others otherwise. Names the seeds with which a good player meets all explanations, or all but one.
 */
import { firstHand, players, playLesson, wordsMet } from './playing.ts'

const [many = 1000, from = 0] = process.argv.slice(2).map(Number)

/** The explanations besides the ends. */
const MOST = 16

/** The cards that the first turn explains; one of the last two is enough. */
const WANTED = ['8_159', '8_114', '9_175', '8_100', '1_312']
const INTERRUPTS = ['1_241', '9_139']

const hasHand = (seed: string): boolean => {
  const hand = firstHand(seed)
  return WANTED.every((card) => hand.includes(card)) && INTERRUPTS.some((card) => hand.includes(card))
}

/** The figures of a seed. `met`: explanations that a good player meets; `last`: the turn of the last of them. */
function figuresOf(seed: string) {
  const well = playLesson(seed, players.practice)
  const ids = well.moments.flatMap(({ words }) => words.map(({ id }) => id))
  const telling = well.moments.filter(({ kind, words }) => kind !== 'end' && words.length > 0)
  const others = [players.safest, ...Array.from({ length: 10 }, (_, at) => players.random(at))]
  return {
    seed,
    met: wordsMet(well).size,
    twice: ids.length - new Set(ids).size,
    last: Math.max(...telling.map(({ turn }) => turn)),
    turns: Math.max(...well.moments.map(({ turn }) => turn)),
    least: Math.min(...others.map((player) => wordsMet(playLesson(seed, player)).size)),
    won: well.outcome.winner,
  }
}

for (let at = from; at < from + many; at++) {
  const seed = `lesson ${at}`
  if (!hasHand(seed)) continue
  const figures = figuresOf(seed)
  // An explanation that a good player does not meet is met by nobody.
  if (figures.met >= MOST - 1) process.stdout.write(`${JSON.stringify(figures)}\n`)
}
