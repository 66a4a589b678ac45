/** Each condition of a text, and when it holds (E-03 to E-06, E-13, E-29). */
import { describe, expect, it } from 'vitest'
import type { Condition } from '../../../src/games/young-jedi/cards/card.ts'
import type { PlanCard, State } from '../../../src/games/young-jedi/state/game-state.ts'
import { holds, leadsRace, type Situation } from '../../../src/games/young-jedi/texts/reading/conditions.ts'
import { type FightScene, type FightSceneSide, usesWeapon } from '../../../src/games/young-jedi/texts/reading/scene.ts'
import { type Position, position } from '../position.ts'

const MAUL: PlanCard = { handle: 'dt1', card: 'DM-71' }
const YODA: PlanCard = { handle: 'lt1', card: 'DM-10' }
const QUI_GON: PlanCard = { handle: 'lt1', card: 'DM-2' }
const SABER: PlanCard = { handle: 'dt2', card: 'DM-107' }
/** Aurra Sing with a built-in Jedi Lightsaber. */
const AURRA: PlanCard = { handle: 'dt3', card: 'RF-A7' }

const NOBODY: FightSceneSide = { characters: [], weapons: [], ignored: [], battle: null, carried: null }

function scene(
  dark: Partial<FightSceneSide>,
  light: Partial<FightSceneSide> = {},
  more: Partial<FightScene> = {},
): FightScene {
  return {
    kind: 'battle',
    planet: 'Naboo',
    place: 'Theed Palace',
    sides: { dark: { ...NOBODY, ...dark }, light: { ...NOBODY, ...light } },
    initiator: null,
    evacuated: null,
    ...more,
  }
}

const stateOf = (given: Position = {}): State => position({ at: 'Naboo • Theed Palace', ...given }).state

interface Given {
  readonly state?: State
  readonly scene?: FightScene
  readonly bearer?: Situation['bearer']
  readonly subject?: PlanCard
  readonly side?: 'dark' | 'light'
  readonly showsHand?: boolean
}

/** Whether the condition holds for a text of Darth Maul in play at Naboo, unless told otherwise. */
function check(condition: Condition | undefined, given: Given = {}): boolean {
  const { state = stateOf(), scene: fight = null, bearer, subject = MAUL, side = 'dark', showsHand } = given
  return holds(condition, state, {
    side,
    bearer: bearer ?? { ...MAUL, where: 'Naboo' },
    subject,
    scene: fight,
    ...(showsHand === undefined ? {} : { showsHand }),
  })
}

