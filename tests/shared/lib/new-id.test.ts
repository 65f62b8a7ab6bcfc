import { expect, test, vi } from 'vitest'
import { newId, newSecret } from '#src/shared/lib/new-id.ts'

test('[F10] an id of version 4 without `randomUUID`, which http lacks; a thousand are distinct', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})

test('[ASVS 11.5.1] a secret has more than 128 random bits, and fits where the contract takes an id of a page', () => {
  const secrets = Array.from({ length: 1000 }, newSecret)
  expect(new Set(secrets).size).toBe(1000)
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{16,64}$/)
    expect(secret.replaceAll('-', '').length * 4).toBeGreaterThan(128 + 12)
  }
})
