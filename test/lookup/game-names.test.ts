/** Games by what people type. */
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../src/contract/index.ts'
import type { Games } from '../../src/games/games.ts'
import { games } from '../../src/games/registry.ts'
import { gamesCalled } from '../../src/lookup/game-names.ts'
import { tiny as highCard } from '../games/high-card.ts'
import { tiny as outpost } from '../games/tiny.ts'

const found = (typed: string, among: Games = games) => gamesCalled(among, typed).map(({ id }) => id)

describe('A game is found', () => {
  it.each([
    ['swccg', 'swccg'],
    ['SWCCG', 'swccg'],
    ['star wars', 'swccg'],
    ['Star  Wars CCG', 'swccg'],
    ['star', 'swccg'],
    ['sw', 'swccg'],
    ['yj', 'young-jedi'],
    ['Young Jedi', 'young-jedi'],
    ['young-jedi', 'young-jedi'],
    ['yöung', 'young-jedi'],
    ['y', 'young-jedi'],
  ])('%j means %s', (typed, id) => {
    expect(found(typed)).toEqual([id])
  })

  it('An unknown name means no game, marks alone mean none, and an empty name means every game', () => {
    expect(found('pokemon')).toEqual([])
    expect(found('jedi')).toEqual([])
    expect(found('__proto__')).toEqual([])
    expect(found('!?')).toEqual([])
    expect(found(' ')).toEqual(Object.keys(games))
  })

  it('A beginning that several games share means all of them, a whole name only its own', () => {
    const [one, other] = [
      { ...highCard, id: 'alpha', shortNames: ['Star'] },
      { ...outpost, id: 'beta', shortNames: ['Starlight'] },
    ]
    const both: Games = { alpha: one, beta: other }
    expect(found('sta', both)).toEqual(['alpha', 'beta'])
    expect(found('star', both)).toEqual(['alpha'])
  })

  it('Every name of a game means this game alone', () => {
    for (const game of Object.values(games)) {
      expect(game.shortNames.length).toBeGreaterThan(0)
      for (const name of [game.id, ...game.shortNames, ...LANGUAGES.map((one) => game.words.title(one))])
        expect(found(name), name).toEqual([game.id])
    }
  })
})
