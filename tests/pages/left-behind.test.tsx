import { act, screen, waitFor } from '@testing-library/react'
import axios, { type AxiosAdapter, CanceledError } from 'axios'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { callKey } from '#src/api/prefetched-batch.ts'
import { navigationList } from '#src/api/endpoints/desk.ts'
import { firstScreenCalls } from '#src/app/first-screen.ts'
import { routes, screenOf } from '#src/app/routes.ts'
import { linkToOwn } from '#src/model/own-links.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { prefetchFirstScreen } from '#src/pages/home/first-screen.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { openListing } from '#tests/mock/support/enrolment.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { setHttpAdapter } from '#tests/support/http-adapter.ts'
import { isNightly } from '#tests/support/nightly.ts'
import type { World } from '#tests/support/world.ts'
import { deskOf } from './deposit/desk.ts'

// On a busy machine loading a thousand modules takes long and must not count towards the timeout of a test.
beforeAll(() => Promise.all(routes.map(async (route) => screenOf(route))), 120_000)

/** The calls of the connection and of the session, which no screen owns. */
const pageCalls: ReadonlySet<string> = new Set([
  '/dscq-sync/v1/push/ticket',
  '/dscq-sync/v1/push/poll',
  '/dscq-user/user/detail',
])

const network = axios.getAdapter(['http', 'xhr', 'fetch'])
/** Paths of the requests in flight, held ones included. */
let inFlight: string[] = []
let requested = new Set<string>()
let isHeld = (_path: string): boolean => false

const recordingAdapter: AxiosAdapter = async (config) => {
  const path = config.url!.replace(/^.*?\/(?:api|bid-api)\//, '/')
  if (pageCalls.has(path)) return network(config)
  requested.add(path)
  inFlight.push(path)
  const signal = config.signal as AbortSignal
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new CanceledError()))
  })
  try {
    return await (isHeld(path) ? aborted : Promise.race([aborted, network(config)]))
  } finally {
    inFlight.splice(inFlight.indexOf(path), 1)
  }
}

beforeEach(() => {
  inFlight = []
  requested = new Set()
  isHeld = () => false
  setHttpAdapter(recordingAdapter)
})
afterEach(() => setHttpAdapter(null))

const pause = (ms: number) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)))
const go = async (to: string) => {
  await act(async () => navigateTo(to))
  await pause(0)
}
/** Resolves when only held requests are in flight and no answer causes another request. */
async function settled(): Promise<void> {
  const open = () => inFlight.filter((path) => !isHeld(path))
  let count = -1
  while (count !== requested.size) {
    count = requested.size
    await waitFor(() => expect(open()).toEqual([]))
    await pause(20)
  }
}

/** Opens a screen and leaves it while the requests that match `held` get no answer; returns the paths still in flight. */
async function inFlightAfterLeaving(address: string, held: (path: string) => boolean): Promise<string[]> {
  requested = new Set()
  isHeld = held
  await go(address)
  if (held !== all) await settled()
  await go(paths.notFound)
  const left = inFlight.slice()
  isHeld = () => false
  queryClient.clear()
  return left
}
const all = () => true
const none = () => false

/** Leaves a screen during its first requests, then during each later one; returns what stayed in flight, none if all were aborted. */
async function inFlightAfterEachStep(address: string): Promise<unknown[]> {
  const left: unknown[] = [[address, await inFlightAfterLeaving(address, all)]]
  const first = requested
  await inFlightAfterLeaving(address, none)
  const later = [...requested].filter((path) => !first.has(path))
  for (const late of later) left.push([address, late, await inFlightAfterLeaving(address, (path) => path === late)])
  return left.filter((one) => (one as unknown[][]).at(-1)!.length > 0)
}

/** Addresses with existing ids, for the screens that show one thing. */
function addressesIn(world: World): Record<string, string> {
  const { enrolId, deposit } = deskOf(world)
  const { assetsId } = openListing(world.exchange)
  return {
    [paths.projectDetail]: linkTo.listingDetail(assetsId),
    [paths.bidEnrollNormal]: linkToOwn.enrol('detail', assetsId),
    [paths.enrollDetail]: linkToOwn.enrolmentById(enrolId),
    [paths.cashierDesk]: linkToOwn.cashier(enrolId),
    [paths.depositDetail]: linkToOwn.deposit(deposit.id),
    [paths.depositAddPayInfo]: linkToOwn.depositClaim(deposit.id),
    [paths.quoteHall]: linkToOwn.quoteHall('R00-0'),
    [paths.myServiceDetail]: linkToOwn.myServiceDetail('XQ000000000001'),
    [paths.demandDetail]: linkToOwn.demandDetail('XQ000000000001'),
  }
}

describe('[F19] leaving a screen aborts its requests', () => {
  test.each([
    // A locked screen can only be left with the password.
    ['a signed-in user', 'person', routes.filter(({ path }) => path !== paths.lock && path !== paths.login)],
    ...(isNightly ? [['a visitor', undefined, routes.filter(({ requiresLogin }) => !requiresLogin)] as const] : []),
  ] as const)(
    '%s, every screen',
    async (_, as, screens) => {
      const world = openWorld()
      const addresses = addressesIn(world)
      await renderRoute(paths.notFound, { world, ...(as ? { as } : {}) })
      await waitFor(() => expect(inFlight).toEqual([]))
      const left: unknown[] = []
      for (const { path } of screens) {
        left.push(...(await inFlightAfterEachStep(addresses[path] ?? path.replaceAll(/:\w+/g, 'X1'))))
      }
      expect(left).toEqual([])
    },
    240_000,
  )

  test('prefetched requests are aborted too', async () => {
    await renderRoute(paths.notFound)
    await settled()
    await go(paths.serviceCenter)
    await settled()
    queryClient.clear()
    isHeld = all
    void prefetchFirstScreen()
    await pause(0)
    expect(inFlight).toContain('/dscq-sync/v1/bid-assets/bidding-data')
    await go(paths.notFound)
    expect(inFlight).toEqual([])
  })

  test('requests sent before the bundle ran are aborted too; a call that the next screen needs is sent again', async () => {
    const leaving = new AbortController()
    const unanswered = new Promise<never>((_, reject) => {
      leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason))
    })
    unanswered.catch(() => undefined)
    onTestFinished(() => void (globalThis.portalEarly = undefined))
    globalThis.portalEarly = {
      keys: firstScreenCalls.map(({ endpoint, input }) => callKey(endpoint, input)),
      answers: firstScreenCalls.map(() => unanswered),
      isBatch: false,
      asked: performance.now(),
      abort: () => leaving.abort(),
    }
    await renderRoute(paths.index)
    await settled()
    requested = new Set()
    await go(paths.serviceCenter)
    await settled()
    expect(leaving.signal.aborted).toBe(true)
    const early = new Set(firstScreenCalls.map(({ endpoint }) => endpoint.path))
    expect([...requested].filter((path) => early.has(path))).toEqual([navigationList.path])
    await screen.findByRole('link', { name: /^公共资源交易/ })
  })
})
