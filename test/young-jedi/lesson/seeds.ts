/**
 * Looks for a seed of the lesson: `npx tsx test/young-jedi/lesson/seeds.ts [how many]`. Plays the lesson with each
 * seed, once like the practice opponent and in other ways, and names the seeds that meet most explanations.
 */
import { players, playLesson, wordsMet } from './playing.ts'

const many = Number(process.argv[2] ?? 1000)

const found = Array.from({ length: many }, (_, at) => `lesson ${at}`).map((seed) => {
  const well = playLesson(seed, players.practice)
  const others = [players.first, players.safest, ...Array.from({ length: 8 }, (_, at) => players.random(at + 1))]
  const least = others.map((player) => wordsMet(playLesson(seed, player)).size)
  const { outcome, told } = well
  const fights = told.filter(({ type }) => type === 'fight')
  const won = (side: string) => fights.filter(({ seat }) => seat === side).length
  const score = won('light') - won('dark')
  const lays = told.some(({ type, seat, data }) => type === 'location' && seat === 'light' && data.from === 'hand')
  const turns = told.filter(({ type }) => type === 'turn').length
  const mean = least.reduce((sum, one) => sum + one, 0) / least.length
  return { seed, met: wordsMet(well).size, mean, score, lays, turns, outcome: `${outcome.kind} ${outcome.winner}` }
})
const best = found.sort((a, b) => b.met - a.met || b.mean - a.mean)
// A good player should win it, and win more fights than they lose.
const good = best.filter(({ outcome, score }) => outcome.endsWith('light') && score > 0).slice(0, 25)
process.stdout.write(`${good.map((row) => JSON.stringify(row)).join('\n')}\n`)
