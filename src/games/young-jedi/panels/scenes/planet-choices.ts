/** Pictures of planets and Locations to choose from (G). */
import type { Block, ChoicesBlock, Option } from '../../../../contract/index.ts'
import type { Planet, Side } from '../../cards/card.ts'
import { cardById } from '../../cards/index.ts'
import { placeBonus } from '../../cards/users.ts'
import { type DecisionOf, type OptionOf, optionsOf } from '../../state/abouts.ts'
import { locationCard } from '../../state/game-table.ts'
import type { View } from '../../view/player-view.ts'
import { bonusesAt } from '../../words/asked/planet-asked.ts'
import type { SceneContext, ScenePainters } from './seeing.ts'
import { stripOf } from './strip.ts'

/** The pictures of questions about Locations. */
export const PLANETS_TO_CHOOSE = {
  'start-location': (seeing) => {
    const options = optionsOf(seeing.decision)
    return picture(
      seeing,
      planetsAmong(options).map((planet) => planetChoice(planet, options, seeing as LocationContext)),
    )
  },

  'next-location': (seeing) => {
    const options = optionsOf(seeing.decision)
    const planets = planetsAmong(options)
    const chosen = options.find(({ id }) => seeing.taken.includes(id))
    const [only] = planets
    // Like the panel: the planet first, then the Location on it.
    const planet =
      planets.length === 1 ? only : seeing.begun.suggested || chosen === undefined ? undefined : planetOf(chosen)
    const places = options.filter((option) => planetOf(option) === planet)
    const choices =
      planet === undefined || places.length === 1
        ? planets.map((one) => planetChoice(one, options, seeing as LocationContext))
        : places.map((option) => placeChoice(option, seeing as LocationContext))
    return picture(seeing, choices)
  },
} satisfies Partial<ScenePainters>

type LocationContext = SceneContext<DecisionOf<'start-location' | 'next-location'>>
type Choice = ChoicesBlock['choices'][number]

const picture = (
  { view, side, speaker }: Pick<SceneContext, 'view' | 'side' | 'speaker'>,
  choices: readonly Choice[],
): Block[] => [stripOf(view, side, speaker), { block: 'choices', choices }]

const planetOf = ({ card = '' }: Option): Planet => locationCard(card).planet

const planetsAmong = (options: readonly Option[]): Planet[] => [...new Set(options.map(planetOf))]

/** A planet with the Location that the draft takes, else with its first one. */
function planetChoice(planet: Planet, options: readonly Option[], seeing: LocationContext): Choice {
  const { speaker, taken } = seeing
  const places = options.filter((option) => planetOf(option) === planet)
  const option = places.find(({ id }) => taken.includes(id)) ?? places[0]
  const piles = new Set(places.map(({ about }) => pileOf(about?.from)))
  return {
    id: planet,
    card: option?.card ?? null,
    title: planet,
    notes: [
      ...bonusNotes(option?.card, seeing),
      speaker.say('scene.places', {
        count: places.length,
        piles: [...piles].map((pile) => speaker.say(`scene.${pile}`)).join(', '),
      }),
    ],
    ...markOf(option, seeing),
  }
}

function placeChoice(option: OptionOf<'next-location'>, seeing: LocationContext): Choice {
  const { speaker } = seeing
  const pile = speaker.say(`scene.${pileOf(option.about.from)}`)
  return {
    id: option.id,
    card: option.card ?? null,
    title: option.card === undefined ? '' : locationCard(option.card).place,
    notes: [...bonusNotes(option.card, seeing), speaker.say('scene.from-pile', { pile })],
    ...markOf(option, seeing),
  }
}

/** The opening Locations all come from the draw deck. */
const pileOf = (from: unknown): 'deck' | 'hand' | 'discard' => (from === 'hand' || from === 'discard' ? from : 'deck')

/** A proposed place is called better only where the own cards have a higher bonus than at any other. */
function markOf(
  option: Option | undefined,
  { mark, taken, decision, view, side, speaker }: LocationContext,
): Pick<Choice, 'state' | 'mark'> {
  if (option === undefined || !taken.includes(option.id)) return {}
  if (mark === 'chosen') return { state: mark }
  const bonus = ({ card }: Option) => bonusesAt(card, view, side)?.bonus ?? 0
  const options: readonly Option[] = optionsOf(decision)
  const better = options.every((other) => other.card === option.card || bonus(other) < bonus(option))
  return { state: mark, mark: speaker.say(better ? 'scene.better' : 'scene.suggested') }
}

/** The bonuses that both sides would have: the own deck, and the opponent's cards that the reader sees. */
function bonusNotes(location: string | undefined, { view, side, far, speaker, name }: LocationContext): string[] {
  const { say } = speaker
  const own = bonusesAt(location, view, side)
  const theirs = location === undefined ? 0 : seenBonus(location, view, far)
  return [
    ...(own === null ? [] : [own.bonus === 0 ? say('scene.bonus.none') : say('scene.bonus', own)]),
    ...(theirs === 0 ? [] : [say('scene.bonus.theirs', { name, bonus: theirs })]),
  ]
}

function seenBonus(location: string, view: View, far: Side): number {
  const { place } = locationCard(location)
  const { table, stranded, race, discardTop } = view.sides[far]
  const ids = [...table, ...Object.values(stranded).flat(), ...(race?.pilot == null ? [] : [race.pilot])].map(
    ({ card }) => card,
  )
  return [...ids, discardTop].reduce((sum, id) => {
    const card = id === null ? null : cardById(id)
    return card?.type === 'character' ? sum + placeBonus(card, place) : sum
  }, 0)
}
