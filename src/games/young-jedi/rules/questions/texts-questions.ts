/** Makes the questions that texts ask outside of fights (part 21; forms F14-F17, F24). */
import type { Exit } from '../../../../contract/index.ts'
import { opposite } from '../../cards/card.ts'
import { frameOf } from '../../state/game-state.ts'
import { findInPlay } from '../../state/game-table.ts'
import { pendingId, pendingOf } from '../../state/kept-ids.ts'
import { mayPutBack, searchOptions } from '../texts/deck-search.ts'
import { cardsOf, readText, targetsOf } from '../texts/moments.ts'
import { isCompulsory } from '../texts/pending.ts'
import { ofTrigger, settingOff } from './follows.ts'
import { CONFIRM, chooseOne, chooseSome, OK, okThat, optionOf, orNone, type QuestionMakers } from './shapes.ts'

const NOTHING_FOUND: Exit = { id: 'none', bare: true, consequences: ['deck'] }

/** Makes each question that a text asks. */
export const TEXT_QUESTIONS = {
  text: (state, side) => {
    const pending = frameOf(state, 'triggers')?.pending ?? []
    const bound = pending.some((one) => isCompulsory(state, side, one))
    const options = pending.map((one) => {
      const card = findInPlay(state, side, one.source)?.laid.card
      const option = { id: pendingId(one), ...(card === undefined ? {} : { card }), about: one }
      return settingOff(option, ofTrigger(state, side, one, pending))
    })
    return { shape: chooseOne(options), exits: bound ? [{ id: 'use' }] : orNone('use'), about: {} }
  },

  'text-cards': (state, side, { about = '' }) => {
    const { text, laid } = readText(state, side, pendingOf(about))
    const price = 'price' in text ? text.price : undefined
    const count = cardsOf(price)
    const draws = 'draw' in text && (text.draw ?? 0) > 0
    return {
      shape: chooseSome(state.sides[side].hand.map(optionOf), count, count),
      exits: okThat(
        ...(draws ? (['draws'] as const) : []),
        ...(price?.bottom === undefined ? [] : (['deck'] as const)),
      ),
      about: { card: laid.card, does: price?.bottom === undefined ? 'discard' : 'bottom', count },
    }
  },

  'text-either': (state, side, { about = '' }) => ({
    shape: CONFIRM,
    exits: [{ id: 'draw', consequences: ['draws'] }, { id: 'bottom' }],
    about: { card: readText(state, side, pendingOf(about)).laid.card },
  }),

  'text-target': (state, side, { about = '' }) => {
    const { text, laid } = readText(state, side, pendingOf(about))
    const what = text.form === 'stay-out' ? text.with : []
    return {
      shape: chooseOne(targetsOf(state, side, what).map(optionOf)),
      exits: OK,
      about: { card: laid.card, does: text.form },
    }
  },

  peek: (state, side) => ({
    shape: CONFIRM,
    // The opponent is told the result.
    exits: [
      { id: 'leave', consequences: ['reveals'] },
      { id: 'under', consequences: ['deck'] },
    ],
    about: { top: state.sides[opposite(side)].deck.at(-1) ?? null },
  }),

  search: (state) => {
    const frame = frameOf(state, 'search')
    if (frame === null) throw new Error('nobody searches')
    const options = searchOptions(state, frame)
    return {
      shape: chooseOne(options),
      // The deck is shuffled in any case (rule 21.3).
      exits: options.length === 0 ? [NOTHING_FOUND] : [{ id: 'take', consequences: ['deck'] }, NOTHING_FOUND],
      about: { card: frame.source, to: frame.to, free: frame.free },
    }
  },

  reshuffle: (state) => {
    const frame = frameOf(state, 'search')
    if (frame === null) throw new Error('nobody searches')
    const options = mayPutBack(state, frame)
    return {
      shape: chooseSome(options, 0, Math.min(frame.reshuffle?.most ?? 0, options.length)),
      exits: okThat('deck'),
      about: { most: frame.reshuffle?.most ?? 0 },
    }
  },
} satisfies Partial<QuestionMakers>
