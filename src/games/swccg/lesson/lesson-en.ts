/** English: the words of the first game. At most 40 words each, read beside the question that they are about. */
export const en = {
  'life-force':
    'Your deck is your **Life Force**: Reserve Deck, Force Pile and Used Pile together. One card is one point of Force. Once it runs out, you lose.',
  activate:
    'Each turn you **activate** 1 Force for each of your icons on table, and 1 more. Those cards go to your Force Pile, face down: they pay for what you do.',
  locations:
    '📍 **Locations** are free. Their icons give you Force every turn, and some to your opponent as well. Play them first.',
  cost: '🟨 The yellow number is the **cost**: that much Force goes to your Used Pile. You may deploy where you have a Force icon or a character.',
  ships:
    '🚀 Characters stand on **sites**, starships at **systems**. Some ships have a pilot of their own; the others need one from your hand.',
  draw: 'Last you **draw** cards from your Force Pile for turns to come. Each one leaves your Life Force. What stays in the pile pays in your opponent’s turn.',
  track:
    'A turn has six **phases**: the row at the top shows where you are. A phase with nothing to do is skipped. Afterwards the Used Pile goes under your Reserve Deck.',
  drain:
    '💧 You **control** a place where you alone have characters or ships. There you **drain**: your opponent loses as many cards as they have icons there.',
  lose: 'You choose what you **lose**: the top card of a pile, unseen, or a card from your hand. Lost cards are gone. The Reserve Deck first is a good habit.',
  weapon:
    '🔫 A **weapon** is deployed on one of your cards. In battle it fires: you draw destiny, and if the number is above the target’s defense value, it hits.',
  battle:
    '⚔️ Where both of you have cards you may **battle**, for 1 Force. Each side adds up its **power**. The loser takes the difference as damage.',
  destiny:
    '🎲 With **ability** 4 or more you draw **battle destiny**. It adds to your power, and your opponent forfeits as much: **attrition**.',
  satisfy:
    'Each card says what it **pays**, for damage and attrition at once. A card that was hit must go. Force can pay damage, too, but never attrition.',
  interrupt:
    '⚡ An **Interrupt** says when it may be played, in your opponent’s turn as well. A Used one comes back with the Used Pile, a Lost one does not.',
  move: '➡️ **Moving** costs 1 Force a card: from site to site, or from system to system. Hold places where you drain and can’t be beaten.',
  silence:
    'You aren’t asked at every chance: **silence is a pass**. With *Answer ahead…* in the menu you say what you want beforehand, or where you want to be asked.',
  won: 'Well done! The starter decks have 60 cards, Effects, and a pilot for every ship.',
  lost: 'You lost, and learned: hold two places where you drain, and keep somebody at each.',
  tie: 'A tie: both decks ran out at once. That is rare. Play again, or try a starter deck.',
  left: 'This match is over. The lesson begins again whenever you like, with the same cards.',
}
