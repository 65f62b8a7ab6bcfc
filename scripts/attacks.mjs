import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openGround } from './attacks/ground.mjs'
import { root } from './lib/run.mjs'

const usage = `npm run attacks -- [--only 01,03] [--root DIR]
Attacks the development server of this checkout, or of the one in DIR, as an outsider would: each script in scripts/attacks is
one line of attack and reports each deed as refused or done. Exits with code 0 only if every deed was refused.`

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    root: { type: 'string', default: root },
    help: { type: 'boolean', default: false },
  },
})
if (options.help) {
  console.log(usage)
  process.exit(0)
}

const folder = new URL('attacks/', import.meta.url)
const chosen = options.only?.split(',')
const names = readdirSync(folder)
  .filter((name) => /^\d\d-.*\.mjs$/.test(name))
  .filter((name) => !chosen || chosen.includes(name.slice(0, 2)))
  .toSorted()

const counts = { refused: 0, done: 0 }
for (const name of names) {
  const { title, attack, settings } = await import(new URL(name, folder))
  console.log(`\n${name.slice(0, 2)} ${title}`)
  const ground = await openGround(path.resolve(options.root), `attack-${name.slice(0, 2)}`, settings)
  try {
    for (const { what, succeeded, seen } of await attack(ground)) {
      counts[succeeded ? 'done' : 'refused'] += 1
      console.log(`  ${succeeded ? 'DONE   ' : 'refused'}  ${what}: ${seen}`)
    }
  } finally {
    await ground.close()
  }
}
console.log(`\n${counts.refused} refused, ${counts.done} done`)
process.exit(counts.done > 0 || counts.refused === 0 ? 1 : 0)
