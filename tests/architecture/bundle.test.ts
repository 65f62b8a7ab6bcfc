import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Plugin, type Rolldown } from 'vite'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { contract } from '#src/api/contract.ts'

type Chunk = Rolldown.OutputChunk

let chunks: Chunk[] = []
let assets: Rolldown.OutputAsset[] = []
/** The imports of each module, from the sources. */
const imports = new Map<string, readonly string[]>()

const graph: Plugin = {
  name: 'test-graph',
  buildEnd() {
    for (const id of this.getModuleIds()) imports.set(id, this.getModuleInfo(id)?.importedIds ?? [])
  },
}

beforeAll(async () => {
  // Otherwise the build would carry the development halves of the libraries.
  vi.stubEnv('NODE_ENV', 'production')
  // The test runner passes its own settings on; a build prefers those to its env file.
  for (const name of Object.keys(process.env)) if (name.startsWith('VITE_')) vi.stubEnv(name, undefined)
  const built = await build({ mode: 'production', logLevel: 'error', build: { write: false }, plugins: [graph] })
  const output = (Array.isArray(built) ? built : [built]).flatMap((part) => ('output' in part ? part.output : []))
  chunks = output.filter((part) => part.type === 'chunk')
  assets = output.filter((part) => part.type === 'asset')
}, 120_000)

const brotli = (text: string) => brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length

/** A chunk with all its static imports, direct and indirect. */
function closure(start: Chunk): Chunk[] {
  const found = new Map([[start.fileName, start]])
  for (const chunk of found.values())
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) found.set(name, next)
    }
  return [...found.values()]
}

const holding = (module: string) => chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)))!
const entry = () => chunks.find(({ isEntry }) => isEntry)!
const firstLoad = () => [...new Set([...closure(entry()), ...closure(holding('/pages/home/HomePage.tsx'))])]
const login = () => holding('/pages/auth/LoginPage.tsx')
const wire = () => holding('/api/wire.ts')
const kibOf = (list: Chunk[]) => list.reduce((sum, { code }) => sum + brotli(code), 0) / 1024
const modulesOf = (list: Chunk[]) => list.flatMap(({ moduleIds }) => moduleIds)
const from = (list: Chunk[], name: string) => modulesOf(list).filter((id) => id.includes(`/node_modules/${name}`))

