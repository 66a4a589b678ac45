/** Steps through the sectors of Death Star II on one screen: the way, the movement destiny, and how a step may end. */
import { describe, expect, test } from 'vitest'
import type { Block, Language, PanelQuestion } from '../../../src/contract/index.ts'
import { sceneWords } from '../../../src/discord/table/scene-words.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import type { Side } from '../../../src/games/swccg/state/engine-card.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { scenePictureWords } from '../../../src/records/picture-words.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { laid } from '../lent-texts.ts'

const voiceIn = (reader: Side, language: Language) => ({ language, names: { dark: 'Ann', light: 'Bob' }, reader })

const sectors = (light: object = {}, at = 'Coolant Shaft', ships = 'X-wing', turn: Side = 'light') =>
  laid({
    ...{ turn, phase: 'move', light: { hand: '', force: '6', reserve: '30', ...light }, dark: { force: '6' } },
    places: [
      'Endor, dark',
      'Death Star II, orbiting Endor | A-wing; TIE Interceptor',
      ...['Coolant Shaft', 'Capacitors', 'Reactor Core'].map(
        (one) => `Death Star II ${one}${one === at ? ` | ${ships}` : ''}`,
      ),
    ],
  })

/** The panel of the move phase once a card is chosen. */
function moving(played: PlayedScenario, title: string, language: Language = 'en', side: Side = 'light'): PanelQuestion {
  const decision = played.question(side, 'act')
  const { shape } = decision
  const options = shape.type === 'choose' ? shape.options : []
  const titled = ({ card = '' }: { readonly card?: string }) => swccg.cards.sheet(card, 'en').title === title
  const chosen = options.find((option) => option.group === 'move' && titled(option))
  if (chosen === undefined) throw new Error(`${title} has no move`)
  const view = swccg.view(played.state, side)
  return swccg.panels!.ask(decision, view, { suggested: false, choose: [chosen.id] }, voiceIn(side, language))
}

const find = <K extends Block['block']>({ scene }: PanelQuestion, kind: K) =>
  scene().blocks.find((block): block is Extract<Block, { block: K }> => block.block === kind)

const SAID = {
  en: {
    safe: 'safe with any draw',
    below: 'lost below 1:',
    destiny: 'Movement destiny',
    empty: 'no card to draw, lost',
  },
  fr: {
    safe: 'sûr quel que soit le tirage',
    below: 'perdu sous 1\u00a0:',
    destiny: 'Destinée de mouvement',
    empty: 'aucune carte à tirer, perdu',
  },
} as const

describe.each(['en', 'fr'] as const)('in %s', (language) => {
  const said = SAID[language]

  test('rule 25.5: a step from Coolant Shaft shows the way, the maneuver and that no draw can lose the ship', () => {
    const panel = moving(sectors(), 'X-wing', language)
    const steps = find(panel, 'path')?.steps ?? []
    expect(steps.map(({ title }) => title)).toEqual(['Death Star II', 'Coolant Shaft', 'Capacitors', 'Reactor Core'])
    expect(find(panel, 'need')).toMatchObject({
      ...{ title: said.destiny, sum: '4', draws: 1 },
      needs: { text: said.below, mark: said.safe, tone: 'good' },
    })
    expect(panel.final).toBe(true)
    const hints = panel.list?.entries.map(({ hint = '' }) => hint) ?? []
    expect(hints.filter((hint) => hint.includes(said.safe))).toHaveLength(2)
  })

  test('a step without a card to draw says that the ship is lost', () => {
    const panel = moving(sectors({ reserve: '0' }), 'X-wing', language)
    expect(find(panel, 'need')?.needs).toMatchObject({ mark: said.empty, tone: 'bad' })
  })

  test('the way has room for its names and ships, and its texts name them all', () => {
    const crowd = 'X-wing; Gold Squadron 1 + General Calrissian pilot; Y-wing; TIE Interceptor; TIE Interceptor'
    const scene = moving(sectors({}, 'Capacitors', crowd), 'Gold Squadron 1', language).scene()
    for (const room of [798, 590])
      expect(faults(sceneSketch(scene, swccg.look!, (card) => swccg.cards.sheet(card, language), room))).toEqual([])
    const texts = [sceneAlt(scene, scenePictureWords(language)), sceneWords(scene, language).join('\n')]
    for (const text of texts)
      for (const word of ['Capacitors', 'Gold Squadron 1', 'Y-wing', said.destiny]) expect(text).toContain(word)
  })
})

/** The panel that asks where a card goes, with one of its places chosen. */
function stepping(played: PlayedScenario, title: string, goal: string): PanelQuestion {
  played.choose('light', ['act'], 'do', ({ card = '' }) => swccg.cards.sheet(card, 'en').title === title, title)
  const decision = played.question('light', 'move-where')
  const { shape } = decision
  const view = swccg.view(played.state, 'light')
  const ask = (choose: readonly string[]) =>
    swccg.panels!.ask(decision, view, { suggested: false, choose }, voiceIn('light', 'en'))
  const step = (shape.type === 'choose' ? shape.options : []).find(
    ({ id }) => ask([id]).question.includes(goal) || ask([id]).actions[0]?.label.includes(goal),
  )
  return ask([step?.id ?? ''])
}

test('a step inwards goes along the arrow to its place, a step back along the one behind it', () => {
  const arrows = (panel: PanelQuestion) => (find(panel, 'path')?.steps ?? []).map(({ taken, state }) => [taken, state])
  const [none, chosen] = [
    [undefined, undefined],
    [undefined, 'chosen'],
  ]
  const inwards = stepping(sectors(), 'X-wing', 'Capacitors')
  expect(arrows(inwards)).toEqual([none, none, ['on', 'chosen'], none])
  expect(inwards.final).toBe(true)
  expect(arrows(moving(sectors({}, 'Reactor Core'), 'X-wing'))).toEqual([none, none, chosen, ['back', undefined]])
})

test('a step into the first sector draws nothing, and says what the next one needs', () => {
  const panel = moving(sectors({}, '-'), 'A-wing')
  const inward = panel.list?.entries.find(({ label }) => label.includes('Coolant Shaft'))
  expect(inward?.hint).toBe('sector · 1 Force')
  const asked = stepping(sectors({}, '-'), 'A-wing', 'Coolant Shaft')
  expect(find(asked, 'need')).toBeUndefined()
  expect(asked.final).toBeUndefined()
  expect(find(asked, 'note')?.lines[0]?.text).toBe('Next step, from Coolant Shaft: lost below 1.')
})

test('rule 25.5: a starfighter of the Dark Side draws no movement destiny', () => {
  const panel = moving(sectors({}, 'Coolant Shaft', 'X-wing; TIE Interceptor', 'dark'), 'TIE Interceptor', 'en', 'dark')
  expect(find(panel, 'need')).toBeUndefined()
})
