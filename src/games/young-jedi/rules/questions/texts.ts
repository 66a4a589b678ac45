/** Questions that texts ask, outside fights (part 21; forms F14-F17, F24). */
import type { Option } from '../../../game.ts'
import { opposite } from '../../cards/card.ts'
import { frameOf, type QuestionKind } from '../state.ts'
import { findInPlay } from '../table.ts'
import { cardsOf, readText, targetsOf } from '../texts/moments.ts'
import { isCompulsory, keyOf, readKey } from '../texts/pending.ts'
import { mayPutBack, searchOptions } from '../texts/search.ts'
import { type Asking, CONFIRM, chooseOne, chooseSome, OK, optionOf, orNone } from './shapes.ts'

export const TEXT_QUESTIONS = {
  text: (state, side) => {
    const pending = frameOf(state, 'triggers')?.pending ?? []
    const bound = pending.some((one) => isCompulsory(state, side, one))
    const options = pending.map((one): Option => {
      const card = findInPlay(state, side, one.source)?.laid.card
      return { id: keyOf(one), ...(card === undefined ? {} : { card }), consequences: ['reveals'] }
    })
    return { shape: chooseOne(options), exits: bound ? [{ id: 'use' }] : orNone('use'), about: {} }
  },

  'text-cards': (state, side, { about = '' }) => {
    const { text, laid } = readText(state, side, readKey(about))
    const price = 'price' in text ? text.price : undefined
    const count = cardsOf(price)
    return {
      shape: chooseSome(state.sides[side].hand.map(optionOf), count, count),
      exits: OK,
      about: { card: laid.card, does: price?.bottom === undefined ? 'discard' : 'bottom', count },
    }
  },

  'text-either': (state, side, { about = '' }) => ({
    shape: CONFIRM,
    exits: [{ id: 'draw', consequences: ['draws'] }, { id: 'bottom' }],
    about: { card: readText(state, side, readKey(about)).laid.card },
  }),

  'text-target': (state, side, { about = '' }) => {
    const { text, laid } = readText(state, side, readKey(about))
    const what = text.form === 'stay-out' ? text.with : text.form === 'remove' ? text.what : []
    return {
      shape: chooseOne(targetsOf(state, side, what).map(optionOf)),
      exits: OK,
      about: { card: laid.card, does: text.form },
    }
  },

  peek: (state, side) => ({
    shape: CONFIRM,
    exits: [{ id: 'leave' }, { id: 'under' }],
    about: { top: state.sides[opposite(side)].deck.at(-1) ?? null },
  }),

  search: (state) => {
    const frame = frameOf(state, 'search')
    if (frame === null) throw new Error('nobody searches')
    const options = searchOptions(state, frame)
    return {
      shape: chooseOne(options),
      exits: options.length === 0 ? [{ id: 'none', bare: true }] : orNone('take'),
      about: { card: frame.source, to: frame.to, free: frame.free },
    }
  },

  reshuffle: (state) => {
    const frame = frameOf(state, 'search')
    if (frame === null) throw new Error('nobody searches')
    const options = mayPutBack(state, frame)
    return {
      shape: chooseSome(options, 0, Math.min(frame.reshuffle?.most ?? 0, options.length)),
      exits: OK,
      about: { most: frame.reshuffle?.most ?? 0 },
    }
  },
} satisfies Partial<Record<QuestionKind, Asking>>
