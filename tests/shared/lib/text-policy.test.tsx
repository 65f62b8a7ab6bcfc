import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { securityHeaders } from '../../../deploy/headers.mjs'

type Rules = { createHTML: (html: string) => string; createScriptURL: (address: string) => string }

/** Names of the policies, and what they were given to parse. */
const [names, parsed]: [string[], string[]] = [[], []]
const trustedTypes = {
  createPolicy: (name: string, { createHTML, createScriptURL }: Rules): Rules => {
    names.push(name)
    return { createHTML: (html) => (parsed.push(html), createHTML(html)), createScriptURL }
  },
}

// The policy is created once for all texts: these modules are read anew, so that they see the browser of this test.
beforeAll(() => {
  vi.resetModules()
  Object.assign(window, { trustedTypes })
})
afterAll(() => {
  Reflect.deleteProperty(window, 'trustedTypes')
  vi.resetModules()
})

test('[CT-02] where the browser has Trusted Types, every text is parsed by one policy, which the headers allow', async () => {
  const { readText } = await import('#src/shared/lib/html/sanitise.ts')
  const { noticeText } = await import('#src/features/asset-detail/notice-text.ts')
  const { textPolicy } = await import('#src/shared/lib/html/text-policy.ts')
  const shown = ['<p>甲<script>x()</script></p>', '<p>乙<track src="//a.example"></p>'].map(
    (html) => readText(html).text().root.innerHTML,
  )
  expect(shown).toEqual(['<p>甲</p>', '<p>乙</p>'])
  expect(noticeText('<p>丙</p>')).toEqual(['丙'])
  expect(names).toEqual(['portal-text'])
  expect(parsed).toEqual(expect.arrayContaining(['<p>甲<script>x()</script></p>', '<p>丙</p>']))
  expect(() => textPolicy().createScriptURL('/x.js')).toThrow(TypeError)
  const headers = securityHeaders({ nonce: 'n', connect: [] })
  expect(headers['Content-Security-Policy']).toMatch(/; trusted-types portal-text default;/)
})
