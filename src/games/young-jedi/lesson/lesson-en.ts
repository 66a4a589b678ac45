/** The texts of the first game in English. At most some sixty words each, read beside a question. */
export const en = {
  welcome:
    'Welcome! You play the Light Side on Tatooine. Your opponent plays the Dark Side and went first. You win if you **control the planet** at the end of a turn: one of your characters is there and none of theirs. You also win if their **draw deck** runs out. Don’t let yours run out.',
  steps:
    'Your turn has three steps: **Deploy** cards, **Battle** if you like, then **Even Up** your hand. Deploy first: choose cards in the list below, then press the green button. Looking around costs nothing.',
  counters:
    'You have **6 counters** a turn to deploy. Each card shows its cost; unspent counters are lost. Two characters are a good start, and a weapon for one of them. Do deploy **someone**: you lose a planet where you have no one.',
  hidden:
    'On your first turn on a planet your cards are **hidden**. Your opponent sees how many there are, not which. Until your next turn they can’t fight or be fought.',
  'even-up':
    '**Even Up** ends each turn: with fewer than 6 cards you draw up to 6, with more you discard down to 6. You may discard Locations or your whole hand first. Here, just continue.',
  deck: 'Watch your **draw deck**: each draw makes it smaller, and so does damage. An empty draw deck loses at once. So a card you deploy costs you twice: counters now, a draw later.',
  revealed:
    'Your hidden cards are now **face up**: from now on they can fight. From your second turn on, you deploy face up, and those cards can fight this very turn.',
  location:
    'The **Location** on top makes some characters stronger: “+1 here” beside a name. If you hold another Location of this planet, you may play it on top for free. Its bonuses then count for both of you.',
  weapon:
    'A **weapon** belongs to no one: it stays on the planet, and before each battle you decide who uses it. It gives a bonus or a destiny draw, but only to those it names. The list shows them.',
  battle:
    'You may **battle** once in your turn. All face-up characters take part, on both sides. The table shows their power: if yours is as high or higher, attack. Or pass and wait.',
  'battle-cards':
    '**Battle cards** add to one fight and are then discarded. Choose them now: your opponent sees how many, not which. Each works for one fighter it fits; the list shows who.',
  defend:
    'You are **attacked**. Your opponent has said how many Battle cards they play; now choose yours, or none. All your face-up characters must defend.',
  plan: 'Your **battle plan**: fighters meet in this order, both plans in secret. A weapon goes directly before the fighter who uses it, a Battle card before that: *card – weapon – fighter*. The suggested order is a good one. Weapons at the end stay safe.',
  fight:
    'Fights follow the order of both plans. The **higher total** wins; a tie defeats no one. A total is power, Location, weapon, Battle card and destiny. Winners rest until the battle is over.',
  destiny:
    'A **destiny draw** turns over the top card of the draw deck and adds its destiny number to the total. The card is not lost: it goes to your hand after the battle. Weak characters often have high numbers.',
  damage:
    'A **defeated** character is discarded with the weapon it used. Its owner then takes its damage: that many cards from their draw deck. In this lesson that is 0 or 1; in other matches up to 7.',
  breakthrough:
    '**Breakthrough**: the attacker had characters left when all defenders had fought. The defender takes 1 damage for each of them. So numbers count, even if some are weak.',
  control:
    'After Even Up, **control** is checked. If you have a face-up character here and your opponent has no one, not even a hidden card, the planet is yours. In this match that wins.',
  won: 'Well done: your first victory! You know all you need. Starter decks have twice as many cards and more damage; in the full game you need two of three planets.',
  lost: 'You lost, and learned: everyone starts like that. You know all you need. Play again, or try a starter deck: twice as many cards, and time to come back.',
  alone:
    'You lost early: at the end of a turn your opponent had a character on the planet, and you had none. Always keep someone there, and more cards in hand to follow. Try again: it takes only minutes.',
  left: 'This match is over. You can start the lesson again at any time, with the same cards, and play differently.',
  tie: 'A tie: both draw decks ran out together, which is rare! You know all you need. Starter decks have twice as many cards and more damage.',
} as const
