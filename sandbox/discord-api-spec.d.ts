/** The package names its JavaScript as the types of this entry. */
declare module 'discord-api-spec/zod'
