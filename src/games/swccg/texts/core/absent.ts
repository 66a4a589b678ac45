/** The meaning of words whose arguments are left out: without `of` they are about this card. */
export const OF_SELF = { without: ['of'], given: { of: { word: 'self' } } } as const
