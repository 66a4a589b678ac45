import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '../../../src/contract/index.ts'
import type {
  BattleCard,
  Card,
  DuelText,
  FightText,
  Selector,
  SingleCard,
  Text,
} from '../../../src/games/young-jedi/cards/card.ts'
import { cards } from '../../../src/games/young-jedi/cards/index.ts'
import { KINDS, kindOf } from '../../../src/games/young-jedi/cards/kinds.ts'
import { boxesOf, ruleText } from '../../../src/games/young-jedi/texts/describe.ts'
import { frenchKind } from './kind-words.ts'

// ---------------------------------------------------------------- sample cards

const printed = {
  id: 'DM-1',
  side: 'light',
  title: 'T',
  subtitle: null,
  destiny: 1,
  slot: 'red',
  rarity: 'rare',
} as const
const character = (...text: Text[]): Card => ({
  ...printed,
  type: 'character',
  planet: 'Naboo',
  copies: 'unique',
  counters: 1,
  power: 1,
  bonus: [0, 0, 0],
  damage: 1,
  text,
})
const effect = (...text: Text[]): Card => ({ ...printed, type: 'effect', counters: 1, text })
const battle = (use: BattleCard['use'], ...also: FightText[]): Card => ({ ...printed, type: 'battle', use, also })
const anybody = { for: 'one', with: [{}], bonus: 0, draws: 0 } as const
const fighting = (...also: FightText[]): Card => battle(anybody, ...also)
const dueling = (text: DuelText): Card => ({
  ...printed,
  type: 'battle',
  use: { ...anybody, bonus: 1 },
  also: [],
  dueling: text,
})

