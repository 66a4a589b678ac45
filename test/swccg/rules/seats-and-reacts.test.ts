/** Seats, groups, draws one by one, landed ships, and reacts: where it matters who sits where and what comes back. */
import { describe, expect, test } from 'vitest'
import type { Answer, Decision, GameEvent, Option } from '../../../src/contract/index.ts'
import { isRefusal } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import { cardOf, type Side } from '../../../src/games/swccg/state/engine-card.ts'
import { boardOf, type State } from '../../../src/games/swccg/state/game-state.ts'
import { LAID } from '../../../src/games/swccg/texts/pools.ts'
import { readingOf } from '../../../src/games/swccg/texts/reading-of.ts'
import { defenseOf } from '../../../src/games/swccg/texts/values/fighting-values.ts'
import { type Given, laid } from '../scripted-turns.ts'

const optionsOf = ({ shape }: Decision): readonly Option[] => (shape.type === 'choose' ? shape.options : [])
const titleOf = ({ card }: Option): string => (card === undefined ? '' : cardOf(card).title)

/** A game that is played step by step. */
class Played {
  readonly events: GameEvent[] = []
  state: State
  constructor(state: State) {
    this.state = state
  }

  /** The question that is open. @throws if the side is not asked, or something else */
  asked(side: Side, kind: string): Decision<Side> {
    const decision = swccg.decisions(this.state).find(({ seat }) => seat === side)
    if (decision?.kind !== kind) throw new Error(`${side} is asked ${decision?.kind}`)
    return decision
  }

  /** Answers, after silences that come first. */
  answer(side: Side, kind: string, given: Omit<Answer, 'decision'>): this {
    this.pass()
    const { id } = this.asked(side, kind)
    const step = swccg.play(this.state, side, [{ decision: id, ...given }])
    if (isRefusal(step)) throw new Error(`${step.refused} ${JSON.stringify(step.values)}`)
    this.state = step.state
    this.events.push(...step.events)
    this.pass()
    return this
  }

  /** Chooses the options of these titles, or ids. */
  choose(side: Side, kind: string, ...names: readonly string[]): this {
    this.pass()
    const decision = this.asked(side, kind)
    const left = [...optionsOf(decision)]
    const chosen = names.map((name) => {
      const at = left.findIndex((option) => titleOf(option).endsWith(name) || option.id.startsWith(name))
      const [option] = at < 0 ? [] : left.splice(at, 1)
      if (option === undefined) throw new Error(`${name} is not among ${left.map(titleOf).join(', ')}`)
      return option.id
    })
    return this.answer(side, kind, { exit: decision.exits[0]!.id, choose: chosen })
  }

  /** Gives the silences that are open. */
  pass(): void {
    for (;;) {
      const decision = swccg.decisions(this.state).find(({ silence }) => silence !== undefined)
      if (decision === undefined) return
      const step = swccg.play(this.state, decision.seat, [{ decision: decision.id, ...decision.silence! }])
      if (isRefusal(step)) throw new Error(step.refused)
      this.state = step.state
      this.events.push(...step.events)
    }
  }

  offered(side: Side): readonly Option[] {
    this.pass()
    return swccg
      .decisions(this.state)
      .filter(({ seat }) => seat === side)
      .flatMap(optionsOf)
  }

  piece(title: string) {
    return this.state.pieces.filter(({ card }) => cardOf(card).title.endsWith(title))
  }

  roleOf(title: string) {
    return this.piece(title).map(({ role }) => role)
  }

  told(type: string) {
    return this.events.filter((event) => event.type === type)
  }
}

/** A position with cards of all decks. */
const playing = (given: Given): Played => new Played({ ...laid(given), format: LAID })
const moving = (played: Played, side: Side): readonly string[] =>
  played.offered(side).flatMap((option) => (option.group === 'move' ? [titleOf(option)] : []))

