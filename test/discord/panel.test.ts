/** Panels keep to Discord's limits for any question of a game, and their buttons can answer it. */

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Component, flatten } from '../../sandbox/limits.ts'
import type { ArrangeShape, Decision, Exit, Language, Layout, OrderOffer, Shape } from '../../src/contract/index.ts'
import type { PanelVerb } from '../../src/discord/acts/acts.ts'
import { readAct } from '../../src/discord/acts/read-act.ts'
import { type ArrangeVerb, applyArrange, renderArrange } from '../../src/discord/editors/arrange.ts'
import { laidPanel } from '../../src/discord/match/asked-panel.ts'
import { questionOf } from '../../src/discord/match/asked-question.ts'
import { draftAfter } from '../../src/discord/match/draft-clicks.ts'
import type { PanelInput } from '../../src/discord/match/panel-input.ts'
import { renderOrders } from '../../src/discord/orders/order-list.ts'
import { renderOrder } from '../../src/discord/orders/order-panel.ts'
import type { Body } from '../../src/discord/shell/components.ts'
import { customId, readCustomId } from '../../src/discord/shell/custom-id.ts'
import { literal } from '../../src/discord/shell/text-limits.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { isForced, takenOf } from '../../src/kit/decisions/chosen.ts'
import { fits, obstacle } from '../../src/kit/decisions/shapes.ts'
import { plainPanels } from '../../src/kit/panels/plain-panels.ts'
import { speak } from '../../src/locales/index.ts'
import type { PendingAnswers, Sight } from '../../src/matches/api.ts'
import type { Draft } from '../../src/matches/draft.ts'
import { answerOf, startDraft, suggestedAnswer } from '../../src/matches/draft-start.ts'
import { ALWAYS } from '../../src/time/calendar.ts'
import { anyText } from '../any-text.ts'
import { tiny } from '../games/high-card.ts'
import { complaintsAboutBody } from './complaints.ts'

const longText = fc.oneof(fc.string({ minLength: 1, maxLength: 20 }), anyText({ minLength: 1, maxLength: 300 }))
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

/** Everything of which a world is made. */
interface Parts {
  readonly shape: Shape
  readonly exits: readonly Exit[]
  readonly layout?: Omit<Layout, 'zones'> & { readonly zones: readonly Omit<Layout['zones'][number], 'id'>[] }
  readonly words: readonly string[]
  readonly offers?: readonly (readonly [Shape, Shape])[]
  readonly more?: number
  readonly laid?: number
  readonly takeBack?: Sight['takeBack']
}