/** Non-breaking spaces are easier to read as spaces. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ')
const said = (card: Card) => {
  const { en, fr } = ruleText(card)!
  return [plain(en), plain(fr)]
}

// ---------------------------------------------------------------- approved sentences

/** Sentences that a person has approved: at least one for each form. */
const GOLDEN: readonly (readonly [string, Card, string, string])[] = [
  [
    'power while using',
    character({ form: 'power', of: 'this', bonus: 1, if: { using: [{ type: 'weapon', name: 'Sith Lightsaber' }] } }),
    'Power +1 while using a Sith Lightsaber.',
    'Puissance +1 en utilisant « Sith Lightsaber ».',
  ],
  [
    'power and damage in one breath',
    effect(
      { form: 'power', of: { each: [{ kind: 'Podracer pilot' }] }, bonus: 1 },
      { form: 'damage', of: { each: [{ kind: 'Podracer pilot' }] }, change: -1 },
    ),
    'Your Podracer pilots have power +1 and damage −1.',
    'Puissance +1 et dommages −1 pour vos pilotes de module de course.',
  ],
  [
    'power of persons and kinds',
    effect({
      form: 'power',
      of: { each: [{ name: 'Captain Panaka' }, { kind: 'Royal Guard' }, { kind: 'Naboo Security' }] },
      bonus: 2,
    }),
    'Captain Panaka, and your Royal Guards and Naboo Security have power +2.',
    'Puissance +2 pour Captain Panaka et vos gardes royaux et agents de sécurité de Naboo.',
  ],
  [
    'damage of the opponent’s',
    effect({
      form: 'damage',
      of: { each: [{ name: 'Queen Amidala' }, { kind: 'handmaiden' }], theirs: true },
      change: 2,
    }),
    'Queen Amidala and opposing handmaidens have damage +2.',
    'Dommages +2 pour Queen Amidala et les suivantes adverses.',
  ],
  [
    'cost',
    character({ form: 'cost', of: 'this', counters: 2, if: { present: [{ kind: 'Jedi Master' }] } }),
    'Costs two counters if you have another Jedi Master face up where this card is deployed.',
    'Coûte deux compteurs si vous avez un autre maître Jedi face visible là où cette carte est déployée.',
  ],
  [
    'cost of others',
    effect({ form: 'cost', of: { each: [{ type: 'weapon', name: 'Multi Troop Transport' }] }, counters: 0 }),
    'Your Multi Troop Transports cost no counters.',
    'Vos armes « Multi Troop Transport » ne coûtent aucun compteur.',
  ],
  [
    'counter-limit',
    effect({ form: 'counter-limit', counters: 8, discard: 1 }),
    'In each of your Deploy steps you may discard a card from your hand to have eight counters in all.',
    'À chacune de vos phases de déploiement, vous pouvez défausser une carte de votre main pour disposer de huit compteurs en tout.',
  ],
  [
    'even-up-size',
    effect({ form: 'even-up-size', size: 7 }),
    'You Even Up to seven cards in hand.',
    'Vous égalisez à sept cartes en main.',
  ],
  [
    'may-use',
    character({ form: 'may-use', weapon: { type: 'weapon', name: 'Sith Lightsaber' } }),
    'May also use a Sith Lightsaber.',
    'Peut aussi utiliser « Sith Lightsaber ».',
  ],
  [
    'is-also',
    character({ form: 'is-also', kinds: ['Naboo Officer', 'Royal Guard'] }),
    'For your cards, this character is also a ◆ Naboo Officer and a ◆ Royal Guard.',
    'Pour vos cartes, ce personnage est aussi un ◆ officier de Naboo et un ◆ garde royal.',
  ],
  [
    'no-weapons',
    effect({ form: 'no-weapons', each: [{ kind: 'Trade Federation Tank' }] }),
    'Opposing Trade Federation Tanks use no weapons.',
    'Les chars adverses de la Fédération du commerce n’utilisent aucune arme.',
  ],
  [
    'no-battle-cards',
    character({ form: 'no-battle-cards' }),
    'Can’t use Battle cards, nor dueling text in a duel.',
    'Ne peut utiliser ni carte de bataille ni, en duel, texte de duel.',
  ],
  [
    'hurts',
    character({ form: 'hurts', more: 2 }),
    '+2 damage when this character defeats a character.',
    '+2 dommages quand ce personnage vainc un personnage.',
  ],
  [
    'hurts-double',
    character({ form: 'hurts-double' }),
    'Double the damage of each character that this character defeats.',
    'Les dommages de tout personnage vaincu par celui-ci sont doublés.',
  ],
  [
    'redraw',
    character({ form: 'redraw' }),
    'Once a turn, you may discard a destiny you just drew for the Battle card, weapon or power of this character and draw another.',
    'Une fois par tour, vous pouvez défausser une destinée que vous venez de tirer pour la carte de bataille, l’arme ou la puissance de ce personnage, et en tirer une autre.',
  ],
  [
    'draw-two',
    character({ form: 'draw-two' }),
    'Whenever you draw destiny for the Battle card or weapon of this character, draw two cards and choose one to use; both go into your hand.',
    'Quand vous tirez la destinée pour la carte de bataille ou l’arme de ce personnage, tirez deux cartes, choisissez celle qui compte et prenez les deux en main.',
  ],
  [
    'as-battle-card',
    character({ form: 'as-battle-card', with: [{ type: 'starship', kind: 'Republic' }], bonus: 2 }),
    'In a starship battle, you may use this character from your hand as a Battle card for a Republic starship: +2. If that starship is defeated, you take this card’s damage too.',
    'Dans une bataille spatiale, vous pouvez utiliser ce personnage depuis votre main comme carte de bataille pour un vaisseau de la République : +2. Si ce vaisseau est vaincu, vous subissez aussi les dommages de cette carte.',
  ],
  [
    'tie',
    character({ form: 'tie', against: [{ kind: 'Jedi' }], discard: 2 }),
    'Against a Jedi in a battle, once all destiny is drawn, you may make the fight a tie by discarding two cards from your hand.',
    'Contre un Jedi dans une bataille, une fois toutes les destinées tirées, vous pouvez défausser deux cartes de votre main : le combat finit à égalité.',
  ],
  [
    'no-substitute',
    character({ form: 'no-substitute' }),
    'In a duel, no other character can defend in place of this character.',
    'Dans un duel, aucun autre personnage ne peut se défendre à la place de ce personnage.',
  ],
  [
    'no-passing',
    character({ form: 'no-passing' }),
    'You can’t pass while this character is dueling.',
    'Vous ne pouvez pas passer dans un duel de ce personnage.',
  ],
  [
    'first-pass',
    character({ form: 'first-pass', draw: 2 }),
    'The first time you pass in a duel of this character, draw two cards.',
    'La première fois que vous passez dans un duel de ce personnage, piochez deux cartes.',
  ],
  [
    'no-dueling-text',
    character({ form: 'no-dueling-text' }),
    'Cards that hit this character in a duel lose their dueling text.',
    'Le texte de duel des cartes qui portent un coup à ce personnage est sans effet.',
  ],
  [
    'name-numbers',
    character({ form: 'name-numbers', count: 2 }),
    'When this character has to defend in a duel, name two numbers. Your opponent shuffles and draws a destiny: if you named its number, the duel ends without a result.',
    'Quand ce personnage doit se défendre dans un duel, annoncez deux nombres. Votre adversaire mélange et tire une destinée : si vous avez annoncé son nombre, le duel finit sans résultat.',
  ],
  [
    'dueling-hand',
    character({ form: 'dueling-hand', damages: [2, 3, 4] }),
    'When this character duels, your dueling hand has one more card for each of your characters here with a printed damage of 2, 3 or 4.',
    'Dans un duel de ce personnage, votre main de duel a une carte de plus pour chacun de vos personnages ici dont les dommages imprimés sont de 2, 3 ou 4.',
  ],
  [
    'handling',
    character({ form: 'handling', number: 1 }),
    'Your pilot on the Objective also has 1 as a handling number.',
    'Votre pilote sur l’objectif a aussi 1 pour nombre de maniement.',
  ],
  [
    'podrace',
    { ...printed, type: 'objective', text: [{ form: 'podrace' }] },
    'Starts on the table, for a Podracer pilot and a Podracer. While they match, once in each of your Deploy steps you may add a Thrust token, play up to one lap card per token, then Refuel.',
    'En jeu d’emblée, pour un pilote et un module. S’ils sont assortis, à chaque phase de déploiement et à votre gré : un jeton de poussée, au plus une carte de piste par jeton, puis un ravitaillement.',
  ],
  [
    'search to play',
    character({
      form: 'search',
      when: { on: 'deployed' },
      for: [{ type: 'weapon', name: "Captain Panaka's Blaster" }],
      to: 'play',
      free: true,
    }),
    "When this character is deployed, you may search your draw deck for Captain Panaka's Blaster and deploy it for free.",
    "Quand ce personnage est déployé, vous pouvez déployer gratuitement « Captain Panaka's Blaster » depuis votre pile de tirage.",
  ],
  [
    'search for a partner',
    {
      ...printed,
      type: 'objective',
      text: [
        {
          form: 'search',
          when: { on: 'deploys', who: [{ type: 'weapon', kind: 'Podracer' }], where: 'objective' },
          for: 'matching',
          to: 'objective',
        },
      ],
    },
    'When you deploy a Podracer here, or later before it has a partner, you may search your draw deck for the matching card and deploy it here too.',
    'Quand vous déployez ici un module de course, ou plus tard s’il est encore seul, vous pouvez y déployer aussi la carte assortie depuis votre pile de tirage.',
  ],
  [
    'search for a price',
    effect({
      form: 'search',
      when: { on: 'deploys', who: [{ kind: 'Jedi' }], where: 'here' },
      for: [{ type: 'weapon', kind: 'lightsaber' }],
      to: 'play',
      price: { thisCard: true },
    }),
    'When you deploy a Jedi here, you may discard this Effect to search your draw deck for a lightsaber and deploy it.',
    'Quand vous déployez ici un Jedi, vous pouvez défausser cet effet pour déployer un sabre laser depuis votre pile de tirage.',
  ],
  [
    'search to hand',
    character({
      form: 'search',
      when: { on: 'deployed', at: 'Naboo' },
      for: [{ type: 'battle', name: 'Senator Palpatine' }],
      to: 'hand',
    }),
    'When this character is deployed to Naboo, you may search your draw deck for the Battle card Senator Palpatine, show it and put it into your hand.',
    'Quand ce personnage est déployé sur Naboo, vous pouvez chercher dans votre pile de tirage la carte de bataille « Senator Palpatine », la montrer et la prendre en main.',
  ],
  [
    'hand, one of two',
    character({
      form: 'hand',
      when: { on: 'deploys', who: [{ name: 'Anakin Skywalker' }], where: 'here' },
      price: { bottom: 1 },
      or: { draw: 1 },
    }),
    'When you deploy Anakin Skywalker here, either put a card from your hand on the bottom of your draw deck, or draw a card.',
    'Quand vous déployez ici Anakin Skywalker, soit vous mettez une carte de votre main sous votre pile de tirage, soit vous piochez une carte.',
  ],
  [
    'hand, at a price',
    character({ form: 'hand', when: { on: 'control' }, may: true, price: { thisCard: true, discard: 3 }, draw: 3 }),
    'On winning control of this planet, you may discard this character and three cards from your hand, then draw three cards.',
    'Quand vous prenez le contrôle de cette planète, vous pouvez défausser ce personnage et trois cartes de votre main, puis piocher trois cartes.',
  ],
  [
    'harm',
    character({ form: 'harm', when: { on: 'defeats' }, discard: 1 }),
    'When this character defeats a character, your opponent discards a card of their choice from their hand.',
    'Quand ce personnage vainc un personnage, votre adversaire défausse de sa main une carte de son choix.',
  ],
  [
    'lap-card',
    character({ form: 'lap-card', when: { on: 'defeats' } }),
    'When this character defeats a character, you may discard your opponent’s last lap card.',
    'Quand ce personnage vainc un personnage, vous pouvez défausser la dernière carte de piste adverse.',
  ],
  [
    'remove',
    effect({
      form: 'remove',
      when: { on: 'even-up-step' },
      what: [{ diamond: true }, { type: 'weapon', diamond: true }],
      price: { thisCard: true },
    }),
    'In your Even Up step, before you draw, you may discard this Effect to discard a ◆ character or a ◆ weapon that your opponent has face up here.',
    'Au moment d’égaliser, avant de piocher, vous pouvez défausser cet effet pour défausser un ◆ personnage ou une ◆ arme adverse, face visible ici.',
  ],
  [
    'peek',
    effect({ form: 'peek', when: { on: 'deploy-step' } }),
    'Once in each of your Deploy steps, you may look at the card on top of your opponent’s draw deck, then leave it there or put it on the bottom.',
    'Une fois par phase de déploiement, vous pouvez regarder la carte du dessus de la pile de tirage adverse, puis la laisser ou la mettre dessous.',
  ],
  [
    'stay-out',
    character({ form: 'stay-out', when: { on: 'deploy-step' }, with: [{ diamond: true }] }),
    'Once in each of your Deploy steps, you may choose a ◆ character that your opponent has face up on the current planet: neither it nor this character may battle this turn.',
    'Une fois par phase de déploiement, vous pouvez choisir un ◆ personnage adverse, face visible sur la planète actuelle : la carte choisie et ce personnage ne participent pas aux batailles de ce tour.',
  ],
  [
    'strike-weapon',
    {
      ...printed,
      type: 'weapon',
      copies: 'diamond',
      counters: 1,
      uses: [{ by: [{ kind: 'Tusken Raider' }], bonus: 1, draws: 1 }],
      text: [{ form: 'strike-weapon' }],
    },
    'Any Tusken Raider: +1 and a destiny draw. In a fight in which this weapon is used, you may discard it and lose its bonus and draw: ignore one weapon that your opponent uses there.',
    'Tout pillard Tusken : +1 et un tirage de destinée. Dans un combat où cette arme est utilisée, vous pouvez la défausser et renoncer à son bonus et à son tirage : une arme utilisée par votre adversaire y est ignorée.',
  ],
  [
    'thrust',
    character({ form: 'thrust', when: { on: 'deployed' }, tokens: 1 }),
    'When this character is deployed, it gets one more Thrust token.',
    'Quand ce personnage est déployé, il reçoit un jeton de poussée de plus.',
  ],
  [
    'reshuffle',
    character({
      form: 'reshuffle',
      discarded: 'Jedi Training',
      what: [
        { type: 'battle', duels: true },
        { type: 'weapon', duels: true },
      ],
      most: 2,
    }),
    'When you discard Jedi Training on deploying this character, you may shuffle up to two Battle cards or weapons with dueling text out of your hand and discard pile into your draw deck.',
    'Quand vous défaussez « Jedi Training » en déployant ce personnage, vous pouvez mélanger à votre pile de tirage jusqu’à deux cartes de bataille ou armes avec texte de duel de votre main et de votre pile de défausse.',
  ],
  [
    'rescue',
    fighting({ form: 'rescue' }),
    'Any character: if this fighter is defeated, return it and the weapon it used to your hand and take no damage for it.',
    'Tout personnage : si ce combattant est vaincu, il revient dans votre main avec l’arme qu’il a utilisée, et vous ne subissez pas ses dommages.',
  ],
  [
    'ignore-weapons',
    fighting({ form: 'ignore-weapons' }),
    'Any character: if this fighter uses no weapon, ignore all opposing weapons in this fight.',
    'Tout personnage : si ce combattant n’utilise pas d’arme, toutes les armes adverses sont ignorées dans ce combat.',
  ],
  [
    'fight-next',
    fighting({ form: 'fight-next' }),
    'Any character: if this fighter defeats a ◆ character, it fights your next fight too, with the same weapon.',
    'Tout personnage : si ce combattant vainc un ◆ personnage, il livre aussi le combat suivant, avec l’arme utilisée.',
  ],
  [
    'replace-destiny',
    fighting({ form: 'replace-destiny' }),
    'Any character: you may use this fighter’s printed damage instead of one destiny number you drew in this fight.',
    'Tout personnage : vous pouvez compter les dommages imprimés de ce combattant à la place d’un nombre de destinée que vous avez tiré dans ce combat.',
  ],
  [
    'switch-destiny',
    fighting({ form: 'switch-destiny' }),
    'Any character: if a destiny number that you drew in this fight is lower than one of your opponent’s, swap the two (you choose which).',
    'Tout personnage : si un nombre de destinée que vous avez tiré dans ce combat est inférieur à un nombre adverse, les deux sont échangés (à vous de choisir lesquels).',
  ],
  [
    'compare-destiny',
    fighting({ form: 'compare-destiny' }),
    'Any character: if the opposing character’s printed destiny is higher than this fighter’s, the difference is a bonus (of several characters, you choose one).',
    'Tout personnage : si la destinée imprimée du personnage adverse dépasse celle de ce combattant, la différence est un bonus (de plusieurs personnages, vous en choisissez un).',
  ],
  [
    'no-breakthrough',
    fighting({ form: 'no-breakthrough' }),
    'Any character: if this fighter is the very last card of your plan, you take no damage from breakthrough in this battle.',
    'Tout personnage : si ce combattant est la toute dernière carte de votre plan, une percée ne vous coûte rien dans cette bataille.',
  ],
  [
    'stakes',
    fighting({ form: 'stakes', won: 2, lost: 1 }),
    'Any character: if you win this fight, your opponent takes two more damage; if you lose it, you take one more damage.',
    'Tout personnage : si vous gagnez ce combat, votre adversaire subit deux dommages de plus ; si vous le perdez, vous subissez un dommage de plus.',
  ],
  [
    'send-back',
    fighting({ form: 'send-back' }),
    'Any character: before any draw, return this fighter and its weapon to the top of your plan; the opposing cards are left over and break through if they attack.',
    'Tout personnage : avant tout tirage, ce combattant revient avec son arme sur le dessus de votre plan de bataille, et les cartes adverses sont en surplus et font une percée si elles attaquent.',
  ],
  [
    'extra-hits',
    dueling({ form: 'extra-hits', hits: 2, may: true, discard: true }),
    'Any character: +1. In a duel, when this card scores a hit, you may discard it for two more hits.',
    'Tout personnage : +1. En duel, quand cette carte porte un coup, vous pouvez la défausser pour deux coups de plus.',
  ],
  [
    'more-cards',
    dueling({ form: 'more-cards', cards: 1, may: true }),
    'Any character: +1. In a duel, when this card scores a hit, you may add a card from your draw deck to your dueling hand.',
    'Tout personnage : +1. En duel, quand cette carte porte un coup, vous pouvez ajouter une carte de votre pile de tirage à votre main de duel.',
  ],
  [
    'remove-hit',
    dueling({ form: 'remove-hit', may: true }),
    'Any character: +1. In a duel, when this card scores a hit, you may remove a hit from your duelist.',
    'Tout personnage : +1. En duel, quand cette carte porte un coup, vous pouvez retirer un coup de votre propre duelliste.',
  ],
  [
    'draw-defending',
    dueling({ form: 'draw-defending', may: true }),
    'Any character: +1. In a duel, when this card scores a hit, you may draw a card if your duelist is a Jedi and didn’t start the duel.',
    'Tout personnage : +1. En duel, quand cette carte porte un coup, vous pouvez piocher une carte, si votre duelliste est un Jedi et n’a pas lancé le duel.',
  ],
  [
    'group, only one defeated',
    battle({
      for: 'group',
      groups: [{ members: [[{ kind: 'handmaiden' }], [{ name: 'Queen Amidala' }]] }],
      bonus: 0,
      draws: 0,
      onlyDefeated: { kind: 'handmaiden' },
    }),
    'A handmaiden and Queen Amidala fight together. If they lose, the handmaiden alone is defeated.',
    'Une suivante et Queen Amidala combattent ensemble. En cas de défaite, seule la suivante est vaincue.',
  ],
  [
    'group, alternatives',
    battle({
      for: 'group',
      groups: [
        { members: [[{ kind: 'Starfighter Droid' }]] },
        { members: [[{ kind: 'Starfighter Droid' }], [{ kind: 'Starfighter Droid' }]] },
        { members: [[{ type: 'starfighter' }], [{ type: 'transport' }]] },
      ],
      bonus: 2,
      draws: 0,
    }),
    'One or two Starfighter Droids, or a starfighter and a transport, fight alone or together: +2.',
    'Un ou deux droïdes chasseurs, ou un chasseur et un transport, combattent seuls ou ensemble : +2.',
  ],
  [
    'group of different titles',
    battle({
      for: 'group',
      groups: [
        {
          members: [[{ kind: 'Podracer pilot', except: 'Sebulba' }], [{ kind: 'Podracer pilot', except: 'Sebulba' }]],
          titles: 'different',
        },
      ],
      bonus: 2,
      draws: 0,
    }),
    'Two Podracer pilots other than Sebulba, with different titles, fight together: +2.',
    'Deux pilotes de module de course autres que Sebulba, de titres différents, combattent ensemble : +2.',
  ],
  [
    'group of a stack',
    battle({ for: 'group', groups: [{ members: [[{}], [{}]], titles: 'stack' }], bonus: 0, draws: 0 }),
    'Two characters of one stack add together.',
    'Deux personnages d’une même pile s’additionnent.',
  ],
  [
    'two weapons',
    battle({
      for: 'two weapons',
      weapons: [
        { type: 'weapon', name: 'Kaadu' },
        { type: 'weapon', kind: 'electropole' },
      ],
      with: [{ kind: 'Gungan' }],
      bonus: 2,
      draws: 0,
    }),
    'Any Gungan uses a Kaadu and an electropole, both in one fight: +2.',
    'Tout Gungan utilise à la fois « Kaadu » et un électropole dans un même combat : +2.',
  ],
  [
    'one who needs something',
    battle({ ...anybody, with: [{ kind: 'Tank' }], bonus: 3, needs: { using: [{ type: 'weapon' }] } }),
    'Any Tank while using a weapon: +3.',
    'Tout char qui utilise une arme : +3.',
  ],
  [
    'one who fights first',
    battle({ ...anybody, bonus: 3, first: true }),
    'Any character that fights first from your battle plan, and alone: +3.',
    'Tout personnage qui combat en premier dans votre plan de bataille, et seul : +3.',
  ],
  [
    'a bonus under a condition beside a draw',
    battle({ ...anybody, bonus: 3, draws: 1, bonusIf: { showsHand: true } }),
    'Any character: a destiny draw, and +3 if you choose to show your hand.',
    'Tout personnage : un tirage de destinée, et +3 si vous choisissez de montrer votre main.',
  ],
  ['nothing at all', battle(anybody), 'Any character: no bonus.', 'Tout personnage : aucun bonus.'],
  [
    'user lines with limits',
    {
      ...printed,
      type: 'weapon',
      copies: 'diamond',
      counters: 0,
      text: [],
      uses: [
        { by: [{ diamond: false }], bonus: 3, draws: 1, against: [{ diamond: true }] },
        { by: [{ kind: 'Jedi' }], other: true, bonus: 2, draws: 1, noBonusAgainst: [{ kind: 'droid' }] },
        { by: [{}], bonus: 3, draws: 0, notInDuel: true },
      ],
    },
    'Any character without ◆, against a ◆ character: +3 and a destiny draw. Any other Jedi: +2 and a destiny draw, but not the +2 against a droid. Any character: +3, but not in a duel.',
    'Tout personnage sans ◆, contre un ◆ personnage : +3 et un tirage de destinée. Tout autre Jedi : +2 et un tirage de destinée, mais sans le +2 contre un droïde. Tout personnage : +3, mais pas en duel.',
  ],
  [
    'a built-in weapon',
    {
      ...(character() as Extract<Card, { type: 'character' }>),
      builtIn: { weapon: 'Fambaa', counters: 1, bonus: 2, draws: 1 },
    },
    'Fambaa: built in (1 of the counters), +2 and a destiny draw. Uses no Weapon cards.',
    'Fambaa : arme intégrée (1 des compteurs), +2 et un tirage de destinée. N’utilise aucune carte d’arme.',
  ],
]

