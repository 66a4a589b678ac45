/** English: why somebody may not do something. Each says what to do instead, where there is something. */
export const rightsEn = {
  'rights.server': 'Use this in a channel of a server.',
  'rights.its-server': 'Use this on the server to which it belongs.',
  'rights.its-server-or-dm': 'Use this on the server to which it belongs, or in a direct message with me.',
  'rights.writer': 'You may not write in this channel, so I don’t write here for you.',
  'rights.writer-there': 'You may not write in the channel where this would be posted, so I don’t post it.',
  'rights.joiner': 'Only members of its server can do this.',
  'rights.author-left': 'The person who made this challenge has left the server. Challenge somebody with `/play`.',
  'rights.author-silenced':
    'A moderator has silenced the person who made this challenge, so no match begins. Try again later.',
  'rights.silenced': 'A moderator of the server has silenced you, so no match begins there.',
  'rights.found-left':
    'Your opponent can’t play on their server now, so no match begins. Look for another opponent with `/queue`.',
  'rights.rival': 'You can challenge members of this server only.',
  'rights.companion': 'Your opponent is no longer on the server of this match.',
  'rights.rematch-outside':
    'You are no longer on the server of this match. Challenge your opponent on a server that you share.',
  'rights.player': 'Only players of this league can do this.',
  'rights.judge': 'Only organisers of this league and their helpers can do this.',
  'rights.organiser': 'Only organisers of this league and admins of its server can do this.',
  'rights.creator':
    'Admins of this server decide who creates leagues here. Ask one of them: it is a setting of `/setup`.',
  'rights.page':
    'There is no page that you can see. People show theirs to their opponents, and to members of their servers.',
  'rights.wait': 'Discord doesn’t tell me right now on which servers you are. Try again in a few minutes.',
} as const
