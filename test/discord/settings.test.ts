/** People's own settings, by command, panel and form, in both languages. */
import { type APIMessage, ComponentType } from 'discord-api-types/v10'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { controlsOf, isEphemeral, type TestUser, textOf } from '../../sandbox/driver.ts'
import { LANGUAGES } from '../../src/contract/index.ts'
import { settingsPanel } from '../../src/discord/settings/settings-panel.ts'
import { countOf, MOST } from '../../src/discord/shell/components.ts'
import { isOneScreen, messageHeight } from '../../src/discord/table/phone-room.ts'
import { CALL_WAYS, QUIET_WAYS, USUAL } from '../../src/people/person.ts'
import { findZones } from '../../src/people/zones.ts'
import { ACCEPT, answerPanel, beginMatch, DECK, openFromDm, startWorld, toldAlone, type World } from './world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld()
})
afterEach(() => {
  expect(world.sandbox.problems).toEqual([])
  expect(world.log.filter((line) => /"level":(?:50|60)/.test(line))).toEqual([])
})
afterAll(async () => {
  await world?.close()
})
let count = 0
const user = (name: string) => world.sandbox.user(`${name}${++count}`)
const kept = (person: TestUser) => world.holonet.persons.of(person.id)
const labels = (message: APIMessage) => controlsOf(message).map(({ label }) => label)
const ASK = 'With your time zone'
/** In a call, where there is little room. */
const ASK_SHORT = 'Quiet at night?'

