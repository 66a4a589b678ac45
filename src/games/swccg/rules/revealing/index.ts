/** Revealed cards: all that the game gets of them. */
import type { Mechanism } from '../../mechanism.ts'
import { whichSurprise } from './decisions.ts'
import { REVEALED, revealedWording } from './panel.ts'
import { REVEALED_ANSWERS } from './policy.ts'
import { revealingRules } from './rulebook.ts'
import { closeReveal, revealStep } from './steps.ts'
import { revealingTellings } from './story.ts'

export const revealing: Mechanism<'reveal', 'surprise', 'revealed'> = {
  frames: { reveal: { step: revealStep, close: (table, frame, _seat, answer) => closeReveal(table, frame, answer) } },
  decisions: { surprise: whichSurprise },
  irrevocable: { revealed: true },
  tellings: revealingTellings,
  panels: REVEALED,
  words: { surprise: (asked, _view, { language }) => revealedWording(asked, language) },
  verbs: [{ says: ['takes the revealed', 'take the revealed'], written: 'takes the revealed CARD', kind: 'surprise' }],
  answers: REVEALED_ANSWERS,
  rules: revealingRules,
  marks: {},
}
