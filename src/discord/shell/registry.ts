/** The one place where commands and kinds of clicks are registered. Submitted forms count as clicks. */
import type { ClickHandler, Clicks } from './click.ts'
import type { Command } from './command.ts'

/** A feature of the program, with the clicks that it answers. */
export interface Feature {
  readonly name: string
  readonly clicks: readonly Clicks[]
}

/** Commands and clicks, each under one name. */
export interface Registry {
  /** By their names on Discord. */
  readonly commands: ReadonlyMap<string, Command>
  /** By the kind that the custom id of a button, menu or form begins with. */
  readonly clicks: ReadonlyMap<string, ClickHandler>
}

/**
 * Registers commands and clicks.
 * @throws if two commands have the same name, or if two handlers answer one kind of click: chance would decide which
 *   one acts, and old messages hold such clicks for months
 */
export function registryOf(commands: readonly Command[], features: readonly Feature[]): Registry {
  const byName = new Map<string, Command>()
  for (const command of commands) {
    const { name } = command.data
    if (byName.has(name)) throw new Error(`Two commands are called /${name}.`)
    byName.set(name, command)
  }
  const byKind = new Map<string, { readonly feature: string; readonly handler: ClickHandler }>()
  for (const { name: feature, clicks } of features)
    for (const [kind, handler] of clicks.flatMap((some) => Object.entries(some))) {
      const taken = byKind.get(kind)
      if (taken !== undefined)
        throw new Error(`Clicks of the kind "${kind}" are answered twice: by ${taken.feature} and by ${feature}.`)
      byKind.set(kind, { feature, handler })
    }
  const clicks = new Map([...byKind].map(([kind, { handler }]) => [kind, handler]))
  return { commands: byName, clicks }
}
