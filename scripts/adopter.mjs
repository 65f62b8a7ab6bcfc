// node scripts/adopter.mjs <port>: the build for a backend made from the specification alone, on tests/adopter.
import path from 'node:path'
import { preview, runnerImport } from 'vite'
import { adopterBuild } from './lib/adopter-build.mjs'
import { root } from './lib/run.mjs'

Object.assign(process.env, adopterBuild.env)
const { module } = await runnerImport(path.join(root, 'tests/adopter/mount.ts'))
await preview({
  root,
  mode: 'test',
  logLevel: 'warn',
  build: { outDir: adopterBuild.outDir },
  preview: { port: Number(process.argv[2]), strictPort: true },
  // Before the plugin that answers whatever is no file with the page.
  plugins: [{ name: 'adopter', enforce: 'pre', configurePreviewServer: module.mount }],
})
