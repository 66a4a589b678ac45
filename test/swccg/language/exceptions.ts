/** The exceptions that checks of texts find and let pass, each with its reason. */

/** Words that give one answer wherever they are read. */
export const IDLE: Readonly<Record<string, string>> = {
  'cards attacked by: false': 'no creature of the pool attacks',
  'cards generic in a pile: false': 'no location of the pool has `<>` before its title',
  'cards orbited by: false': 'no location of the pool orbits another',
  'when no objective: true': 'no Objective of the pool can be deployed',
}

/** Arguments of single nodes that a wording leaves out: language, card, word and field. */
export const LEFT_OUT: Readonly<Record<string, string>> = {}

/** Arguments that no rule reads. */
export const UNREAD: Readonly<Record<string, string>> = {
  'act relocate.what': 'the targets of the text go; no text of the pool relocates anything else',
  'does later.about': 'for readers alone',
  'does later.says': 'for readers alone',
}

/**
 * Changes that no sentence need tell: "location" beside a word that only locations fit, and the name of a chosen card where
 * an example chooses none.
 */
export const UNTOLD = /all\.fit .*"location"|^filters the filters the\.name/
