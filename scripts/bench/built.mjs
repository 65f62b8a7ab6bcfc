import { runNode, tools } from '../lib/run.mjs'

/**
 * The two ways in which a portal asks for its first screen (docs/decisions/0004), each with the folder of its build: in one
 * batch, where the exchange takes it, or by the contract's own calls.
 */
export const ways = {
  batch: { folder: '.cache/dist-test', setting: 'on' },
  calls: { folder: '.cache/dist-calls', setting: 'off' },
}

/** Builds the portal as tests use it, into the folder of its way; ends this process when that fails. `isKept`: the last build will do. */
export async function builtPortal(isKept, way = 'batch') {
  if (isKept) return
  const { folder, setting } = ways[way]
  const args = ['build', '--mode', 'test', '--outDir', folder, '--emptyOutDir', '--logLevel', 'warn']
  const { code } = await runNode(tools.vite, args, { env: { VITE_API_BATCH: setting } })
  if (code !== 0) process.exit(code)
}
