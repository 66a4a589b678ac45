/** Generated scenes: any tables of real cards, the most crowded ones, and ones with any words at all. */
import fc from 'fast-check'
import type {
  BandBlock,
  Block,
  BoardColumn,
  CardBlock,
  ChoicesBlock,
  ColumnSide,
  Contender,
  Figure,
  Lane,
  LaneResult,
  LanesBlock,
  PairBlock,
  PlaceBlock,
  Scene,
  Seat,
  StripBlock,
  SumBlock,
  SumSide,
  Tile,
  TileState,
  TrayBlock,
  UseRow,
  UsesBlock,
} from '../../src/contract/index.ts'
import { anyText } from '../any-text.ts'
import { ALL, SHEET } from './scenes.ts'

const known = ALL.filter(({ type }) => type !== 'location').map(({ id }) => id)
const places = ALL.filter(({ type }) => type === 'location').map(({ id }) => id)
const fighters = ALL.filter(({ type }) => type === 'character').map(({ id }) => id)
/** The titles with the longest words and those with the most letters. */
const longest = [...fighters].sort((one, other) => length(other) - length(one)).slice(0, 40)

function length(id: string): number {
  const { title } = SHEET(id)
  return title.length + Math.max(...title.split(' ').map((word) => word.length)) * 2
}

const STATES: readonly TileState[] = ['chosen', 'suggested', 'coming', 'leaving', 'dim', 'defeated', 'now']
const seat = fc.constantFrom<Seat>('dark', 'light')
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined })

/** Leaves out what is undefined, as the contract asks. */
const whole = <T extends object>(value: { [K in keyof T]: T[K] | undefined }): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T

const figure = (words: fc.Arbitrary<string>): fc.Arbitrary<Figure> =>
  fc
    .record({
      id: fc.constantFrom('power', 'damage', 'destiny', 'cost', 'other'),
      label: words,
      value: fc.oneof(fc.nat(29).map(String), fc.constantFrom('', '+3', '?', '10')),
      draws: maybe(fc.integer({ min: 1, max: 2 })),
      raised: maybe(fc.boolean()),
      idle: maybe(fc.boolean()),
    })
    .map((one) => whole<Figure>(one))

interface Words {
  readonly short: fc.Arbitrary<string>
  readonly name: (card: string) => fc.Arbitrary<string>
}

/** A tile, with at most this many that it carries. */
const tileOf = (cards: readonly string[], { short, name }: Words, carried = 4): fc.Arbitrary<Tile> =>
  fc.oneof({ weight: 9, arbitrary: fc.constantFrom<(string | null)[]>(...cards) }, fc.constant(null)).chain((card) =>
    fc
      .record({
        handle: fc.string(),
        card: fc.constant(card),
        name: card === null ? fc.constant('face-down card') : name(card),
        plate: maybe(figure(short)),
        figures: maybe(fc.array(figure(short), { maxLength: 2 })),
        state: maybe(fc.constantFrom(...STATES)),
        foot: maybe(short),
        carries:
          carried > 0
            ? maybe(fc.array(tileOf(cards, { short, name }, 0), { maxLength: carried }))
            : fc.constant(undefined),
        turned: maybe(fc.boolean()),
        flipped: maybe(fc.boolean()),
      })
      .map((one) => whole<Tile>(one)),
  )

const stripOf = (
  short: fc.Arbitrary<string>,
  player: fc.Arbitrary<string> = fc.constantFrom('You', 'Bob', 'Maximiliana'),
): fc.Arbitrary<StripBlock> => {
  const pile = fc
    .record({ id: fc.constantFrom('deck', 'hand'), label: short, count: fc.nat(60), low: maybe(fc.boolean()) })
    .map((one) => whole<StripBlock['sides'][0]['piles'][0]>(one))
  const side = (of: Seat) =>
    fc.record({
      seat: fc.constant(of),
      name: player,
      piles: fc.array(pile, { maxLength: 2 }),
    })
  return fc
    .record({
      near: side('dark'),
      far: side('light'),
      goals: fc.array(
        fc
          .record({ sign: fc.constantFrom('T', 'C', 'N'), label: short, now: maybe(fc.boolean()), won: maybe(seat) })
          .map((one) => whole<StripBlock['goals'][0]>(one)),
        { maxLength: 3 },
      ),
    })
    .map(({ near, far, goals }) => ({ block: 'strip', sides: [near, far], goals }))
}

