/** The draft of one question: what its person has begun to put together. It is checked when it is read from the database. */
import { z } from 'zod'
import type { Answer } from '../contract/index.ts'
import { isSameQuestion } from './decision-id.ts'

/** A draft as it is kept. */
export const draftSchema = z.object({
  choose: z.array(z.string()).optional(),
  arrange: z.array(z.string()).optional(),
  number: z.number().optional(),
  /** Options of a question that comes after the answer. */
  ahead: z.array(z.string()).optional(),
  /** The piece that the buttons move. */
  picked: z.string().optional(),
  /** The cards of its pieces, to name pieces that have gone. */
  cards: z.record(z.string(), z.string()).optional(),
  /** Which page of a long list is shown. */
  page: z.number().int().min(0).optional(),
  /** Its player has seen what came before the question. */
  seen: z.boolean().optional(),
})

/** A draft as it is shown and changed. */
export type Draft = { [K in keyof z.infer<typeof draftSchema>]?: z.infer<typeof draftSchema>[K] | undefined } & {
  /** The changes since it was kept: cards that are there no more (null where unknown), and pieces that have come. */
  changed?: { readonly gone: readonly (string | null)[]; readonly come: readonly string[] }
}

/** Returns a kept draft; an empty one if the data is not of this program. */
function readDraft(kept: unknown): Draft {
  const read = draftSchema.safeParse(kept)
  return read.success ? read.data : {}
}

/** Returns the draft of a question: kept under its own id, or under the id that it had after other answers. */
export function draftOf(drafts: Readonly<Record<string, unknown>>, decision: string): Draft {
  const found = drafts[decision] ?? Object.entries(drafts).find(([about]) => isSameQuestion(about, decision))?.[1]
  return readDraft(found)
}

type AnswerParts = { readonly [K in 'choose' | 'arrange' | 'number']?: Answer[K] | undefined }

/** The part of an answer that a draft holds. @param draft a draft, or a whole answer */
export function draftedAnswer(draft: AnswerParts): Pick<Answer, 'choose' | 'arrange' | 'number'> {
  return {
    ...(draft.choose === undefined ? {} : { choose: draft.choose }),
    ...(draft.arrange === undefined ? {} : { arrange: draft.arrange }),
    ...(draft.number === undefined ? {} : { number: draft.number }),
  }
}
