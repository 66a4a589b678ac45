/** The words of scenarios: what they compare, what they refuse, and what they say about it. */
import { describe, expect, test } from 'vitest'
import { scenarios } from '../../../src/games/swccg/scenarios/index.ts'

/** The problems of one scenario with these lines. */
const said = (lines: readonly string[], rule = '9.2.3'): readonly string[] =>
  scenarios
    .run(
      [
        'topic: Test',
        'scenarios:',
        '  - id: it',
        '    title: A test',
        `    rule: ${rule}`,
        ...lines.map((line) => `    ${line}`),
      ].join('\n'),
      'test',
      {},
    )
    .flatMap(({ problems }) => problems.map(({ text }) => text))

const walk = ['phase: move', 'places:', '  - Endor Back Door, dark | Tarl', '  - Endor Ancient Forest']
const moving = (move: string, then = 'Tarl is at Endor Ancient Forest', position = walk) =>
  said([...position, 'moves:', `  - ${move}`, `then: { holds: ["${then}"] }`])

describe('A card with one way to move', () => {
  test('moves in the way and to the place that the scenario says', () => {
    expect(moving('dark moves Tarl to Endor Ancient Forest')).toEqual([])
    expect(moving('dark moves Tarl to Endor Ancient Forest by landspeed')).toEqual([])
    expect(moving('dark moves Tarl to Endor Ancient Forest by transit')).toEqual([
      'This move of Tarl is not offered to dark in the move phase of dark.',
    ])
    expect(moving('dark moves Tarl to Endor Back Door')).toHaveLength(1)
    expect(moving('dark moves Tarl to Endor Ancient Forest as pilot')).toHaveLength(1)
  })

  test('moves aboard the carrier that the scenario says', () => {
    const ride = ['phase: move', 'places:', '  - Endor Back Door, dark | Tempest Scout 3; Bantha; Tarl + Blaster Rifle']
    const one = ['phase: move', 'places:', '  - Endor Back Door, dark | Bantha; Tarl']
    expect(moving('dark moves Tarl aboard Bantha', 'Tarl is aboard Bantha', ride)).toEqual([])
    expect(moving('dark moves Tarl aboard Tempest Scout 3', 'Tarl is aboard Tempest Scout 3', one)).toHaveLength(1)
    expect(
      moving('dark moves Tarl aboard Bantha as passenger by landspeed', 'Tarl is aboard Bantha', one),
    ).toHaveLength(1)
  })
})

describe('A number behind a name', () => {
  const two = [
    'phase: move',
    'places:',
    '  - Endor Back Door, dark | Stormtrooper; Stormtrooper',
    '  - Endor Ancient Forest',
  ]
  const other = [...two.slice(0, 3), '  - Endor Ancient Forest | Bantha; Bantha; Tarl']

  test('means that card on table, in moves, behind aboard and in sentences', () => {
    expect(
      said([
        ...two,
        'moves:',
        '  - "dark moves Stormtrooper #2 to Endor Ancient Forest"',
        'then:',
        '  holds: ["Stormtrooper #2 is at Endor Ancient Forest", "Stormtrooper #1 is at Endor Back Door"]',
        '  not: ["Stormtrooper #1 is at Endor Ancient Forest", "Stormtrooper #2 is at Endor Back Door"]',
      ]),
    ).toEqual([])
    expect(
      said([
        ...other,
        'moves:',
        '  - "dark moves Tarl aboard Bantha #2"',
        'then: { holds: ["Tarl is aboard Bantha #2"], not: ["Tarl is aboard Bantha #1"] }',
      ]),
    ).toEqual([])
  })

  test('of a card that is not there is a mistake, also in what cannot be done', () => {
    expect(said([...two, 'moves:', '  - "dark cannot move Stormtrooper #3 to Endor Ancient Forest"'])).toEqual([
      '"Stormtrooper #3" is not on table.',
    ])
  })

  test('without quotation marks is a comment: the message says so, with its line', () => {
    const [report] = scenarios.run(
      [
        'topic: Test',
        'scenarios:',
        '  - id: it',
        '    title: A test',
        '    rule: 9.2.3',
        '    moves:',
        '      - dark moves Stormtrooper #2 to Endor',
      ].join('\n'),
      'test',
      {},
    )
    expect(report!.problems).toEqual([
      { line: 7, text: 'Behind " #" stands a comment: put quotation marks around the line.' },
    ])
    expect(
      said(['places: ["Endor Back Door, dark | Tarl"] # a comment', 'then: { holds: [Tarl is on table] }']),
    ).toEqual([])
  })
})

describe('A location with one way to deploy', () => {
  const laid = (move: string, places: readonly string[]) =>
    said([
      ...places,
      'dark: { hand: Endor Back Door }',
      'moves:',
      `  - ${move}`,
      'then: { holds: [dark icons at Endor Back Door is 2] }',
    ])

  test('may be said to convert where that is the only way, and not to take a place of its own', () => {
    const lies = ['places:', '  - Endor Back Door, light']
    expect(laid('dark deploys dark Endor Back Door by convert', lies)).toEqual([])
    expect(laid('dark deploys dark Endor Back Door by slot', lies)).toHaveLength(1)
  })
})

