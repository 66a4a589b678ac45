/** Elements of the page. Texts become text, never markup. */

/** Returns an element that the page has. */
export const byId = <One extends HTMLElement = HTMLElement>(id: string): One => document.getElementById(id) as One

/** Returns a new element with a text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  if (text !== '') made.textContent = text
  return made
}
