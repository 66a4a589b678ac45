/** Weapons of Ewoks that hit nothing: each piece of their texts is shown by a scenario, and panels say what a shot is compared with. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Language } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { drawnFor, needsInWords } from '../../../src/games/swccg/panels/shot-numbers.ts'
import { momentWords } from '../../../src/games/swccg/panels/window-moments.ts'
import { oddsIn } from '../../../src/games/swccg/policies/practice/place-values.ts'
import { shotChance } from '../../../src/games/swccg/policies/shot-chances.ts'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import type { ShotFrame } from '../../../src/games/swccg/state/game-frames.ts'
import type { View } from '../../../src/games/swccg/view/player-view.ts'
import { speakerOf } from '../../../src/games/swccg/words/speaker.ts'
import { laid } from '../lent-texts.ts'
import { piecesOf, withoutPiece } from '../without-piece.ts'

const FILE = readFileSync(join(import.meta.dirname, '../../../scenarios/swccg/ewok-weapons.yaml'), 'utf8')
const failing = () => scenarios.run(FILE, 'ewok-weapons.yaml', {}).filter(({ problems }) => problems.length > 0).length

describe('without a piece of its text a scenario fails', () => {
  for (const id of ['8_88', '8_89'])
    for (const key of piecesOf(id))
      test(`${cardOf(id).title}: ${key}`, () => expect(withoutPiece(id, key, failing)).toBeGreaterThan(0))
})

const names = { dark: 'Ann', light: 'Bob' }

/** A battle of Light at Back Door in which the shots are planned or fired. */
function battle(places: string, dark: object = {}): PlayedScenario {
  const played = laid({ turn: 'light', phase: 'battle', dark, places: [places] })
  played.choose('light', ['act'], 'do', ({ group }) => group === 'battle', 'the battle')
  return played
}
const spear = (dark: object = {}) =>
  battle('Endor Back Door, dark | Ewok Spearman + Ewok Spear; Midge; Kensaric; Stormtrooper', dark)
const catapult = () =>
  battle(
    'Endor Back Door, dark | Ewok Catapult; Rabin; Wuta + Ewok Bow; Midge; Kensaric; Tempest Scout 1 + Grond pilot',
  )

/** The panel of a question of Light. */
function asked(played: PlayedScenario, kind: 'weapons' | 'plan', language: Language = 'en') {
  const voice = { language, names, reader: 'light' } as const
  const decision = played.question('light', kind)
  return swccg.panels!.ask(decision, swccg.view(played.state, 'light'), { suggested: false }, voice)
}
const hintsOf = (played: PlayedScenario, language: Language = 'en') =>
  asked(played, 'plan', language).list?.entries.map(({ hint }) => hint ?? '') ?? []

/** The words of a reader about a shot that goes on, and what a draw makes of it. */
function shown(played: PlayedScenario, side: Side, more: Partial<View> = {}, language: Language = 'en') {
  const seen = swccg.view(played.state, side) as View
  const called = (title: string) => seen.pieces.find(({ card }) => cardOf(card).title === title)!.handle
  const shot = {
    ...{ frame: 'shot', step: 'targeted', side: 'light', weapon: called('Ewok Spear'), target: called('Stormtrooper') },
    ...{ window: null, result: null, further: false, deadly: false, ...more.shot },
  } as ShotFrame
  const view: View = { ...seen, ...more, shot }
  const speaker = speakerOf({ language, names, reader: side })
  const target = view.pieces.find(({ handle }) => handle === shot.target)!
  return { view, words: needsInWords({ view, side, speaker }, shot, [target]), speaker }
}
const destiny = (side: Side, use: 'weapon' | 'frame', value: number) =>
  ({ frame: 'destiny', step: 'drawn', side, use, card: '8_4', value, window: null, cancelled: false }) as const

describe('rule 9.2.11: where both players draw', () => {
  test.each(['en', 'fr'] as const)('a plan names the chance and no number that hits (%s)', (language) => {
    const [hint] = hintsOf(spear(), language)
    expect(hint).toMatch(
      language === 'en'
        ? /Your draw \+ 4 must beat theirs: \d+%/
        : /Votre tirage \+ 4 doit dépasser le sien\u00a0: \d+\u00a0%/,
    )
    expect(hint).not.toMatch(/hits on|touche à partir/)
  })

  test('the opponent reads it from the other side', () => {
    expect(shown(spear(), 'dark').words).toMatch(/^Their draw \+ 4 must beat yours: \d+%$/)
    expect(shown(spear(), 'dark', {}, 'fr').words).toMatch(/^Son tirage \+ 4 doit dépasser le vôtre\u00a0: \d+\u00a0%$/)
  })

  test('against an opponent without a card the shot always works', () => {
    expect(hintsOf(spear({ reserve: '0' }))[0]).toContain('100%')
  })

  test('after the first draw the chance of the second is left, after both the numbers are compared', () => {
    const first = shown(spear(), 'dark', { destiny: destiny('light', 'weapon', 2) }).view
    expect(drawnFor(first, 2)).toMatchObject({ total: 6, against: null })
    const result = { result: 2 } as Partial<ShotFrame> as ShotFrame
    const second = (value: number) => {
      const { view } = shown(spear(), 'dark', { shot: result, destiny: destiny('dark', 'frame', value) })
      return drawnFor(view, value)
    }
    expect(second(5)).toEqual({ total: 6, against: 5, succeeds: true })
    expect(second(6)).toEqual({ total: 6, against: 6, succeeds: false })
  })

  test('a window says what was drawn, and never that the shot hits', () => {
    const { view, speaker } = shown(spear(), 'dark', { destiny: destiny('light', 'weapon', 2) })
    const words = momentWords('dark', view, 'weapon destiny drawn', null, speaker)
    expect(words.below).toMatch(/^6 against the next draw: works at \d+%$/)
    const result = { result: 2 } as Partial<ShotFrame> as ShotFrame
    const then = shown(spear(), 'dark', { shot: result, destiny: destiny('dark', 'frame', 6) })
    expect(momentWords('dark', then.view, 'destiny drawn', null, then.speaker).below).toBe('6 against 6: it fails')
  })

  test('the chance is that of both decks together', () => {
    const { view } = shown(spear(), 'light')
    const target = view.pieces.find(({ handle }) => handle === view.shot!.target)!
    const both = oddsIn(view)
    const expected = both.light.flatMap((one) =>
      both.dark.map((other) => (one.number + 4 > other.number ? one.chance * other.chance : 0)),
    )
    expect(shotChance(view, view.shot!, target)).toBeCloseTo(expected.reduce((sum, part) => sum + part, 0))
  })
})

describe('rule 9.2.10: a shot that hits nothing', () => {
  test('works on a number, and does not hit on it', () => {
    const hints = hintsOf(catapult())
    expect(hints).toContain('free · works on 3 or more')
    expect(hintsOf(catapult(), 'fr').join()).toContain('agit à partir de 3')
  })

  test('rule 28.7: each Ewok that can fire artillery is an entry of its own', () => {
    const played = catapult()
    const labels = asked(played, 'weapons').list?.entries.map(({ label }) => label) ?? []
    expect(labels.filter((label) => label.includes('Catapult'))).toHaveLength(2)
  })
})
