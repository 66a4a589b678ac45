import { once } from 'node:events'
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  Client,
  ContainerBuilder,
  EmbedBuilder,
  Events,
  GatewayIntentBits,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  type TextChannel,
  TextDisplayBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js'
import { expect, test } from 'vitest'
import { controlsOf, isEphemeral, textOf } from '../../sandbox/driver.ts'
import { UNHURRIED } from '../../sandbox/rate-limits.ts'
import { type Sandbox, type SandboxOptions, startSandbox } from '../../sandbox/sandbox.ts'
import { eventually } from '../eventually.ts'

/** A sandbox with a real discord.js client in it. */
async function withClient(
  handle: (interaction: Interaction) => Promise<unknown>,
  run: (sandbox: Sandbox, client: Client<true>) => Promise<void>,
  options: SandboxOptions = {},
) {
  const sandbox = await startSandbox({ ...options, limits: { ...UNHURRIED, ...options.limits } })
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: sandbox.apiUrl } })
  const faults: unknown[] = []
  client.on(Events.InteractionCreate, (interaction) => {
    handle(interaction).catch((error: unknown) => faults.push(error))
  })
  client.on(Events.Error, (error) => faults.push(error))
  try {
    const ready = once(client, Events.ClientReady)
    await client.login(sandbox.token)
    await ready
    await run(sandbox, client as Client<true>)
    expect(faults).toEqual([])
    expect(sandbox.problems).toEqual([])
  } finally {
    await client.destroy()
    await sandbox.close()
  }
}

const play = new SlashCommandBuilder()
  .setName('play')
  .setNameLocalizations({ fr: 'jouer' })
  .setDescription('Play')
  .setDefaultMemberPermissions(PermissionFlagsBits.SendMessages)
  .addUserOption((option) => option.setName('opponent').setDescription('Whom to challenge'))
  .addStringOption((option) => option.setName('card').setDescription('A card').setAutocomplete(true))
  .toJSON()

const unused = async () => {}

test('logs in, knows its guild, and registers commands', async () => {
  await withClient(unused, async (sandbox, client) => {
    expect(client.user.id).toBe(sandbox.botId)
    const guild = client.guilds.cache.get(sandbox.guildId)!
    expect(guild.channels.cache.map(({ name }) => name)).toEqual(['general', 'games'])
    const registered = await client.application.commands.set([play])
    expect(registered.first()).toMatchObject({ name: 'play' })
    expect((await client.application.commands.fetch({ withLocalizations: true })).size).toBe(1)
    expect((await sandbox.user('Alice').command('play')).name_localizations).toEqual({ fr: 'jouer' })
    expect((await guild.members.fetch(sandbox.user('Alice').id)).displayName).toBe('Alice')
    expect(guild.members.me?.permissionsIn(sandbox.channelIds.games).has('ManageThreads')).toBe(true)
  })
})

test('replies, defers, edits, follows up, updates and deletes', async () => {
  const handle = async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) {
      await interaction.deferReply({ flags: MessageFlags.Ephemeral })
      const opponent = interaction.options.getUser('opponent', true)
      await interaction.editReply({
        flags: MessageFlags.IsComponentsV2,
        components: [
          new ContainerBuilder()
            .setAccentColor(0x336699)
            .addTextDisplayComponents(new TextDisplayBuilder().setContent(`Against ${opponent.displayName}`))
            .addActionRowComponents((row) =>
              row.addComponents(
                new ButtonBuilder().setCustomId('next').setLabel('Next').setStyle(ButtonStyle.Primary),
                new ButtonBuilder().setCustomId('away').setLabel('Away').setStyle(ButtonStyle.Danger),
              ),
            ),
        ],
      })
      const file = new AttachmentBuilder(Buffer.from('table'), { name: 'table.txt' })
      await interaction.followUp({ content: 'Public', files: [file], embeds: [new EmbedBuilder().setTitle('Table')] })
    } else if (interaction.isButton() && interaction.customId === 'next') {
      await interaction.update({ components: [new TextDisplayBuilder().setContent('Next it is')] })
    } else if (interaction.isButton()) {
      await interaction.deferUpdate()
      await interaction.deleteReply()
    }
  }
  await withClient(handle, async (sandbox, client) => {
    await client.application.commands.set([play])
    const alice = sandbox.user('Alice')
    const bob = sandbox.user('Bob')
    const first = await alice.slash('play', { opponent: bob })
    expect(first.text).toContain('Against Bob')
    expect(isEphemeral(first.message)).toBe(true)
    expect(controlsOf(first.message).map(({ label }) => label)).toEqual(['Next', 'Away'])
    expect(await bob.sees('Public')).toMatchObject({
      attachments: [{ filename: 'table.txt' }],
      embeds: [{ title: 'Table' }],
    })
    expect(bob.messages()).toHaveLength(1)
    expect((await alice.click(first.message, 'Next')).text).toBe('Next it is')
    const second = await alice.slash('play', { opponent: bob })
    await alice.click(second.message, 'Away')
    expect(alice.now(second.message)).toBeUndefined()
  })
})

