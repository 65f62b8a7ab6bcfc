import { act, screen, waitFor } from '@testing-library/react'
import axios, { type AxiosAdapter, CanceledError } from 'axios'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { callKey } from '#src/api/prefetched-batch.ts'
import { navigationList } from '#src/api/endpoints/notice.ts'
import { firstScreenCalls } from '#src/app/first-screen.ts'
import { routes, screenOf } from '#src/app/routes.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { prefetchFirstScreen } from '#src/pages/home/first-screen.ts'
import { navigateTo } from '#src/shared/lib/navigation/navigation.ts'
import { queryClient } from '#src/shared/lib/query/queries.ts'
import { openListing } from '#tests/mock/support/enrolment.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { setHttpAdapter } from '#tests/support/http-adapter.ts'
import type { World } from '#tests/support/world.ts'
import { deskOf } from './deposit/desk.ts'

// On a busy machine a thousand modules take their time, which is no test's.
beforeAll(() => Promise.all(routes.map(async (route) => screenOf(route))), 120_000)

/** The page's own line and who is signed in, whatever the screen. */
const ofThePage: ReadonlySet<string> = new Set([
  '/dscq-sync/v1/push/ticket',
  '/dscq-sync/v1/push/poll',
  '/dscq-user/user/detail',
])

const network = axios.getAdapter(['http', 'xhr', 'fetch'])
/** What is under way, whether it is answered or not. */
let underWay: string[] = []
let asked = new Set<string>()
let isHeld = (_path: string): boolean => false

const watched: AxiosAdapter = async (config) => {
  const path = config.url!.replace(/^.*?\/(?:api|bid-api)\//, '/')
  if (ofThePage.has(path)) return network(config)
  asked.add(path)
  underWay.push(path)
  const signal = config.signal as AbortSignal
  const withdrawn = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new CanceledError()))
  })
  try {
    return await (isHeld(path) ? withdrawn : Promise.race([withdrawn, network(config)]))
  } finally {
    underWay.splice(underWay.indexOf(path), 1)
  }
}

beforeEach(() => {
  underWay = []
  asked = new Set()
  isHeld = () => false
  setHttpAdapter(watched)
})
afterEach(() => setHttpAdapter(null))

const pause = (ms: number) => act(() => new Promise<void>((resolve) => void setTimeout(resolve, ms)))
const go = async (to: string) => {
  await act(async () => navigateTo(to))
  await pause(0)
}
/** Until nothing but what is held is under way, and no answer brings another question. */
async function settled(): Promise<void> {
  const open = () => underWay.filter((path) => !isHeld(path))
  let count = -1
  while (count !== asked.size) {
    count = asked.size
    await waitFor(() => expect(open()).toEqual([]))
    await pause(20)
  }
}

/** Goes there and away again, while these are not answered; what is still under way then. */
async function leftBehind(address: string, held: (path: string) => boolean): Promise<string[]> {
  asked = new Set()
  isHeld = held
  await go(address)
  if (held !== all) await settled()
  await go(paths.notFound)
  const left = underWay.slice()
  isHeld = () => false
  queryClient.clear()
  return left
}
const all = () => true
const none = () => false

/** Of a screen that asks on with what it was told, the questions that it asks only then. */
async function leftOf(address: string): Promise<unknown[]> {
  const left: unknown[] = [[address, await leftBehind(address, all)]]
  const first = asked
  await leftBehind(address, none)
  const later = [...asked].filter((path) => !first.has(path))
  for (const late of later) left.push([address, late, await leftBehind(address, (path) => path === late)])
  return left.filter((one) => (one as unknown[][]).at(-1)!.length > 0)
}

/** An address that has something to show, for the screens that show one thing. */
function addressesIn(world: World): Record<string, string> {
  const { enrolId, deposit } = deskOf(world)
  const { assetsId } = openListing(world.exchange)
  return {
    [paths.projectDetail]: linkTo.listingDetail(assetsId),
    [paths.bidEnrollNormal]: linkTo.enrol('detail', assetsId),
    [paths.enrollDetail]: linkTo.enrolmentById(enrolId),
    [paths.cashierDesk]: linkTo.cashier(enrolId),
    [paths.depositDetail]: linkTo.deposit(deposit.id),
    [paths.depositAddPayInfo]: linkTo.depositClaim(deposit.id),
    [paths.quoteHall]: linkTo.quoteHall('R00-0'),
    [paths.myServiceDetail]: linkTo.myServiceDetail('XQ000000000001'),
    [paths.demandDetail]: linkTo.demandDetail('XQ000000000001'),
  }
}

describe('[F19] whoever leaves a screen leaves no question of it on the line', () => {
  test.each([
    // A locked screen is left by its password alone.
    ['who is signed in', 'person', routes.filter(({ path }) => path !== paths.lock && path !== paths.login)],
    ['a visitor', undefined, routes.filter(({ requiresLogin }) => !requiresLogin)],
  ] as const)(
    '%s',
    async (_, as, screens) => {
      const world = openWorld()
      const addresses = addressesIn(world)
      await renderRoute(paths.notFound, { world, ...(as ? { as } : {}) })
      await waitFor(() => expect(underWay).toEqual([]))
      const left: unknown[] = []
      for (const { path } of screens) {
        left.push(...(await leftOf(addresses[path] ?? path.replaceAll(/:\w+/g, 'X1'))))
      }
      expect(left).toEqual([])
    },
    240_000,
  )

  test('nor one that it has asked ahead', async () => {
    await renderRoute(paths.notFound)
    await settled()
    await go(paths.serviceCenter)
    await settled()
    queryClient.clear()
    isHeld = all
    void prefetchFirstScreen()
    await pause(0)
    expect(underWay).toContain('/dscq-sync/v1/bid-assets/bidding-data')
    await go(paths.notFound)
    expect(underWay).toEqual([])
  })

  test('nor one that the head of the page has asked for it; what is wanted elsewhere too is asked for again', async () => {
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
    asked = new Set()
    await go(paths.serviceCenter)
    await settled()
    expect(leaving.signal.aborted).toBe(true)
    const early = new Set(firstScreenCalls.map(({ endpoint }) => endpoint.path))
    expect([...asked].filter((path) => early.has(path))).toEqual([navigationList.path])
    expect(screen.getByRole('link', { name: /^公共资源交易/ })).toBeDefined()
  })
})
