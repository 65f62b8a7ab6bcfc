import type { Page } from '@playwright/test'

/** An article that the exchange would answer. */
export type Sample = { name: string; html: string }

const articlePath = '/newsDetailZcfg'

declare global {
  interface Window {
    /** Calls of `x`, `alert`, `confirm` and `prompt`, and violations of the content policy. */
    ran: string[]
    /** The portal's policy of rich text, by which a test may parse too: the page allows no other. */
    textPolicy: { createHTML: (html: string) => string }
  }
}

type Policies = { createPolicy: (name: string, rules: object) => Window['textPolicy'] }

/** Replaces what a hostile document would call or violate by records; before the first page. */
async function record(page: Page, foreignRequests: string[]): Promise<void> {
  await page.addInitScript(() => {
    window.ran = []
    for (const name of ['x', 'alert', 'confirm', 'prompt'])
      Object.assign(window, { [name]: () => window.ran.push(`${name}()`) })
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      window.ran.push(`${violatedDirective} ${blockedURI} ${sample}`),
    )
    performance.setResourceTimingBufferSize(5000)
    const { trustedTypes } = window as unknown as { trustedTypes: Policies }
    const create = trustedTypes.createPolicy.bind(trustedTypes)
    trustedTypes.createPolicy = (name, rules) => {
      const policy = create(name, rules)
      if (name === 'portal-text') window.textPolicy = policy
      return policy
    }
  })
  await page.route(/foreign\.example/i, (route) => {
    foreignRequests.push(route.request().url())
    return route.abort()
  })
}

