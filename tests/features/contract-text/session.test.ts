import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getVersion, sendableSteps } from 'prosemirror-collab'
import type { Unsent } from '#src/features/contract-text/session/options.ts'
import { TextSession } from '#src/features/contract-text/session/session.ts'
import { beginText, type ContractText, docAfter, receiveSteps } from '#src/model/contract/text/record.ts'
import { docOf } from '#src/model/contract/text/schema.ts'

const lines = ['# 第一条', '甲方{{seller}}与乙方{{taker}}', '价款{{price}}元']
const locked = new Set(['price', 'seller', 'taker'])

/** The exchange, as far as a session needs it: batches arrive, are lost, or their answers are. */
function authority() {
  let text: ContractText = beginText(lines)
  const listeners = new Set<(version: number, steps: ContractText['steps']) => void>()
  return {
    text: () => text,
    listen: (run: (version: number, steps: ContractText['steps']) => void) => void listeners.add(run),
    receive: (
      batch: { version: number; steps: Record<string, unknown>[]; clientId: string },
      by: 'taker' | 'seller',
    ) => {
      const version = text.steps.length
      const after = receiveSteps(text, { ...batch, by, at: 1 }, locked)
      if (after === 'locked' || after === 'invalid') throw new Error(after)
      if (after === 'stale') return { isAccepted: false, steps: text.steps.slice(batch.version) }
      text = after
      if (text.steps.length > version) for (const run of listeners) run(version, text.steps.slice(version))
      return { isAccepted: true, steps: [] }
    },
  }
}

type Line = 'up' | 'lost' | 'answer-lost'

function client(
  exchange: ReturnType<typeof authority>,
  clientId: string,
  role: 'taker' | 'seller',
  unsent: Unsent | null = null,
) {
  let line: Line = 'up'
  let stored: Unsent | null = unsent
  let events: (() => void)[] = []
  const timers: (() => void)[] = []
  const { base, steps, versions, comments } = exchange.text()
  const session = new TextSession({
    view: { base, steps, versions, comments, role },
    clientId,
    restored: unsent,
    plugins: [],
    send: async (batch) => {
      if (line === 'lost') throw new Error('lost')
      const answer = exchange.receive(batch, role)
      if (line === 'answer-lost') throw new Error('lost')
      return answer
    },
    fetchSince: async (version) => {
      if (line === 'lost') throw new Error('lost')
      const { steps: all } = exchange.text()
      return { version: all.length, steps: all.slice(version), versions: [], comments: [] }
    },
    store: (next) => {
      stored = next
      return true
    },
    later: (run) => {
      timers.push(run)
      return () => void timers.splice(timers.indexOf(run), timers.includes(run) ? 1 : 0)
    },
  })
  exchange.listen((version, all) => events.push(() => session.receive(version, all)))
  return {
    session,
    stored: () => stored,
    setLine: (next: Line) => {
      line = next
    },
    /** Delivers the events that have come so far, or loses them. */
    hear: (isLost: boolean) => {
      const waiting = events
      events = []
      if (!isLost) for (const run of waiting) run()
    },
    /** Runs the timers that are set, and what they start. */
    run: async () => {
      for (const timer of timers.splice(0)) timer()
      for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    },
  }
}

type Client = ReturnType<typeof client>

const textOf = ({ session }: Client) =>
  session.view().state.doc.textBetween(0, session.view().state.doc.content.size, '')

/** Positions where a character may be typed. */
function placesIn({ session }: Client): number[] {
  const { doc } = session.view().state
  return Array.from({ length: doc.content.size + 1 }, (_, at) => at).filter(
    (at) => doc.resolve(at).parent.inlineContent,
  )
}

type Typed = { typed: Set<string>; deleted: Set<string>; next: number }
type Action = (one: Client, place: number, size: number, notes: Typed) => void | Promise<void>

/** What a person or the network may do to one window. */
const actions: Record<string, Action> = {
  type: ({ session }, place, size, notes) => {
    const text = Array.from({ length: 1 + (size % 4) }, () => String.fromCharCode((notes.next += 1))).join('')
    for (const character of text) notes.typed.add(character)
    session.dispatch(session.view().state.tr.insertText(text, place))
  },
  delete: (one, place, size, { deleted }) => {
    const { tr, doc } = one.session.view().state
    const end = placesIn(one).findLast((other) => other <= place + size) ?? place
    let hasField = false
    doc.nodesBetween(place, end, ({ type }) => {
      hasField ||= type.name === 'field'
    })
    if (end <= place || hasField) return
    for (const character of doc.textBetween(place, end, '')) deleted.add(character)
    one.session.dispatch(tr.delete(place, end))
  },
  split: ({ session }, place) => session.dispatch(session.view().state.tr.split(place)),
  join: ({ session }, place) => {
    const { tr, doc } = session.view().state
    if (doc.resolve(place).index(0) > 0) session.dispatch(tr.join(doc.resolve(place).before(1)))
  },
  run: (one) => one.run(),
  hear: (one) => one.hear(false),
  miss: (one) => one.hear(true),
  line: (one, _place, size) => one.setLine((['up', 'lost', 'answer-lost'] as const)[size % 3]!),
}

const step = fc.record({
  who: fc.nat(2),
  what: fc.constantFrom('type', 'type', 'type', 'delete', 'split', 'join', 'run', 'hear', 'miss', 'line', 'reload'),
  at: fc.nat(1_000),
  size: fc.nat(12),
})

/** Everything that was sent arrives in the end. */
async function settle(clients: readonly Client[]): Promise<void> {
  for (const one of clients) one.setLine('up')
  for (let turn = 0; turn < 12; turn += 1)
    for (const one of clients) {
      one.hear(turn === 0)
      await one.run()
      await one.session.catchUp()
    }
}

function expectConverged(clients: readonly Client[], final: ContractText): void {
  for (const { session } of clients) {
    const { state, save } = session.view()
    expect(sendableSteps(state)).toBeNull()
    expect(save).toBe('saved')
    expect(getVersion(state)).toBe(final.steps.length)
    expect(state.doc.toJSON()).toEqual(final.doc)
  }
  expect(docAfter(final, final.steps.length).eq(docOf(final.doc))).toBe(true)
}

describe('the text of several windows', () => {
  test.each([2, 3])(
    '[BD-05] %i windows converge whatever is delayed, lost and repeated; nothing typed is lost',
    async (windows) => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 60 }), async (steps) => {
          const exchange = authority()
          const roles = (['taker', 'seller', 'seller'] as const).slice(0, windows)
          const clients = roles.map((role, index) => client(exchange, `window-${index}`, role))
          // Characters that no template contains.
          const notes: Typed = { typed: new Set(), deleted: new Set(), next: 0xe000 }
          for (const { who: any, what, at, size } of steps) {
            const who = any % windows
            const one = clients[who]!
            const places = placesIn(one)
            if (what === 'reload') {
              one.session.stop()
              clients[who] = client(exchange, one.session.clientId, roles[who]!, one.stored())
            } else await actions[what]!(one, places[at % places.length]!, size, notes)
          }
          await settle(clients)
          expectConverged(clients, exchange.text())
          const text = textOf(clients[0]!)
          for (const character of notes.typed) {
            const count = text.split(character).length - 1
            // Two windows that delete around the same text without having seen it both bring it back.
            if (windows === 2) expect(count).toBeLessThan(2)
            if (!notes.deleted.has(character)) expect(count).toBeGreaterThan(0)
          }
        }),
        { numRuns: 40 },
      )
    },
  )
})
