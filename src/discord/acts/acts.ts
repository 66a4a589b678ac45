/**
 * The table of acts: everything that a person can ask of the program, each with those who may, from where, and the limit
 * that counts it. An act without a row is refused.
 */
import type { ActRow, KindRow } from './act-row.ts'
import { CHALLENGE_ACTS } from './challenge-acts.ts'
import { COMMAND_ACTS, type CommandRow } from './command-acts.ts'
import { DECK_ACTS } from './deck-acts.ts'
import { LEAGUE_ACTS } from './league-acts.ts'
import { MATCH_ACTS, REPLAY_ACTS } from './match-acts.ts'
import { OWN_ACTS } from './own-acts.ts'
import { PAGE_ACTS } from './page-acts.ts'

/** All acts by click, by kind of custom id. */
export const CLICK_ACTS = {
  ...MATCH_ACTS,
  ...REPLAY_ACTS,
  ...CHALLENGE_ACTS,
  ...DECK_ACTS,
  ...LEAGUE_ACTS,
  ...PAGE_ACTS,
  ...OWN_ACTS,
} as const

/** A kind of custom id. */
export type ClickKind = keyof typeof CLICK_ACTS
/** The actions of a kind. */
export type ActionOf<K extends ClickKind> = keyof (typeof CLICK_ACTS)[K]['acts'] & string

/** A verb of a panel, behind the decision in its ids. */
export type PanelVerb = ActionOf<'p'>
/** Makes the custom id of an action on a panel: a verb without a row does not compile. */
export type PanelId = (verb: PanelVerb, ...more: string[]) => string

/** Whether ids of this kind exist. */
export const isKind = (name: string): name is ClickKind => Object.hasOwn(CLICK_ACTS, name)

/** Returns an action of a kind under its own name; null if the kind has none of that name. */
export const actionOf = <K extends ClickKind>(kind: K, name: string | undefined): ActionOf<K> | null =>
  name !== undefined && Object.hasOwn(CLICK_ACTS[kind].acts, name) ? (name as ActionOf<K>) : null

/**
 * Called where a handler has gone through the actions of its kind: a row that it has forgotten does not compile.
 * @param _left null, or an action that the handler has met before: one that shows the panel, or opens a form
 */
export const allHandled = <Opens extends string = never>(_left: NoInfer<Opens> | null): void => {}

/** Returns the acts of a kind. */
export const kindRow = (kind: ClickKind): KindRow => CLICK_ACTS[kind]

/** Returns the row of a command; null if it has none. */
export function commandRow(command: string, subcommand: string | null): ActRow | null {
  const acts: CommandRow | null = Object.hasOwn(COMMAND_ACTS, command)
    ? COMMAND_ACTS[command as keyof typeof COMMAND_ACTS]
    : null
  const name = subcommand ?? ''
  return acts !== null && Object.hasOwn(acts, name) ? (acts[name] ?? null) : null
}
