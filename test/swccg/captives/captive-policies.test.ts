/** The answers of the clock and the practice opponent to the questions of captives. */
import { expect, test } from 'vitest'
import { swccg } from '../../../src/games/swccg/index.ts'
import { practice } from '../../../src/games/swccg/policies/practice/practice-player.ts'
import { safest } from '../../../src/games/swccg/policies/safest-answer.ts'
import { optionsIn } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { laid, lendTexts } from '../lent-texts.ts'
import { TRIAL } from './trial-texts.ts'

lendTexts(TRIAL)

/** Plays an Interrupt of Dark. @returns the choices of the clock and the practice opponent: a card, or the id of an option */
function chosenBy(
  side: 'dark' | 'light',
  [interrupt, kind]: readonly [string, string],
  ...cards: readonly string[]
): readonly (string | undefined)[] {
  const played = laid({
    ...{ turn: 'dark', phase: 'deploy', dark: { hand: 'dark Alter; Sonic Bombardment; Torture' } },
    places: [`Endor Back Door, dark | ${cards.join('; ')}`],
  })
  played.choose('dark', ['act'], 'do', ({ card }) => card === interrupt, 'the Interrupt')
  const decision = played.question(side, kind)
  const view = swccg.view(played.state, side)
  return [safest, practice].map((policy) => {
    const answer = policy(view, decision)
    expect(swccg.play(played.state, side, [answer])).not.toHaveProperty('refused')
    const [id] = answer.choose ?? []
    return optionsIn(decision).find((one) => one.id === id)?.card ?? id
  })
}

test('a warrior seizes, for the practice opponent the strongest one; nobody escapes', () => {
  const seize = (...cards: readonly string[]) => chosenBy('dark', ['1_234', 'seize'], ...cards)
  expect(seize('Tarl', 'Elite Squadron Stormtrooper', 'Midge')).toEqual(['8_114', '8_114'])
  expect(seize('Elite Squadron Stormtrooper', 'Tarl', 'Midge')).toEqual(['8_100', '8_114'])
})

test('the strongest card takes a captive over for the practice opponent', () => {
  const cards = ['Grond + Midge captive', 'Elite Squadron Stormtrooper', 'Tarl']
  expect(chosenBy('dark', ['6_158', 'take-over'], ...cards)).toEqual(['8_100', '8_114'])
})

test('a released captive stays beside friends; alone among opponents the practice opponent takes it away', () => {
  const freed = (...cards: readonly string[]) => chosenBy('light', ['5_155', 'freed'], ...cards)
  expect(freed('Tarl + Midge captive', 'General Solo')).toEqual(['stay', 'stay'])
  expect(freed('Tarl + Midge captive')).toEqual(['stay', 'leave'])
})