describe('the draw phase (part 11)', () => {
  const given = { phase: 'draw', dark: { force: '5', hand: '' } }

  test('rule 11.1: cards are drawn and seen, and then more can be drawn', () => {
    const played = playing(given).answer('dark', 'draw', { exit: 'draw', number: 1 })
    expect(played.state.sides.dark.hand).toHaveLength(1)
    played.answer('dark', 'draw', { exit: 'draw', number: 2 })
    expect(played.state.sides.dark.hand).toHaveLength(3)
    expect(played.state.turn).toBe(playing(given).state.turn)
    played.answer('dark', 'draw', { exit: 'end-turn' })
    expect(played.state.active).toBe('light')
  })

  test('rule 11.1: one answer draws and ends the turn', () => {
    const played = playing(given).answer('dark', 'draw', { exit: 'draw-end', number: 2 })
    expect([played.state.sides.dark.hand.length, played.state.active]).toEqual([2, 'light'])
  })

  test('rule 11.1: nothing is asked once the Force Pile is empty', () => {
    const played = playing(given).answer('dark', 'draw', { exit: 'draw', number: 5 })
    expect(played.state.active).toBe('light')
  })

  test('SG-76: where it can matter, the opponent is called at the end of the phase and not between two draws', () => {
    const played = playing({
      ...given,
      pace: 'can-matter',
      light: { hand: 'Grimtaash' },
      dark: { force: '5', hand: '15 × Tarl' },
    })
    played.answer('dark', 'draw', { exit: 'draw', number: 1 })
    expect(swccg.decisions(played.state)).toMatchObject([{ seat: 'dark', kind: 'draw' }])
    played.answer('dark', 'draw', { exit: 'end-turn' })
    expect(swccg.decisions(played.state)).toMatchObject([{ seat: 'light', kind: 'begin' }])
  })
})

describe('seats (10.3)', () => {
  const frigate = (phase: string) => ({
    ...{ turn: 'light', phase, light: { hand: '', force: '3' } },
    places: ["Sullust, light | Nebulon-B Frigate + Derek 'Hobbie' Klivian pilot"],
  })

  test.each(['deploy', 'move'])(
    'rule 10.3.1: pilots become passengers in the %s phase, also with nothing in hand',
    (phase) => {
      const played = playing(frigate(phase))
      expect(moving(played, 'light')).toContain("Derek 'Hobbie' Klivian")
      played.choose('light', 'act', "Derek 'Hobbie' Klivian")
      expect(played.roleOf("Derek 'Hobbie' Klivian")).toEqual(['passenger'])
      expect(played.state.sides.light.force).toHaveLength(3)
    },
  )

  test('rule 10.3.1: in the deploy phase nobody moves otherwise', () => {
    const played = playing({
      ...{ turn: 'light', phase: 'deploy', light: { hand: '', force: '3' } },
      places: ['Endor Back Door, light | Midge', "Sullust, light | Nebulon-B Frigate + Derek 'Hobbie' Klivian pilot"],
    })
    expect(moving(played, 'light')).toEqual(["Derek 'Hobbie' Klivian"])
    played.choose('light', 'act', "Derek 'Hobbie' Klivian")
    expect(played.told('moved')).toMatchObject([{ data: { how: 'seat', role: 'passenger' } }])
  })

  test('U-38: two that sit in all the seats of their kind change places', () => {
    const played = playing({
      ...{ phase: 'deploy', dark: { hand: '', force: '3' } },
      places: ['Endor Great Forest, dark | Tempest 1 + Lieutenant Hebsly pilot + DS-181-3 passenger'],
    })
    played.choose('dark', 'act', 'DS-181-3')
    expect([played.roleOf('DS-181-3'), played.roleOf('Lieutenant Hebsly')]).toEqual([['pilot'], ['passenger']])
  })

  test('rule 10.4.3: another one aboard becomes the driver', () => {
    const played = playing({
      ...{ turn: 'light', phase: 'deploy', light: { hand: '', force: '3' } },
      places: ['Endor Back Door, light | Lift Tube + Midge driver + Janse passenger'],
    })
    played.choose('light', 'act', 'Janse')
    expect([played.roleOf('Janse'), played.roleOf('Midge')]).toEqual([['driver'], ['passenger']])
  })

  test('rule 10.4.1: nobody without the skill takes a pilot’s seat', () => {
    const played = playing({
      ...{ phase: 'deploy', dark: { hand: 'Grond', force: '3' } },
      places: ['Endor Great Forest, dark | Tempest 1 + Lieutenant Hebsly pilot + Tarl passenger'],
    })
    expect(moving(played, 'dark')).toEqual(['Lieutenant Hebsly'])
    played.choose('dark', 'act', 'Lieutenant Hebsly')
    expect([played.roleOf('Lieutenant Hebsly'), played.roleOf('Tarl')]).toEqual([['passenger'], ['passenger']])
  })
})

