/** Panels keep to Discord's limits for any question of a game, and their buttons can answer it. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Component, flatten } from '../../sandbox/limits.ts'
import type { Decision, Exit, Layout, OrderOffer, Shape } from '../../src/contract/index.ts'
import { directExit } from '../../src/discord/editors/direct.ts'
import { applyAction, renderShape, type ShapeVerb } from '../../src/discord/editors/editor.ts'
import { renderPanel } from '../../src/discord/match/panel.ts'
import { renderOrders } from '../../src/discord/orders/order-list.ts'
import { renderOrder } from '../../src/discord/orders/order-panel.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { customId, readCustomId } from '../../src/discord/shell/custom-id.ts'
import { literal } from '../../src/discord/shell/text-limits.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { fits } from '../../src/kit/decisions/shapes.ts'
import { speak } from '../../src/locales/index.ts'
import type { PendingAnswers, Sight } from '../../src/matches/api.ts'
import { type Draft, draftedAnswer } from '../../src/matches/draft.ts'
import { startDraft } from '../../src/matches/draft-start.ts'
import { ALWAYS } from '../../src/time/calendar.ts'
import { tiny } from '../games/high-card.ts'
import { complaintsAboutBody } from './complaints.ts'

const longText = fc.oneof(
  fc.string({ minLength: 1, maxLength: 20 }),
  fc.string({ minLength: 1, maxLength: 300, unit: 'binary' }),
)
const consequences = fc.subarray(['reveals', 'draws', 'asks'] as const)

const chooseShape = fc
  .record({
    count: fc.integer({ min: 0, max: 120 }),
    min: fc.nat(4),
    max: fc.nat(120),
    ordered: fc.boolean(),
    budget: fc.option(fc.nat(12)),
  })
  .chain(({ count, min, max, ordered, budget }) =>
    fc
      .array(
        fc.record({
          cost: fc.nat(4),
          excludes: fc.array(fc.nat(120), { maxLength: 2 }),
          needs: fc.option(fc.nat(120), { freq: 9 }),
          consequences,
        }),
        {
          minLength: count,
          maxLength: count,
        },
      )
      .map((rows): Shape => {
        const most = Math.min(max, count)
        return {
          type: 'choose',
          options: rows.map(({ cost, excludes, needs, consequences }, at) => ({
            id: `o${at}`,
            cost,
            excludes: excludes.filter((other) => other !== at).map((other) => `o${other}`),
            consequences,
            ...(needs === null || needs >= count ? {} : { requires: [`o${needs}`] }),
          })),
          min: Math.min(min, most),
          max: most,
          ordered,
          ...(budget === null ? {} : { budget }),
        }
      }),
  )

const arrangeShape = fc.array(fc.record({ anchor: fc.boolean(), ways: fc.nat(2) }), { maxLength: 60 }).map(
  (rows): Shape => ({
    type: 'arrange',
    pieces: rows.flatMap(({ anchor, ways }, at) => {
      const base = { id: `p${at}`, anchor, ...(anchor ? {} : { fits: ['p0', 'p3'] }) }
      const others = anchor ? [] : Array.from({ length: ways }, (_, way) => ({ ...base, id: `p${at}/${way + 2}` }))
      return [base, ...others.map((piece) => ({ ...piece, instead: base.id }))]
    }),
  }),
)
const numberShape = fc
  .record({ min: fc.integer({ min: -5, max: 5 }), more: fc.nat(120) })
  .map(({ min, more }): Shape => ({ type: 'number', min, max: min + more }))
const shape = fc.oneof(chooseShape, arrangeShape, numberShape, fc.constant<Shape>({ type: 'confirm' }))

const exits = fc
  .array(fc.record({ consequences, bare: fc.boolean() }), { minLength: 1, maxLength: 8 })
  .map((rows) => rows.map((row, at): Exit => ({ id: `e${at}`, ...row })))

const layout = fc.record({
  headline: longText,
  zones: fc.array(
    fc.record({
      owner: fc.constantFrom('left', 'right', null),
      label: longText,
      count: fc.nat(60),
      cards: fc.array(fc.record({ handle: fc.string(), card: fc.option(longText), note: longText }), { maxLength: 40 }),
    }),
    { maxLength: 20 },
  ),
})

interface World {
  readonly game: AnyGame
  readonly sight: Sight
  readonly decision: Decision
}

/** Makes a game that asks a given question with a given table and given words. */
const world = fc
  .record({
    shape,
    exits,
    layout,
    words: fc.array(longText, { minLength: 7, maxLength: 7 }),
    offers: fc.array(fc.tuple(shape, shape), { maxLength: 7 }),
    more: fc.nat(3),
    laid: fc.nat(6),
    takeBack: fc.option(
      fc.record({
        move: fc.constant(1234),
        by: fc.constantFrom('left', 'right'),
        state: fc.constantFrom('open' as const, 'asked' as const, 'refused' as const),
      }),
    ),
  })
  .map(({ shape, exits, layout, words, offers, more, laid, takeBack }): World => {
    const word = (at: number) => words[at % words.length] as string
    const decision: Decision = { id: 'left.some-question.12', seat: 'left', kind: 'some', shape, exits, about: {} }
    const labels = (of: Shape) => {
      const ids = of.type === 'choose' ? of.options : of.type === 'arrange' ? of.pieces : []
      return Object.fromEntries(ids.map(({ id }, at) => [id, { label: word(at), hint: word(at + 1) }]))
    }
    const game: AnyGame = {
      ...tiny,
      layout: (): Layout => ({
        headline: layout.headline,
        zones: layout.zones.map((zone, at) => ({ ...zone, id: String(at), cards: zone.cards })),
      }),
      policies: { ...tiny.policies, practice: (_view, { id }) => ({ decision: id, exit: 'e0' }) },
      words: {
        ...tiny.words,
        decision: () => ({
          title: word(0),
          prompt: word(1),
          options: labels(shape),
          exits: Object.fromEntries(exits.map(({ id }, at) => [id, word(at + 2)])),
        }),
        events: () => Array.from({ length: 40 }, (_, at) => word(at)),
        order: (offer) => ({
          title: word(3),
          prompt: word(4),
          options: Object.assign({}, ...offer.fields.map((field) => labels(field.shape))),
          exits: {},
          fields: Object.fromEntries(offer.fields.map(({ id }, at) => [id, word(at)])),
          gives: word(2),
        }),
        standing: () => word(5),
        changes: (before, now) => (before[0] === now[0] ? [] : [word(6), word(1)]),
      },
    }
    const at = new Date('2030-01-01')
    const orderOffers = offers.map(
      (shapes, index): OrderOffer => ({
        kind: 'order',
        key: `battle:${index}`,
        fields: shapes.map((one, place) => ({ id: `f${place}`, shape: one, optional: place > 0 })),
        ...(shapes[0].type === 'number' ? { suggestion: { f0: { exit: 'ok', number: shapes[0].min } } } : {}),
        about: {},
        moments: index < 4 ? ['some'] : [],
        saves: index,
        basis: ['now'],
        ...(index === 1 ? { together: 'order' } : {}),
      }),
    )
    const others = Array.from({ length: more }, (_, index): Decision => ({ ...decision, id: `left.other.${index}` }))
    const sight: Sight = {
      match: {
        id: 'AbCdEf0123',
        terms: { game: 'tiny', format: 'short', rules: {}, rated: false, sittingMs: 1000 },
        place: { guildId: '1', channelId: '2' },
        status: 'running',
        players: { left: '10', right: '20' },
        threadId: null,
        startedAt: at,
        endedAt: null,
        outcome: null,
      },
      reader: 'left',
      view: {},
      decisions: [decision, ...others],
      calls: [{ seat: 'left', calledAt: at, deadline: at, misses: 0 }],
      offers: orderOffers,
      mayOrder: orderOffers.length > 0,
      orders: orderOffers
        .slice(0, 3)
        .map(({ kind, key }, index) => ({ kind, key, settings: {}, basis: [index < 2 ? 'then' : 'now'] })),
      advised: true,
      drafts: {},
      pending: laid === 0 ? null : pendingOf(decision, laid),
      dropped: false,
      stopped: false,
      takeBack,
      live: null,
      clock: { standstill: { by: {}, asked: null }, calendar: ALWAYS, stockMs: null, mayResume: false, away: {} },
    }
    return { game, sight, decision }
  })

