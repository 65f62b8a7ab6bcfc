// npm run texts [-- --check]: sorts the English texts into the files of the areas that use them; --check only compares.
import path from 'node:path'
import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'
import { root } from './lib/run.mjs'

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } })
process.chdir(root)
const { module } = await runnerImport(path.resolve('scripts/texts/tidy.ts'))
const { moved, unused, unsorted, missing, contradictory } = module.tidyTexts({ write: !values.check })

const list = (title, lines) => {
  if (lines.length > 0) console.log(`${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
const written = !values.check && contradictory.length === 0
list(written ? 'Moved' : 'In the wrong file', moved)
list(written ? 'Removed, because nothing uses it' : 'Used by nothing', unused)
list(written ? 'Written' : 'Not as `npm run texts` writes it', unsorted)
list('Has two English texts; remove one', contradictory)
list('Has no English; add it there', missing)

const isLeft = missing.length + contradictory.length > 0
const isUntidy = moved.length + unused.length + unsorted.length > 0
if (!isLeft && !isUntidy) console.log('Every English text is in its file.')
process.exitCode = isLeft || (isUntidy && !written) ? 1 : 0