describe('moves of groups (10.1.4, 10.1.5)', () => {
  const transfer = (more: string) =>
    playing({
      ...{ turn: 'light', phase: 'move', light: { hand: '', force: '3' } },
      places: [`Sullust, light | Nebulon-B Frigate + Midge passenger + Janse passenger + Beezer passenger; ${more}`],
    })

  test('rule 10.1.4: nobody without a seat comes along', () => {
    const played = transfer('Y-wing').choose('light', 'act', 'Midge')
    const [ship] = played.piece('Y-wing')
    expect(played.state.pieces.filter(({ on }) => on === ship!.handle).map(({ card }) => cardOf(card).title)).toEqual([
      'Corporal Midge',
    ])
    expect(played.told('moved')).toMatchObject([{ data: { with: [] } }])
    expect(swccg.decisions(played.state)).toMatchObject([{ kind: 'act' }])
  })

  test('U-39: with fewer seats than cards they are chosen one by one, as long as there is a seat', () => {
    const played = transfer('Gray Squadron 1').choose('light', 'act', 'Midge')
    const decision = played.asked('light', 'company')
    expect([optionsOf(decision).map(titleOf), decision.shape]).toMatchObject([
      ['Corporal Janse', 'Corporal Beezer'],
      { min: 0, max: 1 },
    ])
    played.choose('light', 'company', 'Beezer')
    const [ship] = played.piece('Gray Squadron 1')
    const aboard = played.state.pieces.filter(({ on }) => on === ship!.handle)
    expect(aboard.map(({ card }) => cardOf(card).title).toSorted()).toEqual(['Corporal Beezer', 'Corporal Midge'])
    expect(played.state.sides.light.force).toHaveLength(2)
  })

  test('rule 10.1.4: all of them go at once where there are seats for all', () => {
    const played = transfer('Nebulon-B Frigate').choose('light', 'act', 'Midge')
    expect(played.asked('light', 'company').shape).toMatchObject({ min: 0, max: 2 })
  })

  test('rule 10.1.5: a group comes from one docking bay', () => {
    const played = playing({
      ...{ phase: 'move', dark: { hand: '', force: '9' } },
      places: [
        'Endor Landing Platform, dark | Tarl; Grond',
        'Endor Landing Platform, light | DS-181-3',
        'Endor Landing Platform, dark |',
      ],
    })
    played.choose('dark', 'act', 'Tarl')
    const goals = optionsOf(played.asked('dark', 'move-where')).filter(({ group }) => group === 'transit')
    played.choose('dark', 'move-where', goals.at(-1)!.id)
    expect(optionsOf(played.asked('dark', 'company')).map(titleOf)).toEqual(['Lieutenant Grond'])
  })
})

