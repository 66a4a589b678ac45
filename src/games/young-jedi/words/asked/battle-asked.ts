/** Questions of a battle: interception, Battle cards, plans. */
import { optionsOf } from '../../state/abouts.ts'
import { type Describers, handWords, piecesOf, pieceWords, sentences } from './asking.ts'

/** The words of each question of a battle. */
export const BATTLE = {
  intercept: (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    const planet = decision.about.planet
    const may = decision.exits.length > 1
    return {
      title: say('intercept.title', { name, planet }),
      prompt: sentences(
        say('intercept.cards', { count: decision.about.cards }),
        say('intercept.ships', { own: decision.about.own, name, theirs: decision.about.theirs }),
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
    const attacks = decision.about.attacker
    const title = decision.about.where === 'space' ? 'battle-cards.title.space' : 'battle-cards.title'
    return {
      title: attacks ? say('battle-cards.title.own') : say(title, { name }),
      prompt: attacks
        ? some
          ? say('battle.choose', { name })
          : say('battle.none')
        : sentences(
            say('battle-cards.prompt', { name, count: decision.about.number ?? 0 }),
            say(some ? 'battle-cards.choose' : 'battle-cards.none'),
          ),
      options: handWords(asking),
      exits: { ok: say('battle-cards.ok') },
    }
  },

  plan: (asking) => {
    const { decision, view, speaker, side, name } = asking
    const { say } = speaker
    const role = decision.about.attacker ? 'attacker' : 'defender'
    const where = decision.about.where === 'space' ? '.space' : ''
    const theirs = { name, count: decision.about.number, theirs: decision.about.theirs }
    return {
      title: say(`plan.title${where}`),
      prompt: sentences(say(`plan.theirs${where}`, theirs), say(`plan.order${where}`), say(`plan.${role}`)),
      options: pieceWords(piecesOf(decision), view, side, speaker),
      exits: { ok: say(`plan.ok.${role}`) },
    }
  },
} satisfies Partial<Describers>
