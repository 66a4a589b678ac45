/** The practice opponent: plays to win, from its own view alone. Its play is simple but sensible. */
import type { Answer, Decision, Option } from '../../../contract/index.ts'
import { type CharacterCard, opposite, type Side } from '../cards/card.ts'
import { cardById } from '../cards/index.ts'
import { selects } from '../cards/selecting.ts'
import { WHOLE_HAND } from '../rules/turn-frame.ts'
import { type DecisionOf, madeHere, type OptionOf, optionsOf } from '../state/abouts.ts'
import type { QuestionKind } from '../state/game-state.ts'
import { textsOf } from '../texts/reading/in-play.ts'
import type { View } from '../view/player-view.ts'
import * as defaults from './defaults.ts'
import { cardOf, least, options, usefulBattleCards } from './defaults.ts'
import { deployment } from './deploying.ts'
import { attack, block, challenge, substitute } from './dueling.ts'
import { battleWorth, goodPlan, worth } from './plan.ts'
import { rankedEffects, rankedLocations } from './ranking.ts'
import { PLENTY, safest } from './safest.ts'
import { deckOf, fieldOf, fleetOf, forceOf, placeSeen, spareCards } from './seen.ts'
import { giftsOf, promise, strengths, usefulness } from './worth.ts'

type AnswerContent = Omit<Answer, 'decision'>
type AnswerRule<Kind extends QuestionKind> = (view: View, decision: DecisionOf<Kind>) => AnswerContent

const leave = (exit: string): AnswerContent => ({ exit })
const take = (exit: string, ...choose: readonly string[]): AnswerContent => ({ exit, choose })

/** The questions that it answers better than the safest answer, which is good enough elsewhere. */
const BETTER: { readonly [Kind in QuestionKind]?: AnswerRule<Kind> } = {
  'start-location': (view, decision) => take('ok', bestLocation(view, decision)),
  'next-location': (view, decision) => take('ok', bestLocation(view, decision)),
  fetch: bestEffect,

  deploy: deployment,
  thrust: lapCard,
  refuel: (view, { shape, seat }) => ({
    exit: 'ok',
    number: shape.type === 'number' && deckOf(view, seat) > PLENTY ? shape.max : 0,
  }),
  'raise-limit': (view, decision) => take('ok', ...leastUseful(view, decision)),
  text: whichText,
  'text-cards': (view, decision) => take('ok', ...leastUseful(view, decision)),
  'text-either': (view, { seat }) => leave(deckOf(view, seat) > PLENTY ? 'draw' : 'bottom'),
  'text-target': (_, decision) => take('ok', defaults.strongest(decision) ?? ''),
  peek: (_, { about }) => leave(about.top !== null && isStrong(about.top) ? 'under' : 'leave'),
  search: bestFound,
  reshuffle: (_, decision) => take('ok', ...fromDiscards(decision)),
  duel: (view, decision) => challenge(view, decision) ?? leave('pass'),
  battle: (view, decision) =>
    promising(view, decision) ? take('battle', ...sparedBattleCards(view, decision)) : leave('pass'),
  'even-up': (view, decision) => take('end', ...thrownAway(view, decision)),
  remove(_, decision) {
    const target = defaults.strongest(decision)
    const card = cardOf(options(decision).find(({ id }) => id === target))
    return target !== null && card?.type === 'character' && worth(card, null) + card.damage >= 6
      ? take('use', target)
      : leave('none')
  },
  'discard-down': (view, decision) => take('ok', ...leastUseful(view, decision)),

  intercept,
  'battle-cards': (view, decision) => take('ok', ...sparedBattleCards(view, decision)),
  plan: (view, decision) => ({ exit: 'ok', arrange: goodPlan(decision, fieldOf(view)) }),

  redraw: (view, { about, seat }) => leave(about.number < 3 && deckOf(view, seat) > 8 ? 'redraw' : 'keep'),
  'call-tie'(view, decision) {
    const losing = (defaults.aheadBy(decision) ?? 0) < 0
    const much = defaults.damageAtStake(view, decision.seat) >= 3
    return losing && much ? take('use', ...leastUseful(view, decision)) : leave('none')
  },
  'forced-discard': (view, decision) => take('ok', ...leastUseful(view, decision)),

  substitute,
  'duel-weapon'(view, decision) {
    const best = defaults.duelWeapon(view, decision)
    return best === null ? leave('none') : take('use', best)
  },
  attack,
  block: (_, decision) => block(decision),
}

