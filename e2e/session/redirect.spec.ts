import { goodRedirects, hostileRedirects } from '../../tests/model/redirect-values.ts'
import { expect, test } from '../support/test.ts'
import { beginAnew, signInByForm } from './sign-in.ts'

test.beforeEach(beginAnew)

const hostile = hostileRedirects.flatMap(([, values]) => values)
/** Of every kind up to four: each of these costs a whole sign-in. */
const some = hostileRedirects.flatMap(([, values]) => values.slice(0, 4))

test('[RT-11] after signing in the visitor is back where they were, with the query to the letter', async ({
  page,
  exchange,
}) => {
  await page.goto('/404')
  await signInByForm(page, exchange, 'person', '?redirect=%2Fproject%3Fq%3Da%2Bb%2520c%26typeCode%3D2')
  await expect(page).toHaveURL('/project?q=a+b%20c&typeCode=2')
  await page.goBack()
  await expect(page).toHaveURL('/404')
})

test('[RT-11] whoever is signed in does not see the login page', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  await page.goto('/login?redirect=%2Fproject%3Fq%3D1')
  await expect(page).toHaveURL('/project?q=1')
})

test('[RT-12] hostile redirects of the login page: none leaves the site, none is followed', async ({
  page,
  exchange,
  baseURL,
}) => {
  test.setTimeout(180_000)
  expect(new Set(hostile).size).toBeGreaterThanOrEqual(60)
  await signInByForm(page, exchange)
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== new URL(baseURL!).origin) left.push(frame.url())
  })
  page.on('dialog', (dialog) => {
    left.push(dialog.message())
    void dialog.dismiss()
  })
  const led = await page.evaluate(async (values) => {
    const places: [string, string][] = []
    for (const value of values) {
      const before = history.length
      history.pushState(null, '', `/login?${new URLSearchParams({ redirect: value }).toString()}`)
      dispatchEvent(new PopStateEvent('popstate'))
      const deadline = performance.now() + 15_000
      while (location.pathname === '/login' && performance.now() < deadline)
        await new Promise((resolve) => {
          setTimeout(resolve, 5)
        })
      places.push([
        value,
        location.origin === origin && before > 0 ? location.pathname + location.search : location.href,
      ])
    }
    return places
  }, hostile)
  expect(led).toEqual(hostile.map((value) => [value, '/index']))
  expect(left).toEqual([])
})

test('[RT-12] twelve of them typed into the address bar', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  for (const [, [value]] of hostileRedirects.slice(0, 12)) {
    await page.goto(`/login?${new URLSearchParams({ redirect: value! }).toString()}`)
    await expect(page).toHaveURL('/index')
  }
})

/** Comes back from the other site, time and again; where each sign-in led. */
async function comeBack(redirects: string[]) {
  const places: [string, string][] = []
  const state = 'e'.repeat(48)
  for (const redirect of redirects) {
    sessionStorage.setItem('sign-on:v1', JSON.stringify({ state, redirect, at: Date.now() }))
    // The other site sends the browser on; the address it was sent to holds the code.
    const { url } = await fetch(`/sso/grant?user=U0004&state=${state}`)
    history.pushState(null, '', url)
    dispatchEvent(new PopStateEvent('popstate'))
    const deadline = performance.now() + 15_000
    while (location.pathname === '/loginCallback' && performance.now() < deadline)
      await new Promise((resolve) => {
        setTimeout(resolve, 5)
      })
    places.push([redirect, location.pathname + location.search])
  }
  return places
}

test('[RT-12] a sign-on elsewhere that was begun with a hostile redirect ends at home', async ({ page, baseURL }) => {
  test.setTimeout(180_000)
  expect(new Set(some).size).toBeGreaterThanOrEqual(60)
  await page.goto('/404')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const left: string[] = []
  page.on('framenavigated', (frame) => {
    if (new URL(frame.url()).origin !== new URL(baseURL!).origin) left.push(frame.url())
  })
  expect(await page.evaluate(comeBack, some)).toEqual(some.map((value) => [value, '/index']))
  expect(left).toEqual([])
})

test('[RT-12] good ones are followed, whatever their query holds', async ({ page, exchange }) => {
  await signInByForm(page, exchange)
  const good = goodRedirects.filter((value) => value.startsWith('/project?')).slice(0, 6)
  for (const value of ['/project?q=//evil', ...good]) {
    await page.goto(`/login?${new URLSearchParams({ redirect: value }).toString()}`)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/project')
  }
})
