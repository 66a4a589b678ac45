/** The standing orders in words: what each saves and gives up, and how one stands. */
import type { DecisionWords, OrderOffer, StandingOrder, Voice } from '../../game.ts'
import { opposite, type Side } from '../cards/card.ts'
import type { View } from '../view.ts'
import { pieceWords } from './asked/asking.ts'
import { row } from './naming.ts'
import { type Speaker, speakerOf } from './say.ts'

export type OrderWords = DecisionWords & { readonly fields: Readonly<Record<string, string>> }

const ABOVE_SIX = ['ask', 'newest', 'locations'] as const
type AboveSix = (typeof ABOVE_SIX)[number]

/** For the seat that reads. @throws for an order that isn't one of Young Jedi's */
export function orderWords(offer: OrderOffer, view: View, voice: Voice): OrderWords {
  const speaker = speakerOf(voice)
  switch (offer.kind) {
    case 'even-up':
      return evenUp(speaker)
    case 'plans':
      return plans(offer, view, speaker)
    default:
      throw new Error(`no words for an order like ${offer.kind}`)
  }
}

function evenUp({ say }: Speaker): OrderWords {
  const options = ABOVE_SIX.map((id) => [
    id,
    { label: say(`order.even-up.${id}`), hint: say(`order.even-up.${id}.hint`) },
  ])
  return {
    title: say('order.even-up.title'),
    prompt: say('order.even-up.prompt'),
    options: Object.fromEntries(options),
    exits: {},
    fields: { 'above-six': say('order.even-up.field') },
  }
}

function plans(offer: OrderOffer, view: View, speaker: Speaker): OrderWords {
  const { say } = speaker
  const side = view.reader as Side
  const name = speaker.name(opposite(side))
  const pieces = offer.fields.flatMap(({ shape }) => (shape.type === 'arrange' ? shape.pieces : []))
  const fields = offer.fields.map(({ id }) => [
    id,
    id === 'any' ? say('order.plans.any') : say('order.plans.field', { name, count: Number(id) }),
  ])
  return {
    title: say('order.plans.title'),
    prompt: say('order.plans.prompt', { name }),
    options: pieceWords(pieces, view, side, speaker),
    exits: {},
    fields: Object.fromEntries(fields),
  }
}

/** A standing order in one sentence; one that this version doesn't know is called by its kind. */
export function standingWords(order: StandingOrder, view: View, voice: Voice): string {
  const speaker = speakerOf(voice)
  const { say } = speaker
  switch (order.kind) {
    case 'even-up': {
      const above = order.settings['above-six']?.choose?.[0]
      const known: AboveSix = ABOVE_SIX.find((id) => id === above) ?? 'ask'
      return say(`standing.even-up.${known}`)
    }
    case 'plans': {
      const numbers = Object.keys(order.settings).map((id) => (id === 'any' ? say('standing.plans.any') : id))
      return say('standing.plans', {
        name: speaker.name(opposite(view.reader as Side)),
        numbers: row(numbers, speaker.language),
      })
    }
    default:
      return order.kind
  }
}
