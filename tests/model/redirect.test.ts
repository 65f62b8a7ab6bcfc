import { array, assert, constantFrom, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goodRedirects, hostileRedirects } from '#tests/model/redirect-values.ts'
import { loginAddress, safeRedirect } from '#src/model/redirect.ts'

const pages = new Set(['/index', '/project', '/myProject', '/hall', '/zxdt', '/quoteHall', '/usercenter/contract/sign'])
pages.add('/login').add('/register').add('/loginCallback').add('/lock').add('/path').add('/purchase/searchNew')
const known = (pathname: string) => pages.has(pathname) || /^\/project(Pkg|Detail)\/[^/]+\.html$/.test(pathname)
const anything = () => true

const payloads = hostileRedirects.flatMap(([kind, values]) => values.map((value) => [kind, value] as const))

test('[RT-12] the tables have their full length', () => {
  expect(new Set(payloads.map(([, value]) => value)).size).toBeGreaterThanOrEqual(60)
  expect(new Set(goodRedirects).size).toBe(38)
})

const staysHere = (value: string) => {
  const target = safeRedirect(value, anything)
  const { origin, pathname } = new URL(target, 'https://portal.example/login')
  return origin === 'https://portal.example' && !pathname.startsWith('//') && /^\/(?![/\\])/.test(target)
}

describe('the target after login', () => {
  test.each(payloads)('[RT-12] %s: %j leads home', (_, value) => {
    expect(safeRedirect(value, known)).toBe('/index')
  })

  test.each(payloads)('[RT-12] %s: %j never leaves the site, whatever pages are known', (_, value) => {
    expect(new URL(safeRedirect(value, anything), 'https://portal.example').origin).toBe('https://portal.example')
  })

  test.each(['/login/', '/LOGIN/?x=1', '/register/', '/loginCallback/', '/lock/#x', '/%6Cock/'])(
    '[RT-12] %j is a sign-in page to the router as well, and leads home',
    (value) => {
      expect(safeRedirect(value, anything)).toBe('/index')
    },
  )

  test.each(goodRedirects)('[RT-11] [RT-12] %j comes back unchanged', (value) => {
    expect(safeRedirect(value, known)).toBe(value)
  })

  test.each([
    ['two values', ['/project', '/project']],
    ['one value in a list', ['/project']],
    ['an empty list', []],
    ['null', null],
    ['undefined', undefined],
  ])('[RT-12] %s leads home', (_, value) => {
    expect(safeRedirect(value, known)).toBe('/index')
  })

  test('[RT-12] only a known page is accepted, checked by its path alone', () => {
    const asked: string[] = []
    const note = (pathname: string) => asked.push(pathname) > 0
    expect(safeRedirect('/资产?q=1#x', note)).toBe('/资产?q=1#x')
    expect(asked).toEqual(['/%E8%B5%84%E4%BA%A7'])
    expect(safeRedirect('/project', () => false)).toBe('/index')
  })

  test('[RT-12] no combination of slashes, dots, encodings and schemes leaves the site', () => {
    const pieces = [
      '/',
      '\\',
      '%2F',
      '%5C',
      '%252f',
      '.',
      '..',
      '%2e',
      '\t',
      '\n',
      ' ',
      '@',
      ':',
      '?',
      '#',
      '//evil.example',
    ]
    const piece = constantFrom(...pieces, 'evil.example', 'https:', 'javascript:', '／', '。', '\u0000', '%00', 'index')
    const mixture = array(piece, { maxLength: 8 }).map((parts) => `/${parts.join('')}`)
    assert(property(mixture, staysHere), { numRuns: 5000 })
    assert(property(string({ unit: 'binary', maxLength: 30 }), staysHere), { numRuns: 1000 })
  })
})

describe('the link to login', () => {
  test.each([
    ['/myProject?list=2', '/login?redirect=%2FmyProject%3Flist%3D2'],
    ['/quoteHall', '/login?redirect=%2FquoteHall'],
    ['/project?q=成都&x=1', '/login?redirect=%2Fproject%3Fq%3D%E6%88%90%E9%83%BD%26x%3D1'],
    ['/login', '/login'],
    ['/login?redirect=%2FmyProject', '/login'],
    ['/lock', '/login'],
    ['//evil.example', '/login'],
    ['https://evil.example', '/login'],
    ['', '/login'],
    [`/index?x=${'a'.repeat(8192)}`, '/login'],
  ])('[RT-11] from %j is %s', (from, address) => {
    expect(loginAddress(from)).toBe(address)
  })

  test.each(goodRedirects)('[RT-11] %j comes back from login unchanged', (from) => {
    const redirect = new URL(loginAddress(from), 'https://portal.example').searchParams.get('redirect')
    expect(safeRedirect(redirect, known)).toBe(from)
  })
})
