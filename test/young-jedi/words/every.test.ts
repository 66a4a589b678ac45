/** Every type of fact that the rules tell, by an example, for its owner and for others, in both languages. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { GameEvent } from '../../../src/contract/index.ts'
import { STORY } from '../../../src/games/young-jedi/story/story-words.ts'
import { story } from './reading.ts'

const GAME = join(import.meta.dirname, '../../../src/games/young-jedi')
/** The files of the rules, and of the state that they change. */
const RULES = ['rules', 'state'].flatMap((folder) =>
  readdirSync(join(GAME, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(GAME, folder, name)),
)

/** The types in the sources; damage is told by a variable. */
function toldByTheRules(): Set<string> {
  const types = new Set(['damage', 'breakthrough'])
  for (const file of RULES) {
    if (!file.endsWith('.ts')) continue
    const text = readFileSync(file, 'utf8')
    for (const [, type = ''] of text.matchAll(/\btell\(\s*'([a-z-]+)'/g)) types.add(type)
  }
  return types
}

/** The engine's reasons for a discard: the words after a discard, in any file. */
function reasonsOfDiscards(): Set<string> {
  const reasons = new Set<string>()
  for (const file of RULES) {
    if (!file.endsWith('.ts')) continue
    const text = readFileSync(file, 'utf8')
    for (const [, found = ''] of text.matchAll(/discard\w*\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g))
      for (const [, reason = ''] of found.matchAll(/'([a-z-]+)'/g)) reasons.add(reason)
    for (const [, reason = ''] of text.matchAll(/why: '([a-z-]+)', cards/g)) reasons.add(reason)
  }
  for (const other of ['dark', 'light']) reasons.delete(other)
  return reasons
}

const open = (...cards: string[]) => cards.map((card, at) => ({ handle: `dt${at + 1}`, card }))
const of = (type: string, data: GameEvent['data'], own?: Record<string, readonly string[] | string>): GameEvent => ({
  type,
  seat: 'dark',
  data,
  ...(own === undefined ? {} : { secret: { dark: own } }),
})
const power = (characters: number, rest: Readonly<Record<string, number>> = {}) => ({
  ...{ characters, location: 0, weapon: 0, battle: 0, texts: 0, destiny: 0 },
  ...rest,
})

type Told = readonly [own: string | null, others: string | null, french: string | null]

const same = (text: string, french: string): Told => [text, text, french]

/** The words for Anna about her own facts, for Bob about hers, and for Bob in French. */
const EXAMPLES: Readonly<Record<string, readonly (readonly [GameEvent, Told])[]>> = {
  'taken-back': [
    [
      of('taken-back', {}),
      [
        'You take back a move, as agreed.',
        'Anna takes back a move, as agreed.',
        'Anna annule une action, d’un commun accord.',
      ],
    ],
    [
      of('taken-back', { ruled: true }),
      same('The match goes back to an earlier move.', 'La partie revient à une action antérieure.'),
    ],
  ],
  objective: [
    [
      of('objective', { card: 'BP-59' }),
      [
        'Your Objective is in play: Boonta Eve Classic.',
        'Anna has an Objective in play: Boonta Eve Classic.',
        'Anna a un objectif en jeu : Boonta Eve Classic.',
      ],
    ],
  ],
  'start-draw': [
    [
      of('start-draw', { dark: 'DM-74', light: 'RF-D8', numbers: { dark: 3, light: 5 } }),
      [
        'Draw to start: you 3 (Watto, Slave Owner); Bob 5 (Grueling Contest & Da Dug Chaaa!). You start and choose the first Location.',
        'Draw to start: you 5 (Grueling Contest & Da Dug Chaaa!); Anna 3 (Watto, Slave Owner). Anna starts and chooses the first Location.',
        'Tirage pour commencer : vous 5 (Grueling Contest & Da Dug Chaaa!) ; Anna 3 (Watto, Slave Owner). Anna commence et choisit la première localisation.',
      ],
    ],
    [
      { type: 'start-draw', data: { dark: 'RF-D8', light: 'RF-D6', numbers: { dark: null, light: null } } },
      [
        'Draw to start: you 4/5 (Grueling Contest & Da Dug Chaaa!); Bob 4/5 (Wisdom Of The Council & Jedi Training). Both cards have two numbers: both draw again.',
        'Draw to start: you 4/5 (Wisdom Of The Council & Jedi Training); Anna 4/5 (Grueling Contest & Da Dug Chaaa!). Both cards have two numbers: both draw again.',
        'Tirage pour commencer : vous 4/5 (Wisdom Of The Council & Jedi Training) ; Anna 4/5 (Grueling Contest & Da Dug Chaaa!). Les deux cartes ont deux nombres : les deux tirent à nouveau.',
      ],
    ],
  ],
  location: [
    [
      of('location', { card: 'DM-135', from: 'discard', planet: 'Tatooine', place: 'Desert Landing Site' }),
      [
        'You play a Location from your discard pile: Tatooine • Desert Landing Site.',
        'Anna plays a Location from their discard pile: Tatooine • Desert Landing Site.',
        'Anna joue une localisation de sa pile de défausse : Tatooine • Desert Landing Site.',
      ],
    ],
  ],
  fetch: [
    [
      of('fetch', { card: 'DF-55' }),
      [
        'You fetch an Effect from your draw deck: Blockade.',
        'Anna fetches an Effect from their draw deck: Blockade.',
        'Anna cherche un effet dans sa pile de tirage : Blockade.',
      ],
    ],
    [of('fetch', { card: null }), ['You fetch no Effect.', 'Anna fetches no Effect.', 'Anna ne cherche pas d’effet.']],
  ],
  draw: [
    [
      of('draw', { count: 2 }, { cards: ['DM-74', 'DM-74'] }),
      ['You draw 2 cards: 2× Watto, Slave Owner.', 'Anna draws 2 cards.', 'Anna pioche 2 cartes.'],
    ],
  ],
  shuffle: [[of('shuffle', {}), [null, null, null]]],
  turn: [
    [
      of('turn', { turn: 5, planet: 'Naboo' }),
      ['— Turn 5: you · Naboo', '— Turn 5: Anna · Naboo', '— Tour 5 : Anna · Naboo'],
    ],
  ],
  reveal: [
    [
      of('reveal', { cards: open('DM-74') }),
      [
        'You turn Watto, Slave Owner face up.',
        'Anna turns Watto, Slave Owner face up.',
        'Anna retourne Watto, Slave Owner.',
      ],
    ],
  ],
  deploy: [
    [
      of('deploy', { handle: 'dt1', card: 'DF-55', cost: 2, where: 'effect' }),
      [
        'You deploy Blockade (2 counters).',
        'Anna deploys Blockade (2 counters).',
        'Anna déploie Blockade (2 compteurs).',
      ],
    ],
    [
      of('deploy', { handle: 'dt1', card: null, cost: null, where: 'effect' }, { card: 'RF-D12/2' }),
      [
        'You deploy a hidden Effect: Blockade [Starfighter Screen & Blockade].',
        'Anna deploys a hidden Effect.',
        'Anna déploie un effet caché.',
      ],
    ],
    [
      of('deploy', { handle: 'dt1', card: 'DM-139', cost: 0, where: 'hyperspace' }),
      [
        'You deploy to hyperspace: ◆ Droid Starfighter.',
        'Anna deploys to hyperspace: ◆ Droid Starfighter.',
        'Anna déploie en hyperespace : ◆ Droid Starfighter.',
      ],
    ],
    [
      of('deploy', { handle: 'dt1', card: 'BP-31', cost: 4, where: 'objective', from: 'deck', by: 'BP-59' }),
      [
        'You deploy to the Objective: Sebulba, Dug Podracer Pilot (4 counters). It comes from the draw deck, with Boonta Eve Classic.',
        'Anna deploys to the Objective: Sebulba, Dug Podracer Pilot (4 counters). It comes from the draw deck, with Boonta Eve Classic.',
        'Anna déploie sur l’objectif : Sebulba, Dug Podracer Pilot (4 compteurs). De la pile de tirage, avec Boonta Eve Classic.',
      ],
    ],
  ],
  discard: [
    [of('discard', { why: 'used', cards: ['DM-130'] }), [null, null, null]],
    [
      of('discard', { why: 'fault', cards: ['DM-130'] }),
      [
        'You discard Sniper: no use there.',
        'Anna discards Sniper: no use there.',
        'Anna défausse Sniper : inutilisables.',
      ],
    ],
    [
      of('discard', { why: 'unused', cards: ['DM-130'] }),
      [
        'You discard what was not used in the battle: Sniper.',
        'Anna discards what was not used in the battle: Sniper.',
        'Anna défausse ce qui n’a pas servi dans la bataille : Sniper.',
      ],
    ],
    [
      of('discard', { why: 'even-up', cards: ['DM-130'] }),
      ['You discard at Even Up: Sniper.', 'Anna discards at Even Up: Sniper.', 'Anna défausse en égalisant : Sniper.'],
    ],
    [
      of('discard', { why: 'recycle', cards: ['DM-130'] }),
      [
        'You discard your whole hand: Sniper.',
        'Anna discards their whole hand: Sniper.',
        'Anna défausse toute sa main : Sniper.',
      ],
    ],
    [
      of('discard', { why: 'price', cards: ['DM-130'] }),
      ['You discard for it: Sniper.', 'Anna discards for it: Sniper.', 'Anna défausse Sniper en paiement.'],
    ],
    [
      of('discard', { why: 'text', cards: ['DM-130'] }),
      ['You discard for a text: Sniper.', 'Anna discards for a text: Sniper.', 'Anna défausse pour un texte : Sniper.'],
    ],
    [
      of('discard', { why: 'limit', cards: ['DM-130'] }),
      [
        'You discard for more counters: Sniper.',
        'Anna discards for more counters: Sniper.',
        'Anna défausse pour plus de compteurs : Sniper.',
      ],
    ],
    [
      of('discard', { why: 'planet', cards: ['DF-55'] }),
      [
        'With the planet you discard the Effect Blockade.',
        'With the planet Anna discards the Effect Blockade.',
        'Avec la planète, Anna défausse l’effet Blockade.',
      ],
    ],
    [
      of('discard', { why: 'forced', cards: ['DM-130'] }),
      [
        'You must discard from your hand: Sniper.',
        'Anna must discard from their hand: Sniper.',
        'Anna doit défausser de sa main : Sniper.',
      ],
    ],
  ],
  text: [
    [
      of('text', { card: 'DM-74' }),
      [
        'You use the text of Watto, Slave Owner.',
        'Anna uses the text of Watto, Slave Owner.',
        'Anna utilise le texte : Watto, Slave Owner.',
      ],
    ],
  ],
  search: [
    [
      of('search', { card: 'DM-74', to: 'play' }),
      [
        'You search your draw deck with Watto, Slave Owner.',
        'Anna searches their draw deck with Watto, Slave Owner.',
        'Anna cherche dans sa pile de tirage avec Watto, Slave Owner.',
      ],
    ],
  ],
  found: [
    [
      of('found', { card: 'DM-130', to: 'hand' }),
      [
        'You show Sniper and put it into your hand.',
        'Anna shows Sniper and puts it into their hand.',
        'Anna montre Sniper et prend cette carte en main.',
      ],
    ],
    [of('found', { card: null, to: 'hand' }), ['You take nothing.', 'Anna takes nothing.', 'Anna ne prend rien.']],
    [
      of('found', { card: null, to: 'play' }),
      ['You deploy nothing.', 'Anna deploys nothing.', 'Anna ne déploie rien.'],
    ],
  ],
  reshuffle: [
    [
      of('reshuffle', { cards: ['DM-130'], hand: 1 }, { held: ['DM-74'] }),
      [
        'You shuffle Sniper; Watto, Slave Owner into your draw deck.',
        'Anna shuffles Sniper; a card from their hand into their draw deck.',
        'Anna mélange à sa pile de tirage : Sniper ; une carte de sa main.',
      ],
    ],
    [
      of('reshuffle', { cards: [], hand: 0 }, { held: [] }),
      [
        'You shuffle nothing into your draw deck.',
        'Anna shuffles nothing into their draw deck.',
        'Anna ne mélange rien à sa pile de tirage.',
      ],
    ],
  ],
  bottom: [
    [
      of('bottom', { count: 1 }, { cards: ['DM-74'] }),
      [
        'You put a card on the bottom of your draw deck: Watto, Slave Owner.',
        'Anna puts a card from their hand on the bottom of their draw deck.',
        'Anna met une carte de sa main sous sa pile de tirage.',
      ],
    ],
  ],
  'hand-shown': [
    [
      of('hand-shown', { card: 'BP-53', cards: ['DM-74', 'DM-130'] }),
      [
        'You show your hand (He Always Wins!): Watto, Slave Owner; Sniper.',
        'Anna shows their hand (He Always Wins!): Watto, Slave Owner; Sniper.',
        'Anna montre sa main (He Always Wins!) : Watto, Slave Owner ; Sniper.',
      ],
    ],
  ],
  peek: [
    [
      of('peek', { under: true }, { card: 'DM-4' }),
      [
        'You see Anakin Skywalker, Podracer Pilot on top of your opponent’s draw deck and put it on the bottom.',
        'Anna looks at the top card of the opposing draw deck and puts it on the bottom.',
        'Anna regarde la carte du dessus de la pile de tirage adverse et la met dessous.',
      ],
    ],
    [
      of('peek', { under: false }, { card: 'DM-4' }),
      [
        'You see Anakin Skywalker, Podracer Pilot on top of your opponent’s draw deck and leave it.',
        'Anna looks at the top card of the opposing draw deck and leaves it.',
        'Anna regarde la carte du dessus de la pile de tirage adverse et la laisse.',
      ],
    ],
  ],
  'stay-out': [
    [
      of('stay-out', { card: 'DM-92', handles: ['dt1', 'lt1'], other: 'DM-29' }),
      [
        'You keep ◆ Pit Droid, Engineer and ◆ Jawa, Thief out of battles this turn.',
        'Anna keeps ◆ Pit Droid, Engineer and ◆ Jawa, Thief out of battles this turn.',
        'Anna tient ◆ Pit Droid, Engineer et ◆ Jawa, Thief hors des batailles de ce tour.',
      ],
    ],
  ],
  thrust: [
    [
      of('thrust', { tokens: 2 }),
      [
        'Thrust: you have 2 Thrust tokens.',
        'Thrust: Anna has 2 Thrust tokens.',
        'Poussée : Anna a 2 jetons de poussée.',
      ],
    ],
  ],
  token: [
    [
      of('token', { tokens: 1, card: 'BP-31' }),
      [
        'Sebulba, Dug Podracer Pilot: you have 1 Thrust token.',
        'Sebulba, Dug Podracer Pilot: Anna has 1 Thrust token.',
        'Sebulba, Dug Podracer Pilot : Anna a 1 jeton de poussée.',
      ],
    ],
  ],
  'lap-card': [
    [
      of('lap-card', { card: 'DM-92', as: 2, by: 'BP-57' }),
      [
        "You play a lap card: 2 (◆ Pit Droid, Engineer, with Eventually You'll Lose).",
        "Anna plays a lap card: 2 (◆ Pit Droid, Engineer, with Eventually You'll Lose).",
        "Anna joue une carte de piste : 2 (◆ Pit Droid, Engineer, avec Eventually You'll Lose).",
      ],
    ],
    [
      of('lap-card', { card: 'DM-92', as: 2 }),
      [
        'You play a lap card: 2 (◆ Pit Droid, Engineer, by handling).',
        'Anna plays a lap card: 2 (◆ Pit Droid, Engineer, by handling).',
        'Anna joue une carte de piste : 2 (◆ Pit Droid, Engineer, par maniement).',
      ],
    ],
  ],
  lap: [
    [
      of('lap', { laps: 2 }),
      [
        'You complete lap 2 of 3. Its cards go into your draw deck.',
        'Anna completes lap 2 of 3. Its cards go into their draw deck.',
        'Anna achève le tour de piste 2 sur 3. Ses cartes vont dans sa pile de tirage.',
      ],
    ],
  ],
  refuel: [[of('refuel', { count: 2 }), ['You refuel.', 'Anna refuels.', 'Anna se ravitaille.']]],
  'lap-lost': [
    [
      of('lap-lost', { card: 'DM-92' }),
      [
        'You lose your last lap card: ◆ Pit Droid, Engineer.',
        'Anna loses their last lap card: ◆ Pit Droid, Engineer.',
        'Anna perd sa dernière carte de piste : ◆ Pit Droid, Engineer.',
      ],
    ],
  ],
  'race-lost': [
    [
      of('race-lost', { cards: ['DM-92', 'DM-92'] }),
      [
        'You lose the race and discard your draw deck (2 cards).',
        'Anna loses the race and discards their draw deck (2 cards).',
        'Anna perd la course et défausse sa pile de tirage (2 cartes).',
      ],
    ],
  ],
  evacuation: [
    [
      of('evacuation', { planet: 'Naboo', cards: 3, ships: open('DM-139', 'DM-139') }),
      [
        'You evacuate Naboo with 3 cards. In hyperspace: 2× ◆ Droid Starfighter.',
        'Anna evacuates Naboo with 3 cards. In hyperspace: 2× ◆ Droid Starfighter.',
        'Anna évacue Naboo avec 3 cartes. En hyperespace : 2× ◆ Droid Starfighter.',
      ],
    ],
  ],
  intercept: [
    [of('intercept', { intercepts: true }), [null, null, null]],
    [
      of('intercept', { intercepts: false }),
      ['You do not intercept.', 'Anna does not intercept.', 'Anna n’intercepte pas.'],
    ],
  ],
  'starship-battle': [
    [
      of('starship-battle', { planet: 'Naboo' }),
      [
        'You intercept: starship battle over Naboo.',
        'Anna intercepts: starship battle over Naboo.',
        'Anna intercepte : bataille spatiale au-dessus de Naboo.',
      ],
    ],
  ],
  evacuated: [
    [
      of(
        'evacuated',
        { planet: 'Naboo', saved: true, cards: ['DM-74'], hidden: 1, transport: 'DM-139' },
        { hidden: ['DM-92'] },
      ),
      [
        'Naboo is evacuated. You shuffle Watto, Slave Owner; ◆ Pit Droid, Engineer; ◆ Droid Starfighter into your draw deck.',
        'Naboo is evacuated. Anna shuffles Watto, Slave Owner; a hidden card; ◆ Droid Starfighter into their draw deck.',
        'Naboo est évacuée. Anna mélange à sa pile de tirage : Watto, Slave Owner ; une carte cachée ; ◆ Droid Starfighter.',
      ],
    ],
    [
      of('evacuated', { planet: 'Naboo', saved: false, cards: ['DM-74'], transport: null }),
      [
        'The evacuation of Naboo fails: no transport is left. You discard Watto, Slave Owner.',
        'The evacuation of Naboo fails: no transport is left. Anna discards Watto, Slave Owner.',
        'L’évacuation échoue (Naboo) : il ne reste aucun transport. Anna défausse Watto, Slave Owner.',
      ],
    ],
  ],
  battle: [
    [
      of('battle', { number: 0 }),
      [
        'You declare a battle without Battle cards.',
        'Anna declares a battle without Battle cards.',
        'Anna déclare une bataille sans carte de bataille.',
      ],
    ],
  ],
  'battle-cards': [
    [
      of('battle-cards', { number: 1 }),
      [
        'You defend with a Battle card.',
        'Anna defends with a Battle card.',
        'Anna se défend avec une carte de bataille.',
      ],
    ],
    [
      of('battle-cards', { number: 2, attacker: true }),
      ['You play 2 Battle cards.', 'Anna plays 2 Battle cards.', 'Anna joue 2 cartes de bataille.'],
    ],
  ],
  fighters: [
    // One side alone has no story: both are revealed at once.
    [
      of('fighters', { fight: 1, characters: open('DM-74'), weapons: [], battle: null, ignored: [] }),
      [null, null, null],
    ],
  ],
  ignored: [
    [
      of('ignored', { weapons: open('RF-A9') }),
      [
        'Your weapon is ignored in this fight: Battle Droid Blaster Rifle.',
        'Anna’s weapon is ignored in this fight: Battle Droid Blaster Rifle.',
        'L’arme adverse (Anna) est ignorée dans ce combat : Battle Droid Blaster Rifle.',
      ],
    ],
  ],
  strike: [
    [
      of('strike', { weapon: 'BP-49', handle: 'dt1', at: 'DM-35' }),
      [
        'You discard ◆ Gaderffii Stick: Jedi Lightsaber, Constructed by Ki-Adi-Mundi is ignored.',
        'Anna discards ◆ Gaderffii Stick: Jedi Lightsaber, Constructed by Ki-Adi-Mundi is ignored.',
        'Anna défausse ◆ Gaderffii Stick : Jedi Lightsaber, Constructed by Ki-Adi-Mundi est ignorée.',
      ],
    ],
  ],
  'send-back': [
    [
      of('send-back', { characters: ['DM-74'] }),
      [
        'You put Watto, Slave Owner back on top of your plan. No fight.',
        'Anna puts Watto, Slave Owner back on top of their plan. No fight.',
        'Anna remet Watto, Slave Owner sur le dessus de son plan. Pas de combat.',
      ],
    ],
  ],
  destiny: [
    [
      of('destiny', { for: 'weapon', card: 'DM-92', destiny: 5 }),
      [
        'Destiny: you draw 5 (◆ Pit Droid, Engineer) for the weapon.',
        'Destiny: Anna draws 5 (◆ Pit Droid, Engineer) for the weapon.',
        'Destinée : Anna tire 5 (◆ Pit Droid, Engineer) pour l’arme.',
      ],
    ],
  ],
  'draw-two': [
    [
      of('draw-two', { for: 'weapon', cards: ['DM-92', 'DM-74'] }),
      [
        'Destiny: you draw 2 cards for the weapon: ◆ Pit Droid, Engineer / Watto, Slave Owner.',
        'Destiny: Anna draws 2 cards for the weapon: ◆ Pit Droid, Engineer / Watto, Slave Owner.',
        'Destinée : Anna tire 2 cartes pour l’arme : ◆ Pit Droid, Engineer / Watto, Slave Owner.',
      ],
    ],
  ],
  redraw: [
    [
      of('redraw', { cards: ['DM-92'], by: 'DM-74' }),
      [
        'Destiny: you discard ◆ Pit Droid, Engineer and draw again.',
        'Destiny: Anna discards ◆ Pit Droid, Engineer and draws again.',
        'Destinée : Anna défausse ◆ Pit Droid, Engineer et tire à nouveau.',
      ],
    ],
  ],
  replace: [
    [
      of('replace', { from: 2, to: 5 }),
      ['You use 5 instead of the 2 drawn.', 'Anna uses 5 instead of the 2 drawn.', 'Anna prend 5 au lieu du 2 tiré.'],
    ],
  ],
  switch: [
    [
      of('switch', { own: 2, theirs: 6 }),
      [
        'You swap destiny numbers: your 2 for a 6.',
        'Anna swaps destiny numbers: a 2 for a 6.',
        'Anna échange des destinées : un 2 contre un 6.',
      ],
    ],
  ],
  'called-tie': [
    [
      of('called-tie', { card: 'V2-JC-74' }),
      [
        'You make the fight a tie with Watto, Junk Merchant.',
        'Anna makes the fight a tie with Watto, Junk Merchant.',
        'Anna déclare l’égalité avec Watto, Junk Merchant.',
      ],
    ],
  ],
  fight: [
    [
      {
        type: 'fight',
        seat: 'dark',
        data: {
          power: {
            dark: power(5, { location: 1, weapon: 3, battle: 2, texts: 2, destiny: 4 }),
            light: power(4, { texts: -1 }),
          },
          total: { dark: 17, light: 3 },
          texts: {
            dark: [{ card: 'DM-71', to: 'DM-71', bonus: 2 }],
            light: [{ card: 'DM-4', to: 'DM-5', bonus: -1 }],
          },
        },
      },
      [
        'You 17 = power 5 + Location 1 + weapon 3 + own text 2 + Battle card 2 + destiny 4; Bob 3 = power 4 − Anakin Skywalker 1. You win the fight.',
        'You 3 = power 4 − Anakin Skywalker 1; Anna 17 = power 5 + Location 1 + weapon 3 + own text 2 + Battle card 2 + destiny 4. Anna wins the fight.',
        'Vous 3 = puissance 4 − Anakin Skywalker 1 ; Anna 17 = puissance 5 + localisation 1 + arme 3 + son texte 2 + carte de bataille 2 + destinée 4. Anna gagne le combat.',
      ],
    ],
  ],
  defeat: [
    [
      of('defeat', {
        lost: open('DM-74'),
        rescued: false,
        changes: [
          { card: 'DF-10', to: 'DM-74', change: 2 },
          { card: 'DM-4', to: 'DM-74', change: -4 },
        ],
      }),
      [
        'You lose Watto, Slave Owner. Damage changed: ◆ Bravo Pilot, Flyer +2; Anakin Skywalker, Podracer Pilot −4. No damage.',
        'Anna loses Watto, Slave Owner. Damage changed: ◆ Bravo Pilot, Flyer +2; Anakin Skywalker, Podracer Pilot −4. No damage.',
        'Anna perd Watto, Slave Owner. Dommages modifiés : ◆ Bravo Pilot, Flyer +2 ; Anakin Skywalker, Podracer Pilot −4. Aucun dommage.',
      ],
    ],
    [
      of('defeat', { lost: open('DM-74'), rescued: false }),
      [
        'You lose Watto, Slave Owner. No damage.',
        'Anna loses Watto, Slave Owner. No damage.',
        'Anna perd Watto, Slave Owner. Aucun dommage.',
      ],
    ],
    [
      of('defeat', { lost: open('DM-74', 'DM-92'), rescued: true, saved: ['dt2'] }),
      [
        'You lose Watto, Slave Owner. You return ◆ Pit Droid, Engineer to your hand. No damage.',
        'Anna loses Watto, Slave Owner. Anna returns ◆ Pit Droid, Engineer to their hand. No damage.',
        'Anna perd Watto, Slave Owner. Anna reprend en main ◆ Pit Droid, Engineer. Aucun dommage.',
      ],
    ],
  ],
  damage: [
    [
      of('damage', { count: 2, cards: ['DM-92'] }),
      [
        'You take 2 damage with 1 card left: ◆ Pit Droid, Engineer.',
        'Anna takes 2 damage with 1 card left: ◆ Pit Droid, Engineer.',
        'Anna subit 2 dommages avec 1 carte restante : ◆ Pit Droid, Engineer.',
      ],
    ],
  ],
  breakthrough: [
    [
      of('breakthrough', { count: 1, cards: ['DM-92'] }),
      [
        'Breakthrough. You take 1 damage: ◆ Pit Droid, Engineer.',
        'Breakthrough. Anna takes 1 damage: ◆ Pit Droid, Engineer.',
        'Percée. Anna subit 1 dommage : ◆ Pit Droid, Engineer.',
      ],
    ],
  ],
  covered: [
    [
      of('covered', { count: 2 }),
      [
        'Breakthrough. The last card of your plan stops the breakthrough: no damage.',
        'Breakthrough. The last card of Anna’s plan stops the breakthrough: no damage.',
        'Percée. La dernière carte du plan adverse (Anna) arrête la percée : aucun dommage.',
      ],
    ],
  ],
  'fight-next': [
    [
      of('fight-next', { characters: ['DM-74'] }),
      same('Next fight, again with Watto, Slave Owner.', 'Combat suivant, encore avec Watto, Slave Owner.'),
    ],
  ],
  'battle-end': [
    [
      { type: 'battle-end', data: { where: 'space', fights: 3, won: { dark: 2, light: 1 } } },
      [
        'The starship battle ends. Fights won: you 2; Bob 1.',
        'The starship battle ends. Fights won: you 1; Anna 2.',
        'La bataille spatiale finit. Combats gagnés : vous 1 ; Anna 2.',
      ],
    ],
    [
      { type: 'battle-end', data: { fights: 1, won: { dark: 1, light: 0 } } },
      same('The battle ends.', 'La bataille finit.'),
    ],
  ],
  duel: [
    [
      of('duel', { who: 'DM-71', with: 'DM-107', foe: 'DM-10', handles: ['dt1', 'dt2', 'lt1'] }),
      [
        'You start a duel: Darth Maul, Sith Apprentice (◆ Sith Lightsaber) against Yoda, Jedi Master.',
        'Anna starts a duel: Darth Maul, Sith Apprentice (◆ Sith Lightsaber) against Yoda, Jedi Master.',
        'Anna lance un duel : Darth Maul, Sith Apprentice (◆ Sith Lightsaber) contre Yoda, Jedi Master.',
      ],
    ],
  ],
  substitute: [
    [
      of('substitute', { card: 'DM-71', handle: 'dt1' }),
      [
        'You send Darth Maul, Sith Apprentice instead.',
        'Anna sends Darth Maul, Sith Apprentice instead.',
        'Anna envoie Darth Maul, Sith Apprentice à la place.',
      ],
    ],
  ],
  'duel-weapon': [
    [
      of('duel-weapon', { card: 'DM-107', handle: 'dt2' }),
      [
        'You defend with ◆ Sith Lightsaber.',
        'Anna defends with ◆ Sith Lightsaber.',
        'Anna se défend avec ◆ Sith Lightsaber.',
      ],
    ],
  ],
  named: [[of('named', { numbers: [2, 5] }), ['You name 2, 5.', 'Anna names 2, 5.', 'Anna annonce 2, 5.']]],
  guess: [
    [
      of('guess', { card: 'DM-74' }),
      [
        'You draw Watto, Slave Owner and put it into your hand.',
        'Anna draws Watto, Slave Owner and puts it into their hand.',
        'Anna tire Watto, Slave Owner et la prend en main.',
      ],
    ],
  ],
  'duel-broken-off': [
    [
      of('duel-broken-off', { number: 3 }),
      same('3 was named: the duel ends without a result.', '3 était annoncé : le duel finit sans résultat.'),
    ],
  ],
  'dueling-hand': [
    [
      of(
        'dueling-hand',
        { count: 2, total: 6, power: power(4, { weapon: 1 }), extra: 1, texts: [] },
        { cards: ['DM-74', 'DM-92'] },
      ),
      [
        'You draw 2 cards for your dueling hand (power 4 + weapon 1 + 1 more): Watto, Slave Owner; ◆ Pit Droid, Engineer.',
        'Anna draws 2 cards for their dueling hand (power 4 + weapon 1 + 1 more).',
        'Anna pioche 2 cartes pour sa main de duel (puissance 4 + arme 1 + 1 de plus).',
      ],
    ],
  ],
  attack: [
    [
      of('attack', { card: 'DM-92', number: 5 }),
      [
        'You attack with 5 (◆ Pit Droid, Engineer).',
        'Anna attacks with 5 (◆ Pit Droid, Engineer).',
        'Anna attaque avec 5 (◆ Pit Droid, Engineer).',
      ],
    ],
  ],
  block: [
    [
      of('block', { card: 'DM-92', number: 5 }),
      [
        'You block the 5 (◆ Pit Droid, Engineer).',
        'Anna blocks the 5 (◆ Pit Droid, Engineer).',
        'Anna pare le 5 (◆ Pit Droid, Engineer).',
      ],
    ],
  ],
  hit: [
    [
      of('hit', { hits: 1, card: 'DM-92', total: 2, of: 5 }),
      ['Bob takes a hit (2/5).', 'You take a hit (2/5).', 'Vous recevez un coup (2/5).'],
    ],
  ],
  pass: [
    [
      of('pass', {}),
      ['You stop attacking in this duel.', 'Anna stops attacking in this duel.', 'Anna n’attaque plus dans ce duel.'],
    ],
  ],
  'duel-text': [
    [
      of('duel-text', { card: 'DM-92', form: 'extra-hits' }),
      [
        'You use the dueling text of ◆ Pit Droid, Engineer.',
        'Anna uses the dueling text of ◆ Pit Droid, Engineer.',
        'Anna utilise le texte de duel : ◆ Pit Droid, Engineer.',
      ],
    ],
  ],
  'dueling-draw': [
    [
      of('dueling-draw', { count: 1 }, { cards: ['DM-74'] }),
      [
        'You add a card to your dueling hand: Watto, Slave Owner.',
        'Anna adds a card to their dueling hand.',
        'Anna ajoute une carte à sa main de duel.',
      ],
    ],
  ],
  'hit-removed': [
    [
      of('hit-removed', { total: 0 }),
      [
        'You remove a hit from your duelist: none left.',
        'Anna removes a hit from their duelist: none left.',
        'Anna retire un coup de son duelliste : il n’en reste aucun.',
      ],
    ],
  ],
  'duel-end': [
    [
      of('duel-end', { beaten: 'DM-10', lost: open('DM-10'), hits: { dark: 1, light: 4 } }),
      [
        'You win the duel. Bob loses Yoda, Jedi Master.',
        'Anna wins the duel. You lose Yoda, Jedi Master.',
        'Anna gagne le duel. Vous perdez Yoda, Jedi Master.',
      ],
    ],
    [
      { type: 'duel-end', data: { beaten: null, lost: [], hits: { dark: 1, light: 2 } } },
      [
        'The duel ends. Hits taken: you 1; Bob 2.',
        'The duel ends. Hits taken: you 2; Anna 1.',
        'Le duel finit. Coups reçus : vous 2 ; Anna 1.',
      ],
    ],
    [
      { type: 'duel-end', data: { beaten: null, lost: [], hits: { dark: 0, light: 0 } } },
      same('The duel ends without a hit.', 'Le duel finit sans un coup.'),
    ],
  ],
  surrender: [
    [of('surrender', { planet: 'Naboo' }), ['You surrender Naboo.', 'Anna surrenders Naboo.', 'Anna concède Naboo.']],
  ],
  control: [
    [
      of('control', { planet: 'Naboo', surrendered: false }),
      ['You control Naboo.', 'Anna controls Naboo.', 'Anna contrôle Naboo.'],
    ],
  ],
  warning: [
    [
      { type: 'warning', data: { why: 'last-turn', turns: 4 } },
      same(
        '4 turns left, including this one. After them, the match is a tie.',
        '4 tours restants, celui-ci compris. Ensuite, la partie est nulle.',
      ),
    ],
  ],
  over: [
    [
      of('over', { kind: 'podrace-victory' }),
      [
        'You win: your Podracer wins the race.',
        'You lose: Anna wins the Podrace.',
        'Vous perdez : Anna gagne la course de modules.',
      ],
    ],
  ],
}

const joined = (lines: readonly string[]): string | null => (lines.length === 0 ? null : lines.join(' '))

describe('the story', () => {
  it('has a teller for each type of fact that the rules tell, and for no other', () => {
    expect(Object.keys(STORY).sort()).toEqual([...toldByTheRules()].sort())
    expect(toldByTheRules().size).toBeGreaterThan(60)
  })

  it('has an example here for each of them, and for each reason of a discard', () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...toldByTheRules()].sort())
    const reasons = (EXAMPLES.discard ?? []).map(([{ data }]) => data.why)
    expect([...reasonsOfDiscards()].filter((reason) => !reasons.includes(reason))).toEqual([])
    expect(reasonsOfDiscards().size).toBeGreaterThanOrEqual(8)
  })

  it.each(Object.entries(EXAMPLES))('tells of %s', (_, examples) => {
    for (const [event, [own, others, french]] of examples) {
      expect(joined(story([event], 'dark'))).toBe(own)
      expect(joined(story([event], 'light'))).toBe(others)
      expect(joined(story([event], 'light', 'fr'))).toBe(french)
    }
  })
})
