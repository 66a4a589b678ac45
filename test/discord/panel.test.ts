/** Whatever a game asks, its panel keeps to Discord's limits, and what it shows can be answered by its buttons. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Component, complaintsAboutMessage, flatten } from '../../sandbox/limits.ts'
import { complaintsAbout } from '../../sandbox/openapi.ts'
import type { Body } from '../../src/discord/components.ts'
import { customId, readCustomId } from '../../src/discord/custom-id.ts'
import { contentsOf } from '../../src/discord/messenger.ts'
import { type Draft, given } from '../../src/discord/panels/draft.ts'
import { applyAction, startDraft } from '../../src/discord/panels/editor.ts'
import { renderOrder } from '../../src/discord/panels/order-panel.ts'
import { renderPanel } from '../../src/discord/panels/panel.ts'
import type { Decision, Exit, Layout, OrderOffer, Shape } from '../../src/games/game.ts'
import type { AnyGame } from '../../src/games/games.ts'
import { fits } from '../../src/games/shapes.ts'
import type { Sight } from '../../src/matches/api.ts'
import { tiny } from '../games/tiny.ts'

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

/** A game that asks a given question over a given table, in given words. */
const world = fc
  .record({
    shape,
    exits,
    layout,
    words: fc.array(longText, { minLength: 7, maxLength: 7 }),
    offers: fc.array(fc.tuple(shape, shape), { maxLength: 7 }),
    more: fc.nat(3),
  })
  .map(({ shape, exits, layout, words, offers, more }): World => {
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
        }),
        standing: () => word(5),
      },
    }
    const at = new Date('2030-01-01')
    const orderOffers = offers.map(
      (shapes, index): OrderOffer => ({
        kind: 'order',
        key: `battle:${index}`,
        fields: shapes.map((one, place) => ({ id: `f${place}`, shape: one, optional: place > 0 })),
        about: {},
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
      orders: orderOffers.slice(0, 3).map(({ kind, key }) => ({ kind, key, settings: {} })),
      drafts: {},
    }
    return { game, sight, decision }
  })

const names = { left: 'Alice *the* _first_ @everyone', right: 'Bob' }

/** Every way of handing the answer in, open or not yet. */
const exitsShown = (body: Body): string[] =>
  flatten(body.components as Component[], '').flatMap(({ component }) => {
    const click = readCustomId((component as { custom_id?: string }).custom_id ?? '')
    return click?.kind === 'p' && click.parts[3] === 'exit' ? [click.parts[4] as string] : []
  })

function complaints(body: Body) {
  const { components, ...rest } = contentsOf(body)
  return [
    ...complaintsAboutMessage({ content: '', embeds: [], components: components as Component[], attachments: 0 }, true),
    ...complaintsAbout('POST /channels/{channel_id}/messages', JSON.parse(JSON.stringify({ components, ...rest }))),
  ]
}

interface Click {
  readonly action: readonly string[]
  readonly values: readonly string[]
}

/** Everything that can be clicked for the decision shown, and its exits that are open. */
function clicks(body: Body): { edits: Click[]; exits: string[] } {
  const edits: Click[] = []
  const exits: string[] = []
  for (const { component } of flatten(body.components as Component[], '')) {
    const { custom_id, disabled, options } = component as {
      custom_id?: string
      disabled?: boolean
      options?: { value: string }[]
    }
    const click = custom_id === undefined ? null : readCustomId(custom_id)
    if (click === null || click.kind !== 'p' || disabled === true) continue
    const [, , , ...action] = click.parts
    if (action[0] === 'exit') exits.push(action[1] as string)
    else if (options === undefined) edits.push({ action, values: [] })
    else for (const { value } of options) edits.push({ action, values: [value] })
  }
  return { edits, exits }
}

describe('panels', () => {
  it('keep to the limits of Discord, whatever is asked and however far one has got', () => {
    fc.assert(
      fc.property(
        world,
        fc.array(fc.nat(), { maxLength: 8 }),
        fc.constantFrom('en' as const, 'fr' as const),
        ({ game, sight, decision }, picks, language) => {
          let draft: Draft = {}
          for (const pick of [...picks, 0]) {
            const body = renderPanel({ game, sight, language, names, happened: [], draft, word: 'x'.repeat(500) })
            expect(complaints(body)).toEqual([])
            expect(exitsShown(body)).toEqual(decision.exits.map(({ id }) => id))
            expect(exitsShown(body)).toEqual(decision.exits.map(({ id }) => id))
            const { edits, exits } = clicks(body)
            for (const exit of exits) {
              const bare = decision.exits.find(({ id }) => id === exit)?.bare === true
              const answer = { exit, ...(bare ? {} : given(startDraft(decision.shape, draft, undefined))) }
              expect(fits(decision, answer)).toBeNull()
            }
            const edit = edits[pick % Math.max(1, edits.length)]
            if (edit === undefined) break
            draft = applyAction(decision.shape, draft, edit.action, edit.values, undefined)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('of standing orders keep to the limits of Discord', () => {
    fc.assert(
      fc.property(world, fc.nat(6), ({ game, sight }, at) => {
        const offer = sight.offers[at % Math.max(1, sight.offers.length)]
        fc.pre(offer !== undefined)
        for (const open of ['f0', 'f1'])
          expect(
            complaints(renderOrder({ game, sight, language: 'en', names, happened: [] }, offer, { open, fields: {} })),
          ).toEqual([])
      }),
      { numRuns: 80 },
    )
  })

  it('never let a choice become impossible: what is offered can be added', () => {
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

  it('arrange: an anchor takes along what lies before it, a loose piece goes where it is told', () => {
    const of: Shape = {
      type: 'arrange',
      pieces: [
        { id: 'blaster', anchor: false, fits: ['b'] },
        { id: 'a', anchor: true },
        { id: 'b', anchor: true },
        { id: 'card', anchor: false },
      ],
    }
    const step = (draft: Draft, action: string, ...values: string[]) =>
      applyAction(of, draft, [action], values, undefined)
    let draft = startDraft(of, {}, ['blaster', 'a', 'b', 'card'])
    expect(draft.arrange).toEqual(['blaster', 'a', 'b', 'card'])
    draft = step(step(draft, 'pick', 'a'), 'down')
    expect(draft.arrange).toEqual(['b', 'blaster', 'a', 'card'])
    draft = step(step(draft, 'pick', 'blaster'), 'to', 'b')
    expect(draft.arrange).toEqual(['blaster', 'b', 'a', 'card'])
    draft = step(step(draft, 'pick', 'card'), 'to', 'a')
    expect(draft.arrange).toEqual(['blaster', 'b', 'card', 'a'])
    draft = step(draft, 'to', '$end')
    expect(draft.arrange).toEqual(['blaster', 'b', 'a', 'card'])
  })
})

describe('custom ids', () => {
  it('come back as they went', () => {
    expect(readCustomId(customId('p', 'match', 'left', 'left.pick.3', 'add', '25'))).toEqual({
      kind: 'p',
      parts: ['match', 'left', 'left.pick.3', 'add', '25'],
    })
  })

  it('are refused when they are too long or could be misread', () => {
    expect(() => customId('p', 'x'.repeat(100))).toThrow(/characters/)
    expect(() => customId('p', 'a|b')).toThrow(/bar/)
  })

  it('of others are nobody’s', () => {
    expect(readCustomId('something')).toBeNull()
    expect(readCustomId('')).toBeNull()
  })
})
