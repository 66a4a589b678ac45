/** `/settings`: a person's settings. A time zone in the command is set at once. */
import { ApplicationCommandOptionType } from 'discord-api-types/v10'
import { showSettings, takeZone } from '../src/discord/settings/settings-clicks.ts'
import { zoneLabel } from '../src/discord/settings/settings-panel.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'
import { findZones } from '../src/people/zones.ts'

export const settings: MakeCommand = () => ({
  data: {
    ...named('command.settings'),
    ...described('command.settings.about'),
    ...EVERYWHERE,
    options: [
      {
        type: ApplicationCommandOptionType.String,
        ...named('command.settings.zone'),
        ...described('command.settings.zone.about'),
        autocomplete: true,
        max_length: 60,
      },
    ],
  },

  ack: alone,

  async run(request, app) {
    const { timezone } = request.incoming.options
    return timezone === undefined ? showSettings(request, app) : takeZone(request, app, String(timezone))
  },

  complete({ focused, language }, { clock }) {
    const now = clock.now()
    return findZones(focused.value, language, now).map((zone) => ({ name: zoneLabel(zone, now), value: zone.id }))
  },
})
