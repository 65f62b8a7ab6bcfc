import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { routeAt, routes } from '#src/app/routes.ts'
import { linkTo, paths, privatePaths } from '#src/model/paths.ts'
import { brand } from '#src/shared/config/brand.ts'
import { titleLevels } from '#src/shared/lib/page-title.ts'

/** The addresses of the specification, and whether each asks for a login. */
const specified = new Map(
  readFileSync('tests/architecture/routes.txt', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.split('|'))
    .map(([path = '', , login]) => [path, login === '1']),
)
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

  test('[RT-11] the specification has 98 addresses, 41 of them private, and the portal keeps the same ones private', () => {
    const guarded = [...specified].filter(([, login]) => login).map(([path]) => path)
    expect([specified.size, guarded.length]).toEqual([98, 41])
    expect([...privatePaths].toSorted()).toEqual(guarded.toSorted())
  })

  test.each(routes.map((route) => [route.path, route] as const))(
    '[RT-11] %s is what the specification says',
    (path, route) => {
      expect(route.requiresLogin ?? false).toBe(specified.get(path))
      expect(titleLevels(route.title).join('>')).toBe(route.title)
      expect(route.section === undefined || known.has(route.section.split('?')[0]!)).toBe(true)
      if (path === '/404') expect(route.frame).toEqual({ header: 'none', footer: false, floatingWindow: false })
      if (purchase.test(path)) {
        expect(['simple', 'purchase']).toContain(route.frame.header)
        expect(route.frame.footer).toBe(!footless.has(path))
      }
    },
  )

  test('the record of an address is found as the router finds it', () => {
    expect(routeAt('/index')?.path).toBe('/index')
    expect(routeAt('/INDEX/')?.path).toBe('/index')
    expect(routeAt('/index/more')).toBeNull()
    expect(routeAt('/')).toBeNull()
  })
})