describe('the production build', () => {
  test('contains nothing of the mock, of its libraries or of the demo accounts', () => {
    expect(
      modulesOf(chunks).filter((id) => /\/src\/mock\/|\/node_modules\/(?:msw|@cantoo|fontkit)\//.test(id)),
    ).toEqual([])
    const text = chunks.map(({ code }) => code).join('\n')
    expect(text).not.toMatch(/mockServiceWorker|__mock/)
    expect(assets.map(({ fileName }) => fileName).filter((name) => /mock/i.test(name))).toEqual([])
  })

  test('[BD-07] has the writer of archives in a worker of its own', () => {
    const workers = assets.filter(({ fileName }) => /archive-worker-[\w-]+\.js$/.test(fileName))
    expect(workers).toHaveLength(1)
    expect(brotli(String(workers[0]!.source)) / 1024).toBeLessThan(8)
    expect(firstLoad().filter(({ code }) => code.includes('archive-worker'))).toEqual([])
  })

  test('[ASVS 13.4.2] has no map of the sources, and no halves of libraries for development', () => {
    expect([...chunks, ...assets].map(({ fileName }) => fileName).filter((name) => name.endsWith('.map'))).toEqual([])
    expect(chunks.filter(({ code }) => /sourceMappingURL=|react-dom.development|jsxDEV/.test(code))).toEqual([])
  })

  test('does not contain the page of the kit', () => {
    expect(modulesOf(chunks).filter((id) => /\/src\/app\/kit\//.test(id))).toEqual([])
    expect(chunks.filter(({ code }) => code.includes('__kit')).map(({ fileName }) => fileName)).toEqual([])
  })

  test('contains no summary of an endpoint', () => {
    const text = chunks.map(({ code }) => code).join('\n')
    const sentences = contract.map(({ endpoint }) => endpoint.summary)
    expect(sentences.length).toBeGreaterThan(100)
    expect(sentences.filter((sentence) => text.includes(sentence))).toEqual([])
  })

  test('has no import cycle between files: each is evaluated after its dependencies', () => {
    const after = (chunk: Chunk) => closure(chunk).filter((other) => other !== chunk)
    const cyclicChunks = chunks.filter((chunk) => after(chunk).some((other) => closure(other).includes(chunk)))
    expect(cyclicChunks.map(({ fileName }) => fileName)).toEqual([])
  })

  test('[SE-09] names no unencrypted host', () => {
    const hosts = chunks.flatMap(({ code }) =>
      [...code.matchAll(/["'`](?:http|ws):\/\/([\w.-]+)/g)].map(([, host]) => host!),
    )
    // Names of XML vocabularies and of library documentation, never fetched; `localhost` is a base for parsing.
    const names = new Set(['www.w3.org', 'localhost', 'portal', 'portal.invalid'])
    expect(hosts.filter((host) => !names.has(host))).toEqual([])
  })

  test('loads the home page without antd, echarts, swiper, axios, the password ciphers, the editor of contracts and the writer of archives', () => {
    for (const name of [
      'antd',
      '@ant-design',
      '@rc-component',
      'echarts',
      'zrender',
      'swiper',
      'axios',
      'sm-crypto-v2',
      'crypto-js',
      'dompurify',
      'prosemirror',
      'fflate',
    ])
      expect({ [name]: from(firstLoad(), name).slice(0, 3) }).toEqual({ [name]: [] })
  })

  test('loads the home page within its budget of JavaScript', () => {
    const kib = kibOf(firstLoad())
    expect(kib).toBeGreaterThan(60)
    expect(kib).toBeLessThanOrEqual(142)
    // Nothing else is loaded before the reader interacts; with headers less than 150 KiB.
    expect(kibOf([...firstLoad(), login()])).toBeLessThanOrEqual(146.35)
  })

  test('loads with the home page only modules of the entry, the home page or the login, however many screens there are', () => {
    const begin = ['/src/main.tsx', '/pages/home/HomePage.tsx', '/pages/auth/LoginPage.tsx']
    const reach = new Set([...imports.keys()].filter((id) => begin.some((file) => id.endsWith(file))))
    for (const id of reach) for (const next of imports.get(id) ?? []) reach.add(next)
    expect(reach.size).toBeGreaterThan(100)
    const sources = modulesOf(firstLoad()).filter((id) => id.includes('/src/'))
    expect(sources.filter((id) => !reach.has(id))).toEqual([])
  })

  test('loads with the home page and the login no texts for fields that only other screens have', () => {
    const tables = modulesOf([...firstLoad(), login()]).filter((id) => id.includes('/src/model/validation/'))
    expect(tables.filter((id) => id.endsWith('/labels.ts')).map((id) => id.split('/validation/')[1])).toEqual([
      'phone/labels.ts',
    ])
  })

  test('has no more files for the home page than the request budget allows', () => {
    expect(firstLoad().length).toBeLessThanOrEqual(3)
  })

  test('loads the login from the home page as one file', () => {
    const here = new Set(firstLoad())
    expect(here).not.toContain(login())
    expect(closure(login()).filter((chunk) => !here.has(chunk))).toEqual([login()])
    expect(login().viteMetadata?.importedCss).toEqual(new Set())
  })

  test('initialises React DOM in the file of the libraries, which is a task of its own', () => {
    expect(holding('/src/app/create-root.ts').name).toBe('vendor')
    expect(entry().imports).toContain(holding('/src/app/create-root.ts').fileName)
  })

  test('has no file with the bundler helpers alone', () => {
    expect(chunks.filter(({ moduleIds }) => moduleIds.every((id) => id.startsWith('\0')))).toEqual([])
  })

  test('[SE-02] keeps the HTTP client in one file that only the entry and its libraries precede', () => {
    const here = new Set(closure(entry()))
    expect(closure(wire()).filter((chunk) => !here.has(chunk))).toEqual([wire()])
    expect(from([wire()], 'axios').length).toBeGreaterThan(10)
  })
})
