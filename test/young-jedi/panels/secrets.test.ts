/** Questions on one screen hang on nothing that their reader may not know; the news tell only what they have seen. */
import { describe, expect, it } from 'vitest'
import { PANEL_NEWS, type Reader } from '../../../src/contract/index.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import type { State } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { throughJson } from '../position.ts'
import { anyDeck, matches } from '../properties/games.ts'
import { hangsOnNoSecret, idsIn, told } from '../properties/secrets.ts'
import { everyQuestion, LANGUAGES, voiceOf } from './positions.ts'

const STYLES = ['keen', 'practice', 'mixed'] as const

/** Everything that the panels of a reader show in this state. */
function shown(state: State, reader: Reader): unknown {
  const view = viewOf(state, reader)
  const asked = decisions(state).filter(({ seat }) => seat === reader)
  return throughJson([
    panels.scene(view, voiceOf(reader as 'dark', 'en')),
    ...asked.flatMap((decision) => [
      panels.suggest(decision, view),
      ...['end-turn', 'attack'].map((next) => panels.follow(next, decision, view)),
      ...[true, false].map((suggested) => {
        const { scene, ...panel } = panels.ask(decision, view, { suggested }, voiceOf(decision.seat, 'en'))
        return [panel, scene()]
      }),
    ]),
  ])
}

describe('panels', () => {
  it('show the same whatever the opponent hides, and however the draw decks lie', () => {
    expect(hangsOnNoSecret(matches(anyDeck, STYLES), shown, 4)).toBeGreaterThan(100)
  })
})

describe('the news', () => {
  it('has room for a headline and a sentence, and all its words are filled in', () => {
    let pairs = 0
    everyQuestion(8, (_, { after, events }) => {
      for (const reader of ['dark', 'light', 'spectator'] as const) {
        const seen = told(events, reader)
        for (const [at, language] of LANGUAGES.entries()) {
          const news = panels.news(seen, viewOf(after, reader), voiceOf(reader, language, at))
          expect(news.join(' ').length).toBeLessThanOrEqual(PANEL_NEWS)
          expect(news.length).toBeLessThanOrEqual(2)
          expect(news.filter((text) => /\{\{|undefined|NaN|news\./.test(text))).toEqual([])
          expect(idsIn(news)).toEqual([])
          pairs += Number(news.length === 2)
        }
      }
    })
    expect(pairs).toBeGreaterThan(50)
  })
})
