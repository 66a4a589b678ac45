import { describe, expect, it } from 'vitest'
import { position } from '../position.ts'

const CAPITAL = 'Coruscant • Capital City'
const DESERT = 'Tatooine • Desert Landing Site'
const LANDING = 'Begin Landing Your Troops'
const SCHEDULE = 'The Invasion Is On Schedule'

/** A battle of dark with this plan against this many Boss Nass (4); dark takes the Battle cards from hand. */
function battle(row: readonly string[], battleCards: readonly string[], at = CAPITAL, foes = 2) {
  const faceUp = row.filter((name) => !battleCards.includes(name))
  const light = Array<string>(foes).fill('Boss Nass')
  const game = position({ step: 'battle', at, dark: { faceUp, hand: battleCards }, light: { faceUp: light } })
  game.dark.battles(...battleCards)
  game.light.plans(...light)
  game.dark.plans(...row)
  return game
}

const powers = (game: ReturnType<typeof battle>) =>
  (game.told('fight') as unknown as { power: { dark: Record<string, number> } }[]).map(({ power }) => power.dark)

describe('errors of a plan', () => {
  it('rule 15.1 – a Battle card that does not work with the character is discarded, and the plan continues', () => {
    const game = battle(["Watto's Wager", 'Aurra Sing', 'Watto'], ["Watto's Wager"])
    expect(game.totals()).toEqual([
      { dark: 5, light: 4 },
      { dark: 3, light: 4 },
    ])
    expect(game.told('discard')).toEqual([{ why: 'fault', cards: ['DM-133'] }])
  })

  it('rules 15.1, 15.3, 15.4, U-24 – of two Battle cards the first is discarded, the second works', () => {
    const game = battle(['Sandstorm', 'Sniper', 'Blaster', 'Watto', 'Bib Fortuna'], ['Sandstorm', 'Sniper'], DESERT)
    expect(powers(game)[0]).toMatchObject({ characters: 3, battle: 4, destiny: 5 })
    expect(game.told('discard')).toEqual([
      { why: 'fault', cards: ['DM-129'] },
      { why: 'used', cards: ['DM-130'] },
    ])
  })

  it('rule 15.2 – a lone weapon that does not fit is ignored and kept', () => {
    const game = battle(['STAP', 'Watto', 'Bib Fortuna'], [])
    expect(powers(game)[0]).toMatchObject({ characters: 3, weapon: 0, destiny: 0 })
    expect(game.dark.faceUp).toEqual(['STAP'])
  })

  it('rules 15.3, 15.4 – Battle card, two weapons: the Battle card is discarded, the first weapon ignored, the second used', () => {
    const game = battle(['Opee Sea Killer', 'Blaster Rifle', 'Blaster', 'Aurra Sing', 'Watto'], ['Opee Sea Killer'])
    expect(powers(game)[0]).toEqual({ characters: 5, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 5 })
    expect(game.told('fighters')[0]).toMatchObject({ weapons: [{ card: 'DM-119' }], ignored: [{ card: 'DM-120' }] })
    expect(game.told('discard')).toEqual([{ why: 'fault', cards: ['DM-127'] }])
  })

  it('rule 15.3 – after the error the first character is still the first', () => {
    const game = battle(['Sandstorm', 'Opee Sea Killer', 'Watto', 'Bib Fortuna'], ['Sandstorm', 'Opee Sea Killer'])
    expect(powers(game)[0]).toMatchObject({ characters: 3, battle: 3 })
  })

  it('rules 15.3, 13.3 – too few for the group: the card is discarded, the others fight one by one', () => {
    const game = battle([SCHEDULE, 'DM-97', 'DM-98'], [SCHEDULE])
    expect(game.totals()).toEqual([
      { dark: 2, light: 4 },
      { dark: 2, light: 4 },
    ])
    expect(game.told('discard')).toEqual([{ why: 'fault', cards: ['DM-131'] }])
  })

  it('rule 15.3 – the wrong ones for the group: they fight in their order, with their weapon', () => {
    const game = battle([LANDING, 'Multi Troop Transport', 'DM-89', 'Watto'], [LANDING])
    expect(powers(game)).toEqual([
      { characters: 3, location: 0, weapon: 2, battle: 0, texts: 0, destiny: 5 },
      { characters: 3, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 },
    ])
  })

  it('rule 15.3 – a weapon in the middle of a group breaks it up', () => {
    const game = battle([LANDING, 'DM-89', 'Multi Troop Transport', 'DM-90'], [LANDING])
    expect(powers(game)).toMatchObject([
      { characters: 3, weapon: 0, destiny: 0 },
      { characters: 3, weapon: 2, destiny: 5 },
    ])
  })

  it('rule 15.3 – another Battle card in the middle of a group breaks it up, and may work there', () => {
    const game = battle([LANDING, 'DM-89', 'Sandstorm', 'DM-90'], [LANDING, 'Sandstorm'], DESERT)
    expect(powers(game)).toMatchObject([
      { characters: 3, battle: 0 },
      { characters: 3, battle: 3 },
    ])
  })

  it('rule 15.3 – a group card behind another Battle card works, the other is discarded', () => {
    const game = battle(['Sandstorm', LANDING, 'DM-89', 'DM-90', 'Watto'], ['Sandstorm', LANDING])
    expect(powers(game)).toMatchObject([
      { characters: 6, battle: 1 },
      { characters: 3, battle: 0 },
    ])
  })

  it('rule 15.3 – two weapons before a group: the card is discarded, the group fights one by one', () => {
    const game = battle([LANDING, 'Blaster', 'Multi Troop Transport', 'DM-89', 'DM-90'], [LANDING])
    expect(powers(game)).toMatchObject([
      { characters: 3, weapon: 2, battle: 0, destiny: 5 },
      { characters: 3, weapon: 0, battle: 0 },
    ])
    expect(game.told('fighters')[0]).toMatchObject({ ignored: [{ card: 'DM-119' }] })
  })

  it('rule 15.1 – a Battle card behind the last character is never reached', () => {
    const game = battle(['Aurra Sing', 'Watto', 'Sandstorm'], ['Sandstorm'])
    expect(game.told('discard')).toEqual([{ why: 'unused', cards: ['DM-129'] }])
  })
})
