import { expect, test } from '../support/test.ts'

/** The positions of the first screen's landmarks, in whole pixels. */
const landmarks = (roots: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(roots).map(([name, selector]) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return [name, box && [box.x, box.y, box.width, box.height].map(Math.round)]
    }),
  )

test('[RT-09] [D14] the static page has the layout of the program, at every width; a missing file is no page', async ({
  page,
  context,
  request,
}) => {
  // The banner stays at its first picture.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const bare = await context.newPage()
  await bare.route('**/assets/*.js', (route) => route.abort())
  for (const width of [1440, 1200, 375])
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 })
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
      const picture = await page.evaluate(landmarks, { banner: 'main img' })
      await bare.setViewportSize({ width, height: 900 })
      await bare.goto('/index')
      await expect(bare.locator('#shell .logo')).toBeVisible()
      const painted = await bare.evaluate(landmarks, {
        strip: '#shell .strip',
        head: '#shell .head',
        logo: '#shell .logo',
        search: '#shell .search-form',
        menu: '#shell .menu',
      })
      expect(painted).toEqual(placed)
      await expect(bare.locator('#first-banner')).toHaveAttribute('src', /^\//)
      expect(await bare.evaluate(landmarks, { banner: '.shell-banner' })).toEqual(picture)
    })
  for (const missing of ['/assets/nothing.js', '/nothing.png']) {
    const answer = await request.get(missing)
    expect([answer.status(), answer.headers()['cache-control']], missing).toEqual([404, undefined])
  }
  const program = await page.locator('script[type=module]').first().getAttribute('src')
  const cacheControl = (await request.get(program!)).headers()['cache-control']
  expect(cacheControl).toBe('public, max-age=31536000, immutable')
})