describe('landed starfighters (10.2.4)', () => {
  test('rule 10.2.4: what a landed starfighter says on pilots and weapons that deploy to it holds', () => {
    const cheap = (given: Given) =>
      Number(
        playing(given)
          .offered('light')
          .find((option) => titleOf(option) === "Derek 'Hobbie' Klivian")?.about?.force,
      )
    const at = (place: string) => ({
      ...{ turn: 'light', phase: 'deploy', light: { hand: "Derek 'Hobbie' Klivian", force: '9' } },
      places: [`${place}, light | Red Squadron 4`],
    })
    expect(cheap(at('Endor Landing Platform'))).toBe(cheap(at('Sullust')))
    const saber = playing({
      ...{ phase: 'deploy', dark: { hand: 'SFS L-s7.2 TIE Cannon', force: '0' } },
      places: ['Endor Landing Platform, dark | Saber 3'],
    })
    expect(saber.offered('dark')).toMatchObject([{ about: { force: 0 } }])
  })

  test('rule 10.2.4: its text by which it deploys a card can be used', () => {
    const bomber = playing({
      ...{ phase: 'deploy', dark: { hand: '', force: '9' } },
      places: ['Endor Landing Platform, dark | Scimitar 2'],
    })
    expect(bomber.offered('dark').map(({ group }) => group)).toContain('text')
  })

  const textsOffered = (place: string, pilot = ' + Lieutenant Hebsly pilot') =>
    playing({
      ...{ phase: 'move', dark: { hand: '', force: '9' } },
      places: [`${place}, dark | Scythe 3${pilot} + SFS L-s7.2 TIE Cannon; A-wing`],
    })
      .offered('dark')
      .filter(({ group }) => group === 'text')

  test('rule 10.4.2: the texts of a ship without a pilot are off, but for what they say of deploying (U-43)', () => {
    expect(textsOffered('Kessel').map(titleOf)).toContain('Scythe 3')
    expect(textsOffered('Kessel', '').map(titleOf)).toEqual([])
    const bomber = playing({
      ...{ phase: 'deploy', dark: { hand: '', force: '9' } },
      places: ['Kessel, dark | Scimitar 2'],
    })
    expect(bomber.offered('dark').map(({ group }) => group)).toContain('text')
  })

  test('rule 10.4.2: the armor of a ship without a pilot counts as 2 (U-43)', () => {
    const onyx = cardOf('9_160')
    const defense = (crew: string): number => {
      const { state } = playing({ ...{ phase: 'move', dark: { hand: '' } }, places: [`Kessel, dark | Onyx 1${crew}`] })
      const piece = state.pieces.find(({ card }) => card === onyx.id)!
      return defenseOf(readingOf(boardOf(state)), piece)
    }
    // No card with armor is without permanent pilots so far.
    const armored = Object.assign(onyx, { armor: 7 })
    expect([defense(' + Lieutenant Hebsly pilot'), defense('')]).toEqual([7, 2])
    Object.assign(armored, { armor: 1 })
    expect(defense('')).toBe(1)
    delete (armored as { armor?: number }).armor
    expect(defense('')).toBe(0)
  })

  test('rule 10.2.4: its other texts are off', () => {
    const text = textsOffered
    expect([text('Endor Landing Platform').map(titleOf), text('Kessel').map(titleOf)]).toEqual([
      [],
      expect.arrayContaining(['Scythe 3']),
    ])
  })
})

