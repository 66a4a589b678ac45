/** The names that labels of Young Jedi have to hold: the card, and its place or target, also where there is only one. */
import type { Decision } from '../../src/contract/index.ts'
import { opposite, type Side } from '../../src/games/young-jedi/cards/card.ts'
import { cardById, findCard, printingsOf } from '../../src/games/young-jedi/cards/index.ts'
import { find } from '../../src/games/young-jedi/explain/find.ts'
import { asDeployed } from '../../src/games/young-jedi/rules/deploy.ts'
import { madeHere, type OptionOf } from '../../src/games/young-jedi/state/abouts.ts'
import { fighterCard } from '../../src/games/young-jedi/texts/reading/scene.ts'
import type { View } from '../../src/games/young-jedi/view/player-view.ts'
import { limitOf } from '../../src/games/young-jedi/words/asked/turn-asked.ts'
import type { Named, Names } from '../games/label-complaints.ts'

/** The title of a card; of one of two halves that of either. */
function ofCard(id: string | null | undefined): Named {
  const card = id == null ? undefined : findCard(id)
  if (card === undefined) return []
  const laid = asDeployed(card.id)
  return [card.title, ...(laid === null ? [] : [cardById(laid).title])]
}

/** Whether two cards are printings of one. */
export const isPrinting = (one: string, other: string): boolean => printingsOf(one)[0] === printingsOf(other)[0]

/** Words for the pile that a card comes from. */
const PILES = {
  hand: ['hand', 'main'],
  deck: ['draw deck', 'pile de tirage', 'pioche'],
  discard: ['discard pile', 'défausse'],
} as const

/** Words for the Objective of a race. */
const RACE = ['Objective', 'objectif', 'race', 'course']

/** The words of a card's part in a duel. */
const ROLES = { who: ['Who', 'Qui'], with: ['With', 'Avec'], foe: ['Against', 'Contre'] } as const

/** The opponent's fighter that uses a weapon, or has it built in. */
function userOf({ fight }: View, side: Side, weapon: string | undefined): Named {
  const users = fight?.fighters[opposite(side)].characters ?? []
  return weapon === undefined ? [] : users.map((one) => fighterCard(one).title)
}

/** The names that each label has to hold. */
export const youngJediNames: Names = (decision, option, seen) => {
  const view: View = seen
  const made = madeHere(decision as Decision<Side>)
  const card = ofCard(option.card)
  switch (made.kind) {
    case 'next-location': {
      const { about } = option as OptionOf<'next-location'>
      return [card, PILES[about.from]]
    }
    case 'reshuffle': {
      const { about } = option as OptionOf<'reshuffle'>
      return [card, PILES[about.from]]
    }
    case 'deploy': {
      const { about } = option as OptionOf<'deploy'>
      if (about.does === 'evacuate') return [[about.planet]]
      if (about.does === 'limit') {
        const effect = view.sides[made.seat].effect?.card ?? null
        return [ofCard(effect), effect === null ? [] : [String(limitOf(effect))]]
      }
      if (about.does === 'partner') {
        const race = view.sides[made.seat].race
        return [ofCard(race?.pilot?.card ?? race?.podracer?.card)]
      }
      if (about.does === 'thrust') return [['Thrust', 'Poussée']]
      return [card, about.does === 'deploy' && about.target === 'objective' ? RACE : []]
    }
    case 'search': {
      const { about } = option as OptionOf<'search'>
      return [card, about.target === 'objective' ? RACE : []]
    }
    case 'text': {
      const { about } = option as OptionOf<'text'>
      return [card, about.by === about.source ? [] : ofCard(find(about.by, view)?.card)]
    }
    case 'duel': {
      const { about } = option as OptionOf<'duel'>
      return [card, ROLES[about.role]]
    }
    case 'attack': {
      const { about } = option as OptionOf<'attack'>
      return [card, [String(about.number)]]
    }
    case 'switch': {
      const { about } = option as OptionOf<'switch'>
      return [about.own, about.theirs].map((at) => [String(made.about.drawn[at])])
    }
    case 'replace':
      return [[String(made.about.drawn[Number(option.id)])]]
    case 'strike':
      return [card, userOf(view, made.seat, option.card)]
    case 'destiny-card':
      return [card, [cardById(option.card ?? '').destiny ?? 0].flat().map(String)]
    case 'start-number':
    case 'destiny-number':
    case 'name-numbers':
      return [[option.id]]
    default:
      return [card]
  }
}
