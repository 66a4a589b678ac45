/** Sets a space that doesn't break before the marks of a French text that take one, and within quotation marks. */
export const frenchSpaces = (text: string): string => text.replace(/ ([:;?!»])/g, '\u00a0$1').replace(/« /g, '«\u00a0')