const CONDITIONS: readonly (readonly [Extract<Text, { form: 'power' }>['if'], string, string])[] = [
  [
    { usingBattle: 'Wisdom Of The Council' },
    'while using the Battle card Wisdom Of The Council',
    'avec la carte de bataille « Wisdom Of The Council »',
  ],
  [{ fighting: [{ kind: 'handmaiden' }] }, 'against a handmaiden', 'contre une suivante'],
  [
    { dueling: [{ name: 'Darth Maul' }, { name: 'Darth Sidious' }] },
    'in a duel against Darth Maul or Darth Sidious',
    'en duel contre Darth Maul ou Darth Sidious',
  ],
  [
    { fought: [{ name: 'Queen Amidala' }] },
    'if Queen Amidala has fought this turn',
    'si Queen Amidala a combattu ce tour-ci',
  ],
  [
    { fought: [{ kind: 'Podracer pilot' }], orThrust: true, own: true },
    'if one of your Podracer pilots has fought or thrust this turn',
    'si l’un de vos pilotes de module de course a combattu ou effectué une poussée ce tour-ci',
  ],
  [{ controlled: 'Naboo', by: 'you' }, 'once you have won control of Naboo', 'si vous avez pris le contrôle de Naboo'],
  [
    { controlled: 'any', by: 'opponent', surrendered: false },
    'once your opponent has won control of a planet, other than by your surrender',
    'si votre adversaire a pris le contrôle d’une planète, autrement que par concession',
  ],
  [
    { present: [{ name: 'Qui-Gon Jinn' }] },
    'while you have Qui-Gon Jinn face up here',
    'tant que vous avez Qui-Gon Jinn face visible ici',
  ],
  [
    { stackHolds: { name: 'Darth Maul', subtitle: 'Sith Apprentice' } },
    'if it joins a stack that holds Darth Maul (Sith Apprentice)',
    's’il rejoint une pile contenant Darth Maul (Sith Apprentice)',
  ],
  [{ turnOf: 'you' }, 'in your own turn', 'pendant votre tour'],
  [{ turnOf: 'opponent' }, 'in your opponent’s turn', 'pendant le tour adverse'],
  [{ starshipBattleAt: 'Naboo' }, 'in a starship battle at Naboo', 'dans une bataille spatiale à Naboo'],
  [{ evacuating: [{ name: 'R2-D2' }] }, 'when it evacuates R2-D2', 'en évacuant R2-D2'],
  [
    { evacuatingHere: true },
    'when this card’s planet is evacuated',
    'lors de l’évacuation de la planète où se trouve cette carte',
  ],
  [
    { onCurrentPlanet: true },
    'while this card is on the current planet',
    'tant que cette carte est sur la planète actuelle',
  ],
  [{ duelHere: true }, 'in a duel here', 'dans un duel ici'],
  [
    { leadsRace: true },
    'while you lead the race: a Podracer pilot on the Objective, and more lap cards than your opponent (6 for each lap completed)',
    'tant que vous menez la course : un pilote de module sur l’objectif, et plus de cartes de piste que votre adversaire (6 par tour de piste terminé)',
  ],
  [{ showsHand: true }, 'if you choose to show your hand', 'si vous choisissez de montrer votre main'],
]

