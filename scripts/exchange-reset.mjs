import { rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './lib/run.mjs'

rmSync(path.join(root, '.exchange'), { recursive: true, force: true })
console.log('The mock exchange starts again from its seed. Restart a server that is still running.')
