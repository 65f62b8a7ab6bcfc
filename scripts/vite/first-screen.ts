import { readFileSync } from 'node:fs'
import path from 'node:path'
import axios from 'axios'
import { type HtmlTagDescriptor, minifySync, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import * as z from 'zod/mini'
import { noncePlaceholder } from '../../deploy/headers.mjs'
import { encodedRequest } from '../../src/api/encoding.ts'
import { callKey } from '../../src/api/prefetched-batch.ts'
import type { Endpoint } from '../../src/api/endpoint.ts'
import { adList } from '../../src/api/endpoints/content.ts'
import { navigationList } from '../../src/api/endpoints/desk.ts'
import { batch } from '../../src/api/endpoints/portal.ts'
import { hotProjects } from '../../src/api/endpoints/project.ts'
import { startLost } from '../../src/app/errors/labels.ts'
import { type EarlyCall, firstScreenCalls } from '../../src/app/first-screen.ts'
import { sessionKey } from '../../src/features/session/tokens/session-key.ts'
import { hotProjectsQuery } from '../../src/model/first-screen.ts'
import { priceType, projectType } from '../../src/model/listing/schema.ts'
import { wanYuan } from '../../src/model/listing/labels.ts'
import { linkTo } from '../../src/model/paths.ts'
import { brand } from '../../src/shared/config/brand.ts'
import { clientId, clientIdHeader } from '../../src/shared/config/client-id.ts'
import { tokenStyle } from '../../src/shared/config/tokens.ts'
import { englishTexts } from '../texts/english.ts'
import {
  requestFirst,
  type HeadData,
  type HeadRequest,
  listingWriter,
  preloadParts,
  type StartFailureTexts,
  showFirst,
  applySettings,
  watchStart,
} from './head.ts'

const homePage = '/src/pages/home/HomePage.tsx'
const wireModule = '/src/api/wire.ts'
const homeAddresses = ['/', '/index']

/** A page that has not started by then may have failed; on a very slow connection it still may start later. */
const startPatienceMs = 20_000

const withPhone = (text: string) => text.replace('{{phone}}', brand.hotline)
const english = englishTexts()
const startFailureTexts: StartFailureTexts = {
  zh: { text: withPhone(startLost.text), retry: startLost.retry },
  en: { text: withPhone(english[startLost.text]!), retry: english[startLost.retry]! },
}

/** For JavaScript inside HTML: a value cannot contain a closing tag. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const around = (address: (id: string) => string): [string, string] => {
  const [before = '', after = ''] = address('@').split(encodeURIComponent('@'))
  return [before, after]
}

/** The page with the empty cards for the listings of the first screen. */
export const withListingCards = (html: string): string =>
  html.replace(
    '<!-- listing cards -->',
    '<article class="shell-card"><i></i><p class="shell-name"></p><p class="shell-price shell-words"></p></article>'.repeat(
      hotProjectsQuery.size,
    ),
  )

/** A call as the client sends it. */
function requestOf(env: Record<string, string>, { endpoint, input }: EarlyCall): HeadRequest {
  const host = env[endpoint.base === 'api' ? 'VITE_API_BASE' : 'VITE_BIDDING_API_BASE']
  const question = z.parse(endpoint.input, input) as object
  const { params, data } = { data: null, ...encodedRequest(endpoint, question, 'query') }
  const isGet = endpoint.method === 'get'
  return {
    method: endpoint.method.toUpperCase(),
    address: axios.getUri({ url: `${host}${endpoint.path}`, params: isGet ? { ...params, _r: '' } : params }),
    body: data && JSON.stringify(data),
  }
}

const batchOf = (env: Record<string, string>): HeadRequest => ({
  method: 'POST',
  address: `${env['VITE_API_BASE']}${batch.path}`,
  body: JSON.stringify({
    calls: firstScreenCalls.map(({ endpoint, input }) => ({ method: endpoint.method, path: endpoint.path, input })),
  }),
})

type Chunks = { preload: readonly string[]; wire: string | null }

function minifiedScript(...statements: string[]): string {
  const { code, errors } = minifySync('head.js', statements.join(';'), { module: false })
  if (errors.length > 0) throw new Error(`head script: ${errors[0]!.message}`)
  return code
}

/** The script that runs before any bundle, with its build-time data. */
export function headScript(env: Record<string, string>, { preload, wire }: Chunks): string {
  const placeOf = (wanted: Endpoint) => firstScreenCalls.findIndex(({ endpoint }) => endpoint === wanted)
  const isBatch = env['VITE_API_BATCH'] === 'on'
  const facts: HeadData = {
    homes: homeAddresses,
    chunks: preload,
    wire,
    sessionKey,
    keys: firstScreenCalls.map(({ endpoint, input }) => callKey(endpoint, input)),
    requests: isBatch ? [batchOf(env)] : firstScreenCalls.map((call) => requestOf(env, call)),
    isBatch,
    client: { [clientIdHeader]: clientId },
    places: { banners: placeOf(adList), listings: placeOf(hotProjects), menu: placeOf(navigationList) },
    addresses: { listing: around(linkTo.listingDetail), package: around(linkTo.packageDetail) },
    packageType: projectType.package,
    customPrice: priceType.custom,
    unit: wanYuan,
  }
  const first = `answerTo => (${showFirst.toString()})(facts, (${listingWriter.toString()})(facts), answerTo)`
  const code = minifiedScript(
    `(facts => {(${requestFirst.toString()})(facts, ${first});(${preloadParts.toString()})(facts)})(${literal(facts)})`,
    `(${applySettings.toString()})()`,
    `(${watchStart.toString()})(${literal(startFailureTexts)},${startPatienceMs})`,
  )
  return code.replaceAll('</', '<\\/')
}

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** A chunk with all its static imports, direct and indirect. */
function closure(
  chunks: readonly Rolldown.OutputChunk[],
  start: Rolldown.OutputChunk | undefined,
): Rolldown.OutputChunk[] {
  const found = new Set(start ? [start] : [])
  for (const chunk of found)
    for (const name of chunk.imports) {
      const next = chunks.find(({ fileName }) => fileName === name)
      if (next) found.add(next)
    }
  return [...found]
}

const holds =
  (module: string) =>
  ({ moduleIds }: Rolldown.OutputChunk): boolean =>
    moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(module))

