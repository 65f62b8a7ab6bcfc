import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { currentNginxConf, nginxConf } from '../../scripts/nginx.mjs'

const template = readFileSync('deploy/nginx.conf.template', 'utf8')

test('deploy/nginx.conf is up to date (else: node scripts/nginx.mjs)', () => {
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toBe(currentNginxConf())
})

test('the hosts of the settings stand in the policy, with the nonce of this very answer', () => {
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

test('every header stands at the server and none in a location, where it would drop the others', () => {
  const conf = currentNginxConf()
  const headerLines = conf.split('\n').filter((line) => line.includes('add_header ') && !line.includes('#'))
  expect(headerLines).toHaveLength(9)
  expect(conf.lastIndexOf('add_header')).toBeGreaterThan(0)
  expect(conf.slice(conf.indexOf('location '))).not.toContain('add_header')
})

test('a gap in the template that nobody fills is an error', () => {
  expect(() => nginxConf('listen {{PORT}};', {})).toThrow('nginx.conf.template names {{PORT}}, which is not known')
})
