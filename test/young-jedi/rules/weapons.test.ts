import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'

/** One dark fight against Yoda (5 at the Capital City); the filler's destiny is 5. */
function armed(row: readonly string[], deck: readonly string[] = []) {
  const game = position({ step: 'battle', at: CAPITAL, dark: { faceUp: row, deck }, light: { faceUp: ['Yoda'] } })
  game.dark.battles()
  game.dark.plans(...row)
  return game
}

const weaponOf = (game: ReturnType<typeof armed>) => {
  const [fight] = game.told('fight') as unknown as { power: { dark: { weapon: number; destiny: number } } }[]
  return [fight?.power.dark.weapon, fight?.power.dark.destiny]
}

describe('weapons', () => {
  it('rule 11.1 – one weapon a fight, the one directly before the character', () => {
    const game = armed(['Sith Lightsaber', 'Multi Troop Transport', 'STAP', 'Battle Droid Squad'])
    expect(weaponOf(game)).toEqual([2, 5])
    expect(game.draws()).toHaveLength(1)
    expect(game.dark.faceUp).toHaveLength(4)
  })

  it('rule 11.2 – the line that lists the character counts', () => {
    expect(weaponOf(armed(['Multi Troop Transport', 'DM-89']))).toEqual([2, 5])
    expect(weaponOf(armed(['Multi Troop Transport', 'DM-97']))).toEqual([0, 5])
    expect(weaponOf(armed(['Multi Troop Transport', 'Watto']))).toEqual([0, 0])
    expect(weaponOf(armed(["Sebulba's Podracer", 'Sebulba']))).toEqual([3, 5])
    expect(weaponOf(armed(["Sebulba's Podracer", 'Ben Quadinaros']))).toEqual([0, 5])
  })

  it('rule 11.2.1 – "any other character": those that the first line does not name', () => {
    expect(weaponOf(armed(["Aurra Sing's Blaster Rifle", 'Aurra Sing']))).toEqual([2, 5])
    expect(weaponOf(armed(["Aurra Sing's Blaster Rifle", 'Watto']))).toEqual([0, 5])
    expect(weaponOf(armed(['Tatooine Thunder Rifle', 'Tusken Raider, Nomad']))).toEqual([2, 5])
    expect(weaponOf(armed(['Tatooine Thunder Rifle', 'Darth Sidious']))).toEqual([0, 5])
  })

  it('rule 11.2.1 – "any other Jedi"', () => {
    const saber = "Obi-Wan Kenobi's Lightsaber"
    const power = (user: string) => {
      const game = position({
        turn: 'light',
        step: 'battle',
        at: CAPITAL,
        light: { faceUp: [saber, user] },
        dark: { faceUp: ['Watto'] },
      })
      game.light.battles()
      game.light.plans(saber, user)
      const [fight] = game.told('fight') as unknown as { power: { light: { weapon: number; destiny: number } } }[]
      return [fight?.power.light.weapon, fight?.power.light.destiny]
    }
    expect(power('Obi-Wan Kenobi, Young Jedi')).toEqual([2, 3])
    expect(power('Obi-Wan Kenobi, Jedi Padawan')).toEqual([2, 3])
    expect(power('Qui-Gon Jinn')).toEqual([0, 3])
    expect(power('Rabé')).toEqual([0, 0])
  })

  it('rules 11.3, 15.2 – a weapon that does not fit is ignored and kept, even if the character is defeated', () => {
    const game = armed(['Sith Lightsaber', 'Watto'])
    expect(game.totals()).toEqual([{ dark: 3, light: 5 }])
    expect(game.beaten()).toEqual(['dark'])
    expect(game.dark.faceUp).toEqual(['Sith Lightsaber'])
    expect(game.told('fighters')[0]).toMatchObject({ weapons: [], ignored: [{ card: 'DM-107' }] })
  })

  it('rules 11.3, 15.2 – a weapon that is not directly before a character is ignored and kept too', () => {
    const game = position({
      step: 'battle',
      at: CAPITAL,
      dark: { faceUp: ['Blaster', 'Watto'], hand: ['Opee Sea Killer'] },
      light: { faceUp: ['Mace Windu'] },
    })
    game.dark.battles('Opee Sea Killer')
    game.dark.plans('Blaster', 'Opee Sea Killer', 'Watto')
    expect(game.told('fight')).toMatchObject([
      { power: { dark: { weapon: 0, battle: 3, destiny: 0 } }, total: { dark: 6 } },
    ])
    expect(game.beaten()).toEqual(['dark'])
    expect(game.dark.faceUp).toEqual(['Blaster'])
  })

  it('rules 11.4, YJ-052 – the weapon that a defeated character used is discarded too', () => {
    const game = armed(['Blaster', 'Watto'], ['Jabba the Hutt'])
    expect(game.totals()).toEqual([{ dark: 4, light: 5 }])
    expect(game.dark.faceUp).toEqual([])
    expect(game.dark.discard).toEqual(['Pit Droid, Engineer', 'Pit Droid, Engineer', 'Blaster', 'Watto, Slave Owner'])
  })

  it('rules 11.6, 10.5, YJ-046 – a fighter that wins or ties keeps its weapon', () => {
    const tie = armed(['Blaster Rifle', 'Watto'], ['Gardulla the Hutt'])
    expect(tie.totals()).toEqual([{ dark: 5, light: 5 }])
    expect(tie.dark.faceUp).toEqual(['Blaster Rifle', 'Watto, Slave Owner'])
    const win = armed(['Blaster Rifle', 'Watto'], ['Sebulba'])
    expect(win.totals()).toEqual([{ dark: 6, light: 5 }])
    expect(win.dark.faceUp).toEqual(['Blaster Rifle', 'Watto, Slave Owner'])
  })

  it('rules 11.2, 12.4 – "any battle droid" means every one, ◆ or not', () => {
    expect(weaponOf(armed(['STAP', 'Battle Droid Squad']))).toEqual([2, 5])
    expect(weaponOf(armed(['STAP', 'DM-103']))).toEqual([2, 5])
    expect(weaponOf(armed(['STAP', 'DM-89']))).toEqual([0, 0])
  })
})
