/** Measures a whole random game of Young Jedi beside a whole random battle of @pkmn/sim, in the same run. */
import { TeamGenerators } from '@pkmn/randoms'
import { BattleStreams, RandomPlayerAI, Teams } from '@pkmn/sim'
import { youngJedi } from '../src/games/young-jedi/index.ts'
import { simulate } from '../src/simulation/simulate.ts'
import { median, type Row } from './table.ts'

const GAMES = 40
const BATTLES = 10
const ROUNDS = 5

/** Returns milliseconds per game. */
function playGames(round: number): number {
  const { msPerGame, finished } = simulate(youngJedi, {
    games: GAMES,
    seed: `bench/${round}`,
    format: 'full',
    orders: 'none',
    player: 'random',
  })
  if (finished !== GAMES) throw new Error(`${GAMES - finished} games did not finish`)
  return msPerGame
}

async function battle(seed: number): Promise<void> {
  Teams.setGeneratorFactory(TeamGenerators)
  const format = 'gen9randombattle'
  const streams = BattleStreams.getPlayerStreams(new BattleStreams.BattleStream())
  const players = [new RandomPlayerAI(streams.p1), new RandomPlayerAI(streams.p2)]
  const playing = players.map((player) => player.start())
  const team = (name: string) => JSON.stringify({ name, team: Teams.pack(Teams.generate(format)) })
  void streams.omniscient.write(
    `>start ${JSON.stringify({ formatid: format, seed: [seed, seed, seed, seed] })}\n>player p1 ${team('one')}\n>player p2 ${team('two')}`,
  )
  for await (const chunk of streams.omniscient) if (chunk.includes('|win|') || chunk.includes('|tie')) break
  await Promise.race([Promise.all(playing), Promise.resolve()])
}

/** Returns milliseconds per battle. */
async function fightBattles(round: number): Promise<number> {
  const start = performance.now()
  for (let number = 1; number <= BATTLES; number++) await battle(round * BATTLES + number)
  return (performance.now() - start) / BATTLES
}

export async function benchWholeGames(): Promise<Row[]> {
  playGames(0)
  await fightBattles(0)
  const millis = { game: [] as number[], battle: [] as number[] }
  // The two are measured in turn, so that other work on the machine affects both.
  for (let round = 1; round <= ROUNDS; round++) {
    millis.game.push(playGames(round))
    millis.battle.push(await fightBattles(round))
  }
  const [game, base] = [median(millis.game), median(millis.battle)]
  return [
    {
      what: 'Young Jedi, random full game',
      value: `${game.toFixed(1)} ms`,
      base: `${base.toFixed(1)} ms (random battle of @pkmn/sim)`,
      ratio: game / base,
      limit: 0.2,
    },
  ]
}
