/** Captives: characters that lie under their escort. */
import { vocabulary } from '../../texts/language/words.ts'

export const captiveWords = vocabulary({
  filters: {
    /** Somebody's captive. */
    captive: {},
    /** A frozen captive. */
    frozen: {},
    /** Active, or a captive that is not frozen and whose escort is present at its place. */
    'even captive': {},
    /** Has such a card as its captive. */
    escorting: { fit: 'filter' },
  },
  deeds: {
    /** Such a captive, by such an escort. */
    'be handed over': { of: 'filter', by: 'filter' },
  },
  questions: {
    /** May this captive be handed over by that escort? */
    'hand over': { card: 'subject', by: 'subject' },
  },
  acts: {
    /** Such a card becomes the captive of such another one; without `by` of a warrior or bounty hunter. */
    capture: { of: 'filter', 'by?': 'filter' },
    /** Such a captive is free again. */
    release: { of: 'filter' },
    /** Such a captive goes from its escort to such another one, present at the same site. */
    'hand over': { of: 'filter', to: 'filter' },
  },
  marks: {
    captive: { seat: true, loose: 'release' },
    frozen: { seat: true, loose: 'release', zero: ['power', 'ability', 'landspeed'] },
  },
})

/** Whether a card that rests with this mark is a captive, frozen or not (rules 32.3, 32.5); null: it rests with none. */
export const isCaptiveMark = (mark: string | null): boolean => mark !== null && Object.hasOwn(captiveWords.marks, mark)

declare module '../../texts/language/words.ts' {
  interface Vocabularies {
    captives: typeof captiveWords
  }
}
