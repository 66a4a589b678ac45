/**
 * The choices that were offered while people typed. Discord should send the value of the choice that a person picks, and
 * sometimes sends its name: a name that was offered stands for its value.
 */
import type { IncomingCommand, IncomingKeys, OptionValues } from './requests.ts'

type Choice = { readonly name: string; readonly value: string }

/** More people and options than these are not kept in mind. */
const MOST_KEPT = 2_000

const keyOf = ({ person, command, subcommand }: IncomingKeys | IncomingCommand, option: string): string =>
  [person, command, subcommand ?? '', option].join(' ')

/** Remembers the last choices of each person for each option. */
export class OfferedChoices {
  readonly #offered = new Map<string, readonly Choice[]>()

  /** Notes the choices that a person was offered. */
  note(keys: IncomingKeys, choices: readonly Choice[]): void {
    if (this.#offered.size >= MOST_KEPT) this.#offered.clear()
    this.#offered.set(keyOf(keys, keys.focused.name), choices)
  }

  /** Returns the command with values in the place of names. */
  valued(command: IncomingCommand): IncomingCommand {
    const options: OptionValues = Object.fromEntries(
      Object.entries(command.options).map(([option, given]) => {
        const choices = this.#offered.get(keyOf(command, option)) ?? []
        if (choices.some(({ value }) => value === given)) return [option, given]
        return [option, choices.find(({ name }) => name === given)?.value ?? given]
      }),
    )
    return { ...command, options }
  }
}
