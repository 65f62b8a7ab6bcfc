import type { ListingRow } from '../../src/model/listing/schema.ts'

/** Build-time data for the script in the page's head. */
export type HeadData = {
  homes: readonly string[]
  /** Addresses of the home page's chunks that index.html does not name. */
  chunks: readonly string[]
  /** Address of the HTTP client's chunk; null in development. */
  wire: string | null
  /** Storage key of the session. */
  sessionKey: string
  /** The calls of the first screen, as `callKey` names them. */
  keys: readonly string[]
  /** One for each key; or one for all of them, the batch (docs/decisions/0004). */
  requests: readonly HeadRequest[]
  isBatch: boolean
  client: Record<string, string>
  /** Indexes of the calls for the banners, the listings and the menu. */
  places: { banners: number; listings: number; menu: number }
  /** The address of an asset before and after its id. */
  addresses: { listing: readonly [string, string]; package: readonly [string, string] }
  packageType: number
  customPrice: number
  unit: string
}
/** The address of a call that must not be cached ends in `=`; a random number is appended. */
export type HeadRequest = { method: string; address: string; body: string | null }

/** An unchecked field of the answer; a code may be text (spec 3). */
type Unchecked = string | number | boolean | null
type Row = { [Name in keyof ListingRow]?: Unchecked } & { id?: Unchecked }
type WriteListing = (row: Row, card: Element | undefined) => void
type Banner = { imgSrc?: string; phoneImgSrc?: string | null }
type Answer = { data?: (Banner[] & { records?: Row[] }) | null } | null | undefined

/*
 * These functions are inlined as text in the head of index.html, so each may refer to nothing outside of itself. They request the
 * first screen's data before any bundle is loaded and write the first banner and the listings into the static page.
 */

/**
 * Writes a listing into its card of the static page. Its texts equal those of `amountText` and `listingAddress`, or are left out;
 * a test compares them.
 */
export function listingWriter(facts: HeadData): WriteListing {
  const codeOf = (written?: Unchecked): number => (/^\d+(\.\d+)?$/.test(String(written)) ? Number(written) : NaN)

  const amountOf = ({ startPrice, biddingPrice, priceType, priceUnitName }: Row): [string, string] | null => {
    const price = /^(?!-).*[1-9]/.test(String(biddingPrice)) ? biddingPrice : startPrice
    const [, whole, fraction = ''] = (typeof price === 'string' && /^(\d{1,15})(?:\.(\d\d?))?$/.exec(price)) || []
    if (whole === undefined) return null
    const isCustom = codeOf(priceType) === facts.customPrice
    const decimals = isCustom ? 3 : 6
    // In 分; 万元 are a millionth of it.
    const digits = (whole + fraction.padEnd(2, '0') + (isCustom ? '0' : ''))
      .replace(/^0+/, '')
      .padStart(decimals + 1, '0')
    const above = digits.slice(0, -decimals).replace(/\B(?=(?:\d{3})+$)/g, ',')
    return [`${above}.${digits.slice(-decimals)}`, isCustom ? String(priceUnitName ?? '') : facts.unit]
  }

  const addressOf = (id: Unchecked, { projectType, projectNature }: Row): string => {
    const isPackage = codeOf(projectType) === facts.packageType && ![0, 5].includes(codeOf(projectNature))
    return facts.addresses[isPackage ? 'package' : 'listing'].join(encodeURIComponent(String(id)))
  }

  return (row: Row, card: Element | undefined) => {
    const [name, price] = card?.querySelectorAll('p') ?? []
    const text = row.showName || row.assetsName
    const id = row.assetsId || row.id
    if (!name || !price || !text || !id) return
    const link = document.createElement('a')
    link.href = addressOf(id, row)
    link.textContent = String(text)
    // Nothing in the static page takes keyboard focus: it cannot be operated yet.
    link.tabIndex = -1
    name.append(link)
    const amount = amountOf(row)
    if (!amount) return
    const small = document.createElement('small')
    const point = amount[0].indexOf('.')
    small.textContent = `${amount[0].slice(point)} ${amount[1]}`
    price.append(amount[0].slice(0, point), small)
  }
}

/** Writes the first banner and the listings into the static page as their answers arrive; `answerTo` takes a call's index. */
export function showFirst(
  { places }: HeadData,
  write: WriteListing,
  answerTo: (place: number) => Promise<Answer>,
): void {
  const showBanner = (answer: Answer) => {
    const first = answer?.data?.[0]
    // The picture that shared/ui/display/Picture.tsx shows at this width, so that it is fetched once.
    const source = (matchMedia('(max-width: 639px)').matches && first?.phoneImgSrc) || first?.imgSrc
    const banner = document.querySelector<HTMLImageElement>('#first-banner')
    if (banner && source && /^\/(?!\/)/.test(source)) banner.src = source
  }

  const showListings = (answer: Answer) => {
    const cards = document.querySelectorAll('.shell-card')
    const rows = answer?.data?.records ?? []
    rows.slice(0, cards.length).forEach((row, place) => write(row, cards[place]))
    cards[0]?.querySelector('a')?.parentElement?.setAttribute('data-first-row', '')
  }

  answerTo(places.banners)
    .then(showBanner)
    .catch(() => undefined)
  answerTo(places.listings)
    .then(showListings)
    .catch(() => undefined)
}

