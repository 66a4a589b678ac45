/** English: losses, such as outages, closed doors, and missing permissions. */
export const lossesEn = {
  'outage.told': '⏸️ HoloNet was unavailable for {{lost}}. Every deadline here is {{extended}} later.',
  'place.lacking':
    'Matches can’t be posted in {{channel}}: HoloNet lacks {{permissions}} there. An admin can allow them: *Edit Channel* → *Permissions*.',
  'place.no-threads':
    'Matches can’t be posted in {{channel}}, since it holds no threads. Use the command in a text channel or a forum, or ask an admin to choose a channel for matches in `/setup`.',
  'place.without-bot':
    'This server has the commands of HoloNet, but not the bot, and matches need it. An admin can add it with this button.',
  'place.practice': 'Practice is possible: only you see your panel, and notifications come by direct message.',
  'thread.anew':
    '{{game}}: the earlier thread of this match was deleted or locked. The match continues here; *Watch* shows the table.',
  'lost.server':
    '⏸️ HoloNet was removed from the server of your match against {{name}} ({{game}}). The match pauses and continues when HoloNet is back.',
  'server.paused':
    '⏸️ The host of HoloNet has paused this server. Clocks stand still until they resume it. You may play on; the lost time is given back.',
  'server.resumed': '▶️ The host had paused this server for {{lost}}. Every deadline here is {{extended}} later.',
  'server.paused-since':
    '⏸️ The host of HoloNet paused this server {{time}}. Clocks stand still. You may ask them for the reason.',
  'letters.title_one': '⚠️ A notification was not delivered',
  'letters.title_other': '⚠️ {{count}} notifications were not delivered',
  'letters.code': 'Discord error {{code}}',
  'letters.failed': 'error in HoloNet',
  'letters.more_one': 'and one more',
  'letters.more_other': 'and {{count}} more',
  'letters.again': 'Try again',
  'letters.tried_one': 'One notification is being sent again.',
  'letters.tried_other': '{{count}} notifications are being sent again.',
  'letters.kind.started': 'Opening of a thread',
  'letters.kind.story': 'Turn in a thread',
  'letters.kind.called': 'Notification of a turn',
  'letters.kind.live': 'Open panel',
  'letters.kind.answered': 'Notification of a turn, already played',
  'letters.kind.reminder': 'Reminder',
  'letters.kind.missed': 'Time-out in a thread',
  'letters.kind.late': 'Time-out, to its player',
  'letters.kind.take-back': 'Take-back',
  'letters.kind.over': 'Result in a thread',
  'letters.kind.result': 'Result, to a player',
  'letters.kind.challenge-expired': 'Expired challenge',
  'letters.kind.challenge-begun': 'Challenge',
  'letters.kind.outage': 'Outage',
  'letters.kind.server-paused': 'Pause of a server',
  'letters.kind.server-lost': 'Pause of a match',
  'letters.kind.clock': 'News of a clock',
  'letters.kind.tell': 'League message, to a player',
  'letters.kind.showBoard': 'Public message of a league',
  'letters.kind.report': 'Report of a match, for its league or ratings',
  'letters.kind.honour': 'Roles of a league',
  'letters.kind.reopened': 'Match that continues',
}
