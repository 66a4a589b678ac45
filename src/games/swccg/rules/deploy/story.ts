/** How deployments are told: each in a line, all of a turn in a sentence. */
import type { EventGroup, StoryPoint } from '../../../../kit/story/telling.ts'
import { spaced } from '../../../../kit/wording/words.ts'
import type { Side } from '../../state/engine-card.ts'
import {
  counted,
  partOf,
  type StoryContext,
  type StoryEvent,
  type Sums,
  type Tellings,
} from '../../story/telling-context.ts'

/** The seats aboard that are said. */
const SEATS = {
  pilot: 'deploy.as-pilot',
  driver: 'deploy.as-driver',
  passenger: 'deploy.as-passenger',
  hold: 'deploy.as-hold',
} as const

/** Returns the seat that a card has aboard, with a space before it; nothing for one that is carried, or at a place. */
export const seatIn = (role: string | null, { say }: Pick<StoryContext, 'say'>): string =>
  role !== null && role in SEATS ? say(SEATS[role as keyof typeof SEATS]) : ''

/** Returns the Force that something costs, with a space before it; nothing if it is free. */
export const priceIn = (cost: number, { say }: Pick<StoryContext, 'say'>): string =>
  cost > 0 ? say('deploy.for', { count: cost }) : ''

/** Returns where a card goes: to a place, on a card, or aboard it. */
function goalIn({ on, at, role }: StoryEvent<'deployed'>['data'], { say, title }: StoryContext): string {
  if (on === null) return at === null ? '' : say('deploy.to', { place: title(at) })
  const where = at === null ? '' : say('deploy.at', { place: title(at) })
  return say(role === 'carried' ? 'deploy.on' : 'deploy.aboard', { card: title(on) }) + where
}

export const deployTellings: Tellings<'deployed' | 'react-undone' | 'version-changed'> = {
  deployed: {
    weight: 'move',
    part: () => partOf('deploying'),
    line: ([{ seat, data }], s) => {
      const how = goalIn(data, s) + seatIn(data.role, s) + priceIn(data.cost, s)
      return [s.tell(seat, data.react ? 'deploy.reacts' : 'deploy.deploys', { card: s.title(data.card), how })]
    },
  },
  'react-undone': {
    weight: 'event',
    line: ([{ seat, data }], { tell, title }) => [tell(seat, 'deploy.undone', { card: title(data.card) })],
  },
  'version-changed': {
    weight: 'event',
    line: ([{ seat, data }], { tell, title }) => [
      tell(seat, 'deploy.instead', { card: title(data.card), was: title(data.was) }),
    ],
  },
}

/** Deployments of a side, each card with those that were deployed aboard or on it. */
function namesOf(events: Sums['deploying'], s: StoryContext): readonly string[] {
  const aboard = (handle: string): readonly string[] =>
    events.flatMap((one) =>
      one.type === 'deployed' && one.data.onHandle === handle
        ? [s.title(one.data.card), ...aboard(one.data.handle)]
        : [],
    )
  const handles = events.flatMap((one) => (one.type === 'deployed' ? [one.data.handle] : []))
  const names = events.flatMap((one) => {
    if (one.type !== 'deployed') return [s.title(one.data.card)]
    if (handles.includes(one.data.onHandle ?? '')) return []
    const crew = aboard(one.data.handle)
    const card = s.title(one.data.card)
    return [crew.length === 0 ? card : s.say('deploy.crew', { card, crew: s.series(counted(crew)) })]
  })
  return counted(names)
}

/** The one place to which all of them go; nothing if they go to several. */
function sharedPlace(events: Sums['deploying'], { say, title }: StoryContext): string {
  const [at, ...more] = new Set(events.map((one) => (one.type === 'deployed' ? one.data.at : null)))
  return at == null || more.length > 0 ? '' : say('deploy.to', { place: title(at) })
}

/** On or aboard which card a single card goes, and where that is; null if it goes to a place, or for several cards. */
function carrierOf([only, ...more]: Sums['deploying'], s: StoryContext): string | null {
  return only?.type === 'deployed' && more.length === 0 && only.data.on !== null ? goalIn(only.data, s) : null
}

function pointsBy(by: Side, events: Sums['deploying'], s: StoryContext): readonly StoryPoint[] {
  const converted = events.filter((one) => one.type === 'placed' && one.data.converts)
  const laid = events.filter((one) => !converted.includes(one))
  const told = (how: string) => s.tell(by, 'deploy.deploys', { card: s.series(namesOf(laid, s)), how })
  const carrier = carrierOf(laid, s)
  const placed = told(sharedPlace(laid, s))
  const text = carrier === null ? placed : told(carrier)
  const brief = [...(carrier === null ? [] : [spaced(placed)]), s.tell(by, 'deploy.count', { count: laid.length })]
  return [
    ...(laid.length === 0 ? [] : [{ weight: 'move' as const, text: spaced(text), brief, by }]),
    ...converted.map(({ data }) => ({
      weight: 'move' as const,
      text: s.tell(by, 'deploy.converts', { card: s.title(data.card) }),
      by,
    })),
  ]
}

/** All cards that were deployed in a turn, in a sentence for each side. */
export const deployingGroup: EventGroup<StoryEvent, StoryContext, Sums['deploying']> = {
  holds: false,
  gathers: true,
  begin: () => [],
  add: (sum, one) => (one.type === 'deployed' || one.type === 'placed' ? [...sum, one] : sum),
  resume: (sum) => sum,
  points: (sums, s) =>
    s.sides.flatMap((by) => {
      const own = sums.flat().filter(({ seat }) => seat === by)
      return own.length === 0 ? [] : pointsBy(by, own, s)
    }),
}
