/**
 * Excludes from Stryker's count the code that no test can reach by design: guards against impossible cases.
 * These are `throw new Error(…)` with its message, an `if` that only throws one, and a `case` or `default` that only
 * throws one. A program without faults never gets there. Nothing else is excluded.
 */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

const isError = (node) =>
  node?.type === 'ThrowStatement' && node.argument.type === 'NewExpression' && node.argument.callee.name === 'Error'

/** Whether the statement is only such a throw, in braces or not. */
const throwsOnly = (node) => isError(node) || (node?.type === 'BlockStatement' && holdsThrow(node.body))
const holdsThrow = (statements) => statements.length === 1 && throwsOnly(statements[0])

function isGuard({ node }) {
  if (node.type === 'IfStatement') return node.alternate == null && throwsOnly(node.consequent)
  if (node.type === 'SwitchCase') return holdsThrow(node.consequent)
  return isError(node)
}

const ignorer = {
  shouldIgnore: (path) => (isGuard(path) ? 'a guard against what can’t happen' : undefined),
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'guards', ignorer)]
