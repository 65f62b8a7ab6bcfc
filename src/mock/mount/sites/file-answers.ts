import type { Exchange } from '../../worlds.ts'

/** A file is never a page: nothing in it runs, loads or is framed. */
export const filePolicy = "default-src 'none'; sandbox; frame-ancestors 'none'"

/** What every file carries. */
export const fileHeaders = { 'content-security-policy': filePolicy, 'x-content-type-options': 'nosniff' } as const

/** What a file that only some may read carries as well. */
export const privateFileHeaders = {
  ...fileHeaders,
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  // Its address must not reach another page.
  'referrer-policy': 'no-referrer',
} as const

const refusals = {
  expired: [410, '文件地址已过期，请返回页面重新打开'],
  refused: [403, '文件地址无效，或您没有查看该文件的权限'],
} as const

/** The answer to who may not read what is at this address now; null for everyone else. */
export function refusedReading(exchange: Exchange, url: URL): Response | null {
  exchange.advance()
  const access = exchange.privateFiles.accessTo(url)
  if (access === 'open') return null
  const [status, text] = refusals[access]
  return new Response(text, {
    status,
    headers: { ...privateFileHeaders, 'content-type': 'text/plain; charset=utf-8' },
  })
}

/** Whether the address asks for a file to save. */
export const isDownload = ({ searchParams }: URL): boolean => searchParams.get('download') === '1'

export const dispositionOf = (isShown: boolean, plainName: string, name: string): string =>
  `${isShown ? 'inline' : 'attachment'}; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`