describe('/settings', () => {
  it('shows the defaults to a person who has set nothing, privately', async () => {
    const ann = user('Ann')
    const { message, text } = await ann.slash('settings')
    expect(isEphemeral(message)).toBe(true)
    expect(text).toContain('Time zone: **unknown**')
    expect(text).toContain('Direct messages: **yes**')
    expect(text).toContain('Notifications: **each turn**')
    expect(text).toContain('Matches at once: at most **10**')
    expect(text).toContain('Blocked: **no one**')
    // Quiet hours can't be set without a time zone.
    expect(labels(message).filter((label) => /quiet/i.test(label))).toEqual([])
  })

  it('sets a zone that is picked while typing, and shows the time there', async () => {
    const ann = user('Ann')
    const choices = await ann.autocomplete('settings', 'timezone', 'pariss')
    expect(choices[0]).toEqual({ name: 'Europe/Paris · France · 13:00', value: 'Europe/Paris' })
    const { text, message } = await ann.slash('settings', { timezone: 'Europe/Paris' })
    expect(text).toContain('Time zone: **Europe/Paris** · Paris, France · it is 13:00 there')
    expect(text).toContain('Quiet hours: **none**')
    const quiet = await ann.click(message, 'Quiet from 22:00 to 08:00')
    expect(quiet.text).toContain('Quiet hours: **22:00 to 08:00**, messages make no sound')
    expect(await kept(ann)).toMatchObject({ zone: 'Europe/Paris', quiet: { from: 1320, to: 480 } })
  })

  it('offers 25 choices at most for anything, none of them too long', async () => {
    const ann = user('Ann')
    for (const typed of ['', 'a', 'america', 'é', '12:00', 'UTC', '💥', 'x'.repeat(60)]) {
      const choices = await ann.autocomplete('settings', 'timezone', typed)
      expect(choices.length).toBeLessThanOrEqual(25)
      for (const { name } of choices) expect(name.length).toBeLessThanOrEqual(100)
    }
  })

  it('offers a choice of zones where the typed text fits several, and says where it fits none', async () => {
    const ann = user('Ann')
    const which = await ann.slash('settings', { timezone: 'united states' })
    expect(which.text).toContain('Which time zone is “united states”?')
    const picked = await ann.select(which.message, 'Which one is it?', 'America/Chicago')
    expect(picked.text).toContain('Saved.')
    expect((await kept(ann)).zone).toBe('America/Chicago')
    const none = await ann.slash('settings', { timezone: '**zzzzqqqq** @everyone' })
    expect(none.text).toContain('No time zone found for “\\*\\*zzzzqqqq\\*\\* @\u200beveryone”')
    expect((await kept(ann)).zone).toBe('America/Chicago')
  })

  it('sets a zone typed into its form', async () => {
    const ann = user('Ann')
    const { message } = await ann.slash('settings')
    const { form } = await ann.click(message, 'Time zone…')
    const slip = await ann.submit(form, { zone: 'Lyonn' })
    expect(slip.message.id).toBe(message.id)
    expect(slip.text).toContain('Which time zone is “Lyonn”?')
    const back = await ann.click(slip.message, 'Back to my settings')
    expect(back.text).toContain('Your settings')
    const again = await ann.click(back.message, 'Time zone…')
    const done = await ann.submit(again.form, { zone: 'lyon' })
    expect(done.text).toContain('**Europe/Paris**')
    const gone = await ann.click(done.message, 'Forget my time zone')
    expect(gone.text).toContain('Time zone: **unknown**')
    expect(await kept(ann)).toMatchObject({ zone: null, quiet: null })
  })

  it('sets the hours one by one; the same hour twice is refused', async () => {
    const ann = user('Ann')
    let { message } = await ann.slash('settings', { timezone: 'Tokyo' })
    message = (await ann.select(message, 'Quiet hours start', 'Quiet from 23:00')).message
    expect((await kept(ann)).quiet).toEqual({ from: 23 * 60, to: 8 * 60 })
    message = (await ann.select(message, 'Quiet hours end', 'Quiet until 06:00')).message
    expect((await kept(ann)).quiet).toEqual({ from: 23 * 60, to: 6 * 60 })
    const same = await ann.select(message, 'Quiet hours end', 'Quiet until 23:00')
    expect(same.text).toContain('must start and end at different times')
    expect((await kept(ann)).quiet).toEqual({ from: 23 * 60, to: 6 * 60 })
    const held = await ann.click(same.message, 'Quiet hours: hold all messages')
    expect(held.text).toContain('messages wait until they end')
    const none = await ann.select(held.message, 'Quiet hours start', 'No quiet hours')
    expect(none.text).toContain('Quiet hours: **none**')
    // Quiet hours that start when they would end by default have the default length.
    await ann.select(none.message, 'Quiet hours start', 'Quiet from 08:00')
    expect((await kept(ann)).quiet).toEqual({ from: 8 * 60, to: 16 * 60 })
  })

  it('sets everything else with one click each, and a second click changes nothing', async () => {
    const ann = user('Ann')
    const { message } = await ann.slash('settings')
    await ann.click(message, 'Notifications, pictures, suggestions…')
    await ann.click(ann.now(message)!, 'Turn direct messages off')
    await ann.click(ann.now(message)!, 'Gather notifications')
    await ann.click(ann.now(message)!, 'Text only')
    await ann.click(ann.now(message)!, 'Back to my settings')
    await ann.select(ann.now(message)!, 'Matches at once', '3 matches at once')
    expect(await kept(ann)).toMatchObject({ dms: false, calls: 'gathered', wordsOnly: true, openMatches: 3 })
    expect(textOf(ann.now(message)!)).toContain('Direct messages: **no**')
    expect(textOf(ann.now(message)!)).toContain('Matches at once: at most **3**')
    await ann.click(ann.now(message)!, 'Notifications, pictures, suggestions…')
    const now = ann.now(message)!
    const on = controlsOf(now).find(({ label }) => label === 'Turn direct messages on')!
    await Promise.all([ann.click(now, on.customId), ann.click(now, on.customId)])
    expect((await kept(ann)).dms).toBe(true)
    await ann.click(ann.now(message)!, 'Notify me each turn')
    await ann.click(ann.now(message)!, 'Show pictures')
    await ann.click(ann.now(message)!, 'Back to my settings')
    await ann.select(ann.now(message)!, 'Matches at once', 'usual')
    expect(await kept(ann)).toMatchObject({ ...USUAL })
  })

  it('works in direct messages, and in French', async () => {
    const eve = user('Ève')
    eve.locale('fr')
    const dm = await eve.openDm()
    const { message, text } = await eve.slash('settings', {}, { channel: dm })
    expect(isEphemeral(message)).toBe(false)
    expect(text).toContain('Vos paramètres')
    expect(text).toMatch(/Langue\s: \*\*français\*\*/)
    const { form } = await eve.click(message, 'Fuseau horaire…')
    const done = await eve.submit(form, { zone: 'Suisse' })
    expect(done.message.id).toBe(message.id)
    expect(done.text).toContain('**Europe/Zurich** · Zurich, Suisse')
    const quiet = await eve.click(done.message, 'Calme de 22:00 à 08:00')
    expect(quiet.text).toMatch(/Heures calmes\s: \*\*de 22:00 à 08:00\*\*/)
    const choices = await eve.autocomplete('settings', 'timezone', 'allemagne')
    expect(choices[0]!.name).toMatch(/^Europe\/Berlin · Allemagne · /)
  })

  it('keeps settings and open panels over a restart', async () => {
    const ann = user('Ann')
    const { message } = await ann.slash('settings', { timezone: 'Lisbon' })
    await world.restart()
    const quiet = await ann.click(message, 'Quiet from 22:00')
    expect(quiet.text).toContain('**Europe/Lisbon**')
    expect(quiet.text).toContain('22:00 to 08:00')
  })

  it('ignores a made-up button', async () => {
    const ann = user('Ann')
    const settings = await ann.slash('settings')
    const { message } = await ann.click(settings.message, 'Notifications, pictures, suggestions…')
    const { language: _, ...before } = await kept(ann)
    const stored = world.sandbox.world.message(message.id)!
    for (const odd of ['set|way|loud', 'set|calls|never', 'set|nothing', 'set']) {
      const forged = JSON.parse(JSON.stringify(stored).replaceAll(/1\|set\|dms\|off/g, `1|${odd}`))
      world.sandbox.world.saveMessage(forged)
      await ann.until('the odd button', () =>
        controlsOf(ann.now(message)!).some(({ customId }) => customId === `1|${odd}`),
      )
      await ann.click(ann.now(message)!, `1|${odd}`)
    }
    await toldAlone(ann, 'older version')
    expect(await kept(ann)).toMatchObject(before)
  })
})

