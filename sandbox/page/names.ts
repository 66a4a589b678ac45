/** Whether a name is allowed by Discord's own rule for user names. */
export const isUserName = (name: string): boolean => /^(?!.*\.\.)[a-z0-9_.]{2,32}$/.test(name)
