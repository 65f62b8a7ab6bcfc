import { centre, dialogs, openHall, sendButton } from './hall.mjs'

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
/** How long an action waits for a button before it counts as prevented. */
const shortMs = 2_500

const dialogOf = (page) => page.getByRole('dialog', { name: /^(?:确认报价|请再次核对报价)$/ })

/** Runs in the page: the reason why quoting is blocked, if any, and whether a falling price is accepted here. */
function readBox() {
  const box = document.querySelector('[aria-label="报价区"]')
  const button = box?.querySelector('[aria-describedby=quote-blocker]')
  const tick = box?.querySelector('input[type=checkbox]')
  return {
    isThere: Boolean(button),
    isOff: button?.getAttribute('aria-disabled') === 'true',
    blocker: box?.querySelector('#quote-blocker')?.textContent ?? '',
    isClock: Boolean(tick),
  }
}

/** An action had no effect: the screen blocked it, or the button disappeared before it was pressed. */
class Prevented extends Error {}

const pressed = (locator, what, options = {}) =>
  locator.click({ timeout: shortMs, ...options }).catch(() => {
    throw new Prevented(`could not press ${what}`)
  })

const amountIn = (text) => /[\d,]+(?:\.\d+)?/.exec(text ?? '')?.[0] ?? null

/** Accepts a falling price: the checkbox, then one click. The price may fall in between, so the amount stays open. */
async function acceptClock({ page, intend }, clickCount) {
  await pressed(centre(page).getByRole('checkbox'), 'the tick')
  intend(null)
  await pressed(sendButton(page), 'accept', { clickCount })
  return 'accepted a falling price'
}

/** Opens the confirmation dialog; resolves with the dialog and its amount once it can be answered. */
async function askToConfirm(page) {
  await pressed(sendButton(page), 'quote')
  const dialog = dialogOf(page)
  const amount = amountIn(
    await dialog
      .locator('p')
      .nth(1)
      .textContent({ timeout: shortMs })
      .catch(() => null),
  )
  if (amount === null) throw new Prevented('the confirmation closed')
  return { dialog, amount }
}

async function drop(page) {
  const { dialog, amount } = await askToConfirm(page)
  await pressed(dialog.getByRole('button', { name: '返回修改' }), 'no')
  return `cancelled ${amount}`
}

/** The quote box, after a dialog that was left open is closed. */
async function openBox(page) {
  if (await dialogs(page).first().isVisible()) await page.keyboard.press('Escape')
  const box = await page.evaluate(readBox)
  if (!box.isThere) throw new Prevented('nothing to quote here')
  if (box.isOff && !box.isClock) throw new Prevented(box.blocker || 'locked')
  return box
}

async function quote({ page, intend }, clickCount = 1) {
  const { isClock } = await openBox(page)
  if (isClock) return acceptClock({ page, intend }, clickCount)
  const { dialog, amount } = await askToConfirm(page)
  intend(amount)
  await pressed(dialog.locator('button[aria-disabled=false]', { hasText: '确认报价' }), 'yes', { clickCount })
  return `quoted ${amount}`
}

async function away(seat, ms) {
  const from = Date.now()
  const trouble = { login: seat.login, from, until: null }
  seat.run.troubles.push(trouble)
  await seat.context.setOffline(true)
  await pause(ms)
  await seat.context.setOffline(false)
  trouble.until = Date.now()
}

/** A second window of the same bidder: it is read-only. */
async function secondTab(seat, ms) {
  const tab = await seat.context.newPage()
  try {
    await openHall(tab, seat.roomId, 8_000).catch(() => undefined)
    const until = Date.now() + ms
    while (Date.now() < until) {
      const { isThere, isOff, blocker } = await tab.evaluate(readBox)
      const mine = await seat.page.evaluate(readBox)
      // A window that has just lost its connection, or is reloading, does not hold the room's lock.
      if (isThere && !isOff && mine.isThere && !mine.isOff)
        seat.run.secondWindows.push(`${seat.login} in ${seat.roomId}: two windows can quote (${blocker})`)
      await pause(250)
    }
  } finally {
    await tab.close()
  }
  return 'opened a second window'
}

/** The actions of a bidder; each resolves with a text about its result. */
const actions = {
  bid: (seat) => quote(seat),
  double: (seat) => quote(seat, 2),
  drop: async ({ page }) => {
    await openBox(page)
    return drop(page)
  },
  cut: async (seat) => {
    const result = await quote(seat).catch((error) => error.message)
    seat.proxy.cut()
    return `${result}, and the connection was cut`
  },
  offline: async (seat, { ms }) => {
    await away(seat, ms)
    return `offline for ${ms} ms`
  },
  parting: async (seat, { ms }) => {
    const result = await quote(seat).catch((error) => error.message)
    await away(seat, ms)
    return `${result}, and was offline for ${ms} ms`
  },
  reload: async (seat) => {
    const result = await quote(seat).catch((error) => error.message)
    await seat.page.reload({ timeout: 15_000 })
    return `${result}, and reloaded the page`
  },
  'second-tab': (seat, { ms }) => secondTab(seat, ms),
}

/** Performs one action; one that is prevented is logged and is not a failure. */
export async function perform(seat, action) {
  try {
    return await actions[action.kind](seat, action)
  } catch (error) {
    return `prevented: ${error.message.split('\n')[0]}`
  }
}