describe('The cost of a move', () => {
  test('is seen for every kind of move, whatever Force there is', () => {
    const bays = [
      'phase: move',
      'dark: { force: 0 }',
      'places:',
      '  - Endor Landing Platform, dark | Tarl; Bantha',
      '  - Endor Back Door, dark',
    ]
    const holds = (...sentences: readonly string[]) => said([...bays, `then: { holds: [${sentences.join(', ')}] }`])
    expect(holds('move cost of Tarl to Endor Back Door is 1')).toEqual([])
    expect(
      holds(
        'move cost of Tarl to Endor Back Door by landspeed is 1',
        'move cost of Tarl to Endor Back Door by transit is none',
      ),
    ).toEqual([])
    expect(holds('move cost of Tarl aboard Bantha is 0')).toEqual([])
  })
})

describe('The number of a rule', () => {
  const holds = ['places: ["Endor Back Door, dark | Tarl"]', 'then: { holds: [Tarl is on table] }']
  test.each(['99.9', 'U-99', 'SG-99', 'S-E99', 'SW-999', '9.2.99'])('%s is refused', (rule) => {
    expect(said(holds, rule)).toEqual([`There is no rule ${rule}.`])
  })
  test.each(['U-04', 'U04', 'SG-48', 'S-E10', 'SW-019', '9.2.3', '15A.1'])(
    '%s is accepted as it is printed',
    (rule) => {
      expect(said(holds, rule)).toEqual([])
    },
  )
})

describe('Phases', () => {
  test('A player goes to a phase of their turn, and a sentence says which it is', () => {
    const go = (move: string, phase: string) =>
      said([
        ...['places:', '  - Endor Back Door, dark | Tarl; Midge', '  - Endor Ancient Forest'],
        ...['moves:', `  - ${move}`, `then: { holds: [phase is ${phase}] }`],
      ])
    expect(go('dark goes to battle', 'battle')).toEqual([])
    expect(go('dark goes to move', 'move')).toEqual([])
    expect(go('dark goes to battle', 'move')).toHaveLength(1)
    expect(go('dark goes to dinner', 'battle')[0]).toMatch(/^"dinner" is no phase\. There are: activate,/)
    expect(go('light goes to battle', 'battle')).toEqual(['It is the turn of dark.'])
    expect(go('dark goes to control', 'control')).toEqual(['The control phase of this turn is over.'])
  })

  test('A refusal names the phase', () => {
    expect(
      said([...walk, 'moves:', '  - dark battles at Endor Back Door', 'then: { holds: [Tarl is on table] }']),
    ).toEqual(['This battle is not offered to dark in the move phase of dark.'])
  })
})

describe('An Interrupt', () => {
  test('is played by the function that the scenario says', () => {
    const hand = ['places: ["Endor Back Door, dark | Tarl"]', 'light: { hand: Tarl; Midge }', 'dark: { hand: Monnok }']
    const played = (move: string) => said([...hand, 'moves:', `  - ${move}`, 'then: { holds: [Monnok is lost] }'])
    expect(played('dark plays Monnok (lost)')).toEqual([])
    expect(played('dark plays Monnok (lost 1)')).toEqual([])
    expect(played('dark plays Monnok (lost 2)')).toEqual(['"Monnok" has 1 such functions.'])
    expect(played('dark plays Monnok (used)')).toHaveLength(1)
    const grim = ['turn: light', 'dark: { hand: Tarl }', 'light: { hand: Grimtaash }']
    const tried = (move: string) => said([...grim, 'moves:', `  - ${move}`, 'then: { holds: [Grimtaash is lost] }'])
    // Its first lost function cancels a card that nobody plays here; the second looks through a hand.
    expect(tried('light plays Grimtaash (lost 2)')).toEqual([])
    expect(tried('light plays Grimtaash (lost 1)')).toHaveLength(1)
  })

  test('is not played by the first of several functions that fit', () => {
    const position = [
      'turn: light',
      'phase: control',
      'pace: strict',
      'table: [Tauntaun Bones]',
      'dark: { hand: dark Alter, next: 0 }',
      'light: { hand: light Sense, next: 1 }',
      "places: ['Endor Back Door, light | General Solo; Tarl; Midge']",
    ]
    const played = (sense: string) =>
      said([
        ...position,
        `moves: [light passes, dark plays dark Alter at Tauntaun Bones, light plays light Sense${sense}]`,
        'then: { holds: [light Sense is used] }',
      ])
    const several = ['"light Sense" can be played in several ways here: (used 1), (used 3). Add one of them.']
    expect(played('')).toEqual(several)
    expect(played(' (used)')).toEqual(several)
    expect(played(' (used 1)')).toEqual([])
    expect(played(' (used 3)')).toEqual([])
  })
})

describe('Company', () => {
  const bays = [
    'phase: move',
    'places:',
    '  - Endor Landing Platform, dark | Tarl; Grond',
    '  - Endor Back Door, dark',
    '  - Endor Landing Platform, light',
  ]
  const left = (company: string) =>
    said([
      ...[...bays, 'moves:', '  - "dark moves Tarl to Endor Landing Platform #2 by transit"', `  - ${company}`],
      'then: { not: [Tarl is at Endor Landing Platform], holds: [Grond is at Endor Landing Platform] }',
    ])

  test('Nobody comes along where the scenario says so', () => {
    expect(left('dark takes nobody along')).toEqual([])
    expect(left('dark picks Grond')).toHaveLength(1)
    expect(said(['moves: [dark cannot take nobody along]'])).toEqual([])
  })
})
