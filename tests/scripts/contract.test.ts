import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { endpoint } from '#src/api/endpoint.ts'
import { contractDocument } from '../../scripts/contract.mjs'

test('docs/contract.md is up to date (else: npm run contract)', () => {
  expect(readFileSync('docs/contract.md', 'utf8')).toBe(contractDocument(contract))
})

test('a call is told with its host, its manners and both its shapes', () => {
  const call = endpoint({
    method: 'post',
    path: '/dscq-user/collect/add',
    origin: 'own',
    access: 'user',
    manners: { on401: 'ask' },
    summary: 'Keeps an asset',
    input: z.object({ assetsId: z.string(), note: z.optional(z.string()) }),
    data: z.object({ kept: z.boolean(), tags: z.array(z.nullable(z.string())), kind: z.enum(['a', 'b']) }),
  })
  const text = contractDocument([{ name: 'addFavourite', section: 'auth', endpoint: call }])
  expect(text.slice(text.indexOf('## auth'))).toBe(`## auth

### \`POST /dscq-user/collect/add\` · addFavourite

Keeps an asset. host \`VITE_API_BASE\`; input as json; signed-in users only; **own**; code 401 asks to log in instead of ending the session.

\`\`\`ts
input: {
  assetsId: string
  note?: string
}
data: {
  kept: boolean
  tags: (string | null)[]
  kind: "a" | "b"
}
\`\`\`
`)
})