describe('each form', () => {
  it.each(GOLDEN)('%s reads well', (_, card, en, fr) => {
    expect(said(card)).toEqual([en, fr])
  })

  it.each(CONDITIONS)('%j reads well', (condition, en, fr) => {
    const card = character({ form: 'power', of: 'this', bonus: 2, if: condition! })
    expect(said(card)).toEqual([`Power +2 ${en}.`, `Puissance +2 ${fr}.`])
  })

  it('is in the list above', () => {
    const formsOf = (card: Card): readonly string[] => {
      if (card.type === 'double') return card.halves.flatMap(formsOf)
      const texts = 'text' in card ? card.text : []
      const also = card.type === 'battle' ? card.also : []
      const duel = 'dueling' in card && card.dueling !== undefined ? [card.dueling] : []
      return [...texts, ...also, ...duel].map(({ form }) => form)
    }
    const read = new Set(GOLDEN.flatMap(([, card]) => formsOf(card)))
    expect(cards.flatMap(formsOf).filter((form) => !read.has(form as never))).toEqual([])
  })
})

// ---------------------------------------------------------------- text and behaviour come from the same data

/** Fields with the shape of data, which have no words. */
const SHAPE = new Set(['form', 'for', 'on', 'type'])
/** Lists that can't get another entry. */
const WHOLE = new Set(['uses', 'weapons', 'text', 'also'])
/** Fields that have only one possible value. */
const FIXED = new Set(['dueling.may'])
const OTHER: Readonly<Record<string, unknown>> = {
  play: 'hand',
  hand: 'play',
  objective: 'hand',
  here: 'objective',
  you: 'opponent',
  opponent: 'you',
  this: { each: [{ kind: 'Jawa' }] },
  any: 'Tatooine',
  Naboo: 'Coruscant',
  Coruscant: 'Tatooine',
  Tatooine: 'Naboo',
  stack: 'different',
  different: 'stack',
}
const NOBODY = { name: 'Nobody' }

