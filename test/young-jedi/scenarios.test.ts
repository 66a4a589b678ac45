/** Rulings that run: all of them, and the program that runs them. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Command } from 'commander'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { parse, stringify } from 'yaml'
import { linesOfReports, registerScenario, summaryOf } from '../../src/cli/scenario.ts'
import { decisions } from '../../src/games/young-jedi/rulebook/index.ts'
import { FACTS } from '../../src/games/young-jedi/scenarios/fact-lines.ts'
import { scenarioForm } from '../../src/games/young-jedi/scenarios/form.ts'
import { scenarios } from '../../src/games/young-jedi/scenarios/index.ts'
import { VERBS } from '../../src/games/young-jedi/scenarios/moves.ts'
import { QUESTION_KINDS } from '../../src/games/young-jedi/state/game-state.ts'
import { fileForm } from '../../src/kit/scenarios/form.ts'
import { WHYS } from '../../src/kit/scenarios/problems.ts'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')
const folder = join(root, 'scenarios/young-jedi')
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')

type Plain = { [key: string]: unknown }

/** A file of scenarios as plain data, with every value as it is written. */
const dataOf = (file: string) => parse(textOf(file), { schema: 'failsafe' }) as { scenarios: Plain[] }

// ---------------------------------------------------------------- all rulings

describe('every ruling holds', () => {
  for (const file of files)
    for (const reload of [false, true])
      test(`${file}${reload ? ', saved and loaded between any two moves' : ''}`, () => {
        const reports = scenarios.run(textOf(file), file, { reload })
        expect(reports.length).toBeGreaterThan(0)
        expect(linesOfReports(reports.filter(({ problems }) => problems.length > 0))).toBe('')
      })

  test('each has an id of its own', () => {
    const ids = files.flatMap((file) => dataOf(file).scenarios.map(({ id }) => String(id)))
    expect(ids.filter((id, at) => ids.indexOf(id) < at)).toEqual([])
  })

  test('every decision on the reading of card texts is shown by one', () => {
    const shown = new Set(files.flatMap((file) => dataOf(file).scenarios.flatMap(({ rule }) => rule)))
    const words = decisions.map(({ number }) => number).filter((number) => number.startsWith('E-'))
    expect(words.length).toBeGreaterThan(30)
    expect(words.filter((number) => !shown.has(number))).toEqual([])
  })
})

// ---------------------------------------------------------------- no expectation is idle

/** Everything that is expected in a scenario, by reference: the maps behind "then:". */
function expectations(scenario: Plain): Plain[] {
  const looks = ((scenario.moves ?? []) as unknown[]).flatMap((move) => {
    const { then } = (typeof move === 'object' ? move : {}) as { then?: Plain }
    return then === undefined ? [] : [then]
  })
  return scenario.then === undefined ? looks : [...looks, scenario.then as Plain]
}

/** Words whose numbers state a difference. */
const NEGATIVE = ['never', 'does not offer', 'does not know', 'table lacks', 'hand lacks', 'deck lacks']

/** Every way of raising one number in it by one, made by `change` and taken back by `undo`. */
function* raised(part: Plain | unknown[]): Generator<{ change: () => void; undo: () => void }> {
  for (const [key, value] of Object.entries(part)) {
    if (NEGATIVE.includes(key)) continue
    if (typeof value === 'object' && value !== null) yield* raised(value as Plain)
    if (typeof value !== 'string') continue
    for (const found of value.matchAll(/(?<![\w-])\d+(?![\w-])/g)) {
      const other = `${value.slice(0, found.index)}${Number(found[0]) + 1}${value.slice(found.index + found[0].length)}`
      const set = (to: string) => {
        ;(part as Plain)[key] = to
      }
      yield { change: () => set(other), undo: () => set(value) }
    }
  }
}

describe('no expected number could be another', () => {
  for (const file of files)
    test(file, () => {
      const idle: string[] = []
      for (const scenario of dataOf(file).scenarios)
        for (const expected of expectations(scenario))
          for (const { change, undo } of raised(expected)) {
            change()
            const text = stringify({ topic: 'changed', scenarios: [scenario] }, { lineWidth: 0 })
            if (scenarios.run(text, file).every(({ problems }) => problems.length === 0))
              idle.push(`${String(scenario.id)}: ${JSON.stringify(expected)}`)
            undo()
          }
      expect(idle).toEqual([])
    })
})

// ---------------------------------------------------------------- the documentation

