import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { securityHeaders } from '../../../deploy/headers.mjs'
import { addDefaultPolicy } from '#src/shared/lib/html/default-policy.ts'

type Rules = Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>

let rules: Rules
let names: string[]
beforeEach(() => {
  names = []
  vi.stubGlobal('trustedTypes', {
    createPolicy: (name: string, given: Rules) => {
      names.push(name)
      rules = given
    },
  })
  addDefaultPolicy()
})
afterEach(() => vi.unstubAllGlobals())

test('[ASVS 3.4.3] style sheets pass, and whatever could become an element does not', () => {
  expect(rules.createHTML('.ant-btn:where(.x)>span{color:#fff;content:"&"}')).toBe(
    '.ant-btn:where(.x)>span{color:#fff;content:"&"}',
  )
  expect(rules.createHTML('')).toBe('')
  for (const text of ['<img src=x onerror=alert(1)>', 'a<', '</style><script>', '<b>成交</b>'])
    expect([text, rules.createHTML(text)]).toEqual([text, null])
})

test('[ASVS 3.4.3] a worker comes from this origin, and a script is data', () => {
  const own = `${location.origin}/assets/check-worker.js`
  expect(rules.createScriptURL(own)).toBe(own)
  for (const address of ['https://evil.example/x.js', '//evil.example/x.js', 'data:text/javascript,1', 'blob:x'])
    expect([address, rules.createScriptURL(address)]).toEqual([address, null])
  expect(rules.createScript('{"@context":"https://schema.org","name":"产权转让"}')).toContain('产权转让')
  for (const text of ['alert(1)', '{}', '[1]', '"x"', '{"a":1};alert(1)', '{a:alert(1)}', ''])
    expect([text, rules.createScript(text)]).toEqual([text, null])
})

test('[ASVS 3.4.3] the sources register two policies, and the header allows these and no other', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file))
  const registering = sources.filter((file) => readFileSync(path.join('src', file), 'utf8').includes('?.createPolicy('))
  expect(registering.toSorted()).toEqual(['shared/lib/html/default-policy.ts', 'shared/lib/html/text-policy.ts'])
  expect(names).toEqual(['default'])
  const policy = securityHeaders({ nonce: 'n', connect: [] })['Content-Security-Policy']
  expect(policy).toContain("; trusted-types portal-text default; require-trusted-types-for 'script'")
})