const bandOf = (words: Words, cards: readonly string[], most: number, least = 0): fc.Arbitrary<BandBlock> =>
  fc
    .record({
      block: fc.constant('band' as const),
      seat,
      total: maybe(fc.record({ value: fc.nat(120).map(String), label: fc.constantFrom('power', 'puiss.', 'hidden') })),
      tiles: fc.array(tileOf(cards, words), { maxLength: most, minLength: least }),
      things: maybe(fc.array(tileOf(known, words, 0), { maxLength: 7 })),
      notes: maybe(fc.array(words.short, { maxLength: 3 })),
      empty: maybe(words.short),
    })
    .map((one) => whole<BandBlock>(one))

const placeOf = (short: fc.Arbitrary<string>): fc.Arbitrary<PlaceBlock> =>
  fc
    .record({
      block: fc.constant('place' as const),
      card: fc.constantFrom(null, ...places),
      title: fc.oneof(
        short,
        fc.constantFrom(...places).map((id) => SHEET(id).subtitle ?? SHEET(id).title),
      ),
      note: maybe(short),
    })
    .map((one) => whole<PlaceBlock>(one))

const trayOf = (words: Words, most: number): fc.Arbitrary<TrayBlock> =>
  fc
    .record({
      block: fc.constant('tray' as const),
      seat,
      title: words.short,
      note: maybe(words.short),
      budget: maybe(fc.record({ left: fc.nat(6), of: fc.constantFrom(6, 8, 20), label: fc.constant('2 left') })),
      tiles: fc.array(tileOf(known, words), { maxLength: most }),
      suggested: maybe(words.short),
    })
    .map((one) => whole<TrayBlock>(one))

const barOf = (short: fc.Arbitrary<string>): fc.Arbitrary<Block> =>
  fc.record({ near: fc.nat(120), far: fc.nat(120), note: maybe(short) }).map(({ near, far, note }) => ({
    block: 'bar',
    sides: [
      { seat: 'dark', value: near },
      { seat: 'light', value: far },
    ],
    ...(note === undefined ? {} : { note }),
  }))

const usesOf = (words: Words): fc.Arbitrary<UsesBlock> => {
  const row = fc
    .record({
      tile: tileOf(known, words, 0),
      note: words.short,
      users: fc.array(tileOf(fighters, words, 0), { maxLength: 4 }),
      more: maybe(fc.nat(9)),
      adds: fc.constantFrom('+3', '+12', null),
    })
    .map((one) => whole<UseRow>(one))
  return fc
    .record({
      block: fc.constant('uses' as const),
      seat,
      title: words.short,
      note: maybe(words.short),
      rows: fc.array(row, { maxLength: 8 }),
    })
    .map((one) => whole<UsesBlock>(one))
}

const result: fc.Arbitrary<LaneResult> = fc.oneof(
  fc.constantFrom<LaneResult[]>({ kind: 'wins' }, { kind: 'ties' }),
  fc.integer({ min: 1, max: 12 }).map((draw) => ({ kind: 'needs' as const, draw })),
  fc.integer({ min: 1, max: 19 }).map((by) => ({ kind: 'short' as const, by })),
)

/** Lanes of any number against any number of opponents. */
const lanesOf = (words: Words, most: number): fc.Arbitrary<LanesBlock> =>
  fc.tuple(fc.nat(8), fc.integer({ min: 1, max: most }), fc.boolean()).chain(([foes, count, told]) => {
    const chip = fc
      .record({
        id: fc.constantFrom('gun', 'bolt', 'pin', 'power'),
        text: words.short,
        card: maybe(fc.constantFrom(...known)),
      })
      .map((one) => whole<Lane['chips'][0]>(one))
    const lane = fc
      .record({
        fighters: fc.array(tileOf(fighters, words, 0), { minLength: 1, maxLength: 4 }),
        name: fc.constantFrom(...longest).chain(words.name),
        note: maybe(words.short),
        chips: fc.array(chip, { maxLength: 4 }),
        total: figure(words.short),
        results: told && foes > 0 ? fc.array(result, { minLength: foes, maxLength: foes }) : fc.constant([]),
        beats: told ? fc.constant(undefined) : maybe(fc.constantFrom({ text: 'beats 5', tone: 'good' as const })),
        moved: maybe(fc.constantFrom('from 4', 'depuis 4')),
      })
      .map((one) => whole<Omit<Lane, 'number'>>(one))
    return fc
      .record({
        block: fc.constant('lanes' as const),
        seat: fc.constant('dark'),
        title: words.short,
        note: maybe(words.short),
        foes: fc.array(fc.record({ tile: tileOf(fighters, words, 0), total: figure(words.short) }), {
          minLength: foes,
          maxLength: foes,
        }),
        lanes: fc.array(lane, { minLength: count, maxLength: count }),
        unused: fc.option(
          fc.record({ title: words.short, tiles: fc.array(tileOf(known, words, 0), { maxLength: 12 }) }),
        ),
        said: words.short,
      })
      .map(({ foes: them, said, lanes, ...rest }) => {
        const { note, ...others } = rest
        return {
          ...others,
          ...(note === undefined ? {} : { note }),
          against: { seat: 'light', title: said, note: said, foes: them },
          lanes: lanes.map((one, at) => ({ ...one, number: at + 1 })),
          legend: { wins: 'gagne', needs: 'avec cette destinée', short: 'il manque', ties: 'égalité' },
        }
      })
  })