/** Yields every change of one thing in the data. */
function* changesOf(value: unknown, path: readonly string[]): Generator<readonly [string, unknown]> {
  const key = path.at(-1)!
  if (typeof value === 'number') yield [path.join('.'), value + 1]
  else if (value === true && !FIXED.has(path.slice(-2).join('.'))) yield [`${path.join('.')} left out`, undefined]
  else if (value === false) yield [`${path.join('.')} left out`, undefined]
  else if (typeof value === 'string') {
    if (key === 'where') yield [`${path.join('.')} left out`, undefined]
    else if (key === 'kind' || path.at(-2) === 'kinds') yield [path.join('.'), value === 'Jawa' ? 'Gungan' : 'Jawa']
    else yield [path.join('.'), OTHER[value] ?? 'Nobody']
  } else if (Array.isArray(value)) {
    if (!WHOLE.has(key) && typeof value[0] === 'object') {
      const more =
        key === 'members' ? [NOBODY] : key === 'groups' ? { members: [[NOBODY], [{ kind: 'Jawa' }]] } : NOBODY
      yield [`${path.join('.')} with one more`, [...value, more]]
    }
    for (const [index, item] of value.entries()) {
      for (const [where, changed] of changesOf(item, [...path, `${index}`])) yield [where, value.with(index, changed)]
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) {
      if (SHAPE.has(name) && typeof part === 'string') continue
      // a mark that is the whole condition can't be left out
      if (part === true && Object.keys(value).length === 1) continue
      for (const [where, changed] of changesOf(part, [...path, name])) yield [where, { ...value, [name]: changed }]
      if (name === 'if' || name === 'or' || name === 'at')
        yield [`${path.join('.')}.${name} left out`, { ...value, [name]: undefined }]
    }
  }
}

