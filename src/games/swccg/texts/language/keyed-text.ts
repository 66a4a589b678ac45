/** Texts as objects of keyed pieces. */
import type { Text } from './words.ts'

/**
 * The name of a piece within its text: a short lower-case noun or verb. States, limits, options and orders name pieces by
 * it, so it never changes once it is released; `texts.lock` guards that. Inside a condition keys are joined: `while/power`.
 */
export type PieceKey = string

/** The text of a card: its pieces by their keys, in the order in which they are read. */
export type CardText = Text
