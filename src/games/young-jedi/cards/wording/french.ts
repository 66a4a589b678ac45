/** The French wording of card texts. */

import { signed, spaced } from '../../../../kit/wording/words.ts'
import type { Condition, GroupUse, Moment, Planet, Price, Selector, Selectors, Whose } from '../card.ts'
import { GRAMMARS, isFeminine, isNamed, quoted } from '../grammar.ts'
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

const say = GRAMMARS.fr
/** "tout Jawa ou tout char", "Valorum, ou tout personnage à Galactic Senate". */
function anyOf(selectors: Selectors): string {
  const users = selectors.map((selector) => say.any(selector))
  return areMixed(selectors) ? users.join(', ou ') : say.or(users)
}
const oneOf = (selectors: Selectors): string => say.or(selectors.map(say.one))

const SELF: Readonly<Record<CardType, string>> = {
  character: 'ce personnage',
  weapon: 'cette arme',
  battle: 'cette carte de bataille',
  effect: 'cet effet',
  starship: 'ce vaisseau',
  location: 'cette localisation',
  objective: 'cet objectif',
}
const isSheType = (self: CardType): boolean => self === 'weapon' || self === 'location' || self === 'battle'
const deployedWord = (self: CardType): string => (isSheType(self) ? 'déployée' : 'déployé')
const pronoun = (self: CardType): string => (isSheType(self) ? 'elle' : 'il')
const thatOne = (self: CardType): string => (isSheType(self) ? 'celle-ci' : 'celui-ci')

// ---------------------------------------------------------------- conditions

/** The subject of a condition: the card itself, the card just named, or all cards just named. */
type Who = 'this' | 'one' | 'many'
const USING: Readonly<Record<Who, string>> = { this: 'en utilisant', one: 'qui utilise', many: 'qui utilisent' }

/** Returns the condition as it follows the thing it applies to. `there`: the place of "present". */
function when(condition: Condition, who: Who = 'this', there = 'ici'): string {
  if ('using' in condition) return `${USING[who]} ${oneOf(condition.using)}`
  if ('usingBattle' in condition) return `avec la carte de bataille ${quoted(condition.usingBattle)}`
  if ('fighting' in condition) return `contre ${oneOf(condition.fighting)}`
  if ('dueling' in condition) return `en duel contre ${oneOf(condition.dueling)}`
  if ('fought' in condition) {
    const who = condition.own ? say.or(condition.fought.map(say.oneOfYours)) : oneOf(condition.fought)
    return `si ${who} a combattu${condition.orThrust ? ' ou effectué une poussée' : ''} ce tour-ci`
  }
  if ('controlled' in condition) {
    const planet = condition.controlled === 'any' ? 'd’une planète' : `de ${condition.controlled}`
    const who = condition.by === 'you' ? 'vous avez' : 'votre adversaire a'
    return `si ${who} pris le contrôle ${planet}${condition.surrendered === undefined ? '' : ', autrement que par concession'}`
  }
  if ('present' in condition) return `si vous avez ${say.or(condition.present.map(say.another))} face visible ${there}`
  if ('stackHolds' in condition) return `s’il rejoint une pile contenant ${say.one(condition.stackHolds)}`
  if ('turnOf' in condition) return condition.turnOf === 'you' ? 'pendant votre tour' : 'pendant le tour adverse'
  if ('starshipBattleAt' in condition) return `dans une bataille spatiale à ${condition.starshipBattleAt}`
  if ('evacuating' in condition) return `en évacuant ${oneOf(condition.evacuating)}`
  if ('evacuatingHere' in condition) return 'lors de l’évacuation de la planète où se trouve cette carte'
  if ('onCurrentPlanet' in condition) return 'tant que cette carte est sur la planète actuelle'
  if ('duelHere' in condition) return 'dans un duel ici'
  if ('leadsRace' in condition)
    return 'tant que vous menez la course : un pilote de module sur l’objectif, et plus de cartes de piste que votre adversaire (6 par tour de piste terminé)'
  return 'si vous choisissez de montrer votre main'
}

// ---------------------------------------------------------------- moments and prices

const DEPLOYED_TO = (at: Planet | 'objective' | undefined): string =>
  at === undefined ? '' : at === 'objective' ? ' sur l’objectif' : ` sur ${at}`

