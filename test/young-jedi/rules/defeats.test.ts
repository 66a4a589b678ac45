/** The losses of a fight, their cost and the facts about them (parts 13 and 14; forms F9, F10, F18, F20). */
import { describe, expect, it } from 'vitest'
import { position, type SideOfTable } from '../position.ts'

const PALACE = 'Naboo • Theed Palace'
const MAUL = 'Darth Maul, Sith Apprentice'

/** Dark attacks with all Battle cards in hand, and light plays all of its own. */
function battle(dark: SideOfTable, light: SideOfTable, rows: { dark?: string[]; light?: string[] } = {}, at = PALACE) {
  const game = position({ step: 'battle', at, dark, light })
  game.dark.battles(...(dark.hand ?? []))
  if (light.hand !== undefined) game.light.takes(...light.hand)
  if (rows.light !== undefined) game.light.plans(...rows.light)
  if (rows.dark !== undefined) game.dark.plans(...rows.dark)
  return game
}

describe('a fighter that goes back to the hand', () => {
  const together = (row: string[]) =>
    battle(
      { faceUp: [MAUL, 'Sith Lightsaber'], hand: ['BL-125'], deck: ['DM-90', 'DM-90'] },
      { faceUp: ['Anakin Skywalker', 'Jar Jar Binks', 'Blaster'], hand: ['RF-C5'], deck: ['Boss Nass', 'Boss Nass'] },
      { light: row, dark: ['BL-125', 'Sith Lightsaber', MAUL] },
    )

  it('rules 14.8, E-09 – only the named member of a group: the fact names it, and the DAMAGE of the rest is taken', () => {
    const game = together(['RF-C5', 'Anakin Skywalker', 'Jar Jar Binks', 'Blaster'])
    expect(game.told('defeat')).toEqual([
      {
        lost: [
          { handle: 'lt1', card: 'DM-4' },
          { handle: 'lt2', card: 'DM-3' },
        ],
        rescued: true,
        saved: ['lt2'],
      },
    ])
    expect(game.told('damage')).toMatchObject([{ count: 4 }])
    expect(game.light.hand).toContain('Jar Jar Binks, Gungan Chuba Thief')
    expect(game.light.discard).toContain('Anakin Skywalker, Podracer Pilot')
  })

  it('rules 14.8, E-09 – alone it costs nothing, and no fact tells of damage', () => {
    const game = battle({ faceUp: [MAUL] }, { faceUp: ['DM-1'], hand: ['DM-56'] }, { light: ['DM-56', 'DM-1'] })
    expect(game.told('defeat')).toEqual([{ lost: [{ handle: 'lt1', card: 'DM-1' }], rescued: true }])
    expect(game.told('damage')).toEqual([])
  })
})

describe('DAMAGE that texts change', () => {
  it('rules 14.1, G-36 – is told with the text, the fighter and the change', () => {
    const game = battle({ faceUp: [MAUL], effect: 'After Her!' }, { faceUp: ['Rabé'] })
    expect(game.told('defeat')).toEqual([
      {
        lost: [{ handle: 'lt1', card: 'DM-16' }],
        rescued: false,
        changes: [{ card: 'BL-129', to: 'DM-16', change: 2 }],
      },
    ])
    expect(game.told('damage')).toMatchObject([{ count: 3 }])
  })

  it('rules 14.1, G-36 – is not told if it is 0', () => {
    const game = battle({ faceUp: [MAUL] }, { faceUp: ['EB-P13'] })
    expect(game.beaten()).toEqual(['light'])
    expect(game.told('damage')).toEqual([])
  })
})

describe('stakes', () => {
  const staked = (dark: string[], light: string[]) =>
    battle(
      { faceUp: dark, hand: ['Dangerous Encounter'] },
      { faceUp: light },
      { dark: ['Dangerous Encounter', ...dark] },
    )

  it('rule 14.1, E-09 – cost the opponent two cards if the fight is won, and the owner one if it is lost', () => {
    const won = staked([MAUL], ['Yoda'])
    expect(won.told('damage')).toMatchObject([{ count: 4 }, { count: 2 }])
    const lost = staked(['Watto'], ['Yoda'])
    expect(lost.told('damage')).toMatchObject([{ count: 2 }, { count: 1 }])
    expect(lost.events.filter(({ type }) => type === 'damage').map(({ seat }) => seat)).toEqual(['dark', 'dark'])
  })

  it('rule 14.1, E-09 – cost nothing in a tie', () => {
    expect(staked(['Watto'], ['Padmé Naberrie']).told('damage')).toEqual([])
  })
})

