import type { ViteDevServer } from 'vite'
import { expect, test } from 'vitest'
import { mockServer } from '../../scripts/vite/mock-server.ts'

const served = (middlewareMode: boolean) => {
  const { configureServer } = mockServer()
  const begin = configureServer as (server: ViteDevServer) => Promise<void>
  return begin({ config: { root: '/nowhere', server: { middlewareMode } } } as ViteDevServer)
}

test('no exchange is loaded for a server without an address', async () => {
  await expect(served(true)).resolves.toBeUndefined()
  await expect(served(false)).rejects.toThrow('/nowhere')
})
