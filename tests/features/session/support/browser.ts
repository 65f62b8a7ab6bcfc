import { vi } from 'vitest'
import { lockManager } from '#tests/support/lock-manager.ts'

class MemoryStorage implements Storage {
  #entries = new Map<string, string>()
  #changed: (key: string | null, storage: Storage) => void
  constructor(changed: (key: string | null, storage: Storage) => void) {
    this.#changed = changed
  }
  get length() {
    return this.#entries.size
  }
  key = (index: number) => [...this.#entries.keys()][index] ?? null
  getItem = (key: string) => this.#entries.get(key) ?? null
  setItem = (key: string, value: string) => {
    if (this.#entries.get(key) === value) return
    this.#entries.set(key, value)
    this.#changed(key, this)
  }
  removeItem = (key: string) => {
    if (this.#entries.delete(key)) this.#changed(key, this)
  }
  clear = () => {
    this.#entries.clear()
    this.#changed(null, this)
  }
}

/**
 * What the tabs of one browser share, in place of a DOM. A storage change is reported to every tab, the writer included:
 * its own event must do no harm.
 */
export function openBrowser({ locks = true, at = '/index' } = {}) {
  const bus = new EventTarget()
  const dispatchChange = (key: string | null, storageArea: Storage) => {
    setTimeout(() => bus.dispatchEvent(Object.assign(new Event('storage'), { key, storageArea })), 1)
  }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  const [pathname, search = ''] = at.split(/(?=\?)/)
  const location = { pathname, search, reload: vi.fn<() => void>() }
  const localStorage = new MemoryStorage(dispatchChange)
  const sessionStorage = new MemoryStorage(() => undefined)
  const globals = {
    localStorage,
    sessionStorage,
    document,
    location,
    navigator: locks ? { locks: lockManager() } : {},
    addEventListener: bus.addEventListener.bind(bus),
    removeEventListener: bus.removeEventListener.bind(bus),
    BroadcastChannel: undefined,
  }
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  return {
    localStorage,
    sessionStorage,
    location,
    /** Dispatches an event at the window. */
    fire: (event: Event) => bus.dispatchEvent(event),
    show: (state: 'visible' | 'hidden') => {
      document.visibilityState = state
      document.dispatchEvent(new Event('visibilitychange'))
    },
  }
}

/** One more tab: fresh modules with their own memory, and calls wired as in the app. */
export async function openTab() {
  vi.resetModules()
  const [store, commands, codes, refresh, tabs, gate, client, navigation, ask, queries, clock] = await Promise.all([
    import('#src/features/session/store.ts'),
    import('#src/features/session/commands.ts'),
    import('#src/features/session/tokens/issued-code.ts'),
    import('#src/features/session/tokens/refresh.ts'),
    import('#src/features/session/tokens/cross-tab-sync.ts'),
    import('#src/features/session/guard.ts'),
    import('#src/api/client.ts'),
    import('#src/shared/lib/navigation/navigation.ts'),
    import('#src/shared/ui/dialog/confirm-dialog.ts'),
    import('#src/shared/lib/query/queries.ts'),
    import('#src/shared/lib/time/server-time.ts'),
  ])
  // As on every screen with calls.
  await (await import('#src/api/wire-loading.ts')).loadWire()
  const visits: string[] = []
  navigation.provideNavigate((to) => void visits.push(to))
  client.configureClient({
    hosts: { api: '/api', bidding: '/bid-api' },
    tokenParams: 'query',
    token: store.accessToken,
    tokenAfter: refresh.tokenAfter,
    askLogin: gate.askAfterRefusal,
    signOut: commands.signedOutByServer,
    warn: (message) => ask.showToast('warning', message),
    error: (message) => ask.showToast('error', message),
    report: () => undefined,
    serverTime: () => undefined,
  })
  return {
    ...commands,
    ...codes,
    ...refresh,
    ...gate,
    client,
    clock,
    navigation,
    ask: ask.useDialogs,
    queryClient: queries.queryClient,
    shareSession: tabs.shareSession,
    dispatch: store.dispatch,
    hear: store.syncFromStorage,
    now: () => store.useSession.getState(),
    /** Addresses the tab navigated to, oldest first. */
    visits,
    toasts: () => ask.useDialogs.getState().toasts.map(({ tone, text }) => `${tone}: ${text}`),
  }
}
export type Tab = Awaited<ReturnType<typeof openTab>>

const oneSession = { type: 'signed-in', baseUserId: 'U1', username: '周岷生', grantType: 'password' } as const

/** Signs a person in, with a token received now. */
export const signInAs = (tab: Tab, name = '1') =>
  tab.dispatch({
    ...oneSession,
    baseUserId: `U${name}`,
    tokens: { accessToken: `A${name}`, refreshToken: `R${name}`, at: Date.now() },
  })