/** Requests the data of the home page's first screen, and passes the answers to `show`. */
export function requestFirst(facts: HeadData, show: (answerTo: (place: number) => Promise<Answer>) => void): void {
  if (!facts.homes.includes(location.pathname)) return
  const { keys, requests, isBatch, client, places } = facts
  const isShownEarly = (place: number) => isBatch || place === places.banners || place === places.listings
  const leaving = new AbortController()
  const chance = () => crypto.getRandomValues(new Uint32Array(1))[0]

  const ask = async ({ method, address, body }: HeadRequest, place: number) => {
    const response = await fetch(address.endsWith('=') ? address + chance() : address, {
      method,
      headers: body === null ? client : { ...client, 'content-type': 'application/json' },
      body,
      // The other answers are rendered by the program, whose own files come first.
      priority: isShownEarly(place) ? 'high' : 'low',
      // The menu is on every screen.
      signal: place === places.menu ? null : leaving.signal,
    })
    if (response.status > 500) throw new Error(String(response.status))
    return { response, body: await response.json() }
  }

  document.documentElement.dataset['screen'] = 'home'
  // Each fetch call takes time, and the HTML that shows the first two answers is parsed after this script.
  const later = new Promise<void>((resolve) => {
    setTimeout(resolve)
  })
  const answers = requests.map((request, place) =>
    isShownEarly(place) ? ask(request, place) : later.then(() => ask(request, place)),
  )
  globalThis.portalEarly = { keys: [...keys], answers, isBatch, asked: performance.now(), abort: () => leaving.abort() }
  // An answer that is never used must not become an unhandled rejection.
  for (const answer of answers) answer.catch(() => undefined)
  show(async (place) => {
    const { body } = await answers[isBatch ? 0 : place]!
    return isBatch ? body.data[place] : body
  })
}

/** Preloads the chunks that index.html does not name. */
export function preloadParts({ homes, chunks, wire, sessionKey }: HeadData): void {
  const preload = (href: string) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  const isSignedIn = () => {
    try {
      return JSON.parse(localStorage.getItem(sessionKey) ?? '').state.baseUserId !== null
    } catch {
      return false
    }
  }
  const isHome = homes.includes(location.pathname)
  if (isHome) chunks.forEach(preload)
  if (!wire) return
  globalThis.portalWire = wire
  // A visitor's first screen makes no further calls.
  if (!isHome || isSignedIn()) preload(wire)
}

/** Applies the reader's saved settings before the first paint; src/app/effects/appearance.ts does the rest. */
export function applySettings(): void {
  const page = document.documentElement
  let scheme = 'system'
  try {
    const { language, elder, typeScale, ...saved } = JSON.parse(localStorage.getItem('ui:v1') ?? '').state
    scheme = saved.scheme ?? scheme
    if (language === 'en') page.lang = 'en'
    if (elder) page.dataset['elder'] = ''
    if (typeScale > 1) page.style.setProperty('--type-scale', typeScale)
  } catch {
    // Nothing was chosen, or the browser keeps nothing.
  }
  if (scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches))
    page.dataset['scheme'] = 'dark'
}

/** The texts, in each language, for a program that fails to load. */
export type StartFailureTexts = Record<'zh' | 'en', { text: string; retry: string }>

/** Shows an alert with a retry button if the program does not load within `patienceMs`; React removes it with the static page. */
export function watchStart(texts: StartFailureTexts, patienceMs: number): void {
  const showFailure = () => {
    const root = document.querySelector('#root')
    if (!root?.querySelector('#shell') || root.querySelector('#start-lost')) return
    const { text, retry } = texts[document.documentElement.lang === 'en' ? 'en' : 'zh']
    const box = document.createElement('div')
    box.id = 'start-lost'
    box.setAttribute('role', 'alert')
    const message = document.createElement('p')
    message.textContent = text
    const again = document.createElement('button')
    again.type = 'button'
    again.textContent = retry
    again.addEventListener('click', () => location.reload())
    box.append(message, again)
    root.append(box)
  }
  const isProgram = ({ target }: Event) => target instanceof HTMLScriptElement && target.type === 'module'
  addEventListener(
    'error',
    (event) => {
      if (!isProgram(event)) return
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', showFailure, { once: true })
      else showFailure()
    },
    true,
  )
  setTimeout(showFailure, patienceMs)
}
