/** The player of `npm run panels` finds its way on panels of any layout. */
import { describe, expect, test } from 'vitest'
import { type Goal, nameOf, nextTap, type PanelControl, suggestedTap, touchesOf } from '../../bench/panels/next-tap.ts'

const ID = '1|p|m1|dark|d7'
const NOTHING: ReadonlySet<string> = new Set()

const button = (action: string, label = action, more: Partial<PanelControl> = {}): PanelControl => ({
  customId: action.startsWith('1|') ? action : `${ID}|${action}`,
  kind: 'button',
  label,
  disabled: false,
  style: 2,
  options: [],
  most: 1,
  ...more,
})

const select = (action: string, values: readonly string[], more: Partial<PanelControl> = {}): PanelControl => ({
  ...button(action, 'Choose…'),
  kind: 'select',
  style: null,
  options: values.map((value) => ({ value, label: value, chosen: false })),
  ...more,
})

const goal = (wanted: Goal['wanted'], more: Partial<Goal> = {}): Goal => ({
  decision: { id: 'd7', shape: { type: 'choose', options: [], min: 0, max: 3 } },
  wanted,
  chosen: [],
  attacks: false,
  asProposed: false,
  moves: false,
  ...more,
})

const found = (controls: readonly PanelControl[], to: Goal, useless = NOTHING) => {
  const tap = nextTap(controls, to, useless)
  return tap === null ? null : [tap.control.label, ...tap.places]
}

const DONE = button('exit|done', 'Deploy')
const PASS = button('exit|pass', 'Pass')

describe('the next tap', () => {
  test('chooses all cards that are missing, as many as the select takes at once', () => {
    const to = goal({ exit: 'done', choose: ['b', 'c'] })
    expect(found([DONE, select('add', ['a', 'b', 'c'], { most: 3 })], to)).toEqual(['Choose…', 1, 2])
    expect(found([DONE, select('add', ['a', 'b', 'c'])], to)).toEqual(['Choose…', 1])
  })

  test('toggles a select that shows what is chosen: unwanted cards off, missing ones on', () => {
    const options = ['a', 'b', 'c'].map((value) => ({ value, label: value, chosen: value === 'a' }))
    const to = goal({ exit: 'done', choose: ['c'] }, { chosen: ['a'] })
    expect(found([DONE, select('mark', [], { options, most: 3 })], to)).toEqual(['Choose…', 0, 2])
  })

  test('leaves by the wanted exit once the choice is complete', () => {
    const to = goal({ exit: 'pass', choose: ['a'] }, { chosen: ['a'] })
    expect(found([DONE, PASS, select('add', ['b'])], to)).toEqual(['Pass'])
  })

  test('finds an exit in a menu if no button has it', () => {
    const more = select('1|more|m1|d7', ['look', 'exit:pass'], { label: 'More…' })
    expect(found([button('exit|done', 'Deploy', { disabled: true }), more], goal({ exit: 'pass' }))).toEqual([
      'More…',
      1,
    ])
  })

  test('finds an exit among the buttons of a menu', () => {
    const menu = select('1|menu|3', ['1|help|m1|cards', `${ID}|do|pass||d`], { label: 'More…' })
    expect(found([button('do|done||s', 'Deploy 2'), menu], goal({ exit: 'pass' }))).toEqual(['More…', 1])
  })

  test('takes a proposal for chosen: only the cards that are not wanted are toggled', () => {
    const options = ['a', 'b c', 'd'].map((value) => ({ value, label: value, chosen: value !== 'd' }))
    const list = select('mark|0|3', [], { options, most: 3 })
    const answer = button('do|done||s', '✦ Deploy 3')
    expect(found([answer, list], goal({ exit: 'done', choose: ['b', 'c'] }))).toEqual(['Choose…', 0])
    expect(found([answer, list], goal({ exit: 'done', choose: ['a', 'b', 'c'] }))).toEqual(['✦ Deploy 3'])
  })

  test('takes the button that chooses and answers in one', () => {
    const to = goal({ exit: 'ok', choose: ['naboo'] })
    expect(found([button('exit|ok|endor', 'Endor'), button('exit|ok|naboo', 'Naboo')], to)).toEqual(['Naboo'])
  })

  test('sets a number, then leaves', () => {
    const shape = { type: 'number', min: 0, max: 3 } as const
    const to = goal({ exit: 'ok', number: 2 }, { decision: { id: 'd7', shape } })
    const controls = [button('set|1', '1'), button('set|2', '2'), button('exit|ok', 'Draw')]
    expect(found(controls, to)).toEqual(['2'])
    expect(found(controls, { ...to, chosen: ['2'] })).toEqual(['Draw'])
  })

  test('attacks by its button where the player means to, in both languages', () => {
    for (const label of ['Attack…', 'Attaquer…'])
      expect(
        found(
          [DONE, button('do|attack', label)],
          goal({ exit: 'done', choose: [] }, { attacks: true, asProposed: false }),
        ),
      ).toEqual([label])
  })

  test('moves a card of a row where the player means to, then confirms it', () => {
    const controls = [button('exit|ok', 'Confirm plan'), select('put', ['x>y'], { label: 'Move a card…' })]
    const to = goal({ exit: 'ok', arrange: ['x', 'y'] })
    expect(found(controls, { ...to, moves: true })).toEqual(['Move a card…', 0])
    expect(found(controls, to)).toEqual(['Confirm plan'])
  })

  test('turns the page for a card that is not in the list', () => {
    const to = goal({ exit: 'done', choose: ['z'] })
    const next = button('page|1', '▶')
    expect(found([select('add', ['a']), next], to)).toEqual(['▶'])
  })

  test('a tap that was of no use is not tried again, and the ordinary way on is taken', () => {
    const odd = [button('do|1', 'First', { style: 2 }), button('do|2', 'Second', { style: 3 })]
    expect(found(odd, goal({ exit: 'done' }))).toEqual(['Second'])
    expect(found(odd, goal({ exit: 'done' }), new Set([nameOf({ control: odd[1]!, places: [] })]))).toEqual(['First'])
  })

  test('a red button of the question is tapped where nothing else leads on, and confirmed', () => {
    const lose = button('sure|pay', 'Lose 3', { style: 4 })
    const toggles = select('mark|0', ['reserve', 'd1'])
    expect(found([toggles, lose], goal({ exit: 'lose' }))).toEqual(['Lose 3'])
    const sure = [button('1|open|m1|dark', 'Keep playing'), button('do|lose||c|reserve', 'Lose it', { style: 4 })]
    expect(found(sure, goal({ exit: 'lose' }))).toEqual(['Lose it'])
  })

  test('nothing red of another question is ever tapped', () => {
    expect(found([button('1|x|m1|yes', 'Resign', { style: 4 })], goal({ exit: 'done' }))).toBeNull()
  })
})

test('a button is one touch; a select is opened, picked from, and confirmed where several may be picked', () => {
  expect(touchesOf({ control: DONE, places: [] })).toBe(1)
  expect(touchesOf({ control: select('add', ['a', 'b']), places: [0] })).toBe(2)
  expect(touchesOf({ control: select('add', ['a', 'b'], { most: 2 }), places: [0, 1] })).toBe(4)
})

test('a proposal is taken by the button that carries its mark', () => {
  expect(suggestedTap([PASS, button('exit|done', '✦ Deploy 2, end turn')])?.control.label).toBe('✦ Deploy 2, end turn')
  expect(suggestedTap([DONE, PASS])).toBeNull()
})
