/** Attempts of Epic Events on one screen: their numbers are those of the engine, and all that they bring is named. */
import { describe, expect, test } from 'vitest'
import type { Block, Language, PanelQuestion } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { scenePictureWords } from '../../../src/records/picture-words.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { laid } from '../lent-texts.ts'

const voiceIn = (language: Language) => ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'light' }) as const
const isEvent = ({ card = '', group }: { readonly card?: string; readonly group?: string }) =>
  group === 'text' && ['9_135', '8_43'].includes(card)

const sectors = (ships: string, next = 'X-wing; X-wing; X-wing; X-wing') =>
  laid({
    ...{ turn: 'light', phase: 'control', light: { hand: 'Y-wing', next, reserve: '20' }, dark: { reserve: '30' } },
    places: [
      'Endor, dark',
      'Death Star II Throne Room',
      'Death Star II, orbiting Endor',
      'Death Star II Coolant Shaft',
      'Death Star II Capacitors',
      `Death Star II Reactor Core | That Thing's Operational; ${ships}`,
    ],
  })
const ARMED = 'Gold Squadron 1 + General Calrissian pilot + Concussion Missiles'
const PAIR = 'X-wing; Blue Squadron 5 + Ten Numb pilot'

const bunker = (hand = '') =>
  laid({
    ...{ turn: 'light', phase: 'control', light: { hand, reserve: '20', next: 'Menace Fades; X-wing' } },
    places: [
      ...['Endor, dark', 'Endor Back Door, dark', 'Endor Landing Platform, dark'],
      'Endor Bunker, dark | Deactivate The Shield Generator; Midge; Explosive Charge; Explosive Charge',
    ],
  })

/** The panel of the attempt, chosen in the list of the control phase. */
function asked(played: PlayedScenario, language: Language = 'en'): PanelQuestion {
  const decision = played.question('light', 'act')
  const { shape } = decision
  const option = (shape.type === 'choose' ? shape.options : []).find(isEvent)
  if (option === undefined) throw new Error('no attempt is offered')
  const begun = { suggested: false, choose: [option.id] }
  return swccg.panels!.ask(decision, swccg.view(played.state, 'light'), begun, voiceIn(language))
}

/** The panel that asks for the ship. */
function shipAsked(played: PlayedScenario, choose: readonly string[] = []): PanelQuestion {
  const decision = played.question('light', 'text-target')
  return swccg.panels!.ask(
    decision,
    swccg.view(played.state, 'light'),
    { suggested: false, ...(choose.length === 0 ? {} : { choose }) },
    voiceIn('en'),
  )
}

const find = <K extends Block['block']>({ scene }: PanelQuestion, kind: K) =>
  scene().blocks.find((block): block is Extract<Block, { block: K }> => block.block === kind)
const linesOf = (panel: PanelQuestion) =>
  (find(panel, 'play')?.lines ?? []).map(({ text, mark }) => (mark === undefined ? text : `${text} ${mark}`))

