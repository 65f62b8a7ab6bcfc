import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeAt, routes } from '#src/app/routes.ts'
import { paths, privatePaths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { titleLevels } from '#src/shared/lib/page-title.ts'

const known = new Set<string>(Object.values(paths))
const purchase = /^\/(?:purchase\/|project\/purchase|news\/purchase)/
/** Section 2.2: no footer. */
const footless = new Set(['/project/purchase', '/project/purchase/detail', '/news/purchase/detail'])

describe('the route records', () => {
  test('each address has one record, and each record a known address', () => {
    const addresses = routes.map(({ path }) => path)
    expect(addresses).toEqual([...new Set(addresses)])
    expect(addresses.filter((path) => !known.has(path))).toEqual([])
    expect(addresses).toContain('/index')
    expect(addresses).toContain('/404')
  })

  test.each(routes.map((route) => [route.path, route] as const))('%s is what the specification says', (path, route) => {
    expect(route.requiresLogin ?? false).toBe(privatePaths.has(path))
    expect(titleLevels(route.title).join('>')).toBe(route.title)
    expect(route.section === undefined || known.has(route.section.split('?')[0]!)).toBe(true)
    if (path === '/404') expect(route.frame).toEqual({ header: 'none', footer: false, floatingWindow: false })
    if (purchase.test(path)) {
      expect(['simple', 'purchase']).toContain(route.frame.header)
      expect(route.frame.footer).toBe(!footless.has(path))
    }
  })

  test('the record of an address is found as the router finds it', () => {
    expect(routeAt('/index')?.path).toBe('/index')
    expect(routeAt('/INDEX/')?.path).toBe('/index')
    expect(routeAt('/index/more')).toBeNull()
    expect(routeAt('/')).toBeNull()
  })
})

test('index.html, which stands before any program, says what the brand says', () => {
  const html = readFileSync('index.html', 'utf8')
  for (const fact of [brand.productName, brand.operator, brand.hotline, ...brand.phones.map(({ number }) => number)])
    expect(html).toContain(fact)
})
