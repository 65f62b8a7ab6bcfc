import { http, ws } from 'msw'
import { setupWorker } from 'msw/browser'
import { handlers } from '../handlers/all.ts'
import { registerHandlers } from '../handlers/call/answer.ts'
import { createWorlds } from '../worlds.ts'
import { mswHandlers } from './msw.ts'

/** Mount (b): the exchange inside the page, for a demonstration without a server; it ends with the page. */
export async function startExchangeInPage(): Promise<void> {
  registerHandlers(handlers)
  const worlds = createWorlds(
    (world) => ({ world, real: Date.now, bots: true }),
    () => undefined,
  )
  await setupWorker(...mswHandlers({ http, ws }, worlds)).start({ quiet: true, onUnhandledRequest: 'bypass' })
}
