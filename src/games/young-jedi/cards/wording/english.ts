/** The English wording of card texts. */

import { signed, spaced } from '../../../../kit/wording/words.ts'
import type { Condition, GroupUse, Moment, Planet, Price, Selectors, Whose } from '../card.ts'
import { GRAMMARS, isProper } from '../grammar.ts'
import {
  alternatives,
  areMany,
  areMixed,
  type CardType,
  duelingFirst,
  type Members,
  mayBeAlone,
  type ValueChange,
  type Wording,
} from './wording.ts'

const say = GRAMMARS.en
/** "any Jawa or any Tank", "Valorum, or any character at Galactic Senate". */
function anyOf(selectors: Selectors): string {
  const users = selectors.map((selector) => say.any(selector))
  return areMixed(selectors) ? users.join(', or ') : say.or(users)
}
const oneOf = (selectors: Selectors): string => say.or(selectors.map(say.one))

const SELF: Readonly<Record<CardType, string>> = {
  character: 'this character',
  weapon: 'this weapon',
  battle: 'this Battle card',
  effect: 'this Effect',
  starship: 'this starship',
  location: 'this Location',
  objective: 'this Objective',
}

// ---------------------------------------------------------------- conditions

/** Returns the condition as it follows the thing it applies to. `there`: the place of "present". */
function when(condition: Condition, there = 'here'): string {
  if ('using' in condition) return `while using ${oneOf(condition.using)}`
  if ('usingBattle' in condition) return `while using the Battle card ${condition.usingBattle}`
  if ('fighting' in condition) return `against ${oneOf(condition.fighting)}`
  if ('dueling' in condition) return `in a duel against ${oneOf(condition.dueling)}`
  if ('fought' in condition) {
    const who = condition.own ? say.or(condition.fought.map(say.oneOfYours)) : oneOf(condition.fought)
    return `if ${who} has fought${condition.orThrust ? ' or thrust' : ''} this turn`
  }
  if ('controlled' in condition) {
    const planet = condition.controlled === 'any' ? 'a planet' : condition.controlled
    const [who, surrender] =
      condition.by === 'you' ? ['you have', 'a surrender'] : ['your opponent has', 'your surrender']
    const how = condition.surrendered === undefined ? '' : `, other than by ${surrender}`
    return `once ${who} won control of ${planet}${how}`
  }
  if ('present' in condition) return `while you have ${say.or(condition.present.map(say.another))} face up ${there}`
  if ('stackHolds' in condition) return `if it joins a stack that holds ${say.one(condition.stackHolds)}`
  if ('turnOf' in condition) return condition.turnOf === 'you' ? 'in your own turn' : 'in your opponent’s turn'
  if ('starshipBattleAt' in condition) return `in a starship battle at ${condition.starshipBattleAt}`
  if ('evacuating' in condition) return `when it evacuates ${oneOf(condition.evacuating)}`
  if ('evacuatingHere' in condition) return 'when this card’s planet is evacuated'
  if ('onCurrentPlanet' in condition) return 'while this card is on the current planet'
  if ('duelHere' in condition) return 'in a duel here'
  if ('leadsRace' in condition)
    return 'while you lead the race: a Podracer pilot on the Objective, and more lap cards than your opponent (6 for each lap completed)'
  return 'if you choose to show your hand'
}

// ---------------------------------------------------------------- moments and prices

const DEPLOYED_TO = (at: Planet | 'objective' | undefined): string =>
  at === undefined ? '' : at === 'objective' ? ' to the Objective' : ` to ${at}`

/** "When this character is deployed to Naboo"; `paid`: it costs the card itself, and so needs no "once". */
function moment(at: Moment, self: CardType, paid = false): string {
  switch (at.on) {
    case 'deployed':
      return `when ${SELF[self]} is deployed${DEPLOYED_TO(at.at)}`
    case 'deploys':
      return `when you deploy ${oneOf(at.who)}${where(at.where, self)}`
    case 'deploy-step':
      return `${paid ? 'in any' : 'once in each'} of your Deploy steps${at.at === undefined ? '' : `, while this card is on ${at.at}`}`
    case 'even-up-step':
      return 'in your Even Up step, before you draw'
    case 'control':
      return 'on winning control of this planet'
    case 'defeats':
      return `when ${SELF[self]} defeats a character`
  }
}
function where(place: 'here' | 'objective' | undefined, self: CardType): string {
  if (place === undefined) return ''
  return place === 'here' || self === 'objective' ? ' here' : ' to the Objective'
}

