/** Events that belong together are one sentence: the drains of a turn, its deployments, a battle with its losses. */
import { describe, expect, test } from 'vitest'
import type { GameEvent, Language } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { BATTLE_TURN, DRAIN_TURN, plainSpaces, seen, voiceIn } from './made-up-turns.ts'

const storyOf = (events: readonly GameEvent[], language: Language) =>
  swccg.words.story(seen(events), voiceIn(language)).map(({ kind, text }) => `${kind}: ${plainSpaces(text)}`)
const linesOf = (events: readonly GameEvent[], language: Language) =>
  swccg.words.events(seen(events), voiceIn(language)).map(plainSpaces)

describe('a story', () => {
  test('tells two drains in a sentence with what was lost, and all deployments of the turn in one', () => {
    expect(storyOf(DRAIN_TURN, 'en')).toEqual([
      'turn: Turn 9: carol',
      'phase: carol activated 9 Force and drew 1 card.',
      'head: carol drains 2.',
      'more: bob loses A-wing and Houjix.',
      'head: carol deploys Victory-Class Star Destroyer and Saber 4 with DS-181-4 to Kessel.',
      'head: carol plays Sense as a Used Interrupt.',
    ])
    expect(storyOf(DRAIN_TURN, 'fr')).toEqual([
      'turn: Tour 9 : carol',
      'phase: carol active 9 points de Force et pioche 1 carte.',
      'head: carol draine 2.',
      'more: bob perd A-wing et Houjix.',
      'head: carol déploie Victory-Class Star Destroyer et Saber 4 avec DS-181-4 à Kessel.',
      'head: carol joue Sense comme interruption utilisée.',
    ])
  })

  test('says on which card the only card of a turn goes', () => {
    const aboard = DRAIN_TURN.filter(({ type, data }) => type === 'deployed' && data.on !== null)
    expect(aboard).toHaveLength(1)
    const turn = DRAIN_TURN.filter((one) => one.type !== 'deployed' || one === aboard[0])
    expect(storyOf(turn, 'en')).toContain('head: carol deploys DS-181-4 aboard Saber 4 at Kessel.')
    expect(storyOf(turn, 'fr')).toContain('head: carol déploie DS-181-4 à bord (Saber 4) à Kessel.')
  })

  test('tells a battle by its totals, and the losses of each side in a sentence, the loser’s first', () => {
    expect(storyOf(BATTLE_TURN, 'en').slice(2)).toEqual([
      'head: bob wins at Back Door 12–7.',
      'more: carol loses Elite Squadron Stormtrooper and 2 Force.',
      'more: bob loses Corporal Beezer.',
    ])
    expect(storyOf(BATTLE_TURN, 'fr').slice(2)).toEqual([
      'head: bob gagne à Back Door 12–7.',
      'more: carol perd Elite Squadron Stormtrooper et 2 points de Force.',
      'more: bob perd Corporal Beezer.',
    ])
  })

  test('tells a battle that still goes on by its beginning, and one that ended early as none', () => {
    const from = BATTLE_TURN.findIndex(({ type }) => type === 'battle')
    const begun = BATTLE_TURN.slice(0, from + 1)
    expect(storyOf(begun, 'en').at(-1)).toBe('head: bob begins a battle at Back Door.')
    const { data } = BATTLE_TURN[from] as GameEvent
    const stopped: GameEvent = { type: 'battle-cancelled', seat: 'light', data }
    expect(storyOf([...begun, stopped], 'en').at(-1)).toBe('head: No battle at Back Door after all.')
  })

  test('says “you” to the player', () => {
    const voice = { ...voiceIn('en'), reader: 'dark' }
    expect(swccg.words.story(seen(DRAIN_TURN), voice).map(({ text }) => text)).toContain('You drain 2.')
    expect(swccg.words.events(seen(DRAIN_TURN), { ...voice, language: 'fr' })).toContain('Vous drainez 1 à Kessel.')
  })

  test('of two turns is told turn by turn', () => {
    const turns = storyOf([...DRAIN_TURN, ...BATTLE_TURN], 'en')
    expect(turns).toEqual([...storyOf(DRAIN_TURN, 'en'), ...storyOf(BATTLE_TURN, 'en')])
  })
})

describe('the log', () => {
  test('has a drain with its amount, a shot with its draw, and equal losses each in a line', () => {
    expect(linesOf(DRAIN_TURN, 'en')).toContain('carol drains 1 at Kessel.')
    const lines = linesOf(BATTLE_TURN, 'en')
    expect(lines).toContain(
      'carol fires Blaster Rifle of Elite Squadron Stormtrooper at Corporal Beezer for 1 Force. carol draws Sergeant Tarl for destiny: 5. Corporal Beezer is hit: 5 against 3.',
    )
    expect(lines).toContain('carol loses Sergeant Tarl ×2 (Reserve Deck).')
    expect(lines).toContain(
      'The battle at Endor: Back Door is over: carol paid 5 battle damage and 3 attrition; bob paid 2 attrition.',
    )
  })

  test('names a drain that is not counted yet by its beginning', () => {
    const begun = DRAIN_TURN.slice(0, DRAIN_TURN.findIndex(({ type }) => type === 'drained') + 1)
    expect(linesOf(begun, 'fr').at(-1)).toBe('carol commence un drainage à Kessel.')
  })
})
