/** Checks that hold for every picture of a question. */
import type {
  AnswerDraft,
  Block,
  Decision,
  Figure,
  Language,
  Reader,
  Scene,
  Tile,
  Voice,
} from '../../../src/contract/index.ts'
import { shownScene } from '../../../src/discord/table/scene-pictures.ts'
import { games } from '../../../src/games/registry.ts'
import type { Side } from '../../../src/games/young-jedi/cards/card.ts'
import { findCard } from '../../../src/games/young-jedi/cards/index.ts'
import { practice } from '../../../src/games/young-jedi/policies/practice.ts'
import type { View } from '../../../src/games/young-jedi/view/player-view.ts'
import { randomAnswer } from '../../../src/kit/decisions/shapes.ts'
import { sceneAlt } from '../../../src/pictures/decision/scene-alt.ts'

export const LANGUAGES: readonly Language[] = ['en', 'fr']

export const voiceOf = (reader: Reader, language: Language): Voice => ({
  language,
  reader,
  names: { dark: 'Anna', light: 'Bob' },
})

/** Returns the proposal of the game for a question, as a draft. */
export function proposalOf(decision: Decision<Side>, view: View): AnswerDraft {
  const { decision: _, exit: __, ...given } = practice(view, decision)
  return { ...given, suggested: true }
}

/** Returns drafts of a question: the proposal, nothing, and a choice by chance. */
export function draftsOf(decision: Decision<Side>, view: View, next: () => number): readonly AnswerDraft[] {
  const exits = decision.exits.filter(({ bare }) => bare !== true)
  const asked = exits.length > 0 ? { ...decision, exits } : decision
  const { decision: _, exit: __, ...chance } = randomAnswer(asked, next)
  return [proposalOf(decision, view), { suggested: false }, { ...chance, suggested: false }]
}

/** Returns the kinds of the blocks of a scene, from top to bottom. */
export const blocksOf = ({ blocks }: Scene): string => blocks.map(({ block }) => block).join(' ')

/** Returns every tile of a block, those that others carry included. */
function tilesOf(block: Block): readonly Tile[] {
  switch (block.block) {
    case 'band':
      return [...block.tiles, ...(block.things ?? [])]
    case 'tray':
      return block.tiles
    case 'uses':
      return block.rows.flatMap(({ tile, users }) => [tile, ...users])
    case 'lanes':
      return [
        ...block.lanes.flatMap(({ fighters }) => fighters),
        ...block.against.foes.map(({ tile }) => tile),
        ...(block.unused?.tiles ?? []),
      ]
    case 'pair':
      return block.sides.map(({ tile }) => tile)
    case 'sum':
      return block.sides.flatMap(({ tiles }) => tiles)
    default:
      return []
  }
}

/** Every text in a value; names of fields left out. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The most characters at the foot of a tile: "no counters". */
const FOOT = 14
/** The most characters of a note. */
const NOTE = 64

/** The most characters of the text of a picture. */
const ALT = 1024

/** Returns the text of a picture, as it reaches people who can't see it. */
function altOf(scene: Scene, language: Language): string {
  const game = games['young-jedi']
  if (game === undefined) throw new Error('Young Jedi is not registered')
  return sceneAlt(scene, shownScene(game, scene, language).words)
}

/** Returns the faults of a picture in words, none as a rule. */
export function faultsOf(scene: Scene, view: View, language: Language): string[] {
  const { blocks } = scene
  const alt = altOf(scene, language)
  const near = view.reader === 'light' ? 'light' : 'dark'
  const tiles = blocks.flatMap(tilesOf)
  const figures: Figure[] = tiles.flatMap(({ plate, figures: some = [] }) => [
    ...(plate === undefined ? [] : [plate]),
    ...some,
  ])
  const handles = blocks.map((block) => ('tiles' in block ? block.tiles.map(({ handle }) => handle) : []))
  const facing = blocks.flatMap((block) => ('sides' in block ? [block.sides[0].seat] : []))
  const faults: (readonly [boolean, string])[] = [
    [blocks.length === 0, 'no block'],
    [alt.length > ALT || /\p{L}…$/u.test(alt), 'a text that is cut'],
    [textsIn(blocks).some((text) => /\{\{|undefined|NaN|\[object|scene\./.test(text)), 'words that are not filled in'],
    [tiles.some(({ name }) => name === '' || findCard(name) !== undefined), 'a tile without a name'],
    [tiles.some(({ card }) => card !== null && findCard(card) === undefined), 'a card that no book has'],
    [figures.some(({ value, draws = 0 }) => value === '' && draws === 0), 'a number without a value'],
    [figures.some(({ value }) => value.length > 5), 'a long number'],
    [tiles.some(({ foot = '' }) => foot.length > FOOT), 'a long foot'],
    [tiles.some(({ figures: some = [] }) => some.length > 2), 'too many numbers'],
    [handles.some((some) => new Set(some).size < some.length), 'equal handles in one block'],
    [facing.some((seat) => seat !== near), 'the reader’s side is not the first'],
    [blocks.some((block) => block.block === 'lanes' && !areWhole(block)), 'lanes without results'],
    [blocks.some((block) => 'note' in block && (block.note ?? '').length > NOTE), 'a long note'],
  ]
  return faults.flatMap(([is, name]) => (is ? [name] : []))
}

/** Each lane has a result against each opponent, or counts those that it beats. */
const areWhole = ({ lanes, against }: Extract<Block, { block: 'lanes' }>): boolean =>
  lanes.every(
    ({ results, beats, fighters }) =>
      fighters.length > 0 && (beats === undefined ? results.length === against.foes.length : results.length === 0),
  )
