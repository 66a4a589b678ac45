/** The news of a panel: what matters most to each reader. */
import { describe, expect, it } from 'vitest'
import type { Language, SeenEvent } from '../../../src/contract/index.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { position } from '../position.ts'
import { voiceOf } from './positions.ts'

const VIEW = viewOf(position({ dark: { hand: ['Watto'] } }).state, 'dark')
const news = (
  events: readonly SeenEvent[],
  reader: 'dark' | 'light' | 'spectator' = 'dark',
  language: Language = 'en',
) => panels.news(events, VIEW, voiceOf(reader, language))

const open = (card: string, handle = card) => ({ handle, card })
const fighters = (seat: 'dark' | 'light', card: string): SeenEvent => ({
  type: 'fighters',
  seat,
  data: { fight: 1, characters: [open(card)], weapons: [], battle: null, ignored: [] },
})
const NO_POWER = { characters: 0, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 }
const fight = (seat: 'dark' | 'light', dark: number, light: number): SeenEvent => ({
  type: 'fight',
  seat,
  data: { power: { dark: NO_POWER, light: NO_POWER }, total: { dark, light }, texts: { dark: [], light: [] } },
})
const defeat = (seat: 'dark' | 'light', ...cards: readonly string[]): SeenEvent => ({
  type: 'defeat',
  seat,
  data: { lost: cards.map((card) => open(card)), rescued: false },
})
const damage = (seat: 'dark' | 'light', count: number): SeenEvent => ({
  type: 'damage',
  seat,
  data: { count, cards: Array<string>(count).fill('DM-29') },
})
const deploy = (seat: 'dark' | 'light', card: string | null): SeenEvent => ({
  type: 'deploy',
  seat,
  data: { handle: 'h', cost: 1, card },
})
const draw: SeenEvent = { type: 'draw', seat: 'light', data: { count: 3 } }

// Darth Maul, Sith Apprentice; Yoda, Jedi Master; Watto, Slave Owner.
const [MAUL, YODA, WATTO] = ['DM-71', 'DM-10', 'DM-74']

describe('the news', () => {
  const one = [fighters('dark', MAUL), fighters('light', YODA), fight('dark', 8, 6), damage('light', 3)]

  it('addresses its reader', () => {
    const facts = [...one, draw, deploy('light', 'DM-29')]
    expect(news(facts)).toEqual(['You beat Yoda 8–6.', 'Bob discards 3 cards and deploys Jawa.'])
    expect(news(facts, 'light')).toEqual(['Anna beats Yoda 8–6.', 'You discard 3 cards.'])
    expect(news(facts, 'spectator')).toEqual(['Anna beats Yoda 8–6.', 'Bob discards 3 cards and deploys Jawa.'])
    expect(news(facts, 'dark', 'fr')).toEqual(['Vous battez Yoda 8–6.', 'Bob défausse 3 cartes et déploie Jawa.'])
  })

  it('leaves the own moves of its reader out where something else has happened', () => {
    const facts = [deploy('dark', WATTO), deploy('light', 'DM-29')]
    expect(news(facts)).toEqual(['Bob deploys Jawa.'])
    expect(news(facts, 'light')).toEqual(['Anna deploys Watto.'])
    expect(news(facts.slice(0, 1))).toEqual(['You deploy Watto.'])
  })

  it('says first that a move was taken back', () => {
    const back: SeenEvent = { type: 'taken-back', seat: 'dark', data: {} }
    const facts = [deploy('light', 'DM-29'), back]
    expect(news(facts)).toEqual(['You take back a move, as agreed.', 'Bob deploys Jawa.'])
    expect(news(facts, 'light', 'fr')).toEqual(['Anna annule une action, d’un commun accord.'])
  })

  it('counts equal cards instead of naming them twice', () => {
    expect(news([defeat('dark', WATTO, WATTO)])).toEqual(['You lose 2× Watto.'])
    expect(news([defeat('dark', WATTO, MAUL, WATTO)])).toEqual(['You lose 2× Watto and Darth Maul.'])
    expect(news([deploy('light', 'DM-29'), deploy('light', 'DM-29')])).toEqual(['Bob deploys 2× Jawa.'])
  })

  it('tells of the match before planets, planets before fights, fights before deployments', () => {
    const control: SeenEvent = { type: 'control', seat: 'light', data: { planet: 'Naboo', surrendered: false } }
    const over: SeenEvent = { type: 'over', seat: 'light', data: { kind: 'planet-victory' } }
    expect(news([deploy('light', YODA), ...one, control, over])).toEqual(['Bob wins the match.', 'Bob controls Naboo.'])
    expect(news([deploy('light', YODA), ...one, control])).toEqual(['Bob controls Naboo.', 'You beat Yoda 8–6.'])
  })

  it('names every character that fell, and counts the rest in words', () => {
    const two = [
      ...one,
      defeat('light', YODA),
      fighters('dark', WATTO),
      fighters('light', 'DM-29'),
      fight('light', 2, 3),
    ]
    expect(news([...two, defeat('dark', WATTO)])).toEqual(['The battle is a tie 1–1.', 'You lose Watto.'])
    const [, lost] = news([...two, fight('dark', 5, 1), defeat('light', WATTO, MAUL)])
    expect(lost).toBe('Bob loses Yoda, Watto and Darth Maul.')
  })

  it('never tells of draws, nor of nothing', () => {
    expect(news([draw])).toEqual([])
    expect(news([])).toEqual([])
  })

  it('does not name hidden cards', () => {
    expect(news([deploy('light', null), deploy('light', null)])).toEqual(['Bob deploys 2 hidden cards.'])
  })

  it('tells the defender that they are attacked', () => {
    const battle: SeenEvent[] = [{ type: 'battle', seat: 'light', data: { number: 2 } }]
    expect(news(battle)).toEqual(['Bob attacks you.'])
    expect(news(battle, 'spectator')).toEqual(['Bob attacks.'])
    expect(news(battle, 'light')).toEqual(['You attack.'])
  })

  it('says that a planet was surrendered', () => {
    const facts: SeenEvent[] = [
      { type: 'surrender', seat: 'light', data: { planet: 'Naboo' } },
      { type: 'control', seat: 'dark', data: { planet: 'Naboo', surrendered: true } },
    ]
    expect(news(facts)).toEqual(['Bob surrenders Naboo.'])
  })
})
