/** Which tests `npm run check` chooses. */
import { describe, expect, it } from 'vitest'
import { folderFor, testsOf } from '../../scripts/related-tests.ts'

const files = [
  { path: 'src/contract/seats.ts', imports: [] },
  { path: 'src/matches/clock.ts', imports: ['src/contract/seats.ts'] },
  { path: 'src/matches/matches.ts', imports: ['src/matches/clock.ts'] },
  { path: 'test/contract/seats.test.ts', imports: ['src/contract/seats.ts'] },
  { path: 'test/discord/far.test.ts', imports: ['src/matches/matches.ts'] },
  { path: 'test/discord/near.test.ts', imports: ['src/matches/clock.ts'] },
  { path: 'test/discord/slow.test.ts', imports: ['src/matches/clock.ts'] },
  { path: 'test/matches/matches.test.ts', imports: ['src/matches/matches.ts', 'test/matches/net.ts'] },
  { path: 'test/matches/net.ts', imports: [] },
  { path: 'test/house/docs.test.ts', imports: [] },
]
const long = new Set(['test/discord/slow.test.ts'])
const chosen = (changed: readonly string[], most = 9) => testsOf({ changed, files, long, most })

describe('the tests of a change', () => {
  it('are those of its own folder, then those that reach it by the fewest imports', () => {
    expect(chosen(['src/matches/clock.ts']).run).toEqual([
      'test/matches/matches.test.ts',
      'test/discord/near.test.ts',
      'test/discord/far.test.ts',
    ])
  })

  it('are as many as may run; the rest and long ones are named', () => {
    expect(chosen(['src/contract/seats.ts'], 2)).toEqual({
      run: ['test/contract/seats.test.ts', 'test/discord/near.test.ts'],
      left: ['test/discord/far.test.ts', 'test/discord/slow.test.ts', 'test/matches/matches.test.ts'],
    })
  })

  it('hold every changed test, even a long one, beside the others', () => {
    const { run } = chosen(['test/discord/slow.test.ts', 'src/matches/matches.ts'], 1)
    expect(run).toEqual(['test/discord/slow.test.ts', 'test/discord/far.test.ts'])
  })

  it('reach helpers of tests, deleted files and files that are no code', () => {
    expect(chosen(['test/matches/net.ts']).run).toEqual(['test/matches/matches.test.ts'])
    expect(chosen(['test/matches/gone.test.ts']).run).toEqual([])
    expect(chosen(['docs/cards.md']).run).toEqual(['test/house/docs.test.ts'])
  })

  it('have folders of the same name as the code', () => {
    expect(folderFor('src/discord/league/desk.ts')).toBe('test/discord')
    expect(folderFor('src/games/swccg/rules/table.ts')).toBe('test/swccg')
    expect(folderFor('src/games/games.ts')).toBe('test/games')
    expect(folderFor('commands/play.ts')).toBe('test/discord')
    expect(folderFor('sandbox/limits.ts')).toBe('test/sandbox')
  })
})
