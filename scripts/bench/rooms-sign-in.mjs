import { phoneOf } from './rooms-bidders.mjs'

/** Runs in every page before its scripts; the browser's own error page has no storage. */
export function skipAd() {
  if (location.protocol === 'http:') sessionStorage.setItem('opening-ad:v1', '"seen"')
}

/** Signs in on the login page with an SMS code. */
export async function signIn(page, world, login) {
  const phone = phoneOf(login)
  await page.goto('/login')
  await page.getByRole('tab', { name: '短信登录' }).click()
  await page.getByRole('textbox', { name: '手机号码' }).fill(phone)
  const send = page.getByRole('button', { name: '获取验证码' })
  const sent = page.getByText('5 分钟内有效')
  const picture = page.getByRole('img', { name: '验证码图片，点击更换' })
  await send.click()
  await sent.or(picture).waitFor()
  // After the first code within an hour the exchange requires a captcha.
  if (await picture.isVisible()) {
    const renewed = page.waitForResponse((response) => response.url().includes('/oauth/captcha'))
    await picture.click()
    const { data } = await (await renewed).json()
    const { text } = await world.read(`/__mock/captcha?uuid=${data.uuid}`)
    await page.getByRole('textbox', { name: '图形验证码' }).fill(text)
    await send.click()
  }
  await sent.waitFor()
  const inbox = await world.read('/__mock/inbox.json')
  const code = /验证码 (\d{6})/.exec(inbox.find(({ telPhone }) => telPhone === phone)?.text ?? '')?.[1] ?? ''
  await page.getByRole('textbox', { name: '短信验证码' }).fill(code)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL((url) => url.pathname !== '/login')
}