describe('the question for the time zone', () => {
  it('comes once to the person who accepts, beside their panel, and its button answers it', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const { panel } = await beginMatch(world, ann, ben)
    const asked = await toldAlone(ben, ASK)
    const { form } = await ben.click(asked, 'Time zone…')
    const answered = await ben.submit(form, { zone: 'Brussels' })
    expect(isEphemeral(answered.message)).toBe(true)
    expect(answered.message.id).not.toBe(asked.id)
    expect(answered.text).toContain('**Europe/Brussels**')
    expect(labels(answered.message)).toContain('Quiet from 22:00 to 08:00')
    expect(textOf(ben.now(panel)!)).toContain('In which order')
    await beginMatch(world, ann, ben)
    expect(ben.ephemerals().filter((message) => textOf(message).includes(ASK))).toHaveLength(1)
  })

  it('comes once to the challenger, below their first call, which stays as it is', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    await beginMatch(world, ann, ben)
    const call = await ann.dm(ASK_SHORT)
    expect(textOf(call)).toContain('Your turn')
    const { form } = await ann.click(call, 'Time zone…')
    const answered = await ann.submit(form, { zone: 'nowhere at all' })
    expect(answered.text).toContain('No time zone found')
    expect(textOf(ann.now(call)!)).toContain('Your turn')
    await answerPanel(ann, await openFromDm(ann))
    await world.quiet()
    const count = () => ann.dms().filter((message) => textOf(message).includes(ASK_SHORT)).length
    expect(count()).toBe(0)
    await beginMatch(world, ann, ben)
    expect(count()).toBe(0)
  })

  it('does not come to people who have set a zone, nor for practice', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    await ann.slash('settings', { timezone: 'UTC' })
    await ben.slash('settings', { timezone: 'UTC' })
    await beginMatch(world, ann, ben)
    const solo = user('Solo')
    const asked = await solo.slash('play', { opponent: { id: world.sandbox.botId } })
    await solo.select(asked.message, DECK, 'Even')
    await world.quiet()
    for (const person of [ann, ben, solo])
      expect(
        person.messages().filter((message) => textOf(message).includes(ASK) || textOf(message).includes(ASK_SHORT)),
      ).toEqual([])
  })
})

