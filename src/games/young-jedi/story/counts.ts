/**
 * Explains how the totals of a story were counted, part by part. The numbers are those of the facts; the printed numbers
 * only say which part of a total belongs to which card.
 */
import type { Explanation, SeenEvent, Voice } from '../../../contract/index.ts'
import {
  because,
  type CountingRules,
  cardsIn as cardsNamed,
  countsOf,
  makesUp,
  partLine,
} from '../../../kit/explain/counting.ts'
import { alike, type Readers } from '../../../kit/facts/readers.ts'
import { SIDES, type Side } from '../cards/card.ts'
import { findCard } from '../cards/index.ts'
import { factsIn } from '../rules/known-facts.ts'
import type { FactName, Facts, Gain, Open, Power, Purpose, SeenFact } from '../state/game-facts.ts'
import { wholeCard } from '../state/game-table.ts'
import { cardName, row, titleOf } from '../words/naming.ts'
import { type Speaker, speakerOf } from '../words/say.ts'
import { type CountedDraw, type CountedDraws, type DrawFact, drawsAfter } from './counted-draws.ts'
import type { TotalParts } from './sum.ts'

/** The cards and draws of one side of the fight, as far as they were seen. */
interface SideSeen {
  readonly characters: readonly Open[]
  readonly weapons: readonly Open[]
  readonly battle: string | null
  readonly out: readonly string[]
  readonly draws: readonly CountedDraw[]
}

type Bout = Record<Side, SideSeen>

const NONE: SideSeen = { characters: [], weapons: [], battle: null, out: [], draws: [] }
const noBout = (): Bout => ({ dark: NONE, light: NONE })

/** Returns how the results told by these facts were counted, in their order. */
export const counts = (events: readonly SeenEvent[], voice: Voice): readonly Explanation[] =>
  countsOf<Facts, Bout, Speaker>(COUNTING, factsIn(events), speakerOf(voice))

// ---------------------------------------------------------------- what was seen before the result

/** Facts that change nothing about the numbers of a fight. */
const BESIDE = [
  ...(['attack', 'battle-cards', 'battle-end', 'block', 'bottom', 'breakthrough', 'called-tie', 'control'] as const),
  ...(['covered', 'damage', 'defeat', 'deploy', 'discard', 'draw', 'draw-two', 'duel', 'duel-broken-off'] as const),
  ...(['duel-end', 'duel-text', 'duel-weapon', 'dueling-draw', 'dueling-hand', 'evacuated', 'evacuation'] as const),
  ...(['fetch', 'fight-next', 'found', 'guess', 'hand-shown', 'hit', 'hit-removed', 'intercept', 'lap'] as const),
  ...(['lap-card', 'lap-lost', 'location', 'named', 'objective', 'over', 'pass', 'peek', 'race-lost'] as const),
  ...(['refuel', 'reshuffle', 'reveal', 'search', 'send-back', 'shuffle', 'start-draw', 'starship-battle'] as const),
  ...(['stay-out', 'substitute', 'surrender', 'taken-back', 'text', 'thrust', 'token', 'turn', 'warning'] as const),
] satisfies readonly FactName[]

const changed = (bout: Bout, side: Side, change: (own: SideSeen) => Partial<SideSeen>): Bout => ({
  ...bout,
  [side]: { ...bout[side], ...change(bout[side]) },
})

/** A draw made or changed: either side may have others by it. */
function drawn(fact: DrawFact, bout: Bout): Bout {
  const draws: CountedDraws = drawsAfter({ dark: bout.dark.draws, light: bout.light.draws }, fact)
  return { dark: { ...bout.dark, draws: draws.dark }, light: { ...bout.light, draws: draws.light } }
}

/** For each fact: all that is known of the present fight after it. */
const FOLLOWED: Readers<Facts, Bout, Bout> = {
  ...alike(BESIDE, (_fact: SeenFact, bout: Bout) => bout),
  battle: noBout,
  fight: noBout,
  fighters: ({ seat, data: { characters, weapons, battle } }, bout) =>
    changed(bout, seat, () => ({ ...NONE, characters, weapons, battle })),
  ignored: ({ seat, data }, bout) =>
    changed(bout, seat, ({ out }) => ({ out: [...out, ...data.weapons.map(({ handle }) => handle)] })),
  strike: ({ seat, data }, bout) => changed(bout, seat, ({ out }) => ({ out: [...out, data.handle] })),
  ...alike(['destiny', 'redraw', 'replace', 'switch'], drawn),
}

const COUNTING: CountingRules<Facts, Bout, Speaker> = {
  begin: noBout,
  results: { fight: fightCount, 'dueling-hand': (fact, _bout, speaker) => handCount(fact, speaker) },
  followed: FOLLOWED,
}

// ---------------------------------------------------------------- a fight

function fightCount({ data }: SeenFact<'fight'>, bout: Bout, speaker: Speaker): Explanation {
  const { power: powers, texts, total } = data
  const seen = (side: Side) => ({ ...bout[side], gains: texts[side] })
  const lines = speaker.sides.flatMap((side) => sideLines(side, powers[side], total[side], seen(side), speaker))
  return because(
    [headOf(bout, speaker), ...lines].join('\n'),
    ...rulesOf(
      SIDES.map((side) => powers[side]),
      bout,
    ),
  )
}

