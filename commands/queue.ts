/** `/queue`: find me an opponent. */
import { queueBody } from '../src/discord/queue/queue-clicks.ts'
import { alone, described, EVERYWHERE, type MakeCommand, named } from '../src/discord/shell/command.ts'

export const queue: MakeCommand = () => ({
  data: { ...named('command.queue'), ...described('command.queue.about'), ...EVERYWHERE },

  needsBot: true,

  ack: alone,

  async run(request, app) {
    await request.show(await queueBody(app, request.incoming, 'show', '', []))
  },
})
