/**
 * Compiles PGlite so that its start takes little memory. V8 compiles each WebAssembly function quickly at its first call, and again
 * with its optimizing compiler once the function has run for a while. For PGlite's SQL parser, one function of 105 KB, that takes
 * 600 MB for half a second. Here the parser alone is compiled for good at once, so that all others still become fast.
 */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'

/** The part of WebAssembly that this file needs; the types of Node do not have it. */
interface Compiler {
  readonly Memory: new (pages: { initial: number; maximum: number }) => object
  readonly Module: {
    imports(module: WebAssembly.Module): { readonly module: string; readonly name: string; readonly kind: string }[]
  }
  compile(code: Uint8Array): Promise<WebAssembly.Module>
  instantiate(module: WebAssembly.Module, imports: Imports): Promise<{ readonly exports: Record<string, unknown> }>
}
/** Imported values by module and name. */
type Imports = Record<string, Record<string, unknown>>

const wasm = (globalThis as unknown as { readonly WebAssembly: Compiler }).WebAssembly

/** PGlite's own memory at its start, in pages of 64 KiB, and the most that it can grow to. */
const PAGES = { initial: 2_048, maximum: 32_768 }
/** An address outside of the memory: the parser ends there, before it has done anything. */
const NOWHERE = -16

/** Returns PGlite's compiled code, whose parser the optimizing compiler leaves alone. */
export async function lightPGlite(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const module = await wasm.compile(await readFile(join(folder, 'pglite.wasm')))
  const { exports } = await wasm.instantiate(module, idleImports(module))
  const { raw_parser: parser } = exports
  if (typeof parser !== 'function') return module
  // V8 decides at a function's first call whether it may be compiled again.
  setFlagsFromString('--no-wasm-tier-up')
  setFlagsFromString('--no-wasm-dynamic-tiering')
  try {
    parser(NOWHERE, 0)
  } catch {
    // Nothing can be parsed without a database.
  } finally {
    setFlagsFromString('--wasm-dynamic-tiering')
    setFlagsFromString('--wasm-tier-up')
  }
  return module
}

/** Returns what a module imports: functions that do nothing, and an empty memory. */
function idleImports(module: WebAssembly.Module): Imports {
  const imports: Imports = {}
  for (const { module: from, name, kind } of wasm.Module.imports(module)) {
    imports[from] ??= {}
    imports[from][name] = kind === 'memory' ? new wasm.Memory(PAGES) : () => 0
  }
  return imports
}
