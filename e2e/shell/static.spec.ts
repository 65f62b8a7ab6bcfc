import { expect, test } from '../support/test.ts'
import { drawn } from '../support/waits.ts'

/** Where the landmarks of the first screen stand, in whole pixels. */
const landmarks = (roots: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(roots).map(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)]
    }),
  )

for (const width of [1440, 1200, 375])
  test(`what stands before the program runs has the places of what follows: ${width} px`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 900 })
    // The banner stays at its first picture.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/index')
    await expect(page.locator('nav.menu li').first()).toBeAttached()
    await page.locator('main img').first().waitFor()
    const placed = await page.evaluate(landmarks, {
      strip: '.strip',
      head: '.head',
      logo: '.logo',
      search: '.search-form',
      menu: '.menu',
    })
    const bare = await context.newPage()
    await bare.setViewportSize({ width, height: 900 })
    await bare.route('**/assets/*.js', (route) => route.abort())
    await bare.goto('/index')
    await expect(bare.locator('#shell .menu')).toBeVisible()
    const painted = await bare.evaluate(landmarks, {
      strip: '#shell .strip',
      head: '#shell .head',
      logo: '#shell .logo',
      search: '#shell .search-form',
      menu: '#shell .menu',
    })
    expect(painted).toEqual(placed)
    await expect(bare.locator('#first-banner')).toHaveAttribute('src', /^\//)
    const banner = await bare.evaluate(landmarks, { banner: '.shell-banner' })
    const picture = await page.evaluate(landmarks, { banner: 'main img' })
    expect(banner).toEqual(picture)
  })

for (const slow of [false, true])
  test(`nothing moves while the first screen comes${slow ? ', however slowly' : ''}`, async ({ page, exchange }) => {
    await page.addInitScript(() => {
      const shifts: { value: number; what: string[] }[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number
          hadRecentInput: boolean
          sources: { node: Node | null }[]
        })[])
          if (!entry.hadRecentInput)
            shifts.push({
              value: entry.value,
              what: entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 100) : '')),
            })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    if (slow)
      await exchange.faults([
        { path: '/blade-desk', kind: 'slow', ms: 900 },
        { path: '/dscq-content', kind: 'slow', ms: 500 },
      ])
    await page.goto('/index')
    await expect(page.locator('nav.menu li a').first()).toBeVisible()
    await expect(page.getByRole('region', { name: '热门推荐' }).getByRole('article')).toHaveCount(6)
    await expect(page.getByRole('region', { name: '公告', exact: true }).getByRole('listitem')).toHaveCount(7)
    await expect(page.getByRole('region', { name: '首页横幅' }).locator('[aria-current=true]')).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
    await drawn(page)
    const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
    const sum = shifts.reduce((total, { value }) => total + value, 0)
    expect(sum, JSON.stringify(shifts)).toBeLessThanOrEqual(0.005)
  })
