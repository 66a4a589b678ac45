/** How shots are told: the weapon, the draw and whether it hits in one line. */
import type { StoryContext, StoryEvent, Tellings } from '../../story/telling-context.ts'
import { priceIn } from '../deploy/story.ts'
import { destinyTellings } from '../destiny/story.ts'

function hitLine({ data }: StoryEvent<'shot'>, { say, title }: StoryContext): string {
  const numbers = { card: title(data.card), total: data.total, defense: data.defense }
  if (data.works === undefined) return say(data.hit ? 'shots.hit' : 'shots.not-hit', numbers)
  return say(data.works ? 'shots.works' : 'shots.works-not', { ...numbers, weapon: title(data.by ?? '') })
}

const missLine = ({ data }: StoryEvent<'missed'>, { say, title }: StoryContext): string =>
  say('shots.no-destiny', { card: title(data.card) })

/** The sentences of an event that belongs to a shot. */
function joinedLines(one: StoryEvent, s: StoryContext): readonly string[] {
  switch (one.type) {
    case 'destiny':
      return destinyTellings.destiny.line([one], s, null)
    case 'no-destiny':
      return destinyTellings['no-destiny'].line([one], s, null)
    case 'shot':
      return [hitLine(one, s)]
    case 'missed':
      return [missLine(one, s)]
    default:
      return []
  }
}

export const shotTellings: Tellings<'fired' | 'shot' | 'missed'> = {
  fired: {
    weight: 'move',
    joins: (run, next) => {
      const last = run.at(-1)
      if (last?.type === 'shot' || last?.type === 'missed') return false
      if (next.type === 'destiny' || next.type === 'no-destiny')
        return next.data.use === 'weapon' || next.data.use === 'frame'
      return next.type === 'shot' || next.type === 'missed'
    },
    line: ([one, ...rest], s) => {
      const { seat, data } = one
      const values = { weapon: s.title(data.card), card: s.title(data.by), target: s.title(data.target) }
      const fired = s.tell(seat, 'shots.fires', { ...values, how: priceIn(data.cost, s) })
      return [[fired, ...rest.flatMap((next) => joinedLines(next, s))].join(' ')]
    },
    brief: ([{ seat, data }], s) => [s.tell(seat, 'shots.fires-at', { target: s.title(data.target) })],
  },
  shot: { weight: 'event', line: ([one], s) => [hitLine(one, s)] },
  missed: { weight: 'detail', line: ([one], s) => [missLine(one, s)] },
}
