/** The news of a panel: what matters most since the last move, as a headline and one sentence more. */
import { PANEL_NEWS, type Seat, type SeenEvent, type Voice } from '../../../contract/index.ts'
import { opposite, SIDES, type Side } from '../cards/card.ts'
import { factsIn } from '../rules/known-facts.ts'
import type { SeenFact } from '../state/game-facts.ts'
import type { View } from '../view/player-view.ts'
import { type CountedTitle, countedTitles, titleOf } from '../words/naming.ts'
import { type Speaker, speakerOf } from '../words/say.ts'

/** A thing to tell, as long as there is room and shorter. */
interface Item {
  /** The greater, the more it matters. */
  readonly weight: number
  readonly texts: readonly string[]
}

const isSide = (seat: Seat | undefined): seat is Side => SIDES.some((side) => side === seat)

/** Returns a headline and one sentence more where there is more that matters; nothing where nothing does. */
export function news(events: readonly SeenEvent[], _view: View, voice: Voice): readonly string[] {
  const speaker = speakerOf(voice)
  const facts = factsIn(events)
  const results = [...endings(facts, speaker), ...fights(facts, speaker), ...duels(facts, speaker)]
  const [own, theirs] = [true, false].map((isOwn) =>
    SIDES.filter((side) => speaker.isReader(side) === isOwn).flatMap((side) => moves(side, facts, speaker)),
  ) as [Item[], Item[]]
  const others = [...results, ...theirs]
  // The reader's own moves are no news: they are told where nothing else happened. Their damage is.
  const hurt = SIDES.filter((side) => speaker.isReader(side)).flatMap((side) => discarded(side, facts, speaker))
  const items = others.length > 0 ? [...others, ...hurt] : own
  const sorted = items.sort((one, other) => other.weight - one.weight)
  const told: string[] = []
  let room = PANEL_NEWS
  for (const { texts } of sorted) {
    const text = texts.find((one) => one.length <= room)
    if (text === undefined) continue
    told.push(text)
    room -= text.length + 1
    if (told.length === 2) break
  }
  return told
}

const ofType = <Name extends SeenFact['type']>(facts: readonly SeenFact[], type: Name) =>
  facts.filter((fact): fact is Extract<SeenFact, { readonly type: Name }> => fact.type === type)

// ---------------------------------------------------------------- the match, planets

function endings(facts: readonly SeenFact[], { say, tell }: Speaker): Item[] {
  const over = ofType(facts, 'over').map(
    ({ seat }): Item => ({
      weight: 100,
      texts: [seat === undefined ? say('news.tie') : tell(seat, 'news.wins')],
    }),
  )
  const surrendered = ofType(facts, 'surrender').flatMap(({ seat, data: { planet } }): Item[] =>
    planet === null ? [] : [{ weight: 95, texts: [tell(seat, 'news.surrenders', { planet })] }],
  )
  const won = ofType(facts, 'control').flatMap(({ seat, data: { planet, surrendered: given } }): Item[] =>
    planet === null || given ? [] : [{ weight: 90, texts: [tell(seat, 'news.controls', { planet })] }],
  )
  // A judge's decision has a message of its own.
  const back = ofType(facts, 'taken-back').flatMap(({ seat, data: { ruled } }): Item[] =>
    ruled === true ? [] : [{ weight: 88, texts: [tell(seat, 'told.taken-back')] }],
  )
  return [...over, ...surrendered, ...won, ...back]
}

// ---------------------------------------------------------------- cards in a row

/** "Watto", "Watto and 2× Sebulba", "Watto, Sebulba and 2 more cards": all by name, or the first and how many more. */
function rowsOf(ids: readonly string[], { say }: Speaker): string[] {
  const titles = countedTitles(ids)
  const named = titles.map(({ text }) => text)
  const [first, second] = titles
  if (first === undefined) return []
  const rest = (of: readonly CountedTitle[]) => ids.length - of.reduce((sum, { count }) => sum + count, 0)
  const shorter = [...(second === undefined || titles.length === 2 ? [] : [[first, second]]), [first]].map((shown) =>
    say('news.and-more', { one: shown.map(({ text }) => text).join(', '), count: rest(shown) }),
  )
  if (titles.length === 1) return named
  return [say('panel.and', { one: named.slice(0, -1).join(', '), other: named.at(-1) ?? '' }), ...shorter]
}