const SAYING = ['uses', 'use', 'also', 'text', 'dueling', 'builtIn'] as const
const halvesAndCards: readonly SingleCard[] = cards.flatMap((card) => (card.type === 'double' ? card.halves : [card]))
/** One card for each different text. */
const distinct = [...new Map(halvesAndCards.map((card) => [JSON.stringify(ruleText(card)), card])).values()]

describe('text and behaviour come from the same data', () => {
  it.each(distinct.map((card) => [`${card.id} ${card.title}`, card] as const))('%s', (_, card) => {
    const before = ruleText(card)
    for (const box of SAYING) {
      if (!(box in card)) continue
      for (const [where, changed] of changesOf(card[box as keyof SingleCard], [box])) {
        const after = ruleText({ ...card, [box]: changed } as SingleCard)
        for (const language of LANGUAGES) {
          expect(after?.[language], `${where} in ${language}`).not.toBe(before?.[language])
        }
      }
    }
  })

  it('each text of a card has words: without it, the rule text changes', () => {
    for (const card of distinct) {
      if (!('text' in card)) continue
      for (const index of card.text.keys()) {
        const without = { ...card, text: card.text.toSpliced(index, 1) } as SingleCard
        for (const language of LANGUAGES) expect(ruleText(without)?.[language]).not.toBe(ruleText(card)?.[language])
      }
    }
  })
})

