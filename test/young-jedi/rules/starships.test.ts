/** Starships, hyperspace, evacuation, interception (part 22). */
import { describe, expect, it } from 'vitest'
import { type Played, position, type SideOfTable } from '../position.ts'

const BATTLESHIP = 'Battleship, Trade Federation Transport'
const DROID = 'Droid Starfighter'
const MAULS = "Darth Maul's Starfighter, Sith Infiltrator"
const CRUISER = 'Republic Cruiser, Transport'
const NABOO = 'Naboo Starfighter'
const BRAVO = 'Bravo 1, Naboo Starfighter'
const CAPITAL = 'Coruscant • Capital City'

interface Fight {
  readonly power: Record<'dark' | 'light', Record<string, number>>
  readonly total: Record<'dark' | 'light', number>
}
const fights = (game: Played) => game.told('fight') as unknown as Fight[]
const told = (game: Played) => game.events.map((event) => event.type)

/** Dark is about to leave Tatooine, with Watto and a Blaster there. */
function leaving(dark: SideOfTable = {}, light: SideOfTable = {}, more: object = {}) {
  return position({
    dark: { faceUp: ['Watto', 'Blaster'], hyperspace: [BATTLESHIP], ...dark },
    light: { faceUp: ['Yoda'], ...light },
    ...more,
  })
}

describe('hyperspace', () => {
  it('rules 22.1, 28.3, YJ-144 – takes starships in any Deploy step, face up and for nothing', () => {
    const game = position({ dark: { hand: [BATTLESHIP, DROID, 'Darth Maul, Sith Apprentice'], turnsHere: 1 } })
    game.dark.deploys(BATTLESHIP, 'Darth Maul, Sith Apprentice', DROID)
    expect(game.dark.hyperspace).toEqual([BATTLESHIP, DROID])
    expect(game.dark.hidden).toEqual(['Darth Maul, Sith Apprentice'])
    expect(game.told('deploy')).toMatchObject([
      { cost: 0, card: 'DM-140', where: 'hyperspace' },
      { cost: null, card: null },
      { cost: 0, card: 'DM-139', where: 'hyperspace' },
    ])
    expect(game.view('light').sides.dark.hyperspace.map(({ card }) => card)).toEqual(['DM-140', 'DM-139'])
  })

  it('rules 22.1, 22.8, U-07, 18.2.1 – belongs to no planet: starships stay when the planet goes aside', () => {
    const game = position({
      step: 'even-up',
      dark: { faceUp: ['Watto'], hyperspace: [BATTLESHIP] },
      light: { hyperspace: [CRUISER], hand: [CAPITAL] },
    })
    game.dark.evensUp()
    expect([game.dark.hyperspace, game.light.hyperspace]).toEqual([[BATTLESHIP], [CRUISER]])
  })

  it('rules 22.2, 6.4 – holds a unique starship once, of each player', () => {
    const one = position({ dark: { hyperspace: [MAULS], hand: [MAULS, DROID] } })
    expect(one.dark.offered('deploy')).toEqual([DROID])
    const two = position({ dark: { hand: [MAULS, MAULS] } })
    expect(two.dark.tries('deploy', 'done', [MAULS, MAULS])).toBe('shape.excludes')
  })

  it('rules 22.2, 6.1, YJ-147 – holds any number of ◆ starships', () => {
    const game = position({ dark: { hyperspace: [DROID], hand: [DROID, DROID] } })
    game.dark.deploys(DROID, DROID)
    expect(game.dark.hyperspace).toHaveLength(3)
  })
})

