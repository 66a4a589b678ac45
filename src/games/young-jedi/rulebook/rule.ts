/**
 * The form of the rulebook: every rule under its number, and every decision where the rules leave a question, in our
 * own words and in both languages. `docs/rules` is made from it; `/rules` looks things up in it.
 */
import type { Language } from '../../../contract/index.ts'

export type Text = Readonly<Record<Language, string>>

/**
 * An edition older than the one played: `2001` the rules of December 2001, before the updates of the Players
 * Committee; `2000` the rulings of December 2000; `printed` what the booklets of the expansions said.
 */
export type Edition = '2001' | '2000' | 'printed'
export const EDITIONS: readonly Edition[] = ['2001', '2000', 'printed']

export interface Rule {
  /** `10.2.3`; the part is the number before the first point. */
  readonly number: string
  readonly text: Text
  /** What older editions say instead. */
  readonly older?: readonly { readonly editions: readonly Edition[]; readonly text: Text }[]
  /** Why nobody can break it, or need it, at a table that a program keeps. */
  readonly impossible?: Text
}

export interface Part {
  readonly number: number
  readonly title: Text
  readonly rules: readonly Rule[]
}

/** U: the rules speak, but not clearly. G: they say nothing. E: how the words of a card are taken. */
export interface Decision {
  readonly number: string
  /** The rules that it belongs to. */
  readonly rules: readonly string[]
  readonly question: Text
  readonly reading: Text
  readonly reason: Text
}

/** What decisions are about, by the letter that their numbers begin with. */
export const KINDS: Readonly<Record<string, Text>> = {
  U: { en: 'Rules that can be read in more than one way', fr: 'Règles qui se lisent de plusieurs façons' },
  G: { en: 'Where the rules say nothing', fr: 'Là où les règles ne disent rien' },
  E: { en: 'How the words of cards are taken', fr: 'Comment les mots des cartes sont compris' },
}

/** English, French. */
export type Both = readonly [en: string, fr: string]

const text = ([en, fr]: Both): Text => ({ en, fr })

export const part = (number: number, title: Both, rules: readonly Rule[]): Part => ({
  number,
  title: text(title),
  rules,
})

/** Besides its words: older editions, each as `[editions, English, French]`, and why it cannot be broken here. */
export interface Remarks {
  readonly older?: readonly (readonly [editions: readonly Edition[], ...Both])[]
  readonly impossible?: Both
}

export const rule = (number: string, en: string, fr: string, remarks: Remarks = {}): Rule => ({
  number,
  text: { en, fr },
  ...(remarks.older && {
    older: remarks.older.map(([editions, ...words]) => ({ editions, text: text(words) })),
  }),
  ...(remarks.impossible && { impossible: text(remarks.impossible) }),
})

export const decision = (
  number: string,
  rules: readonly string[],
  question: Both,
  reading: Both,
  reason: Both,
): Decision => ({ number, rules, question: text(question), reading: text(reading), reason: text(reason) })