const docs = readFileSync(join(root, 'docs/scenarios.md'), 'utf8')
const blocks = (kind: string) =>
  [...docs.matchAll(new RegExp(`^\`\`\`${kind}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))].map(([, text = '']) => text)

describe('the documentation', () => {
  test('its examples hold', () => {
    const examples = blocks('yaml')
    expect(examples.length).toBeGreaterThan(2)
    expect(
      linesOfReports(
        examples.flatMap((text) => scenarios.run(text, 'docs')).filter(({ problems }) => problems.length > 0),
      ),
    ).toBe('')
  })

  test('its wrong example is answered as it says', () => {
    const [wrong = ''] = blocks('yaml fails')
    expect(linesOfReports(scenarios.run(wrong, 'docs'))).toBe(blocks('text')[0])
  })

  test('it has every question and everything that can happen, and nothing else', () => {
    const table = (heading: string) =>
      [...(docs.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '').matchAll(/^\| `([^`]+)` \|/gm)].map(
        ([, word]) => word,
      )
    expect(table('What is asked').toSorted()).toEqual(
      QUESTION_KINDS.map((kind) => kind.replaceAll('-', ' ')).toSorted(),
    )
    expect(table('What happened').toSorted()).toEqual([...FACTS].toSorted())
  })

  test('it has every move, every word and every reason', () => {
    const verbs = VERBS.filter(({ says: [says] }) => !docs.includes(`dark ${says}`) && !docs.includes(`light ${says}`))
    expect(verbs.map(({ written }) => written)).toEqual([])
    expect(WHYS.filter((why) => !docs.includes(`| \`${why}\` |`))).toEqual([])
    const { shape } = scenarioForm
    const { dark: before } = shape
    const { then } = shape
    const after = then.unwrap().shape
    const words = [fileForm.shape, shape, before.unwrap().shape, after, after.dark.unwrap().shape].flatMap((known) =>
      Object.keys(known),
    )
    expect(words.length).toBeGreaterThan(60)
    expect(
      [...new Set(words)].filter((word) => !docs.includes(`\`${word}\``) && !docs.includes(`\`${word}:\``)),
    ).toEqual([])
  })
})

// ---------------------------------------------------------------- wrong files

const HEAD = 'topic: Test\nscenarios:\n'

/** The problems of one scenario, given without its first words: `line: text`, the line counted from its `id`. */
function problems(rest: string, head = '  - id: it\n    title: A test\n    rule: 10.2\n'): string[] {
  return scenarios
    .run(`${HEAD}${head}${rest}`, 'test')
    .flatMap((report) => report.problems.map(({ line, text }) => `${line - 2}: ${text}`))
}

const FIGHT = `    at: Coruscant • Capital City
    dark:
      table: Watto, Slave Owner
    light:
      table: Jawa, Thief
    moves:
      - dark battles
`

describe('a wrong expectation is reported with the real value', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['fights: dark 3, light 3', 'fights: should be dark 3, light 3, but it was dark 3, light 2'],
    ['draws: dark weapon 3', 'draws: should be dark weapon 3, but it was none'],
    ['asked: light even up', 'asked: should be light even up, but it is dark even up'],
    ['turn: light', "turn: it should be light's turn, but it is dark's"],
    ['at: Naboo • Theed Palace', 'at: should be Naboo • Theed Palace, but it is Coruscant • Capital City'],
    ['outcome: dark wins by planet victory', 'outcome: should be "dark wins by planet victory", but it is "open"'],
    ['never: light damage 1', 'never: "light damage 1" should not have happened, but it did'],
    [
      'in order: [dark fight, dark battle]',
      'in order: "dark battle" did not happen after that; it was: dark battle, light battle cards, dark fighters, light fighters, dark fight, light defeat, light damage, battle end',
    ],
    ['light: { damage: 2 }', 'light → damage: should be 2, but it is 1'],
    ['light: { breakthrough: 1 }', 'light → breakthrough: should be 1, but it is 0'],
    ['light: { defeated: none }', 'light → defeated: there should be nothing, but there is Jawa, Thief'],
    ['light: { table: "Jawa, Thief" }', 'light → table: there should be Jawa, Thief, but there is nothing'],
    [
      'light: { discard has: Blaster }',
      'light → discard has: Blaster is missing; there is Jawa, Thief; Ishi Tib, Warrior',
    ],
    ['light: { discard lacks: "Jawa, Thief" }', 'light → discard lacks: Jawa, Thief should not be there'],
    ['light: { deck: 20 cards }', 'light → deck: there should be 20 more, but there are 19 cards in all'],
    ['dark: { hand: 1 card }', 'dark → hand: there should be 1 card, but there is nothing'],
    ['dark: { controls: Naboo }', 'dark → controls: should be Naboo, but it is nothing'],
    ['dark: { counters left: 5 }', 'dark → counters left: should be 5, but it is 6'],
    ['dark: { objective: { tokens: 1 } }', 'dark → objective: there is no Objective'],
    ['dark: { power: { characters: 4 } }', 'dark → power → characters: should be 4, but it was 3'],
    ['dark: { hits: 0 }', 'dark → hits: should be 0, but there was no duel'],
    ['dark: { dueling hand: 0 }', 'dark → dueling hand: should be 0, but none was drawn'],
    ['dark: { offers: Blaster }', 'dark → offers: should be Blaster, but it is nothing'],
    ['light: { offered: none }', 'light → offered: light is asked nothing; asked is dark even up'],
    ['dark: { sees: light deck 20 }', 'dark → sees: light deck should be 20, but dark sees 19'],
    ['dark: { knows: Blaster }', 'dark → knows: Blaster was never shown to dark'],
    ['dark: { does not know: "Jawa, Thief" }', 'dark → does not know: Jawa, Thief was shown to dark'],
    ['dark: { effect: Sando Aqua Monster }', 'dark → effect: there should be Sando Aqua Monster, but there is nothing'],
    [
      'dark: { stranded: { Naboo: Blaster } }',
      'dark → stranded → Naboo: there should be Blaster, but there is nothing',
    ],
  ]
  for (const [wrong, said] of cases)
    test(wrong, () => expect(problems(`${FIGHT}    then:\n      ${wrong}\n`)).toEqual([`12: ${said}`]))

  test('each with its line', () => {
    expect(
      problems(
        `${FIGHT}    then:\n      turn: light\n      light:\n        damage: 4\n        breakthrough: 0\n        deck: 3 cards\n`,
      ),
    ).toEqual([
      "12: turn: it should be light's turn, but it is dark's",
      '14: light → damage: should be 4, but it is 1',
      '16: light → deck: there should be 3 more, but there are 19 cards in all',
    ])
  })

  test('between moves as well', () => {
    expect(problems(`${FIGHT}      - then:\n          light:\n            damage: 7\n`)).toEqual([
      '13: light → damage: should be 7, but it is 1',
    ])
  })

  test('events count from the previous expectations on', () => {
    const later =
      '      - then:\n          light:\n            damage: 1\n      - dark evens up\n    then:\n      light:\n        damage: 0\n'
    expect(problems(FIGHT + later)).toEqual([])
  })
})

