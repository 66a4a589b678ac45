/** Captures, duels, attempts, blowing away and Objectives that turn over are pictures of their turn, in threads and replays. */
import { describe, expect, test } from 'vitest'
import type { Answer, Language, TurnPicture } from '../../../src/contract/index.ts'
import { seenBy } from '../../../src/contract/index.ts'
import { swccg } from '../../../src/games/swccg/index.ts'
import type { PlayedScenario } from '../../../src/games/swccg/scenarios/played-scenario.ts'
import { highlights } from '../../../src/games/swccg/story/highlights.ts'
import { turnPictures } from '../../../src/games/swccg/story/turn-pictures.ts'
import { turnOf } from '../../../src/games/swccg/story/turn-told.ts'
import { sceneSketch } from '../../../src/pictures/decision/compose.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'
import { scenePictureWords } from '../../../src/records/picture-words.ts'
import { faults } from '../../pictures/decision-checks.ts'
import { laid } from '../lent-texts.ts'

const LANGUAGES: readonly Language[] = ['en', 'fr']
const voiceIn = (language: Language) => ({ language, names: { dark: 'Ann', light: 'Bob' }, reader: 'dark' }) as const
const titled =
  (title: string) =>
  ({ card = '' }: { readonly card?: string }) =>
    swccg.cards.sheet(card, 'en').title === title
const seen = (played: PlayedScenario) => played.events.map((event) => seenBy(event, 'dark'))
const viewOf = (played: PlayedScenario) => swccg.view(played.state, 'dark')
const picturesOf = (played: PlayedScenario, language: Language): readonly TurnPicture[] =>
  turnPictures(seen(played), viewOf(played), voiceIn(language))

/** Vader comes to Luke's site and captures Luke, and the Objective turns over. */
function captured(): PlayedScenario {
  const played = laid({
    ...{ table: ['Bring Him Before Me'], phase: 'move', turn: 'dark' },
    places: ['Endor Landing Platform, dark | Lord Vader', 'Endor Back Door, light | Luke Skywalker Jedi Knight'],
  })
  played.choose('dark', ['act'], 'do', titled('Lord Vader'), 'Vader')
  return played
}

function dueled(): PlayedScenario {
  const played = laid({
    ...{ table: ["Take Your Father's Place"], phase: 'control', turn: 'dark' },
    places: ['Death Star II Throne Room, dark | Lord Vader + Luke Skywalker Jedi Knight captive; Emperor Palpatine'],
    ...{ dark: { next: '4; 4' }, light: { next: '2; 2', hand: 'Midge' } },
  })
  played.choose(
    'dark',
    ['act'],
    'do',
    ({ card = '', group }) => group === 'text' && card.startsWith('9_151'),
    'the duel',
  )
  played.settle()
  return played
}

function blown(): PlayedScenario {
  const played = laid({
    ...{ turn: 'light', phase: 'control', light: { next: 'X-wing' }, dark: { reserve: '60', hand: '' } },
    places: [
      'Endor, dark',
      ...['Death Star II, orbiting Endor', 'Death Star II Coolant Shaft', 'Death Star II Capacitors'],
      "Death Star II Reactor Core | That Thing's Operational; Gold Squadron 1 + General Calrissian pilot + Concussion Missiles",
    ],
  })
  played.choose('light', ['act'], 'do', titled("That Thing's Operational"), 'the attempt')
  played.answer('light', { decision: played.question('light', 'escape').id, exit: 'pass' })
  for (let lost = played.now('dark', 'lose'); lost !== null; lost = played.now('dark', 'lose'))
    played.answer('dark', swccg.policies.safest(swccg.view(played.state, 'dark'), lost, null) as Answer)
  return played
}

