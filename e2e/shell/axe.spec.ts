import { expect, test } from '../support/test.ts'
import { reach } from '../support/waits.ts'
import { withSettings } from './frame.ts'

for (const language of ['zh', 'en'] as const)
  for (const width of [1440, 375])
    test(`axe finds nothing on the home page and the 404 page: ${language}, ${width} px`, async ({ page, axe }) => {
      await page.setViewportSize({ width, height: 900 })
      await withSettings(page, { language })
      await page.goto('/index')
      await expect(page.locator('nav.menu li').first()).toBeAttached()
      await expect(page.getByRole('contentinfo')).toBeAttached()
      const partners = page.getByRole('region', { name: { zh: '合作伙伴', en: 'Partners' }[language] })
      await reach(page, partners)
      await expect(partners.getByRole('link').first()).toBeVisible()
      await page.evaluate(() => scrollTo(0, 0))
      await axe()
      await page.goto('/404')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await axe()
    })

test('the keyboard alone goes through the header: everything is reached, everything shows that it is', async ({
  page,
}) => {
  await page.goto('/index')
  await expect(page.locator('nav.menu li a').first()).toBeVisible()
  const stops: string[] = []
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement
      const ring = getComputedStyle(element)
      const seen = ring.outlineStyle !== 'none' && Number.parseFloat(ring.outlineWidth) >= 2
      const inHeader = element.closest('header') !== null || element.matches('.skip')
      const name = element.getAttribute('aria-label') ?? element.textContent.trim()
      return { inHeader, text: `${name}${seen ? '' : ' (no ring)'}` }
    })
    if (!stop.inHeader) break
    stops.push(stop.text)
  }
  expect(stops).toEqual([
    '跳到主要内容',
    '登录',
    '注册',
    '用户中心',
    '帮助中心',
    '官方公众号',
    '长辈版',
    '无障碍',
    'EN: switch to English',
    '项目咨询 028-6000-0001',
    '技术支持 028-6000-0002',
    '岷江产权交易网岷江联合产权交易所 首页',
    '搜索类型',
    '搜索关键词',
    '搜索',
    '股权',
    '房产',
    '土地使用权',
    '车辆',
    '设备',
    '租赁',
    '服务热线028-6000-0000',
    '首页',
    '项目',
    '竞价大厅',
    '公告',
    '金融服务',
    '政策法规',
    '采购',
    '帮助中心',
    '公共资源交易',
  ])
})

test('the skip link leads past all of it', async ({ page }) => {
  await page.goto('/index')
  await expect(page.locator('nav.menu li a').first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '跳到主要内容' })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL('/index')
})
