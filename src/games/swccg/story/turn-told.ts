/** A turn in a few words, for its message in a thread and its frame in a replay. */
import type { SeenEvent, ToldTurn, Voice } from '../../../contract/index.ts'
import { eventsTold } from '../../../kit/story/events-told.ts'
import type { StoryEntry, StoryPoint, Weight } from '../../../kit/story/telling.ts'
import { withoutStop } from '../../../kit/wording/full-stops.ts'
import type { View } from '../view/player-view.ts'
import { placeLines } from './held-places.ts'
import { sentence, storyEvents } from './story-words.ts'
import { storyteller } from './storyteller.ts'
import { contextOf, type StoryContext, type StoryEvent } from './telling-context.ts'

/** The weights from the lightest. */
const RANKS: readonly Weight[] = ['unsaid', 'detail', 'move', 'event', 'fight', 'goal', 'end']
const rankOf = ({ points: [first] }: StoryEntry): number => RANKS.indexOf(first?.weight ?? 'unsaid')
const RANK = { move: RANKS.indexOf('move'), event: RANKS.indexOf('event'), fight: RANKS.indexOf('fight') } as const

/** The most characters of a headline, beside the number of its turn. */
const HEADLINE = 56

/** The form of a point that fits a headline; its shortest where none does. */
function headlineOf({ text, brief = [] }: StoryPoint): string {
  const forms = [text, ...brief]
  return withoutStop(forms.find((form) => form.length <= HEADLINE) ?? forms.at(-1) ?? '')
}

/** The heaviest entry; of several that which has more lines, then the first. */
function heaviest(entries: readonly StoryEntry[]): StoryEntry | undefined {
  const worth = (entry: StoryEntry) => rankOf(entry) * 1000 + Math.min(999, entry.lines.length)
  return entries
    .filter((entry) => rankOf(entry) >= RANK.move)
    .reduce<StoryEntry | undefined>(
      (best, entry) => (best === undefined || worth(entry) > worth(best) ? entry : best),
      undefined,
    )
}

/**
 * Returns a turn in a few words: the battle, else the drains, else the deployments are its headline.
 * @param events those of one turn, or those before the first
 * @param view after them; absent: no place is said to change hands
 */
export function turnOf(events: readonly SeenEvent[], voice: Voice, view?: View): ToldTurn {
  const s = contextOf(voice)
  const facts = storyEvents(events)
  const begun = facts.find((one) => one.type === 'turn')
  const { entries } = eventsTold(
    storyteller,
    facts.filter((one) => one !== begun),
    s,
  )
  const places = view === undefined ? [] : placeLines(facts, view, s)
  if (begun === undefined) return openingOf(entries, s)
  const turn = s.say('turn.title', { turn: begun.data.turn })
  const first = heaviest(entries)
  const [head, ...after] = first?.points ?? []
  if (first === undefined || head === undefined) return { turn, ...idleTurn(facts, begun, entries, places, s) }
  const headline = headlineOf(head)
  // Beside a battle all else is said in small letters.
  const least = rankOf(first) >= RANK.fight ? RANK.fight : RANK.event
  const others = entries.filter((entry) => entry !== first)
  const sentences = (weighty: boolean) =>
    others.filter((entry) => rankOf(entry) >= least === weighty).flatMap(({ points }) => points.map(said))
  const whole = headline === withoutStop(head.text) || head.brief === undefined ? [] : [sentence(head.text)]
  return {
    turn,
    headline,
    lines: together([...after.map(said), ...sentences(true), ...places]),
    small: together([...whole, ...sentences(false)]),
  }
}

/** Sentences that are told several times stand once, with their number. */
function together(sentences: readonly string[]): readonly string[] {
  const times = new Map<string, number>()
  for (const one of sentences) times.set(one, (times.get(one) ?? 0) + 1)
  return [...times].map(([one, count]) => (count === 1 ? one : sentence(`${withoutStop(one)} (×${count})`)))
}

const said = ({ text }: StoryPoint): string => sentence(text)

/** The beginning of a match. */
function openingOf(entries: readonly StoryEntry[], { say }: StoryContext): ToldTurn {
  const sentences = (weighty: boolean) =>
    together(
      entries.filter((entry) => rankOf(entry) >= RANK.move === weighty).flatMap(({ points }) => points.map(said)),
    )
  const headline = entries.length === 0 ? '' : say('setup.begins')
  return { turn: '', headline, lines: sentences(true), small: sentences(false) }
}

/** A turn in which nothing was done but Force activated and drawn: told once it has come to its draws. */
function idleTurn(
  facts: readonly StoryEvent[],
  begun: StoryEvent<'turn'>,
  entries: readonly StoryEntry[],
  places: readonly string[],
  { tell }: StoryContext,
): Omit<ToldTurn, 'turn'> {
  const drawing = facts.some((one) => one.type === 'drew' || (one.type === 'phase' && one.data.phase === 'draw'))
  return {
    headline: drawing ? tell(begun.seat, 'turn.nothing') : '',
    lines: places,
    small: together(entries.flatMap(({ points }) => points.map(said))),
  }
}
