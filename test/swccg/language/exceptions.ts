/** The exceptions that checks of texts find and let pass, each with its reason. */

/**
 * Words that give one answer in all positions between two answers. Those that no card of the pool can be say so themselves:
 * `never`. That each counts is shown by the scenario of its card, which fails without the text.
 */
export const IDLE: Readonly<Record<string, string>> = {
  'amounts distance: 0': 'of the shot that is being fired, which is over before anything is asked',
  'amounts times in a pile: 0': 'a multiple of the number of cards of a pile that a text has just drawn',
  'amounts value forfeit in a pile: 0': 'of a card that a text has just found in a pile',
  'filters driven by: false': 'the Biker Scouts that ask for it drive no swoop in these positions',
  'filters escorting: false': 'Vader escorts neither Luke nor Leia in them while the texts that ask lie on table',
  'filters even captive: true': 'no scenario holds Luke captive without an escort',
  'filters fired: false': 'of cards that have fired in the battle, whose text is seldom on table then',
  'filters in title: false': 'one card of the pool asks, of Effects that are cancelled when they are played',
  'filters missing: false': 'one text asks, and nobody is missing at its card',
  'tests blown away: false': 'neither the Bunker nor Endor is blown away while its Objective lies on table',
  'tests drain: false': 'of a drain that is being made, which no text on table asks about between answers',
  'tests out of play: true': 'Luke is never out of play while the text that asks lies on table',
  'filters copy of: false': 'the moment is about the next card on table, which never has the same title',
}

/** Names in texts and facts that no card has as they stand there. */
export const STRANGE: Readonly<Record<string, string>> = {
  '3_5 name "Biggs"': 'its card is no part of the pool; it gets this short name with it',
}

/** Arguments of single nodes that a wording leaves out: language, card, word and field. */
export const LEFT_OUT: Readonly<Record<string, string>> = {}

/** Arguments that no rule reads. */
export const UNREAD: Readonly<Record<string, string>> = {
  'acts deploy.free': 'read where the card deploys (`rules/deploy/ways.ts`), which the watch does not see',
  'acts deploy.to': 'read where the card deploys (`rules/deploy/ways.ts`), which the watch does not see',
  'acts deploy.less': 'as `deploy.free`',
  'acts deploy.anyway': 'as `deploy.free`',
  'acts relocate.to': 'read when the text begins (`rules/move/relocating.ts`), which the watch does not see',
  'acts relocate.of': 'the targets of the text go; no text of the pool relocates anything else',
  'acts release.of': 'as `relocate.of`',
  'moments battle cancelled.at': 'shown by a program: `peeking/looks.test.ts`',
  'moments battle cancelled.by': 'as `battle cancelled.at`',
  'moments duel begins.of': 'shown by a program: `duels/duels.test.ts`',
  'acts throw.adds': 'as `duel begins.of`',
  'acts deplete.whose': 'shown by a program: `duels/luke-and-vader.test.ts`',
  'amounts hidden.under': 'as `deplete.whose`',
  'acts keep.of': 'shown by a program: `rules/kept-cards.test.ts`',
  'acts opening hand.number': 'shown by a program: `rules/set-up.test.ts`',
  'rules plays as.while': 'the Interrupts that it is about are no part of the pool',
  'tests drain.at': 'as `plays as.while`',
  'later.later': 'for readers alone',
  'later.says': 'for readers alone',
  'filters driven by.fit': 'asked of swoops, and the pool has none',
}

/**
 * Changes that no sentence need tell: "location" beside a word that only locations fit, the name of a chosen card where an
 * example chooses none, a cannon that is an ion cannon, a piloted AT-ST among cards that are piloted anyway, an immunity
 * over 0, which is any immunity, *present* where the card around it is said to be present right behind, and *here* in one of
 * several kinds of places that are all here, and *other* in one of several kinds of cards that are all others.
 */
