import type { Locator, Page } from '@playwright/test'

/** Longer than two late answers in a row. */
const silentMs = 12_000
/** After this time a message that is still shown counts as new. */
const patienceMs = 4_000
const stepMs = 90_000
const lookMs = 100

type Done = Locator | (() => Promise<boolean>)

/** A user who reads only the screen, and tries again if it shows an error. */
export type Walker = {
  /**
   * Calls `act` until the screen shows that it is done. After an error message 重试 is pressed if there is one, else `act`
   * is called again. Rejects if there is neither a result nor a message.
   */
  until: (what: string, done: Done, act: () => Promise<unknown>) => Promise<void>
  /** What was tried again, with the message before it. */
  again: readonly string[]
  /** The completed steps. */
  steps: readonly string[]
}

/** The error messages on the screen, general or at a field; none while the page is navigating. */
const troubleOn = (page: Page): Promise<string[]> =>
  page
    .evaluate(() => {
      const wrong = [...document.querySelectorAll('[aria-invalid=true][aria-describedby]')].flatMap((input) =>
        (input.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)),
      )
      return [...document.querySelectorAll<HTMLElement>('[role=alert], [data-step=refused]'), ...wrong]
        .filter((element) => element?.checkVisibility())
        .map((element) => (element?.innerText ?? '').trim().replaceAll(/\s+/g, ' '))
        .filter((text) => text !== '')
    })
    .catch(() => [])

const isShown = (done: Done): Promise<boolean> =>
  (typeof done === 'function' ? done() : done.first().isVisible()).catch(() => false)

/** Resolves with whether `work` succeeded. */
const succeeds = (work: Promise<unknown>, failed: (error: unknown) => void = () => undefined): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      failed(error)
      return false
    },
  )

/** Presses 重试 in the open dialog, or else anywhere. */
async function pressRetry(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog').first()
  const place = (await dialog.isVisible()) ? dialog : page.locator('body')
  const retry = place.getByRole('button', { name: /^重试/, disabled: false }).first()
  return (await retry.isVisible()) && (await succeeds(retry.click()))
}

/** Dismisses the messages that were read, so that later ones are recognised as new. */
async function dismissMessages(page: Page): Promise<void> {
  for (const close of await page.getByRole('button', { name: '关闭提示' }).all())
    await succeeds(close.click({ timeout: 500 }))
}

export function walkerOn(page: Page): Walker {
  // After a failed press the screen is read again.
  page.setDefaultTimeout(2_500)
  const again: string[] = []
  const steps: string[] = []

  const until: Walker['until'] = async (what, done, act) => {
    const end = Date.now() + stepMs
    let isActed = false
    let triedAt = Date.now()
    let before: string[] = []
    let hindrance = ''
    const tryOnce = async (trouble: readonly string[]): Promise<void> => {
      await dismissMessages(page)
      before = await troubleOn(page)
      const isRetried = isActed && (await pressRetry(page))
      const isDone = !isRetried && (await succeeds(act(), (error) => (hindrance = String(error))))
      // A failed load may be what blocks the action.
      if (!isRetried && !isDone && !(await pressRetry(page))) return
      if (isActed || !isDone) again.push(`${what}: ${trouble.join(' | ')}`)
      isActed ||= isDone
      triedAt = Date.now()
    }
    while (!(await isShown(done))) {
      const trouble = await troubleOn(page)
      const since = Date.now() - triedAt
      const isNew = trouble.some((text) => !before.includes(text))
      if (Date.now() > end)
        throw new Error(`${what}: does not end; the screen shows ${trouble.join(' | ')}; ${hindrance}`)
      if (!isActed || isNew || (trouble.length > 0 && since > patienceMs)) await tryOnce(trouble)
      else if (since > silentMs) throw new Error(`${what}: no result and no message on the screen`)
      await page.waitForTimeout(lookMs)
    }
    steps.push(what)
  }
  return { until, again, steps }
}