describe('the attempt on Death Star II', () => {
  test('rule 25.7: pilot, missiles and texts are parts of the sum, each by its name', () => {
    const panel = asked(sectors(ARMED))
    expect(panel.question).toBe('Attempt to blow away Death Star II?')
    expect(find(panel, 'need')).toMatchObject({
      parts: ['Calrissian’s ability + 3', 'Missiles + 3', 'Calrissian + 2', 'Reactor Core + 1'],
      ...{ sum: '9', draws: 1, needs: { text: 'succeeds on', mark: 'any draw' } },
    })
    expect(panel.actions.map(({ label, look }) => [label, look])).toEqual([
      ['Attempt it', 'main'],
      ['Not now', 'plain'],
    ])
  })

  test('rule 25.9: the panel names what goes, and the Force that the opponent loses', () => {
    expect(linesOf(asked(sectors(ARMED)))).toEqual([
      'The total must be 9 or more',
      'Blown away: Death Star II and 4 places',
      'Ann loses 28 Force',
      'Ships there may escape first.',
      'If it fails, nothing is lost.',
    ])
  })

  test('in French the same is said', () => {
    const panel = asked(sectors(ARMED), 'fr')
    expect(panel.question).toBe('Tenter de faire exploser Death Star II\u00a0?')
    expect(linesOf(panel)).toContain('Ann perd 28 points de Force')
    expect(find(panel, 'need')?.needs).toMatchObject({ text: 'réussit avec', mark: 'tout tirage' })
  })

  test('of several ships the best stands first, and the list says what each of them needs', () => {
    const played = sectors(PAIR)
    expect(asked(played).actions[0]?.label).toBe('Choose the ship…')
    played.choose('light', ['act'], 'do', isEvent, 'the attempt')
    const panel = shipAsked(played)
    expect(panel.actions[0]?.label).toBe('Attempt with Blue Squadron 5')
    expect(panel.list?.entries.map(({ label, hint }) => [label, hint])).toEqual([
      ['Blue Squadron 5', 'Succeeds on 5 or more · ability 2'],
      ['X-wing', 'Succeeds on 6 or more · ability 1'],
    ])
    const other = panel.list?.entries.find(({ label }) => label === 'X-wing')
    const again = shipAsked(played, other?.choose ?? [])
    expect(again.actions[0]?.label).toBe('Attempt with X-wing')
    expect(find(again, 'need')?.needs.mark).toBe('6 or more')
  })

  test.each([
    [5, 'Strike Planning', true],
    [4, 'Menace Fades', false],
  ] as const)('the number that it needs is the one of the engine: a destiny of %i', (_, card, succeeds) => {
    const played = sectors(PAIR, card)
    played.choose('light', ['act'], 'do', isEvent, 'the attempt')
    const choose = shipAsked(played).list?.entries[0]?.choose ?? []
    played.answer('light', { decision: played.question('light', 'text-target').id, exit: 'do', choose })
    played.settle()
    const told = played.events.find(({ type }) => type === 'attempted')?.data
    expect(told).toMatchObject({ above: 8, total: succeeds ? 9 : 8 })
  })
})

describe.each(['en', 'fr'] as const)('rule 37.3: a player who may respond to an attempt, in %s', (language) => {
  const played = bunker('Throw Me Another Charge')
  played.choose('light', ['act'], 'do', isEvent, 'the attempt')
  const decision = played.question('light', 'respond')
  const view = swccg.view(played.state, 'light')
  const panel = swccg.panels!.ask(decision, view, { suggested: false }, voiceIn(language))

  test('sees the draws and what they come to', () => {
    expect([panel.question, panel.below]).toEqual(
      language === 'en'
        ? ['Respond to the attempt?', 'Total 12: more than 12 needed']
        : ['Répondre à la tentative\u00a0?', 'Total 12\u00a0: il faut plus de 12'],
    )
    const draw = find(panel, 'draw')
    expect(draw?.draws.map(({ value }) => value)).toEqual(['4', '2'])
    expect(draw?.lines.at(-1)).toMatchObject({ tone: 'bad' })
    expect(find(panel, 'play')?.title).toBe('Another Charge')
  })

  test('knows no more than everybody: the draws lie open', () => {
    const open = swccg.view(played.state, 'spectator').attempt
    expect(open).toMatchObject({ side: 'light', total: 12, above: 12 })
    expect(swccg.view(played.state, 'dark').attempt).toEqual(open)
    expect(swccg.view(bunker().state, 'light').attempt).toBeUndefined()
  })
})

describe('the attempt on the Bunker', () => {
  test('rule 52.2: two draws count together with the charges, and both locations go', () => {
    const panel = asked(bunker())
    expect(find(panel, 'need')).toMatchObject({
      ...{ parts: ['its text + 6'], sum: '6', draws: 2 },
      needs: { text: 'both draws together', mark: '7 or more' },
    })
    expect(linesOf(panel)).toEqual(
      expect.arrayContaining(['Blown away: Bunker, Platform', 'Ann loses 8 Force', 'Your characters may leave first.']),
    )
  })
})

test.each(['en', 'fr'] as const)(
  'pictures of attempts have room for all words, and their texts say it all in %s',
  (language) => {
    for (const panel of [asked(sectors(ARMED), language), asked(bunker(), language)]) {
      const scene = panel.scene()
      for (const room of [798, 590])
        expect(faults(sceneSketch(scene, swccg.look!, (card) => swccg.cards.sheet(card, language), room))).toEqual([])
      const text = sceneAlt(scene, scenePictureWords(language))
      for (const part of find(panel, 'need')?.parts ?? []) expect(text).toContain(part)
      for (const { text: line } of find(panel, 'play')?.lines ?? []) expect(text).toContain(line)
    }
  },
)