test('autocompletes, and asks by modal', async () => {
  const handle = async (interaction: Interaction) => {
    if (interaction.isAutocomplete()) {
      const typed = interaction.options.getFocused()
      await interaction.respond([{ name: `${typed}l`, value: 'dm-1', nameLocalizations: { fr: `${typed}le` } }])
    } else if (interaction.isChatInputCommand()) {
      const text = new TextInputBuilder().setCustomId('name').setStyle(TextInputStyle.Short).setMaxLength(20)
      const side = new StringSelectMenuBuilder().setCustomId('side').addOptions({ label: 'Dark', value: 'dark' })
      await interaction.showModal(
        new ModalBuilder()
          .setCustomId('deck')
          .setTitle('Your deck')
          .addLabelComponents(
            new LabelBuilder().setLabel('Name').setTextInputComponent(text),
            new LabelBuilder().setLabel('Side').setStringSelectMenuComponent(side),
          ),
      )
    } else if (interaction.isModalSubmit()) {
      const { fields } = interaction
      await interaction.reply(`${fields.getTextInputValue('name')}: ${fields.getStringSelectValues('side')}`)
    }
  }
  await withClient(handle, async (sandbox, client) => {
    await client.application.commands.set([play])
    const alice = sandbox.user('Alice')
    expect(await alice.autocomplete('play', 'card', 'Mau')).toMatchObject([{ name: 'Maul', value: 'dm-1' }])
    const { form } = await alice.slash('play')
    const answer = await alice.submit(form, { Name: 'Sith', Side: ['dark'] })
    expect(answer.text).toBe('Sith: dark')
    expect(answer.message.type).toBe(20)
  })
})

test('threads, DMs, selects, pins and lists', async () => {
  const handle = async (interaction: Interaction) => {
    if (interaction.isStringSelectMenu())
      await interaction.update({ content: interaction.values.join(), components: [] })
  }
  await withClient(handle, async (sandbox, client) => {
    const alice = sandbox.user('Alice')
    const games = (await client.channels.fetch(sandbox.channelIds.games)) as TextChannel
    const challenge = await games.send({ content: `<@${alice.id}>`, allowedMentions: { users: [alice.id] } })
    const thread = await challenge.startThread({ name: 'Match', autoArchiveDuration: 10080 })
    await thread.members.add(alice.id)
    const select = new StringSelectMenuBuilder().setCustomId('cards').setMaxValues(2)
    select.addOptions({ label: 'Maul', value: 'a' }, { label: 'Droid', value: 'b' })
    const table = await thread.send({
      content: 'Pick',
      components: [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(select)],
      nonce: 'one',
      enforceNonce: true,
    })
    expect((await alice.select(await alice.sees('Pick'), 'cards', ['Maul', 'Droid'])).text).toBe('a,b')
    await table.edit({ content: 'Over', embeds: [], components: [] })
    await table.pin()
    expect((await thread.messages.fetchPins()).items).toHaveLength(1)
    expect((await thread.messages.fetch({ limit: 10 })).size).toBe(3)
    await thread.setArchived(true)
    expect(thread.archived).toBe(true)
    await expect(table.edit('x')).rejects.toMatchObject({ code: 50083 })
    const alone = await games.threads.create({ name: 'Alone', type: ChannelType.PublicThread })
    await alone.setName('Renamed')
    await alice.thread('Renamed')

    const user = await client.users.fetch(alice.id)
    await user.send('Your turn')
    expect(textOf(await alice.dm('Your turn'))).toBe('Your turn')
    alice.closeDms()
    await expect(user.send('x')).rejects.toMatchObject({ code: 50007, status: 403 })
    await challenge.delete()
  })
})

test('acknowledging too late is DiscordAPIError 10062 in the bot and a message to the person', async () => {
  const codes: unknown[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const handle = async (interaction: Interaction) => {
    if (!interaction.isChatInputCommand()) return
    await released
    await interaction.reply('Late').catch((error: { code: unknown }) => codes.push(error.code))
  }
  const run = async (sandbox: Sandbox, client: Client<true>) => {
    await client.application.commands.set([play])
    await expect(sandbox.user('Alice').slash('play')).rejects.toThrow('did not respond')
    release()
    await eventually(() => expect(codes).toEqual([10062]))
  }
  await withClient(handle, run, { limits: { acknowledgeMs: 50 } })
})

test('a full bucket only makes discord.js wait', async () => {
  const limits = { buckets: { 'POST /channels/{channel_id}/messages': { requests: 1, perMs: 100 } } } as const
  await withClient(
    unused,
    async (sandbox, client) => {
      const games = client.channels.cache.get(sandbox.channelIds.games) as TextChannel
      await Promise.all(['1', '2', '3'].map((content) => games.send(content)))
      expect(sandbox.user('Alice').messages('games').map(textOf)).toEqual(['1', '2', '3'])
    },
    { limits },
  )
})

test('reconnects by itself when the connection breaks, and gets the missed events', async () => {
  const handle = async (interaction: Interaction) => {
    if (interaction.isChatInputCommand()) await interaction.reply('Still here')
  }
  await withClient(handle, async (sandbox, client) => {
    await client.application.commands.set([play])
    const resumed = once(client, Events.ShardResume)
    sandbox.gateway.drop()
    const answered = sandbox.user('Alice').slash('play')
    await resumed
    expect((await answered).text).toBe('Still here')
    expect(sandbox.gateway.counts).toMatchObject({ identified: 1, resumed: 1 })

    const again = once(client, Events.ShardResume)
    sandbox.gateway.askReconnect()
    await again
    expect(sandbox.gateway.counts).toMatchObject({ identified: 1, resumed: 2 })
    expect((await sandbox.user('Alice').slash('play')).text).toBe('Still here')
  })
})
