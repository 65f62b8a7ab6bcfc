import { http, ws } from 'msw'
import { setupWorker } from 'msw/browser'
import fontAddress from '@expo-google-fonts/noto-serif-sc/400Regular/NotoSerifSC_400Regular.ttf?url'
import { handlers } from '../handlers/all.ts'
import { registerHandlers } from '../handlers/call/answer.ts'
import { registerDocumentFont } from '../files/paper/font-source.ts'
import { createWorlds } from '../worlds.ts'
import { mswHandlers } from './msw.ts'

async function fetchFont(): Promise<Uint8Array> {
  const response = await fetch(fontAddress)
  if (!response.ok) throw new Error(`the font of documents: ${response.status}`)
  return new Uint8Array(await response.arrayBuffer())
}

/** Mount (b): the exchange inside the page, for a demonstration without a server; it ends with the page. */
export async function startExchangeInPage(): Promise<void> {
  registerHandlers(handlers)
  registerDocumentFont(fetchFont)
  const worlds = createWorlds(
    (world) => ({ world, real: Date.now, bots: true }),
    () => undefined,
  )
  await setupWorker(...mswHandlers({ http, ws }, worlds)).start({ quiet: true, onUnhandledRequest: 'bypass' })
}