describe('an expectation that can’t fail is a mistake', () => {
  const said = (then: string) => problems(`${FIGHT}    then:\n      ${then}\n`)
  const NOWHERE = 'is nowhere in this game, so that this could not be otherwise.'

  test('an unknown word', () => {
    expect(said('never: light damadge')[0]).toMatch(
      /^12: "light damadge": nothing that happens is called so\. Perhaps "damage"\? There are: /,
    )
    expect(said('in order: [dark figth]')[0]).toMatch(/^12: "dark figth": nothing that happens is called so\./)
    expect(said('never: dark discard Blastre')[0]).toMatch(/^12: No card is called "Blastre"/)
  })

  test('a card that is nowhere in the game', () => {
    expect(said('never: dark discard Blaster')).toEqual([`12: "Blaster" ${NOWHERE}`])
    expect(said('light: { discard lacks: Blaster }')).toEqual([`12: "Blaster" ${NOWHERE}`])
    expect(said('light: { does not know: Blaster }')).toEqual([`12: "Blaster" ${NOWHERE}`])
  })

  test('nothing at all', () => {
    for (const word of ['never: []', 'in order: []', 'dark: { table lacks: none }', 'dark: { knows: none }'])
      expect(said(word)[0]).toMatch(/Something has to stand here: with nothing it is always so\./)
    expect(said('dark: { does not offer: [] }')[0]).toMatch(/Something has to stand here/)
  })

  test('a side, a planet or a fact without anything below it', () => {
    for (const word of ['dark: {}', 'dark: { stranded: {} }', 'dark: { sees: [] }', 'dark: { power: {} }'])
      expect(said(word)[0]).toMatch(/Something has to stand here/)
    expect(said('light: { discard has: 0 cards }')[0]).toMatch(/Something has to stand here/)
  })

  test('a detail that a fact never has', () => {
    expect(said('never: dark battle end')).toEqual(['12: "dark battle end": "battle end" belongs to no side.'])
    expect(said('never: light shuffle 3')).toEqual(['12: "light shuffle 3": "shuffle" has no numbers.'])
    expect(said('never: dark turn Watto')).toEqual(['12: "dark turn Watto": "turn" names no cards.'])
    expect(said('never: light damage 3 cards')).toEqual([
      '12: "light damage 3 cards": a number stands alone here: "damage 3".',
    ])
  })

  test('cards without a name, or hidden where no card is', () => {
    expect(said('light: { discard lacks: 9 cards }')).toEqual([
      '12: Cards are named here: any of them would be one too many.',
    ])
    expect(said('light: { discard lacks: "Jawa, Thief (hidden)" }')[0]).toMatch(/in play lie hidden/)
    for (const word of ['light: { knows: "Jawa, Thief; 3 more" }', 'dark: { controls: 1 more }'])
      expect(said(word)[0]).toMatch(/^12: Every card is named here/)
  })

  test('an offer that could not be', () => {
    const offers = (what: string) => said(`dark: { does not offer: "${what}" }`)
    expect(offers('Sandstorm')).toEqual([`12: "Sandstorm" ${NOWHERE}`])
    expect(offers('text of Sandstorm')).toEqual([`12: "Sandstorm" ${NOWHERE}`])
    expect(offers('evacuation of Endor')[0]).toMatch(/^12: There is no planet "Endor"/)
    expect(offers('thrusters')[0]).toMatch(/^12: No card is called "thrusters"/)
    expect(offers('5')).toEqual(['12: No numbers are offered here, so that "5" could not be.'])
    expect(offers('thrust; Jawa, Thief; evacuation of Naboo')).toEqual([])
  })

  test('the absence of events before there was any', () => {
    const first = (then: string) => problems(`    then:\n      ${then}\n`)
    for (const word of ['never: light shuffle', 'fights: none', 'draws: none', 'light: { damage: 0 }'])
      expect(first(word)[0]).toMatch(/^5: Nothing has happened before this look/)
  })

  test('one question for two', () => {
    const asked = problems(`${FIGHT.replace('Thief', 'Thief\n      hand: 2 more')}    then:
      asked: light battle cards; light battle cards
`)
    expect(asked).toEqual(['13: asked: should be light battle cards; light battle cards, but it is light battle cards'])
  })

  test('the counters of a player whose turn it isn’t', () => {
    expect(said('light: { counters left: 0 }')).toEqual([
      "12: It is not light's turn: only the active player has counters.",
    ])
  })
})

