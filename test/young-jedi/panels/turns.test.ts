/** Whole turns on one screen: deploying and what follows, attacks, Battle cards, giving up. */
import { describe, expect, it } from 'vitest'
import type { AnswerContent, AnswerDraft, PanelAction, PanelQuestion, SeenEvent } from '../../../src/contract/index.ts'
import { isRefusal } from '../../../src/contract/index.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { panels } from '../../../src/games/young-jedi/panels/index.ts'
import { decisions } from '../../../src/games/young-jedi/playing.ts'
import type { QuestionKind } from '../../../src/games/young-jedi/state/game-state.ts'
import { viewOf } from '../../../src/games/young-jedi/view/player-view.ts'
import { answerBy } from '../../../src/kit/decisions/chosen.ts'
import { type Played, type Position, position } from '../position.ts'
import { voiceOf } from './positions.ts'

const NOTHING: AnswerDraft = { suggested: false }
const PROPOSED: AnswerDraft = { suggested: true }

function ask(game: Played, kind: QuestionKind, begun: AnswerDraft, side: Side = 'dark'): PanelQuestion {
  return panels.ask(game.decision(side, kind), viewOf(game.state, side), begun, voiceOf(side, 'en'))
}

const action = ({ actions, more }: PanelQuestion, id: string): PanelAction => {
  const found = [...actions, ...more].find((one) => one.id === id)
  if (found === undefined) throw new Error(`no action ${id} among ${JSON.stringify([actions, more])}`)
  return found
}

/** Presses a button, with the questions that it answers after its own. @returns the kinds of these questions */
function press(game: Played, kind: QuestionKind, id: string, begun: AnswerDraft): string[] {
  const decision = game.decision('dark', kind)
  const pressed = action(ask(game, kind, begun), id)
  const answer = answerBy(decision, pressed, begun)
  if (answer === null) throw new Error(`${id} answers nothing`)
  hand(game, decision.id, answer)
  const followed: string[] = []
  for (;;) {
    const next = decisions(game.state).find(({ seat }) => seat === 'dark')
    const given = next === undefined ? null : panels.follow(pressed.next ?? '', next, viewOf(game.state, 'dark'))
    if (next === undefined || given === null) return followed
    followed.push(next.kind)
    hand(game, next.id, given)
  }
}

function hand(game: Played, decision: string, given: AnswerContent): void {
  const refused = game.hand('dark', { decision, ...given })
  if (refused !== null && isRefusal(refused)) throw new Error(refused.refused)
}

const TABLE = {
  at: 'Tatooine • Podrace Arena',
  dark: { faceUp: ['Watto'], hand: ['Sebulba', 'DM-89', 'DM-90', 'Sniper'] },
  light: { faceUp: ['Yoda'] },
} as const satisfies Position

/** Handles of cards of the hand, by their places in `TABLE`. */
const held = (game: Played, ...places: readonly number[]): string[] =>
  places.map((at) => game.state.sides.dark.hand[at]?.handle ?? '')
const [SEBULBA, WHEEL, DEFENSE] = [0, 1, 2]

