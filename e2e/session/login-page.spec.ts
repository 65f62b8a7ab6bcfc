import { expect, test } from '../support/test.ts'
import { account, beginAnew, codeSentTo, inEnglish, openLogin, signInButton } from './sign-in.ts'

test.beforeEach(beginAnew)

test('[AC-01] the login page has nothing for axe to find: both ways, empty and refused', async ({ page, axe }) => {
  await openLogin(page)
  await axe()
  await signInButton(page).click()
  await expect(page.getByText('请输入密码')).toBeVisible()
  await axe()
  await page.getByRole('tab', { name: '短信登录' }).click()
  await signInButton(page).click()
  await expect(page.getByText('手机号码不能为空')).toBeVisible()
  await axe()
})

test('[AC-01] in English too', async ({ page, axe }) => {
  await inEnglish(page)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Captcha picture, click for another' })).toBeVisible()
  await axe()
  await page.getByRole('tab', { name: 'Text message' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText('Enter your mobile number')).toBeVisible()
  await axe()
  await expect(page.getByRole('main')).not.toContainText(/请|验证码|密码/)
})

test('[AC-02] the way back from the trading platform has nothing for axe to find', async ({ page, axe }) => {
  await page.goto('/loginCallback')
  await expect(page.getByRole('heading', { level: 1, name: '登录没有完成' })).toBeVisible()
  await axe()
})

test('[AC-01] signing in with the keyboard alone, every step with a visible focus', async ({ page, exchange }) => {
  const { loginName, password, phone } = account('person')
  const uuid = await openLogin(page)
  const captcha = await exchange.captcha(uuid)
  await page.getByRole('heading', { level: 1 }).focus()
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const ringed = [element, element.parentElement!].some(
        (one) => getComputedStyle(one).outlineStyle !== 'none' && getComputedStyle(one).outlineWidth !== '0px',
      )
      const label = (element as HTMLInputElement).labels?.[0]?.textContent
      return `${label ?? element.textContent.trim()}${ringed ? '' : ' without a ring'}`
    })
  const steps: string[] = []
  const tab = async () => {
    await page.keyboard.press('Tab')
    steps.push(await focused())
  }
  await tab()
  await tab()
  await page.keyboard.type(loginName)
  await tab()
  await page.keyboard.type(password)
  for (let step = 0; step < 4; step += 1) await tab()
  await page.keyboard.type(captcha)
  await tab()
  expect(steps).toEqual(['账号登录', '账号', '密码', '显示密码', '换一张', '用短信登录', '验证码', '登录'])
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/index')
  await expect(page.getByRole('heading', { level: 1, name: '岷江产权交易网' })).toBeFocused()

  await page.getByRole('banner').getByRole('button', { name: '退出' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '登录' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: '短信登录' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(phone)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '短信验证码' })).toBeFocused()
  await page.keyboard.type(await codeSentTo(exchange, phone))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/index')
})

for (const width of [1920, 1200, 768, 375, 320])
  test(`[AC-01] at ${width} px nothing is cut off, and nothing scrolls sideways`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await openLogin(page)
    for (const tab of ['账号登录', '短信登录']) {
      await page.getByRole('tab', { name: tab }).click()
      await signInButton(page).click()
      const { wide, cut } = await page.evaluate(() => ({
        wide: document.documentElement.scrollWidth > innerWidth,
        cut: [...document.querySelectorAll('main input, main button, main a, main label, main p')]
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.getBoundingClientRect())
          .filter(({ left, right }) => left < 0 || right > document.documentElement.clientWidth + 0.5).length,
      }))
      expect([tab, wide, cut]).toEqual([tab, false, 0])
    }
  })

test('[AC-01] the layout does not move under a press: an error appears where its space was', async ({ page }) => {
  await openLogin(page)
  const before = await signInButton(page).boundingBox()
  await signInButton(page).click()
  await expect(page.getByText('请输入账号')).toBeVisible()
  expect(await signInButton(page).boundingBox()).toEqual(before)
})

test('[AC-01] captcha: another picture by its button and by the picture itself', async ({ page }) => {
  await openLogin(page)
  const picture = page.getByRole('img', { name: '验证码图片，点击更换' })
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: '换一张' }).click()
  await expect(picture).not.toHaveAttribute('src', first!)
  const second = await picture.getAttribute('src')
  await picture.click()
  await expect(picture).not.toHaveAttribute('src', second!)
})

test('[AC-01] whoever tries the portal reads where the accounts and the codes are', async ({ page }) => {
  await openLogin(page)
  await expect(page.getByText('演示账号 newcomer / person / company，密码 Minjiang#2026')).toBeVisible()
  await expect(page.getByRole('link', { name: '查看短信验证码' })).toHaveAttribute('href', '/__mock/inbox')
})
