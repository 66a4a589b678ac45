/**
 * A text for each fact, with gaps for its fields: what was done with which card, where or aimed at what, and what it cost
 * or paid. Facts whose fields decide the sentence have a function.
 */
import type { FactPair, FactTexts, ToldFields } from '../../../kit/wording/plain-words.ts'
import { findCard } from '../cards/index.ts'
import { SIDES, type Side } from '../state/engine-card.ts'
import type { Facts } from '../state/game-facts.ts'
import type { SegmentPayments } from '../state/game-frames.ts'

type Pair = readonly [en: string, fr: string]

const NOTHING: Pair = ['', '']

/** Puts the parts of a sentence together in both languages. */
const joined = (...parts: readonly Pair[]): FactPair => [
  parts.map(([en]) => en).join(''),
  parts.map(([, fr]) => fr).join(''),
]

const has = (value: unknown): boolean => value !== null && value !== undefined
const some = (value: unknown): boolean => Array.isArray(value) && value.length > 0
const when = (is: boolean, part: Pair): Pair => (is ? part : NOTHING)

/** The Force that was used, where any was. */
const priced = ({ cost }: ToldFields): Pair =>
  when(Number(cost) > 0, [' for {{cost}} Force', ' pour {{cost|point|points}} de Force'])

const END: Pair = ['.', '.']

/** The seat that a card has aboard. */
const SEATS: Readonly<Record<string, Pair>> = {
  pilot: [' as pilot', ' (pilote)'],
  driver: [' as driver', ' (conducteur)'],
  passenger: [' as passenger', ' (passager)'],
  hold: [' in its hold', ' (en soute)'],
}
const seated = ({ role }: ToldFields): Pair => SEATS[String(role)] ?? NOTHING

function deployed(fields: ToldFields): FactPair {
  const { on, at, react, role } = fields
  const verb: Pair =
    react === true
      ? ['{{name}} deploys {{card}} as a react', '{{name}} déploie {{card}} en réaction']
      : ['{{name}} deploys {{card}}', '{{name}} déploie {{card}}']
  const goal: Pair =
    on !== null
      ? [role === 'carried' ? ' on {{on}}' : ' aboard {{on}}', ' sur {{on}}']
      : when(has(at), [' to {{at}}', ' à {{at}}'])
  const where = when(has(on) && has(at), [' at {{at}}', ' à {{at}}'])
  return joined(verb, goal, where, seated(fields), priced(fields), END)
}

/** How a move is told: the whole sentence but for company and price. */
const MOVES: Readonly<Record<string, Pair>> = {
  landspeed: ['{{name}} moves {{card}} to {{at}}', '{{name}} déplace {{card}} vers {{at}}'],
  path: ['{{name}} moves {{card}} to {{at}} by a path', '{{name}} déplace {{card}} vers {{at}} par un chemin'],
  hyperspeed: [
    '{{name}} moves {{card}} to {{at}} by hyperspeed',
    '{{name}} déplace {{card}} vers {{at}} par hypervitesse',
  ],
  transit: [
    '{{name}} moves {{card}} to {{at}} by docking bay transit',
    '{{name}} déplace {{card}} vers {{at}} par transit entre quais',
  ],
  land: ['{{name}} lands {{card}} at {{at}}', '{{name}} fait atterrir {{card}} à {{at}}'],
  'take-off': ['{{card}} of {{name}} takes off to {{at}}', '{{card}} ({{name}}) décolle vers {{at}}'],
  disembark: ['{{name}} lets {{card}} off at {{at}}', '{{name}} fait débarquer {{card}} à {{at}}'],
  embark: ['{{name}} puts {{card}} aboard {{on}}', '{{name}} fait embarquer {{card}} sur {{on}}'],
  transfer: ['{{name}} transfers {{card}} to {{on}}', '{{name}} transfère {{card}} vers {{on}}'],
  seat: ['{{name}} gives {{card}} another seat aboard {{on}}', '{{name}} change la place de {{card}} sur {{on}}'],
}
const SHUTTLE: Readonly<Record<'on' | 'at', Pair>> = {
  on: ['{{name}} shuttles {{card}} to {{on}}', '{{name}} envoie {{card}} vers {{on}} par navette'],
  at: ['{{name}} shuttles {{card}} to {{at}}', '{{name}} envoie {{card}} vers {{at}} par navette'],
}

function moved(fields: ToldFields): FactPair {
  const { how, on, react } = fields
  const way = how === 'shuttle' ? SHUTTLE[has(on) ? 'on' : 'at'] : (MOVES[String(how)] ?? NOTHING)
  const company = when(some(fields.with), [' with {{with}}', ' avec {{with}}'])
  return joined(
    way,
    seated(fields),
    company,
    when(react === true, [' as a react', ' en réaction']),
    priced(fields),
    END,
  )
}

