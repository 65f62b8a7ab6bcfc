const hallOf = (roomId) => `/quoteHall?assetsId=${roomId}`

export const centre = (page) => page.getByRole('region', { name: '报价区' })
export const sendButton = (page) => centre(page).locator('[aria-describedby=quote-blocker]')
const leaving = (page) => page.getByRole('dialog', { name: '确定离开竞价厅吗？' })

export const dialogs = (page) => page.getByRole('dialog')

const retry = (page) => page.getByRole('main').getByRole('button', { name: '重试' })

/** Presses 重试 on a screen that failed to load. */
export async function pressRetry(page) {
  if (await retry(page).first().isVisible()) await retry(page).first().click({ timeout: 2_000 })
}

const isThere = (page, roomId) => page.url().endsWith(hallOf(roomId))

/** Waits until the hall is connected; screens that failed to load are retried. */
async function untilInTouch(page, timeoutMs) {
  const until = performance.now() + timeoutMs
  for (;;) {
    const status = await page
      .getByTestId('line')
      .textContent({ timeout: 1_000 })
      .catch(() => null)
    if (status === '已连接') return
    if (performance.now() > until) throw new Error(`not connected to the room: ${status ?? 'no hall'}`)
    await pressRetry(page).catch(() => undefined)
    await page.waitForTimeout(100)
  }
}

/** Clicks a link out of the hall; the guard of a leader's room may ask for confirmation. */
async function leaveHall(page) {
  await page.getByRole('banner').locator('a[href="/usercenterIndex"]').first().click()
  const yes = leaving(page).getByRole('button', { name: '离开', exact: true })
  const away = page.waitForURL((url) => url.pathname === '/usercenterIndex')
  await Promise.race([away, yes.waitFor()])
  if (await yes.isVisible()) await yes.click()
  await away
}

/** Goes from any page into the hall of this room by the portal's own links. */
export async function walkTo(page, roomId, timeoutMs = 20_000) {
  if (!isThere(page, roomId)) {
    if (await dialogs(page).first().isVisible()) await page.keyboard.press('Escape')
    await leaveHall(page)
    await page.locator('a[href="/myProject?list=2"]:visible').first().click()
    await page.waitForURL((url) => url.pathname === '/myProject')
    await page
      .locator(`a[href="${hallOf(roomId)}"]:visible`)
      .last()
      .click()
    await page.waitForURL((url) => url.pathname === '/quoteHall')
  }
  await untilInTouch(page, timeoutMs)
}

/** Opens the hall by its address: a new document. */
export async function openHall(page, roomId, timeoutMs = 20_000) {
  await page.goto(hallOf(roomId))
  await untilInTouch(page, timeoutMs)
}
