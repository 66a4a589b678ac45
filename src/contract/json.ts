/** Plain data: what a game keeps and tells survives JSON. */

/** Plain JSON data; a field may be undefined, and is left out then. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