describe('expectations', () => {
  const DUEL = `    at: Naboo • Theed Palace
    turn: dark
    step: duel
    dark:
      table: Darth Maul, Sith Apprentice; Sith Lightsaber
      deck: 10 × destiny 6
    light:
      table: R2-D2, Astromech Droid
`

  test('a defeat in a duel is a defeat', () => {
    const moves = '    moves:\n      - dark duels Darth Maul, Sith Apprentice with Sith Lightsaber against R2-D2\n'
    const said = (then: string) => problems(`${DUEL}${moves}    then:\n      ${then}\n`)
    expect(said('in order: [dark duel, light defeat R2-D2]')).toEqual([])
    expect(said('never: dark defeat')).toEqual([])
    expect(said('never: light defeat')).toEqual(['15: never: "light defeat" should not have happened, but it did'])
  })

  test('a card that only its owner knows is found in what happened', () => {
    const draw = `    step: even up
    dark:
      deck: Darth Maul, Sith Apprentice
      hand: 5 more
    moves:
      - dark evens up
`
    expect(problems(`${draw}    then:\n      in order: dark draw 1; Darth Maul, Sith Apprentice\n`)).toEqual([])
    expect(problems(`${draw}    then:\n      never: dark draw Darth Maul\n`)).toHaveLength(1)
  })

  test('no name counts the lower cards of a deck', () => {
    for (const name of ['Rodian, Mercenary', 'Aqualish, Thug', 'Tusken Raider, Nomad', 'Destiny Nobody'])
      expect(problems(`    then:\n      dark:\n        deck has: ${name}\n`)).toHaveLength(1)
    for (const name of ['Tatooine • Podrace Arena', 'Naboo • Theed Palace', 'Coruscant • Capital City'])
      expect(problems(`    then:\n      dark:\n        deck has: ${name}\n`)).toHaveLength(1)
    expect(problems('    then:\n      dark:\n        deck has: 20 × destiny 3\n')).toHaveLength(1)
    expect(problems('    then:\n      dark:\n        deck: 20 cards\n')).toEqual([])
  })

  test('a full game goes on after one planet was lost', () => {
    const lost =
      '    step: even up\n    dark:\n      table: Watto, Slave Owner\n    moves:\n      - dark ends the turn\n'
    expect(problems(`${lost}    then:\n      outcome: open\n      asked: light next location\n`)).toEqual([])
    const bare = lost.replace(
      'Watto, Slave Owner\n',
      'Watto, Slave Owner\n      deck: 4 more\n      hand: 6 more\n    light:\n      deck: 4 more\n',
    )
    expect(problems(`${bare}    then:\n      outcome: dark wins by planet victory\n`)[0]).toMatch(
      /The game ended because nobody has a Location for the next planet/,
    )
  })

  test('a surrendered planet is distinguished from a lost one', () => {
    const given = '    dark:\n      controls: Naboo (surrendered)\n    light:\n      controls: Coruscant\n    then:\n'
    expect(problems(`${given}      dark:\n        controls: Naboo (surrendered)\n`)).toEqual([])
    expect(problems(`${given}      dark:\n        controls: Naboo\n`)).toEqual([])
    expect(problems(`${given}      light:\n        controls: Coruscant (surrendered)\n`)).toEqual([
      '10: light → controls: should be Coruscant (surrendered), but it is Coruscant',
    ])
  })

  test('the offers of an open question are known to the asked side, and to nobody else', () => {
    const search = `    dark:
      hand: Blaster
      objective:
        pilot: Sebulba, Bad-Tempered Dug
      deck: Sebulba's Podracer
    moves:
      - dark looks for the partner
`
    const said = (then: string) => problems(`${search}    then:\n      ${then}\n`)
    expect(said("dark: { knows: Sebulba's Podracer }")).toEqual([])
    expect(said("light: { does not know: Sebulba's Podracer }")).toEqual([])
    expect(said("dark: { does not know: Sebulba's Podracer }")).toHaveLength(1)
  })
})

