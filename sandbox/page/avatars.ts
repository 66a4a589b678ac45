/** Draws pictures of people and servers from their names, so that nothing is downloaded. */

const COLOURS = ['#4b6bdb', '#3ba55d', '#c97b06', '#eb459e', '#d83c3e', '#00858f', '#8e44ad', '#a0522d']

/** Returns the same number for the same text, spread evenly (FNV-1a). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) value = Math.imul(value ^ text.charCodeAt(i), 0x01000193) >>> 0
  return value
}

const colourOf = (name: string): string => COLOURS[(hash(name.toLowerCase()) >>> 7) % COLOURS.length]!

export function initials(name: string): string {
  const words = name.split(/[\s_.-]+/).filter(Boolean)
  return words
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('')
}

const escaped = (text: string): string => text.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const FACE =
  '<rect x="9" y="13" width="22" height="16" rx="6" fill="#fff"/><circle cx="16" cy="21" r="2.6" fill="#313338"/>' +
  '<circle cx="24" cy="21" r="2.6" fill="#313338"/><path d="M20 13V8" stroke="#fff" stroke-width="2.5"/><circle cx="20" cy="7" r="2.4" fill="#fff"/>'

/** Returns a picture as a data URL. Bots get a face, people their initials. */
export function avatarOf(name: string, bot: boolean): string {
  const inside = bot
    ? FACE
    : `<text x="20" y="26" text-anchor="middle" font-family="sans-serif" font-size="16" font-weight="600" fill="#fff">${escaped(initials(name))}</text>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="${bot ? '#5865f2' : colourOf(name)}"/>${inside}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
