/**
 * A walk with a person through what no request shows: which answers to clicks count, how long Discord waits for them, and
 * what a client does after a form was closed. It needs the gateway for itself: the program must not run meanwhile.
 */
import { Client, Events, GatewayIntentBits, type Interaction } from 'discord.js'
import { ButtonStyle, ComponentType, InteractionResponseType, Routes, TextInputStyle } from 'discord-api-types/v10'
import type { Clock } from '../time/clock.ts'
import { MINUTE_MS } from '../time/lengths.ts'
import { waited } from './examination.ts'
import { bad, type Finding, good, look } from './finding.ts'
import { TrialMessages, trialPicture } from './trial-messages.ts'
import { refusalOf, type TrialAnswer, type TrialRequests } from './trial-requests.ts'

/** The means of a session. */
export interface ClickSession {
  readonly discord: TrialRequests
  readonly clock: Pick<Clock, 'now' | 'wake'>
  readonly token: string
  readonly api: string | undefined
  readonly applicationId: string
  readonly channelId: string
  /** Tells the person at the terminal what to do. */
  readonly say: (line: string) => void
}

/** The ids of an interaction, with what its person has chosen. */
interface ClickIds {
  readonly id: string
  readonly token: string
  readonly age: number
  readonly values: readonly string[]
  readonly typed: string | null
}

const BUTTONS = [
  ['refused', '1 Refused answer'],
  ['file', '2 File'],
  ['kept', '3 Kept file'],
  ['form', '4 Form'],
  ['late2', '5 After 2.5 s'],
  ['late3', '6 After 3.5 s'],
  ['old', '7 Old message'],
  ['done', '8 Done'],
] as const
type Step = (typeof BUTTONS)[number][0] | 'select' | 'submitted'
const PREFIX = 'doctor|'

const DOING = [
  'Press the buttons of the new message in their order, in the app of a phone if you can.',
  '4 opens a form: cancel it, press 4 again, and send it as it is.',
  'Then choose “Form” in the menu, cancel the form, and choose the same entry again.',
  '7 sends a private message: it is edited after 14 and 16 minutes. Leave the client open, then press 8.',
]

/** Walks a person through all steps; ends when they press the last button or when the minutes are over. */
export async function clickSession(session: ClickSession, minutes = 30): Promise<readonly Finding[]> {
  const { channelId, discord, clock, say } = session
  const messages = new TrialMessages(discord, channelId)
  const walk = new Walk(session)
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    rest: session.api === undefined ? {} : { api: session.api },
  })
  client.on(Events.InteractionCreate, (interaction) => void walk.clicked(interaction).catch(() => walk.broken()))
  try {
    await client.login(session.token)
    const posted = await messages.post(panel())
    if (!posted.ok)
      return [bad('clicks', `The panel is refused: ${refusalOf(posted)}`, 'Name a channel where the bot may write.')]
    for (const line of DOING) say(line)
    await Promise.race([walk.done, waited(clock, minutes * MINUTE_MS)])
    return walk.findings()
  } finally {
    await client.destroy()
    await messages.remove()
  }
}

const rowOf = (...components: object[]) => ({ type: ComponentType.ActionRow, components })

function panel() {
  const buttons = BUTTONS.map(([step, label]) => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    custom_id: PREFIX + step,
    label,
  }))
  const options = [
    { label: 'Form', value: 'form' },
    { label: 'Nothing', value: 'nothing' },
  ]
  const menu = { type: ComponentType.StringSelect, custom_id: `${PREFIX}select`, placeholder: 'Form again', options }
  return {
    body: {
      content: 'HoloNet asks you to press these in their order.',
      components: [rowOf(...buttons.slice(0, 5)), rowOf(...buttons.slice(5)), rowOf(menu)] as never,
    },
  }
}

const PRESET = 'Leave this as it is'
const form = {
  type: InteractionResponseType.Modal,
  data: {
    custom_id: `${PREFIX}submitted`,
    title: 'A form',
    components: [
      rowOf({
        type: ComponentType.TextInput,
        custom_id: 'text',
        label: 'A preset',
        style: TextInputStyle.Short,
        value: PRESET,
      }),
    ],
  },
}

