/** The fields of a modal as a flat list, and the checks of their values. */
import type {
  APICheckboxComponent,
  APICheckboxGroupComponent,
  APIFileUploadComponent,
  APIModalInteractionResponseCallbackComponent,
  APIRadioGroupComponent,
  APISelectMenuComponent,
  APITextInputComponent,
} from 'discord-api-types/v10'
import type { ModalValues } from '../protocol.ts'
import { COMPONENT } from './discord.ts'
import type { Words } from './words.ts'

export type Input =
  | APITextInputComponent
  | APISelectMenuComponent
  | APIRadioGroupComponent
  | APICheckboxGroupComponent
  | APICheckboxComponent
  | APIFileUploadComponent

export interface Field {
  label: string
  description: string | undefined
  input: Input
}

export type Part = Field | { text: string }

/** Returns labels and rows as fields, in order, with the texts between them. */
export function partsOf(all: readonly APIModalInteractionResponseCallbackComponent[]): Part[] {
  return all.flatMap((it): Part[] => {
    if (it.type === COMPONENT.textDisplay) return [{ text: it.content }]
    if (it.type === COMPONENT.label) return [{ label: it.label, description: it.description, input: it.component }]
    return it.components.map((input) => ({ label: input.label ?? '', description: undefined, input }))
  })
}

export const isField = (part: Part): part is Field => 'input' in part

export const isRequired = (input: Input): boolean => input.type !== COMPONENT.checkbox && (input.required ?? true)

/** Returns the initial value of a field; the select itself handles its defaults. */
export function startValue(input: Input): string | string[] | boolean {
  switch (input.type) {
    case COMPONENT.textInput:
      return input.value ?? ''
    case COMPONENT.checkbox:
      return input.default ?? false
    case COMPONENT.radioGroup:
      return input.options.find((option) => option.default)?.value ?? ''
    case COMPONENT.checkboxGroup:
    case COMPONENT.stringSelect:
      return input.options.filter((option) => option.default).map((option) => option.value)
    case COMPONENT.fileUpload:
      return []
    default:
      return (input.default_values ?? []).map((value) => value.id)
  }
}

/** Returns the fault of a value, if it has one. */
function fault(input: Input, value: string | string[] | boolean, words: Words): string | null {
  if (typeof value === 'boolean') return null
  if (value.length === 0) return isRequired(input) ? words.fieldRequired : null
  if (input.type === COMPONENT.textInput) {
    if (input.min_length !== undefined && value.length < input.min_length) return words.errShort(input.min_length)
    if (input.max_length !== undefined && value.length > input.max_length) return words.errLong(input.max_length)
  }
  if (input.type === COMPONENT.checkboxGroup && value.length < (input.min_values ?? 1))
    return words.chooseAtLeast(input.min_values ?? 1)
  return null
}

/** Returns all faults by custom_id. */
export function faults(fields: readonly Field[], values: ModalValues, words: Words): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { input } of fields) {
    const wrong = fault(input, values[input.custom_id] ?? '', words)
    if (wrong !== null) found[input.custom_id] = wrong
  }
  return found
}
