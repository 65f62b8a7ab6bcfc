// node scripts/pack.mjs <folder>: prepares a build for serving: adds compressed copies, removes files that only the build needs.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { isMain } from './lib/run.mjs'

const isText = (name) => /\.(?:js|css|svg|json)$/.test(name)

/** Writes a `.gz` next to every text file of `assets` that gets smaller by it, and deletes Vite's manifest files. */
export function pack(folder) {
  rmSync(path.join(folder, '.vite'), { recursive: true, force: true })
  const assets = path.join(folder, 'assets')
  if (!existsSync(assets)) throw new Error(`${folder} is not a build of the portal: it has no assets`)
  for (const name of readdirSync(assets).filter(isText)) {
    const text = readFileSync(path.join(assets, name))
    const packed = gzipSync(text, { level: constants.Z_BEST_COMPRESSION })
    if (packed.length < text.length) writeFileSync(path.join(assets, `${name}.gz`), packed)
  }
}

if (isMain(import.meta)) pack(process.argv[2] ?? 'dist')