/** "discard this Effect", "show your hand": the price and the draw as verbs in the infinitive. */
function deeds(price: Price | undefined, draw: number | undefined, self: CardType): readonly string[] {
  const given = [
    ...(price?.thisCard ? [SELF[self]] : []),
    ...(price?.discard === undefined ? [] : [`${say.cards(price.discard)} from your hand`]),
  ]
  return [
    ...(given.length === 0 ? [] : [`discard ${say.and(given)}`]),
    ...(price?.bottom === undefined
      ? []
      : [`put ${say.cards(price.bottom)} from your hand on the bottom of your draw deck`]),
    ...(price?.showHand ? ['show your hand'] : []),
    ...(draw === undefined ? [] : [`draw ${say.cards(draw)}`]),
  ]
}
const inOrder = (deeds: readonly string[]): string => deeds.join(', then ')
const paying = (price: Price | undefined, self: CardType): string =>
  price === undefined ? '' : `${inOrder(deeds(price, undefined, self))} to `

// ---------------------------------------------------------------- whose numbers

/** "your Podracer pilots have power +1"; for the card itself only "power +1". */
function whose(of: Whose, many: string, single: string): string {
  if (of === 'this') return ''
  const { words, single: isSingle } = say.all(of.each, of.theirs ?? false)
  return `${words} ${isSingle ? single : many} `
}
const change = (text: ValueChange): string =>
  text.form === 'power' ? `power ${signed(text.bonus)}` : `damage ${signed(text.change)}`

// ---------------------------------------------------------------- groups

function members(group: Members): string {
  const titles = { stack: 'of one stack', different: 'with different titles', none: '' }[group.titles ?? 'none']
  const apart = titles && `, ${titles}`
  if ('each' in group) return `${say.and(group.each.map(oneOf))}${apart}`
  const { alike, counts } = group
  const [first = {}] = alike
  if (alike.length === 1) return `${say.many(counts, first)}${group.titles === 'stack' ? ` ${titles}` : apart}`
  const characters = spaced(say.many(counts, {}), titles)
  return alike.every(isProper)
    ? `${characters}, out of ${say.and(alike.map(say.one))}`
    : `${characters}, each ${oneOf(alike)}`
}

function together({ groups, bonus, draws }: GroupUse): string {
  const gain = say.gain(bonus, draws)
  const adds = groups.every(({ titles }) => titles === 'stack')
  const how = adds ? 'add together' : mayBeAlone(groups) ? 'fight alone or together' : 'fight together'
  return gain === null ? how : `${how}: ${gain}`
}

const PODRACE =
  'starts on the table, for a Podracer pilot and a Podracer. While they match, once in each of your Deploy ' +
  'steps you may add a Thrust token, play up to one lap card per token, then Refuel'

/** Rule 25.3: the place beside pilot or Podracer may be filled later, but only once. */
const PARTNER_LATER = ', or later before it has a partner'

