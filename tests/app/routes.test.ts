import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { links } from '#tests/model/links.ts'
import { isBuilt, routeAt, routes } from '#src/app/routes.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
import { linkTo, type PathName, paths, privatePaths } from '#src/model/paths.ts'
import { comingRoutes } from '#src/pages/system/coming.ts'
import { comingNames } from '#src/pages/system/labels.ts'
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

  test('[RT-01] each address of the specification has a record, and one that is not built yet has its name', () => {
    expect(routes.map(({ path }) => path).toSorted()).toEqual([...specified.keys(), ...added.keys()].toSorted())
    const coming = routes.filter(({ isComing }) => isComing).map(({ path }) => path)
    const named = Object.keys(comingNames).map((name) => paths[name as PathName] as string)
    expect(named.toSorted()).toEqual(coming.toSorted())
  })

  test('[RT-01] a section that is built is no longer a placeholder', () => {
    const [placeholder] = comingRoutes(routes.filter(({ path }) => path !== '/purchase/index'))
    expect(placeholder).toMatchObject({ path: '/purchase/index', title: '采购', isComing: true })
    expect(comingRoutes(routes)).toEqual([])
    expect([isBuilt('/index'), isBuilt('/404'), isBuilt('/nothing')]).toEqual([true, true, false])
    expect(routes.filter(({ path, isComing }) => isComing && isBuilt(path))).toEqual([])
  })

  test('[RT-03] a section that is not built yet has the title and the breadcrumb of its neighbours', () => {
    const titles = ['/contract/seal/qrcode', '/purchase/index', '/purchase/help', '/myContract'].map((path) => {
      const { title, section } = routeAt(path)!
      return [path, title, section]
    })
    expect(titles).toEqual([
      ['/contract/seal/qrcode', '人脸识别', undefined],
      ['/purchase/index', '采购', undefined],
      ['/purchase/help', '采购>采购帮助', '/purchase/index'],
      ['/myContract', '用户中心>我的合同', '/usercenterIndex'],
    ])
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