/**
 * The files that the home page needs at once: its chunks except those in index.html, and its style sheets; and the
 * chunk of the HTTP client.
 */
function homeFiles(bundle: Bundle): Chunks & { sheets: string[] } {
  const all = Object.values(bundle).filter((part) => part.type === 'chunk')
  const entry = closure(
    all,
    all.find(({ isEntry }) => isEntry),
  )
  const home = closure(all, all.find(holds(homePage)))
  const sheets = new Set([...entry, ...home].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  const wire = all.find(holds(wireModule))
  return {
    preload: home.filter((chunk) => !entry.includes(chunk)).map(({ fileName }) => `/${fileName}`),
    wire: wire ? `/${wire.fileName}` : null,
    sheets: [...sheets],
  }
}

/**
 * Runs the libraries as a script of their own before the entry, which imports them: the browser may run another task
 * in between.
 */
function withLibrariesFirst(html: string, bundle: Bundle): string {
  const vendor = Object.values(bundle).find((part) => part.type === 'chunk' && part.name === 'vendor')
  return html.replace(/<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/, (tag, entry: string) =>
    vendor ? tag.replace(entry, `/${vendor.fileName}`) + tag : tag,
  )
}

const textOf = (bundle: Bundle, name: string): string => {
  const part = bundle[name]
  return part?.type === 'asset' ? String(part.source) : ''
}

const minified = (css: string): string =>
  css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\s*([{};,>])\s*/g, '$1')
    .replaceAll(/:\s+/g, ':')
    .replaceAll(/\s+/g, ' ')

/**
 * The static shell of index.html, painted before any script: tokens, base and shell styles and the style sheets of the first
 * screen inline, and the script that requests the first data. The styles stay for the whole visit, so none is loaded twice.
 */
export function firstScreen(env: Record<string, string>): Plugin {
  let config: ResolvedConfig
  const style = (name: string) => readFileSync(path.join(config.root, 'src/shared/styles', name), 'utf8')
  return {
    name: 'portal-first-screen',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, context) => {
        const bundle: Bundle = context.bundle ?? {}
        const { sheets, ...chunks } = homeFiles(bundle)
        const nonce = noncePlaceholder
        const inline =
          tokenStyle() +
          minified(style('base.css') + style('shell.css')) +
          sheets.map((name) => textOf(bundle, name)).join('')
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', attrs: { nonce }, children: inline, injectTo: 'head' },
          // Mark these style sheets as loaded for the loader of lazy chunks. With a type that is no style sheet's they are
          // never fetched: the preload scanner of some browsers fetches a sheet that is only disabled.
          ...sheets.map((name) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', type: 'text/plain', href: `/${name}`, disabled: true },
            injectTo: 'head' as const,
          })),
        ]
        const script = `<script nonce="${nonce}">${headScript(env, chunks)}</script>`
        const page = withLibrariesFirst(withListingCards(html), bundle)
          .replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '')
          // First of all, so that the question is on its way while the rest of the page is read.
          .replace('<!-- head script -->', () => script)
        return { html: page, tags }
      },
    },
  }
}
