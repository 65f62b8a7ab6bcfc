import { skipAd, signIn } from '../bench/rooms-sign-in.mjs'
import { openProxy } from './proxy.mjs'

/** Timeout of a step; a busy machine is slow. */
const patienceMs = 30_000

/** Runs in every page before its scripts: reports each change of a quote's outcome, and status texts elsewhere. */
function reportOutcomes() {
  let known = ''
  let lastStatus = ''
  const look = () => {
    const group = document.querySelector('[role=group][aria-label="报价结果"]')
    const [step, text] = [group?.dataset.step ?? 'none', group?.textContent ?? '']
    const now = `${step} ${text}`
    if (now !== known) {
      known = now
      void window.reportOutcome({ step, text, at: Date.now(), document: performance.timeOrigin })
    }
    const words = [...document.querySelectorAll('[role=status], [role=alert]')]
      .map((node) => node.textContent)
      .join(' ')
    if (words === lastStatus) return
    lastStatus = words
    void window.reportStatus(words)
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })
}

const quoteCall = /\/v1\/bid-assets\/[\w-]+\/quote$/
const answerCall = /\/v1\/bid-assets\/room\/answer$/

const jsonOf = async (response) => {
  try {
    return await response.json()
  } catch {
    return null
  }
}

/** The reply of an accepted quote, or of one that a later answer reports as accepted; else null. */
function takenBy(answer) {
  if (answer?.code !== 200) return null
  const reply = answer.data.reply ?? answer.data
  return reply.accepted ? reply : null
}

/** Records each quote that a page sends, and each answer that reports it as accepted. */
function watchQuotes(context, { bidNoIn, run }) {
  context.on('request', (request) => {
    if (!quoteCall.test(request.url())) return
    const { roomId, idemKey, amount } = request.postDataJSON()
    run.sent.push({ roomId, bidNo: bidNoIn(roomId), key: idemKey, amount })
  })
  context.on('response', async (response) => {
    if (!quoteCall.test(response.url()) && !answerCall.test(response.url())) return
    const { roomId } = response.request().postDataJSON()
    const reply = takenBy(await jsonOf(response))
    if (reply) run.claims.push({ by: 'answer', roomId, bidNo: bidNoIn(roomId), seq: reply.seq, link: reply.link })
  })
}

/** Console messages that the network faults cause; any other is an error of the page. */
const networkNoise = /Failed to load resource|WebSocket|net::ERR_|ERR_INTERNET_DISCONNECTED/

function watchPages(context, { login, run }) {
  context.on('weberror', (error) => run.pageErrors.push(`${login}: ${error.error().message}`))
  context.on('console', (message) => {
    if (message.type() === 'error' && !networkNoise.test(message.text()))
      run.pageErrors.push(`${login}: console: ${message.text()}`)
  })
  context.on('page', (page) => {
    page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined))
    page.on('crash', () => run.pageErrors.push(`${login}: the page crashed`))
    page.on('framenavigated', (frame) => {
      const { pathname } = new URL(frame.url(), 'http://portal')
      if (pathname === '/login' && run.isUnderWay) run.signOuts.push(`${login}: sent to ${frame.url()}`)
    })
  })
}

/** Runs in the page: the access token of the signed-in bidder. */
function bearer() {
  return JSON.parse(localStorage.getItem('session:v1') ?? '{}').state?.accessToken ?? ''
}

/**
 * A bidder in a browser context of his own, with a proxy of his own, signed in through the login page. `listener` gets each
 * change of his quotes' outcome, and status texts elsewhere.
 */
export async function takeSeat(browser, world, { login, bidNoIn, run, listener }) {
  const proxy = await openProxy(world.address)
  const context = await browser.newContext({
    baseURL: proxy.address,
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
  })
  context.setDefaultTimeout(patienceMs)
  await context.addCookies(world.cookies.map(({ name, value }) => ({ name, value, url: proxy.address })))
  await context.addInitScript(skipAd)
  await context.exposeBinding('reportOutcome', ({ page }, turn) => listener.outcome(page, turn))
  await context.exposeBinding('reportStatus', (_, words) => listener.statusText(words))
  await context.addInitScript(reportOutcomes)
  watchQuotes(context, { bidNoIn, run })
  watchPages(context, { login, run })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Performance.enable')
  await signIn(page, world, login)
  return {
    login,
    proxy,
    context,
    page,
    devtools,
    headers: async () => ({ authorization: `Bearer ${await page.evaluate(bearer)}` }),
    leave: async () => {
      await context.close()
      await proxy.close()
    },
  }
}
