import type { Page } from '@playwright/test'
import type { DealView } from '#src/model/deal/schema.ts'
import { account, codeSentTo, signIn } from '../session/sign-in.ts'
import { type Exchange, expect } from '../support/test.ts'
import { confirmDeal, endPublicity } from './won-deal.ts'

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function confirmText(page: Page, id: string): Promise<void> {
  await page.goto(`/usercenter/contract/confirm?id=${id}`)
  await button(page, '确认无误').click()
  await page.getByRole('dialog').getByRole('button', { name: '确认无误' }).click()
}

export const agreed = (page: Page) => expect(page.getByText('双方已确认，待签署').first()).toBeVisible()

/** Makes the text of a contract from its template, and confirms it. */
export async function drawUpText(page: Page, id: string): Promise<void> {
  await page.goto(`/usercenter/contract/signatoryList?id=${id}`)
  await page.getByRole('link', { name: '拟定合同' }).click()
  await button(page, '生成合同文本').click()
  await expect(page.getByText('已生成合同文本')).toBeVisible()
  await confirmText(page, id)
}

/** Makes the text of a contract, and has both parties confirm it. */
export async function agreeOnText(page: Page, other: Page, id: string): Promise<void> {
  await drawUpText(page, id)
  await confirmText(other, id)
  for (const party of [other, page]) await agreed(party)
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

/** Everything before the last button: the text is read, the mark is chosen, the code sent to the verified `phone` is entered. */
export async function prepareToSign(
  page: Page,
  exchange: Exchange,
  phone: string,
  mark: 'hand' | 'seal',
): Promise<void> {
  await readAll(page)
  if (mark === 'hand') await drawByHand(page)
  else await page.getByRole('radio', { name: '公章' }).check()
  await button(page, '获取验证码').click()
  await expect(page.getByText('5 分钟内有效')).toBeVisible()
  await page.getByLabel('短信验证码').fill(await codeSentTo(exchange, phone))
}

export const signed = (page: Page) => expect(page.getByText('您已签署，等待其他签署方。')).toBeVisible()

type People = { page: Page; seller: Page; exchange: Exchange }

/** The parties sign in again, because jumps of the clock end their sessions. */
async function signInBoth({ page, seller, exchange }: People): Promise<void> {
  await signIn(page, exchange, 'person')
  await signIn(seller, exchange, 'seller')
}

/** From a won deal to a contract whose signing `person` has begun, after its publicity. Resolves with its id. */
export async function contractInSigning(people: People, deal: DealView): Promise<string> {
  const { page, seller, exchange } = people
  const id = await confirmDeal(page, deal)
  await signInBoth(people)
  await agreeOnText(page, seller, id)
  await endPublicity(exchange, deal)
  await signInBoth(people)
  await beginSigning(page, id)
  return id
}

/** Signs by hand, with a code sent to the verified `phone`. */
export async function signByHand(page: Page, exchange: Exchange, phone: string): Promise<void> {
  await prepareToSign(page, exchange, phone, 'hand')
  await button(page, '确认签署').dblclick()
  await signed(page)
}

/** Nobody but the exchange still has to sign: it does, and the contract is in force. */
export async function inForce(page: Page, exchange: Exchange): Promise<void> {
  await exchange.jump(20_000)
  await expect(page.getByRole('heading', { name: '合同已全部签署完成' })).toBeVisible()
  await exchange.jump(20_000)
  await expect(page.getByText('已生效').first()).toBeVisible()
}

/** `person` signs by hand and then `seller` by seal, until the contract is in force. */
export async function signBoth({ page, seller, exchange }: People, id: string): Promise<void> {
  await signByHand(page, exchange, account('person').phone)
  await seller.goto(`/usercenter/contract/sign?id=${id}`)
  await prepareToSign(seller, exchange, account('seller').phone, 'seal')
  await button(seller, '确认签署').click()
  await signed(seller)
  await inForce(page, exchange)
}
