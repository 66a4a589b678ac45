/** The gate before every handler: it says whether the person of a request may do what they ask. */
import type { ReadAct } from '../acts/read-act.ts'
import type { IncomingClick, IncomingCommand, IncomingKeys, IncomingRequest } from './requests.ts'

/** The answer of the gate: the request with what was loaded for it, or a private sentence. */
export type Verdict<A extends IncomingRequest> =
  | { readonly granted: A }
  /** Null: the program has never offered such an act. */
  | { readonly refused: string | null }

/** Decides on requests before their handlers run. */
export interface Gate {
  click(incoming: IncomingClick, act: ReadAct): Promise<Verdict<IncomingClick>>
  command<A extends IncomingCommand | IncomingKeys>(incoming: A): Promise<Verdict<A>>
}

/** Grants everything, for programs without people. */
export const OPEN_GATE: Gate = {
  click: async (granted) => ({ granted }),
  command: async (granted) => ({ granted }),
}