describe('reacts (16.1)', () => {
  const reactsOf = (places: readonly string[], what: string): readonly string[] => {
    const played = playing({
      ...{ turn: 'light', phase: what === 'drain' ? 'control' : 'battle', pace: 'strict' },
      dark: { hand: '', force: '9' },
      places,
    })
    const begin = played.offered('light').find(({ group }) => group === what)
    played.answer('light', 'act', { exit: 'do', choose: [begin!.id] })
    return played
      .offered('dark')
      .filter(({ group }) => group === 'react')
      .map(titleOf)
  }

  test('rule 16.1.2: no card reacts by shuttle', () => {
    const places = (aboard: string) => [
      'Endor Great Forest, dark | Tempest Scout',
      `Endor, light | Victory-Class Star Destroyer${aboard}; X-wing`,
    ]
    expect(reactsOf(places(''), 'battle')).toEqual([])
  })

  test('rule 16.1.2: no card reacts by docking bay transit', () => {
    const between = ['Great Forest', 'Ancient Forest', 'Back Door', 'Great Forest'].map(
      (site) => `Endor ${site}, dark |`,
    )
    const bays = (sites: readonly string[]) => [
      'Endor Landing Platform, dark | Tempest Scout',
      ...sites,
      'Endor Landing Platform, light | Midge',
    ]
    expect(reactsOf(bays([]), 'drain')).toEqual(['Tempest Scout'])
    expect(reactsOf(bays(between), 'drain')).toEqual([])
  })

  test('SG-94: a cancelled react goes back to hand with its pilot; it is paid, and neither reacts again this turn', () => {
    const played = playing({
      ...{ turn: 'light', phase: 'battle', pace: 'strict' },
      dark: { hand: 'Onyx 2; Lieutenant Hebsly', force: '12' },
      light: { hand: 'light Sense', force: '9', next: '0' },
      places: [
        'Sullust, dark | TIE Interceptor; Nebulon-B Frigate + Midge passenger',
        'Kessel, dark | X-wing; TIE Interceptor',
      ],
    })
    played.answer('light', 'act', {
      exit: 'do',
      choose: [
        played.offered('light').find(({ id, card }) => id.startsWith('battle-') && cardOf(card!).title === 'Sullust')!
          .id,
      ],
    })
    played.choose('dark', 'respond', 'react-')
    if (swccg.decisions(played.state)[0]?.kind === 'deploy-where') played.choose('dark', 'deploy-where', 'with-')
    played.choose('light', 'respond', 'Sense')
    while (played.told('cancelled').length === 0) {
      const { seat } = swccg.decisions(played.state)[0]!
      played.answer(seat, 'respond', { exit: 'pass' })
    }
    expect(played.told('react-undone')).toMatchObject([{ seat: 'dark' }])
    const { hand, lost, used } = played.state.sides.dark
    expect(hand.map(({ card }) => cardOf(card).title).toSorted()).toEqual(['Lieutenant Hebsly', 'Onyx 2'])
    expect(lost).toEqual([])
    expect(used.length).toBeGreaterThan(0)
    expect(played.offered('dark').filter(({ group }) => group === 'react')).toEqual([])
  })
})

describe('draws that can bring nothing about', () => {
  test('U-40: Sense is not offered without a character of one’s own on table, and nobody is asked for it', () => {
    const given = (pieces: string) => ({
      ...{ turn: 'dark', phase: 'deploy', pace: 'strict' },
      dark: { hand: 'Monnok; Set For Stun', force: '9' },
      light: { hand: '13 × light Sense', force: '9' },
      places: [`Endor Back Door, dark | Tarl; ${pieces}`, 'Endor Great Forest, dark | X-wing'],
    })
    const play = (pieces: string) => {
      const played = playing(given(pieces))
      const monnok = played
        .offered('dark')
        .find(({ card, about }) => cardOf(card ?? '').title === 'Monnok' && about?.how === 'used')
      played.answer('dark', 'act', { exit: 'do', choose: [monnok!.id] })
      return swccg.decisions(played.state).map(({ seat, kind }) => `${seat} ${kind}`)
    }
    expect(play('X-wing')).not.toContain('light respond')
    expect(play('Midge')).toContain('light respond')
  })
})

describe('hands that a text trims', () => {
  test('S-E28: the owner is told which of their cards went, and nobody else', () => {
    const played = playing({
      ...{ turn: 'dark', phase: 'deploy', dark: { hand: 'Monnok', force: '9' }, light: { hand: '13 × Midge' } },
    })
    const monnok = played.offered('dark').find(({ about }) => about?.how === 'used')
    played.answer('dark', 'act', { exit: 'do', choose: [monnok!.id] })
    const [event] = played.told('hand-trimmed')
    expect(event).toMatchObject({
      seat: 'light',
      data: { count: 5 },
      secret: { light: { cards: Array(5).fill(played.state.sides.light.used[0]) } },
    })
    const voice = (reader: string) => ({ language: 'en' as const, names: { dark: 'Ann', light: 'Bob' }, reader })
    const line = (reader: string) =>
      swccg.words.events([{ ...event!, own: event!.secret?.[reader] } as never], voice(reader))
    expect(line('light')[0]).toContain('Midge')
    expect(line('dark')).toEqual(['Bob puts 5 cards from hand onto the Used Pile.'])
  })
})
