import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, ResolvedConfig, Rolldown } from 'vite'
import { noncePlaceholder } from '../../deploy/headers.mjs'
import { batch } from '../../src/api/endpoints/portal.ts'
import { firstScreenCalls } from '../../src/app/first-screen.ts'
import { clientId, clientIdHeader } from '../../src/shared/config/client-id.ts'
import { tokenStyle } from '../../src/shared/config/tokens.ts'

const homePage = '/src/pages/home/HomePage.tsx'
const homeAddresses = ['/', '/index']

/** For JavaScript inside HTML: no closing tag can be smuggled in. */
const literal = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Runs before any bundle: marks the screen, asks for its data, fetches its chunk and its first banner. */
export function headScript(env: Record<string, string>, preload: readonly string[]): string {
  const calls = firstScreenCalls.map(({ endpoint, input }) => ({ method: endpoint.method, path: endpoint.path, input }))
  const headers = { 'content-type': 'application/json', [clientIdHeader]: clientId }
  const ask =
    env['VITE_API_BATCH'] === 'on'
      ? `var c=${literal(calls)};window.portalEarly={` +
        // The same words as `callKey`; a test compares them.
        `keys:c.map(function(q){return q.method+' '+q.path+' '+JSON.stringify(q.input)}),` +
        `answer:fetch(${literal(env['VITE_API_BASE'] + batch.path)},{method:'POST',headers:${literal(headers)},body:JSON.stringify({calls:c})}).then(function(r){return r.json()})};` +
        `window.portalEarly.answer.then(function(b){var s=b.data[0].data[0].imgSrc,i=document.getElementById('first-banner');if(i&&/^\\/(?!\\/)/.test(s))i.src=s}).catch(function(){});`
      : ''
  return (
    `(function(){if(${literal(homeAddresses)}.indexOf(location.pathname)<0)return;document.documentElement.dataset.screen='home';` +
    `${literal(preload)}.forEach(function(h){var l=document.createElement('link');l.rel='modulepreload';l.href=h;document.head.appendChild(l)});${ask}})()`
  )
}

type Bundle = Record<string, Rolldown.OutputChunk | Rolldown.OutputAsset>

/** A chunk with everything it imports statically. */
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

/** What the home page needs at once: its chunks besides those that index.html itself names, and its style sheets. */
function homeFiles(bundle: Bundle): { chunks: string[]; sheets: string[] } {
  const all = Object.values(bundle).filter((part) => part.type === 'chunk')
  const isHome = ({ facadeModuleId }: Rolldown.OutputChunk) => facadeModuleId?.replaceAll('\\', '/').endsWith(homePage)
  const entry = closure(
    all,
    all.find(({ isEntry }) => isEntry),
  )
  const home = closure(all, all.find(isHome))
  const sheets = new Set([...entry, ...home].flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
  return {
    chunks: home.filter((chunk) => !entry.includes(chunk)).map(({ fileName }) => `/${fileName}`),
    sheets: [...sheets],
  }
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
 * The static shell of index.html, painted before any script: tokens, base and shell styles and the sheets of the first
 * screen inline, and the script that asks for the first data. The styles stay for the whole visit; nothing is written twice.
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
        const { chunks, sheets } = homeFiles(bundle)
        const nonce = noncePlaceholder
        const inline =
          tokenStyle() +
          minified(style('base.css') + style('shell.css')) +
          sheets.map((name) => textOf(bundle, name)).join('')
        const tags: HtmlTagDescriptor[] = [
          { tag: 'style', attrs: { nonce }, children: inline, injectTo: 'head' },
          // Never fetched: they tell the loader of lazy chunks that these sheets are here already.
          ...sheets.map((name) => ({
            tag: 'link',
            attrs: { rel: 'stylesheet', href: `/${name}`, disabled: true },
            injectTo: 'head' as const,
          })),
          { tag: 'script', attrs: { nonce }, children: headScript(env, chunks), injectTo: 'head' },
        ]
        return { html: html.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, ''), tags }
      },
    },
  }
}