/** All that has a picture of its own is told first, the heaviest of them in the message. */
const TOLD = {
  en: {
    captured: [
      'Lord Vader captures Luke Skywalker, Jedi Knight',
      'Bring Him Before Me turns over: Take Your Father’s Place',
    ],
    dueled: ['Lord Vader wins the duel 14–10'],
    blown: ['The attempt on Death Star II succeeds: 11', 'Bob blows away Death Star II'],
  },
  fr: {
    captured: [
      'Lord Vader capture Luke Skywalker, Jedi Knight',
      'Bring Him Before Me se retourne\u00a0: Take Your Father’s Place',
    ],
    dueled: ['Duel gagné par Lord Vader, 14–10'],
    blown: ['La tentative contre Death Star II réussit\u00a0: 11', 'Bob fait exploser Death Star II'],
  },
} as const

describe.each(LANGUAGES)('in %s', (language) => {
  const told = TOLD[language]
  const plain = (pictures: readonly TurnPicture[]) => pictures.map(({ title }) => title.replaceAll("'", '’'))

  test('a capture and the Objective that it turns over are two pictures', () => {
    expect(plain(picturesOf(captured(), language))).toEqual(told.captured)
  })

  test('a duel is a fight: a replay opens there', () => {
    const pictures = picturesOf(dueled(), language)
    expect(plain(pictures)).toEqual(told.dueled)
    expect(pictures.map(({ fight }) => fight)).toEqual([true])
  })

  test('an attempt and blowing away are two pictures, and blowing away is the heavier', () => {
    const pictures = picturesOf(blown(), language)
    // A character that is lost with it is a chapter of a replay alone.
    expect(plain(pictures.filter(({ aside }) => aside !== true))).toEqual(told.blown)
    expect(pictures[1]!.weight).toBeGreaterThan(pictures[0]!.weight)
  })

  test('the pictures have room for their words, and say them in their texts', () => {
    for (const played of [captured(), dueled(), blown()])
      for (const { scene, title } of picturesOf(played, language)) {
        const sheet = (card: string) => swccg.cards.sheet(card, language)
        for (const room of [798, 590]) expect(faults(sceneSketch(scene, swccg.look!, sheet, room))).toEqual([])
        const [first = ''] = title.split(/[:,]/)
        expect(sceneAlt(scene, scenePictureWords(language))).toContain(first)
      }
  })
})

test('of several moments the weightiest begins the next panel', () => {
  const played = blown()
  const shown = highlights.of(seen(played), 0, viewOf(played), voiceIn('en'), 'act')?.scene({ blocks: [] })
  expect(shown?.blocks[0]).toMatchObject({ block: 'banner', title: 'Bob blows away Death Star II' })
})

test('rule 25.8: a ship that goes from sector to sector is named once among the moves of a turn', () => {
  const played = laid({
    ...{
      turn: 'light',
      phase: 'control',
      light: { next: 'X-wing; X-wing; X-wing' },
      dark: { reserve: '60', hand: '' },
    },
    places: [
      'Endor, dark',
      ...['Death Star II, orbiting Endor', 'Death Star II Coolant Shaft', 'Death Star II Capacitors'],
      "Death Star II Reactor Core | That Thing's Operational; Gold Squadron 1 + General Calrissian pilot + Concussion Missiles",
    ],
  })
  played.choose('light', ['act'], 'do', titled("That Thing's Operational"), 'the attempt')
  const leaving = played.question('light', 'escape')
  const [ship] = leaving.shape.type === 'choose' ? leaving.shape.options : []
  played.answer('light', { decision: leaving.id, exit: 'do', choose: [ship?.id ?? ''] })
  expect(played.events.filter(({ type }) => type === 'moved')).toHaveLength(3)
  const { lines } = turnOf(seen(played), voiceIn('en'))
  expect(lines.filter((line) => line.includes('×3'))).toEqual([])
  expect(lines).toContain('Bob moves Gold Squadron 1.')
})

test('a sentence of a turn that would stand there several times stands once, with its number', () => {
  const events = seen(blown())
  const destiny = events.find(({ type }) => type === 'destiny')!
  const { small } = turnOf([...events, destiny, destiny], voiceIn('en'))
  const drawn = small.filter((one) => one.includes('for destiny'))
  expect(drawn).toEqual([expect.stringMatching(/: 2 \(×3\)\.$/)])
})
