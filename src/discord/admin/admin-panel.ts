/** The panel of those who host the bot: its health, matches in trouble, refused messages, paused servers. Pure. */

import type { Language } from '../../contract/index.ts'
import { clip } from '../../kit/wording/clipping.ts'
import { type Key, known, type Say, speak } from '../../locales/index.ts'
import { joined, type SafeText } from '../../locales/safe-text.ts'
import type { HostedServer, HostView, TroubledMatch } from '../../operations/host-desk.ts'
import { letterLines } from '../setup/setup-panel.ts'
import { type Body, button, row, select, text } from '../shell/components.ts'
import { customId } from '../shell/custom-id.ts'
import { firstLines, literal, relative } from '../shell/text-limits.ts'

/** The data from which the panel is made. */
export interface AdminInput {
  readonly view: HostView
  readonly nameOf: (guildId: string) => string
  readonly language: Language
  /** A report of the last action, in a line above. */
  readonly note?: string | undefined
}

/** This many of each are listed: all of it is one screen. */
const MOST = { troubled: 3, letters: 3, paused: 3 }
const MOST_NAME = 60

/** The panel of those who host the bot. */
export function adminPanel({ view, nameOf, language, note }: AdminInput): Body {
  const say = speak(language)
  const { servers, letters } = view
  const lines = [
    `### ${say('admin.title')}`,
    ...(note === undefined ? [] : [`-# ${note}`]),
    ...healthLines(view, say),
    ...troubleLines(view.troubled, say),
    ...(letters.length === 0 ? [] : letterLines(letters, MOST.letters, say)),
    ...pausedLines(servers, nameOf, say),
  ]
  const again = button(customId('admin', 'again'), say('letters.again'))
  return {
    components: [
      text(firstLines(lines, 3000)),
      ...(servers.length === 0
        ? []
        : [select(customId('admin', 'turn'), say('admin.turn'), choices(view, nameOf, say))]),
      row(button(customId('admin', 'show'), say('admin.refresh')), ...(letters.length === 0 ? [] : [again])),
    ],
  }
}

function healthLines({ obstacles, work, failed }: HostView, say: Say): string[] {
  const signs = obstacles.map(({ sign, what, since }) => {
    const key = `admin.sign.${sign.split(' ')[0]}`
    return `⚠️ ${known(key) ? say(key as Key) : what} · ${relative(since)}`
  })
  return [
    ...(signs.length === 0 ? [`✅ ${say('admin.well')}`] : signs),
    [
      say('admin.matches', { count: work.open_matches }),
      say('admin.waiting', { count: work.notices }),
      say('admin.late', { count: work.late }),
    ].join(' · '),
    ...(failed.length === 0 ? [] : [say('admin.failed', { what: failedWords(failed, say) })]),
  ]
}

const failedWords = (failed: HostView['failed'], say: Say): SafeText =>
  joined(failed.map(({ queue }) => say(`admin.queue.${queue}`)))

/** Matches in trouble, and once for each kind of trouble what to do. */
function troubleLines(troubled: readonly TroubledMatch[], say: Say): string[] {
  if (troubled.length === 0) return [`✅ ${say('admin.no-trouble')}`]
  const shown = troubled.slice(0, MOST.troubled)
  const lines = shown.map(({ matchId, threadId, why, since }) =>
    [`• ${threadId === null ? '' : `<#${threadId}> `}\`${matchId}\``, say(`admin.${why}`), relative(since)].join(' · '),
  )
  const kinds = [...new Set(shown.map(({ why }) => why))]
  const more = troubled.length - shown.length
  return [
    `**${say('admin.trouble', { count: troubled.length })}**`,
    ...lines,
    ...(more === 0 ? [] : [say('letters.more', { count: more })]),
    ...kinds.map((why) => `-# ${say(`admin.${why}.do`)}`),
  ]
}

function pausedLines(servers: readonly HostedServer[], nameOf: AdminInput['nameOf'], say: Say): string[] {
  const still = servers.filter(({ since }) => since !== null)
  const lines = still.slice(0, MOST.paused).map(({ id, since, byHost }) => {
    const name = literal(clip(nameOf(id), MOST_NAME))
    return `⏸ **${name}** · ${say(byHost ? 'admin.by-host' : 'admin.lost')} · ${since === null ? '' : relative(since)}`
  })
  const more = still.length - lines.length
  return more > 0 ? [...lines, say('letters.more', { count: more })] : lines
}

const choices = ({ servers }: HostView, nameOf: AdminInput['nameOf'], say: Say) =>
  servers.map(({ id, running, byHost }) => ({
    value: id,
    label: clip(nameOf(id), MOST_NAME),
    hint: `${say(byHost ? 'admin.resume' : 'admin.pause')} · ${say('admin.matches', { count: running })}`,
  }))
