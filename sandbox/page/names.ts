/** Whether somebody can be called so: Discord's own rule for user names. */
export const isUserName = (name: string): boolean => /^(?!.*\.\.)[a-z0-9_.]{2,32}$/.test(name)