/** "quand ce personnage est déployé sur Naboo"; `paid`: it costs the card itself, and so needs no "once". */
function moment(at: Moment, self: CardType, paid = false): string {
  switch (at.on) {
    case 'deployed':
      return `quand ${SELF[self]} est ${deployedWord(self)}${DEPLOYED_TO(at.at)}`
    case 'deploys':
      return `quand vous déployez${where(at.where, self)} ${oneOf(at.who)}`
    case 'deploy-step': {
      const start = paid ? 'pendant votre phase de déploiement' : 'une fois par phase de déploiement'
      return at.at === undefined ? start : `${start}, si cette carte est sur ${at.at}`
    }
    case 'even-up-step':
      return 'au moment d’égaliser, avant de piocher'
    case 'control':
      return 'quand vous prenez le contrôle de cette planète'
    case 'defeats':
      return `quand ${SELF[self]} vainc un personnage`
  }
}
function where(place: 'here' | 'objective' | undefined, self: CardType): string {
  if (place === undefined) return ''
  return place === 'here' || self === 'objective' ? ' ici' : ' sur l’objectif'
}

/** Verbs after "vous pouvez", and after "vous" for what must be done. */
type Mood = 'may' | 'must'
const VERBS = {
  discard: { may: 'défausser', must: 'défaussez' },
  put: { may: 'mettre', must: 'mettez' },
  show: { may: 'montrer', must: 'montrez' },
  draw: { may: 'piocher', must: 'piochez' },
} as const

/** "défausser cet effet", "montrez votre main". */
function deeds(price: Price | undefined, draw: number | undefined, self: CardType, mood: Mood): readonly string[] {
  const given = [
    ...(price?.thisCard ? [SELF[self]] : []),
    ...(price?.discard === undefined ? [] : [`${say.cards(price.discard)} de votre main`]),
  ]
  return [
    ...(given.length === 0 ? [] : [`${VERBS.discard[mood]} ${say.and(given)}`]),
    ...(price?.bottom === undefined
      ? []
      : [`${VERBS.put[mood]} ${say.cards(price.bottom)} de votre main sous votre pile de tirage`]),
    ...(price?.showHand ? [`${VERBS.show[mood]} votre main`] : []),
    ...(draw === undefined ? [] : [`${VERBS.draw[mood]} ${say.cards(draw)}`]),
  ]
}
const inOrder = (deeds: readonly string[]): string => deeds.join(', puis ')
const paying = (price: Price | undefined, self: CardType): string =>
  price === undefined ? '' : `${inOrder(deeds(price, undefined, self, 'may'))} pour `

// ---------------------------------------------------------------- whose numbers

const whoseOf = (of: Whose): Who => (of === 'this' ? 'this' : 'many')
const change = (text: ValueChange): string =>
  text.form === 'power' ? `puissance ${signed(text.bonus)}` : `dommages ${signed(text.change)}`

// ---------------------------------------------------------------- groups

function members(group: Members): string {
  const titles = { stack: 'd’une même pile', different: 'de titres différents', none: '' }[group.titles ?? 'none']
  const apart = titles && `, ${titles}`
  if ('each' in group) return `${say.and(group.each.map(oneOf))}${apart}`
  const { alike, counts } = group
  const [first = {}] = alike
  if (alike.length === 1) return `${say.many(counts, first)}${group.titles === 'stack' ? ` ${titles}` : apart}`
  const characters = spaced(say.many(counts, {}), titles)
  return alike.every(isNamed)
    ? `${characters}, parmi ${say.and(alike.map(say.one))}`
    : `${characters}, chacun étant ${oneOf(alike)}`
}

function together({ groups, bonus, draws }: GroupUse): string {
  const gain = say.gain(bonus, draws)
  const adds = groups.every(({ titles }) => titles === 'stack')
  const how = adds ? 's’additionnent' : mayBeAlone(groups) ? 'combattent seuls ou ensemble' : 'combattent ensemble'
  return gain === null ? how : `${how} : ${gain}`
}

const PODRACE =
  'en jeu d’emblée, pour un pilote et un module. S’ils sont assortis, à chaque phase de déploiement et à votre gré : ' +
  'un jeton de poussée, au plus une carte de piste par jeton, puis un ravitaillement'

/** Rule 25.3: the place beside pilot or Podracer may be filled later, but only once. */
const PARTNER_LATER = ', ou plus tard s’il est encore seul'