/** Longer than a message may be. */
const TOO_LONG = 'x'.repeat(2_001)
const PRIVATE = 1 << 6
const LATE_MS = { late2: 2_500, late3: 3_500 } as const
const OLD_MINUTES = [14, 16] as const

/** The steps, as a person takes them. */
class Walk {
  readonly #session: ClickSession
  readonly #found: Finding[] = []
  readonly #ages: number[] = []
  readonly #times = new Map<Step, number>()
  #end: () => void = () => {}
  readonly done: Promise<void>

  constructor(session: ClickSession) {
    this.#session = session
    this.done = new Promise((resolve) => {
      this.#end = resolve
    })
  }

  async clicked(interaction: Interaction): Promise<void> {
    if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return
    if (!interaction.customId.startsWith(PREFIX)) return
    const step = interaction.customId.slice(PREFIX.length) as Step
    const age = this.#session.clock.now().getTime() - interaction.createdTimestamp
    this.#ages.push(age)
    this.#times.set(step, (this.#times.get(step) ?? 0) + 1)
    await this.#step(step, {
      ...{ id: interaction.id, token: interaction.token, age },
      values: interaction.isStringSelectMenu() ? interaction.values : [],
      typed: interaction.isModalSubmit() ? interaction.fields.getTextInputValue('text') : null,
    })
  }

  /** Notes that Discord did not answer in the middle of a step. */
  broken(): void {
    this.#note(bad('clicks', 'Discord stopped answering in the middle of a step', 'Run --click again.'))
  }

  findings(): readonly Finding[] {
    const missing = [...BUTTONS.map(([step]) => step), 'select', 'submitted'].filter(
      (step) => !this.#times.has(step as Step),
    )
    const clicks = this.#ages.length
    const oldest = Math.max(0, ...this.#ages)
    const newest = Math.min(oldest, ...this.#ages)
    const measured = { clicks, 'least ms': newest, 'most ms': oldest }
    const wrong = newest < -60_000 || oldest > 5 * MINUTE_MS
    return [
      ...this.#found,
      ...(clicks === 0
        ? []
        : [
            wrong
              ? bad(
                  'click-age',
                  'The clock of this machine is wrong',
                  'Set it by NTP: Discord’s time and ours differ by minutes.',
                  measured,
                )
              : good('click-age', 'Clicks are as old as their way', measured),
          ]),
      this.#reopening(),
      ...(missing.length === 0
        ? []
        : [look('clicks', `Not pressed: ${missing.join(', ')}`, 'Run --click again for these.')]),
    ]
  }

  #reopening(): Finding {
    const measured = { 'form opened': this.#times.get('form') ?? 0, 'entry chosen': this.#times.get('select') ?? 0 }
    return measured['entry chosen'] >= 2
      ? good('forms', 'The same entry can be chosen again after its form was closed', measured)
      : look(
          'forms',
          'The same entry was not chosen twice',
          'Did the client refuse it? HoloNet opens no form from a menu.',
          measured,
        )
  }

  #answer(
    { id, token }: ClickIds,
    body: object,
    files: readonly { name: string; data: Buffer }[] = [],
  ): Promise<TrialAnswer<unknown>> {
    return this.#session.discord.post(Routes.interactionCallback(id, token), { body, files: [...files], auth: false })
  }

  #edit({ token }: ClickIds, body: object, files: readonly { name: string; data: Buffer }[] = []) {
    const route = Routes.webhookMessage(this.#session.applicationId, token, '@original')
    return this.#session.discord.patch<{ attachments: { id: string }[] }>(route, {
      body,
      files: [...files],
      auth: false,
    })
  }

  async #step(step: Step, clicked: ClickIds): Promise<void> {
    if (step === 'refused') return this.#refused(clicked)
    if (step === 'file' || step === 'kept') return this.#file(step, clicked)
    if (step === 'form' || (step === 'select' && clicked.values[0] === 'form'))
      return void (await this.#answer(clicked, form))
    if (step === 'late2' || step === 'late3') return this.#late(step, clicked)
    if (step === 'old') return this.#old(clicked)
    await this.#answer(clicked, { type: InteractionResponseType.DeferredMessageUpdate })
    if (step === 'submitted') this.#note(presetIn(clicked))
    if (step === 'done') this.#end()
  }

  #note(finding: Finding): void {
    this.#found.push(finding)
    this.#session.say(finding.words)
  }

  async #refused(clicked: ClickIds): Promise<void> {
    const first = await this.#answer(clicked, {
      type: InteractionResponseType.UpdateMessage,
      data: { content: TOO_LONG },
    })
    const second = await this.#answer(clicked, { type: InteractionResponseType.DeferredMessageUpdate })
    const measured = { first: first.ok ? 'taken' : first.status, second: second.ok ? 'taken' : second.code }
    this.#note(
      second.ok
        ? good('refused-answer', 'After a refused answer a second one is taken', measured)
        : good('refused-answer', 'A refused answer counts as the answer; its message can be edited', measured),
    )
  }

  #attachment: string | null = null

  async #file(step: 'file' | 'kept', clicked: ClickIds): Promise<void> {
    await this.#answer(clicked, { type: InteractionResponseType.DeferredMessageUpdate })
    if (step === 'file') {
      const body = { content: 'A file was added.', attachments: [{ id: '0', filename: 'doctor.png' }] }
      const edited = await this.#edit(clicked, body, [{ name: 'doctor.png', data: trialPicture() }])
      this.#attachment = edited.ok ? (edited.body.attachments[0]?.id ?? null) : null
      return this.#note(
        edited.ok
          ? good('file', 'A panel takes a file after its answer')
          : bad('file', `A panel refuses a file: ${refusalOf(edited)}`, 'Allow Attach Files.'),
      )
    }
    if (this.#attachment === null)
      return this.#note(look('kept-in-panel', 'There is no file to keep', 'Press 2 before 3.'))
    const kept = await this.#edit(clicked, { content: 'The file was kept.', attachments: [{ id: this.#attachment }] })
    this.#note(
      kept.ok
        ? good('kept-in-panel', 'A panel keeps a file by its id')
        : look(
            'kept-in-panel',
            `A panel refuses a kept file: ${refusalOf(kept)}`,
            'The program sends files again; nothing to do.',
          ),
    )
  }

  async #late(step: keyof typeof LATE_MS, clicked: ClickIds): Promise<void> {
    await waited(this.#session.clock, LATE_MS[step])
    const answered = await this.#answer(clicked, { type: InteractionResponseType.DeferredMessageUpdate })
    const measured = { ms: LATE_MS[step], answer: answered.ok ? 'taken' : answered.code }
    const taken = answered.ok ? 'is taken' : 'comes too late'
    this.#note(
      step === 'late2' && !answered.ok
        ? bad(
            step,
            'An answer after 2.5 seconds comes too late',
            'The machine is too far from Discord, or too slow.',
            measured,
          )
        : good(step, `An answer after ${LATE_MS[step] / 1_000} seconds ${taken}`, measured),
    )
  }

  async #old(clicked: ClickIds): Promise<void> {
    const body = {
      type: InteractionResponseType.ChannelMessageWithSource,
      data: { content: 'Leave this open.', flags: PRIVATE },
    }
    const sent = await this.#answer(clicked, body)
    if (!sent.ok)
      return this.#note(bad('old-private', `A private message is refused: ${refusalOf(sent)}`, 'Press 7 again.'))
    let before = 0
    for (const minutes of OLD_MINUTES) {
      await waited(this.#session.clock, (minutes - before) * MINUTE_MS)
      before = minutes
      const edited = await this.#edit(clicked, { content: `Edited after ${minutes} minutes.` })
      const measured = { minutes, answer: edited.ok ? 'taken' : edited.code }
      this.#note(
        good(
          `old-private ${minutes}`,
          `A private message ${edited.ok ? 'can' : 'can not'} be edited after ${minutes} minutes`,
          measured,
        ),
      )
    }
  }
}

const presetIn = ({ typed }: ClickIds): Finding =>
  typed === PRESET
    ? good('presets', 'A preset of a form comes back')
    : look('presets', 'The preset of the form was changed or lost', 'Did you send the form as it was?')