// ---------------------------------------------------------------- battles

interface FightResult {
  readonly winner: Side | null
  readonly leaders: Readonly<Partial<Record<Side, string>>>
  readonly total: Readonly<Record<Side, number>>
}

function foughtIn(facts: readonly SeenFact[]): FightResult[] {
  const fought: FightResult[] = []
  let leaders: Partial<Record<Side, string>> = {}
  for (const fact of facts)
    if (fact.type === 'fighters') leaders = { ...leaders, [fact.seat]: fact.data.characters[0]?.card }
    else if (fact.type === 'fight') {
      fought.push({ winner: isSide(fact.seat) ? fact.seat : null, leaders, total: fact.data.total })
      leaders = {}
    }
  return fought
}

function fights(facts: readonly SeenFact[], speaker: Speaker): Item[] {
  const fought = foughtIn(facts)
  const lost = losses(facts, speaker)
  if (fought.length === 1) return [oneFight(fought[0] as FightResult, speaker), ...lost]
  if (fought.length === 0) return lost
  const wins = (side: Side) => fought.filter(({ winner }) => winner === side).length
  const [dark, light] = [wins('dark'), wins('light')]
  const score = { own: Math.max(dark, light), theirs: Math.min(dark, light) }
  const text =
    dark === light
      ? speaker.say('news.battle.tie', score)
      : speaker.tell(dark > light ? 'dark' : 'light', 'news.battle', score)
  return [{ weight: 80, texts: [text] }, ...lost]
}

/** "You beat Ric Olié 8–6." */
function oneFight({ winner, leaders, total }: FightResult, { say, tell, sides: [first, second] }: Speaker): Item {
  if (winner === null)
    return { weight: 80, texts: [say('news.fight.tie', { own: total[first], theirs: total[second] })] }
  const loser = opposite(winner)
  const score = { own: total[winner], theirs: total[loser] }
  const foe = leaders[loser]
  const plain = tell(winner, 'news.fight.plain', score)
  return {
    weight: 80,
    texts: foe === undefined ? [plain] : [tell(winner, 'news.fight', { ...score, foe: titleOf(foe) }), plain],
  }
}

/** Characters that a side has lost for good. */
function losses(facts: readonly SeenFact[], speaker: Speaker): Item[] {
  return SIDES.flatMap((side): Item[] => {
    const gone = ofType(facts, 'defeat')
      .filter(({ seat }) => seat === side)
      .flatMap(({ data: { lost, rescued, saved } }) =>
        saved === undefined ? (rescued ? [] : lost) : lost.filter(({ handle }) => !saved.includes(handle)),
      )
      .map(({ card }) => card)
    if (gone.length === 0) return []
    return [{ weight: 76, texts: rowsOf(gone, speaker).map((cards) => speaker.tell(side, 'news.loses', { cards })) }]
  })
}

// ---------------------------------------------------------------- duels

function duels(facts: readonly SeenFact[], { tell, say }: Speaker): Item[] {
  const ended = ofType(facts, 'duel-end').map(({ seat, data: { beaten } }): Item => {
    const tie = say('news.duel.tie')
    if (seat === undefined || beaten === null) return { weight: 72, texts: [tie] }
    return { weight: 85, texts: [tell(seat, 'news.duel-won', { foe: titleOf(beaten) }), tie] }
  })
  const begun = ofType(facts, 'duel').flatMap(({ seat, data: { foe } }): Item[] =>
    foe === null ? [] : [{ weight: 70, texts: [tell(seat, 'news.duel', { foe: titleOf(foe) })] }],
  )
  const blows = facts.flatMap((fact): Item[] => {
    switch (fact.type) {
      case 'hit':
        return [{ weight: 60, texts: [tell(fact.seat, 'news.hit')] }]
      case 'attack':
        return [{ weight: 52, texts: [tell(fact.seat, 'news.attack', { number: fact.data.number })] }]
      case 'block':
        return [{ weight: 50, texts: [tell(fact.seat, 'news.block', { number: fact.data.number })] }]
      case 'pass':
        return [{ weight: 48, texts: [tell(fact.seat, 'news.stops')] }]
      default:
        return []
    }
  })
  // The last blow is the one that is answered now.
  return ended.length > 0 ? ended : [...begun, ...blows.slice(-2)]
}

