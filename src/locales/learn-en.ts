/** English: the first game. */
export const learnEn = {
  'command.learn': 'learn',
  'command.learn.about': 'Your first game: I tell you each rule when it first matters',

  'learn.intro':
    '### 🎓 Your first game\nA real game of **{{game}}** with two small decks, against me. Each rule is told when it first matters, with a way to read more. It takes some ten minutes; you can stop at any time, and `/learn` goes on.',
  'learn.begin': 'Begin',
  'learn.begin.game': 'Begin: {{game}}',
  'learn.running': '### 🎓 Your first game\nYour first game of **{{game}}** is not over yet.',
  'learn.go-on': 'Go on',
  'learn.over': 'Start over',
  'learn.none': 'There is no game here that begins with a lesson.',
  'learn.gone': 'This first game is over. `/learn` begins a new one.',
  'learn.offer':
    '🎓 Never played **{{game}}** before? In a first game against me I tell you the rules as they come up.',
  'learn.offer.yes': 'Play a first game',
  'learn.page': '{{page}} of {{count}}',
  'learn.back': '◀',
  'learn.on': 'On ▶',
  'learn.rule': 'Rule {{number}}',
  'learn.quiet': 'Without words',
  'learn.loud': '🎓 Tell me the rules again',
  'learn.next': 'Next, against me: {{format}}',
  'learn.again': 'Once more',
  'learn.more':
    '`/play` challenges people · `/rules` tells every rule · `/card` shows any card · `/deck` keeps your own decks',
} as const
