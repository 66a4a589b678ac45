/**
 * A process that starts a match, says its id, plays some moves, says how many rows its log has, and goes on playing
 * new matches until it is killed. Its herald never gets through.
 */
import type { Herald } from '../../src/matches/api.ts'
import { act, begin, layTokens, open, playOut } from './net.ts'

const [dataDir, databaseUrl] = process.argv.slice(2)
const net = await open({ dataDir: dataDir!, ...(databaseUrl === '' ? {} : { databaseUrl: databaseUrl! }) })
const deaf: Herald = { deliver: async () => 'retry' }
net.setHerald(deaf)
await net.start()

const matchId = await begin(net, { format: 'long' })
process.stdout.write(`${matchId}\n`)
await layTokens(net, matchId)
await act(net, matchId, 'ann')
process.stdout.write(`${await net.prisma.move.count({ where: { matchId } })}\n`)
for (;;) await playOut(net, await begin(net))