/** Makes a game that asks a given question with a given table and given words. */
function worldOf({
  shape,
  exits,
  layout = { headline: '', zones: [] },
  words,
  offers = [],
  more = 0,
  laid = 0,
  takeBack = null,
}: Parts): World {
  const word = (at: number) => words[at % words.length] as string
  const decision: Decision = { id: 'left.some-question.12', seat: 'left', kind: 'some', shape, exits, about: {} }
  const labels = (of: Shape) => {
    const ids = of.type === 'choose' ? of.options : of.type === 'arrange' ? of.pieces : []
    return Object.fromEntries(ids.map(({ id }, at) => [id, { label: word(at), hint: word(at + 1) }]))
  }
  const game: AnyGame = {
    ...tiny,
    panels: plainPanels<unknown, string>(() => game),
    view: () => ({}),
    layout: (): Layout => ({
      headline: layout.headline,
      zones: layout.zones.map((zone, at) => ({ ...zone, id: String(at) })),
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
    passedOrders: [],
    drafts: {},
    pending: laid === 0 ? null : pendingOf(decision, laid),
    dropped: false,
    stopped: false,
    kept: null,
    takeBack,
    live: null,
    clock: { standstill: { by: {}, asked: null }, calendar: ALWAYS, stockMs: null, mayResume: false, away: {} },
  }
  return { game, sight, decision }
}

/** A game with any question, table and words. */
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
  .map(worldOf)

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

/** All controls of a panel, with their rows. */
const rowsOf = (body: Body) =>
  body.components.flatMap((part) => ('components' in part && part.type === 1 ? [part.components] : []))

interface Control {
  readonly custom_id?: string
  readonly label?: string
  readonly disabled?: boolean
  readonly max_values?: number
  readonly options?: readonly { readonly value: string; readonly label: string }[]
}

const controlsOf = (body: Body): readonly Control[] => rowsOf(body).flat() as readonly Control[]

/** Returns the ids of buttons and of entries of the menu that the table of acts can't read: a click on one is refused. */
const unread = (body: Body): readonly string[] =>
  controlsOf(body)
    .flatMap(({ custom_id = '', options }) =>
      options === undefined
        ? custom_id
        : options.map(({ value }) => value).filter((value) => readCustomId(value) !== null),
    )
    .filter((id) => {
      const click = readCustomId(id)
      return click === null || readAct({ ...click, values: [], fields: {} }) === null
    })

interface Click {
  readonly action: readonly [PanelVerb, ...string[]]
  readonly values: readonly string[]
}

/** A way to answer: the parts of its custom id after the verb. */
interface Way {
  readonly parts: readonly string[]
  readonly open: boolean
}

const actionIn = (customId: string | undefined): readonly string[] | null => {
  const click = customId === undefined ? null : readCustomId(customId)
  return click?.kind === 'p' ? click.parts.slice(3) : null
}

/** All clicks that change the draft, and all that answer: on buttons, in lists, and in the menu. */
function clicks(body: Body): { readonly edits: readonly Click[]; readonly ways: readonly Way[] } {
  const edits: Click[] = []
  const ways: Way[] = []
  const add = (action: readonly string[] | null, values: readonly string[], open: boolean) => {
    if (action === null) return
    if (action[0] === 'do') ways.push({ parts: action.slice(1), open })
    else if (open) edits.push({ action: action as unknown as Click['action'], values })
  }
  for (const { custom_id, disabled = false, options } of controlsOf(body))
    if (options === undefined) add(actionIn(custom_id), [], !disabled)
    else if (readCustomId(custom_id ?? '')?.kind === 'menu')
      for (const { value } of options) add(actionIn(value), [], true)
    else for (const { value } of options) add(actionIn(custom_id), [value], true)
  return { edits, ways }
}

const undoShown = (body: Body): boolean =>
  [...controlsOf(body).map(({ custom_id }) => custom_id), ...menuOf(body)].some(
    (one) => readCustomId(one ?? '')?.kind === 'undo',
  )

const menuOf = (body: Body): readonly string[] =>
  controlsOf(body)
    .filter(({ custom_id }) => readCustomId(custom_id ?? '')?.kind === 'menu')
    .flatMap(({ options = [] }) => options.map(({ value }) => value))

/** The answer that a way gives, as a click on it does. */
function answerBy({ game, decision }: World, draft: Draft, [exit = '', , how, value = '']: readonly string[]) {
  if (how === 'c') return { exit, choose: value.split(' ').filter((id) => id !== '') }
  if (how === 'n') return { exit, number: Number(value) }
  const { decision: _, ...answer } =
    how === 's' ? suggestedAnswer(game, {}, decision, exit) : answerOf(decision, exit, draft)
  return answer
}

/** The draft after a click: no list of plain panels answers. */
function drafts(...given: Parameters<typeof draftAfter>): Draft {
  const next = draftAfter(...given)
  if ('exit' in next) throw new Error(`answered by ${next.exit}`)
  if ('drops' in next) throw new Error(`deleted ${next.drops.kind}`)
  return next
}

/** The most characters of a label, so that a telephone cuts none. */
const LABEL = 34

/** Labels that are too long, or twice among the buttons or in a list. */
function badLabels(body: Body): readonly string[] {
  const all = controlsOf(body)
  const buttons = all.flatMap(({ label }) => label ?? [])
  const lists = all.map(({ options = [] }) => options.map(({ label }) => label))
  return [buttons, ...lists].flatMap((labels) =>
    labels.filter((label, at) => [...label].length > LABEL || labels.indexOf(label) !== at),
  )
}

const inputOf = ({ game, sight }: World, language: Language, more: Partial<PanelInput> = {}): PanelInput => ({
  ...{ game, sight, language, names, happened: [], mark: 'm' },
  ...more,
})
const bodyOf = (input: PanelInput): Body => laidPanel(input).body([])

/** Whether the opponent's request goes before the question. */
const isRequested = ({ sight: { takeBack } }: World) => takeBack?.by === 'right'

const textsOf = (body: Body): string =>
  flatten(body.components as Component[], '')
    .map(({ component }) => (component as { content?: string }).content ?? '')
    .join('\n')

/** Kind, key and verb of each button that is about one standing order. */
const orderActions = (body: Body): string[][] =>
  controlsOf(body).flatMap(({ custom_id = '' }) => {
    const click = readCustomId(custom_id)
    return click?.kind === 'o' ? [click.parts.slice(2)] : []
  })

describe('panels', () => {
  it('keep to the limits of Discord for any question and any draft, in five rows of controls', () => {
    const looked = { ways: 0, edits: 0 }
    fc.assert(
      fc.property(
        world,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.constantFrom('en' as const, 'fr' as const),
        (one, picks, language) => {
          fc.pre(!isRequested(one))
          const { sight, decision } = one
          let draft: Draft = {}
          for (const pick of [...picks, 0]) {
            const input = inputOf(one, language, { draft, word: 'x'.repeat(500) })
            const body = bodyOf(input)
            expect(complaintsAboutBody(body)).toEqual([])
            expect(badLabels(body)).toEqual([])
            expect(unread(body)).toEqual([])
            expect(rowsOf(body).length).toBeLessThanOrEqual(5)
            expect(undoShown(body)).toBe(sight.pending !== null)
            const { edits, ways } = clicks(body)
            // An exit that can't be taken yet stands there, closed, as far as there are buttons.
            const shown = new Set(ways.map(({ parts }) => parts[0]))
            const closed = decision.exits.filter(({ id }) => !shown.has(id))
            expect(shown.size === 0 && closed.length > 0).toBe(false)
            for (const { id, bare } of closed) {
              expect(bare).not.toBe(true)
              expect(fits(decision, { exit: id, ...(answerBy(one, draft, [id, '', 'd']) as object) })).not.toBeNull()
            }
            for (const { parts, open } of ways) {
              looked.ways += 1
              if (open) expect(fits(decision, answerBy(one, draft, parts))).toBeNull()
            }
            const edit = edits[pick % Math.max(1, edits.length)]
            if (edit === undefined) break
            looked.edits += 1
            draft = drafts(input, decision, edit.action, edit.values)
          }
        },
      ),
      { numRuns: 150 },
    )
    expect(looked.ways).toBeGreaterThan(300)
    expect(looked.edits).toBeGreaterThan(150)
  })

  it('show every option that can be chosen first, on some page of the list or on a button', () => {
    let many = 0
    fc.assert(
      fc.property(world, (one) => {
        const { decision } = one
        const { shape, exits } = decision
        fc.pre(
          !isRequested(one) && shape.type === 'choose' && !isForced(shape) && exits.some(({ bare }) => bare !== true),
        )
        const wanted = shape.options.filter((option) => obstacle(shape, [], option) === null).map(({ id }) => id)
        const seen = new Set<string>()
        for (let page = 0; page < 6; page++) {
          const { edits, ways } = clicks(bodyOf(inputOf(one, 'en', { draft: { page } })))
          for (const { values } of edits) for (const value of values) seen.add(value)
          for (const { parts } of ways) if (parts[2] === 'c') seen.add(parts[3] ?? '')
        }
        many += wanted.length > 25 ? 1 : 0
        expect(shape.max === 0 ? [] : wanted.filter((id) => !seen.has(id))).toEqual([])
      }),
      { numRuns: 150 },
    )
    expect(many).toBeGreaterThan(20)
  })

  it('never offer a take-back in the words of a question, and have it in their menu', () => {
    fc.assert(
      fc.property(world, fc.constantFrom('en' as const, 'fr' as const), (one, language) => {
        const say = speak(language)
        const takeBack = { move: 7, by: one.sight.reader, state: 'open' as const }
        const open = say('back.open', { name: literal(names.right ?? '') })
        const sight = { ...one.sight, takeBack }
        const asked = bodyOf(inputOf({ ...one, sight }, language))
        expect(textsOf(asked)).not.toContain(open)
        expect(menuOf(asked).some((value) => readCustomId(value)?.kind === 'back')).toBe(true)
        expect(textsOf(bodyOf(inputOf({ ...one, sight: { ...sight, decisions: [] } }, language)))).toContain(open)
      }),
      { numRuns: 60 },
    )
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

  it('of all standing orders keep to the limits of Discord, and lead to keep one whose basis has changed', () => {
    fc.assert(
      fc.property(world, fc.boolean(), (one, none) => {
        const sight = none ? { ...one.sight, orders: [] } : one.sight
        const input = { ...inputOf({ ...one, sight }, 'en'), word: 'x'.repeat(500) }
        expect(complaintsAboutBody(renderOrders({ ...input, done: 'y'.repeat(500) }))).toEqual([])
        const changed = speak('en')('panel.order-changed', { count: Math.min(2, sight.orders.length) })
        if (!isRequested(one)) expect(textsOf(bodyOf(input)).includes(changed)).toBe(!none && sight.orders.length > 0)
        for (const offer of sight.offers) {
          const body = renderOrder(input, offer, { fields: {} })
          expect(complaintsAboutBody(body)).toEqual([])
          const order = sight.orders.find(({ key }) => key === offer.key)
          expect(orderActions(body).some(([, , verb]) => verb === 'keep')).toBe(order?.basis?.[0] === 'then')
        }
      }),
      { numRuns: 80 },
    )
  })

  it('say once that an order has passed, on the next question and not while it is being answered', () => {
    const voice = (one: World, sight: Sight) => {
      const panels = { ...one.game.panels, lapsed: (orders: readonly unknown[]) => orders.map(() => 'An order ended.') }
      return textsOf(bodyOf(inputOf({ ...one, game: { ...one.game, panels }, sight }, 'en')))
    }
    fc.assert(
      fc.property(world, (one) => {
        fc.pre(!isRequested(one))
        const passed = { ...one.sight, passedOrders: [{ kind: 'order', key: 'battle:99', settings: {} }] }
        expect(voice(one, { ...passed, pending: null }).includes('-# An order ended.')).toBe(true)
        expect(voice(one, { ...passed, pending: null, decisions: [] })).not.toContain('An order ended.')
        expect(voice(one, { ...one.sight, pending: null })).not.toContain('An order ended.')
        expect(voice(one, { ...passed, pending: pendingOf(one.decision, 1) })).not.toContain('An order ended.')
      }),
      { numRuns: 30 },
    )
  })

  it('never offer an option that can’t be added', () => {
    let added = 0
    fc.assert(
      fc.property(world, fc.array(fc.nat(120), { maxLength: 12 }), (one, picks) => {
        const { decision } = one
        const { shape } = decision
        fc.pre(shape.type === 'choose' && !isRequested(one))
        let draft: Draft = {}
        for (const pick of picks) {
          const input = inputOf(one, 'en', { draft })
          const { list } = questionOf(input, decision).question
          if (list?.adds !== true || list.entries.length === 0) break
          const { choose } = list.entries[pick % list.entries.length]!
          draft = drafts(input, decision, ['mark', '0', ''], [choose.join(' ')])
          added += 1
          expect(takenOf(shape, draft.choose ?? [])).toEqual(draft.choose)
        }
        const choose = takenOf(shape, draft.choose ?? [])
        expect(fits({ shape: { ...shape, min: 0 }, exits: [{ id: 'e' }] }, { exit: 'e', choose })).toBeNull()
      }),
    )
    expect(added).toBeGreaterThan(50)
  })

  it.each([
    ['one of 12', 12, 1],
    ['one of 60', 60, 1],
    ['one of 120', 120, 1],
    ['several of 12', 12, 12],
    ['several of 120', 120, 120],
  ])('choose %s: the first, the middle and the last entry of each page choose that entry', (_, count, max) => {
    const options = Array.from({ length: count }, (_, at) => ({ id: `o${at}` }))
    const one = worldOf({
      shape: { type: 'choose', options, min: 1, max },
      exits: [{ id: 'do' }],
      words: options.map(({ id }) => id),
    })
    const seen = new Set<string>()
    for (let page = 0; page < 5; page++) {
      const input = inputOf(one, 'en', { draft: { page } })
      const entries = clicks(bodyOf(input)).edits.filter(({ values: [value] }) => value?.startsWith('o'))
      for (const at of [0, Math.floor(entries.length / 2), entries.length - 1]) {
        const { action, values } = entries[at]!
        expect(drafts(input, one.decision, action, values).choose).toEqual(values)
        seen.add(values[0]!)
      }
    }
    expect(seen).toContain('o0')
    expect(seen).toContain(`o${count - 1}`)
  })

  it.each([2, 9, 30, 80])('number: each entry of each page gives its own number, of 0 to %i', (max) => {
    const one = worldOf({ shape: { type: 'number', min: 0, max }, exits: [{ id: 'do' }], words: ['Do it'] })
    const seen = new Set<number>()
    for (let page = 0; page < 4; page++) {
      const input = inputOf(one, 'en', { draft: { page } })
      const { edits, ways } = clicks(bodyOf(input))
      for (const { action, values } of edits.filter(({ values: [value] }) => value !== '$page')) {
        const { number } = drafts(input, one.decision, action, values)
        expect(String(number)).toBe(values[0])
        seen.add(number ?? -1)
      }
      for (const { parts, open } of ways) if (open) seen.add(Number(answerBy(one, {}, parts).number))
    }
    expect(seen.size).toBe(max + 1)
  })

  it('arrange: an anchor moves with the pieces before it, and a loose piece goes to the chosen anchor', () => {
    const of: ArrangeShape = {
      type: 'arrange',
      pieces: [
        { id: 'blaster', anchor: false, fits: ['b'] },
        { id: 'a', anchor: true },
        { id: 'b', anchor: true },
        { id: 'card', anchor: false },
      ],
    }
    const step = (draft: Draft, action: ArrangeVerb, ...values: string[]) =>
      applyArrange(of, draft, [action], values, undefined)
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
    const before: ArrangeShape = { type: 'arrange', pieces: [piece('w'), piece('a', true), piece('b', true)] }
    const draft = applyArrange(before, {}, ['give'], ['w>b'], undefined)
    expect(draft.arrange).toEqual(['a', 'w', 'b'])
    const now: ArrangeShape = { type: 'arrange', pieces: [piece('w'), piece('a', true), piece('c', true)] }
    const fitted = startDraft(now, draft, undefined)
    expect(fitted.arrange).toEqual(['a', 'c', 'w'])
    expect(fitted.changed).toEqual({ gone: ['card b'], come: ['c'] })
    const title = (card: string) => `“${card}”`
    const aid = { suggestions: [], read: () => ({ notes: {}, faults: [] }), give: null, title }
    const shown = (kept: Draft) => {
      const input = { words: { c: { label: 'Carl' } }, labels: {}, id: () => 'x', aid }
      return renderArrange(now, startDraft(now, kept, undefined), input, speak('en')).lines
    }
    expect(shown(draft)).toContain('🔧 Gone: “card b”. New: Carl.')
    // An order that was set long ago holds only the ids of its pieces.
    expect(shown({ arrange: ['a', 'w', 'b'] })).toContain('🔧 Gone: a card. New: Carl.')
    // A player who has clicked again has read it.
    expect(startDraft(now, applyArrange(now, draft, ['move'], ['c>0'], undefined), undefined).changed).toBeUndefined()
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
