/** Placeholder for the nonce in index.html; the server replaces it with a new one in each response. */
export const noncePlaceholder = '__CSP_NONCE__'

// A path is the portal's own origin; `off` has no host.
const originOf = (address) => (/^\w+:\/\//.test(address ?? '') ? [new URL(address).origin] : [])
const unique = (list) => [...new Set(list)]

/**
 * The foreign origins in the settings of a build (`VITE_…`, see src/shared/config/env.ts): `connect` for calls and sockets,
 * `images` for pictures.
 */
export function hostsOf(env) {
  return {
    connect: unique([
      ...originOf(env.VITE_API_BASE),
      ...originOf(env.VITE_BIDDING_API_BASE),
      ...originOf(env.VITE_PUSH_BASE),
      ...originOf(env.VITE_ANALYTICS_URL),
      ...originOf(env.VITE_PURCHASE_DOWNLOAD_HOST),
    ]),
    images: unique([...originOf(env.VITE_API_BASE), ...originOf(env.VITE_PREVIEW_HOST)]),
  }
}

function contentSecurityPolicy({ nonce, connect, images, dev }) {
  const own = ["'self'", `'nonce-${nonce}'`]
  // Vite's own socket: not every browser counts ws: as 'self'.
  const reload = dev ? ['ws://localhost:*', 'ws://127.0.0.1:*'] : []
  const directives = {
    'default-src': ["'none'"],
    'script-src': own,
    'style-src-elem': own,
    // antd and echarts write style attributes; a nonce cannot cover those (docs/deviations.md).
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...images],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...reload],
    'worker-src': ["'self'"],
    'frame-src': ["'self'", 'blob:'],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    // The policy of rich text, and the one of everything else (docs/decisions/0018-one-policy-for-html.md).
    'trusted-types': ['portal-text', 'default'],
    'require-trusted-types-for': ["'script'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

/** Those of every answer, whether or not it is a page. */
export const answerHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
  'X-Frame-Options': 'DENY',
}

/**
 * The security headers of every response, the same for the development server, the preview and nginx. `connect` and
 * `images` are the foreign origins of `hostsOf`. `dev` allows Vite's socket and leaves out
 * Strict-Transport-Security, which a browser would remember for all of localhost.
 */
export function securityHeaders({ nonce, connect, images = [], dev = false }) {
  return {
    'Content-Security-Policy': contentSecurityPolicy({ nonce, connect, images, dev }),
    ...(dev ? {} : { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' }),
    ...answerHeaders,
  }
}
