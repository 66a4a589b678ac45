/** English: what is told in the first game. At most some sixty words each, read beside the question that it is about. */
export const en = {
  welcome:
    'Welcome! You lead the light side on Tatooine; the practice opponent has the dark side and began. You win by **controlling the planet** at the end of a turn: somebody of yours stands there and nobody of his. Or his **draw deck** runs out. Yours must not.',
  steps:
    'Your turn has three steps: **Deploy** cards, **Battle** if you like, and **Even Up** your hand. First you deploy: pick cards in the list below, then press the green button. Nothing is lost by looking around first.',
  counters:
    'You have **six counters** a turn for deploying. Each card says what it costs; counters that are left over do not last. Two characters are a good start, and a weapon for one of them. Deploy **somebody**: a planet where you have nobody is lost.',
  hidden:
    'In your first turn on a planet your cards lie **face down**. Your opponent sees how many there are, not which. Until your next turn they neither fight nor can be fought.',
  'even-up':
    '**Even Up** ends each turn: with fewer than six cards you draw up to six, with more you discard down to six. First you may throw Locations, or your whole hand, away. Here you can simply go on.',
  deck: 'Mind the **draw deck**: each draw makes it smaller, and damage will too. Whose deck is empty has lost at once. So what you deploy costs you twice: counters now, a card to draw afterwards.',
  revealed:
    'Your hidden cards have **turned up**: from now on they can fight. What you deploy from your second turn on lies face up at once and can fight in this very turn.',
  location:
    'The **Location** on top makes some characters stronger: “+1 here” beside a name. If you hold another Location of this planet, you may lay it over the old one for nothing; then its bonuses count, for both of you.',
  weapon:
    'A **weapon** belongs to no one: it lies on the planet, and you decide before each battle who takes it. It gives a bonus or a destiny draw, but only to those whom it names. The list says who that is.',
  battle:
    'Now you may **declare a battle**, once in your turn. All who lie face up take part, on both sides. The table shows their power: if yours looks as good or better, attack. You may also pass and wait.',
  'battle-cards':
    '**Battle cards** add to one fight and are gone afterwards. Choose them now: your opponent learns how many you take, not which. Each works for one fighter if it fits him; the list says for whom.',
  defend:
    'You are **attacked**. The attacker has said how many Battle cards he takes; now you choose yours, or none. All your face-up characters have to defend.',
  plan: 'Your **battle plan**: fighters meet in this order, yours and his, in secret. Lay a weapon directly before the fighter who shall use it, and a Battle card before that: *card – weapon – fighter*. The order proposed is a good one. Weapons at the end stay safe.',
  fight:
    'Fights run in the order of both plans. The **higher total** wins; with equal totals both stay. A total is power, place, weapon, Battle card and destiny. Winners rest until the battle is over.',
  destiny:
    'A **destiny draw** turns over the top card of the draw deck; its destiny number is added to the total. The card is not lost: after the battle it is in your hand. Weak characters often carry high numbers.',
  damage:
    'Who is **defeated** is discarded with the weapon he used. Then his owner loses as many cards from his draw deck as the DAMAGE says. In this lesson that is one card or none; in other games it is up to seven.',
  breakthrough:
    '**Breakthrough**: the attacker had characters left when all defenders had fought. For each of them the defender loses a card of his draw deck. So a crowd is worth something even if some of it is weak.',
  control:
    'After Even Up comes the question of **control**. Have you a face-up character here, and your opponent nobody, not even a hidden card? Then the planet is yours. In this game that wins.',
  won: 'Well done: your first victory! You know all that a game needs. The starter decks have twice as many cards and more DAMAGE; the full game is played for two of three planets.',
  lost: 'Lost, and learned: that is how all of us began. You know all that a game needs. Play it once more, or try a starter deck: twice as many cards, and time to come back.',
  alone:
    'Lost before it began: at the end of a turn your opponent stood on the planet, and nobody of yours. So somebody should always be there, at best with more cards in your hand to follow. Try it once more: it is a matter of minutes.',
  left: 'This game is over for now. The lesson stays: it begins anew whenever you like, with the same cards, and you may do otherwise than before.',
  tie: 'A tie: both decks ran out together, which is rare! You know all that a game needs. The starter decks have twice as many cards, and more DAMAGE.',
} as const
