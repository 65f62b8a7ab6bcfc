import { describe, expect, test } from 'vitest'
import { hostsOf, noncePlaceholder, securityHeaders } from '../../deploy/headers.mjs'

const directivesOf = (headers: Record<string, string>) =>
  Object.fromEntries(
    headers['Content-Security-Policy']!.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources.join(' ')]
    }),
  )

const production = securityHeaders({
  nonce: 'n0nce',
  connect: ['https://api.example', 'wss://push.example'],
  images: ['https://files.example'],
})

describe('the security headers', () => {
  test('are these, no more and no fewer', () => {
    const { 'Content-Security-Policy': policy, ...rest } = production
    expect(policy).toBeDefined()
    expect(rest).toEqual({
      'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Permissions-Policy':
        'camera=(self), microphone=(), geolocation=(), payment=(), usb=(), display-capture=(), publickey-credentials-get=(self), publickey-credentials-create=(self)',
      'X-Frame-Options': 'DENY',
    })
  })

  test('the policy names every source', () => {
    expect(directivesOf(production)).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'nonce-n0nce'",
      'style-src-elem': "'self' 'nonce-n0nce'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data: blob: https://files.example",
      'font-src': "'self'",
      'connect-src': "'self' https://api.example wss://push.example",
      'worker-src': "'self'",
      'frame-src': "'self' blob:",
      'base-uri': "'none'",
      'object-src': "'none'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'trusted-types': 'portal-text default',
      'require-trusted-types-for': "'script'",
    })
  })

  test('[D16] style attributes are the only content allowed without a nonce', () => {
    for (const dev of [false, true]) {
      const directives = directivesOf(securityHeaders({ nonce: 'n', connect: [], dev }))
      const loose = Object.keys(directives).filter((name) => directives[name]!.includes('unsafe-'))
      expect(loose).toEqual(['style-src-attr'])
    }
  })

  test("development allows Vite's socket and sends no HSTS header for localhost", () => {
    const headers = securityHeaders({ nonce: 'n', connect: [], dev: true })
    expect(headers).not.toHaveProperty('Strict-Transport-Security')
    expect(directivesOf(headers)['connect-src']).toBe("'self' ws://localhost:* ws://127.0.0.1:*")
    expect(directivesOf(securityHeaders({ nonce: 'n', connect: [] }))['connect-src']).toBe("'self'")
  })
})

describe('the hosts of a build', () => {
  test('are the origins of its services, each once', () => {
    expect(
      hostsOf({
        VITE_API_BASE: 'https://api.example/v2/',
        VITE_BIDDING_API_BASE: 'https://api.example/bidding',
        VITE_PUSH_BASE: 'wss://push.example:8443/room',
        VITE_PREVIEW_HOST: 'https://preview.example',
        VITE_ANALYTICS_URL: 'https://stats.example/page-views',
      }),
    ).toEqual({
      connect: ['https://api.example', 'wss://push.example:8443', 'https://stats.example'],
      images: ['https://api.example', 'https://preview.example'],
    })
  })

  test('a path is the portal itself; `off` or an unset value has no host', () => {
    expect(hostsOf({ VITE_API_BASE: '/api', VITE_PUSH_BASE: '/push', VITE_ANALYTICS_URL: 'off' })).toEqual({
      connect: [],
      images: [],
    })
  })
})

test('the nonce placeholder is the one in the page', () => {
  expect(noncePlaceholder).toBe('__CSP_NONCE__')
})