describe('a turn on one screen', () => {
  it('ends with the deployment: no duel, no battle, Even Up', () => {
    const game = position(TABLE)
    const begun = { choose: held(game, WHEEL), suggested: false }
    expect(action(ask(game, 'deploy', begun), 'end')).toMatchObject({ label: 'Deploy 1, end turn', look: 'good' })
    expect(press(game, 'deploy', 'end', begun)).toEqual(['battle', 'even-up'])
    expect(game.asked.every((asked) => asked.startsWith('light'))).toBe(true)
    expect(game.dark.faceUp).toContain('Destroyer Droid, Wheel Droid')
  })

  it('says what its end discards before it draws', () => {
    const hand = ['Tatooine • Mos Espa', 'Sniper'] as const
    const game = position({ ...TABLE, step: 'even-up', dark: { faceUp: ['Watto'], hand, more: 20 } })
    const { question, actions } = ask(game, 'even-up', { choose: held(game, 0), suggested: false })
    expect(question).toBe('Discard 1, draw 5, end turn?')
    expect(actions[0]).toMatchObject({ label: 'Discard 1, draw 5, end turn' })
    expect(ask(game, 'even-up', NOTHING).question).toBe('Draw 4 and end your turn?')
  })

  it('asks for a battle where the player attacks', () => {
    const game = position(TABLE)
    expect(action(ask(game, 'deploy', NOTHING), 'attack')).toMatchObject({ label: 'Attack…', look: 'plain' })
    expect(press(game, 'deploy', 'attack', NOTHING)).toEqual([])
    expect(game.asked).toEqual(['dark battle'])
  })

  it('asks for the duel first where one is possible', () => {
    const duelists = { ...TABLE, dark: { faceUp: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'], hand: ['Watto'] } }
    const game = position(duelists)
    expect(press(game, 'deploy', 'attack', NOTHING)).toEqual([])
    expect(game.asked).toEqual(['dark duel'])
  })

  it('offers no attack where nobody can be attacked, nor in the first turn on a planet', () => {
    for (const given of [
      { ...TABLE, light: {} },
      { ...TABLE, dark: { ...TABLE.dark, turnsHere: 1 } },
    ]) {
      const { actions } = ask(position(given), 'deploy', NOTHING)
      expect(actions.map(({ id }) => id)).toEqual(['end'])
    }
  })

  it('does not end by itself where cards have to be discarded, or the last ones drawn', () => {
    const many = Array<string>(9).fill('Watto')
    const full = position({ ...TABLE, dark: { faceUp: ['Watto'], hand: many } })
    expect(press(full, 'deploy', 'end', NOTHING)).toEqual(['battle'])
    expect(full.asked).toEqual(['dark even-up'])
    const last = position({ ...TABLE, dark: { faceUp: ['Watto'], hand: ['Sniper'], more: 3 } })
    expect(press(last, 'deploy', 'end', NOTHING)).toEqual(['battle'])
    expect(last.asked).toEqual(['dark even-up'])
  })

  it('is grey while nothing is chosen, and says that nothing is deployed', () => {
    const { question, actions, list } = ask(position(TABLE), 'deploy', NOTHING)
    expect(question).toBe('Which cards do you deploy?')
    expect(actions[0]).toMatchObject({ label: 'Deploy nothing, end turn', look: 'plain' })
    expect(list?.placeholder).toBe('Choose cards…')
  })

  it('ignores ticks beyond the counters in their order, and says how many are deployed', () => {
    const game = position(TABLE)
    const three = { choose: held(game, DEFENSE, WHEEL, SEBULBA), suggested: false }
    const panel = ask(game, 'deploy', three)
    expect(panel.question).toBe('Deploy 2 of these 3?')
    expect(panel.actions[0]?.label).toBe('Deploy 2, end turn')
    expect(panel.list?.entries.filter(({ chosen }) => chosen)).toHaveLength(3)
    press(game, 'deploy', 'end', three)
    expect(game.dark.faceUp).toHaveLength(3)
  })

  it('says what the deployment makes of the power, which the table then has', () => {
    const game = position(TABLE)
    const panel = ask(game, 'deploy', { choose: held(game, WHEEL), suggested: false })
    expect(panel.below).toBe('Your power 4 → 8 against 4')
    press(game, 'deploy', 'attack', { choose: held(game, WHEEL), suggested: false })
    expect(ask(game, 'battle', NOTHING).below).toBe('Your power 8 against 4')
  })

  it('offers the cards of the last turn again where their titles are in hand', () => {
    const game = position(TABLE)
    const decision = game.decision('dark', 'deploy')
    const view = viewOf(game.state, 'dark')
    const deployed = (...cards: readonly string[]): SeenEvent[] =>
      cards.map((card) => ({ type: 'deploy', seat: 'dark', data: { handle: card, cost: 2, card } }))
    const again = (last: readonly SeenEvent[], begun = NOTHING) =>
      panels.ask(decision, view, begun, voiceOf('dark', 'en'), last).actions.find(({ id }) => id === 'again')
    const choose = held(game, WHEEL)
    expect(again(deployed('DM-89'))).toMatchObject({ label: 'Same as last turn', puts: { choose } })
    expect(again(deployed('DM-89'), { choose, suggested: false })).toBeUndefined()
    expect(again(deployed('DM-89', 'DM-74'))).toBeUndefined()
    expect(again([])).toBeUndefined()
  })

  it('warns of a draw deck that runs out', () => {
    const game = position({ ...TABLE, dark: { ...TABLE.dark, more: 8 } })
    expect(ask(game, 'deploy', NOTHING).below).toBe('⚠ 8 cards in your draw deck')
  })

  it('tells copies apart', () => {
    const game = position({ ...TABLE, dark: { hand: ['DM-89', 'DM-89', 'DM-89'] } })
    expect(ask(game, 'deploy', NOTHING).list?.entries.map(({ label }) => label)).toEqual([
      'Destroyer Droid',
      'Destroyer Droid 2',
      'Destroyer Droid 3',
    ])
  })

  it('counts one card in the singular', () => {
    const game = position({ ...TABLE, dark: { ...TABLE.dark, turnsHere: 1 } })
    const decision = game.decision('dark', 'deploy')
    const begun = { choose: held(game, WHEEL), suggested: false }
    const fr = panels.ask(decision, viewOf(game.state, 'dark'), begun, voiceOf('dark', 'fr'))
    expect(fr.question).toBe('Déployer 1 carte cachée\u00a0?')
    expect(fr.actions[0]?.label).toBe('Déployer 1, fin du tour')
  })
})

describe('Battle cards on one screen', () => {
  const game = () =>
    position({
      at: 'Naboo • Gungan Swamp',
      step: 'battle',
      dark: { faceUp: ['Watto'], hand: ['Sniper', 'Opee Sea Killer'] },
      light: { faceUp: ['Rabé', 'Yoda'] },
    })

  it('are worded "no use here" and come last where nobody can use them, and are never proposed', () => {
    const { list } = ask(game(), 'battle', NOTHING)
    expect(list?.entries.map(({ label, hint }) => [label, hint === 'no use here'])).toEqual([
      ['Opee Sea Killer', false],
      ['Sniper', true],
    ])
    const ticked = game()
      .state.sides.dark.hand.slice(0, 1)
      .map(({ handle }) => handle)
    expect(ask(game(), 'battle', { choose: ticked, suggested: false }).below).toBe('⚠ Sniper: no use here')
    const given = panels.suggest(game().decision('dark', 'battle'), viewOf(game().state, 'dark'))
    const sniper = game().state.sides.dark.hand[0]?.handle
    expect(given?.choose ?? []).not.toContain(sniper)
  })
})

describe('giving up', () => {
  it('stands only in the menu, in red, and asks again', () => {
    for (const [kind, step] of [
      ['even-up', 'even-up'],
      ['deploy', 'deploy'],
    ] as const) {
      const { actions, more } = ask(position({ ...TABLE, step }), kind, PROPOSED)
      expect(actions.filter(({ look }) => look === 'bad')).toEqual([])
      const surrender = more.find(({ id }) => id === 'surrender')
      if (kind === 'deploy') expect(surrender).toBeUndefined()
      else
        expect(surrender).toMatchObject({
          look: 'bad',
          label: 'Surrender Tatooine…',
          sure: { question: 'Surrender Tatooine?', keep: 'Keep fighting', give: 'Surrender Tatooine' },
        })
    }
  })

  it('says so where the planet is the match', () => {
    const won = [{ planet: 'Naboo', by: 'light' }] as const
    const { more } = ask(position({ ...TABLE, step: 'even-up', won }), 'even-up', NOTHING)
    expect(more.find(({ id }) => id === 'surrender')?.sure?.cost).toBe('You lose the match.')
  })

  it('is red where the last cards are drawn, and asks again', () => {
    const game = position({ ...TABLE, step: 'even-up', dark: { faceUp: ['Watto'], hand: ['Sniper'], more: 3 } })
    const { question, actions } = ask(game, 'even-up', PROPOSED)
    expect(question).toBe('Draw 3 and lose the match?')
    expect(actions[0]).toMatchObject({ label: 'Draw and lose', look: 'bad', sure: { keep: 'Keep playing' } })
    press(game, 'even-up', 'end', NOTHING)
    expect(game.outcome?.winner).toBe('light')
  })
})

describe('a hand that cannot be deployed', () => {
  const STUCK = {
    ...TABLE,
    dark: { faceUp: ['Watto'], hand: Array<string>(6).fill('Sniper'), more: 30 },
  } as const satisfies Position

  it('is not kept by the end of a turn: Even Up asks, and proposes to redraw it', () => {
    const game = position(STUCK)
    expect(press(game, 'deploy', 'end', PROPOSED)).toEqual(['battle'])
    expect(game.asked).toEqual(['dark even-up'])
    const { question, actions } = ask(game, 'even-up', PROPOSED)
    expect(question).toBe('Discard 6, draw 6, end turn?')
    expect(actions[0]?.label).toContain('Discard 6, draw 6, end turn')
  })

  it.each([
    ['en', '⚠ This gives Tatooine away'],
    ['fr', '⚠ Vous cédez Tatooine'],
  ] as const)('gives the planet away, and the panel says so (%s)', (language, line) => {
    const game = position({ ...STUCK, dark: { hand: STUCK.dark.hand, more: 30 } })
    const below = (kind: QuestionKind) =>
      panels.ask(game.decision('dark', kind), viewOf(game.state, 'dark'), PROPOSED, voiceOf('dark', language)).below
    expect(below('deploy')).toBe(line)
    press(game, 'deploy', 'end', PROPOSED)
    expect(below('even-up')).toBe(line)
    const held = position({ ...TABLE, dark: { hand: ['Watto'] } })
    const draft = { choose: [held.state.sides.dark.hand[0]?.handle ?? ''], suggested: false }
    expect(ask(held, 'deploy', draft).below).toBe('Your power 0 → 4 against 4')
  })
})

describe('a proposed end of a turn', () => {
  const IDLE = {
    ...TABLE,
    dark: { faceUp: ['Watto'], hand: ['Sniper', 'Tatooine • Podrace Arena'], more: 30 },
    light: { faceUp: ['Yoda', 'Mace Windu, Jedi Master', 'Qui-Gon Jinn, Jedi Master'] },
  } as const satisfies Position

  it.each([
    ['en', 'Discard 1, end turn', 'Or discard none'],
    ['fr', 'Défausser 1, finir le tour', 'Ou ne rien défausser'],
  ] as const)('names the cards that Even Up discards, and can be given without them (%s)', (language, plan, keep) => {
    const game = position(IDLE)
    const decision = game.decision('dark', 'deploy')
    const { actions, more } = panels.ask(decision, viewOf(game.state, 'dark'), PROPOSED, voiceOf('dark', language))
    expect(actions[0]).toMatchObject({ id: 'end', label: `✦ ${plan}`, look: 'good' })
    expect([...actions, ...more].find(({ id }) => id === 'keep')?.label).toBe(keep)
  })

  it('discards these cards without another question, and the picture shows them leave', () => {
    const game = position(IDLE)
    const leaving = ask(game, 'deploy', PROPOSED)
      .scene()
      .blocks.flatMap((block) => (block.block === 'tray' ? block.tiles : []))
      .filter(({ state }) => state === 'leaving')
    expect(leaving.map(({ card }) => card)).toEqual([game.state.sides.dark.hand[1]?.card])
    expect(press(game, 'deploy', 'end', PROPOSED)).toEqual(['battle', 'even-up'])
    expect(game.dark.discard).toEqual(['Tatooine • Podrace Arena'])
    const kept = position(IDLE)
    expect(press(kept, 'deploy', 'keep', PROPOSED)).toEqual(['battle', 'even-up'])
    expect(kept.dark.discard).toEqual([])
  })

  it('is an attack where the practice opponent would duel', () => {
    const faceUp = ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] as const
    const game = position({ ...TABLE, dark: { faceUp, hand: ['Watto'] }, light: { faceUp: ['Rabé'] } })
    expect(ask(game, 'deploy', PROPOSED).actions[0]).toMatchObject({ id: 'attack', look: 'good' })
    press(game, 'deploy', 'attack', PROPOSED)
    expect(ask(game, 'duel', PROPOSED).actions[0]?.label).toContain('✦')
  })
})