/** A legal answer for every question of this game. */
export function practice(view: View, decision: Decision<Side>): Answer {
  // The compiler can't follow that a decision and the answer to its kind belong together.
  const better = BETTER[decision.kind as QuestionKind] as
    | ((view: View, decision: DecisionOf) => AnswerContent)
    | undefined
  return better === undefined ? safest(view, decision) : { decision: decision.id, ...better(view, madeHere(decision)) }
}

// ---------------------------------------------------------------- battle

/** Useful Battle cards; in a turn of one's own never so many that Even Up would draw the last card of the deck. */
function sparedBattleCards(view: View, decision: DecisionOf): string[] {
  const { seat } = decision
  return usefulBattleCards(view, decision).slice(0, view.active === seat ? spareCards(view, seat) : undefined)
}

/** Whether attacking promises more damage than it costs, strongest against strongest. */
function promising(view: View, decision: DecisionOf): boolean {
  const place = placeSeen(view)
  const own = decision.seat
  const other = opposite(own)
  const ready = (side: Side) => {
    const { table } = view.sides[side]
    const cards = table.flatMap(({ handle, card, hidden }) =>
      card === null || hidden || view.today.out.includes(handle) ? [] : [cardById(card)],
    )
    const characters = cards.filter((card) => card.type === 'character')
    const weapons = cards.filter((card) => card.type === 'weapon')
    return strengths(characters, weapons, place, giftsOf(view, side))
  }
  const mine = ready(own)
  const chosen = sparedBattleCards(view, decision)
  chosen.forEach((id, at) => {
    const card = cardOf(options(decision).find((option) => option.id === id))
    const row = mine[at]
    if (row !== undefined && card?.type === 'battle') row.power += battleWorth(card)
  })
  return promise(mine, ready(other)) > 0
}

/** Intercepts if its fleet is the stronger one, with the ships of the hand if it needs them. */
function intercept(view: View, decision: DecisionOf<'intercept'>): AnswerContent {
  const own = decision.seat
  const theirs = defaults.fleetPower(fleetOf(view, opposite(own)))
  const mine = defaults.fleetPower(fleetOf(view, own))
  const may = decision.exits.some(({ id }) => id === 'intercept')
  if (!may || decision.about.cards < 2) return take('let')
  if (mine >= theirs + CLEARLY && fleetOf(view, own).length > 0) return take('intercept')
  const added: Option[] = []
  for (const option of options(decision))
    if (!added.some((one) => one.excludes?.includes(option.id))) added.push(option)
  const more = added.reduce((sum, option) => {
    const card = cardOf(option)
    return sum + (card?.type === 'starship' ? worth(card, null) : 0)
  }, 0)
  return mine + more >= theirs + CLEARLY ? take('intercept', ...added.map(({ id }) => id)) : take('let')
}

const CLEARLY = 2

// ---------------------------------------------------------------- hand

/** The least promising cards, as many as must be discarded. */
function leastUseful(view: View, decision: DecisionOf): string[] {
  const own = decision.seat
  const friends = [...forceOf(view, own).characters, ...held(view, own)]
  return [...options(decision)]
    .map((option) => ({ id: option.id, use: usefulness(view, own, cardById(option.card as string), friends) }))
    .sort((one, other) => one.use - other.use)
    .slice(0, least(decision))
    .map(({ id }) => id)
}

const held = (view: View, own: Side): CharacterCard[] =>
  (view.sides[own].cards ?? []).map(({ card }) => cardById(card)).filter((card) => card.type === 'character')

/**
 * Locations without further use, as many as leave a card in the deck after the draw. The whole hand, if no card in it can
 * be deployed and the deck is large enough.
 */
function thrownAway(view: View, decision: DecisionOf<'even-up'>): string[] {
  const own = decision.seat
  const { hand, size } = decision.about
  const spare = hand - size + deckOf(view, own) - 1
  const nobody = held(view, own).length === 0 && view.sides[own].hand >= MANY
  if (nobody && deckOf(view, own) > 2 * PLENTY) return [WHOLE_HAND]
  return options(decision)
    .flatMap((option) => (option.id !== WHOLE_HAND && defaults.isUseless(view, option) ? [option.id] : []))
    .slice(0, Math.max(0, spare))
}