/** What a document left in the page that must not be there. Runs in the page. */
function remains(): string[] {
  const tags = new Set(
    (
      'p br hr h2 h3 h4 h5 h6 div section article span strong b em i u s del ins sub sup small mark abbr cite q time code pre ' +
      'blockquote ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td button'
    ).split(' '),
  )
  const attributes = new Set(
    (
      'href title alt src width height colspan rowspan scope span start reversed lang dir datetime cite id ' +
      'target rel loading decoding data-align data-table data-picture tabindex role aria-label type'
    ).split(' '),
  )
  const attributesOf = (element: Element): string[] =>
    [...element.attributes]
      .filter(({ name }) => !attributes.has(name))
      .map(({ name, value }) => `${element.localName} ${name}="${value}"`)
  const nameOf = (element: Element): string[] => [
    ...(tags.has(element.localName) && element.namespaceURI === 'http://www.w3.org/1999/xhtml'
      ? []
      : [`<${element.localName}>`]),
    ...(element.shadowRoot ? ['a shadow root'] : []),
    ...(!element.id || element.id.startsWith('text-') ? [] : [`id ${element.id}`]),
  ]
  const pictureOf = (element: Element): string[] =>
    element instanceof HTMLImageElement && new URL(element.src).origin !== location.origin
      ? [`picture ${element.src}`]
      : []
  const linkOf = (element: Element): string[] => {
    const written = element instanceof HTMLAnchorElement ? element.getAttribute('href') : null
    if (!(element instanceof HTMLAnchorElement) || written === null) return []
    const isOwn = written.startsWith('#text-') || /^\/(?![/\\])/.test(written)
    if (isOwn) return element.origin === location.origin ? [] : [`href ${written}`]
    if (!/^(?:https?|ftp):\/\/[^/?#@\\\s]+(?:[/?#]|$)/i.test(written)) return [`href ${written}`]
    const isApart = element.target === '_blank' && element.relList.contains('noopener')
    return isApart ? [] : [`without noopener: ${written}`]
  }
  // What a reader's pointer, keyboard or the end of an animation would run.
  const fire = (element: Element): void => {
    if (element.localName === 'p') element.dispatchEvent(new Event('click', { bubbles: true }))
    for (const type of ['load', 'error', 'mouseover', 'pointerenter', 'focus', 'toggle', 'animationstart'])
      element.dispatchEvent(new Event(type))
  }
  const page: [isRight: boolean, problem: string][] = [
    [document.body instanceof HTMLBodyElement, 'document.body'],
    [document.head instanceof HTMLHeadElement, 'document.head'],
    [document.forms instanceof HTMLCollection, 'document.forms'],
    [document.location === window.location, 'document.location'],
    [document.defaultView === window, 'document.defaultView'],
    [typeof document.cookie === 'string', 'document.cookie'],
    [typeof document.getElementById === 'function', 'document.getElementById'],
    [typeof document.querySelector === 'function', 'document.querySelector'],
    [typeof document.createElement === 'function', 'document.createElement'],
    [!('config' in window), 'window.config'],
    [getComputedStyle(document.body).display === 'block', 'foreign styles'],
  ]
  const elements = [...(document.querySelector('article div[lang="zh-CN"]')?.querySelectorAll('*') ?? [])]
  const found = elements.flatMap((element) => {
    fire(element)
    return [nameOf, attributesOf, pictureOf, linkOf].flatMap((check) => check(element))
  })
  return [...found, ...page.filter(([isRight]) => !isRight).map(([, problem]) => problem)]
}

/** Follows 下一篇 to the article of this title; the milliseconds from its answer to its paint. Runs in the page. */
async function follow(title: string): Promise<number> {
  const link = [...document.querySelectorAll<HTMLAnchorElement>('article nav a')].find((a) => a.textContent === title)
  if (!link) throw new Error(`no link to ${title}`)
  link.click()
  const frame = () => new Promise(requestAnimationFrame)
  while (document.querySelector('article h1')?.textContent !== title) await frame()
  await frame()
  const painted = await new Promise<number>((resolve) => setTimeout(() => resolve(performance.now())))
  const answers = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const answered = answers.findLast(({ name }) => name.endsWith('/news-content/detail'))?.responseEnd
  return painted - (answered ?? Number.NaN)
}

/**
 * Opens a first article and follows 下一篇 through all documents, each an article of its own; `look` sees each of them. The result
 * is what went wrong, by document.
 */
export async function readThrough(
  page: Page,
  documents: readonly Sample[],
  look: (sample: Sample, milliseconds: number) => Promise<void> = async () => undefined,
): Promise<string[]> {
  const foreignRequests: string[] = []
  const titleOf = (n: number) => `第 ${n} 号文件`
  await record(page, foreignRequests)
  await page.route('**/dscq-content/news-content/detail', (route) => {
    const { id } = route.request().postDataJSON() as { id: string }
    const n = Number(id.slice(1))
    const next = n < documents.length ? { id: `D${n + 1}`, title: titleOf(n + 1) } : null
    const content = n === 0 ? '<p>正文</p>' : documents[n - 1]!.html
    const data = { id, title: titleOf(n), content, next, previous: null, publishDate: '2026-01-05 09:00:00' }
    return route.fulfill({ json: { code: 200, success: true, data, msg: '操作成功' } })
  })
  await page.goto(`${articlePath}?newsId=D0`)
  await page.getByRole('link', { name: titleOf(1), exact: true }).waitFor()
  const problems: string[] = []
  for (const [index, sample] of documents.entries()) {
    const n = index + 1
    const milliseconds = await page.evaluate(follow, titleOf(n))
    // A long text is read in parts.
    await page.locator('article [aria-busy=true]').waitFor({ state: 'detached' })
    const found = await page.evaluate(remains)
    const ran = await page.evaluate(() => window.ran.splice(0))
    const ofParsing = ran.length > 0 ? await page.evaluate(reportsOfParsing, sample.html) : []
    found.push(...ran.filter((report) => !ofParsing.includes(report)), ...foreignRequests.splice(0))
    const address = new URL(page.url())
    if (address.pathname + address.search !== `${articlePath}?newsId=D${n}`) found.push(`navigated to ${address.href}`)
    if (page.context().pages().length > 1) found.push('a tab was opened')
    problems.push(...found.map((problem) => `${sample.name}: ${problem} ← ${sample.html.slice(0, 200)}`))
    await look(sample, milliseconds)
  }
  return problems
}

/**
 * What the browser reports of HTML that is only parsed, into a template, in which nothing runs. Chromium 156 reports the
 * handlers in it to the content policy; earlier versions report nothing. Runs in the page.
 */
async function reportsOfParsing(html: string): Promise<string[]> {
  document.createElement('template').innerHTML = window.textPolicy.createHTML(html)
  // Reports come as tasks of their own.
  await new Promise((resolve) => setTimeout(resolve, 50))
  return window.ran.splice(0)
}

/** The text part of the article. */
export const textOf = (page: Page) => page.locator('article div[lang="zh-CN"]').first()