/** Describes each form of text in French. */
export const french: Wording = {
  changes([first, ...rest]) {
    const changed = say.and([first, ...rest].map(change))
    const whose = first.of === 'this' ? '' : `pour ${say.all(first.of.each, first.of.theirs ?? false).words}`
    return spaced(changed, whose, first.if && when(first.if, whoseOf(first.of)))
  },
  texts: {
    cost({ of, counters, if: condition }) {
      const all = of === 'this' ? null : say.all(of.each, of.theirs ?? false)
      const verb = all === null || all.single ? 'coûte' : 'coûtent'
      return spaced(
        all?.words,
        `${counters === 0 ? 'ne ' : ''}${verb} ${say.counters(counters)}`,
        condition && when(condition, whoseOf(of), 'là où cette carte est déployée'),
      )
    },
    'counter-limit': ({ counters, discard }) =>
      discard === undefined
        ? `vous avez ${say.counters(counters)} à chacune de vos phases de déploiement`
        : `à chacune de vos phases de déploiement, vous pouvez défausser ${say.cards(discard)} de votre main pour disposer de ${say.counters(counters)} en tout`,
    'even-up-size': ({ size }) => `vous égalisez à ${say.cards(size)} en main`,
    'may-use': ({ weapon }) => `peut aussi utiliser ${say.one(weapon)}`,
    'is-also': ({ kinds }, self) =>
      `pour vos cartes, ${SELF[self]} est aussi ${say.and(kinds.map((kind) => say.one({ kind, diamond: true })))}`,
    'no-weapons': ({ each }) => `${say.all(each, true).words} n’utilisent aucune arme`,
    'no-battle-cards': () => 'ne peut utiliser ni carte de bataille ni, en duel, texte de duel',
    hurts: ({ more }, self) =>
      `${signed(more)} ${more === 1 ? 'dommage' : 'dommages'} quand ${SELF[self]} vainc un personnage`,
    'hurts-double': (_, self) => `les dommages de tout personnage vaincu par ${thatOne(self)} sont doublés`,
    redraw: (_, self) =>
      `une fois par tour, vous pouvez défausser une destinée que vous venez de tirer pour la carte de bataille, l’arme ou la puissance de ${SELF[self]}, et en tirer une autre`,
    'draw-two': (_, self) =>
      `quand vous tirez la destinée pour la carte de bataille ou l’arme de ${SELF[self]}, tirez deux cartes, choisissez celle qui compte et prenez les deux en main`,
    'as-battle-card': ({ with: users, bonus }, self) =>
      `dans une bataille spatiale, vous pouvez utiliser ${SELF[self]} depuis votre main comme carte de bataille pour ${oneOf(users)} : ${signed(bonus)}. ` +
      'Si ce vaisseau est vaincu, vous subissez aussi les dommages de cette carte',
    tie: ({ against, discard }) =>
      `contre ${oneOf(against)} dans une bataille, une fois toutes les destinées tirées, vous pouvez défausser ${say.cards(discard)} de votre main : le combat finit à égalité`,
    'no-substitute': (_, self) =>
      `dans un duel, aucun autre personnage ne peut se défendre à la place de ${SELF[self]}`,
    'no-passing': (_, self) => `vous ne pouvez pas passer dans un duel de ${SELF[self]}`,
    'first-pass': ({ draw }, self) =>
      `la première fois que vous passez dans un duel de ${SELF[self]}, piochez ${say.cards(draw)}`,
    'no-dueling-text': (_, self) => `le texte de duel des cartes qui portent un coup à ${SELF[self]} est sans effet`,
    'name-numbers': ({ count }, self) =>
      `quand ${SELF[self]} doit se défendre dans un duel, annoncez ${say.number(count)} ${count === 1 ? 'nombre' : 'nombres'}. ` +
      'Votre adversaire mélange et tire une destinée : si vous avez annoncé son nombre, le duel finit sans résultat',
    'dueling-hand': ({ damages }, self) =>
      `dans un duel de ${SELF[self]}, votre main de duel a une carte de plus pour chacun de vos personnages ici dont les dommages imprimés sont de ${say.or(damages.map(String))}`,
    handling: ({ number }) => `votre pilote sur l’objectif a aussi ${number} pour nombre de maniement`,
    podrace: () => PODRACE,
    search({ when: at, for: what, to, free, price }, self) {
      const later = what === 'matching' ? PARTNER_LATER : ''
      const start = `${moment(at, self, price?.thisCard)}${later}, vous pouvez ${paying(price, self)}`
      const found = what === 'matching' ? 'la carte assortie' : oneOf(what)
      if (to === 'hand')
        return `${start}chercher ${found} dans votre pile de tirage, montrer cette carte et la prendre en main`
      const where = to === 'objective' ? (self === 'objective' ? ' aussi' : ' sur l’objectif') : ''
      return `${start}${self === 'objective' && to === 'objective' ? 'y ' : ''}déployer${where}${free ? ' gratuitement' : ''} ${found} depuis votre pile de tirage`
    },
    hand({ when: at, may, price, draw, or }, self) {
      const start = `${moment(at, self, price?.thisCard)}, `
      const mood = may ? 'may' : 'must'
      const first = inOrder(deeds(price, draw, self, mood))
      if (or === undefined) return `${start}vous ${may ? 'pouvez ' : ''}${first}`
      const second = inOrder(deeds(or.price, or.draw, self, mood))
      return may
        ? `${start}vous pouvez soit ${first}, soit ${second}`
        : `${start}soit vous ${first}, soit vous ${second}`
    },
    harm({ when: at, damage, discard }, self) {
      const deeds = [
        ...(damage === undefined ? [] : [`subit ${say.number(damage)} ${damage === 1 ? 'dommage' : 'dommages'}`]),
        ...(discard === undefined ? [] : [`défausse de sa main ${say.cards(discard)} de son choix`]),
      ]
      return `${moment(at, self)}, votre adversaire ${say.and(deeds)}`
    },
    'lap-card': ({ when: at }, self) => `${moment(at, self)}, vous pouvez défausser la dernière carte de piste adverse`,
    remove: ({ when: at, what, price }, self) =>
      `${moment(at, self, price.thisCard)}, vous pouvez ${paying(price, self)}défausser ${oneOf(what)} adverse, face visible ici`,
    peek: ({ when: at }, self) =>
      `${moment(at, self)}, vous pouvez regarder la carte du dessus de la pile de tirage adverse, puis la laisser ou la mettre dessous`,
    'stay-out': ({ when: at, with: who }, self) =>
      `${moment(at, self)}, vous pouvez choisir ${oneOf(who)} adverse, face visible sur la planète en cours : la carte choisie et ${SELF[self]} ne participent pas aux batailles de ce tour`,
    'strike-weapon': (_, self) =>
      `dans un combat où ${SELF[self]} est ${isSheType(self) ? 'utilisée' : 'utilisé'}, vous pouvez ${isSheType(self) ? 'la' : 'le'} défausser et renoncer à son bonus et à son tirage : une arme utilisée par votre adversaire y est ignorée`,
    thrust: ({ when: at, tokens }, self) =>
      `${moment(at, self)}, ${pronoun(self)} reçoit ${say.number(tokens)} ${tokens === 1 ? 'jeton' : 'jetons'} de poussée de plus`,
    reshuffle({ discarded, what, most }, self) {
      const all = what.every(({ duels }) => duels)
      const cards = all
        ? `${say.or(what.map(({ duels: _, ...one }) => say.plural(one)))} avec texte de duel`
        : say.or(duelingFirst(what).map(say.plural))
      return `quand vous défaussez ${quoted(discarded)} en déployant ${SELF[self]}, vous pouvez mélanger à votre pile de tirage jusqu’à ${say.number(most)} ${cards} de votre main et de votre pile de défausse`
    },
  },
  fights: {
    rescue: ({ who }) =>
      who === undefined
        ? 'si ce combattant est vaincu, il revient dans votre main avec l’arme qu’il a utilisée, et vous ne subissez pas ses dommages'
        : `si ${say.the(who)} est ${isFeminine(who) ? 'vaincue' : 'vaincu'}, cette carte revient dans votre main avec l’arme qu’elle a utilisée, et vous ne subissez pas ses dommages`,
    'ignore-weapons': () =>
      'si ce combattant n’utilise pas d’arme, toutes les armes adverses sont ignorées dans ce combat',
    'fight-next': () =>
      'si ce combattant vainc un ◆ personnage, il livre aussi le combat suivant, avec l’arme utilisée',
    'replace-destiny': () =>
      'vous pouvez compter les dommages imprimés de ce combattant à la place d’un nombre de destinée que vous avez tiré dans ce combat',
    'switch-destiny': () =>
      'si un nombre de destinée que vous avez tiré dans ce combat est inférieur à un nombre adverse, les deux sont échangés (à vous de choisir lesquels)',
    'compare-destiny': () =>
      'si la destinée imprimée du personnage adverse dépasse celle de ce combattant, la différence est un bonus (de plusieurs personnages, vous en choisissez un)',
    'no-breakthrough': () =>
      'si ce combattant est la toute dernière carte de votre plan, une percée ne vous coûte rien dans cette bataille',
    stakes: ({ won, lost }) =>
      `si vous gagnez ce combat, votre adversaire subit ${damage(won)} de plus ; si vous le perdez, vous subissez ${damage(lost)} de plus`,
    'send-back': () =>
      'avant tout tirage, ce combattant revient avec son arme sur le dessus de votre plan de bataille, et les cartes adverses sont en surplus et font une percée si elles attaquent',
  },
  duels: {
    'extra-hits'({ hits, may, discard }) {
      const more = `${say.number(hits)} ${hits === 1 ? 'coup' : 'coups'} de plus`
      const start = 'quand cette carte porte un coup, '
      if (discard) return `${start}${may ? 'vous pouvez la défausser' : 'défaussez-la'} pour ${more}`
      return start + (may ? `vous pouvez ajouter ${more}` : `ajoutez ${more}`)
    },
    'more-cards': ({ cards, discard }) =>
      `quand cette carte porte un coup, vous pouvez ajouter ${say.cards(cards)} de votre pile de tirage à votre main de duel${discard ? ', en défaussant celle-ci' : ''}`,
    'remove-hit': () => 'quand cette carte porte un coup, vous pouvez retirer un coup de votre propre duelliste',
    'draw-defending': () =>
      'quand cette carte porte un coup, vous pouvez piocher une carte, si votre duelliste est un Jedi et n’a pas lancé le duel',
  },
  inDuel: 'En duel',
  userLine({ by, other, bonus, draws, notInDuel, against, noBonusAgainst }) {
    const users = say.or(by.map((selector) => say.any(selector, other)))
    const gain = say.gain(bonus, draws) ?? say.noGain
    return {
      heading: against === undefined ? users : `${users}, contre ${oneOf(against)}`,
      clause:
        gain +
        (noBonusAgainst === undefined ? '' : `, mais sans le ${signed(bonus)} contre ${oneOf(noBonusAgainst)}`) +
        (notInDuel ? ', mais pas en duel' : ''),
    }
  },
  builtIn: ({ weapon, counters, bonus, draws }) => ({
    heading: weapon,
    clause: `arme intégrée (${counters} des compteurs), ${say.gain(bonus, draws) ?? say.noGain}`,
    more: ['n’utilise aucune carte d’arme'],
  }),
  single({ with: by, first, bonus, draws, needs, bonusIf }) {
    const users = anyOf(by)
    const heading = spaced(
      first ? `${users} qui combat en premier dans votre plan de bataille, et seul` : users,
      needs && when(needs, 'one'),
    )
    if (bonusIf === undefined || bonus === 0) return { heading, clause: say.gain(bonus, draws) }
    const bonusThen = `${signed(bonus)} ${when(bonusIf)}`
    return { heading, clause: draws === 0 ? bonusThen : `${say.gain(0, draws)}, et ${bonusThen}` }
  },
  group(use) {
    const { groups, noWeapon, onlyDefeated } = use
    const all = alternatives(groups)
    const more = [
      ...(noWeapon ? ['ils combattent sans arme (une arme placée avec eux est ignorée et conservée)'] : []),
      ...(onlyDefeated === undefined ? [] : [`en cas de défaite, ${alone(onlyDefeated)}`]),
    ]
    return { heading: all.map(members).join(', ou '), clause: together(use), more, pause: areMany(all) }
  },
  twoWeapons({ weapons, with: by, bonus, draws }) {
    const gain = say.gain(bonus, draws)
    const clause = `utilise à la fois ${say.and(weapons.map(say.one))} dans un même combat`
    return { heading: anyOf(by), clause: gain === null ? clause : `${clause} : ${gain}` }
  },
  nothing: say.noGain,
}

const damage = (amount: number): string => `${say.number(amount)} ${amount === 1 ? 'dommage' : 'dommages'}`
const alone = (who: Selector): string =>
  isFeminine(who) ? `seule ${say.the(who)} est vaincue` : `seul ${say.the(who)} est vaincu`
