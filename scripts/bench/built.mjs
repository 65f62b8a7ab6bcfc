import { runNode, tools } from '../lib/run.mjs'

/**
 * The two modes in which the portal requests its first screen (docs/decisions/0004), each with the folder of its build: one
 * batch, if the exchange supports it, or the separate calls of the contract.
 */
export const modes = {
  batch: { folder: '.cache/dist-test', setting: 'on' },
  calls: { folder: '.cache/dist-calls', setting: 'off' },
}

/** Builds the portal in test mode into the folder of `mode`; exits this process if that fails. `reuse` takes the last build. */
export async function builtPortal(reuse, mode = 'batch') {
  if (reuse) return
  const { folder, setting } = modes[mode]
  const args = ['build', '--mode', 'test', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { code } = await runNode(tools.vite, args, { env: { VITE_API_BATCH: setting } })
  if (code !== 0) process.exit(code)
}