describe('fighters that fight again', () => {
  const first = (...foes: string[]) =>
    battle(
      { faceUp: ['Darth Sidious', 'Watto'], hand: ['Let Them Make The First Move'] },
      { faceUp: foes, hand: ['DM-53'] },
      { light: ['DM-53', ...foes], dark: ['Let Them Make The First Move', 'Darth Sidious', 'Watto'] },
    )

  it('rule 12.7 – continue after defeating a ◆ character, and the fact names them', () => {
    const game = battle(
      { faceUp: ['Darth Sidious', 'Watto'], hand: ['Let Them Make The First Move'] },
      { faceUp: ['DM-29', 'Yoda'] },
      { light: ['DM-29', 'Yoda'], dark: ['Let Them Make The First Move', 'Darth Sidious', 'Watto'] },
    )
    expect(game.told('fight-next')).toEqual([{ characters: ['DM-72'] }])
    expect(game.totals()).toEqual([
      { dark: 5, light: 2 },
      { dark: 5, light: 4 },
    ])
  })

  it('rule 12.7 – do not continue after defeating a character without ◆', () => {
    expect(first('Anakin Skywalker', 'Jar Jar Binks').told('fight-next')).toEqual([])
  })
})

describe('fighters sent back', () => {
  it('E-19 – are told, their Battle card is used up, and the others are set aside', () => {
    const game = battle(
      { faceUp: ['Watto', MAUL], hand: ['V2-JC-132'] },
      { faceUp: ['Yoda', 'Rabé'] },
      { light: ['Yoda', 'Rabé'], dark: ['V2-JC-132', 'Watto', MAUL] },
    )
    expect(game.told('send-back')).toEqual([{ characters: ['DM-74'] }])
    expect(game.told('discard')).toEqual([{ why: 'used', cards: ['V2-JC-132'] }])
    expect(game.totals()).toEqual([{ dark: 3, light: 2 }])
    expect(game.events.filter(({ type }) => type === 'send-back').map(({ seat }) => seat)).toEqual(['dark'])
  })
})

describe('weapons that a text forbids', () => {
  const TANK = 'Trade Federation Tank, Armored Division'
  const CANNON = 'Trade Federation Tank Laser Cannon'

  it('rules 11.2, 11.5 – are told as forbidden, ignored, and kept', () => {
    const shielded = (effect?: string) =>
      battle(
        { faceUp: [TANK, CANNON] },
        { faceUp: ['Yoda'], ...(effect === undefined ? {} : { effect }) },
        { dark: [CANNON, TANK] },
      )
    expect(shielded('DF-23').told('fighters')[0]).toEqual({
      fight: 1,
      characters: [{ handle: 'dt1', card: 'DM-88' }],
      weapons: [],
      battle: null,
      ignored: [{ handle: 'dt2', card: 'DM-114' }],
      banned: true,
    })
    expect(shielded().told('fighters')[0]).toEqual({
      fight: 1,
      characters: [{ handle: 'dt1', card: 'DM-88' }],
      weapons: [{ handle: 'dt2', card: 'DM-114' }],
      battle: null,
      ignored: [],
    })
  })
})

describe('breakthrough', () => {
  it('rules 14.9, 14.4, E-23 – is prevented only by the last card of the plan, and only by a card with this text', () => {
    const stand = (card: string, ...rest: string[]) =>
      battle(
        { faceUp: ['Watto', 'Watto', 'Watto'] },
        { faceUp: ['Yoda', ...rest], hand: [card] },
        { light: [card, 'Yoda', ...rest], dark: ['Watto', 'Watto', 'Watto'] },
      )
    expect(stand("Qui-Gon's Final Stand").told('covered')).toEqual([{ count: 2 }])
    expect(stand("Qui-Gon's Final Stand").told('breakthrough')).toEqual([])
    expect(stand('Critical Confrontation').told('covered')).toEqual([])
    expect(stand('Critical Confrontation').told('breakthrough')).toMatchObject([{ count: 2 }])
  })
})
