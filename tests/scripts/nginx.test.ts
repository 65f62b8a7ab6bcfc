import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currentNginxConf, configurations, nginxConf } from '../../scripts/nginx.mjs'

const template = readFileSync('deploy/nginx.conf.template', 'utf8')

test.each(Object.entries(configurations))('%s is up to date (else: node scripts/nginx.mjs)', (file, options) => {
  expect(readFileSync(file, 'utf8')).toBe(currentNginxConf(options))
})

test('the policy has the hosts of the settings, and the nonce of the response', () => {
  const conf = nginxConf(template, {
    VITE_API_BASE: 'https://api.other.example',
    VITE_PUSH_BASE: 'wss://push.other.example',
  })
  const policy = conf.split('\n').find((line) => line.includes('Content-Security-Policy'))
  expect(policy).toContain("connect-src 'self' https://api.other.example wss://push.other.example;")
  expect(policy).toContain("script-src 'self' 'nonce-$request_id';")
  expect(policy).toMatch(/" always;$/)
  expect(conf).toContain("sub_filter '__CSP_NONCE__' '$request_id';")
})

test.each(Object.entries(configurations))(
  'every header of %s is set at the server level, and none in a location: it would drop the others',
  (_file, options) => {
    const conf = currentNginxConf(options)
    const headerLines = conf.split('\n').filter((line) => line.includes('add_header ') && !line.includes('#'))
    expect(headerLines).toHaveLength(9)
    expect(conf.lastIndexOf('add_header')).toBeGreaterThan(0)
    expect(conf.slice(conf.lastIndexOf('add_header'))).toContain('location ')
    expect(conf.slice(conf.indexOf('location = /index.html'))).not.toContain('add_header')
  },
)

test('nginx before 1.25.1 gets HTTP/2 in its own syntax', () => {
  const conf = (isOld: boolean) => nginxConf(template, {}, { tls: { port: 443, certificates: '/certs', isOld } })
  expect(conf(true)).toContain('    listen 443 ssl http2;\n    ssl_certificate /certs/portal.crt;')
  expect(conf(false)).toContain('    listen 443 ssl;\n    http2 on;\n    ssl_certificate /certs/portal.crt;')
})

test('a placeholder of the template without a value is an error', () => {
  expect(() => nginxConf('listen {{PORT}};', {})).toThrow(
    'nginx.conf.template contains the unknown placeholder {{PORT}}',
  )
})