describe('conditions of a fight', () => {
  it('none at all always holds', () => expect(check(undefined)).toBe(true))

  it('E-03, rule 11.2 – using a weapon: this one, by this fighter, in this fight', () => {
    const saber: Condition = { using: [{ type: 'weapon', name: 'Sith Lightsaber' }] }
    const armed = scene({ characters: [MAUL], weapons: [SABER] }, { characters: [YODA] })
    expect(check(saber, { scene: armed })).toBe(true)
    expect(check(saber, { scene: armed, subject: { ...MAUL, handle: 'dt9' } })).toBe(false)
    expect(check(saber, { scene: scene({ characters: [MAUL] }, { characters: [YODA] }) })).toBe(false)
    expect(check(saber)).toBe(false)
    expect(check({ using: [{ type: 'weapon', name: 'Blaster' }] }, { scene: armed })).toBe(false)
    const either: Condition = {
      using: [
        { type: 'weapon', name: 'Blaster' },
        { type: 'weapon', name: 'Sith Lightsaber' },
      ],
    }
    expect(check(either, { scene: armed })).toBe(true)
  })

  it('E-03 – any weapon, built-in ones too unless they are ignored', () => {
    const any: Condition = { using: [{ type: 'weapon' }] }
    const armed = scene({ characters: [MAUL, AURRA], weapons: [SABER] }, { characters: [YODA] })
    expect(check(any, { scene: armed })).toBe(true)
    expect(check(any, { scene: armed, subject: AURRA })).toBe(true)
    expect(check(any, { scene: scene({ characters: [MAUL] }, { characters: [YODA] }) })).toBe(false)
    const ignored = scene({ characters: [AURRA], ignored: ['dt3'] }, { characters: [YODA] })
    expect(check(any, { scene: ignored, subject: AURRA })).toBe(false)
    const builtIn = (name: string) => [{ type: 'weapon' as const, name }]
    expect(check({ using: builtIn('Jedi Lightsaber') }, { scene: armed, subject: AURRA })).toBe(true)
    expect(check({ using: builtIn('Blaster') }, { scene: armed, subject: AURRA })).toBe(false)
    expect(
      check({ using: [...builtIn('Blaster'), ...builtIn('Jedi Lightsaber')] }, { scene: armed, subject: AURRA }),
    ).toBe(true)
  })

  it('rule 13.2 – only the first fighter has the weapon, and a fighter that isn’t there has none', () => {
    const two = scene(
      { characters: [MAUL, { handle: 'dt4', card: 'DM-74' }], weapons: [SABER] },
      { characters: [YODA] },
    )
    expect(usesWeapon(two, 'dark', 'dt1', null)).toBe(true)
    expect(usesWeapon(two, 'dark', 'dt4', null)).toBe(false)
    expect(usesWeapon(two, 'dark', 'dt9', null)).toBe(false)
    const ships = scene({ characters: [{ handle: 'dt5', card: 'DM-139' }] }, {}, { kind: 'space', place: null })
    expect(usesWeapon(ships, 'dark', 'dt5', null)).toBe(false)
  })

  it('E-05 – using a Battle card: this one, or that of the fight before', () => {
    const title: Condition = { usingBattle: 'How Wude!' }
    expect(check(title)).toBe(false)
    expect(check(title, { scene: scene({ characters: [MAUL] }) })).toBe(false)
    for (const where of ['battle', 'carried'] as const)
      expect(check(title, { scene: scene({ characters: [MAUL], [where]: 'BL-49' }) })).toBe(true)
    expect(check(title, { scene: scene({ characters: [MAUL], battle: 'BL-57' }) })).toBe(false)
    // Both titles of a Combo card count; a character in that place has none.
    for (const name of ['Fear Attracts The Fearful', 'How Wude!'])
      expect(check({ usingBattle: name }, { scene: scene({ characters: [MAUL], battle: 'RF-C5' }) })).toBe(true)
    expect(check({ usingBattle: 'Republic Pilot' }, { scene: scene({ characters: [MAUL], battle: 'V1-JC-32' }) })).toBe(
      false,
    )
  })

  it('E-05 – fighting a character: any member of the opponent’s group', () => {
    const jedi: Condition = { fighting: [{ kind: 'Jedi' }] }
    const foes = (...characters: PlanCard[]) => scene({ characters: [MAUL] }, { characters })
    const RABE: PlanCard = { handle: 'lt2', card: 'DM-16' }
    expect(check(jedi, { scene: foes(QUI_GON) })).toBe(true)
    expect(check(jedi, { scene: foes(RABE, QUI_GON) })).toBe(true)
    expect(check(jedi, { scene: foes(RABE) })).toBe(false)
    expect(check(jedi)).toBe(false)
    expect(check({ fighting: [{ name: 'Watto' }, { kind: 'Jedi' }] }, { scene: foes(QUI_GON) })).toBe(true)
  })

  it('rule 23.1 – dueling a character: in a duel, not in a battle', () => {
    const jedi: Condition = { dueling: [{ kind: 'Jedi' }] }
    const fight = scene({ characters: [MAUL] }, { characters: [QUI_GON] })
    expect(check(jedi, { scene: { ...fight, kind: 'duel' } })).toBe(true)
    expect(check(jedi, { scene: fight })).toBe(false)
    expect(check(jedi)).toBe(false)
    expect(check({ dueling: [{ name: 'Yoda' }] }, { scene: { ...fight, kind: 'duel' } })).toBe(false)
  })

  it('rule 27.6 – in a duel here: where the card is', () => {
    const fight = scene({ characters: [MAUL] }, { characters: [QUI_GON] }, { kind: 'duel' })
    expect(check({ duelHere: true }, { scene: fight })).toBe(true)
    expect(check({ duelHere: true }, { scene: fight, bearer: { ...MAUL, where: 'Coruscant' } })).toBe(false)
    expect(check({ duelHere: true }, { scene: { ...fight, kind: 'battle' } })).toBe(false)
    expect(check({ duelHere: true })).toBe(false)
  })

  it('E-29 – in a starship battle over a planet', () => {
    const over: Condition = { starshipBattleAt: 'Naboo' }
    const space = scene({}, {}, { kind: 'space', place: null })
    expect(check(over, { scene: space })).toBe(true)
    expect(check(over, { scene: { ...space, planet: 'Tatooine' } })).toBe(false)
    expect(check(over, { scene: { ...space, kind: 'battle' } })).toBe(false)
    expect(check(over)).toBe(false)
  })

  it('rule 22.4.3 – evacuating a character, or the card’s own planet', () => {
    const amidala: Condition = { evacuating: [{ name: 'Yoda' }, { name: 'Watto' }] }
    const leaving = (side: 'dark' | 'light', ...cards: PlanCard[]) =>
      scene({}, {}, { kind: 'space', place: null, evacuated: { side, cards } })
    const WATTO: PlanCard = { handle: 'dt7', card: 'DM-74' }
    expect(check(amidala, { scene: leaving('dark', MAUL, WATTO) })).toBe(true)
    expect(check(amidala, { scene: leaving('dark', MAUL) })).toBe(false)
    expect(check(amidala, { scene: leaving('light', WATTO) })).toBe(false)
    expect(check(amidala, { scene: scene({}) })).toBe(false)
    expect(check(amidala)).toBe(false)
    const here: Condition = { evacuatingHere: true }
    expect(check(here, { scene: leaving('dark') })).toBe(true)
    expect(check(here, { scene: leaving('light') })).toBe(false)
    expect(check(here, { scene: { ...leaving('dark'), kind: 'battle' } })).toBe(false)
    expect(check(here, { scene: leaving('dark'), bearer: { ...MAUL, where: 'Tatooine' } })).toBe(false)
    expect(check(here, { scene: scene({}) })).toBe(false)
    expect(check(here)).toBe(false)
  })

  it('rule 12.6 – showing the hand: only a player who has shown it', () => {
    expect(check({ showsHand: true }, { showsHand: true })).toBe(true)
    expect(check({ showsHand: true }, { showsHand: false })).toBe(false)
    expect(check({ showsHand: true })).toBe(false)
  })
})