/** With fewer cards than this the hand is not worth redrawing. */
const MANY = 4

/** A lap card by its own number rather than by handling, and the one that is least useful elsewhere. */
function lapCard(view: View, decision: DecisionOf<'thrust'>): AnswerContent {
  if (options(decision).length === 0) return leave('stop')
  const own = decision.seat
  const { next } = decision.about
  const friends = [...forceOf(view, own).characters, ...held(view, own)]
  const cost = (option: Option) => {
    const card = cardById(option.card as string)
    const handling = [card.destiny ?? []].flat().includes(next) ? 0 : 4
    return handling + usefulness(view, own, card, friends)
  }
  const [best] = [...options(decision)].sort((one, other) => cost(one) - cost(other))
  return take('play', (best as Option).id)
}

// ---------------------------------------------------------------- texts

/** The most promising text, if there is one; a compulsory text is always used. */
function whichText(view: View, decision: DecisionOf<'text'>): AnswerContent {
  const rated = optionsOf(decision).map((option) => ({ id: option.id, gain: textGain(view, decision, option) }))
  const [best] = rated.sort((one, other) => other.gain - one.gain)
  const free = decision.exits.some(({ id }) => id === 'none')
  return best === undefined || (free && best.gain <= 0) ? leave('none') : take('use', best.id)
}

function textGain(view: View, decision: DecisionOf, { card, about }: OptionOf<'text'>): number {
  const own = decision.seat
  const text = card === undefined ? undefined : textsOf(card)[about.text]
  switch (text?.form) {
    case 'search': {
      if (deckOf(view, own) <= PLENTY) return 0
      const { for: who } = text
      const known =
        who === 'matching' ||
        (view.sides[own].list ?? []).some((one) => who.some((selector) => selects(selector, cardById(one), null)))
      // A search to deploy that deploys nothing costs a card (rule 21.3.5).
      return known ? 2 : text.to === 'hand' ? 0 : -1
    }
    case 'hand':
      return deckOf(view, own) > PLENTY ? 1 : -0.5
    case 'harm':
    case 'thrust':
      return 3
    default:
      return 0.5
  }
}

/** The best card that a search finds. */
function bestFound(view: View, decision: DecisionOf<'search'>): AnswerContent {
  const own = decision.seat
  const friends = [...forceOf(view, own).characters, ...held(view, own)]
  const rated = optionsOf(decision).map(({ id, card, about }) => ({
    id,
    use: usefulness(view, own, cardById(card as string), friends) - (about.target === 'objective' ? 0.1 : 0),
  }))
  const [best] = rated.sort((one, other) => other.use - one.use)
  return best === undefined ? leave('none') : take('take', best.id)
}

/** Cards of the discard pile are a free gain; those of the hand stay. */
function fromDiscards(decision: DecisionOf<'reshuffle'>): string[] {
  return optionsOf(decision)
    .filter(({ about }) => about.from === 'discard')
    .slice(0, decision.shape.max)
    .map(({ id }) => id)
}

const isStrong = (id: string): boolean => {
  const card = cardById(id)
  return card.type === 'character' ? worth(card, null) >= 5 : card.type !== 'location' && card.type !== 'starship'
}

// ---------------------------------------------------------------- between planets

/** The Effect that helps the own cards most; none if none does. */
function bestEffect(view: View, decision: DecisionOf): AnswerContent {
  const own = decision.seat
  const list = (view.sides[own].list ?? []).map(cardById)
  const cards = options(decision).map((option) => option.card as string)
  const [best] = rankedEffects(cards, list, forceOf(view, opposite(own)).characters)
  const found = options(decision).find(({ card }) => card === best)
  return found === undefined ? leave('none') : take('fetch', found.id)
}

/** The Location at which the own cards are worth most: those of the hand; before the opening hands, all of the list. */
function bestLocation(view: View, decision: DecisionOf): string {
  const own = decision.seat
  const list = (view.sides[own].list ?? []).map(cardById).filter((card) => card.type === 'character')
  const hand = held(view, own)
  const cards = options(decision).map((option) => option.card as string)
  const [best] = rankedLocations(cards, [...hand, ...hand, ...hand, ...list])
  return options(decision).find(({ card }) => card === best)?.id as string
}