/** Describes each form of text in English. */
export const english: Wording = {
  changes([first, ...rest]) {
    const number = say.and([first, ...rest].map(change))
    return spaced(`${whose(first.of, 'have', 'has')}${number}`, first.if && when(first.if))
  },
  texts: {
    cost: ({ of, counters, if: condition }) =>
      spaced(
        `${whose(of, 'cost', 'costs')}${of === 'this' ? 'costs ' : ''}${say.counters(counters)}`,
        condition && when(condition, 'where this card is deployed'),
      ),
    'counter-limit': ({ counters, discard }) =>
      discard === undefined
        ? `you have ${say.counters(counters)} in each of your Deploy steps`
        : `in each of your Deploy steps you may discard ${say.cards(discard)} from your hand to have ${say.counters(counters)} in all`,
    'even-up-size': ({ size }) => `you Even Up to ${say.cards(size)} in hand`,
    'may-use': ({ weapon }) => `may also use ${say.one(weapon)}`,
    'is-also': ({ kinds }, self) =>
      `for your cards, ${SELF[self]} is also ${say.and(kinds.map((kind) => say.one({ kind, diamond: true })))}`,
    'no-weapons': ({ each }) => `${say.all(each, true).words} use no weapons`,
    'no-battle-cards': () => 'can’t use Battle cards, nor dueling text in a duel',
    hurts: ({ more }, self) => `${signed(more)} damage when ${SELF[self]} defeats a character`,
    'hurts-double': (_, self) => `double the damage of each character that ${SELF[self]} defeats`,
    redraw: (_, self) =>
      `once a turn, you may discard a destiny you just drew for the Battle card, weapon or power of ${SELF[self]} and draw another`,
    'draw-two': (_, self) =>
      `whenever you draw destiny for the Battle card or weapon of ${SELF[self]}, draw two cards and choose one to use; both go into your hand`,
    'as-battle-card': ({ with: users, bonus }, self) =>
      `in a starship battle, you may use ${SELF[self]} from your hand as a Battle card for ${oneOf(users)}: ${signed(bonus)}. ` +
      'If that starship is defeated, you take this card’s damage too',
    tie: ({ against, discard }) =>
      `against ${oneOf(against)} in a battle, once all destiny is drawn, you may make the fight a tie by discarding ${say.cards(discard)} from your hand`,
    'no-substitute': (_, self) => `in a duel, no other character can defend in place of ${SELF[self]}`,
    'no-passing': (_, self) => `you can’t pass while ${SELF[self]} is dueling`,
    'first-pass': ({ draw }, self) => `the first time you pass in a duel of ${SELF[self]}, draw ${say.cards(draw)}`,
    'no-dueling-text': (_, self) => `cards that hit ${SELF[self]} in a duel lose their dueling text`,
    'name-numbers': ({ count }, self) =>
      `when ${SELF[self]} has to defend in a duel, name ${say.number(count)} ${count === 1 ? 'number' : 'numbers'}. ` +
      'Your opponent shuffles and draws a destiny: if you named its number, the duel ends without a result',
    'dueling-hand': ({ damages }, self) =>
      `when ${SELF[self]} duels, your dueling hand has one more card for each of your characters here with a printed damage of ${say.or(damages.map(String))}`,
    handling: ({ number }) => `your pilot on the Objective also has ${number} as a handling number`,
    podrace: () => PODRACE,
    search({ when: at, for: what, to, free, price }, self) {
      const later = what === 'matching' ? PARTNER_LATER : ''
      const start = `${moment(at, self, price?.thisCard)}${later}, you may ${paying(price, self)}`
      const found = what === 'matching' ? 'the matching card' : oneOf(what)
      const search = `${start}search your draw deck for ${found}`
      if (to === 'hand') return `${search}, show it and put it into your hand`
      const where = to === 'objective' ? (self === 'objective' ? ' here too' : ' to the Objective') : ''
      return `${search} and deploy it${where}${free ? ' for free' : ''}`
    },
    hand({ when: at, may, price, draw, or }, self) {
      const first = inOrder(deeds(price, draw, self))
      const start = `${moment(at, self, price?.thisCard)}, `
      if (or === undefined) return `${start}${may ? 'you may ' : ''}${first}`
      return `${start}${may ? 'you may ' : ''}either ${first}, or ${inOrder(deeds(or.price, or.draw, self))}`
    },
    harm({ when: at, damage, discard }, self) {
      const deeds = [
        ...(damage === undefined ? [] : [`takes ${say.number(damage)} damage`]),
        ...(discard === undefined ? [] : [`discards ${say.cards(discard)} of their choice from their hand`]),
      ]
      return `${moment(at, self)}, your opponent ${say.and(deeds)}`
    },
    'lap-card': ({ when: at }, self) => `${moment(at, self)}, you may discard your opponent’s last lap card`,
    remove: ({ when: at, what, price }, self) =>
      `${moment(at, self, price.thisCard)}, you may ${paying(price, self)}discard ${oneOf(what)} that your opponent has face up here`,
    peek: ({ when: at }, self) =>
      `${moment(at, self)}, you may look at the card on top of your opponent’s draw deck, then leave it there or put it on the bottom`,
    'stay-out': ({ when: at, with: who }, self) =>
      `${moment(at, self)}, you may choose ${oneOf(who)} that your opponent has face up on the current planet: neither it nor ${SELF[self]} may battle this turn`,
    'strike-weapon': (_, self) =>
      `in a fight in which ${SELF[self]} is used, you may discard it and lose its bonus and draw: ignore one weapon that your opponent uses there`,
    thrust: ({ when: at, tokens }, self) =>
      `${moment(at, self)}, it gets ${say.number(tokens)} more Thrust ${tokens === 1 ? 'token' : 'tokens'}`,
    reshuffle({ discarded, what, most }, self) {
      const all = what.every(({ duels }) => duels)
      const cards = all
        ? `${say.or(what.map(({ duels: _, ...one }) => say.plural(one)))} with dueling text`
        : say.or(duelingFirst(what).map(say.plural))
      return `when you discard ${discarded} on deploying ${SELF[self]}, you may shuffle up to ${say.number(most)} ${cards} out of your hand and discard pile into your draw deck`
    },
  },
  fights: {
    rescue: ({ who }) =>
      who === undefined
        ? 'if this fighter is defeated, return it and the weapon it used to your hand and take no damage for it'
        : `if ${say.the(who)} is defeated, return that card and the weapon it used to your hand and take no damage for it`,
    'ignore-weapons': () => 'if this fighter uses no weapon, ignore all opposing weapons in this fight',
    'fight-next': () => 'if this fighter defeats a ◆ character, it fights your next fight too, with the same weapon',
    'replace-destiny': () =>
      'you may use this fighter’s printed damage instead of one destiny number you drew in this fight',
    'switch-destiny': () =>
      'if a destiny number that you drew in this fight is lower than one of your opponent’s, swap the two (you choose which)',
    'compare-destiny': () =>
      'if the opposing character’s printed destiny is higher than this fighter’s, the difference is a bonus (of several characters, you choose one)',
    'no-breakthrough': () =>
      'if this fighter is the very last card of your plan, you take no damage from breakthrough in this battle',
    stakes: ({ won, lost }) =>
      `if you win this fight, your opponent takes ${say.number(won)} more damage; if you lose it, you take ${say.number(lost)} more`,
    'send-back': () =>
      'before any draw, return this fighter and its weapon to the top of your plan; the opposing cards are left over and break through if they attack',
  },
  duels: {
    'extra-hits'({ hits, may, discard }) {
      const more = `${say.number(hits)} more ${hits === 1 ? 'hit' : 'hits'}`
      const start = 'when this card scores a hit, '
      if (discard) return `${start}${may ? 'you may discard it' : 'discard it'} for ${more}`
      return start + (may ? `you may add ${more}` : `add ${more}`)
    },
    'more-cards': ({ cards, discard }) =>
      `when this card scores a hit, you may add ${say.cards(cards)} from your draw deck to your dueling hand${discard ? ', discarding this one' : ''}`,
    'remove-hit': () => 'when this card scores a hit, you may remove a hit from your duelist',
    'draw-defending': () =>
      'when this card scores a hit, you may draw a card if your duelist is a Jedi and didn’t start the duel',
  },
  inDuel: 'In a duel',
  userLine({ by, other, bonus, draws, notInDuel, against, noBonusAgainst }) {
    const users = say.or(by.map((selector) => say.any(selector, other)))
    const gain = say.gain(bonus, draws) ?? say.noGain
    return {
      heading: against === undefined ? users : `${users}, against ${oneOf(against)}`,
      clause:
        gain +
        (noBonusAgainst === undefined ? '' : `, but not the ${signed(bonus)} against ${oneOf(noBonusAgainst)}`) +
        (notInDuel ? ', but not in a duel' : ''),
    }
  },
  builtIn: ({ weapon, counters, bonus, draws }) => ({
    heading: weapon,
    clause: `built in (${counters} of the counters), ${say.gain(bonus, draws) ?? say.noGain}`,
    more: ['uses no Weapon cards'],
  }),
  single({ with: by, first, bonus, draws, needs, bonusIf }) {
    const users = anyOf(by)
    const heading = spaced(
      first ? `${users} that fights first from your battle plan, and alone` : users,
      needs && when(needs),
    )
    if (bonusIf === undefined || bonus === 0) return { heading, clause: say.gain(bonus, draws) }
    const bonusThen = `${signed(bonus)} ${when(bonusIf)}`
    return { heading, clause: draws === 0 ? bonusThen : `${say.gain(0, draws)}, and ${bonusThen}` }
  },
  group(use) {
    const { groups, noWeapon, onlyDefeated } = use
    const all = alternatives(groups)
    const more = [
      ...(noWeapon ? ['they fight without a weapon (one placed with them is ignored and kept)'] : []),
      ...(onlyDefeated === undefined ? [] : [`if they lose, ${say.the(onlyDefeated)} alone is defeated`]),
    ]
    const heading = all.map(members).join(', or ')
    return { heading, clause: together(use), more, pause: areMany(all) || heading.includes(', and ') }
  },
  twoWeapons({ weapons, with: by, bonus, draws }) {
    const gain = say.gain(bonus, draws)
    const clause = `uses ${say.and(weapons.map(say.one))}, both in one fight`
    return { heading: anyOf(by), clause: gain === null ? clause : `${clause}: ${gain}` }
  },
  nothing: say.noGain,
}
