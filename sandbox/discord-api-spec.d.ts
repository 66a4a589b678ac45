/** Declares this entry of the package, which names its JavaScript as its types. */
declare module 'discord-api-spec/zod'
