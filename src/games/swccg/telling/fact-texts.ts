/** A text for each fact, with gaps for its fields. */
import type { FactTexts } from '../../../kit/wording/plain-words.ts'
import type { Facts } from '../rules/game-facts.ts'

export const FACT_TEXTS: FactTexts<Facts> = {
  'set-aside': ['Both chose {{card}}: it is set aside.', 'Les deux ont choisi {{card}} : elle est mise de côté.'],
  placed: ['{{name}} plays {{card}}.', '{{name}} joue {{card}}.'],
  'first-hand': ['{{name}} draws {{count|card|cards}}.', '{{name}} pioche {{count|carte|cartes}}.'],
  turn: ['Turn {{turn}}: {{name}}', 'Tour {{turn}} : {{name}}'],
  phase: null,
  activated: ['{{name}} activates {{count}} Force.', '{{name}} active {{count|point|points}} de Force.'],
  drained: ['{{name}} begins a Force drain at {{at}}.', '{{name}} commence un drainage à {{at}}.'],
  'drain-counted': ['The Force drain is {{amount}}.', 'Le drainage est de {{amount}}.'],
  'drain-cancelled': ['The Force drain at {{at}} is cancelled.', 'Le drainage à {{at}} est annulé.'],
  lost: ['{{name}} loses {{card}} ({{from}}).', '{{name}} perd {{card}} ({{from}}).'],
  'used-force': null,
  deployed: [
    '{{name}} deploys {{card}} for {{cost}} Force.',
    '{{name}} déploie {{card}} pour {{cost|point|points}} de Force.',
  ],
  moved: [
    '{{name}} moves {{card}}: {{how}}, {{cost}} Force.',
    '{{name}} déplace {{card}} : {{how}}, {{cost|point|points}} de Force.',
  ],
  battle: ['{{name}} initiates a battle at {{at}}.', '{{name}} lance une bataille à {{at}}.'],
  'battle-cancelled': ['The battle at {{at}} ends at once.', 'La bataille à {{at}} prend fin aussitôt.'],
  fired: ['{{name}} fires {{card}} at {{target}}.', '{{name}} tire avec {{card}} sur {{target}}.'],
  shot: ['{{card}}: total {{total}} against {{defense}}.', '{{card}} : total de {{total}} contre {{defense}}.'],
  missed: ['No destiny: {{card}} is not hit.', 'Pas de destinée : {{card}} n’est pas touchée.'],
  destiny: ['{{name}} draws {{card}}: {{value}}.', '{{name}} tire {{card}} : {{value}}.'],
  // The facts that follow tell which card counts, and what was found.
  'turned-up': null,
  looked: null,
  'no-destiny': ['{{name}} has no card to draw for destiny.', '{{name}} n’a aucune carte à tirer comme destinée.'],
  totals: ['Totals: Dark {{dark}}, Light {{light}}.', 'Totaux : Obscur {{dark}}, Lumineux {{light}}.'],
  forfeited: ['{{name}} forfeits {{card}} for {{value}}.', '{{name}} sacrifie {{card}} pour {{value}}.'],
  gone: ['{{name}} loses {{card}} from table.', '{{name}} perd {{card}}, qui quitte la table.'],
  'battle-over': null,
  drew: ['{{name}} draws {{count|card|cards}}.', '{{name}} pioche {{count|carte|cartes}}.'],
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
  stacked: ['{{card}} is stacked under {{under}}.', '{{card}} est empilée sous {{under}}.'],
  unstacked: ['{{name}} takes {{card}} from {{by}}.', '{{name}} prend {{card}}, empilée sous {{by}}.'],
  relocated: ['{{name}} relocates {{cards}} to {{at}}.', '{{name}} déplace {{cards}} vers {{at}}.'],
  'not-chosen': [
    '{{name}} puts the other card, {{card}}, onto the Used Pile.',
    '{{name}} met l’autre carte, {{card}}, dans la pile utilisée.',
  ],
  searched: [
    '{{name}} searches the Reserve Deck: {{by}}. Found: {{found}}.',
    '{{name}} cherche dans la Réserve : {{by}}. Trouvé : {{found}}.',
  ],
  retrieved: ['{{name}} retrieves: {{cards}}.', '{{name}} récupère : {{cards}}.'],
  'hand-trimmed': [
    '{{name}} puts {{count|card|cards}} from hand onto the Used Pile.',
    '{{name}} met {{count|carte|cartes}} de sa main dans la pile utilisée.',
  ],
  'hand-shown': ['{{name}} shows: {{cards}}.', '{{name}} montre : {{cards}}.'],
  standstill: [
    'No card was deployed or lost lately. If that lasts {{turns}} more turns, the player with the larger Life Force wins.',
    'Aucune carte n’a été déployée ni perdue récemment. Encore {{turns}} tours ainsi, et la plus grande Force vitale gagne.',
  ],
  ended: null,
}
