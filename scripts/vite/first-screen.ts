import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { HtmlTagDescriptor, Plugin, ResolvedConfig } from 'vite'
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

/** Chunks that the home page needs at once, besides those that index.html itself names. */
function homeChunks(
  bundle: Record<
    string,
    { type: string; facadeModuleId?: string | null; fileName: string; imports?: string[]; isEntry?: boolean }
  >,
): string[] {
  const chunks = Object.values(bundle)
  const home = chunks.find((chunk) => chunk.facadeModuleId?.replaceAll('\\', '/').endsWith(homePage))
  const entry = chunks.find((chunk) => chunk.isEntry)
  if (!home) return []
  const known = new Set([entry?.fileName, ...(entry?.imports ?? [])])
  return [home.fileName, ...(home.imports ?? [])].filter((name) => !known.has(name)).map((name) => `/${name}`)
}

/**
 * The static shell of index.html, painted before any script: tokens, base and shell styles inline, and the script that
 * asks for the first data. The shell's styles stay for the whole visit; nothing in them is written twice.
 */
export function firstScreen(env: Record<string, string>): Plugin {
  let config: ResolvedConfig
  const style = (name: string) => readFileSync(path.join(config.root, 'src/shared/styles', name), 'utf8')
  const minified = (css: string) =>
    css
      .replaceAll(/\/\*[\s\S]*?\*\//g, '')
      .replaceAll(/\s*([{};,>])\s*/g, '$1')
      .replaceAll(/:\s+/g, ':')
      .replaceAll(/\s+/g, ' ')
  return {
    name: 'portal-first-screen',
    configResolved: (resolved) => {
      config = resolved
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }): HtmlTagDescriptor[] => [
        {
          tag: 'style',
          attrs: { nonce: '__CSP_NONCE__' },
          children: tokenStyle() + minified(style('base.css') + style('shell.css')),
          injectTo: 'head',
        },
        {
          tag: 'script',
          attrs: { nonce: '__CSP_NONCE__' },
          children: headScript(env, bundle ? homeChunks(bundle as unknown as Parameters<typeof homeChunks>[0]) : []),
          injectTo: 'head',
        },
      ],
    },
  }
}
