/** English: losses, such as outages, closed doors, and missing permissions. */
export const lossesEn = {
  'outage.told': '⏸️ HoloNet was out of reach for {{lost}}. Every deadline here is {{extended}} later.',
  'place.lacking':
    'No match can be told in {{channel}}: HoloNet lacks {{permissions}} there. An admin can allow them: *Edit Channel* → *Permissions*.',
  'place.no-threads':
    'No match can be told in {{channel}}, since it holds no threads. Use the command in a text channel or a forum, or ask an admin to choose a channel for matches in `/setup`.',
  'place.practice': 'Practice is possible: only you see your panel, and notifications come by direct message.',
  'thread.anew':
    'The earlier thread of this match was deleted or locked. The match continues here; *Watch* shows the table.',
  'lost.server':
    '⏸️ HoloNet was removed from the server of your match ({{game}}). The match pauses and continues when HoloNet is back.',
}
