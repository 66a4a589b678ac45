/**
 * A person who presses what the panels propose plays as well as the practice opponent. `npm run census` plays 400 games,
 * half of them a side with the same shuffles, and wants 45 of 100 won. It counts by kind of question how often the person
 * answered otherwise than the practice opponent would have. The suite plays one game to its end.
 */
import { expect, test } from 'vitest'
import { SIDES } from '../../../src/games/swccg/state/engine-card.ts'
import { playProposals } from './proposal-games.ts'

const CENSUS = process.env.CENSUS !== undefined
const GAMES = CENSUS ? 400 : 1
/** Kinds of questions at which the panels fill in something else than the practice opponent would answer, by intention. */
const FILLED_IN: readonly string[] = ['act control', 'satisfy', 'plan', 'amount', 'lose drain', 'lose text']

test('a person who presses what is proposed wins as often as they lose', { timeout: 6 * 60 * 60_000 }, () => {
  let won = 0
  const differences = new Map<string, number>()
  for (let game = 0; game < GAMES; game++) {
    const own = SIDES[game % SIDES.length] ?? 'dark'
    const played = playProposals(`proposals ${Math.floor(game / SIDES.length)}`, own)
    if (played.winner === own) won += 1
    for (const [kind, times] of played.differences) differences.set(kind, (differences.get(kind) ?? 0) + times)
  }
  if (CENSUS) {
    process.stdout.write(`won ${won} of ${GAMES}; otherwise than the practice opponent: `)
    process.stdout.write(`${[...differences].map(([kind, times]) => `${kind} ${times}`).join(', ')}\n`)
    expect(won / GAMES).toBeGreaterThanOrEqual(0.45)
  } else expect([...differences.keys()].filter((kind) => !FILLED_IN.includes(kind))).toEqual([])
})

test('a free text that has raised a defense value is not used again: a game in which Chewbacca is aimed at ends', () => {
  expect(playProposals('proposals 10', 'light').winner).not.toBeNull()
})