// ---------------------------------------------------------------- moves

const moves = (side: Side, facts: readonly SeenFact[], speaker: Speaker): Item[] => [
  ...movesOf(side, facts, speaker),
  ...deployed(side, facts, speaker),
]

function movesOf(side: Side, facts: readonly SeenFact[], { say, tell, isReader, name }: Speaker): Item[] {
  const own = facts.filter(({ seat }) => seat === side)
  const against = isReader(opposite(side)) ? say('news.attacks-you', { name: name(side) }) : tell(side, 'news.attacks')
  return own.flatMap((fact): Item[] => {
    switch (fact.type) {
      case 'battle':
      case 'starship-battle':
        return [{ weight: 70, texts: [against] }]
      case 'battle-cards':
        return fact.data.number === 0
          ? []
          : [{ weight: 66, texts: [tell(side, 'news.plays', { count: fact.data.number })] }]
      case 'evacuation':
        return [{ weight: 64, texts: [tell(side, 'news.evacuates', { planet: fact.data.planet })] }]
      case 'location':
        return [{ weight: 38, texts: [tell(side, 'news.location', { place: titleOf(fact.data.card) })] }]
      case 'lap':
        return [{ weight: 62, texts: [tell(side, 'news.lap', { laps: fact.data.laps })] }]
      case 'text':
        return [{ weight: 30, texts: [tell(side, 'news.uses', { card: titleOf(fact.data.card) })] }]
      default:
        return []
    }
  })
}

/** The number of cards that a side's facts take for damage. */
const damageOf = (own: readonly SeenFact[]): number =>
  [...ofType(own, 'damage'), ...ofType(own, 'breakthrough')].reduce((sum, { data }) => sum + data.cards.length, 0)

/** "Bob discards 3 cards." */
function discarded(side: Side, facts: readonly SeenFact[], { tell }: Speaker): Item[] {
  const count = damageOf(facts.filter(({ seat }) => seat === side))
  return count === 0 ? [] : [{ weight: 41, texts: [tell(side, 'news.discards', { count })] }]
}

/** "Bob discards 3 cards and deploys Captain Panaka." */
function deployed(side: Side, facts: readonly SeenFact[], speaker: Speaker): Item[] {
  const { tell } = speaker
  const own = facts.filter(({ seat }) => seat === side)
  const weight = 40
  const count = damageOf(own)
  const cards = ofType(own, 'deploy').flatMap(({ data, own: known }) => data.card ?? known?.card ?? [])
  const hidden = ofType(own, 'deploy').length - cards.length
  const items: Item[] = []
  const rows = cards.length === 0 ? [] : rowsOf(cards, speaker)
  if (rows.length > 0 && count > 0)
    items.push({
      weight: weight + 2,
      texts: rows.map((row) => tell(side, 'news.discards-deploys', { count, cards: row })),
    })
  items.push(...discarded(side, facts, speaker))
  if (rows.length > 0) {
    const counted = tell(side, 'news.deploys-count', { count: cards.length })
    items.push({ weight, texts: [...rows.map((row) => tell(side, 'news.deploys', { cards: row })), counted] })
  }
  if (hidden > 0) items.push({ weight, texts: [tell(side, 'news.deploys-hidden', { count: hidden })] })
  const [together, ...rest] = items
  // One sentence for both, and neither again beside it.
  return rows.length > 0 && count > 0 && together !== undefined
    ? [{ ...together, texts: [...together.texts, ...rest.flatMap(({ texts }) => texts)] }]
    : items
}
