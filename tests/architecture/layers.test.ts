import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.tsx?$/.test(file))

const source = (file: string) => readFileSync(`src/${file}`, 'utf8')
const importPattern = /(?:from|import\(|import)\s*'([^']+)'/g

/** Every import of the portal's own modules, as a path below src; relative ones are resolved. */
const edges = files.flatMap((from) =>
  [...source(from).matchAll(importPattern)].flatMap(([, name = '']) => {
    if (name.startsWith('#src/')) return [{ from, to: name.slice(5), relative: false }]
    if (name.startsWith('.')) return [{ from, to: path.posix.join(path.posix.dirname(from), name), relative: true }]
    return []
  }),
)
const packages = files.flatMap((from) =>
  [...source(from).matchAll(importPattern)]
    .filter(([, name = '']) => !/^[.#]|^virtual:/.test(name))
    .map(([, name = '']) => ({ from, name })),
)

/** Mount (b), and the hint at the demo accounts: the production build contains neither (bundle.test.ts). */
const mounts = new Set(['app/boot.ts', 'pages/auth/login/DemoHint.tsx'])

const layers = ['shared', 'model', 'api', 'features', 'pages', 'app']
const layerOf = (file: string) => layers.indexOf(file.split('/')[0] ?? '')
const isMock = (file: string) => file.startsWith('mock/')
const edgeText = ({ from, to }: { from: string; to: string }) => `${from} imports ${to}`

/** A layer may import itself and the layers below; paths outside of the layers are not judged here. */
const mayImport = (from: string, to: string) => layerOf(to) < 0 || layerOf(from) < 0 || layerOf(to) <= layerOf(from)

describe('layers (house style 3)', () => {
  test('there are sources to check', () => {
    expect(files.length).toBeGreaterThan(60)
    expect(edges.length).toBeGreaterThan(100)
  })

  test('imports only go down', () => {
    expect(edges.filter(({ from, to }) => !isMock(to) && !mayImport(from, to)).map(edgeText)).toEqual([])
  })

  test('shared imports nothing outside of shared', () => {
    expect(
      edges.filter(({ from, to }) => from.startsWith('shared/') && !to.startsWith('shared/')).map(edgeText),
    ).toEqual([])
  })

  test('the mock imports only model, api and shared, and no screen imports the mock', () => {
    const allowed = /^(?:mock|model|shared)\/|^api\/(?:endpoint|contract|outcome|endpoints\/)/
    expect(edges.filter(({ from, to }) => isMock(from) && !allowed.test(to)).map(edgeText)).toEqual([])
    expect(edges.filter(({ from, to }) => isMock(to) && !isMock(from) && !mounts.has(from)).map(edgeText)).toEqual([])
  })

  /** Features that others may import: the session, codes by text message, the dictionaries, an asset's name and price, the calendar. */
  const foundations = new Set(['session', 'sms-code', 'dictionary', 'listing', 'calendar'])
  const sliceOf = (file: string) => /^(features|pages)\/([^/]+)\//.exec(file)
  test.each(['features', 'pages'])('%s do not import each other', (layer) => {
    const crossing = edges.filter(({ from, to }) => {
      const [here, there] = [sliceOf(from), sliceOf(to)]
      return (
        here && there && here[1] === layer && there[1] === layer && here[2] !== there[2] && !foundations.has(there[2]!)
      )
    })
    expect(crossing.map(edgeText)).toEqual([])
  })

  /** Folders of a slice that others may import, too: several features need the session's parts. */
  const openRooms = ['session/tokens', 'session/screen-lock', 'session/credentials', 'procurement/supplier']
  test('a slice is imported by the files at its root or by an open folder, and relative imports stay inside it', () => {
    const inner = edges.filter(({ from, to }) => {
      const there = sliceOf(to)
      if (!there) return false
      const here = sliceOf(from)
      const same = here && here[1] === there[1] && here[2] === there[2]
      return (
        !same &&
        to.slice(there[0].length).includes('/') &&
        !openRooms.includes(path.posix.dirname(to).slice('features/'.length))
      )
    })
    expect(inner.map(edgeText)).toEqual([])
    const escaping = edges.filter(
      ({ from, to, relative }) => relative && from.split('/')[0] !== to.split('/')[0] && from.includes('/'),
    )
    expect(escaping.map(edgeText)).toEqual([])
  })

  test('the mock uses its pictures through pictures.ts alone', () => {
    const isPicture = (file: string) => file.startsWith('mock/pictures/')
    const users = edges.filter(({ from, to }) => isPicture(to) && !isPicture(from))
    expect(users.length).toBeGreaterThan(3)
    expect(users.filter(({ to }) => to !== 'mock/pictures/pictures.ts').map(edgeText)).toEqual([])
  })

  /**
   * Inside the mock exchange, lowest first; a file belongs to the first layer that fits. A service that needs a higher one states a
   * port, or listens to an event.
   */
  const exchangeLayers: readonly (readonly [name: string, files: RegExp])[] = [
    ['leaves', /^(?:actor|digest|faults|journal|random|refusal|tables|timers)\.ts$/],
    ['signing', /^signing\//],
    ['bidding/engine', /^bidding\/engine\//],
    ['records', /\/record\.ts$/],
    ['core', /^(?:core|day-counts|events)\.ts$/],
    ['listings', /^listings\//],
    ['seed', /^seed\//],
    ['files', /^files\//],
    ['messages', /^messages\//],
    ['accounts', /^accounts\//],
    ['kyc', /^kyc\//],
    ['appeals', /^appeals\//],
    ['demands', /^demands\//],
    ['seals', /^seals\//],
    ['bidding/rooms', /^bidding\/rooms\//],
    ['deposits', /^deposits\//],
    ['enrolments', /^enrolments\//],
    ['deals', /^deals\//],
    ['contracts', /^contracts\//],
    ['settlement', /^settlement\//],
    ['evidence', /^evidence\//],
    ['procurement', /^procurement\//],
    ['market', /^market\//],
    ['case-files', /^case-files\//],
    ['private-files', /^private-files\//],
    ['demo', /^demo\//],
    ['overview', /^overview\//],
    ['exchange', /^(?:commands|exchange|step-up|topics)\.ts$/],
  ]
  const exchange = 'mock/exchange/'
  const exchangeLayerOf = (file: string) =>
    exchangeLayers.findIndex(([, pattern]) => pattern.test(file.slice(exchange.length)))
  test('inside the mock exchange imports only go down, and each of its files belongs to a layer', () => {
    const own = files.filter((file) => file.startsWith(exchange))
    expect(own.filter((file) => exchangeLayerOf(file) < 0)).toEqual([])
    expect(exchangeLayers.filter((_, layer) => own.every((file) => exchangeLayerOf(file) !== layer))).toEqual([])
    const inside = edges.filter(({ from, to }) => from.startsWith(exchange) && to.startsWith(exchange))
    expect(inside.length).toBeGreaterThan(500)
    expect(inside.filter(({ from, to }) => exchangeLayerOf(to) > exchangeLayerOf(from)).map(edgeText)).toEqual([])
  })

  test('only the worlds make an exchange; everything else takes it from them', () => {
    expect(edges.filter(({ to }) => to === `${exchange}exchange.ts`).map(edgeText)).toEqual([
      'mock/worlds.ts imports mock/exchange/exchange.ts',
    ])
  })

  test('no barrels', () => {
    expect(files.filter((file) => /(?:^|\/)index\.tsx?$/.test(file))).toEqual([])
  })
})

describe('single points of import', () => {
  const importPoints: { name: RegExp; modules: RegExp[] }[] = [
    { name: /^axios$/, modules: [/^api\/wire\.ts$/] },
    {
      name: /^antd(?:\/|$)/,
      modules: [
        /^shared\/ui\/antd\//,
        /^shared\/ui\/form\//,
        /^shared\/ui\/dialog\/AskDialog\.tsx$/,
        /^app\/kit\//,
        /^pages\//,
        /^features\//,
      ],
    },
    { name: /^echarts/, modules: [/^shared\/ui\/chart\/Chart/] },
    { name: /^dompurify$/, modules: [/^shared\/lib\/html\/sanitise\.ts$/] },
    { name: /^swiper/, modules: [/^shared\/ui\/carousel\/carousel-engine\.ts$/] },
    { name: /^msw/, modules: [/^mock\/mount\//] },
    { name: /^big\.js$/, modules: [/^model\/money\//, /^model\/settlement\/(?:fees|schedule)\.ts$/, /^mock\//] },
  ]
  test.each(importPoints)(
    '$name is imported only in its allowed modules, and each of them imports it',
    ({ name, modules: open }) => {
      const users = packages.filter((use) => name.test(use.name)).map(({ from }) => from)
      expect(users.filter((file) => !open.some((one) => one.test(file)))).toEqual([])
      expect(open.filter((one) => !users.some((file) => one.test(file))).map(String)).toEqual([])
    },
  )

  test('one module uses storage and one opens sockets', () => {
    const users = (pattern: RegExp) => files.filter((file) => pattern.test(source(file)) && !isMock(file))
    expect(users(/\b(?:localStorage|sessionStorage)\b/)).toEqual(['shared/lib/storage/storage.ts'])
    expect(users(/new WebSocket\(/)).toEqual(['api/channel/browser.ts'])
  })

  // It parses into a detached element, and returns nodes, so that no string is parsed a second time.
  test('[CT-02] only the sanitiser parses raw HTML', () => {
    const raw = /dangerouslySetInnerHTML|\.(?:inner|outer)HTML\b|insertAdjacentHTML/
    expect(files.filter((file) => raw.test(source(file)) && !isMock(file))).toEqual(['shared/lib/html/sanitise.ts'])
  })

  test('model and mock take time and randomness as parameters', () => {
    const free = files.filter(
      (file) =>
        /^(?:model|mock)\//.test(file) &&
        !file.startsWith('mock/mount/') &&
        /\bDate\.now\(\)|\bMath\.random\(/.test(source(file)),
    )
    expect(free).toEqual([])
  })
})

describe('addresses', () => {
  test('only model/paths.ts contains an address of the portal', () => {
    const routes = readFileSync('src/model/paths.ts', 'utf8').matchAll(/: '(\/[^']+)'/g)
    const addresses = [...routes].map(([, address]) => `'${address!}'`)
    // Those of the specification, the page that verifies contracts, and the evidence of a deal.
    expect(addresses).toHaveLength(100)
    const written = files.filter(
      (file) =>
        file !== 'model/paths.ts' && !isMock(file) && addresses.some((address) => source(file).includes(address)),
    )
    expect(written).toEqual([])
  })

  test('[RT-01] the address table equals that of the specification', () => {
    const literal = [...readFileSync('src/model/paths.ts', 'utf8').matchAll(/: '(\/[^']+)'/g)].map(
      ([, address]) => address!,
    )
    const listed = readFileSync('tests/architecture/routes.txt', 'utf8')
      .split('\n')
      .filter((line) => line.startsWith('/'))
      .map((line) => line.split('|')[0]!)
    expect(literal.toSorted()).toEqual([...listed, '/contract/verify', '/usercenter/evidence'].toSorted())
  })
})

const screens = files.filter((file) => !isMock(file) && !file.startsWith('app/kit/'))

describe('lists', () => {
  test('only the schema of a list reads a page number from an address', () => {
    const byHand = /\bget(?:All)?\(['"`](?:page|current)['"`]\)/
    expect(screens.filter((file) => byHand.test(source(file)))).toEqual([])
    expect(screens.filter((file) => /\bparam\.page\(/.test(source(file))).toSorted()).toEqual([
      'features/article/published.ts',
      'features/asset-search/address.ts',
      'features/procurement-search/search-list.ts',
      'features/roadshow/address.ts',
      'features/site-search/address.ts',
      'pages/account/appeals/AppealList.tsx',
      'pages/branch/addresses.ts',
      'pages/contract/list/ContractList.tsx',
      'pages/deposit/list/DepositList.tsx',
      'pages/hall/list/hall-address.ts',
      'pages/knowledge/rules.ts',
      'pages/my-project/enrolments/EnrolList.tsx',
      'pages/my-purchase/list/purchase-list.ts',
      'pages/news/company/address.ts',
      'pages/purchase/notices/notice-list.ts',
      'pages/purchase/search/whole/whole-search.ts',
      'pages/services/list/demand-list.ts',
      'pages/settlement/list/SettlementList.tsx',
      'pages/user-centre/list/lists.ts',
    ])
  })
})

describe('tables', () => {
  test('a table is a DataTable, except for a bank form and a month', () => {
    expect(files.filter((file) => /<table\b/.test(source(file)) && !isMock(file)).toSorted()).toEqual([
      'pages/deposit/detail/Slip.tsx',
      'pages/special/calendar/MonthGrid.tsx',
      'shared/ui/list/DataTable.tsx',
    ])
  })
})

describe('colours', () => {
  test('only the tokens and the brand colours to choose from contain a colour', () => {
    const styles = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:css|tsx?)$/.test(file),
    )
    const coloured = styles
      .map((file) => file.replaceAll(path.sep, '/'))
      .filter(
        (file) =>
          !isMock(file) &&
          !/^shared\/config\/(?:tokens|themes)\.ts$|^shared\/lib\/(?:contrast|storage\/settings)\.ts$/.test(file),
      )
      .filter((file) =>
        /#[0-9a-f]{3,8}\b(?![^'"`;\n]*<\/)|\brgba?\(|\bhsla?\(/i.test(
          readFileSync(`src/${file}`, 'utf8').replaceAll(/#(?:src|tests)\//g, ''),
        ),
      )
    expect(coloured).toEqual([])
  })
})
