/** What a person has begun to put together for one question. The database keeps it as plain data, so it is read with care. */
import { z } from 'zod'
import type { Answer } from '../contract/index.ts'
import { questionOf } from './pending.ts'

/** A draft as it is kept. */
export const draftSchema = z.object({
  choose: z.array(z.string()).optional(),
  arrange: z.array(z.string()).optional(),
  number: z.number().optional(),
  /** The piece that the buttons move. */
  picked: z.string().optional(),
  /** The cards of its pieces, to name those that are there no more. */
  cards: z.record(z.string(), z.string()).optional(),
  /** Which page of a long list is shown. */
  page: z.number().int().min(0).optional(),
  /** Which group of options is shown. */
  group: z.string().optional(),
})

/** A draft as it is shown and changed. */
export type Draft = { [K in keyof z.infer<typeof draftSchema>]?: z.infer<typeof draftSchema>[K] | undefined } & {
  /** What has changed since it was kept: cards that are there no more (null where unknown), and pieces that have come. */
  changed?: { readonly gone: readonly (string | null)[]; readonly come: readonly string[] }
}

/** Whatever was kept; an empty draft if it is none of ours. */
function readDraft(kept: unknown): Draft {
  const read = draftSchema.safeParse(kept)
  return read.success ? read.data : {}
}

/** What was kept of a question: under its own name, or under one that it had after other answers. */
export function draftOf(drafts: Readonly<Record<string, unknown>>, decision: string): Draft {
  const question = questionOf(decision)
  const found = drafts[decision] ?? Object.entries(drafts).find(([about]) => questionOf(about) === question)?.[1]
  return readDraft(found)
}

/** The part of an answer that a draft stands for. */
export function given(draft: Draft): Pick<Answer, 'choose' | 'arrange' | 'number'> {
  return {
    ...(draft.choose === undefined ? {} : { choose: draft.choose }),
    ...(draft.arrange === undefined ? {} : { arrange: draft.arrange }),
    ...(draft.number === undefined ? {} : { number: draft.number }),
  }
}
