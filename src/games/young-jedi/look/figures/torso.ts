/** Neck, shoulders and breast of a person of medium build, down to below any panel. */
export const TORSO = 'M-46-64L-62-34C-120-24-196-4-214 62L-246 176L246 176L214 62C196-4 120-24 62-34L46-64Z'
