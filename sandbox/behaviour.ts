/** Ways of Discord that are reported and not settled, or that a test needs otherwise. They may change while the sandbox runs. */
export interface Behaviour {
  /** The weight of components (`weightOf`) above which Discord breaks. Reported: about 10,170 bytes of texts alone. */
  heaviest: number
  /** Listing the messages of a channel answers 500 if one of them holds a container. Reported once. */
  containersBreakLists: boolean
  /** A refused first answer counts as an empty one: a second one gets 40060, and the token works. Reported both ways. */
  refusedAnswersCount: boolean
}

/** The most that is sure to pass, by what is reported. */
export const HEAVIEST = 9_000

/** The behaviour of a sandbox that was told nothing else. */
export const usualBehaviour: Behaviour = {
  heaviest: HEAVIEST,
  containersBreakLists: false,
  refusedAnswersCount: false,
}