/** Returns a sight with this many pending answers before the same question. */
const pendingOf = (decision: Decision, count: number): PendingAnswers => ({
  id: 'AbC-_9',
  answers: Array.from({ length: count }, (_, at) => ({
    decision,
    answer: { decision: decision.id, exit: decision.exits[0]!.id },
    view: {},
    events: at % 2 === 0 ? [] : [{ type: 'some', data: {} }],
  })),
  view: {},
  decisions: [decision],
  offers: [],
  mayOrder: false,
})

const names = { left: 'Alice *the* _first_ @everyone', right: 'Bob' }

const undoShown = (body: Body): boolean =>
  flatten(body.components as Component[], '').some(
    ({ component }) => readCustomId((component as { custom_id?: string }).custom_id ?? '')?.kind === 'undo',
  )

/** Every exit of the answer, open or not yet. */
const exitsShown = (body: Body): string[] => [
  ...new Set(
    flatten(body.components as Component[], '').flatMap(({ component }) => {
      const click = readCustomId((component as { custom_id?: string }).custom_id ?? '')
      return click?.kind === 'p' && click.parts[3] === 'exit' ? [click.parts[4] as string] : []
    }),
  ),
]

/** All words of a panel. */
const textsOf = (body: Body): string =>
  flatten(body.components as Component[], '')
    .map(({ component }) => (component as { content?: string }).content ?? '')
    .join('\n')

