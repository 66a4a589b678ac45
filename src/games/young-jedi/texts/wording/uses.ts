/** Users of weapons and Battle cards, texts in a fight and in a duel, as phrases. */
import { digits } from '../../../../kit/grammar/tree.ts'
import type {
  BattleCard,
  BuiltIn,
  DuelText,
  FightText,
  Group,
  GroupUse,
  SingleUse,
  TwoWeaponsUse,
  UserLine,
} from '../../cards/card.ts'
import { any, anyOf, cards, counted, isProper, many, one, oneOf, the } from './cards-named.ts'
import { when } from './conditions.ts'
import { gainOf, gainOrNone, signed } from './gains.ts'
import { and, type Noun, or, type Phrase, type Sentence, worded } from './keys.ts'
import type { CardPart } from './part.ts'

type Key = Parameters<typeof worded>[0]
type Slots = Parameters<typeof worded>[1]
const says = (key: Key, slots: Slots = {}): Sentence => ({
  clause: worded(key, slots) as Extract<Phrase, { readonly k: 'worded' }>,
})
const saysGain = (gain: Phrase): Sentence => says('gain', { n: gain })

// ---------------------------------------------------------------- weapons

/** A user line of a weapon. */
export function lineOf(line: UserLine): CardPart {
  const { by, other, bonus, draws, notInDuel, against, noBonusAgainst } = line
  const users = or(by.map((selector) => any(selector, other)))
  return {
    heading: against === undefined ? users : worded('against some', { o: users, who: oneOf(against) }),
    joint: 'colon',
    numbers: line,
    sentences: [
      says('gain', {
        n: gainOrNone(bonus, draws),
        ...(noBonusAgainst === undefined ? {} : { bonus: digits(bonus), who: oneOf(noBonusAgainst) }),
        ...(notInDuel ? { not: worded('but not in a duel') } : {}),
      }),
    ],
  }
}
/** The weapon of an Armed & Dangerous card. */
export const builtInOf = (weapon: BuiltIn): CardPart => ({
  heading: { k: 'name', name: weapon.weapon, det: 'bare' },
  joint: 'colon',
  numbers: weapon,
  sentences: [
    says('built in', { cost: digits(weapon.counters), n: gainOrNone(weapon.bonus, weapon.draws) }),
    says('no Weapon cards'),
  ],
})

// ---------------------------------------------------------------- Battle cards

/** The users of a Battle card, what it gives them, and its texts in the fight. */
export function battleUseOf({ use, also }: Pick<BattleCard, 'use' | 'also'>): CardPart {
  const part = use.for === 'one' ? single(use) : use.for === 'group' ? together(use) : twoWeapons(use)
  const sentences = [...part.sentences, ...also.map(fightText)]
  return { ...part, numbers: use, sentences: sentences.length === 0 ? [says('no bonus')] : sentences }
}
function single({ with: by, first, bonus, draws, needs, bonusIf }: SingleUse): CardPart {
  const users = anyOf(by)
  const told = first ? worded('fight first', { o: users }) : users
  const heading = needs === undefined ? told : worded('with condition', { n: told, when: when(needs, { who: users }) })
  const gain = gainOf(bonus, draws)
  if (bonusIf === undefined || bonus === 0)
    return { heading, joint: 'colon', sentences: gain === null ? [] : [saysGain(gain)] }
  const then = worded('with condition', { n: signed(bonus), when: when(bonusIf) })
  const rest = gainOf(0, draws)
  return {
    heading,
    joint: 'colon',
    sentences: [saysGain(rest === null ? then : worded('and then', { a: rest, b: then }))],
  }
}
function together({ groups, bonus, draws, noWeapon, onlyDefeated }: GroupUse): CardPart {
  const all = alternatives(groups)
  const gain = gainOf(bonus, draws)
  const isOneStack = groups.every(({ titles }) => titles === 'stack')
  const mayBeAlone = groups.some(({ members }) => members.length === 1)
  const how = isOneStack ? 'add together' : mayBeAlone ? 'fight alone or together' : 'fight together'
  return {
    heading: all.map(membersOf).reduce((before, next) => worded('or else', { a: before, b: next })),
    joint: areMany(all) ? 'comma' : 'none',
    sentences: [
      says(how, gain === null ? {} : { n: gain }),
      ...(noWeapon ? [says('without weapons')] : []),
      ...(onlyDefeated === undefined ? [] : [says('alone defeated', { o: the(onlyDefeated) })]),
    ],
  }
}
function twoWeapons({ weapons, with: by, bonus, draws }: TwoWeaponsUse): CardPart {
  const gain = gainOf(bonus, draws)
  return {
    heading: anyOf(by),
    joint: 'none',
    sentences: [says('two weapons', { o: and(weapons.map(one)), ...(gain === null ? {} : { n: gain }) })],
  }
}

