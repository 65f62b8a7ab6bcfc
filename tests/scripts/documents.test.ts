import { describe, expect, test } from 'vitest'
import { paths } from '#src/model/paths.ts'
import { isPagePath } from '../../deploy/documents.mjs'

describe('[D14] which paths get the page when there is no file', () => {
  test.each(Object.values(paths))('every address of the portal: %s', (address) => {
    expect(isPagePath(address.replaceAll(/:\w+/g, '1700000000000000001'))).toBe(true)
  })

  test.each(['/', '/nowhere', '/a/b/c', '/v1.2/notes'])('and any path without a file extension: %s', (pathname) => {
    expect(isPagePath(pathname)).toBe(true)
  })

  test.each([
    '/assets/index-3fa9c1d2.js',
    '/assets/',
    '/assets/nothing',
    '/favicon.ico',
    '/map/sichuan.json',
    '/other/1.html',
    '/projectPkg/1/2.html',
    '/projectDetail/1.htm',
    '/.env',
    '/.git/HEAD.lock',
  ])('a lost file does not: %s', (pathname) => {
    expect(isPagePath(pathname)).toBe(false)
  })
})
