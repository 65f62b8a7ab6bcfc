import { describe, expect, test } from 'vitest'
import { causeOf, isInstalled, lockHash, nodeProblem } from '../../scripts/setup.mjs'

describe('the Node version', () => {
  test.each(['20.19.0', '20.19.1', '20.20.2', '22.0.0', '26.1.0'])('%s is fine', (version) => {
    expect(nodeProblem(version)).toBeNull()
  })

  test.each(['20.18.3', '18.20.8', '16.0.0'])('%s is rejected with both versions named', (version) => {
    expect(nodeProblem(version)).toBe(
      `Node ${version} is too old: this project needs Node 20.19.0 or newer (https://nodejs.org).`,
    )
  })
})

describe('whether the lockfile is installed', () => {
  const lock = {
    packages: {
      '': {},
      'node_modules/react': { version: '19.3.1', integrity: 'sha512-r' },
      'node_modules/@oxlint/binding-darwin-arm64': { version: '1.89.0', integrity: 'sha512-d', optional: true },
    },
  }
  const react = { version: '19.3.1', integrity: 'sha512-r' }

  test('the same versions, without the binaries of other platforms', () => {
    expect(isInstalled(lock, { packages: { 'node_modules/react': react } })).toBe(true)
  })

  test.each([
    ['a package is missing', {}],
    ['another version', { 'node_modules/react': { ...react, version: '19.3.0' } }],
    ['another checksum', { 'node_modules/react': { ...react, integrity: 'sha512-x' } }],
    ['there is an extra package', { 'node_modules/react': react, 'node_modules/left-pad': react }],
  ])('not when %s', (_, packages) => {
    expect(isInstalled(lock, { packages })).toBe(false)
  })

  test('the hash distinguishes lockfiles and platforms', () => {
    expect(lockHash('a', 'linux-x64')).toBe(lockHash('a', 'linux-x64'))
    expect(lockHash('a', 'linux-x64')).not.toBe(lockHash('b', 'linux-x64'))
    expect(lockHash('a', 'linux-x64')).not.toBe(lockHash('a', 'darwin-arm64'))
  })
})

test.each([
  ['npm error code ENOTFOUND', 'the package registry cannot be reached'],
  ['npm error code ECONNREFUSED', 'the package registry cannot be reached'],
  ['npm error code ENOSPC', 'the disk is full'],
  ['npm error code EACCES', 'this folder is not writable'],
  ['npm error code EINTEGRITY', 'a package does not match the checksum in package-lock.json'],
  ['npm error code EUSAGE', 'package.json and package-lock.json do not match'],
  ['npm error code E404', 'the package registry does not have a version that package-lock.json names'],
  ['an unknown error', 'npm ci failed'],
])('"%s" means: %s', (output, cause) => {
  expect(causeOf(output)).toBe(cause)
})