describe('names of cards', () => {
  const table = (name: string) => problems(`    dark:\n      table: ${name}\n    then:\n      turn: dark\n`)

  test('a misspelt one is answered with similar names', () => {
    expect(table('Dart Maul, Sith Aprentice')[0]).toMatch(
      /^5: No dark card is called "Dart Maul, Sith Aprentice"\. Perhaps "Darth Maul, Sith Apprentice"/,
    )
  })

  test('a card of the opposing side is refused', () => {
    expect(table('Yoda, Jedi Elder')[0]).toMatch(/^5: No dark card is called "Yoda, Jedi Elder"/)
  })

  test('an ambiguous one is answered with all candidates', () => {
    const [said = ''] = table('Tusken Raider')
    expect(said).toMatch(
      /^5: "Tusken Raider" could be several cards: "Tusken Raider, Nomad \(DM-95\)", "Tusken Raider, Marksman \(DM-96\)"/,
    )
  })

  test('a card of the wrong kind', () => {
    expect(table('Sniper')).toEqual(['5: "Sniper" is a Battle card; here lies a character or a weapon.'])
  })

  test('without capitals, accents and signs', () => {
    expect(table('BATTLE DROID INFANTRY, mtt division; "jabba the hutt gangster"'.replaceAll('"', ''))).toEqual([])
  })

  test('in a result a name that no card has is a mistake, not a difference', () => {
    expect(problems('    then:\n      dark:\n        discard lacks: Blastre\n')[0]).toMatch(
      /^6: No dark card is called "Blastre"\. Perhaps "Blaster"/,
    )
  })
})

describe('moves', () => {
  const move = (line: string, given = '') =>
    problems(`${given}    moves:\n      - ${line}\n    then:\n      turn: dark\n`)
  const HAND = '    dark:\n      hand: Darth Maul, Sith Apprentice; Blaster Rifle\n'

  test('one that the rules don’t allow says why', () => {
    expect(move('dark deploys Darth Maul, Sith Apprentice; Blaster Rifle', HAND)).toEqual([
      '7: dark may not do that: costs too much (cost 7, budget 6).',
    ])
  })

  test('one that is not offered gets the list of offers', () => {
    expect(move('dark deploys Blaster', HAND)).toEqual([
      '7: "Blaster" is not offered. Offered is: Darth Maul, Sith Apprentice; Blaster Rifle. It is the deploy step of dark.',
    ])
  })

  test('one that is not offered names the step, and the player whose turn it is', () => {
    const given = (step: string) =>
      `    turn: light\n    step: ${step}\n    light:\n      hand: Blaster Rifle\n      table: Jawa, Thief\n    dark:\n      table: Watto, Slave Owner\n`
    expect(move('light deploys Jawa, Thief', given('deploy'))[0]).toMatch(/ It is the deploy step of light\.$/)
    expect(move('light declines', given('even up'))[0]).toMatch(/ It is the even up step of light\.$/)
  })

  test('a number that is no quotation is a comment: the message says so, with its line', () => {
    expect(move('dark deploys Blaster Rifle #2', HAND)).toEqual([
      '7: Behind " #" stands a comment: put quotation marks around the line.',
    ])
  })

  test.each(['99.9', 'U-999', 'G-999'])('the rule %s, which nobody has written, is refused', (rule) => {
    expect(problems('    then:\n      turn: dark\n', `  - id: it\n    title: A test\n    rule: ${rule}\n`)).toEqual([
      `3: The rulebook has no "${rule}". Rules are numbered like 10.2.3, decisions like G-26, U-05 or E-12.`,
    ])
  })

  test.each(['U-04', '10.2', 'G-85'])('the rule %s is accepted', (rule) => {
    expect(problems('    then:\n      turn: dark\n', `  - id: it\n    title: A test\n    rule: ${rule}\n`)).toEqual([])
  })

  test('one at the wrong time gets the open question', () => {
    expect(move('light blocks with Blaster', HAND)).toEqual(['7: light is not asked (block). Asked is dark deploy.'])
  })

  test('nothing after it is played', () => {
    const said = problems(
      `${HAND}    moves:\n      - light passes\n      - dark concedes\n    then:\n      outcome: open\n`,
    )
    expect(said).toHaveLength(1)
  })

  test('an unknown verb is answered with the known ones', () => {
    expect(move('dark deploy Blaster')[0]).toMatch(
      /^5: "deploy Blaster": no move begins so\. Perhaps "deploys"\? There are: attacks with, battles,/,
    )
    expect(move('somebody deploys Blaster')).toEqual([
      '5: A move begins with "dark" or "light": "somebody deploys Blaster".',
    ])
    expect(move('dark duels Blaster')).toEqual(['5: "duels Blaster": this is written "duels A with B against C".'])
  })

  test('a colon in a name is pointed out', () => {
    expect(move('dark deploys Battle Droid: Infantry')[0]).toMatch(
      /^5: .*A name with a colon in it goes without the colon/,
    )
  })

  test('one that can be made after all', () => {
    expect(move('dark cannot deploy Blaster Rifle', HAND)).toEqual([
      '7: dark can: the rules allow "deploy Blaster Rifle" here.',
    ])
  })

  test('one that is refused for another reason', () => {
    expect(move('dark cannot deploy Darth Maul, Sith Apprentice; Blaster Rifle: not offered', HAND)[0]).toMatch(
      /^7: dark can't, but for another reason: costs too much, not not offered\./,
    )
    expect(move('dark cannot deploy Darth Maul, Sith Apprentice; Blaster Rifle: so there', HAND)[0]).toMatch(
      /is no reason for a refusal\. There are: not asked, not offered/,
    )
  })

  test('a card outside of the game proves nothing', () => {
    expect(move('dark cannot deploy Sandstorm', HAND)).toEqual([
      '7: "Sandstorm" is nowhere in this game, so that it could never be played.',
    ])
  })

  test('cards without a name can’t be played', () => {
    expect(move('dark deploys 2 more', HAND)).toEqual(['7: Every card is named here: "2 more" means none.'])
  })

  test('a trial leaves the game as it was', () => {
    const said = problems(
      `${HAND}    moves:\n      - dark cannot battle\n      - dark deploys Blaster Rifle\n    then:\n      dark:\n        counters left: 5\n`,
    )
    expect(said).toEqual([])
  })
})