const pairOf = (words: Words): fc.Arbitrary<PairBlock> => {
  const side = (of: Seat) =>
    fc
      .record({
        seat: fc.constant(of),
        tile: tileOf(fighters, words, 0),
        note: maybe(words.short),
        hits: fc.record({ taken: fc.nat(5), of: fc.constantFrom(5, 6, 12), label: fc.constant('2 of 5 hits') }),
      })
      .map((one) => whole<Contender>(one))
  return fc.tuple(side('dark'), side('light')).map((sides) => ({ block: 'pair', sides }))
}

const choicesOf = ({ short }: Words): fc.Arbitrary<ChoicesBlock> =>
  fc
    .array(
      fc
        .record({
          id: fc.string(),
          card: fc.constantFrom(null, ...places),
          title: short,
          notes: fc.array(short, { maxLength: 3 }),
          state: maybe(fc.constantFrom('chosen' as const, 'suggested' as const, 'dim' as const)),
          mark: maybe(short),
        })
        .map((one) => whole<ChoicesBlock['choices'][0]>(one)),
      { minLength: 1, maxLength: 9 },
    )
    .map((choices) => ({ block: 'choices', choices }))

const sumOf = (words: Words): fc.Arbitrary<SumBlock> => {
  const side = (of: Seat) =>
    fc
      .record({
        seat: fc.constant(of),
        tiles: fc.array(tileOf(fighters, words, 0), { maxLength: 5 }),
        name: fc.constantFrom(...longest).chain(words.name),
        total: fc.nat(120),
        lines: fc.array(fc.record({ label: words.short, value: fc.constantFrom('+3', '12') }), { maxLength: 12 }),
        state: maybe(fc.constantFrom('won' as const, 'lost' as const, 'tied' as const)),
      })
      .map((one) => whole<SumSide>(one))
  return fc
    .record({
      near: side('dark'),
      far: side('light'),
      drawn: maybe(
        fc.record({ card: fc.constantFrom(...known), value: fc.constantFrom('3', '10'), label: words.short }),
      ),
    })
    .map(({ near, far, drawn }) => ({ block: 'sum', sides: [near, far], ...(drawn === undefined ? {} : { drawn }) }))
}

/** Places of any number, with cards, waiting actions, a contest and piles. */
const boardOf = (words: Words, most: number): fc.Arbitrary<Block> => {
  const side = (of: Seat) =>
    fc
      .record({
        seat: fc.constant(of),
        tiles: fc.array(tileOf(known, words), { maxLength: 8 }),
        total: maybe(fc.nat(40).map(String)),
        figure: maybe(figure(words.short)),
      })
      .map((one) => whole<ColumnSide>(one))
  const place = fc
    .record({
      id: fc.string(),
      card: fc.constantFrom(null, ...places),
      title: fc.constantFrom(...places).chain(words.name),
      sides: fc.tuple(side('dark'), side('light')),
      held: maybe(seat),
      state: maybe(fc.constantFrom('chosen' as const, 'suggested' as const, 'now' as const)),
    })
    .map((one) => whole<BoardColumn>(one))
  const lines = fc.array(fc.record({ label: words.short, value: fc.constantFrom('5', '+12') }), { maxLength: 8 })
  const pile = fc.record({
    id: fc.constantFrom('deck', 'force', 'hand'),
    label: words.short,
    count: fc.nat(60),
    low: fc.boolean(),
  })
  return fc.oneof(
    fc.record({
      block: fc.constant('board' as const),
      places: fc.array(place, { minLength: 1, maxLength: most }),
      more: fc.record({ one: words.short, many: words.short }),
    }),
    fc.record({
      block: fc.constant('stack' as const),
      entries: fc.array(
        fc.record({
          tile: tileOf(known, words, 0),
          by: seat,
          label: words.short,
          targets: fc.array(words.short, { maxLength: 3 }),
        }),
        { maxLength: 6 },
      ),
    }),
    fc.tuple(lines, lines, words.short).map(([near, far, title]) => ({
      block: 'contest' as const,
      title,
      sides: [
        { seat: 'dark', lines: near },
        { seat: 'light', lines: far },
      ] as const,
    })),
    fc.record({
      block: fc.constant('piles' as const),
      seat,
      title: words.short,
      piles: fc.array(pile, { maxLength: 6 }),
    }),
  )
}

