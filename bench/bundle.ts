/** Bundles the program, so that a process of it need not read and translate its modules one by one. */
import { build, type Plugin } from 'esbuild'

/** Packages with parts that are no JavaScript, or that look for their own files. */
const NATIVE = ['@napi-rs/canvas', '@electric-sql/pglite', '@prisma/client', 'esbuild', 'pg-native', 'zlib-sync']
/** Bundled CommonJS modules need what Node gives to such modules. */
const REQUIRE = `import { createRequire as requireOf } from 'node:module'
const require = requireOf(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname`

/** The files to bundle, and where to. */
export interface Bundling {
  /** Source files by the name of their bundle. */
  readonly entries: Readonly<Record<string, string>>
  /** A folder in a folder of the project: the program finds its migrations and threads two folders above its own file. */
  readonly outdir: string
  readonly plugins?: Plugin[]
}

/** Writes `<name>.mjs` for each entry into the folder. */
export async function bundle({ entries, outdir, plugins = [] }: Bundling): Promise<void> {
  await build({
    entryPoints: { ...entries },
    outdir,
    bundle: true,
    splitting: true,
    external: NATIVE,
    plugins,
    banner: { js: REQUIRE },
    platform: 'node',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  })
}