describe('malformed files', () => {
  const whole = (text: string) =>
    scenarios.run(text, 'test').flatMap((report) => report.problems.map(({ line, text: said }) => `${line}: ${said}`))

  test('two colons in a line', () => {
    expect(problems('    dark:\n      table: Battle Droid: Infantry\n')[0]).toMatch(
      /^5: There are two colons in this line\./,
    )
  })

  test('tabs, wrong indentation, a word twice', () => {
    expect(problems('    dark:\n\t  table: Blaster\n')[0]).toMatch(/tabs/)
    expect(problems('    dark:\n      table: Blaster\n     hand: Blaster\n')[0]).toMatch(/^6: /)
    expect(problems('    turn: dark\n    turn: light\n')[0]).toBe('5: This word stands here twice.')
  })

  test('unknown words are answered with the known ones', () => {
    expect(problems('    dark:\n      tabel: Blaster\n')).toEqual([
      '5: dark: "tabel" is not known here. Perhaps "table"? There are: table, hand, deck, discard, effect, hyperspace, stranded, controls, objective, turns here.',
    ])
    expect(problems('    moves:\n      - then:\n          askd: nobody\n')[0]).toMatch(
      /^6: .*"askd" is not known here\. Perhaps "asked"\?/,
    )
    expect(problems('    step: battel\n')[0]).toMatch(
      /^4: step: "battel" is none of: start, deploy, duel, battle, even up, end, set up\./,
    )
    expect(problems('    counters spent: many\n')).toEqual(['4: counters spent: A number stands here.'])
  })

  test('names with commas between braces', () => {
    expect(problems('    dark:\n      objective: { pilot: Gasgano, Podracer Pilot }\n')[0]).toMatch(
      /^5: .*Between \{ and \} a comma ends a name/,
    )
  })

  test('the required parts of a scenario', () => {
    expect(problems('    rule: 10.2\n', '  - title: No id\n')[0]).toMatch(/^1: id: It is missing\./)
    expect(problems('    then:\n      turn: dark\n', '  - id: it\n    title: A test\n    rule: 99.9\n')[0]).toMatch(
      /^3: The rulebook has no "99\.9"/,
    )
    expect(problems('')[0]).toMatch(/^1: Nothing is looked at/)
  })

  test('the same id twice', () => {
    const one = '  - id: it\n    title: A test\n    rule: 10.2\n    then:\n      turn: dark\n'
    expect(problems('', one + one)).toEqual(['6: Another scenario of this file has the id it.'])
  })

  test('a slip is reported once, in plain words, and the other scenarios are played', () => {
    const one = (id: string, middle = '') =>
      `  - id: ${id}\n    title: A test of ${id}\n    rule: 10.2\n${middle}    then:\n      turn: dark\n`
    for (const [slip, text] of [
      ['    note: "a quotation mark that is open\n', /quotation mark/],
      ['    dark:\n      table: Battle Droid: Infantry\n', /two colons/],
      ['    dark: [Blaster\n', /./],
      ['    dark:\n\t  table: Blaster\n', /tabs/],
      ['     turn: dark\n', /indented otherwise/],
      ['    dark:\n      hand: *Blaster\n', /can't begin with this sign/],
      ['    dark:\n      hand: &Blaster\n', /can't begin with this sign/],
      ['    dark:\n      hand: !Blaster\n', /can't begin with this sign/],
      ['---\n', /no "---" stands between/],
    ] as const) {
      const reports = scenarios.run(`${HEAD}${one('first')}${one('second', slip)}${one('third')}`, 'test')
      expect(reports.map(({ id, problems: said }) => [id, said.length])).toEqual([
        ['first', 0],
        ['second', 1],
        ['third', 0],
      ])
      const [said] = reports[1]?.problems ?? []
      expect(said?.text).toMatch(text)
      expect(said?.text).not.toMatch(/flow collection|block mapping|implicit|scalar/i)
      // In the lines of the second scenario, from 8 on.
      expect(said?.line).toBeGreaterThanOrEqual(8)
      expect(said?.line).toBeLessThan(16)
    }
  })

  test('a misspelt word is one problem', () => {
    expect(whole('topic: Test\nscenarioz:\n  - id: it\n')).toEqual([
      '2: "scenarioz" is not known here. Perhaps "scenarios"? There are: topic, game, scenarios.',
    ])
    const [said, ...more] = problems('    then:\n      turn: dark\n', '  - id: it\n    titel: A test\n    rule: 10.2\n')
    expect(said).toMatch(/^2: "titel" is not known here\. Perhaps "title"\?/)
    expect(more).toEqual([])
    expect(problems('    then:\n      turn: dark\n', '  - id: it\n    title: A test\n')[0]).toMatch(
      /^1: rule: It is missing\. The number of a rule stands here/,
    )
  })

  test('beside a slip every scenario is played, whatever it begins with and however lines end', () => {
    const text = `${HEAD}  - title: A test
    id: first
    rule: 10.2
    then: { turn: light }
  - id: second
    title: Two: colons
    rule: 10.2
    note: |
      A list:
      - id: inside
    then: { turn: dark }
  - only words
  - title: Another test
    id: third
    rule: 10.2
    then: { turn: light }
`
    for (const written of [text, text.replaceAll('\n', '\r\n')]) {
      const reports = scenarios.run(written, 'test')
      expect(reports.map(({ id, problems: said }) => [id, said.map(({ line }) => line)])).toEqual([
        ['first', [6]],
        ['second', [8]],
        ['', [14]],
        ['third', [18]],
      ])
    }
  })

  test('impossible positions', () => {
    const said = (given: string) => problems(`${given}    then:\n      turn: dark\n`)[0]
    expect(said('    at: Naboo • Theed Palace\n    dark:\n      controls: Naboo\n')).toMatch(
      /Naboo is controlled already/,
    )
    expect(said('    at: Yoda, Jedi Elder\n')).toBe('4: "Yoda, Jedi Elder" is no Location.')
    expect(said('    dark:\n      controls: Endor\n')).toMatch(/^5: There is no planet "Endor"/)
    expect(said('    dark:\n      effect: Sando Aqua Monster; Da Dug Chaaa!\n')).toBe(
      '5: A player has one Effect in play.',
    )
    expect(said('    decks:\n      dark: No Such Deck\n      light: Knights of the Republic\n')).toMatch(
      /^5: There is no ready-made dark deck "No Such Deck"/,
    )
  })

  test('positions that no game reaches', () => {
    const said = (given: string) => problems(`${given}    then:\n      turn: dark\n`)[0]
    const dark = (words: string) => said(`    dark:\n${words}`)
    const cases: readonly (readonly [string | undefined, RegExp])[] = [
      [
        dark(
          '      controls: Naboo\n      table: Watto, Slave Owner\n      stranded:\n        Naboo: Watto, Slave Owner\n',
        ),
        /^6: .*can't lie there twice/,
      ],
      [dark("      hyperspace: 2 × Viceroy's Battleship\n"), /^5: .*can't lie there twice/],
      [
        dark('      stranded:\n        Naboo: Watto, Slave Owner\n'),
        /^6: Cards are stranded only where somebody controls/,
      ],
      [dark('      controls: Naboo; Coruscant\n'), /^5: With 2 planets the game is won/],
      [said('    game: starter\n    light:\n      controls: Naboo\n'), /^6: With a planet the game is won/],
      [dark('      deck: 0 more\n'), /^5: A draw deck without cards has lost the game/],
      [
        dark('      hand: Blaster (hidden)\n'),
        /^5: "Blaster": only characters, weapons and Effects in play lie hidden/,
      ],
      [dark('      table: Blaster (hidden)\n      turns here: 2\n'), /^5: Only cards deployed in the first turn/],
      [dark('      objective: { pile: Blaster }\n'), /^5: Cards lie in a Podracing pile once a pilot and a Podracer/],
      [dark('      objective: { tokens: 2 }\n'), /^5: Thrust tokens lie on a pilot/],
      [dark('      objective:\n        pilot: Watto, Slave Owner\n'), /^6: .*is no Podracer pilot/],
      [dark('      objective: { laps: 3 }\n'), /^5: With 3 laps the game is won/],
      [dark('      turns here: 0\n'), /^5: It is the turn of dark/],
      [said('    counters spent: 7\n'), /^4: dark has no more than 6 counters/],
      [said('    step: battle\n    counters spent: 2\n'), /^5: Counters are spent in the Deploy step/],
      [said('    still turns: 12\n'), /^4: After 12 turns without a move the game is a tie/],
      [dark('      table: 5 more\n'), /^5: Every card is named here: "5 more" means none/],
      [dark('      effect: 1 card\n'), /^5: Every card is named here/],
      [dark('      controls: Naboo; 1 more\n'), /^5: Every card is named here/],
      [said('    at: 2 more\n'), /^4: Every card is named here/],
      [said('    game: starter\n    at: Coruscant • Capital City\n'), /^5: A starter game is played on Tatooine/],
      [said('    turn number: 1\n    dark:\n      controls: Naboo\n'), /^4: Each turn ends with one planet won/],
      [said('    turn number: 2\n    dark:\n      turns here: 3\n'), /^6: It is turn 2 \("turn number"\): dark can't/],
      [said('    turn number: 2\n    still turns: 3\n'), /^5: It is turn 2 \("turn number"\)/],
      [said('    turn number: 301\n'), /^4: Turns are numbered from 1 to 300/],
      [said('    step: set-up\n    dark:\n      hand: Blaster\n'), /^6: At the set-up there are only decks/],
      [
        said('    decks:\n      dark: Shadows on Tatooine\n      light: Heroes of Tatooine\n    turn: light\n'),
        /^7: With "decks:"/,
      ],
      [said('    at: Naboo • Theed Palace; Coruscant • Capital City\n'), /^4: The Locations at one planet/],
    ]
    for (const [told, text] of cases) expect(told ?? 'nothing is wrong', String(text)).toMatch(text)
  })

  test('no scenarios at all', () => {
    expect(whole('topic: x\nscenarios: none\n')[0]).toMatch(/^2: scenarios: Behind "scenarios:" stands a list/)
    expect(whole('topic: x\nscenarios: []\n')).toEqual(['1: There is no scenario in this file.'])
    expect(whole('')[0]).toMatch(/^1: /)
    expect(whole('- just a list\n')[0]).toMatch(/^1: /)
  })

  test('no value is taken for something else', () => {
    // In other YAML "on" is true, 10.20 is a number that loses its nought, and a date is a date.
    const [report] = scenarios.run(
      `${HEAD}  - id: on\n    title: 2001-12-01\n    rule: 25.10\n    then:\n      turn: dark\n`,
      'test',
    )
    expect(report).toMatchObject({ id: 'on', title: '2001-12-01', problems: [] })
  })
})

// ---------------------------------------------------------------- the command line

describe('on the command line', () => {
  const home = mkdtempSync(join(tmpdir(), 'scenarios-'))
  afterAll(() => rmSync(home, { recursive: true }))

  /** The command as the program has it, but in this process. */
  async function run(...args: string[]): Promise<{ out: string; code: typeof process.exitCode }> {
    let out = ''
    const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      out += String(text)
      return true
    })
    const before = process.exitCode
    try {
      const program = new Command().option('--game <id>', '', 'young-jedi')
      registerScenario(program)
      await program.parseAsync(['scenario', ...args], { from: 'user' })
      return { out, code: process.exitCode }
    } finally {
      process.exitCode = before
      written.mockRestore()
    }
  }

  test('reports passes and failures, of files and folders, with the code of a failure', async () => {
    const [wrong = ''] = blocks('yaml fails')
    writeFileSync(join(home, 'wrong.yaml'), wrong)
    writeFileSync(join(home, 'right.yaml'), blocks('yaml')[0] ?? '')
    writeFileSync(join(home, 'notes.txt'), 'no scenario')
    const { out, code } = await run(home)
    expect(out).toContain('  passed  rifle-tie  A draw is added to the power')
    expect(out).toContain(
      '  failed  rifle-wins  A Jawa with a rifle beats Darth Maul\n          line 18: fights: should be',
    )
    expect(out).toMatch(/\n1 passed, 1 failed\n$/)
    expect(code).toBe(1)
  })

  test('succeeds when all scenarios pass', async () => {
    const { out, code } = await run('--reload', join(folder, 'even-up.yaml'))
    expect(out).toMatch(/even-up\.yaml\n {2}passed {2}YJ-099/)
    expect(out.endsWith(summaryOf(scenarios.run(textOf('even-up.yaml'), 'x')))).toBe(true)
    expect(code).toBeUndefined()
  })

  test('a failed scenario says what the game asks, and --explain prints the events of each move', async () => {
    writeFileSync(join(home, 'explained.yaml'), blocks('yaml fails')[0] ?? '')
    const plainly = await run(join(home, 'explained.yaml'))
    expect(plainly.out).toContain('asked in the end: light even up\n')
    expect(plainly.out).not.toContain('light battles')
    const { out } = await run('--explain', join(home, 'explained.yaml'))
    expect(out).toMatch(/line 15: light battles\n {12}light declares a battle/)
    expect(out).toMatch(/line 16: light plans [^\n]*\n {12}Fight 1: /)
  })

  test('says so when there is no such file', async () => {
    await expect(run('nowhere.yaml')).rejects.toThrow('File "nowhere.yaml" not found.')
  })
})
