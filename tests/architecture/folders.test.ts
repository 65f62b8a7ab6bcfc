import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.(?:tsx?|css|json)$/.test(file))

const grouped = <T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one])
  return groups
}

/** A component and its style sheet are one module. */
const moduleOf = (file: string): string => file.replace(/(?:\.module)?\.(?:tsx?|css|json)$/, '')

describe('folders', () => {
  /** One file for each area of the portal, and for each section of the contract: their number is that of the areas. */
  const listsOfAreas = new Set([
    'locales/en/features',
    'locales/en/model',
    'locales/en/pages',
    'api/endpoints',
    'mock/handlers',
  ])

  test('a folder holds at most 15 modules at one level', () => {
    const folders = grouped([...new Set(files.map(moduleOf))], (file) => path.posix.dirname(file))
    const crowded = [...folders].filter(([folder, modules]) => modules.length > 15 && !listsOfAreas.has(folder))
    expect(crowded.map(([folder, modules]) => `${folder}: ${modules.length}`)).toEqual([])
  })

  test('modules that share a prefix are a folder', () => {
    const prefixed = [...new Set(files.map(moduleOf))].flatMap((file) => {
      const prefix = /^([a-z]+)-/.exec(path.posix.basename(file))?.[1]
      return prefix && prefix !== 'use' ? [`${path.posix.dirname(file)}/${prefix}-*`] : []
    })
    const families = [...grouped(prefixed, (prefix) => prefix)].filter(([, { length }]) => length > 3)
    expect(families.map(([prefix]) => prefix)).toEqual([])
  })

  /** Tables of texts are read by looking up, not from start to end. */
  const isTable = (file: string) => file.endsWith('/labels.ts')

  test('a module holds at most 300 lines', () => {
    const long = files.filter(
      (file) => /\.tsx?$/.test(file) && !isTable(file) && readFileSync(`src/${file}`, 'utf8').split('\n').length > 301,
    )
    expect(long).toEqual([])
  })
})
