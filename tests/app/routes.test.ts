import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { links } from '#tests/model/links.ts'
import { routeAt, routes } from '#src/app/routes.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { linkTo, paths, privatePaths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { titleLevels } from '#src/shared/lib/navigation/page-title.ts'

/** The addresses of the specification, and whether each requires a login. */
const specified = new Map(
  readFileSync('tests/architecture/routes.txt', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split('|'))
    .map(([path = '', , login]) => [path, login === '1']),
)
/** Pages beside those of the specification, and whether each requires a login. */
const added = new Map([
  ['/contract/verify', false],
  ['/usercenter/evidence', true],
])
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

  test('[RT-01] each address of the specification has a screen', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual([...specified.keys(), ...added.keys()].toSorted())
  })

  test('[RT-11] the specification has 98 addresses, 41 of them private, and the portal keeps the same ones private', () => {
    const guarded = [...specified].filter(([, login]) => login).map(([path]) => path)
    expect([specified.size, guarded.length]).toEqual([98, 41])
    expect([...privatePaths].toSorted()).toEqual(guarded.toSorted())
  })

  test.each(routes.map((route) => [route.path, route] as const))(
    '[RT-11] %s is public or private as specified',
    (path, route) => {
      expect(route.requiresLogin ?? false).toBe(specified.get(path) ?? added.get(path) ?? false)
      expect(titleLevels(route.title).join('>')).toBe(route.title)
      expect(route.section === undefined || known.has(route.section.split('?')[0]!)).toBe(true)
      if (path === '/404') expect(route.frame).toEqual({ header: 'none', footer: false, floatingWindow: false })
      if (purchase.test(path)) {
        expect(['simple', 'purchase']).toContain(route.frame.header)
        expect(route.frame.footer).toBe(!footless.has(path))
      }
    },
  )

  test('the lookup of a record agrees with the router', () => {
    expect(routeAt('/index')?.path).toBe('/index')
    expect(routeAt('/INDEX/')?.path).toBe('/index')
    expect(routeAt('/index/more')).toBeNull()
    expect(routeAt('/')).toBeNull()
  })
})

describe('every link with a parameter', () => {
  const built = Object.values(links).flatMap((made) => made.map(([link, , place]) => [link, place] as const))

  test.each(built)('%s has a screen, or a placeholder', (link, place) => {
    const pathname = link.split('?', 1)[0]!
    expect(routeAt(pathname)?.path).toBe(place)
  })

  test('all of them are tested', () => {
    expect(Object.keys(links).toSorted()).toEqual(
      Object.keys({ ...linkTo, ...linkToOwn, ...linkToPurchase }).toSorted(),
    )
  })
})

test('index.html, shown before any script runs, has the texts of the brand', () => {
  const html = readFileSync('index.html', 'utf8')
  for (const fact of [brand.productName, brand.operator, brand.hotline, ...brand.phones.map(({ number }) => number)])
    expect(html).toContain(fact)
})