/** How an Interrupt is played. */
const PLAYED: Readonly<Record<string, Pair>> = {
  used: [' as Used', ' (utilisée)'],
  lost: [' as Lost', ' (perdue)'],
}
const aimed = ({ targets }: ToldFields): Pair => when(some(targets), [' Target: {{targets}}.', ' Cible : {{targets}}.'])

/** Damage and attrition in words; empty where both are 0. */
function sumOf({ damage, attrition }: SegmentPayments): Pair {
  const en = [damage > 0 ? `${damage} battle damage` : '', attrition > 0 ? `${attrition} attrition` : '']
  const fr = [damage > 0 ? `${damage} en dommages de bataille` : '', attrition > 0 ? `${attrition} en attrition` : '']
  const told = (parts: readonly string[], and: string) => parts.filter((part) => part !== '').join(and)
  return [told(en, ' and '), told(fr, ' et ')]
}

function totals({ winner, damage, darkAttrition, lightAttrition }: ToldFields): FactPair {
  const loser = winner === 'dark' ? 'light' : 'dark'
  const won: Pair =
    winner === null
      ? ['A tie at {{at}}, {{dark}}–{{light}}.', 'Égalité à {{at}}, {{dark}}–{{light}}.']
      : [
          `{{winnerName}} wins the battle at {{at}} {{${String(winner)}}}–{{${loser}}}.`,
          `{{winnerName}} gagne la bataille à {{at}} {{${String(winner)}}}–{{${loser}}}.`,
        ]
  const owed = (side: Side, attrition: unknown): Pair => {
    const hit = winner !== null && side === loser
    const [en, fr] = sumOf({ damage: hit ? Number(damage) : 0, attrition: Number(attrition) })
    return when(en !== '', [` {{${side}SeatName}} owes ${en}.`, ` {{${side}SeatName}} doit ${fr}.`])
  }
  const [en, fr] = joined(won, owed('dark', darkAttrition), owed('light', lightAttrition))
  return [en, fr, { darkSeat: 'dark', lightSeat: 'light' }]
}

/** The payments of both in a battle; nothing where it ended before the damage segment. */
function battleOver({ paid }: ToldFields): FactPair | null {
  if (!has(paid)) return null
  const sides = paid as Readonly<Record<Side, SegmentPayments>>
  const parts = SIDES.flatMap((side): readonly Pair[] => {
    const [en, fr] = sumOf(sides[side])
    return en === '' ? [] : [[`{{${side}SeatName}} paid ${en}`, `{{${side}SeatName}} a payé ${fr}`]]
  })
  const list: Pair =
    parts.length === 0
      ? ['nobody paid anything', 'personne n’a rien payé']
      : [parts.map(([en]) => en).join('; '), parts.map(([, fr]) => fr).join(' ; ')]
  const [en, fr] = joined(['The battle at {{at}} is over: ', 'La bataille à {{at}} est finie : '], list, END)
  return [en, fr, { darkSeat: 'dark', lightSeat: 'light' }]
}

