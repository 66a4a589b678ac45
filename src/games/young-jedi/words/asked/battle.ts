/** Questions of a battle: interception, Battle cards, plans. */
import type { QuestionKind } from '../../rules/state.ts'
import {
  type Asking,
  type Describe,
  handWords,
  number,
  optionsOf,
  piecesOf,
  pieceWords,
  sentences,
  text,
} from './asking.ts'

export const BATTLE = {
  intercept: (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    const planet = text(decision, 'planet')
    const may = decision.exits.length > 1
    return {
      title: say('intercept.title', { name, planet }),
      prompt: sentences(
        say('intercept.cards', { count: number(decision, 'cards') }),
        say('intercept.ships', { own: number(decision, 'own'), name, theirs: number(decision, 'theirs') }),
        say(!may ? 'intercept.cannot' : optionsOf(decision).length > 0 ? 'intercept.add' : 'intercept.prompt'),
      ),
      options: handWords(asking),
      exits: { let: say('intercept.let'), intercept: say('intercept.intercept') },
    }
  },

  'battle-cards': (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    const some = optionsOf(decision).length > 0
    const attacks = decision.about.attacker === true
    const title = decision.about.where === 'space' ? 'battle-cards.title.space' : 'battle-cards.title'
    return {
      title: attacks ? say('battle-cards.title.own') : say(title, { name }),
      prompt: attacks
        ? some
          ? say('battle.choose', { name })
          : say('battle.none')
        : sentences(
            say('battle-cards.prompt', { name, count: number(decision, 'number') }),
            say(some ? 'battle-cards.choose' : 'battle-cards.none'),
          ),
      options: handWords(asking),
      exits: { ok: say('battle-cards.ok') },
    }
  },

  plan: (asking: Asking) => {
    const { decision, view, speaker, side, name } = asking
    const { say } = speaker
    const role = decision.about.attacker === true ? 'attacker' : 'defender'
    const where = decision.about.where === 'space' ? '.space' : ''
    const theirs = { name, count: number(decision, 'number'), theirs: number(decision, 'theirs') }
    return {
      title: say(`plan.title${where}`),
      prompt: sentences(say(`plan.theirs${where}`, theirs), say(`plan.order${where}`), say(`plan.${role}`)),
      options: pieceWords(piecesOf(decision), view, side, speaker),
      exits: { ok: say(`plan.ok.${role}`) },
    }
  },
} satisfies Partial<Record<QuestionKind, Describe>>
