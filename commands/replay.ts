/** `/replay`: a finished match, step by step. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { finishedMatch } from '../src/discord/match/match-list.ts'
import { showReplay } from '../src/discord/replay/show-replay.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { MOST } from '../src/discord/shell/components.ts'
import { literal } from '../src/discord/shell/text-limits.ts'
import { clip } from '../src/kit/wording/clipping.ts'
import { speak } from '../src/locales/index.ts'

/** Numbers of matches are letters and digits. */
const NUMBER = /^[A-Za-z0-9]{4,20}$/

export const replay: MakeCommand = () => ({
  data: {
    ...named('command.replay'),
    ...described('command.replay.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.replay.match'),
        ...described('command.replay.match.about'),
        required: true,
        autocomplete: true,
      },
    ],
  },

  ack: alone,
  atOnce: true,

  async run(request, app) {
    const typed = String(request.incoming.options.match ?? '').trim()
    if (NUMBER.test(typed) && (await app.matches.record(typed)) !== null) return showReplay(request, app, typed)
    await request.tell(speak(request.incoming.language)('replay.unknown', { match: literal(clip(typed, 50)) }))
  },

  async complete({ focused, language, person }, app) {
    const found = await app.matches.finished(person, MOST.options)
    const corrections = await app.leagues.corrections(found.map(({ id }) => id))
    const listed = await Promise.all(
      found.map((match) => finishedMatch(app, match, { person, language, correction: corrections.get(match.id) })),
    )
    const typed = focused.value.trim().toLowerCase()
    return listed
      .flatMap((one) => (one === null ? [] : [one.choice]))
      .map(({ label, hint = '', value }) => ({ name: clip(`${label} · ${hint}`, MOST.option), value }))
      .filter(({ name, value }) => typed === '' || name.toLowerCase().includes(typed) || value.toLowerCase() === typed)
  },
})
