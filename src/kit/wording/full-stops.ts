/** Sentences as headlines. */

/** Returns a sentence without its full stop. */
export const withoutStop = (sentence: string): string => sentence.replace(/\.$/, '')
