import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { handlers } from '#src/mock/handlers/all.ts'

const keyOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`

describe('contract and handlers', () => {
  test('every call of the contract has its one handler', () => {
    const unanswered = contract.filter(
      ({ endpoint }) => handlers.filter((handler) => handler.endpoint === endpoint).length !== 1,
    )
    expect(unanswered.map(({ name }) => name)).toEqual([])
  })

  test('every handler answers a call of the contract', () => {
    const known = new Set(contract.map(({ endpoint }) => endpoint))
    expect(handlers.filter(({ endpoint }) => !known.has(endpoint)).map(({ endpoint }) => keyOf(endpoint))).toEqual([])
    expect(handlers).toHaveLength(contract.length)
  })

  test('only the grants of the token endpoint and the two user details share an address', () => {
    const counts = new Map<string, number>()
    for (const { endpoint } of contract) counts.set(keyOf(endpoint), (counts.get(keyOf(endpoint)) ?? 0) + 1)
    expect([...counts].filter(([, count]) => count > 1)).toEqual([
      ['post /oauth/token', 4],
      ['get /dscq-user/user/detail', 2],
    ])
  })
})
