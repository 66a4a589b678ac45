/** English: the words of the first game. At most 34 words each, read beside the question that they are about. */
export const en = {
  welcome:
    'Welcome! You play the Light Side. You win if, at the end of a turn, you have a character on Tatooine and your opponent has none, or if their **draw deck** runs out.',
  steps:
    'A turn: **deploy** cards, **battle** if you like, then **Even Up**: draw up to 6 cards. Choose in the list, then press the green button. Looking around costs nothing.',
  counters:
    '🟨 The yellow number is the **cost**. You have 6 counters a turn; unspent ones are lost. Deploy at least one character: with no one here, you lose the planet.',
  numbers:
    '🗡️ **Power**: the higher total wins a fight. 💥 **Damage**: how many cards a defeated character costs you. The yellow cube is **destiny**: a number drawn in fights, added to the total.',
  hidden:
    'Your first cards here lie **hidden**: your opponent sees how many there are, not which. They can’t fight or be fought before your next turn.',
  'even-up':
    '**Even Up** ends each turn: with fewer than 6 cards you draw up to 6, with more you discard down to 6. Here, just continue.',
  deck: 'Watch your **draw deck**: each draw and all damage make it smaller, and an empty one loses at once. A card you deploy is a card you draw again.',
  revealed:
    'Your cards are **face up** now and can fight. From now on you deploy face up, and those cards can fight in the same turn.',
  location:
    '📍 The **Location** on top gives a bonus to some characters: “+1 here”. You may play another Location of this planet on top for free; it counts for both of you.',
  weapon:
    'A **weapon** belongs to no one: before each battle you decide who uses it. It gives a bonus or a destiny draw, but only to those it names.',
  battle:
    'You may **battle** once in your turn. All face-up characters take part, on both sides. If your 🗡️ power is as high as theirs, attack. Or pass and wait.',
  'battle-cards':
    '⚡ **Battle cards** help one fighter in one fight, then they are discarded. Your opponent sees how many you play, not which. The list shows who can use them.',
  defend:
    'You are **attacked**. Your opponent has said how many Battle cards they play; now choose yours, or none. All your face-up characters must defend.',
  plan: 'Your **battle plan**: fighters meet in this order, both plans in secret. A weapon or Battle card stands with the fighter who uses it. The suggested order is a good one.',
  fight:
    'Fights follow the order of both plans. The **higher total** wins; a tie defeats no one. A total is power, Location, weapon, Battle card and destiny.',
  destiny:
    'A **destiny draw** turns over the top card of the draw deck and adds its number to the total. After the battle that card goes to your hand.',
  damage:
    'A **defeated** character is discarded with its weapon. Its owner takes its 💥 damage: that many cards from the top of their draw deck.',
  breakthrough:
    '**Breakthrough**: attackers who are left when all defenders have fought deal 1 damage each. So numbers count, even if some are weak.',
  control:
    'After Even Up, **control** is checked. If you have a face-up character here and your opponent has no one, not even a hidden card, the planet is yours.',
  won: 'Well done: your first victory! Starter decks have twice as many cards; in the full game you need two of three planets.',
  lost: 'You lost, and learned: everyone starts like that. Play again, or try a starter deck: twice as many cards, and time to come back.',
  alone:
    'You lost early: at the end of a turn your opponent had a character here and you had none. Always keep someone on the planet. Try again: it takes only minutes.',
  left: 'This match is over. You can start the lesson again at any time, with the same cards, and play differently.',
  tie: 'A tie: both draw decks ran out together, which is rare. Starter decks have twice as many cards.',
} as const