export const UNTOLD =
  /^9_(?:3 light|93 dark) (?:aim\..* )?filters has\.(?:by (?:en|fr): ">"|than (?:en|fr): 0) → undefined|all\.fit .*"location"|^filters the filters the\.name|all\.fit fr: \["ion cannon","cannon"\]|^8_176 dark total\.amount.* all\.fit (?:en|fr): \["AT-ST",\{"word":"piloted"\}\] →|^8_143 dark freeze\..* all\.fit (?:en|fr): \["imperial",\{"word":"present there"\}\] →|^9_19 light cost\.to\.fit\..* all\.fit (?:en|fr): \[\{"word":"here"\},|^9_31 light cancel\.if\..* all\.fit (?:en|fr): \[\{"word":"other"\},/

/** Sets and texts that are longer than `lengths.ts` allows: how long they may be, against the printed length, and why. */
export const LONG: Readonly<Record<string, readonly [most: number, why: string]>> = {
  'A New Hope': [1.24, 'few texts of the pool; R2-D2, Grimtaash and Monnok (below) are most of what is over'],
  Hoth: [1.26, 'three texts of the pool; 3_38 lists six draws, each as a condition of its own'],
  Dagobah: [
    1.29,
    'sites that say who moves a ship and when a draw is more (below); 4_174 tells two changes of one total',
  ],
  'Cloud City': [1.19, 'Boba Fett (below), and 5_111 says three times which cards it means'],
  "Jabba's Palace": [
    1.18,
    '6_60 repeats the moment of each function, and 6_3 the place that it shares with another card',
  ],
  'Special Edition': [1.27, 'the three texts below, and few others'],
  Endor: [1.22, 'texts that repeat the moment of a draw: 8_15, 8_44 and 8_136; and those below'],
  'Death Star II': [1.17, 'the texts below'],
  Tatooine: [1.06, 'Podraces are not in play yet, which each text says'],
  'Reflections III': [1.28, 'one text of the pool, which has to say that Defensive Shields are not in play yet'],
  '1_109': [2.12, 'Interrupts and reacts are cancelled at two moments, each told with its draw'],
  '1_267': [2.12, 'as 1_109'],
  '2_14': [1.85, 'the moment and the place stand before each of two ranges of a draw'],
  '2_49': [1.42, 'whose hand and whose pile is meant is said each time'],
  '2_135': [1.6, 'as 2_49'],
  '4_160': [1.93, 'whose phase it is stands by the ban and by the move'],
  '4_161': [1.5, 'two people are two sentences'],
  '4_163': [1.57, 'the moment of a draw and how long it is more is said'],
  '5_91': [1.44, 'captives are not in play yet, and what "flies" means is said in full'],
  '7_105': [2.17, 'two functions differ in one number, and each is told whole'],
  '7_167': [1.68, 'two values of what it pilots are two sentences, and what "flies" means is said in full'],
  '7_250': [2.15, 'as 7_105'],
  '8_32': [1.56, 'the moment of a choice, and that its card is in the battle, is said'],
  '8_36': [1.56, 'which people and which blaster are meant is said for each number'],
  '8_45': [1.53, 'a landing is told as a move to a site, and where cards are found is said of scouts and weapons'],
  '8_49': [1.6, 'how an Ewok stands to a captive, and from where Ewoks come, is said in full'],
  '8_47': [2.12, 'as 8_48, and each of the two kinds of vehicles has a condition of its own'],
  '8_48': [1.68, 'a deployment and a move are two moments, each told whole'],
  '8_50': [1.51, 'how long a number holds is said for each'],
  '8_51': [1.41, 'what is waived is said for the starship and for the pilot'],
  '8_53': [1.57, 'both vehicles of a contest are said in full'],
  '8_55': [1.5, 'whose power is compared, and who is chosen, is said in full'],
  '8_56': [1.76, 'two piles are two choices, each a react, and a weapon is not in play yet'],
  '8_59': [1.48, 'the moment of an Interrupt and how long a draw is more is said'],
  '8_64': [1.49, 'the number of Ewoks stands where it changes the number of draws'],
  '8_65': [1.64, 'that attrition is left, and until when a draw counts, is said'],
  '8_67': [1.53, 'two rules of one side say each who controls the system'],
  '8_68': [1.44, 'a system is named by what makes it one: the card that lies on it'],
  '8_70': [1.52, 'how long a draw is more is said'],
  '8_82': [1.75, 'as 8_32, and who has to be aboard'],
  '8_90': [1.44, 'what is lost is listed'],
  '8_94': [1.42, 'the moment and the price of a draw are told in full'],
  '8_97': [1.42, 'each kind of site is said in full'],
  '8_98': [1.44, 'both ways of driving a vehicle are told'],
  '8_104': [1.7, 'what it pilots is said again where a partner is aboard it'],
  '8_106': [2.06, 'what it pilots is said again for each of two numbers'],
  '8_109': [1.48, 'one piece is not in play yet, and two ways of being there are told'],
  '8_111': [2, 'that attrition is left, and until when two totals are less, is said'],
  '8_125': [1.56, 'as 8_36'],
  '8_115': [1.75, 'that the card comes from the hand is said, and what a player begins is told as a moment'],
  '8_122': [1.56, 'starfighters and other ships are two choices, each a react from the Reserve Deck'],
  '8_137': [1.8, 'two ranges of a draw are told with their numbers, and how long each result holds'],
  '8_139': [1.53, 'the site is named by the Ewok for each of three numbers'],
  '8_149': [2.09, 'that attrition is left, and until when two totals are less, is said'],
  '8_145': [1.58, 'as 8_53'],
  '8_150': [1.54, 'as 8_50'],
  '8_127': [1.6, 'how often it is used, and how long a number holds, is said apart'],
  '8_147': [1.65, 'how long a number holds is said for each'],
  '8_152': [1.71, 'as 8_65'],
  '8_160': [1.47, 'one side has to say that a card is not in play yet'],
  '8_163': [1.46, 'whose drains are raised, and where Ewoks must be, is said for each side'],
  '9_5': [1.5, 'each of two sentences says which starship must be armed'],
  '9_26': [1.74, 'both ways of being with a Scomp link are told'],
  '9_35': [1.51, 'the four of them are named for each of two sentences'],
  '9_52': [1.7, 'the vehicle and the character aboard are said each time'],
  '9_53': [2.05, 'a battle and a duel are told each with the Rebel who has won'],
  '9_56': [1.68, 'two rules of one side say each who controls the system'],
  '9_58': [1.62, 'who has begun the battle is said, and until when the destiny counts'],
  '9_89': [1.44, 'what two targets take off is told with its total each'],
  '9_90': [2.16, 'whom it hits is named twice, and Jedi Tests are not in play yet'],
  '9_95': [1.5, 'as 9_5'],
  '9_16': [1.43, 'the ship is named again where maneuvers are compared'],
  '9_25': [1.55, 'three values of what it pilots are told each with its ships'],
  '9_31': [1.68, 'all three ways of being a pilot of a squadron are told'],
  '9_46': [1.47, 'a card is cancelled on table and as it is played, each told with its price'],
  '9_54': [1.41, 'what lasts until the end of the battle says so in each of two choices'],
  '9_59': [1.41, 'two conditions of one side are told each as a clause'],
  '9_60': [2, 'both directions of a way are told whole'],
  '9_81': [1.78, 'which Wedge is meant is said for each cost'],
  '9_88': [1.46, 'an exception is told as the cards that are left'],
  '9_104': [1.64, 'as 9_26'],
  '9_32': [
    2.53,
    'the destiny that Tala 1 and Tala 2 add is an offer of its own, and cloud sectors are named as missing',
  ],
  '9_50': [1.45, 'of both functions the ships meant are said in full'],
  '9_91': [1.57, 'deploying and moving are two moments, and the target of the draw is said each time'],
  '9_138': [1.45, 'each search is said with its pile'],
  '9_111': [1.51, 'who moves, and where this card has to be, is said in full'],
  '9_124': [1.48, 'whose cards are kept out, and of which places, is said for deploying and for moving'],
  '9_131': [1.68, 'the target of the shot is chosen in words of its own'],
  '9_135': [1.54, 'what an attempt adds up, and what success takes, is told step by step'],
  '9_118': [1.47, 'deploying and moving as a react are two sentences'],
  '9_136': [1.72, 'whom it is aimed at, and how long a number holds, is said for each function'],
  '9_149': [1.45, 'two rules of one side name the same ships'],
  '9_153': [1.47, 'how often, and until when a total is less, is said'],
  '9_163': [1.47, 'both ways of being a pilot of a squadron are told'],
  '9_179': [1.52, 'whom it goes on, what it adds and what a hit does are sentences of their own'],
  '9_180': [1.51, 'as 9_89; mobile systems are not in play yet'],
  '11_94': [1.49, 'Podraces are not in play yet, which both sides say'],
}
