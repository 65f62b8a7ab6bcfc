// npm run contract: writes docs/contract.md from the endpoint table.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { runnerImport } from 'vite'
import { root } from './lib/run.mjs'

const { module } = await runnerImport(path.join(root, 'scripts/vite/contract.ts'))
writeFileSync(path.join(root, 'docs/contract.md'), module.contractDocument())
console.log('docs/contract.md is written.')
