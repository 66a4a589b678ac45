/** Clicks that change what a player has begun for an answer, or pick the entry of a list that answers. Pure. */
import type { Decision } from '../../contract/index.ts'
import type { Draft } from '../../matches/draft.ts'
import { drafted } from '../../matches/draft-start.ts'
import type { PanelVerb } from '../acts/acts.ts'
import { applyArrange } from '../editors/arrange.ts'
import { aidFor } from '../editors/planning-aid.ts'
import { questionOf } from './asked-question.ts'
import { begunOf } from './begun.ts'
import { type PanelInput, voices } from './panel-input.ts'
import type { DroppedOrder } from './plan-ahead.ts'
import { foundAnswer, type PickedAnswer, pickedAnswer, pickedDraft } from './question.ts'

/**
 * Returns the draft of a question after a click on its panel, or the answer of the entry that was picked.
 * @param input with the draft before the click
 * @param action the parts of the custom id after the decision
 * @param values the picked entries of a list
 */
export function draftAfter(
  input: PanelInput,
  asked: Decision,
  action: readonly [PanelVerb, ...string[]],
  values: readonly string[],
): Draft | PickedAnswer | DroppedOrder {
  const { draft = {} } = input
  const [verb, argument = ''] = action
  switch (verb) {
    case 'seen':
      return { ...draft, seen: true }
    case 'mark':
      return marked(input, asked, Number(argument) || 0, values)
    case 'act':
      return picked(input, asked, values)
    case 'put':
      return putBy(input, asked, argument)
    case 'lane':
    case 'pick':
      return moved(input, asked, action, values)
    // An answer that could not be given leaves the draft as it is.
    case 'do':
    case 'sure':
      return draft
  }
}

/** Returns the answer of the entry that was picked in a list that acts; the draft where it only marks. */
function picked(input: PanelInput, asked: Decision, values: readonly string[]): Draft | PickedAnswer {
  const { draft = {} } = input
  const { list } = questionOf(input, asked).question
  return list === undefined ? draft : pickedAnswer(list, asked, draft, values)
}

/** Returns the draft after entries of the list were picked. */
function marked(input: PanelInput, asked: Decision, page: number, values: readonly string[]): Draft {
  const { draft = {} } = input
  const { begun, question } = questionOf(input, asked)
  if (question.list === undefined) return draft
  return pickedDraft(question.list, { shape: asked.shape, draft, begun, page }, values)
}

/**
 * Returns the draft that an action of the question puts together, the answer that has no room in an id, or the order that
 * it deletes.
 */
function putBy(input: PanelInput, asked: Decision, action: string): Draft | PickedAnswer | DroppedOrder {
  const { draft = {} } = input
  const { begun, question } = questionOf(input, asked)
  const found = [...question.actions, ...question.more].find(({ id }) => id === action)
  const answer = found === undefined ? null : foundAnswer(found, asked, begun)
  if (answer !== null) return answer
  if (found?.drops !== undefined) return { drops: found.drops }
  const put = found?.puts
  if (put === undefined) return draft
  if (Object.keys(put).length === 0) return draft.seen === undefined ? {} : { seen: draft.seen }
  const ahead = put.ahead === undefined ? {} : { ahead: [...put.ahead] }
  return { ...draft, ...drafted({ exit: '', ...put }), ...ahead }
}

function moved(input: PanelInput, { shape, ...asked }: Decision, action: readonly string[], values: readonly string[]) {
  const { game, sight, draft = {}, suggests = true } = input
  if (shape.type !== 'arrange') return draft
  const { arrange = [] } = begunOf(game, { shape, ...asked }, sight.view, draft, suggests)
  const aid = aidFor(shape, { game, view: sight.view, voice: voices(input).spoken, start: undefined })
  return applyArrange(shape, { ...draft, arrange: [...arrange] }, action, values, aid)
}