/** Kind, key and verb of each button that is about one standing order. */
const orderActions = (body: Body): string[][] =>
  flatten(body.components as Component[], '').flatMap(({ component }) => {
    const click = readCustomId((component as { custom_id?: string }).custom_id ?? '')
    return click?.kind === 'o' ? [click.parts.slice(2)] : []
  })

interface Click {
  readonly action: readonly string[]
  readonly values: readonly string[]
}

/** All controls of the decision shown, and its open exits. */
function clicks(body: Body): { edits: Click[]; exits: { exit: string; option: string | undefined }[] } {
  const edits: Click[] = []
  const exits: { readonly exit: string; readonly option: string | undefined }[] = []
  for (const { component } of flatten(body.components as Component[], '')) {
    const { custom_id, disabled, options } = component as {
      custom_id?: string
      disabled?: boolean
      options?: { value: string }[]
    }
    const click = custom_id === undefined ? null : readCustomId(custom_id)
    if (click === null || click.kind !== 'p' || disabled === true) continue
    const [, , , ...action] = click.parts
    if (action[0] === 'exit')
      for (const option of options?.map(({ value }) => value) ?? [action[2]])
        exits.push({ exit: action[1] as string, option })
    else if (options === undefined) edits.push({ action, values: [] })
    else for (const { value } of options) edits.push({ action, values: [value] })
  }
  return { edits, exits }
}

