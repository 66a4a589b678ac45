import { describe, expect, it } from 'vitest'
import { newLog } from '../../src/log.ts'
import { quickest } from '../storage/servers.ts'
import { act, begin, DAY, must, newInteraction, open, playOut, see } from './net.ts'

describe('the program’s own log', () => {
  it('does not tell that somebody has answered or ordered in secret', async () => {
    const lines: string[] = []
    const log = newLog('trace', { write: (line: string) => void lines.push(line) })
    const place = quickest()
    const net = await open(place, { log })
    try {
      await net.start()
      const matchId = await begin(net)
      await net.idle()
      const before = lines.length
      await act(net, matchId, 'ann')
      const settings = { within: { exit: 'ok', number: 3 } }
      const order = { kind: 'challenge', key: 'match', settings }
      must(await net.matches.setOrder({ matchId, person: 'ann', order, interaction: newInteraction() }))
      must(await net.matches.deleteOrder({ matchId, person: 'ann', kind: 'challenge', key: 'match' }))
      await net.idle()
      expect(lines.slice(before)).toEqual([])
      await act(net, matchId, 'bob')
      expect(lines.slice(before).join('')).toContain('match changed')
    } finally {
      await net.close()
      await place.remove()
    }
  })

  it('names events and holds no secret of any match', async () => {
    const lines: string[] = []
    const log = newLog('trace', { write: (line: string) => void lines.push(line) })
    const place = quickest()
    const net = await open(place, { log })
    net.seeds.push('the secret seed')
    try {
      await net.start()
      net.herald.answers = [{ retry: 'discord 503' }, new Error('no network'), 'dead']
      const matchId = await begin(net, { format: 'long' })
      const settings = { within: { exit: 'ok', number: 3 } }
      const order = { kind: 'challenge', key: 'match', settings }
      must(await net.matches.setOrder({ matchId, person: 'ann', order, interaction: newInteraction() }))
      await act(net, matchId, 'ann')
      net.clock.advance(3 * DAY)
      await net.idle()
      await playOut(net, matchId)
      // A state that no engine understands.
      const broken = await begin(net)
      await act(net, broken, 'bob')
      await net.prisma.match.update({ where: { id: broken }, data: { state: '{"seed":"the secret seed"}' } })
      net.clock.advance(3 * DAY)
      await net.idle()
      await expect(see(net, broken, 'ann')).rejects.toThrow()

      const told = lines.map((line) => JSON.parse(line) as { msg: string; match?: string; why?: string })
      expect(told.filter(({ match }) => match === matchId).map(({ msg }) => msg)).toContain('match changed')
      expect(told.map(({ msg }) => msg)).toContain('what was due failed')
      expect(told.map(({ msg }) => msg)).toContain('a notice is not delivered')
      // A notice that waits says why.
      const waits = told.filter(({ msg }) => msg === 'a notice waits for another try')
      expect(waits.map(({ why }) => why)).toEqual(['discord 503', 'Error'])
      const all = lines.join('')
      for (const secret of [
        'the secret seed',
        'left-h',
        'right-h',
        'left-even',
        'within',
        '"hand"',
        '"deck"',
        'tokens',
      ])
        expect(all).not.toContain(secret)
    } finally {
      await net.close()
      await place.remove()
    }
  })
})