describe('conditions of the game', () => {
  it('in the owner’s turn, in the opponent’s', () => {
    for (const turn of ['dark', 'light'] as const) {
      const state = stateOf({ turn })
      expect(check({ turnOf: 'you' }, { state })).toBe(turn === 'dark')
      expect(check({ turnOf: 'opponent' }, { state })).toBe(turn === 'light')
    }
  })

  it('E-04 – having fought this turn: a card of either side, or of the owner’s', () => {
    const state = stateOf({ today: { fought: { light: ['Rabé'], dark: ['Watto'] } } })
    const fought = (...names: string[]) => ({ fought: names.map((name) => ({ name })) })
    expect(check(fought('Rabé'), { state })).toBe(true)
    expect(check(fought('Yoda', 'Watto'), { state })).toBe(true)
    expect(check(fought('Yoda'), { state })).toBe(false)
    expect(check({ ...fought('Rabé'), own: true }, { state })).toBe(false)
    expect(check({ ...fought('Watto'), own: true }, { state })).toBe(true)
  })

  it('E-04 – or having thrust, in the owner’s turn', () => {
    const either: Condition = { fought: [{ name: 'Yoda' }], orThrust: true, own: true }
    const thrust = (turn: 'dark' | 'light') => stateOf({ turn, today: { thrust: true } })
    expect(check(either, { state: thrust('dark') })).toBe(true)
    expect(check(either, { state: thrust('light') })).toBe(false)
    expect(check(either)).toBe(false)
    expect(check({ fought: [{ name: 'Yoda' }] }, { state: thrust('dark') })).toBe(false)
  })

  it('E-06 – a card’s own declaration counts for its owner only', () => {
    const guards: Condition = { fought: [{ kind: 'Royal Guard' }] }
    for (const side of ['dark', 'light'] as const) {
      const state = stateOf({ today: { fought: { light: ['EB-P11'] } } })
      expect(check(guards, { state, side })).toBe(side === 'light')
    }
  })

  it('rules 27.9, 18.1 – controlling a planet: the planet, the player, and control without surrender', () => {
    const won = (by: 'dark' | 'light', surrendered = false) => ({
      ...stateOf(),
      won: [{ planet: 'Tatooine' as const, by, surrendered, locations: [] }],
    })
    const you: Condition = { controlled: 'Tatooine', by: 'you' }
    const any: Condition = { controlled: 'any', by: 'opponent' }
    const fairly: Condition = { controlled: 'any', by: 'opponent', surrendered: false }
    expect(check(you, { state: won('dark') })).toBe(true)
    expect(check(you, { state: won('light') })).toBe(false)
    expect(check({ controlled: 'Coruscant', by: 'you' }, { state: won('dark') })).toBe(false)
    expect(check(any, { state: won('light') })).toBe(true)
    expect(check(any, { state: won('light', true) })).toBe(true)
    expect(check(any, { state: won('dark') })).toBe(false)
    expect(check(fairly, { state: won('light') })).toBe(true)
    expect(check(fairly, { state: won('light', true) })).toBe(false)
    expect(check(fairly)).toBe(false)
    const both = { ...stateOf(), won: [...won('dark').won, { ...won('light').won[0]!, planet: 'Coruscant' as const }] }
    expect(check(you, { state: both })).toBe(true)
    expect(check(any, { state: both })).toBe(true)
  })

  it('rules 27.2, 27.4 – a character present: face up, on the owner’s side of the planet, no version of the same card', () => {
    const present: Condition = { present: [{ name: 'Yoda' }, { name: 'Watto' }] }
    const here = (given: Position['dark']) => stateOf({ dark: given ?? {} })
    expect(check(present, { state: here({ faceUp: ['DM-71', 'Watto'] }) })).toBe(true)
    expect(check(present, { state: here({ faceUp: ['DM-71', 'Aurra Sing', 'Watto'] }) })).toBe(true)
    expect(check(present, { state: here({ faceUp: ['DM-71'], hidden: ['Watto'] }) })).toBe(false)
    expect(check(present, { state: here({ stranded: { Tatooine: ['Watto'] } }) })).toBe(false)
    const other = { handle: 'dt9', card: MAUL.card }
    const there = { ...other, where: 'Tatooine' as const }
    expect(check(present, { state: here({ stranded: { Tatooine: ['Watto'] } }), bearer: there })).toBe(true)
    expect(check(present, { state: here({ faceUp: ['Watto'] }), bearer: there })).toBe(false)
    expect(check(present, { state: here({ faceUp: ['Watto'] }), bearer: { ...other, where: null } })).toBe(true)
    expect(check(present, { state: here({ faceUp: ['Watto'] }), bearer: { ...other, where: 'objective' } })).toBe(false)
    expect(check({ present: [{ name: 'Darth Maul' }] }, { state: here({ faceUp: ['DM-71', 'JC-71'] }) })).toBe(false)
    expect(
      check(
        { present: [{ name: 'Darth Maul' }] },
        { state: here({ faceUp: ['Watto', 'JC-71'] }), bearer: { handle: 'dt1', card: 'DM-74', where: 'Naboo' } },
      ),
    ).toBe(true)
  })

  it('rule 6.2.2 – a stack that holds a version', () => {
    const stack: Condition = { stackHolds: { name: 'Darth Maul', subtitle: 'Sith Apprentice' } }
    expect(check(stack, { state: stateOf({ dark: { faceUp: ['Watto', 'DM-71'] } }) })).toBe(true)
    expect(check(stack, { state: stateOf({ dark: { faceUp: ['Watto', 'JC-71'] } }) })).toBe(false)
  })

  it('rule 27.6 – on the current planet', () => {
    expect(check({ onCurrentPlanet: true })).toBe(true)
    expect(check({ onCurrentPlanet: true }, { bearer: { ...MAUL, where: 'Tatooine' } })).toBe(false)
    expect(check({ onCurrentPlanet: true }, { state: { ...stateOf(), planet: null } })).toBe(false)
  })

  it('E-13 – leading the race: by laps, then by cards, with a pilot', () => {
    const race = (dark: object | null, light: object | null) =>
      stateOf({
        dark: dark === null ? {} : { race: { pilot: 'DM-73', ...dark } },
        light: light === null ? {} : { race: { pilot: 'DM-4', ...light } },
      })
    const leads = (dark: object | null, light: object | null) => leadsRace(race(dark, light), 'dark')
    expect(leads({ laps: 1 }, { pile: ['R2-D2', 'R2-D2', 'R2-D2', 'R2-D2', 'R2-D2'] })).toBe(true)
    expect(leads({ laps: 1, pile: ['DM-71'] }, { laps: 1 })).toBe(true)
    expect(leads({ laps: 1, pile: ['DM-71'] }, { laps: 1, pile: ['R2-D2'] })).toBe(false)
    expect(leads({ pile: ['DM-71'] }, null)).toBe(true)
    expect(leads({}, null)).toBe(false)
    expect(leads(null, null)).toBe(false)
    expect(leadsRace(stateOf({ dark: { race: { laps: 2 } } }), 'dark')).toBe(false)
    expect(check({ leadsRace: true }, { state: race({ laps: 1 }, null) })).toBe(true)
    expect(check({ leadsRace: true }, { state: race({}, null) })).toBe(false)
  })
})
