/** Rulings on single cards, in our own words. */
import type { Ruling } from '../../../contract/index.ts'

/** All rulings, in the order of their numbers. */
export const cardRulings: readonly Ruling[] = []
