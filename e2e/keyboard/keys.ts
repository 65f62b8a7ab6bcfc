import type { ElementHandle, Locator, Page } from '@playwright/test'
import { withGroups } from '#src/model/money/money.ts'
import { expect, test as base } from '../support/test.ts'
import { nextPaint } from '../support/waits.ts'

type FocusCheck = (wanted: Element | null) => { isWanted: boolean; isGone: boolean; name: string; fault: string }

/** Runs in the page: installs the check of the focused element. */
function installFocusCheck() {
  const judged = new WeakSet<Element>()
  const styleOf = (element: Element, pseudo?: string) => getComputedStyle(element, pseudo)
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect()
    return width > 4 && height > 4 && styleOf(element).opacity !== '0'
  }
  const isRing = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
    (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none'
  const isRinged = (element: Element): boolean =>
    isSeen(element) && [undefined, '::before', '::after'].some((pseudo) => isRing(styleOf(element, pseudo)))

  /** Where the focus of the element may be visible: itself, its label, its sibling, its container. */
  const standInsOf = (active: Element): Element[] => {
    const found = [active, ...((active as HTMLInputElement).labels ?? [])]
    const most = Math.max(80, active.clientHeight + 60)
    for (let inner = active; found.length < 12 && inner.parentElement; inner = inner.parentElement) {
      const outer = inner.parentElement
      found.push(...[...outer.children].filter((one) => one !== inner && !one.matches('input, button, a')))
      if (outer.getBoundingClientRect().height > most) break
      found.push(outer)
    }
    return found
  }

  const isOnTop = (standIns: Element[]): boolean => {
    const shown = standIns.find(isSeen) ?? standIns[0]!
    const box = shown.getClientRects()[0] ?? shown.getBoundingClientRect()
    const points = [0.5, 0.1, 0.9].flatMap((x) => [0.5, 0.15, 0.85].map((y) => [x, y] as const))
    return points.some(([x, y]) => {
      const hit = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y)
      // A toast of the portal covers it only for a moment.
      const isNews = hit?.closest('[role=status], [role=alert]') != null
      return isNews || [shown, ...standIns.slice(0, 3)].some((one) => one.contains(hit))
    })
  }

  const faultOf = (active: Element): string => {
    const standIns = standInsOf(active)
    // The last tab stop of a date field is its calendar button, whose focus ring is in the browser's shadow tree.
    const isCalendar = active.matches('input[type=date]:not(:focus)')
    const faults = [
      isCalendar || standIns.some(isRinged) ? '' : 'without a focus ring',
      isOnTop(standIns) ? '' : 'out of view or covered',
    ].filter(Boolean)
    return faults.length === 0 ? '' : `${faults.join(', ')}: ${active.outerHTML.slice(0, 160)} on ${location.pathname}`
  }

  const nameOf = (active: Element | null): string =>
    active?.getAttribute('aria-label') ?? active?.textContent.trim().slice(0, 30) ?? ''

  const judge: FocusCheck = (wanted) => {
    const active = document.activeElement
    const mustJudge =
      active !== null && !judged.has(active) && !active.matches('body, main, h1, h2, dialog, [role=dialog]')
    if (mustJudge) judged.add(active)
    return {
      isWanted: active !== null && active === wanted,
      isGone: wanted !== null && !wanted.isConnected,
      name: nameOf(active),
      fault: mustJudge ? faultOf(active) : '',
    }
  }
  Object.assign(window, { judgeFocus: judge })
}

/** The active option of antd's open list. */
export const activeOption = (page: Page): Locator =>
  page.locator('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option-active')

/** The maximum number of tab stops to any element. */
const mostStops = 150

/** A user without a pointer. Every tab stop has to be visible; the test fails at its end with those that were not. */
export class Keys {
  readonly faults = new Set<string>()
  readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  private async stop(wanted: ElementHandle<Element> | null): Promise<ReturnType<FocusCheck>> {
    const stop = await this.page.evaluate(
      (element) => (window as unknown as { judgeFocus: FocusCheck }).judgeFocus(element),
      wanted,
    )
    if (stop.fault) this.faults.add(stop.fault)
    return stop
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.page.keyboard.press(key)
  }

  /** Skips the header by the skip link, unless the page has moved the focus into the main part. */
  async intoMain(): Promise<void> {
    const where = await this.page.evaluate(() => document.activeElement?.closest('main, header')?.tagName)
    if (where === 'MAIN') return
    await this.to(this.page.getByRole('link', { name: '跳到主要内容' }), { back: where === 'HEADER', most: 40 })
    await this.press('Enter')
    await expect(this.page.getByRole('main')).toBeFocused()
  }

  /** Tab, or Shift+Tab with `back`, until the element has the focus. */
  async to(wanted: Locator, { back = false, most = mostStops } = {}): Promise<void> {
    await expect(wanted).toBeVisible()
    let element = await wanted.elementHandle()
    let stop = await this.stop(element)
    const path: string[] = []
    while (!stop.isWanted) {
      if (path.length >= most) throw new Error(`${String(wanted)} is not among ${path.join(' | ')}`)
      await this.press(back ? 'Shift+Tab' : 'Tab')
      if (stop.isGone) element = await wanted.elementHandle()
      stop = await this.stop(element)
      path.push(stop.name)
    }
  }

  async back(wanted: Locator): Promise<void> {
    await this.to(wanted, { back: true })
  }

