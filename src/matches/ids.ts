/** Names for matches, challenges and notices: letters and digits only, so that they fit into any other id. */
import { customAlphabet } from 'nanoid'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** For a match or a challenge; short, because each component of a panel carries it. */
export const newId = customAlphabet(ALPHABET, 10)

/** For a notice: at most 25 characters, since it becomes the nonce of a message. */
export const newNoticeId = customAlphabet(ALPHABET, 16)
