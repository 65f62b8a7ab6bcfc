import { vi } from 'vitest'
import { type ClientSlots, configureClient } from '#src/api/client.ts'

/** Slots that note what a reply sets off. */
export function fillSlots(host: string, over: Partial<ClientSlots> = {}) {
  const noted = {
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
    ...noted,
    ...over,
  })
  return noted
}
