import type { Page } from '@playwright/test'
import { account, codeSentTo } from '../session/sign-in.ts'
import { type Exchange, expect } from '../support/test.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Makes the text of a contract from its template, and has both parties confirm it. */
export async function agreeOnText(page: Page, other: Page, id: string): Promise<void> {
  await page.goto(`/usercenter/contract/signatoryList?id=${id}`)
  await page.getByRole('link', { name: '拟定合同' }).click()
  await button(page, '生成合同文本').click()
  await expect(page.getByText('已生成合同文本')).toBeVisible()
  for (const party of [page, other]) {
    await party.goto(`/usercenter/contract/confirm?id=${id}`)
    await button(party, '确认无误').click()
  }
  for (const party of [other, page]) await expect(party.getByText('双方已确认，待签署').first()).toBeVisible()
}

/** Begins the signing of a contract whose text is agreed on. */
export async function beginSigning(page: Page, id: string): Promise<void> {
  await page.goto(`/usercenter/contract/sign?id=${id}`)
  await button(page, '开始签署').click()
  await page.getByRole('dialog').getByRole('button', { name: '开始签署' }).click()
}

/** Reads to the end of the last page. */
async function readAll(page: Page): Promise<void> {
  const pages = page.getByRole('region', { name: '合同各页' })
  await expect(page.getByText('请先阅读完整合同：翻到最后一页的末尾。')).toBeVisible()
  await expect(pages.getByRole('img').first()).toBeVisible()
  await pages.evaluate((box) => box.lastElementChild?.scrollIntoView())
  await expect(page.getByText('您已阅读完整合同。')).toBeVisible()
}

async function drawByHand(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '手写签名' }).check()
  const pad = page.getByRole('img', { name: '手写签名区域' })
  await pad.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await pad.boundingBox())!
  await page.mouse.move(x + width * 0.2, y + height * 0.6)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.3, { steps: 4 })
  await page.mouse.move(x + width * 0.8, y + height * 0.7, { steps: 4 })
  await page.mouse.up()
}

/** Everything before the last button: the text is read, the mark is chosen, the code is entered. */
export async function prepareToSign(
  page: Page,
  exchange: Exchange,
  login: string,
  mark: 'hand' | 'seal',
): Promise<void> {
  await readAll(page)
  if (mark === 'hand') await drawByHand(page)
  else await page.getByRole('radio', { name: '公章' }).check()
  await button(page, '获取验证码').click()
  await page.getByLabel('短信验证码').fill(await codeSentTo(exchange, account(login).phone))
}

export const signed = (page: Page) => expect(page.getByText('您已签署，等待其他签署方。')).toBeVisible()
