/** Plain data: what a game keeps and tells survives JSON. */

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }
