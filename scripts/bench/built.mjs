import { runNode, tools } from '../lib/run.mjs'

/** Builds the portal as tests use it, into .cache/dist-test; ends this process when that fails. `isKept`: the last build will do. */
export async function builtPortal(isKept) {
  if (isKept) return
  const args = ['build', '--mode', 'test', '--outDir', '.cache/dist-test', '--emptyOutDir', '--logLevel', 'warn']
  const { code } = await runNode(tools.vite, args)
  if (code !== 0) process.exit(code)
}
