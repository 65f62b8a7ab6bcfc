import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hallQuery } from '#src/features/hall/queries.ts'
import { diceOf } from '#tests/mock/exchange/bidding/engine/random-auction.ts'
import { type Answer, startServer, type TestServer } from '#tests/api/support/server.ts'
import { fillSlots } from '#tests/api/support/slots.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  fillSlots(server.host)
})
afterAll(() => server.close())

const nothingWith = (total: number): Answer => ({
  body: { code: 200, data: { records: [], total, size: 8, current: 1 } },
})
const searches = 100
const question = (assetsName: string) => hallQuery(1, { assetsName, current: 1, size: 8 })

test('[F19] of 100 pairs of searches with swapped responses none shows the older one', async () => {
  const dice = diceOf('F19')
  const held = new Map<string, (answer: Answer) => void>()
  server.answer(({ body }) => {
    const { assetsName } = JSON.parse(body) as { assetsName: string }
    return new Promise((resolve) => void held.set(assetsName, resolve))
  })
  const arrived = async (name: string) => {
    await expect.poll(() => held.has(name), { interval: 2 }).toBe(true)
    return held.get(name)!
  }
  const shown: unknown[] = []
  for (let turn = 0; turn < searches; turn += 1) {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    const observer = new QueryObserver(client, question(`old ${turn}`))
    const stop = observer.subscribe(() => undefined)
    const answerOld = await arrived(`old ${turn}`)
    observer.setOptions(question(`new ${turn}`))
    const answerNew = await arrived(`new ${turn}`)
    // Sometimes the older response arrives first; it is not shown either.
    const isSwapped = dice.below(4) > 0
    if (!isSwapped) answerOld(nothingWith(1))
    answerNew(nothingWith(2))
    await expect.poll(() => observer.getCurrentResult().data?.total, { interval: 2 }).toBe(2)
    if (isSwapped) answerOld(nothingWith(1))
    await new Promise((resolve) => void setTimeout(resolve, 5))
    const { data, isFetching } = observer.getCurrentResult()
    if (data?.total !== 2 || isFetching) shown.push([turn, data?.total])
    stop()
    client.clear()
  }
  expect(shown).toEqual([])
})

test('[F19] an abandoned search is aborted at once: its connection is closed', async () => {
  let [asked, withdrawn] = [0, 0]
  const silent = createServer((_, response) => {
    asked += 1
    response.on('close', () => (withdrawn += 1))
  })
  silent.listen(0, '127.0.0.1')
  await once(silent, 'listening')
  fillSlots(`http://127.0.0.1:${(silent.address() as AddressInfo).port}`)
  const stop = new QueryObserver(new QueryClient(), question('left')).subscribe(() => undefined)
  await expect.poll(() => [asked, withdrawn]).toEqual([1, 0])
  stop()
  await expect.poll(() => withdrawn).toBe(1)
  silent.close()
})