describe('/block and /unblock', () => {
  it('blocking ends open challenges between the two, and tells only the person who blocks', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    const offered = await ben.slash('play', { opponent: ann })
    const posted = ann.next(`<@${ann.id}>`)
    await ben.select(offered.message, DECK, 'Even')
    const challenge = await posted
    const blocked = await ann.slash('block', { person: ben })
    expect(isEphemeral(blocked.message)).toBe(true)
    expect(blocked.text).toContain(`**${ben.name}** is blocked`)
    expect(textOf(ben.now(challenge)!)).toContain('**Declined**')
    const seen = ben.messages().length
    const again = await ben.slash('play', { opponent: ann })
    expect(again.text).toBe(`<@${ann.id}> can’t be challenged by you now.`)
    expect(ben.messages().length).toBe(seen + 1)
    expect((await ann.slash('play', { opponent: ben })).text).toContain('You blocked')
    // A challenge from before can't be accepted either.
    const panel = await ann.slash('settings')
    expect(panel.text).toContain('Blocked: **1**')
    const others = await ann.click(panel.message, 'My page, blocked people…')
    expect(others.text).toContain(`Blocked: **${ben.name}**`)
    const free = await ann.select(others.message, 'Unblock…', ben.name)
    expect(free.text).toContain('is unblocked')
    expect((await ann.slash('unblock', { person: ben })).text).toContain('You haven’t blocked')
    expect((await ben.slash('play', { opponent: ann })).text).toContain('Choose your deck')
  })

  it('keep the blocked from open challenges, without a reason', async () => {
    const [ann, ben] = [user('Ann'), user('Ben')]
    await ann.slash('block', { person: ben })
    const offered = await ann.slash('play', {})
    const posted = ben.next('is looking for an opponent')
    await ann.select(offered.message, DECK, 'Even')
    const answer = await ben.click(await posted, ACCEPT)
    expect(answer.text).toBe('You can’t accept this challenge now.')
  })

  it('can not be used on oneself, nor on bots', async () => {
    const ann = user('Ann')
    expect((await ann.slash('block', { person: ann })).text).toContain('yourself')
    expect((await ann.slash('block', { person: { id: world.sandbox.botId } })).text).toContain('Bots can’t be blocked')
  })
})

describe('the panel', () => {
  it('fits onto a phone’s screen and shows everything in both languages, whatever is set', () => {
    const now = new Date('2030-01-01T12:00:00Z')
    const blocked = Array.from({ length: 25 }, (_, at) => ({ id: String(at), name: 'W'.repeat(32) }))
    for (const language of LANGUAGES)
      for (const zone of [null, 'America/Argentina/ComodRivadavia', 'Europe/Paris', 'UTC'])
        for (const quiet of [null, { from: 1320, to: 480 }])
          for (const quietWay of QUIET_WAYS)
            for (const calls of CALL_WAYS) {
              const person = {
                ...USUAL,
                id: '1',
                language,
                zoneAsked: true,
                zone,
                quiet,
                quietWay,
                calls,
                dms: quiet === null,
              }
              const candidates = findZones('america', language, now)
              const input = { person, language, now, mostOpen: 10, blocked, blockedCount: 200 }
              const pages = (['all', 'times', 'notices', 'others'] as const).map((page) =>
                settingsPanel({ ...input, page }),
              )
              for (const body of [...pages, settingsPanel({ ...input, candidates })]) {
                expect(isOneScreen(body.components), `${zone} ${language} ${messageHeight(body.components)}`).toBe(true)
                expect(countOf(body.components)).toBeLessThanOrEqual(MOST.components)
                const texts = body.components.flatMap((part) =>
                  part.type === ComponentType.TextDisplay ? [part.content] : [],
                )
                expect(texts.join('').length).toBeLessThanOrEqual(MOST.text)
                expect(texts.join('')).not.toMatch(/\{\{|undefined|settings\./)
              }
            }
  })
})
