import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

type LockEntry = { version?: string; integrity?: string; optionalDependencies?: Record<string, string> }
type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> }

const lock: { packages: Record<string, LockEntry> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const manifest: Manifest = JSON.parse(readFileSync('package.json', 'utf8'))
const direct = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })

/** The lock entry that `name` resolves to from inside the package at `place`, upwards as in Node. */
function resolve(place: string, name: string): LockEntry | undefined {
  const parts = place.split('/node_modules/')
  const folders = parts.map((_, depth) => `${parts.slice(0, depth + 1).join('/node_modules/')}/`)
  return ['', ...folders].map((folder) => lock.packages[`${folder}node_modules/${name}`]).find(Boolean)
}

const isAtLeast = (version: string, least: string) => {
  const [have, want] = [version, least].map((text) => text.split('.').map(Number))
  const place = want!.findIndex((part, index) => part !== have![index])
  return place === -1 || have![place]! > want![place]!
}

const installed = Object.entries(lock.packages).map(([place, { version }]) => ({
  name: place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length),
  version: version ?? '',
}))

describe('package-lock.json', () => {
  test('has the binaries of every platform: a lockfile written where some were missing cannot be installed elsewhere', () => {
    const missing = Object.entries(lock.packages).flatMap(([place, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !resolve(place, name))
        .map((name) => `${place} → ${name}`),
    )
    expect(missing).toEqual([])
  })

  test('has a checksum for every package', () => {
    const without = Object.keys(lock.packages).filter((place) => place !== '' && !lock.packages[place]!.integrity)
    expect(without).toEqual([])
  })

  test('[ASVS 15.2.4] takes every package from the registry that npm is set to, and from no other address', () => {
    const elsewhere = Object.entries(lock.packages).filter(([, entry]) => 'resolved' in entry)
    expect(elsewhere.map(([place]) => place)).toEqual([])
  })

  test('[ASVS 15.2.4] no package runs a program when it is installed', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
  })

  test.each(direct)('%s is pinned to exactly %s', (name, version) => {
    expect(version).toMatch(/^\d+\.\d+\.\d+$/)
    expect(lock.packages[`node_modules/${name}`]?.version).toBe(version)
  })
})

describe('minimum secure versions', () => {
  // Older versions have published advisories: open redirects, prototype pollution, sanitiser bypasses, file access.
  test.each([
    ['react-router', '7.18.0'],
    ['react-router-dom', '7.18.0'],
    ['axios', '1.18.0'],
    ['vite', '8.0.0'],
    ['dompurify', '3.4.0'],
    ['sm-crypto-v2', '1.15.1'],
  ])('every copy of %s is at least %s', (name, least) => {
    const versions = installed.filter((entry) => entry.name === name).map(({ version }) => version)
    expect(versions).not.toEqual([])
    expect(versions.filter((version) => !isAtLeast(version, least))).toEqual([])
  })

  test('sm-crypto, whose keys can be recovered, is not a dependency', () => {
    expect(installed.filter(({ name }) => name === 'sm-crypto')).toEqual([])
  })

  test.each([
    ['1.18.0', '1.18.0', true],
    ['1.17.9', '1.18.0', false],
    ['1.21.1', '1.18.0', true],
    ['2.0.0', '1.18.0', true],
    ['0.99.0', '1.18.0', false],
  ])('%s against %s: %s', (version, least, expected) => {
    expect(isAtLeast(version, least)).toBe(expected)
  })
})
