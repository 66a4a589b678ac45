/**
 * Bundles the program: each entry becomes one file of JavaScript. It starts sooner than its sources do, and computes a
 * third faster, since a translation at run time gives every function its name anew wherever it is made.
 */
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build, type Plugin } from 'esbuild'

const root = join(import.meta.dirname, '..')
/** Packages with parts that are no JavaScript, or that look for their own files. */
const NATIVE = ['@napi-rs/canvas', '@electric-sql/pglite', '@prisma/client', 'esbuild', 'pg-native', 'zlib-sync']
/** Bundled CommonJS modules need what Node gives to such modules. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

/** The modules that threads of the program begin with, and the games that one of them reads (`src/threads`). */
const THREADS = [
  'analysis/analysis-thread',
  'decks/list-thread',
  'games/registry',
  'league-play/season-thread',
  'opponents/think-thread',
  'pictures/gif-thread',
  'records/page-thread',
]

/** The files to bundle, and where to. */
export interface Bundling {
  /** Source files by the name of their bundle. */
  readonly entries: Readonly<Record<string, string>>
  /** A folder in a folder of the project: the program finds its migrations two folders above its own file. */
  readonly outdir: string
  readonly plugins?: Plugin[]
  /** More packages that are not bundled. */
  readonly external?: readonly string[]
}

/** One character outside of Latin-1 makes V8 keep the whole text of a file with two bytes a character. */
const BEYOND_LATIN = /(\\?)([\u0100-\uffff])/g

/**
 * Writes such characters of code as escapes. Comments are gone by then, esbuild has escaped those of strings, and in a
 * pattern the escape means the same.
 *
 * @throws if one stands behind a backslash, where it would not
 */
const escaped = (code: string): string =>
  code.replace(BEYOND_LATIN, (_, backslash: string, sign: string) => {
    if (backslash !== '') throw new Error(`A pattern escapes ${sign}, which the bundle can not write`)
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`
  })

/** Writes `<name>.mjs` for each entry into the folder. Its code keeps its names, and loses comments and spaces. */
export async function bundle({ entries, outdir, plugins = [], external = [] }: Bundling): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: { ...entries },
    outdir,
    bundle: true,
    write: false,
    external: [...NATIVE, ...external],
    plugins,
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    minifyWhitespace: true,
    // Node prints the line of an error that nobody catches.
    lineLimit: 160,
    legalComments: 'external',
    logLevel: 'error',
  })
  mkdirSync(outdir, { recursive: true })
  // Another process may be starting from these files: it finds each of them whole.
  for (const { path, text } of outputFiles) {
    const written = `${path}.${process.pid}`
    writeFileSync(written, path.endsWith('.mjs') ? escaped(text) : text)
    renameSync(written, path)
  }
}

/** The first file tells some faults by itself, and loads the other one when there are none. */
const programApart: Plugin = {
  name: 'program-apart',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^\.\/program\.ts$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './program.mjs', external: true } : undefined,
    ),
}

/**
 * Bundles the whole program, `main.mjs` and `program.mjs`, with its threads and the sandbox's page.
 * @param outdir a folder in a folder of the project
 */
export async function bundleProgram(outdir: string): Promise<void> {
  const threads = THREADS.map((path) => [basename(path), join(root, 'src', `${path}.ts`)])
  const starts = ['main', 'program'].map((name) => [name, join(root, 'src', `${name}.ts`)])
  await bundle({ entries: Object.fromEntries([...starts, ...threads]), outdir, plugins: [programApart] })
  // The sandbox finds its page beside its own code. A junction needs no special rights on Windows.
  const page = join(outdir, 'page')
  rmSync(page, { force: true })
  symlinkSync(join(root, 'sandbox/page'), page, 'junction')
}

/** Where `npm start` and the container have the program. */
export const PROGRAM = join(root, 'dist', 'program')
