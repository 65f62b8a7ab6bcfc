// node scripts/sbom.mjs: lists the packages in the build as CycloneDX, in dist.cdx.json beside dist/, which is not served.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from './lib/run.mjs'

const args = ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev', '--package-lock-only']
const { code, output } = await run('npm', args, { capture: true, shell: process.platform === 'win32' })
if (code !== 0) {
  console.error(output)
  process.exit(code)
}
writeFileSync(path.join(root, 'dist.cdx.json'), output)
console.log(`dist.cdx.json lists ${JSON.parse(output).components.length} packages`)