describe('panels', () => {
  it('keep to the limits of Discord for any question and any draft', () => {
    fc.assert(
      fc.property(
        world,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.constantFrom('en' as const, 'fr' as const),
        ({ game, sight, decision }, picks, language) => {
          let draft: Draft = {}
          for (const pick of [...picks, 0]) {
            const body = renderPanel({ game, sight, language, names, happened: [], draft, word: 'x'.repeat(500) })
            expect(complaintsAboutBody(body)).toEqual([])
            expect(undoShown(body)).toBe(sight.pending !== null)
            expect(exitsShown(body)).toEqual(decision.exits.map(({ id }) => id))
            const { edits, exits } = clicks(body)
            for (const { exit, option } of exits) {
              const bare = decision.exits.find(({ id }) => id === exit)?.bare === true
              const drawn = () => draftedAnswer(startDraft(decision.shape, draft, undefined))
              const answer = { exit, ...(option !== undefined ? { choose: [option] } : bare ? {} : drawn()) }
              expect(fits(decision, answer)).toBeNull()
            }
            const edit = edits[pick % Math.max(1, edits.length)]
            if (edit === undefined) break
            draft = applyAction(decision.shape, draft, edit.action as [ShapeVerb], edit.values, undefined)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('never offer a take-back in the words of a message that calls an answer final', () => {
    let both = 0
    fc.assert(
      fc.property(world, fc.constantFrom('en' as const, 'fr' as const), ({ game, sight, decision }, language) => {
        const say = speak(language)
        const move = { move: 7, by: sight.reader, state: 'open' as const }
        const words = textsOf(renderPanel({ game, sight: { ...sight, takeBack: move }, language, names, happened: [] }))
        const offers = words.includes(say('back.open', { name: literal(names.right ?? '') }))
        const final = decision.exits.filter(({ consequences = [] }) => consequences.length > 0)
        expect(offers && final.length > 0).toBe(false)
        const nothingFinal = final.length === 0 && decision.shape.type !== 'choose'
        if (nothingFinal) expect(offers).toBe(true)
        both += final.length > 0 ? 1 : 0
      }),
      { numRuns: 150 },
    )
    expect(both).toBeGreaterThan(20)
  })

  it('of standing orders keep to the limits of Discord', () => {
    fc.assert(
      fc.property(world, fc.nat(6), ({ game, sight }, at) => {
        const offer = sight.offers[at % Math.max(1, sight.offers.length)]
        fc.pre(offer !== undefined)
        for (const open of ['f0', 'f1'])
          expect(
            complaintsAboutBody(
              renderOrder({ game, sight, language: 'en', names, happened: [] }, offer, { open, fields: {} }),
            ),
          ).toEqual([])
      }),
      { numRuns: 80 },
    )
  })

  it('of all standing orders, and of those that help now, keep to the limits of Discord', () => {
    fc.assert(
      fc.property(world, fc.boolean(), ({ game, sight }, none) => {
        const seen = none ? { ...sight, orders: [] } : sight
        const input = { game, sight: seen, language: 'en' as const, names, happened: [] }
        expect(complaintsAboutBody(renderOrders({ ...input, word: 'x'.repeat(500), done: 'y'.repeat(500) }))).toEqual(
          [],
        )
        const body = renderPanel(input)
        expect(complaintsAboutBody(body)).toEqual([])
        const actions = orderActions(body)
        // A question has at most two orders beside it, none of them set, and a button to all orders.
        const offered = new Set(actions.flatMap(([kind, ...rest]) => (rest.at(-1) === 'open' ? [kind] : [])))
        expect(offered.size).toBeLessThanOrEqual(2 + 2)
        expect(actions.filter(([, , verb]) => verb === 'keep')).toHaveLength(none ? 0 : Math.min(2, seen.orders.length))
        for (const [, key, verb] of actions)
          if (verb === 'default') expect(seen.orders.map((order) => order.key)).not.toContain(key)
      }),
      { numRuns: 80 },
    )
  })

  it('list the chosen options for removal only where there are more than three', () => {
    const options = Array.from({ length: 9 }, (_, at) => ({ id: `o${at}` }))
    const shape: Shape = { type: 'choose', options, min: 0, max: 9 }
    const verbs = (count: number) => {
      const draft = startDraft(shape, { choose: options.slice(0, count).map(({ id }) => id) }, undefined)
      const input = { language: 'en' as const, words: {}, labels: {}, id: (...action: string[]) => action.join(' ') }
      return flatten(renderShape(shape, draft, input).rows as unknown as Component[], '').flatMap(
        ({ component }) => (component as { custom_id?: string }).custom_id?.split(' ')[0] ?? [],
      )
    }
    expect([0, 1, 2, 3, 4].map((count) => verbs(count).filter((verb) => verb !== 'add'))).toEqual([
      [],
      ['clear'],
      ['undo', 'clear'],
      ['undo', 'clear'],
      ['drop', 'undo', 'clear'],
    ])
  })

  it('have all their side buttons in one row of at most five', () => {
    const decision: Decision = {
      id: 'd1',
      seat: 'left',
      kind: 'x',
      shape: { type: 'confirm' },
      exits: [{ id: 'ok' }],
      about: {},
    }
    const counts = () => [{ text: 'counted', rules: [] }]
    fc.assert(
      fc.property(world, fc.boolean(), fc.boolean(), ({ game: plain, sight }, drawn, told) => {
        const game = { ...plain, help: { counts } } as unknown as AnyGame
        const asked = { ...sight, decisions: [decision] }
        const pictures = drawn ? [{ name: 'table.png', data: Buffer.alloc(1) }] : []
        const happened = told ? [{ type: 'some', data: {} }] : []
        const body = renderPanel({ game, sight: asked, language: 'en', names, happened, pictures })
        const ways = body.components.flatMap((part) => {
          const row = 'components' in part ? (part.components as { custom_id?: string }[]) : []
          const kinds = row.map(({ custom_id = '' }) => readCustomId(custom_id)?.kind)
          return kinds.some((kind) => kind === 'help' || kind === 'words' || kind === 'told') ? [kinds] : []
        })
        expect(ways).toEqual([[...(drawn ? ['words'] : []), 'help', 'help', 'help', ...(told ? ['told'] : [])]])
      }),
      { numRuns: 20 },
    )
  })

  it('never offer an option that can’t be added', () => {
    fc.assert(
      fc.property(chooseShape, fc.array(fc.nat(120), { maxLength: 12 }), (of, picks) => {
        fc.pre(of.type === 'choose')
        let draft: Draft = {}
        for (const pick of picks) draft = applyAction(of, draft, ['add', '0'], [`o${pick}`], undefined)
        const chosen = startDraft(of, draft, undefined).choose ?? []
        const refusal = fits({ shape: { ...of, min: 0 }, exits: [{ id: 'e' }] }, { exit: 'e', choose: chosen })
        expect(refusal).toBeNull()
      }),
    )
  })

  it.each([
    ['one of 12', 12, 1],
    ['one of 60', 60, 1],
    ['one of 120', 120, 1],
    ['several of 12', 12, 12],
    ['several of 120', 120, 120],
  ])('choose %s: the first, the middle and the last entry of each select choose that entry', (_, count, max) => {
    const options = Array.from({ length: count }, (_, at) => ({ id: `o${at}` }))
    const of: Shape = { type: 'choose', options, min: 1, max }
    const id = (...action: string[]) => customId('p', ...action)
    const labels = Object.fromEntries(options.map((option) => [option.id, { label: option.id }]))
    const input = { language: 'en', words: labels, labels, groups: {}, id, aid: undefined } as const
    const seen = new Set<string>()
    for (let page = 0; page < 4; page++)
      for (const { components } of renderShape(of, { page }, input).rows)
        for (const control of components as readonly { custom_id: string; options?: readonly { value: string }[] }[]) {
          const all = control.options ?? []
          const entries = [all[0], all[Math.floor(all.length / 2)], all.at(-1)].flatMap((one) => one ?? [])
          for (const { value } of entries) {
            const action = (readCustomId(control.custom_id)?.parts ?? []) as unknown as [ShapeVerb, ...string[]]
            expect(applyAction(of, { page }, action, [value], undefined).choose).toEqual([value])
            seen.add(value)
          }
        }
    expect(seen).toContain('o0')
    expect(seen).toContain(`o${count - 1}`)
  })

  it.each([9, 10, 30, 80])('number: each entry of each page sets its own number, of 0 to %i', (max) => {
    const of: Shape = { type: 'number', min: 0, max }
    const id = (...action: string[]) => customId('p', ...action)
    const input = { language: 'en', words: {}, labels: {}, groups: {}, id, aid: undefined } as const
    const seen = new Set<number>()
    for (let page = 0; page < 3; page++)
      for (const { components } of renderShape(of, { page }, input).rows)
        for (const control of components as readonly { custom_id: string; options?: readonly { value: string }[] }[]) {
          const action = (readCustomId(control.custom_id)?.parts ?? []) as unknown as [ShapeVerb, ...string[]]
          if (action[0] === 'page') continue
          for (const value of control.options?.map((option) => option.value) ?? [null]) {
            const { number } = applyAction(of, { page }, action, value === null ? [] : [value], undefined)
            expect(String(number)).toBe(value ?? action[1])
            seen.add(number ?? -1)
          }
        }
    expect(seen.size).toBe(max + 1)
  })

  it('arrange: an anchor moves with the pieces before it, and a loose piece goes to the chosen anchor', () => {
    const of: Shape = {
      type: 'arrange',
      pieces: [
        { id: 'blaster', anchor: false, fits: ['b'] },
        { id: 'a', anchor: true },
        { id: 'b', anchor: true },
        { id: 'card', anchor: false },
      ],
    }
    const step = (draft: Draft, action: ShapeVerb, ...values: string[]) =>
      applyAction(of, draft, [action], values, undefined)
    let draft = startDraft(of, {}, { suggestions: [{ row: ['blaster', 'a', 'b', 'card'] }] })
    expect(draft.arrange).toEqual(['blaster', 'a', 'b', 'card'])
    draft = step(draft, 'move', 'a>1')
    expect(draft.arrange).toEqual(['b', 'blaster', 'a', 'card'])
    draft = step(draft, 'give', 'blaster>b')
    expect(draft.arrange).toEqual(['blaster', 'b', 'a', 'card'])
    draft = step(step(draft, 'pick', 'card'), 'to', 'a')
    expect(draft.arrange).toEqual(['blaster', 'b', 'card', 'a'])
    expect(draft.picked).toBeUndefined()
    draft = step(draft, 'give', 'card>$end')
    expect(draft.arrange).toEqual(['blaster', 'b', 'a', 'card'])
    draft = step(step(draft, 'pick', 'a'), 'at', '0')
    expect(draft.arrange).toEqual(['a', 'blaster', 'b', 'card'])
    // An action that was never offered changes nothing.
    for (const odd of ['a>7', 'nobody>0', 'a', '']) expect(step(draft, 'move', odd).arrange).toEqual(draft.arrange)
    for (const odd of ['a>b', 'card>card', 'card>', '>a'])
      expect(step(draft, 'give', odd).arrange).toEqual(draft.arrange)
  })

  it('arrange: a draft is fitted to the present pieces, and its changes are named', () => {
    const piece = (id: string, anchor = false) => ({ id, card: `card ${id}`, anchor })
    const before: Shape = { type: 'arrange', pieces: [piece('w'), piece('a', true), piece('b', true)] }
    const draft = applyAction(before, {}, ['give'], ['w>b'], undefined)
    expect(draft.arrange).toEqual(['a', 'w', 'b'])
    const now: Shape = { type: 'arrange', pieces: [piece('w'), piece('a', true), piece('c', true)] }
    const fitted = startDraft(now, draft, undefined)
    expect(fitted.arrange).toEqual(['a', 'c', 'w'])
    expect(fitted.changed).toEqual({ gone: ['card b'], come: ['c'] })
    const title = (card: string) => `“${card}”`
    const aid = { suggestions: [], read: () => ({ notes: {}, faults: [] }), give: null, title }
    const shown = (kept: Draft) => {
      const input = { language: 'en' as const, words: { c: { label: 'Carl' } }, labels: {}, id: () => 'x', aid }
      return renderShape(now, startDraft(now, kept, undefined), input).lines
    }
    expect(shown(draft)).toContain('🔧 Gone: “card b”. New: Carl.')
    // An order that was set long ago holds only the ids of its pieces.
    expect(shown({ arrange: ['a', 'w', 'b'] })).toContain('🔧 Gone: a card. New: Carl.')
    // A player who has clicked again has read it.
    expect(startDraft(now, applyAction(now, draft, ['move'], ['c>0'], undefined), undefined).changed).toBeUndefined()
  })
})

describe('a choice that answers in one tap', () => {
  const choice = (count: number, exits: readonly Exit[], more: object = {}) =>
    directExit({
      shape: {
        type: 'choose',
        options: Array.from({ length: count }, (_, at) => ({ id: `o${at}`, ...more })),
        min: 1,
        max: 1,
      },
      exits,
    })?.id
  const take: Exit = { id: 'take', consequences: ['asks'] }
  const pass: Exit = { id: 'pass', bare: true }

  it('has few options, or many where none is required and no answer reveals anything', () => {
    expect(choice(5, [take])).toBe('take')
    expect(choice(6, [take])).toBeUndefined()
    expect(choice(12, [take, pass])).toBe('take')
    expect(choice(12, [{ id: 'fetch', consequences: ['deck'] }, pass])).toBeUndefined()
    expect(choice(5, [{ id: 'fetch', consequences: ['deck'] }, pass])).toBe('fetch')
    expect(choice(12, [take, pass], { consequences: ['reveals'] })).toBeUndefined()
    expect(choice(26, [take, pass])).toBeUndefined()
  })

  it('has a single exit, and no option that can’t be chosen alone', () => {
    expect(choice(2, [take, { id: 'other' }])).toBeUndefined()
    expect(choice(2, [take], { requires: ['o1'] })).toBeUndefined()
    expect(choice(2, [pass])).toBeUndefined()
    expect(choice(0, [take, pass])).toBeUndefined()
  })
})

describe('custom ids', () => {
  it('are read as they were written', () => {
    expect(readCustomId(customId('p', 'match', 'left', 'left.pick.3', 'add', '25'))).toEqual({
      kind: 'p',
      parts: ['match', 'left', 'left.pick.3', 'add', '25'],
    })
  })

  it('are refused when they are too long or could be misread', () => {
    expect(() => customId('p', 'x'.repeat(100))).toThrow(/characters/)
    expect(() => customId('p', 'a|b')).toThrow(/bar/)
  })

  it('of other programs are ignored', () => {
    expect(readCustomId('something')).toBeNull()
    expect(readCustomId('')).toBeNull()
  })
})