/** What each builder makes, and the address of the record that it leads to. */
const links: { [Name in keyof typeof linkTo]: readonly (readonly [link: string, text: string, place: string])[] } = {
  project: [
    [linkTo.project({}), '/project', '/project'],
    [linkTo.project({ typeCode: '1', q: '成都' }), '/project?typeCode=1&q=%E6%88%90%E9%83%BD', '/project'],
    [linkTo.project({ parentId: '2', operationId: '3' }), '/project?parentId=2&operationId=3', '/project'],
  ],
  hall: [[linkTo.hall(2), '/hall?projectActive=2', '/hall']],
  purchaseSearchNew: [
    [
      linkTo.purchaseSearchNew('电梯 a&b'),
      '/purchase/searchNew?keyName=%E7%94%B5%E6%A2%AF+a%26b',
      '/purchase/searchNew',
    ],
  ],
  purchaseTrade: [[linkTo.purchaseTrade('1-0'), '/purchase/trade?activeIndex=1-0', '/purchase/trade']],
  packageDetail: [
    [linkTo.packageDetail('P1'), '/projectPkg/P1.html', '/projectPkg/:assetsId.html'],
    [linkTo.packageDetail('P 1/2?#'), '/projectPkg/P%201%2F2%3F%23.html', '/projectPkg/:assetsId.html'],
  ],
  listingDetail: [
    [linkTo.listingDetail('A1'), '/projectDetail/A1.html', '/projectDetail/:assetsId.html'],
    [linkTo.listingDetail('A 1/2?#'), '/projectDetail/A%201%2F2%3F%23.html', '/projectDetail/:assetsId.html'],
  ],
  plate: [
    [linkTo.plate('4'), '/zxdt?plateId=4', '/zxdt'],
    [linkTo.plate(undefined), '/zxdt', '/zxdt'],
  ],
  newsZxdt: [[linkTo.newsZxdt('N1'), '/newsDetailZxdt?newsId=N1', '/newsDetailZxdt']],
  newsXxgk: [[linkTo.newsXxgk('N1'), '/newsDetailXxgk?newsId=N1', '/newsDetailXxgk']],
  enrol: [
    [linkTo.enrol('package', 'P1'), '/bidEnrollPkg?assetsId=P1', '/bidEnrollPkg'],
    [linkTo.enrol('detail', 'A1'), '/bidEnrollNormal?assetsId=A1', '/bidEnrollNormal'],
  ],
  enrolment: [[linkTo.enrolment('A1'), '/enrollDetail?assetsId=A1', '/enrollDetail']],
  enrolmentById: [[linkTo.enrolmentById('E1'), '/enrollDetail?id=E1', '/enrollDetail']],
  cashier: [[linkTo.cashier('E1'), '/cashierDesk?enrolId=E1', '/cashierDesk']],
  deposit: [[linkTo.deposit('D1'), '/depositDetail?id=D1', '/depositDetail']],
  depositSlip: [[linkTo.depositSlip('D1'), '/depositDetail?id=D1&print=1', '/depositDetail']],
  depositClaim: [[linkTo.depositClaim('D1'), '/depositAddPayInfo?id=D1', '/depositAddPayInfo']],
  quoteHall: [
    [linkTo.quoteHall('P1', 'L2'), '/quoteHall?assetsId=P1&lot=L2', '/quoteHall'],
    [linkTo.quoteHall('A1'), '/quoteHall?assetsId=A1', '/quoteHall'],
  ],
  watchRoom: [[linkTo.watchRoom('R1'), '/hall?watch=R1', '/hall']],
  practice: [
    [linkTo.practice('final'), '/hall?practice=final', '/hall'],
    [linkTo.practice(), '/hall?practice=', '/hall'],
  ],
  messages: [
    [
      linkTo.messages({ kind: 'bid', state: 'unread', page: 2 }),
      '/myMessage?kind=bid&state=unread&page=2',
      '/myMessage',
    ],
  ],
  message: [
    [linkTo.message('M1'), '/myMessageDetail?id=M1', '/myMessageDetail'],
    [linkTo.message('M1', 'bid'), '/myMessageDetail?id=M1&kind=bid', '/myMessageDetail'],
  ],
  favourites: [
    [
      linkTo.favourites({ stage: '2', q: 'a', order: 'price', page: 3 }),
      '/myCollect?stage=2&q=a&order=price&page=3',
      '/myCollect',
    ],
  ],
  myProject: [[linkTo.myProject({ tab: 'bidding', page: undefined }), '/myProject?tab=bidding', '/myProject']],
  biddingRoom: [[linkTo.biddingRoom(), '/myProject?list=2', '/myProject']],
  service: [
    [linkTo.service(1), '/investService?need=1', '/investService'],
    [linkTo.service(2), '/transferService?need=2', '/transferService'],
    [linkTo.service(3), '/otherService?need=3', '/otherService'],
  ],
  myServiceDetail: [[linkTo.myServiceDetail('S1'), '/myServiceDetail?id=S1', '/myServiceDetail']],
  demandDetail: [[linkTo.demandDetail('S1'), '/demandDetail?id=S1', '/demandDetail']],
  branch: [
    [linkTo.branch('B1', '5101'), '/branch/index?id=B1&code=5101', '/branch/index'],
    [linkTo.branch('B1'), '/branch/index?id=B1', '/branch/index'],
  ],
  appeal: [
    [linkTo.appeal('deposit', 'D1'), '/shensuRecord?new=deposit&about=D1', '/shensuRecord'],
    [linkTo.appeal('other'), '/shensuRecord?new=other', '/shensuRecord'],
  ],
  appealDetail: [[linkTo.appealDetail('S1'), '/shensuRecord?id=S1', '/shensuRecord']],
  changeRealNamePerson: [[linkTo.changeRealNamePerson(), '/realNamePerson?change=1', '/realNamePerson']],
  changeRealNameOrg: [[linkTo.changeRealNameOrg(), '/realNameOrg?change=1', '/realNameOrg']],
  login: [
    [linkTo.login('/myProject?list=2'), '/login?redirect=%2FmyProject%3Flist%3D2', '/login'],
    [linkTo.login(), '/login', '/login'],
  ],
}

describe('every link that carries a value', () => {
  const built = Object.entries(links).flatMap(([name, made]) => made.map((link) => [name, ...link] as const))

  test.each(built)('%s makes %s, which has a screen or is to have one', (_, link, text, place) => {
    expect(link).toBe(text)
    const pathname = link.split('?', 1)[0]!
    const record = routeAt(pathname)?.path
    expect(record ?? pathname).toBe(place)
    // Without a record it is at least an address of the specification, whose screen is still to come.
    expect(specified.has(place)).toBe(true)
  })

  test('none is left out', () => {
    expect(Object.keys(links).toSorted()).toEqual(Object.keys(linkTo).toSorted())
  })
})

test('index.html, which stands before any program, says what the brand says', () => {
  const html = readFileSync('index.html', 'utf8')
  for (const fact of [brand.productName, brand.operator, brand.hotline, ...brand.phones.map(({ number }) => number)])
    expect(html).toContain(fact)
})
