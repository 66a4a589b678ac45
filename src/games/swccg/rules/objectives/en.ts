/** English: Objectives. */
export const objectivesEn = {
  you: 'you',
  'you.first': 'You',
  'objectives.nowhere': 'An Objective begins the game on table and is not deployed later.',
  'objectives.shown.you': 'You begin with the Objective {{card}}.',
  'objectives.shown.they': '{{name}} begins with the Objective {{card}}.',
  'objectives.gone': '{{card}} cannot be set up: it is out of play.',
  'objectives.gone.back': '{{card}} cannot be set up: it is out of play. Back into the deck: {{cards}}.',
  'objectives.turns': '{{from}} turns over: {{card}}.',
  'objectives.bring': 'Objective',
  'objectives.bring?': 'What does {{card}} bring?',
  'objectives.place?': 'Where does {{card}} go?',
  'objectives.other': 'Choose…',
  'objectives.confirm': 'Confirm',
} as const