// ---------------------------------------------------------------- the whole catalogue

/** Longest first, so that no title is broken by a shorter one within it. */
const titles = [...new Set(halvesAndCards.flatMap(({ title }) => [title, title.replace(/ & .*/, '')]))].sort(
  (one, two) => two.length - one.length,
)
const texts = cards.flatMap((card) => {
  const text = ruleText(card)
  return text === null ? [] : [{ id: card.id, ...text }]
})

const FRENCH_NOUNS: Readonly<Record<string, readonly string[]>> = {
  character: ['personnage', 'personnages'],
  weapon: ['arme', 'armes'],
}

/** Every selector in a card's rules data. */
function* selectorsIn(value: unknown): Generator<Selector> {
  if (typeof value !== 'object' || value === null) return
  if ('diamond' in value) yield value as Selector
  for (const part of Object.values(value)) yield* selectorsIn(part)
}

/** Every number in a card's rules data, with its name. */
function* numbersIn(card: SingleCard): Generator<readonly [string, number]> {
  function* within(value: unknown, key: string): Generator<readonly [string, number]> {
    if (typeof value === 'number') yield [key, value]
    else if (typeof value === 'object' && value !== null)
      for (const [name, part] of Object.entries(value)) yield* within(part, Array.isArray(value) ? key : name)
  }
  for (const box of SAYING) if (box in card) yield* within(card[box as keyof SingleCard], box)
}

