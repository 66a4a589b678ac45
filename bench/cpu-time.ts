/** The time that this thread has computed. */

/** From Node 23.9 on: the time that one thread has computed. */
const { threadCpuUsage } = process as { readonly threadCpuUsage?: typeof process.cpuUsage }

/**
 * Milliseconds that this thread has computed. Others on the machine don't count, nor do the threads that compile code and
 * collect garbage beside it, where Node tells them apart.
 */
export function cpuMs(): number {
  const { user, system } = threadCpuUsage?.call(process) ?? process.cpuUsage()
  return (user + system) / 1000
}