// ---------------------------------------------------------------- groups

/** The members of a group: a list, or a number of members that each fit the same alternatives. */
type Members = (
  | { readonly each: Group['members'] }
  | { readonly alike: Group['members'][number]; readonly counts: readonly number[] }
) & { readonly titles: Group['titles'] | undefined }

const isSame = (first: unknown, second: unknown): boolean => JSON.stringify(first) === JSON.stringify(second)
const isAlike = ({ members }: Group): boolean => members.every((member) => isSame(member, members[0]))

/** Merges groups of one and of two of the same kind into one alternative: "one or two ◆ Gungans". */
function alternatives(groups: readonly Group[]): readonly Members[] {
  const found: Members[] = []
  for (const group of groups) {
    const last = found.at(-1)
    const [alike = []] = group.members
    if (!isAlike(group)) found.push({ each: group.members, titles: group.titles })
    else if (last !== undefined && 'alike' in last && isSame([last.alike, last.titles], [alike, group.titles])) {
      found[found.length - 1] = { ...last, counts: [...last.counts, group.members.length] }
    } else found.push({ alike, counts: [group.members.length], titles: group.titles })
  }
  return found
}
/** Whether the list of members is so long that a comma must end it. */
const areMany = (groups: readonly Members[]): boolean =>
  groups.length > 1 ||
  groups.some((group) => group.titles === 'different' || ('alike' in group && group.alike.length > 1))

const TITLES = { stack: 'of one stack', different: 'of different titles' } as const
function membersOf(group: Members): Phrase {
  const titles = group.titles === undefined ? null : worded(TITLES[group.titles])
  const apart = (of: Phrase): Phrase => (titles === null ? of : worded('apart', { a: of, b: titles }))
  if ('each' in group) return apart(and(group.each.map(oneOf)))
  const { alike, counts } = group
  const [first = {}] = alike
  const told = many(counts, first)
  if (alike.length === 1) return group.titles === 'stack' ? worded('characters of one stack', { o: told }) : apart(told)
  const characters = limited(many(counts, {}), group.titles)
  return alike.every(isProper)
    ? worded('out of', { a: characters, b: and(alike.map(one)) })
    : worded('each being', { a: characters, b: oneOf(alike) })
}
const limited = (of: Phrase, titles: Group['titles']): Phrase =>
  titles === undefined ? of : { ...(of as Noun), posts: [{ p: 'phrase', phrase: TITLES[titles] }] }

// ---------------------------------------------------------------- fights and duels

type Tellers<T extends { readonly form: string }> = {
  readonly [F in T['form']]: (text: Extract<T, { readonly form: F }>) => Sentence
}
const FIGHTS: Tellers<FightText> = {
  rescue: ({ who }) => (who === undefined ? says('rescue') : says('rescue of', { o: the(who) })),
  'ignore-weapons': () => says('ignored weapons'),
  'fight-next': () => says('fights next'),
  'replace-destiny': () => says('replaced destiny'),
  'switch-destiny': () => says('switched destiny'),
  'compare-destiny': () => says('compared destiny'),
  'no-breakthrough': () => says('no breakthrough'),
  stakes: ({ won, lost }) =>
    says('stakes', { won: counted('damage', won, { more: true }), lost: counted('damage', lost, { more: true }) }),
  'send-back': () => says('sent back'),
}
const DUELS: Tellers<DuelText> = {
  'extra-hits': ({ hits, may, discard }) =>
    says(`${may ? 'may: ' : ''}extra hits${discard ? ' for this' : ''}`, {
      n: counted('hit', hits, { more: true }),
    }),
  'more-cards': ({ cards: count, discard }) =>
    says(discard ? 'extra cards for this' : 'extra cards', { n: cards(count) }),
  'remove-hit': () => says('removed hit'),
  'draw-defending': () => says('draw in defence'),
}

/** The compiler can’t tell that a teller and its text have the same form; the tables are complete by their type. */
const fightText = (text: FightText): Sentence => (FIGHTS[text.form] as (text: FightText) => Sentence)(text)
/** A dueling text, under the heading "In a duel". */
export const duelingOf = (text: DuelText): CardPart => ({
  heading: worded('in a duel'),
  joint: 'comma',
  sentences: [(DUELS[text.form] as (text: DuelText) => Sentence)(text)],
})
