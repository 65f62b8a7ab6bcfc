import type { Plugin } from 'prosemirror-state'
import * as z from 'zod/mini'
import { call } from '#src/api/client.ts'
import { contractTextNews, editContractText } from '#src/api/endpoints/contract-text.ts'
import { ApiError, isFault } from '#src/api/errors.ts'
import { textEvents, type TextView } from '#src/model/contract/text/wire.ts'
import { contractTopic } from '#src/model/push/topics.ts'
import { newId } from '#src/shared/lib/new-id.ts'
import { push, type PushEvent } from '#src/shared/lib/push.ts'
import type { SendBatch, Unsent } from './options.ts'
import { BatchRefused, TextSession } from './session.ts'
import { holdWindow, unsentStorage } from './unsent-storage.ts'

/** Refusals after which the same batch may still be accepted: the session has expired, or there were too many calls. */
const passing: ReadonlySet<number> = new Set([401, 429])

async function sendBatch(id: string, batch: SendBatch) {
  try {
    return await call(editContractText, { id, ...batch })
  } catch (error) {
    const isFinal = error instanceof ApiError && !isFault(error) && !passing.has(error.reply.code)
    throw isFinal ? new BatchRefused(error.message) : error
  }
}

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

type Client = { clientId: string; restored: Unsent | null; release: () => void }

/** What this window continues: an ended window's unsent text, or nothing; and the other ended windows. */
async function clientsOf(storage: ReturnType<typeof unsentStorage>): Promise<Client[]> {
  const ended: Client[] = []
  for (const [clientId, restored] of Object.entries(storage.read())) {
    const release = await holdWindow(clientId)
    if (release) ended.push({ clientId, restored, release })
  }
  if (ended.length > 0) return ended
  const clientId = newId()
  return [{ clientId, restored: null, release: (await holdWindow(clientId)) ?? (() => undefined) }]
}

/** Unsent steps may apply to a newer document than the one that was fetched: that of another window of this user. */
async function upToDate(text: TextView, version: number): Promise<TextView> {
  const known = text.steps.length
  if (version <= known) return text
  const news = await call(contractTextNews, { id: text.id, version: known })
  return { ...text, ...news, steps: [...text.steps, ...news.steps] }
}

type Options = {
  text: TextView
  plugins: readonly Plugin[]
  isComposing: () => boolean
  /** Another window has changed the text. */
  onOther: () => void
}

export type OpenSession = {
  session: TextSession
  /** The page was opened with unsent text of an earlier one. */
  isRestored: boolean
  close: () => void
}

/** Opens the text in this window: over HTTP for what is typed, over the push channel for what others type. */
export async function openSession({ text, plugins, isComposing, onOther }: Options): Promise<OpenSession> {
  const { id } = text
  const storage = unsentStorage(id)
  const [first, ...ended] = await clientsOf(storage)
  const view = await upToDate(text, Math.max(...[first!, ...ended].map(({ restored }) => restored?.version ?? 0)))
  const begin = ({ clientId, restored }: Client, own: readonly Plugin[]) =>
    new TextSession({
      view,
      clientId,
      restored,
      plugins: own,
      send: (batch) => sendBatch(id, batch),
      fetchSince: (version) => call(contractTextNews, { id, version }),
      store: (unsent) => storage.write(clientId, unsent),
      later,
      isComposing,
    })
  const session = begin(first!, plugins)
  // Each of the other ended windows sends its text without a screen, and gets what it needs by the answers.
  const others = ended.map((one) => begin(one, []))

  const hear = ({ type, data }: PushEvent) => {
    if (type === 'steps') {
      const { version, steps } = z.parse(textEvents.steps, data)
      if (steps.some(({ clientId }) => clientId !== session.clientId)) onOther()
      session.receive(version, steps)
    } else if (type === 'comment') {
      const { version, comment } = z.parse(textEvents.comment, data)
      session.receiveComment(version, comment)
    } else if (type === 'version') session.receiveVersion(z.parse(textEvents.version, data))
  }
  const stopReading = push().subscribe(contractTopic(id), {
    onSnapshot: () => void session.catchUp(),
    onEvent: hear,
    onStatus: (status) => {
      if (status === 'live' || status === 'polling') session.flush()
    },
  })
  addEventListener('online', session.flush)
  return {
    session,
    isRestored: first!.restored !== null,
    close: () => {
      stopReading()
      removeEventListener('online', session.flush)
      for (const one of [session, ...others]) one.stop()
      for (const { release } of [first!, ...ended]) release()
    },
  }
}
