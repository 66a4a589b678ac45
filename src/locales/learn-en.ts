/** English: the first game. */
export const learnEn = {
  'command.learn': 'learn',
  'command.learn.about': 'Your first game: each rule explained when it first matters',

  'learn.intro':
    '### 🎓 Your first game\nA real match of **{{game}}** against me, with two small decks. Each rule is explained when it first matters. It takes about ten minutes. Stop at any time: `/learn` continues it.',
  'learn.begin': 'Start',
  'learn.begin.game': 'Start: {{game}}',
  'learn.running': '### 🎓 Your first game\nYour first game of **{{game}}** is still running.',
  'learn.go-on': 'Continue',
  'learn.over': 'Start over',
  'learn.none': 'No game here has a lesson.',
  'learn.gone': 'This first game is over. `/learn` starts a new one.',
  'learn.offer': '🎓 New to **{{game}}**? A first game against me explains the rules as they come up.',
  'learn.offer.yes': 'Play a first game',
  'learn.page': '{{page}} of {{count}}',
  'learn.back': '◀',
  'learn.on': 'Next ▶',
  'learn.rule': 'Rule {{number}}',
  'learn.quiet': 'Hide rules',
  'learn.loud': '🎓 Show rules',
  'learn.next': 'Next, against me: {{format}}',
  'learn.again': 'Play again',
  'learn.more':
    '`/play` challenges people · `/rules` has all rules · `/card` shows any card · `/deck` keeps your decks',
} as const