/** "Darth Maul – Yoda": whose fight it was; nothing where its beginning is told elsewhere. */
function headOf(bout: Bout, { sides, language }: Speaker): string {
  const who = (side: Side) =>
    row(
      bout[side].characters.map(({ card }) => titleOf(card)),
      language,
    )
  return `__${sides.map((side) => who(side) || '…').join(' – ')}__`
}

const NUMBERS: readonly (readonly [keyof Power, string])[] = [
  ['characters', '10.2.1'],
  ['location', '10.2.2'],
  ['weapon', '10.2.3'],
  ['battle', '10.2.4'],
  ['texts', '10.2.5'],
  ['destiny', '10.3'],
]

const rulesOf = (powers: readonly Power[], bout: Bout): readonly string[] => [
  '10.2',
  ...NUMBERS.filter(([part]) => powers.some((power) => (power[part] ?? 0) !== 0)).map(([, rule]) => rule),
  ...(SIDES.some((side) => bout[side].characters.length > 1) ? ['13.4'] : []),
]

type WithGains = SideSeen & { readonly gains: readonly Gain[] }

function sideLines(side: Side, power: TotalParts, total: number, seen: WithGains, speaker: Speaker): string[] {
  const { say, subject } = speaker
  const part = (number: number, what: string) => partLine(number, what, (values) => say('count.part', values))
  const sum = NUMBERS.reduce((all, [key]) => all + (power[key] ?? 0), 0)
  return [
    say('count.side', { name: subject(side), total }),
    ...part(power.characters, powerOf(power, seen, speaker)),
    ...part(power.location, say('count.location')),
    ...part(power.weapon, weaponOf(seen, speaker)),
    ...textLines(power.texts ?? 0, seen, speaker, part),
    ...part(
      power.battle ?? 0,
      seen.battle === null ? say('count.battle.plain') : say('count.battle', { of: titleOf(seen.battle) }),
    ),
    ...part(power.destiny, destinyOf(power.destiny, seen, speaker)),
    ...(sum < total ? [`- ${say('count.floor')}`] : []),
  ]
}

/** Names the cards whose printed power it is, where the printed numbers make it up. */
function powerOf({ characters }: TotalParts, seen: SideSeen, { say, language }: Speaker): string {
  const printed = seen.characters.map(({ card }) => ({ card, number: printedPower(card) }))
  if (printed.length === 0 || !makesUp(printed, ({ number }) => number, characters)) return say('count.power.plain')
  const [only, ...more] = printed
  if (only !== undefined && more.length === 0) return say('count.power', { of: cardName(only.card) })
  const of = row(
    printed.map(({ card, number }) => say('count.card', { card: titleOf(card), number })),
    language,
  )
  return say('count.power', { of })
}

function printedPower(id: string): number {
  const card = findCard(id)
  return card !== undefined && 'power' in card && card.power !== 'destiny' ? card.power : 0
}

function weaponOf({ weapons, characters, out }: SideSeen, { say, language }: Speaker): string {
  const inUse = (cards: readonly Open[]) => cards.filter(({ handle }) => !out.includes(handle))
  const builtIn = inUse(characters).flatMap(({ card }) => {
    const data = findCard(card)
    return data?.type === 'character' && data.builtIn !== undefined ? [data.builtIn.weapon] : []
  })
  const names = [...inUse(weapons).map(({ card }) => titleOf(card)), ...builtIn]
  return names.length === 0 ? say('count.weapon.plain') : say('count.weapon', { of: row(names, language) })
}

/** Text by text, where those told make up the number. */
function textLines(
  sum: number,
  { gains }: WithGains,
  { say }: Speaker,
  part: (number: number, what: string) => string[],
): string[] {
  if (!makesUp(gains, ({ bonus }) => bonus, sum)) return part(sum, say('count.texts.plain'))
  return gains.flatMap(({ card, to, bonus }) =>
    part(
      bonus,
      card === to
        ? say('count.text.own', { card: titleOf(card) })
        : say('count.text', { card: titleOf(card), to: titleOf(to) }),
    ),
  )
}

function destinyOf(destiny: number, { draws }: SideSeen, { say, language }: Speaker): string {
  if (draws.length === 0 || !makesUp(draws, ({ number }) => number, destiny)) return say('count.destiny.plain')
  const of = row(
    draws.map(({ purpose, card, number }) =>
      say('count.draw', { number, purpose: purposeOf(purpose, say), card: card === null ? '–' : cardName(card) }),
    ),
    language,
  )
  return say('count.destiny', { of })
}

const purposeOf = (purpose: Purpose, say: Speaker['say']): string => say(`destiny.for.${purpose}`)

// ---------------------------------------------------------------- a duel

/** A dueling hand: as many cards as power. */
function handCount({ seat, data }: SeenFact<'dueling-hand'>, speaker: Speaker): Explanation {
  const { say } = speaker
  const { power, total, texts: gains, extra } = data
  const lines = sideLines(seat, power, total, { ...NONE, gains }, speaker)
  const more = partLine(extra, say('count.duel.extra'), (values) => say('count.part', values))
  return because([`__${say('count.duel')}__`, ...lines, ...more].join('\n'), '23.6.3', '23.6.4')
}

// ---------------------------------------------------------------- cards of a story

/** Returns the ids of the cards that these facts name, each once, the last first; of half a card the whole. */
export const cardsIn = (events: readonly SeenEvent[]): readonly string[] =>
  cardsNamed(events, (text) => (findCard(text) === undefined ? null : wholeCard(text)))
