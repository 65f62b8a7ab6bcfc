import { vi } from 'vitest'
import { type ClientSlots, configureClient } from '#src/api/client.ts'

/** Client slots that record the effects of a reply. */
export function fillSlots(host: string, over: Partial<ClientSlots> = {}) {
  const effects = {
    askLogin: vi.fn<ClientSlots['askLogin']>(),
    signOut: vi.fn<ClientSlots['signOut']>(),
    warn: vi.fn<ClientSlots['warn']>(),
    error: vi.fn<ClientSlots['error']>(),
    report: vi.fn<ClientSlots['report']>(),
    serverTime: vi.fn<ClientSlots['serverTime']>(),
  }
  configureClient({
    hosts: { api: host, bidding: `${host}/bidding` },
    tokenParams: 'query',
    token: () => null,
    ...effects,
    ...over,
  })
  return effects
}
