/** Forms (Discord's modals): a few fields that one person fills in. */
import {
  type APILabelComponent,
  type APIModalInteractionResponseCallbackData,
  type APISelectMenuOption,
  ComponentType,
  TextInputStyle,
} from 'discord-api-types/v10'
import type { Language } from '../../contract/index.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { speak } from '../../locales/index.ts'
import { type Body, button, type MenuEntry, MOST, row, text } from './components.ts'

const MOST_TITLE = 45
const MOST_PLACEHOLDER = 100
/** The longest text in a field. */
export const MOST_TYPED = 4000

interface FieldLabel {
  readonly id: string
  readonly label: string
  /** Shown below the label. */
  readonly about?: string
  readonly optional?: boolean
}

/** A field of a form. */
export type FormField = FieldLabel &
  (
    | {
        readonly type: 'line' | 'lines'
        readonly max: number
        readonly example?: string
        /** The initial text. */
        readonly start?: string
      }
    | { readonly type: 'pick'; readonly choices: readonly MenuEntry[] }
  )

/** Submitting it is a click on `customId`, with the values of its fields. */
export interface Form {
  readonly customId: string
  readonly title: string
  readonly fields: readonly FormField[]
}

/**
 * The panel that an entry of a menu shows instead of a form: the button opens it, as often as it is pressed.
 *
 * @param opens the custom id of the entry
 *
 * @param back the custom id of the panel with the menu; null: it leads nowhere
 */
export function formStep({ title }: Form, opens: string, back: string | null, language: Language): Body {
  const say = speak(language)
  const leave = back === null ? [] : [button(back, say('form.back'))]
  return { components: [text(`### ${title}`), row(button(opens, say('form.open'), 'main'), ...leave)] }
}

/** A form as Discord takes it. */
export const modalOf = ({ customId, title, fields }: Form): APIModalInteractionResponseCallbackData => ({
  custom_id: customId,
  title: clip(title, MOST_TITLE),
  components: fields.map(labelled),
})

function labelled(field: FormField): APILabelComponent {
  return {
    type: ComponentType.Label,
    label: clip(field.label, MOST_TITLE),
    ...(field.about === undefined ? {} : { description: clip(field.about, MOST.option) }),
    component: inputOf(field),
  }
}

function inputOf(field: FormField): APILabelComponent['component'] {
  const required = field.optional !== true
  if (field.type === 'pick')
    return { type: ComponentType.StringSelect, custom_id: field.id, required, options: field.choices.map(optionOf) }
  return {
    type: ComponentType.TextInput,
    custom_id: field.id,
    style: field.type === 'line' ? TextInputStyle.Short : TextInputStyle.Paragraph,
    max_length: Math.min(field.max, MOST_TYPED),
    required,
    ...(field.start === undefined ? {} : { value: field.start }),
    ...(field.example === undefined ? {} : { placeholder: clip(field.example, MOST_PLACEHOLDER) }),
  }
}

const optionOf = ({ value, label, taken }: MenuEntry): APISelectMenuOption => ({
  value,
  label: clip(label, MOST.option),
  ...(taken === true ? { default: true } : {}),
})