describe('evacuation', () => {
  it('rules 22.3, 22.4.1, 1.3.6 – needs a transport; starfighters alone evacuate nobody', () => {
    expect(leaving().dark.offered('deploy')).toEqual(['evacuate:Tatooine'])
    expect(leaving({ hyperspace: [DROID] }).asked).toEqual(['dark battle'])
  })

  it('rules 22.4.1, YJ-148, YJ-149 – leaves the current planet or one that is controlled', () => {
    const game = leaving({ stranded: { Naboo: ['Sebulba'] } })
    expect(game.dark.offered('deploy')).toEqual(['evacuate:Tatooine', 'evacuate:Naboo'])
    game.dark.deploys('evacuate:Naboo')
    expect(game.dark.stranded('Naboo')).toEqual([])
    expect(game.dark.faceUp).toEqual(['Watto, Slave Owner', 'Blaster'])
  })

  it('rules 22.4.1, 22.6, U-08, YJ-150 – a face-up character or weapon must be there', () => {
    expect(leaving({ faceUp: ['Blaster'] }).dark.offered('deploy')).toEqual(['evacuate:Tatooine'])
    expect(leaving({ faceUp: [], hidden: ['Watto'], turnsHere: 1, hand: ['Blaster'] }).dark.offered('deploy')).toEqual([
      'Blaster',
    ])
    expect(leaving({ faceUp: [], hand: ['Blaster'] }).dark.offered('deploy')).toEqual(['Blaster'])
  })

  it('rules 22.4.2, YJ-152 – all starships in hyperspace take part', () => {
    const game = leaving({ hyperspace: [BATTLESHIP, DROID, MAULS] })
    game.dark.deploys('evacuate:Tatooine')
    expect(game.told('evacuation')).toMatchObject([{ planet: 'Tatooine', cards: 2 }])
    const ships = ['DM-140', 'DM-139', 'DM-138'].map((card) => ({ card }))
    expect(game.told('evacuation')).toMatchObject([{ ships }])
  })

  it('rules 22.4.3, 22.4.5, 22.4.7, YJ-151, YJ-153 – all leave together; without interception they go into the deck', () => {
    const game = leaving({ faceUp: ['Watto', 'Blaster', 'Sebulba'], effect: 'After Her!' }, { hand: ['Yoda'] })
    const before = game.dark.deck
    game.dark.deploys('evacuate:Tatooine')
    expect(game.asked).toEqual(['light intercept'])
    game.light.lets()
    expect(game.dark.faceUp).toEqual([])
    expect(game.dark.hyperspace).toEqual([])
    expect(game.dark.deck).toBe(before + 4)
    expect(told(game).slice(0, 3)).toEqual(['intercept', 'evacuated', 'shuffle'])
    expect(game.told('evacuated')).toMatchObject([{ saved: true, transport: 'DM-140' }])
    expect(game.dark.discard).toEqual([])
  })

  it('rule 22.6, U-08 – Effects are never evacuated; hidden cards leave with the others', () => {
    const game = leaving({ effect: 'After Her!', hidden: ['Sebulba'], turnsHere: 1 })
    game.dark.deploys('evacuate:Tatooine')
    expect(game.dark.effect).toBe('After Her!')
    expect(game.dark.hidden).toEqual([])
    expect(game.told('evacuated')).toMatchObject([{ cards: ['DM-74', 'DM-119'], hidden: 1 }])
  })

  it('rules 22.4.7, G-65 – one transport goes with them, picked at random; the others stay', () => {
    const picked = new Set<string>()
    for (let seed = 0; seed < 30; seed++) {
      const game = leaving({ hyperspace: ['BL-137', BATTLESHIP, 'BP-60', DROID] }, {}, { seed: `seed ${seed}` })
      game.dark.deploys('evacuate:Tatooine')
      expect(game.dark.hyperspace).toHaveLength(3)
      expect(game.dark.hyperspace).toContain(DROID)
      picked.add(game.told('evacuated')[0]?.transport as string)
    }
    expect([...picked].sort()).toEqual(['BL-137', 'BP-60', 'DM-140'])
  })

  it('rules 22.4.7, YJ-154 – in the older editions no transport goes back', () => {
    const game = leaving({}, {}, { rules: { edition: '2001' } })
    game.dark.deploys('evacuate:Tatooine')
    expect(game.dark.hyperspace).toEqual([BATTLESHIP])
    expect(game.told('evacuated')).toMatchObject([{ saved: true, transport: null }])
  })

  it('rule 22.4, G-60 – several planets may be left in one step, each with a transport', () => {
    const game = leaving({ hyperspace: [BATTLESHIP, BATTLESHIP], stranded: { Naboo: ['Sebulba'] } })
    game.dark.deploys('evacuate:Naboo', 'evacuate:Tatooine')
    expect([game.dark.hyperspace, game.dark.faceUp, game.dark.stranded('Naboo')]).toEqual([[], [], []])
    const one = leaving({ stranded: { Naboo: ['Sebulba'] } })
    one.dark.deploys('evacuate:Naboo', 'evacuate:Tatooine')
    expect(one.dark.faceUp).toEqual(['Watto, Slave Owner', 'Blaster'])
  })

  it('rules 22.5.7, 9.1 – starships fight only in an evacuation', () => {
    const game = position({ dark: { hyperspace: [BATTLESHIP, DROID] }, light: { hyperspace: [CRUISER, NABOO] } })
    expect(game.asked).toEqual(['dark even-up'])
  })
})

