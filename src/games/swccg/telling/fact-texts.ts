/** A text for each fact, with gaps for its fields. */
import type { FactTexts } from '../../../kit/wording/plain-words.ts'
import type { Facts } from '../rules/game-facts.ts'

export const FACT_TEXTS: FactTexts<Facts> = {
  'set-aside': ['Both chose {{card}}: it is set aside.', 'Les deux ont choisi {{card}} : elle est mise de côté.'],
  placed: ['{{name}} lays {{card}}.', '{{name}} pose {{card}}.'],
  'first-hand': ['{{name}} draws {{count}} cards.', '{{name}} pioche {{count}} cartes.'],
  turn: ['Turn {{turn}}: {{name}}', 'Tour {{turn}} : {{name}}'],
  phase: null,
  activated: ['{{name}} activates {{count}} Force.', '{{name}} active {{count}} points de Force.'],
  drained: ['{{name}} begins a Force drain at {{at}}.', '{{name}} commence un drainage à {{at}}.'],
  'drain-counted': ['The Force drain is {{amount}}.', 'Le drainage est de {{amount}}.'],
  'drain-cancelled': ['The Force drain at {{at}} is cancelled.', 'Le drainage à {{at}} est annulé.'],
  lost: ['{{name}} loses {{card}} ({{from}}).', '{{name}} perd {{card}} ({{from}}).'],
  'used-force': null,
  deployed: [
    '{{name}} deploys {{card}} for {{cost}} Force.',
    '{{name}} déploie {{card}} pour {{cost}} points de Force.',
  ],
  moved: [
    '{{name}} moves {{card}}: {{how}}, {{cost}} Force.',
    '{{name}} déplace {{card}} : {{how}}, {{cost}} points de Force.',
  ],
  battle: ['{{name}} initiates a battle at {{at}}.', '{{name}} lance une bataille à {{at}}.'],
  'battle-cancelled': ['The battle at {{at}} ends at once.', 'La bataille à {{at}} prend fin aussitôt.'],
  fired: ['{{name}} fires {{card}} at {{target}}.', '{{name}} tire avec {{card}} sur {{target}}.'],
  shot: ['{{card}}: total {{total}} against {{defense}}.', '{{card}} : total de {{total}} contre {{defense}}.'],
  missed: ['No destiny: {{card}} is not hit.', 'Pas de destinée : {{card}} n’est pas touchée.'],
  destiny: ['{{name}} draws {{card}}: {{value}}.', '{{name}} tire {{card}} : {{value}}.'],
  'no-destiny': ['{{name}} has no card to draw for destiny.', '{{name}} n’a pas de carte à tirer.'],
  totals: ['Totals: Dark {{dark}}, Light {{light}}.', 'Totaux : Obscur {{dark}}, Lumineux {{light}}.'],
  forfeited: ['{{name}} forfeits {{card}} for {{value}}.', '{{name}} sacrifie {{card}} pour {{value}}.'],
  gone: ['{{name}} loses {{card}} from table.', '{{name}} perd {{card}}, qui quitte la table.'],
  'battle-over': null,
  drew: ['{{name}} draws {{count}} cards.', '{{name}} pioche {{count}} cartes.'],
  recirculated: null,
  'starting-chosen': [
    '{{name}} reveals the Starting Interrupt: {{card}}.',
    '{{name}} révèle son interruption de départ : {{card}}.',
  ],
  played: ['{{name}} plays {{card}}.', '{{name}} joue {{card}}.'],
  'used-text': ['{{name}} uses {{card}}.', '{{name}} utilise {{card}}.'],
  'put-away': null,
  cancelled: ['{{by}} cancels it.', '{{by}} l’annule.'],
  left: ['{{card}} leaves the table: {{pile}}.', '{{card}} quitte la table : {{pile}}.'],
  searched: [
    '{{name}} searches the Reserve Deck: {{by}}. Found: {{found}}.',
    '{{name}} cherche dans la Réserve : {{by}}. Trouvé : {{found}}.',
  ],
  retrieved: ['{{name}} retrieves: {{cards}}.', '{{name}} récupère : {{cards}}.'],
  'hand-trimmed': [
    '{{name}} puts {{count}} cards of the hand onto the Used Pile.',
    '{{name}} met {{count}} cartes de sa main dans la pile utilisée.',
  ],
  'hand-shown': ['{{name}} shows: {{cards}}.', '{{name}} montre : {{cards}}.'],
  ended: null,
}
