import { http, ws } from 'msw'
import { setupServer } from 'msw/node'
import { handlers } from '../handlers/all.ts'
import { registerHandlers } from '../handlers/call/answer.ts'
import type { Worlds } from '../worlds.ts'
import { mswHandlers } from './msw.ts'
import { registerNodeAes } from './node-aes.ts'
import { registerNodeFont } from './node-font.ts'

/** Mount (a): the exchange inside a test process; a request that it does not know is an error. */
export function exchangeInProcess(worlds: Worlds) {
  registerHandlers(handlers)
  registerNodeFont()
  registerNodeAes()
  return setupServer(...mswHandlers({ http, ws }, worlds))
}