  /** Moves there and types; existing text is replaced. `shown`: how the field writes it. */
  async type(wanted: Locator, text: string, shown = text): Promise<void> {
    await this.to(wanted)
    await this.press('Control+a')
    await this.page.keyboard.type(text)
    await expect(wanted).toHaveValue(shown)
  }

  /** Types an amount into a field that groups its thousands. */
  async typeAmount(wanted: Locator, amount: string): Promise<void> {
    await this.type(wanted, amount, withGroups(amount))
  }

  /** Moves there and presses the key. */
  async act(wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    // Tab skips disabled elements.
    await expect(wanted).toBeEnabled()
    await this.to(wanted)
    await expect(wanted).toBeEnabled()
    await this.press(key)
  }

  async tick(wanted: Locator): Promise<void> {
    await this.act(wanted, 'Space')
    await expect(wanted).toBeChecked()
  }

  /** Moves into the radio group and to the choice by arrow keys. */
  async pick(group: Locator, name: string): Promise<void> {
    const wanted = group.getByRole('radio', { name, exact: true })
    const checked = group.getByRole('radio', { checked: true })
    await expect(wanted).toBeVisible()
    const isOpen = (await checked.count()) === 0
    await this.to(isOpen ? group.getByRole('radio').first() : checked)
    if (isOpen) await this.press('Space')
    for (let turn = 0; turn < 12 && !(await wanted.isChecked()); turn += 1) await this.press('ArrowDown')
    await expect(wanted).toBeChecked()
  }

  /** Chooses from a dropdown list of the browser or of antd. */
  async choose(list: Locator, option: string): Promise<void> {
    await this.to(list)
    if ((await list.evaluate((one) => one.tagName)) === 'SELECT') {
      const chosen = () => list.evaluate((one: HTMLSelectElement) => one.selectedOptions[0]?.text.trim())
      for (let turn = 0; turn < 60; turn += 1) {
        const before = await chosen()
        if (before === option) break
        const isAbove = await list.evaluate((one: HTMLSelectElement, wanted) => {
          const names = [...one.options].map(({ text }) => text.trim())
          return names.indexOf(wanted) < one.selectedIndex
        }, option)
        await this.press(isAbove ? 'ArrowUp' : 'ArrowDown')
        // A choice that is part of the address reverts until the screen of the new address is rendered.
        await expect.poll(chosen).not.toBe(before)
      }
      expect(await chosen()).toBe(option)
      return
    }
    // The previous list may still be closing.
    await expect(this.page.locator('.ant-select-dropdown:visible')).toHaveCount(0)
    await this.press('ArrowDown')
    await expect(list).toHaveAttribute('aria-expanded', 'true')
    const active = activeOption(this.page)
    await expect(active).toBeVisible()
    for (let turn = 0; turn < 60 && (await active.innerText()) !== option; turn += 1) await this.press('ArrowDown')
    await expect(active).toHaveText(option)
    await this.press('Enter')
    await expect(list).toHaveAttribute('aria-expanded', 'false')
  }

  /** Types a date; the order of its parts depends on the browser. */
  async typeDate(field: Locator, day: string): Promise<void> {
    await this.to(field)
    const [year, month, date] = day.split('-') as [string, string, string]
    for (const parts of [
      [month, date, year],
      [year, month, date],
      [date, month, year],
    ]) {
      if ((await field.inputValue()) === day) break
      await this.press('ArrowLeft', 'ArrowLeft')
      await this.page.keyboard.type(parts.join(''))
    }
    await expect(field).toHaveValue(day)
  }

  /** Opens the browser's file chooser, and chooses. */
  async uploadFile(opener: Locator, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
    await this.to(opener)
    const chooser = this.page.waitForEvent('filechooser')
    await this.press('Enter')
    await (await chooser).setFiles(file)
  }

  /** The focus cycles inside of the dialog, both ways. */
  async expectTrapped(dialog: Locator): Promise<void> {
    await expect(dialog).toBeVisible()
    for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
      await this.press(key)
      await this.stop(null)
      const isInside = await dialog.evaluate(
        (one) => document.activeElement === document.body || one.contains(document.activeElement),
      )
      expect(isInside, `the focus stays in the dialog on ${key}`).toBe(true)
    }
  }

  /** Esc closes it and restores the focus. */
  async leave(dialog: Locator, opener: Locator): Promise<void> {
    await this.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(opener).toBeFocused()
    // The page handles the close event a moment after the browser has closed the dialog.
    await nextPaint(this.page)
  }
}

type Fixtures = {
  keys: Keys
  /** The keys of another person, from the page's next document on. */
  keysOf: (page: Page) => Promise<Keys>
}

export const test = base.extend<Fixtures>({
  keysOf: async ({}, use) => {
    const all: Keys[] = []
    await use(async (page) => {
      // Without transitions a focus ring is visible from its first frame.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.addInitScript(installFocusCheck)
      // Listens from the start: otherwise a first press could come before the browser intercepts file choosers.
      page.on('filechooser', () => undefined)
      const keys = new Keys(page)
      all.push(keys)
      return keys
    })
    expect(
      all.flatMap(({ faults }) => [...faults]),
      'every tab stop is visible',
    ).toEqual([])
  },

  keys: async ({ page, keysOf }, use) => use(await keysOf(page)),
})

export { expect }
