/** Answers requests that can't be read: forged ones, and those of a kind that is newer than this program. */
import { type Interaction, MessageFlags } from 'discord.js'
import { languageOf, speak } from '../../locales/index.ts'

/** Tells the person so, if they can be told. Never fails. */
export async function answerUnreadable(interaction: Interaction): Promise<void> {
  if (!interaction.isRepliable() || interaction.replied || interaction.deferred) return
  const content = speak(languageOf(interaction.locale))('error.button')
  // The request may be too old, or answered by now.
  await interaction.reply({ content, flags: MessageFlags.Ephemeral }).catch(() => {})
}
