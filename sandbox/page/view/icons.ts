import { svg, type TemplateResult } from 'lit'

const icon = (path: string): TemplateResult =>
  svg`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${path} /></svg>`

export const icons = {
  hash: icon(
    'M10 3 8.9 8H4v2h4.5l-.9 4H3v2h4.1L6 21h2.1l1.1-5h4L12.1 21h2.1l1.1-5H20v-2h-4.3l.9-4H21V8h-4l1.1-5H16l-1.1 5h-4L12.1 3H10Zm.5 7h4l-.9 4h-4l.9-4Z',
  ),
  thread: icon(
    'M5 3h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2h-6l-5 5v-5H5a2 2 0 0 1-2-2V5c0-1.1.9-2 2-2Zm2 4v2h10V7H7Zm0 4v2h7v-2H7Z',
  ),
  speaker: icon('M3 9v6h4l6 5V4L7 9H3Zm12.5 3A4 4 0 0 0 14 8.8v6.4a4 4 0 0 0 1.5-3.2Z'),
  megaphone: icon('M3 9v6h3l1 5h3l-1-5h2l9 4V5l-9 4H3Z'),
  posts: icon('M3 3h13a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H8l-5 4V3Zm17 5a2 2 0 0 1 1 2v11l-4-4h-7v-1h7a3 3 0 0 0 3-3V8Z'),
  menu: icon('M3 5h18v2H3V5Zm0 6h18v2H3v-2Zm0 6h18v2H3v-2Z'),
  people: icon(
    'M9 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0 2c-4 0-8 2-8 5v1h16v-1c0-3-4-5-8-5Zm7-2a4 4 0 0 0 1-7.9 6 6 0 0 1-1.8 7.8l.8.1Zm2 2.3c1.2 1 2 2.3 2 4.7v1h4v-1c0-2.6-3-4.3-6-4.7Z',
  ),
  gear: icon(
    'M12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Zm9 5.2V10.3l-2.5-.5-.7-1.7 1.4-2.1-2.4-2.4-2.1 1.4-1.7-.7L12.5 2h-1L11 4.3l-1.7.7-2.1-1.4-2.4 2.4 1.4 2.1-.7 1.7-2.5.5v3.4l2.5.5.7 1.7-1.4 2.1 2.4 2.4 2.1-1.4 1.7.7.5 2.3h1l.5-2.3 1.7-.7 2.1 1.4 2.4-2.4-1.4-2.1.7-1.7 2.5-.5Z',
  ),
  close: icon('m6.4 5 5.6 5.6L17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4L12 13.4 6.4 19 5 17.6l5.6-5.6L5 6.4 6.4 5Z'),
  more: icon('M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z'),
  down: icon('M12 15.5 5.5 9 7 7.5l5 5 5-5L18.5 9 12 15.5Z'),
  right: icon('M8.5 5 15.5 12l-7 7L7 17.5l5.5-5.5L7 6.5 8.5 5Z'),
  check: icon('m9.5 17.5-5-5L6 11l3.5 3.5L18 6l1.5 1.5-10 10Z'),
  send: icon('M3 20.5v-7l9-1.5-9-1.5v-7L22 12 3 20.5Z'),
  eye: icon(
    'M12 5C7 5 3 9 1.5 12 3 15 7 19 12 19s9-4 10.5-7C21 9 17 5 12 5Zm0 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8Zm0-2a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  ),
  reply: icon('M10 8V4l-8 7 8 7v-4c5 0 8.5 1.5 11 5-1-6-4-10-11-11Z'),
  file: icon('M6 2h8l6 6v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2Zm7 1.5V9h5.5L13 3.5Z'),
  outside: icon(
    'M14 3h7v7h-2V6.4l-9.3 9.3-1.4-1.4L17.6 5H14V3ZM5 5h6v2H5v12h12v-6h2v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7c0-1.1.9-2 2-2Z',
  ),
  apps: icon('M4 4h7v7H4V4Zm9 0h7v7h-7V4ZM4 13h7v7H4v-7Zm9 0h7v7h-7v-7Z'),
  home: icon('M4 4h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H9l-5 4v-4a2 2 0 0 1-2-2V6c0-1.1.9-2 2-2Z'),
}
