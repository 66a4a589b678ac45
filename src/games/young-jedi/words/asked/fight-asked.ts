/** Questions in the middle of a fight. */

import { opposite, type Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { lineFor } from '../../cards/users.ts'
import { type DrawnFor, optionsOf } from '../../state/abouts.ts'
import { fighterCard } from '../../texts/reading/scene.ts'
import { totalsNow } from '../../view/ahead.ts'
import { placeInView, type View } from '../../view/player-view.ts'
import { textsOf } from '../card-texts.ts'
import { destinyHint, gainOf } from '../hints.ts'
import { cardName, titleOf } from '../naming.ts'
import type { Speaker } from '../say.ts'
import {
  type Describers,
  handWords,
  joined,
  laidWords,
  optionWords,
  type QuestionContext,
  sentences,
  standing,
  worded,
} from './asking.ts'

const purposeOf = (purpose: DrawnFor, { say }: Speaker): string => say(`destiny.for.${purpose}`)

/** The opponent's fighter that uses the weapons of this fight. */
const armedIn = ({ fight }: View, side: Side) => fight?.fighters[opposite(side)].characters[0]

/** "Hold-Out Blaster (Bravo Pilot)": an opposing weapon with its user; alone where it is built into its user. */
export function armedWith(id: string, view: View, side: Side, { say }: Speaker): string {
  const user = armedIn(view, side)
  return user === undefined || user.card === id
    ? titleOf(id)
    : say('panel.strike.armed', { weapon: titleOf(id), name: titleOf(user.card) })
}

/** The user of an opposing weapon in this fight, and the gain from it. */
export function armHint(
  id: string,
  { view, side, name, speaker }: Pick<QuestionContext, 'view' | 'side' | 'name' | 'speaker'>,
): string | null {
  const { say, language } = speaker
  const data = cardById(id)
  if (data.type === 'character' && data.builtIn !== undefined) {
    const gain = gainOf(data.builtIn, language)
    return joined(say('strike.built-in', { weapon: data.builtIn.weapon }), say('hint.adds', { name, gain }))
  }
  const user = armedIn(view, side)
  const foes = view.fight?.fighters[side].characters.map(fighterCard) ?? []
  if (data.type !== 'weapon' || user === undefined) return null
  const line = lineFor(data, fighterCard(user), placeInView(view), { foes })
  const bearer = titleOf(user.card)
  return line === null
    ? say('panel.strike.user', { name: bearer })
    : say('hint.adds', { name: bearer, gain: gainOf(line, language) })
}

/** The totals of both if these numbers are added to them; nothing if they are unknown. */
function totalsHint({ view, side, speaker: { say }, name }: QuestionContext, own: number, theirs = 0): string | null {
  const totals = totalsNow(view)
  if (totals === null) return null
  const floor = (total: number) => Math.max(0, total) // G-31
  return say('hint.totals', {
    own: floor(totals[side] + own),
    name,
    theirs: floor(totals[opposite(side)] + theirs),
  })
}

/** The words of each question of a fight. */
export const FIGHT = {
  strike: (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
    return {
      title: say('strike.title'),
      prompt: sentences(
        card === null
          ? null
          : say('asked.card-says', {
              card: cardName(card),
              text: textsOf(card, ({ form }) => form === 'strike-weapon', language) ?? '',
            }),
        say('strike.prompt'),
      ),
      options: optionWords(optionsOf(decision), ({ card: id }) => (id === undefined ? null : armHint(id, asking))),
      exits: { use: say('strike.use'), none: say('strike.none') },
    }
  },

  'show-hand': (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const card = decision.about.card
    const data = card === null ? undefined : cardById(card)
    const bonus = data?.type === 'battle' ? data.use.bonus : 0
    return {
      title: say('show-hand.title'),
      prompt: sentences(
        say('show-hand.prompt', { card: card === null ? '' : cardName(card), bonus }),
        standing(asking),
      ),
      options: {},
      exits: { show: say('show-hand.show'), hide: say('show-hand.hide') },
    }
  },

  'destiny-number': (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    const card = cardName(decision.about.card)
    const { for: purpose } = decision.about
    return {
      title: say('destiny-number.title'),
      prompt:
        purpose === 'guess'
          ? say('destiny-number.guess', { card, name })
          : say('destiny-number.prompt', { card, purpose: purposeOf(purpose, speaker) }),
      options: Object.fromEntries(
        optionsOf(decision).map(({ id }) => [id, worded(id, totalsHint(asking, Number(id)))]),
      ),
      exits: { ok: say('start-number.ok') },
    }
  },

  'destiny-card': ({ decision, speaker }) => {
    const { say } = speaker
    return {
      title: say('destiny-card.title'),
      prompt: say('destiny-card.prompt', { purpose: purposeOf(decision.about.for, speaker) }),
      options: optionWords(optionsOf(decision), ({ card }) =>
        card === undefined ? null : destinyHint(cardById(card), speaker),
      ),
      exits: { ok: say('destiny-card.ok') },
    }
  },

  redraw: (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const drawn = decision.about.number
    const card = decision.about.card
    return {
      title: say('redraw.title'),
      prompt: sentences(
        say('redraw.prompt', {
          number: drawn,
          card: card === null ? '' : cardName(card),
          purpose: purposeOf(decision.about.for, speaker),
        }),
        standing(asking),
        say('redraw.deck', { deck: decision.about.deck }),
      ),
      options: {},
      exits: { keep: say('redraw.keep', { number: drawn }), redraw: say('redraw.redraw') },
    }
  },

  replace: (asking) => {
    const { decision, speaker } = asking
    const { say } = speaker
    const to = decision.about.number
    return {
      title: say('replace.title'),
      prompt: sentences(say('replace.prompt', { number: to }), standing(asking)),
      options: Object.fromEntries(
        optionsOf(decision).map(({ id, card }) => {
          const from = decision.about.drawn[Number(id)] ?? 0
          const hint = joined(card === undefined ? null : cardName(card), totalsHint(asking, to - from))
          return [id, worded(say('replace.option', { from, to }), hint)]
        }),
      ),
      exits: { use: say('replace.use'), none: say('replace.none') },
    }
  },

  switch: (asking) => {
    const { decision, speaker, name } = asking
    const { say } = speaker
    return {
      title: say('switch.title'),
      prompt: say('switch.prompt'),
      options: Object.fromEntries(
        optionsOf(decision).map(({ id, about }) => {
          const { drawn } = decision.about
          const [own, theirs] = [drawn[about.own] ?? 0, drawn[about.theirs] ?? 0]
          const hint = totalsHint(asking, theirs - own, own - theirs)
          return [id, worded(say('switch.option', { own, theirs, name }), hint)]
        }),
      ),
      exits: { ok: say('switch.ok') },
    }
  },

  'call-tie': (asking) => {
    const { say } = asking.speaker
    return {
      title: say('call-tie.title'),
      prompt: sentences(say('call-tie.prompt', { count: asking.decision.about.count }), standing(asking)),
      options: handWords(asking, 'with costs'),
      exits: { use: say('call-tie.use'), none: say('call-tie.none') },
    }
  },

  'give-up': (asking) => {
    const { say } = asking.speaker
    return {
      title: say('give-up.title'),
      prompt: say('give-up.prompt'),
      options: laidWords(asking),
      exits: { ok: say('give-up.ok') },
    }
  },

  'defeat-text': ({ decision, speaker: { say, language } }) => {
    const card = decision.about.card
    const { does } = decision.about
    return {
      title: card === null ? say('text.title.one') : titleOf(card),
      prompt: sentences(
        card === null
          ? null
          : textsOf(card, (one) => one.form === does && 'when' in one && one.when.on === 'defeats', language),
        does === 'hand' ? say('redraw.deck', { deck: decision.about.deck }) : null,
      ),
      options: {},
      exits: { use: say('asked.use'), none: say('asked.leave') },
    }
  },

  'forced-discard': (asking) => {
    const { decision, speaker } = asking
    const { say, language } = speaker
    const card = decision.about.card
    const meant = card === null ? null : textsOf(card, ({ form }) => form === 'harm', language)
    return {
      title: say('forced-discard.title'),
      prompt: sentences(
        card === null || meant === null ? null : say('forced-discard.by', { card: cardName(card), text: meant }),
        say('forced-discard.prompt'),
      ),
      options: handWords(asking, 'with costs'),
      exits: { ok: say('asked.discard') },
    }
  },
} satisfies Partial<Describers>
