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
  'learn.none-of': '{{game}} has no lesson yet. For practice, choose HoloNet as your opponent in {{play}}.',
  'learn.gone': 'This first game is over. `/learn` starts a new one.',
  'learn.offer': '🎓 New to **{{game}}**? A first game against me explains the rules as they come up.',
  'learn.offer.yes': 'Play a first game',
  'learn.on': 'Next {{page}}/{{count}} ›',
  'learn.back': '‹ Back',
  'learn.rule': 'See the rule',
  'learn.quiet': 'Hide explanations',
  'learn.hidden': 'The explanations are hidden. Your panel can show them again.',
  'learn.loud': 'Show explanations',
  'learn.next': 'Play the next match',
  'learn.again': 'Repeat the lesson',
  'learn.more': '`/play` challenges people · `/help` shows the rest',
} as const
