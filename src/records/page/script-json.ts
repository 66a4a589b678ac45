/** JSON within a script element. */

/** Returns JSON for a script element: no text in it can end the element, and readers get the same JSON. */
export const scriptJson = (json: string): string =>
  json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
