import type { Locator, Page } from '@playwright/test'

/** Longer than two late answers, one after the other. */
const silentMs = 12_000
/** What was said before and still stands may be said anew. */
const patienceMs = 4_000
const stepMs = 90_000
const lookMs = 100

type Done = Locator | (() => Promise<boolean>)

/** Somebody who sees the screen and nothing else, and who tries again where it says that something went wrong. */
export type Walker = {
  /**
   * Does `act` until the screen shows that it is done. Where something is said to have gone wrong, 重试 is pressed if it is
   * there, else the same thing is done again. Rejects where nothing comes and nothing is said.
   */
  until: (what: string, done: Done, act: () => Promise<unknown>) => Promise<void>
  /** What was tried again, and what the screen said before. */
  again: readonly string[]
  /** The steps that were done. */
  steps: readonly string[]
}

/** What the screen says of something that went wrong, at large or at a field. A page on its way to another says nothing. */
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

/** Tries; says whether it could be done. */
const could = (work: Promise<unknown>, failed: (error: unknown) => void = () => undefined): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      failed(error)
      return false
    },
  )

/** Presses 重试 where it stands, in the dialog that is open or else anywhere. */
async function pressRetry(page: Page): Promise<boolean> {
  const dialog = page.getByRole('dialog').first()
  const place = (await dialog.isVisible()) ? dialog : page.locator('body')
  const retry = place.getByRole('button', { name: /^重试/, disabled: false }).first()
  return (await retry.isVisible()) && (await could(retry.click()))
}

/** What was read is put away, so that what comes next is seen to be new. */
async function putAway(page: Page): Promise<void> {
  for (const close of await page.getByRole('button', { name: '关闭提示' }).all())
    await could(close.click({ timeout: 500 }))
}

export function walkerOn(page: Page): Walker {
  // Where a press is not possible, the screen is looked at once more.
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
      await putAway(page)
      before = await troubleOn(page)
      const isRetried = isActed && (await pressRetry(page))
      const isDone = !isRetried && (await could(act(), (error) => (hindrance = String(error))))
      // What keeps from it may be what has to be tried again.
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
        throw new Error(`${what}: does not come to its end; the screen says ${trouble.join(' | ')}; ${hindrance}`)
      if (!isActed || isNew || (trouble.length > 0 && since > patienceMs)) await tryOnce(trouble)
      else if (since > silentMs) throw new Error(`${what}: nothing comes, and the screen says nothing`)
      await page.waitForTimeout(lookMs)
    }
    steps.push(what)
  }
  return { until, again, steps }
}
