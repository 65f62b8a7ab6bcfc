import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { contentsOfFiles, filesIn, folder } from './english.ts'
import { refusalTexts, refusalsOfTheModel } from './exchange.ts'
import { interfaceSources, keysOf } from './interface.ts'
import { type Known, nameless, tidied, type Tidied, written } from './places.ts'

function knownTexts(): Known {
  const uses = new Map<string, Set<string>>()
  for (const source of interfaceSources())
    for (const key of keysOf(source)) uses.set(key, (uses.get(key) ?? new Set()).add(source.file))
  return { uses, refusals: new Set([...refusalTexts(), ...refusalsOfTheModel()].map(nameless)) }
}

type Report = Omit<Tidied, 'files'> & { unsorted: string[] }

/**
 * Compares the English texts with the rule of their places, and with `write` makes them follow it, unless a text has two
 * English versions.
 */
export function tidyTexts({ write }: { write: boolean }): Report {
  const contents = contentsOfFiles()
  const { files, ...report } = tidied(filesIn(contents), knownTexts())
  const after = new Map([...files].map(([file, entries]) => [file, written(entries)]))
  const changed = [...after].filter(([file, text]) => contents.get(file) !== text)
  if (write && report.contradictory.length === 0) {
    for (const [file, text] of changed) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
      writeFileSync(path.join(folder, file), text)
    }
    for (const file of contents.keys()) if (!after.has(file)) rmSync(path.join(folder, file))
  }
  return { ...report, unsorted: changed.map(([file]) => file).filter((file) => contents.has(file)) }
}
