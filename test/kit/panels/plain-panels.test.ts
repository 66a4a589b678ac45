/** Panels that the kit makes of the words of decisions. */
import { describe, expect, test } from 'vitest'
import type { AnswerDraft, Decision, Exit, Option, Shape } from '../../../src/contract/index.ts'
import { PANEL_BELOW, PANEL_LABEL, PANEL_QUESTION } from '../../../src/contract/index.ts'
import { plainPanels } from '../../../src/kit/panels/plain-panels.ts'
import { tiny, type View } from '../../games/tiny.ts'

const voice = { language: 'en', names: { north: 'Ann', south: 'Bob' }, reader: 'north' } as const
const NOTHING: AnswerDraft = { suggested: false }
const LONG = 'A label that is much longer than any phone has room for'

const decide = (shape: Shape, exits: readonly Exit[]): Decision<'north'> => ({
  ...{ id: 'd1', seat: 'north', kind: 'act', shape, exits, about: {} },
})
const choice = (options: readonly Option[], more: Partial<Extract<Shape, { type: 'choose' }>> = {}): Shape => ({
  ...{ type: 'choose', options, min: 1, max: 1, ...more },
})
const named = (count: number, more: Partial<Option> = {}): Option[] =>
  Array.from({ length: count }, (_, at) => ({ id: `o${at}`, ...more }))

/** The question as the panels of a game with these labels ask it. */
function asked(decision: Decision<'north'>, begun: AnswerDraft = NOTHING, label = (id: string) => id) {
  const shape = decision.shape
  const ids = shape.type === 'choose' ? shape.options : shape.type === 'arrange' ? shape.pieces : []
  const options = Object.fromEntries(ids.map(({ id }) => [id, { label: label(id) }]))
  const words = { ...tiny.words, decision: () => ({ title: 'What now?', prompt: 'Choose.', options, exits: {} }) }
  const panels = plainPanels<View, 'north' | 'south'>(() => ({ ...tiny, words }))
  return panels.ask(decision, {} as View, begun, voice)
}

describe('a choice of one', () => {
  test('has a button for each answer where three have room', () => {
    const { actions, list } = asked(decide(choice(named(2)), [{ id: 'do' }, { id: 'end', bare: true }]))
    expect(actions.map(({ exit, choose }) => [exit, choose])).toEqual([
      ['do', ['o0']],
      ['do', ['o1']],
      ['end', undefined],
    ])
    expect(list).toBeUndefined()
  })

  test('has a list that only marks where there are more answers, and its exit is off until one is marked', () => {
    const decision = decide(choice(named(3)), [{ id: 'do' }, { id: 'end', bare: true }])
    const before = asked(decision)
    expect(before.list?.acts).toBeUndefined()
    expect(before.actions.map(({ id, off = false }) => [id, off])).toEqual([
      ['do', true],
      ['end', false],
    ])
    const after = asked(decision, { choose: ['o1'], suggested: false })
    expect(after.actions[0]).toMatchObject({ id: 'do', look: 'good' })
    expect(after.actions[0]?.off).toBeUndefined()
    expect(after.list?.entries.map(({ chosen }) => chosen)).toEqual([false, true, false])
  })

  test('shows alike options once, with their number', () => {
    const { list } = asked(
      decide(choice(named(5, { like: 'copy' }), { max: 2 }), [{ id: 'do' }]),
      NOTHING,
      () => 'Guard',
    )
    expect(list?.entries.map(({ label }) => label)).toEqual(['Guard ×5'])
  })
})

describe('a payment', () => {
  const pay = decide(
    choice(
      [
        { id: 'coins', upTo: 3 },
        { id: 'stores', upTo: 1 },
      ],
      { min: 3, max: 3 },
    ),
    [{ id: 'pay' }],
  )

  test('adds one option at a time, says what is chosen, and offers what can still be added', () => {
    const { list, below, actions, more } = asked(pay, { choose: ['coins', 'stores', 'coins'], suggested: false })
    expect(below).toBe('Chosen: coins ×2, stores')
    expect(list).toMatchObject({ adds: true, entries: [] })
    expect(actions[0]?.off).toBeUndefined()
    expect(more.map(({ puts }) => puts?.choose)).toEqual([['coins', 'stores'], []])
    const begun = asked(pay, { choose: ['stores'], suggested: false })
    expect(begun.list?.entries.map(({ choose }) => choose)).toEqual([['coins']])
    expect(begun.actions[0]?.off).toBe(true)
  })
})

describe('a number', () => {
  test('is a button each where three have room, else a list that marks', () => {
    const few = asked(decide({ type: 'number', min: 1, max: 3 }, [{ id: 'spend' }]))
    expect(few.actions.map(({ number, label }) => [number, label])).toEqual([
      [1, 'spend: 1'],
      [2, 'spend: 2'],
      [3, 'spend: 3'],
    ])
    const many = decide({ type: 'number', min: 0, max: 30 }, [{ id: 'spend' }])
    expect(asked(many).list?.entries).toHaveLength(31)
    expect(asked(many).actions[0]?.off).toBe(true)
    expect(asked(many, { number: 0, suggested: false }).actions[0]?.off).toBeUndefined()
  })
})

describe('any question', () => {
  test('is final where every way to answer it is', () => {
    const draws: Exit = { id: 'draw', consequences: ['draws'] }
    const confirm = (...exits: Exit[]) => asked(decide({ type: 'confirm' }, exits)).final ?? false
    expect(confirm(draws)).toBe(true)
    expect(confirm(draws, { id: 'pass' })).toBe(false)
    expect(confirm({ id: 'pay', consequences: ['commits'] })).toBe(false)
    const shape = choice(named(4, { consequences: ['reveals'] }))
    expect(asked(decide(shape, [{ id: 'do' }])).final ?? false).toBe(false)
    expect(asked(decide(shape, [{ id: 'do' }]), { choose: ['o1'], suggested: false }).final).toBe(true)
  })

  test('keeps its labels within a phone, and no two alike', () => {
    const { list, question, below = '' } = asked(decide(choice(named(30)), [{ id: 'do' }]), NOTHING, () => LONG)
    const labels = list?.entries.map(({ label }) => label) ?? []
    expect(new Set(labels).size).toBe(30)
    expect(Math.max(...labels.map(({ length }) => length))).toBeLessThanOrEqual(PANEL_LABEL)
    expect(list?.entries[0]?.hint).toBe(LONG)
    expect(question.length).toBeLessThanOrEqual(PANEL_QUESTION)
    expect(below.length).toBeLessThanOrEqual(PANEL_BELOW)
  })

  test('stands above the table: players, places, and the reader’s own hand', () => {
    const { state } = tiny.setup({ format: 'short' }, { north: DECK('north'), south: DECK('south') }, 'seed')
    const panels = plainPanels<View, 'north' | 'south'>(() => tiny)
    const blocks = panels.scene(tiny.view(state, 'north'), voice).blocks
    expect(blocks.map(({ block }) => block)).toEqual(['strip', 'note', 'piles', 'piles', 'board', 'tray'])
    expect(blocks.find(({ block }) => block === 'tray')).toMatchObject({ seat: 'north' })
    const watched = panels.scene(tiny.view(state, 'spectator'), { ...voice, reader: 'spectator' }).blocks
    expect(watched.some(({ block }) => block === 'tray')).toBe(false)
  })
})

const DECK = (seat: 'north' | 'south') => tiny.decks().find((deck) => deck.seat === seat)?.list ?? []