const IN_WORDS = {
  en: ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  fr: ['aucun', 'un', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
} as const
type Ways = (number: number, language: 'en' | 'fr') => string[]
/** In words or digits; one may be an article. */
const written: Ways = (number, language) => [
  IN_WORDS[language][number]!,
  `${number}`,
  ...(number === 1 ? (language === 'en' ? ['a card'] : ['une carte']) : []),
]
const sign: Ways = (number) => [`${number < 0 ? '−' : '\\+'}${Math.abs(number)}`]
const WAYS: Readonly<Record<string, Ways>> = {
  bonus: sign,
  change: sign,
  more: sign,
  draws: (number, language) =>
    number === 1
      ? [{ en: 'a destiny draw', fr: 'un tirage de destinée' }[language]]
      : [{ en: `${IN_WORDS.en[number]} destiny draws`, fr: `${IN_WORDS.fr[number]} tirages` }[language]],
}

describe('every card of the catalogue', () => {
  it('has a text if it has rules data, and none otherwise', () => {
    for (const card of cards) {
      const saysSomething =
        ['weapon', 'battle', 'double', 'effect', 'objective'].includes(card.type) ||
        ('text' in card && card.text.length > 0) ||
        ('builtIn' in card && card.builtIn !== undefined)
      expect(ruleText(card) !== null, card.id).toBe(saysSomething)
    }
    expect(texts.length).toBeGreaterThan(350)
  })

  it('has words in every language, and nothing untranslated', () => {
    for (const text of texts) {
      for (const language of LANGUAGES) {
        const words = text[language]
        expect(words, text.id).toMatch(/^[\p{Lu}\d«+].*\.$/u)
        expect(words, text.id).not.toMatch(/undefined|null|NaN|\[object|\{|\}| {2}| ,|\.\.|\(\)/)
      }
      expect(text.fr, text.id).not.toBe(text.en)
    }
  })

  it('has correct elisions and spaces in French', () => {
    for (const { id, fr } of texts) {
      expect(fr, id).not.toMatch(/(?<![\p{L}'])(?:de|que|le|la|ne|se|je) [aeiouéèêà]|(?<!\p{L})si ils?(?!\p{L})/iu)
      expect(fr, id).not.toMatch(/ [:;?!»]|« /)
      const own = titles.reduce((text, title) => text.replaceAll(title, ''), fr)
      expect(own, id).not.toMatch(/(?<!\p{L})(?:an|the|any|or|and|with|your|cards?|power|damage)(?!\p{L})/u)
    }
  })

  it('is short enough for a card', () => {
    const lengths = (language: 'en' | 'fr') => texts.map((text) => text[language].length).sort((one, two) => one - two)
    const [en, fr] = [lengths('en'), lengths('fr')]
    expect(en.filter((length) => length <= 160).length).toBeGreaterThan(texts.length * 0.9)
    expect(fr.filter((length) => length <= 200).length).toBeGreaterThan(texts.length * 0.9)
    expect(en.at(-1)).toBeLessThanOrEqual(350)
    expect(fr.at(-1)).toBeLessThanOrEqual(385)
  })

  it('has each ◆ before the word that it belongs to', () => {
    let shown = 0
    for (const card of distinct) {
      const text = ruleText(card)
      for (const { kind, type, diamond } of selectorsIn(card)) {
        if (!diamond) continue
        shown++
        const noun = kind ?? type ?? 'character'
        const fr = kind === undefined ? FRENCH_NOUNS[noun]! : frenchKind(kind)
        expect(text?.en, card.id).toContain(`◆ ${noun}`)
        expect(
          fr.some((word) => text?.fr.includes(`◆ ${word}`)),
          card.id,
        ).toBe(true)
      }
    }
    expect(shown).toBeGreaterThan(50)
  })

  it('shows each number of its data, and no bonus of 0', () => {
    let shown = 0
    for (const card of distinct) {
      const text = ruleText(card)
      if (text === null) continue
      expect(text.en, card.id).not.toMatch(/[+−]0/)
      for (const [key, number] of numbersIn(card)) {
        if (number === 0 && key in WAYS) continue
        shown++
        for (const language of LANGUAGES) {
          const ways = (WAYS[key] ?? written)(number, language)
          const wholeWords = new RegExp(`(?<![\\p{L}\\d])(${ways.join('|')})(?![\\p{L}\\d])`, 'iu')
          expect(plain(text[language]), `${card.id} ${key} ${number}`).toMatch(wholeWords)
        }
      }
    }
    expect(shown).toBeGreaterThan(300)
  })

  it('names only kinds that have words, and every such kind is named by some card', () => {
    const kinds = new Set<string>()
    JSON.stringify(cards, (key, value) => {
      if (key === 'kind') kinds.add((value as string).toLowerCase())
      if (key === 'kinds') for (const kind of value as string[]) kinds.add(kind.toLowerCase())
      return value
    })
    for (const kind of kinds) expect(frenchKind(kind).every((word) => word.length > 0)).toBe(true)
    expect(KINDS.filter((kind) => !kinds.has(kind.toLowerCase()))).toEqual([])
    expect(() => kindOf('Wookiee')).toThrow('Wookiee')
  })

  it('has the same text in its boxes and as running text', () => {
    for (const card of halvesAndCards) {
      for (const language of LANGUAGES) {
        const boxes = boxesOf(card, language)
        expect(boxes.map(({ sentences }) => sentences).join(' ')).toBe(ruleText(card)?.[language] ?? '')
        for (const box of boxes) expect(box.text).toMatch(/^[\p{Lu}\d«+].*\.$/u)
      }
    }
  })
})
