import { expect, test, vi } from 'vitest'
import { newId } from '#src/shared/lib/new-id.ts'

test('[F10] an id of version 4 without `randomUUID`, which http lacks; a thousand are distinct', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 1000 }, newId)
  expect(new Set(ids).size).toBe(1000)
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
