/** Serves the web page: its scripts and styles are bundled at the first request. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface PageFile {
  readonly contentType: string
  readonly body: string
}

/** @param folder the folder of `index.html` and `main.ts` */
export function pageIn(folder: string): (path: string) => Promise<PageFile | null> {
  let bundled: Promise<{ script: string; styles: string }> | null = null
  const bundle = () => {
    bundled ??= build(folder).catch((error: unknown) => {
      bundled = null // The next request for the page tries again.
      throw error
    })
    return bundled
  }
  return async (path) => {
    switch (path) {
      case '/':
        return { contentType: 'text/html; charset=utf-8', body: await readFile(join(folder, 'index.html'), 'utf8') }
      case '/main.js':
        return { contentType: 'text/javascript; charset=utf-8', body: (await bundle()).script }
      case '/main.css':
        return { contentType: 'text/css; charset=utf-8', body: (await bundle()).styles }
      default:
        return null
    }
  }
}

async function build(folder: string): Promise<{ script: string; styles: string }> {
  const esbuild = await import('esbuild')
  const { outputFiles } = await esbuild.build({
    entryPoints: [join(folder, 'main.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    write: false,
    outdir: folder,
    logLevel: 'silent',
    loader: { '.svg': 'dataurl', '.png': 'dataurl', '.woff2': 'dataurl' },
  })
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: text('.js'), styles: text('.css') }
}