const largeOf = (words: Words): fc.Arbitrary<Block> =>
  fc.oneof(
    fc
      .record({
        block: fc.constant('card' as const),
        card: fc.constantFrom(...known),
        title: fc.constantFrom(...longest).chain(words.name),
        text: words.short,
        figures: maybe(fc.array(figure(words.short), { maxLength: 3 })),
      })
      .map((one) => whole<CardBlock>(one)),
    fc.record({
      block: fc.constant('banner' as const),
      card: fc.constantFrom(null, ...places),
      title: words.short,
      notes: fc.array(words.short, { maxLength: 4 }),
    }),
  )

const real: Words = {
  short: fc.constantFrom('needs 6', 'unique', 'your cards here: +2', 'Bob holds 3', 'votre main ici : +4'),
  name: (card) => fc.constant(SHEET(card).title),
}

const blocksOf = (words: Words, most: number, player?: fc.Arbitrary<string>): fc.Arbitrary<Block> =>
  fc.oneof(
    stripOf(words.short, player),
    bandOf(words, known, most),
    placeOf(words.short),
    trayOf(words, most),
    barOf(words.short),
    usesOf(words),
    lanesOf(words, most),
    pairOf(words),
    choicesOf(words),
    sumOf(words),
    largeOf(words),
    boardOf(words, most),
  )

/** Any blocks of real cards. */
export const anyScene: fc.Arbitrary<Scene> = fc
  .array(blocksOf(real, 12), { minLength: 1, maxLength: 5 })
  .map((blocks) => ({ blocks }))

/** The most that a table holds: twelve fighters a side with the longest names, things, and a hand of seven. */
export const crowdedScene: fc.Arbitrary<Scene> = fc
  .record({
    strip: stripOf(fc.constant('draw deck')),
    far: fc.array(fc.tuple(fc.constantFrom(...longest), fc.integer({ min: 1, max: 12 })), {
      minLength: 12,
      maxLength: 12,
    }),
    near: fc.array(fc.tuple(fc.constantFrom(...longest), fc.integer({ min: 1, max: 12 })), {
      minLength: 12,
      maxLength: 12,
    }),
    place: fc.constantFrom(...places),
    hand: fc.array(fc.constantFrom(...longest), { minLength: 5, maxLength: 7 }),
  })
  .map(({ strip, far, near, place, hand }) => {
    const band = (of: Seat, tiles: typeof far): BandBlock => ({
      block: 'band',
      seat: of,
      total: { value: String(tiles.reduce((sum, [, value]) => sum + value, 0)), label: 'power' },
      tiles: tiles.map(([card, value], at) => ({
        handle: `${of}${at}`,
        card,
        name: SHEET(card).title,
        plate: { id: 'power', label: 'power', value: String(value) },
      })),
    })
    const tray: TrayBlock = {
      block: 'tray',
      seat: 'dark',
      title: 'Your hand',
      budget: { left: 6, of: 6, label: '6 left' },
      tiles: hand.map((card, at) => ({
        handle: `hand${at}`,
        card,
        name: SHEET(card).title,
        plate: { id: 'cost', label: 'counters', value: '2' },
        figures: [
          { id: 'power', label: 'power', value: '4' },
          { id: 'damage', label: 'damage', value: '3' },
        ],
      })),
    }
    const { title, subtitle } = SHEET(place)
    return {
      blocks: [
        strip,
        band('light', far),
        { block: 'place', card: place, title: subtitle ?? title, note: 'your cards here: +5' },
        band('dark', near),
        tray,
      ],
    }
  })

const wild = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.string({ minLength: 1, maxLength: 90 }),
  anyText({ minLength: 1, maxLength: 60 }),
)

/** Blocks with words and numbers that no game has. */
export const wildScene: fc.Arbitrary<Scene> = fc
  .array(blocksOf({ short: wild, name: () => wild }, 25, fc.string({ minLength: 1, maxLength: 32 })), {
    minLength: 1,
    maxLength: 4,
  })
  .map((blocks) => ({ blocks }))
