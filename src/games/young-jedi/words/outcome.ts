/** The end of a game from the reader's point of view. */
import type { Outcome, Voice } from '../../../contract/index.ts'
import { opposite, type Side } from '../cards/card.ts'
import type { EndFields, Ends } from '../state/ends.ts'
import { type Speaker, speakerOf } from './say.ts'

type DecidedEnd = Exclude<keyof Ends, 'tie' | 'void' | 'double-loss'> | 'other'

/** The words for each kind of end. */
const ENDS: {
  readonly [Kind in keyof Ends]: (speaker: Speaker, winner: Side | null, values: Ends[Kind]) => string
} = {
  'planet-victory': (speaker, winner, { planets }) =>
    decided('planet-victory', speaker, winner, { planets: new Intl.ListFormat(speaker.language).format(planets) }),
  'deck-victory': (speaker, winner) => decided('deck-victory', speaker, winner),
  'podrace-victory': (speaker, winner) => decided('podrace-victory', speaker, winner),
  concession: (speaker, winner) => decided('concession', speaker, winner),
  'time-out': (speaker, winner) => decided('time-out', speaker, winner),
  tie: ({ say }, _winner, { why }) => say(`tie.${why}`),
  void: ({ say }) => say('over.void'),
  ruling: (speaker, winner) => (winner === null ? speaker.say('tie.ruling') : decided('ruling', speaker, winner)),
  'double-loss': ({ say }) => say('over.double-loss'),
  'round-over': (speaker, winner) =>
    winner === null ? speaker.say('tie.round-over') : decided('round-over', speaker, winner),
}

/** The winner, as this reader sees it; a match may also be given up by both. */
function decided(kind: DecidedEnd, speaker: Speaker, winner: Side | null, values: { readonly planets?: string } = {}) {
  const { say, name, isReader } = speaker
  if (winner === null) return say('over.nobody')
  const loser = opposite(winner)
  const seen = isReader(winner) ? 'won' : isReader(loser) ? 'lost' : 'over'
  // Each text uses some of these values.
  const said = say as (key: string, values: object) => string
  return said(`${seen}.${kind}`, { winner: name(winner), loser: name(loser), ...values })
}

/** The words for an end of this kind. */
export function endWords(end: EndFields, winner: Side | null, voice: Voice): string {
  const speaker = speakerOf(voice)
  // An end of another version may have a kind that this one doesn't know.
  if (!Object.hasOwn(ENDS, end.kind)) return decided('other', speaker, winner)
  // The compiler can't follow that an end and the words of its kind belong together.
  const say = ENDS[end.kind] as (speaker: Speaker, winner: Side | null, values: EndFields) => string
  return say(speaker, winner, end)
}

/** The result of a game in words for one reader. */
export const outcomeWords = ({ kind, winner, values }: Outcome<Side>, voice: Voice): string =>
  endWords({ kind, ...values } as EndFields, winner, voice)
