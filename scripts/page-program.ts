/**
 * The program and the style of the page of a match, bundled. They are committed, so that the running program needs no
 * bundler; a test compares them with their sources.
 */
import { join } from 'node:path'
import { build } from 'esbuild'

const root = join(import.meta.dirname, '..')

/** The file that holds them. */
export const PROGRAM_TEXT = join(root, 'src/records/page/program-text.ts')

/** Returns the text of that file. */
export async function programText(): Promise<string> {
  const folder = join(root, 'src/records/page/browser')
  const { outputFiles } = await build({
    entryPoints: [join(folder, 'program.ts'), join(folder, 'style.css')],
    outdir: folder,
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    charset: 'ascii',
    target: ['chrome103', 'firefox113', 'safari16.4'],
    logLevel: 'error',
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? ''
  const program = text('.js')
  // Nothing in a script element may look like its end.
  if (/<\/script|<!--/i.test(program)) throw new Error('The program of the page would end its own element')
  return [
    '// Made by `npm run match-page`: the program and the style of the page of a match.',
    `export const PAGE_PROGRAM = ${JSON.stringify(program)}`,
    `export const PAGE_STYLE = ${JSON.stringify(text('.css'))}`,
    '',
  ].join('\n')
}
