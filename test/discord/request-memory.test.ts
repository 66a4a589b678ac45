/** The HTTP client keeps no answer of Discord once it has been read. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { StoppableRest } from '../../src/discord/shell/stoppable-rest.ts'
import { systemClock } from '../../src/time/clock.ts'
import { eventually } from '../eventually.ts'

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

it('keeps no answers after they were read, and still ends requests on their way when it stops', async () => {
  const answers: WeakRef<object>[] = []
  const held: (() => void)[] = []
  const rest = new StoppableRest(
    {
      makeRequest: async (url) => {
        if (url.endsWith('/held')) await new Promise<void>((resolve) => held.push(resolve))
        return new Response(JSON.stringify({ text: 'x'.repeat(1000) }), {
          headers: { 'content-type': 'application/json' },
        })
      },
    } as ConstructorParameters<typeof StoppableRest>[0],
    systemClock,
    60_000,
  ).setToken('token')
  for (let at = 0; at < 20; at++) answers.push(new WeakRef((await rest.get('/users/@me')) as object))
  await eventually(() => {
    collect()
    expect(answers.filter((answer) => answer.deref() !== undefined).length).toBeLessThan(2)
  })
  const waiting = rest.get('/users/held')
  await eventually(() => expect(held).toHaveLength(1))
  rest.stop()
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' })
  for (const release of held) release()
})