describe('interception', () => {
  it('rules 22.4.4, YJ-156 – starships may be added from hand, then all there take part', () => {
    const game = leaving({}, { hyperspace: [NABOO], hand: [CRUISER, 'Yoda', NABOO] })
    game.dark.deploys('evacuate:Tatooine')
    expect(game.light.offered('intercept')).toEqual([CRUISER, NABOO])
    game.light.intercepts(CRUISER)
    expect(game.light.hyperspace).toEqual([NABOO, CRUISER])
    expect(game.told('starship-battle')).toEqual([{ planet: 'Tatooine' }])
    game.light.takes()
    expect(game.light.offered('plan')).toEqual([NABOO, CRUISER])
  })

  it('rules 22.4.4, G-61, G-62 – adding is no interception: they stay in hyperspace', () => {
    const game = leaving({}, { hand: [CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.lets(CRUISER)
    expect(game.light.hyperspace).toEqual([CRUISER])
    expect(game.told('starship-battle')).toEqual([])
    expect(game.told('evacuated')).toMatchObject([{ saved: true }])
  })

  it('rules 22.7, U-09 – transports alone may intercept; with no starship nobody can', () => {
    const game = leaving({}, { hyperspace: [CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    expect(game.totals()).toEqual([{ dark: 5, light: 5 }])
    const none = leaving({}, { hand: ['Yoda'] })
    none.dark.deploys('evacuate:Tatooine')
    expect(none.light.exits('intercept')).toEqual(['let'])
    const nothing = leaving()
    nothing.dark.deploys('evacuate:Tatooine')
    expect(nothing.asked).toEqual(['dark even-up'])
  })

  it('rules 22.4.6, E-29 – the battle is at the planet that is left', () => {
    const power = (planet: 'Naboo' | 'Tatooine') => {
      const game = leaving({ stranded: { Naboo: ['Sebulba'] } }, { hyperspace: ['DF-30'] })
      game.dark.deploys(`evacuate:${planet}`)
      game.light.intercepts()
      return fights(game)[0]?.power.light.texts
    }
    expect(power('Naboo')).toBe(2)
    expect(power('Tatooine')).toBe(0)
  })

  it('rules 22.4.8, 22.5.4 – no transport survived: they are discarded, without damage for them', () => {
    const game = leaving({}, { hyperspace: ['JC-70'] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    expect(game.totals()).toEqual([{ dark: 5, light: 6 }])
    expect(game.told('damage')).toMatchObject([{ count: 5 }])
    expect(game.dark.faceUp).toEqual([])
    expect(game.dark.deck).toBe(15)
    expect(game.dark.discard.slice(0, 2).sort()).toEqual(['Blaster', 'Watto, Slave Owner'])
    expect(game.told('evacuated')).toMatchObject([{ saved: false, transport: null }])
  })

  it('rules 22.4.7, 22.4.8 – a starfighter that survived saves nobody', () => {
    const game = leaving({ hyperspace: [BATTLESHIP, DROID] }, { hyperspace: ['JC-70'] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.dark.plans(BATTLESHIP, DROID)
    expect(game.told('evacuated')).toMatchObject([{ saved: false }])
    expect(game.dark.hyperspace).toEqual([DROID])
  })
})

describe('a starship battle', () => {
  it('rule 22.5.1 – the interceptor attacks: they declare their number first, then the opponent', () => {
    const game = leaving({ hand: ['Watto'] }, { hyperspace: [CRUISER], hand: ['Yoda'] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    expect(game.asked).toEqual(['light battle-cards'])
    game.light.takes()
    expect(game.asked).toEqual(['dark battle-cards'])
    game.dark.takes()
    expect(game.totals()).toEqual([{ dark: 5, light: 5 }])
  })

  it('rule 22.5.2 – POWER against POWER: no Location, no weapon', () => {
    const game = leaving({ faceUp: ['Watto', 'Blaster'] }, { hyperspace: [CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    expect(fights(game)[0]?.power).toEqual({
      dark: { characters: 5, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 },
      light: { characters: 5, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 },
    })
  })

  it('rules 22.5.3, 22.3, 16.1.5, 16.1.6, YJ-166 – starfighters draw destiny for power, the defender first', () => {
    const game = leaving(
      { hyperspace: [BATTLESHIP, 'BL-139'], deck: ['Watto'] },
      { hyperspace: [NABOO, CRUISER], deck: ['Blaster Rifle'] },
    )
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.dark.plans('BL-139', BATTLESHIP)
    game.light.plans(NABOO, CRUISER)
    expect(game.draws()).toEqual(['dark power 3', 'light power 6'])
    expect(game.totals()).toEqual([
      { dark: 5, light: 8 },
      { dark: 5, light: 5 },
    ])
  })

  it('rules 22.5.4, 22.5.6, YJ-159 – defeated starships are discarded for their DAMAGE; survivors return to hyperspace', () => {
    const game = leaving({ hyperspace: [BATTLESHIP, MAULS], deck: ['Bib Fortuna'] }, { hyperspace: [BRAVO, CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.dark.plans(MAULS, BATTLESHIP)
    game.light.plans(BRAVO, CRUISER)
    expect(game.totals()).toEqual([
      { dark: 9, light: 7 },
      { dark: 5, light: 5 },
    ])
    expect(game.told('damage')).toMatchObject([{ count: 2 }])
    expect(game.light.hyperspace).toEqual([CRUISER])
    expect(game.light.discard).toContain(BRAVO)
    // One transport has gone into the deck with the cards it saved.
    expect(game.dark.hyperspace).toEqual([MAULS])
  })

  it('rules 22.5.5, G-66, YJ-161 – there is no breakthrough', () => {
    const game = leaving({}, { hyperspace: [CRUISER, CRUISER, CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.light.plans(CRUISER, CRUISER, CRUISER)
    expect(game.told('breakthrough')).toEqual([])
    expect(game.told('fight')).toHaveLength(1)
    expect(game.light.hyperspace).toHaveLength(3)
  })

  it('rules 22.5.8, 12.2, G-64 – some Battle cards help starships; those for characters fail', () => {
    const game = leaving({ hand: ['Impossible!', 'Sandstorm'] }, { hyperspace: [CRUISER, CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.dark.takes('Impossible!', 'Sandstorm')
    game.dark.plans('Impossible!', BATTLESHIP, 'Sandstorm')
    game.light.plans(CRUISER, CRUISER)
    expect(game.totals()).toEqual([{ dark: 8, light: 5 }])
    expect(game.told('discard')).toMatchObject([{ why: 'used' }, { why: 'unused' }])
    const failing = leaving({ hand: ['Sandstorm'] }, { hyperspace: [CRUISER] })
    failing.dark.deploys('evacuate:Tatooine')
    failing.light.intercepts()
    failing.dark.takes('Sandstorm')
    failing.dark.plans('Sandstorm', BATTLESHIP)
    expect(failing.totals()).toEqual([{ dark: 5, light: 5 }])
    expect(failing.told('discard')).toMatchObject([{ why: 'fault' }])
  })

  it('rules 22.5.8, 13.3, 13.4 – and some let two fight together', () => {
    const game = leaving(
      { hyperspace: [BATTLESHIP, DROID], hand: ['Starfighter Screen'], deck: ['Watto'] },
      { hyperspace: [CRUISER] },
    )
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    game.dark.takes('Starfighter Screen')
    game.dark.plans('Starfighter Screen', DROID, BATTLESHIP)
    expect(game.totals()).toEqual([{ dark: 10, light: 5 }])
  })

  it('rules 22.9, 22.5.4, G-36, YJ-165 – texts that help starships work from any planet, and twice if there are two', () => {
    const lost = (faceUp: string[]) => {
      const game = leaving({ faceUp: ['Watto', ...faceUp] }, { hyperspace: ['JC-70'] })
      game.dark.deploys('evacuate:Tatooine')
      game.light.intercepts()
      return game.told('damage')[0]?.count
    }
    expect(lost([])).toBe(5)
    expect(lost(['BP-39'])).toBe(4)
    expect(lost(['BP-39', 'BP-39'])).toBe(3)
    // Damage is never below zero.
    expect(lost(Array<string>(6).fill('BP-39'))).toBeUndefined()
    const far = leaving({ stranded: { Naboo: ['DF-34'] } }, { hyperspace: [CRUISER] })
    far.dark.deploys('evacuate:Tatooine')
    far.light.intercepts()
    expect(far.totals()).toEqual([{ dark: 6, light: 5 }])
  })

  it('rules 22.4.3, G-63 – texts of evacuated cards still work in the battle', () => {
    const game = leaving({ faceUp: ['DF-34'] }, { hyperspace: [CRUISER] })
    game.dark.deploys('evacuate:Tatooine')
    game.light.intercepts()
    expect(game.totals()).toEqual([{ dark: 6, light: 5 }])
  })
})