export const FACT_TEXTS: FactTexts<Facts> = {
  'set-aside': ['Both chose {{card}}: it is set aside.', 'Les deux ont choisi {{card}} : elle est mise de côté.'],
  placed: ({ converts }) =>
    converts === true
      ? ['{{name}} converts {{card}}.', '{{name}} convertit {{card}}.']
      : ['{{name}} plays {{card}}.', '{{name}} joue {{card}}.'],
  'first-hand': ({ cards }) =>
    some(cards)
      ? ['{{name}} draws {{cards}}.', '{{name}} pioche {{cards}}.']
      : ['{{name}} draws {{count|card|cards}}.', '{{name}} pioche {{count|carte|cartes}}.'],
  turn: ['Turn {{turn}}: {{name}}', 'Tour {{turn}} : {{name}}'],
  phase: null,
  activated: ['{{name}} activates {{count}} Force.', '{{name}} active {{count|point|points}} de Force.'],
  drained: (fields) =>
    joined(['{{name}} begins a Force drain at {{at}}', '{{name}} commence un drainage à {{at}}'], priced(fields), END),
  'drain-counted': ['The Force drain at {{at}} is {{amount}}.', 'Le drainage à {{at}} est de {{amount}}.'],
  'drain-cancelled': ['The Force drain at {{at}} is cancelled.', 'Le drainage à {{at}} est annulé.'],
  'drain-over': null,
  lost: ['{{name}} loses {{card}} ({{from}}).', '{{name}} perd {{card}} ({{from}}).'],
  'used-force': null,
  deployed,
  'react-undone': [
    'The react is cancelled: {{card}} goes back to the hand of {{name}}.',
    'La réaction est annulée : {{card}} retourne dans la main de son joueur, {{name}}.',
  ],
  moved,
  battle: (fields) =>
    joined(['{{name}} begins a battle at {{at}}', '{{name}} lance une bataille à {{at}}'], priced(fields), END),
  'battle-cancelled': ['The battle at {{at}} ends at once.', 'La bataille à {{at}} prend fin aussitôt.'],
  fired: (fields) =>
    joined(
      ['{{name}} fires {{card}} of {{by}} at {{target}}', '{{name}} fait feu sur {{target}} ({{card}}, {{by}})'],
      priced(fields),
      END,
    ),
  shot: ({ hit }) =>
    hit === true
      ? ['{{card}} is hit: {{total}} against {{defense}}.', '{{card}}, coup au but : {{total}} contre {{defense}}.']
      : [
          '{{card}} is not hit: {{total}} against {{defense}}.',
          '{{card}}, coup manqué : {{total}} contre {{defense}}.',
        ],
  missed: ['No destiny: {{card}} is not hit.', 'Pas de destinée : {{card}}, coup manqué.'],
  destiny: ['{{name}} draws {{card}} for destiny: {{value}}.', '{{name}} tire une destinée : {{card}}, {{value}}.'],
  // The facts that follow tell which card counts, and what was found.
  'turned-up': null,
  looked: null,
  'no-destiny': ['{{name}} has no card to draw for destiny.', '{{name}} n’a aucune carte à tirer comme destinée.'],
  totals,
  forfeited: ({ damage, attrition }) => {
    const [en, fr] = sumOf({ damage: Number(damage), attrition: Number(attrition) })
    return joined(
      [
        '{{name}} forfeits {{card}} (forfeit value {{value}})',
        '{{name}} sacrifie {{card}} (valeur de perte {{value}})',
      ],
      when(en !== '', [`, which pays ${en}`, `, ce qui paie ${fr}`]),
      END,
    )
  },
  gone: ['{{name}} loses {{card}} from table.', '{{name}} perd {{card}}, qui quitte la table.'],
  'battle-over': battleOver,
  // Their player is told which cards they are.
  drew: ({ cards }) =>
    some(cards)
      ? ['{{name}} draws {{cards}}.', '{{name}} pioche {{cards}}.']
      : ['{{name}} draws {{count|card|cards}}.', '{{name}} pioche {{count|carte|cartes}}.'],
  recirculated: null,
  'starting-chosen': [
    '{{name}} reveals the Starting Interrupt: {{card}}.',
    '{{name}} révèle son interruption de départ : {{card}}.',
  ],
  played: (fields) =>
    joined(
      ['{{name}} plays {{card}}', '{{name}} joue {{card}}'],
      PLAYED[String(fields.how)] ?? NOTHING,
      priced(fields),
      END,
      aimed(fields),
    ),
  'used-text': (fields) =>
    joined(['{{name}} uses {{card}}', '{{name}} utilise {{card}}'], priced(fields), END, aimed(fields)),
  'put-away': null,
  // Without a card a draw is cancelled before it; a drain or battle is known by its location.
  cancelled: ({ what }) =>
    !has(what)
      ? ['{{by}} cancels the destiny draw.', '{{by}} annule le tirage de destinée.']
      : findCard(String(what))?.type === 'location'
        ? ['{{by}} ends the action at {{what}}.', '{{by}} met fin à l’action à {{what}}.']
        : ['{{by}} cancels {{what}}.', '{{by}} annule {{what}}.'],
  left: ['{{card}} leaves the table: {{pile}}.', '{{card}} quitte la table : {{pile}}.'],
  stacked: ['{{card}} is stacked under {{under}}.', '{{card}} est empilée sous {{under}}.'],
  unstacked: ['{{name}} takes {{card}} from {{by}}.', '{{name}} prend {{card}}, empilée sous {{by}}.'],
  relocated: ['{{name}} relocates {{cards}} to {{at}}.', '{{name}} relocalise {{cards}} à {{at}}.'],
  'not-chosen': [
    '{{name}} puts the other card, {{card}}, onto the Used Pile.',
    '{{name}} met l’autre carte, {{card}}, dans la pile utilisée.',
  ],
  searched: [
    '{{name}} searches the Reserve Deck: {{by}}. Found: {{found}}.',
    '{{name}} cherche dans la Réserve : {{by}}. Trouvé : {{found}}.',
  ],
  retrieved: ['{{name}} retrieves: {{cards}}.', '{{name}} récupère : {{cards}}.'],
  'hand-trimmed': ({ cards }) =>
    some(cards)
      ? [
          '{{name}} puts {{cards}} from hand onto the Used Pile.',
          '{{name}} met {{cards}} de sa main dans la pile utilisée.',
        ]
      : [
          '{{name}} puts {{count|card|cards}} from hand onto the Used Pile.',
          '{{name}} met {{count|carte|cartes}} de sa main dans la pile utilisée.',
        ],
  'hand-shown': ['{{name}} shows: {{cards}}.', '{{name}} montre : {{cards}}.'],
  standstill: [
    'No card was deployed or lost recently. If that lasts {{turns|more turn|more turns}}, the player with the larger Life Force wins.',
    'Aucune carte n’a été déployée ni perdue récemment. Encore {{turns|tour|tours}} ainsi, et la plus grande Force vitale gagne.',
  ],
  ended: null,
}
