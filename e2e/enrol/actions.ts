import type { Page } from '@playwright/test'
import { bankCard, pdfFile, requiredFiles } from '../support/enrolment.ts'
import { expect, maxRetries } from '../support/test.ts'

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: true })
const signs = /[.*+?^${}()|[\]\\]/g
/** A field by its label, with or without the mark of a required field. */
export const box = (page: Page, name: string) =>
  page.getByRole('textbox', { name: new RegExp(`^(?:\\* ?)?${name.replaceAll(signs, '\\$&')}$`) })
/** The offer, whose label depends on the type of the asset. */
export const offerBox = (page: Page) => page.getByRole('textbox', { name: /底价（承诺报价）$/ })
export const step = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true })
export const dialogButton = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true })
/** Answers the dialog. */
export const answerDialog = (page: Page, name: string, click: 'click' | 'dblclick' = 'click'): Promise<void> =>
  dialogButton(page, name)[click]()
export const status = (page: Page) => page.getByRole('region', { name: '报名状态' })

/** Reads every text to its end and agrees to it. */
export async function agreeToAll(page: Page): Promise<void> {
  await expect(step(page, '阅读并同意')).toBeVisible()
  for (const text of await page.getByRole('region', { name: /全文$/ }).all()) {
    await text.scrollIntoViewIfNeeded()
    await text.evaluate((scroller) => scroller.scrollTo(0, scroller.scrollHeight))
    const card = text.locator('..')
    await card.getByRole('checkbox').check()
  }
}

export const next = (page: Page) => button(page, '下一步').click()

/** Answers every condition. */
export async function answerConditions(page: Page): Promise<void> {
  for (const group of await page.getByRole('radiogroup').all()) {
    const met = group.getByRole('radio', { name: '符合', exact: true })
    if ((await met.count()) > 0) await met.check()
  }
}

export const card = bankCard

/** The answers about the intent for types of assets that ask for it, by field. */
const intents: readonly (readonly [field: string, text: string])[] = [
  ['拟受让比例', '1'],
  ['拟投资额', '1000000'],
  ['租赁用途', '自用办公'],
]

async function fillIntent(page: Page): Promise<void> {
  for (const [field, text] of intents) if ((await box(page, field).count()) > 0) await box(page, field).fill(text)
}

export async function fillIn(page: Page, offer?: string): Promise<void> {
  await expect(step(page, '填写意向信息')).toBeVisible()
  if (offer) await offerBox(page).fill(offer)
  await fillIntent(page)
  await answerConditions(page)
  await box(page, '开户行').fill('岷江银行成都分行')
  await box(page, '账号').fill(card)
}

/** Uploads one file for every required one. */
export async function uploadFiles(page: Page): Promise<void> {
  await expect(step(page, '上传材料')).toBeVisible()
  for (const name of requiredFiles) {
    const field = page.getByRole('group', { name })
    await field.locator('input[type=file]').setInputFiles(pdfFile('材料.pdf'))
    await expect(field.getByText('已上传')).toBeVisible()
  }
}

/** Submits the form from its last step. */
export async function submitForm(page: Page): Promise<string> {
  await expect(step(page, '确认提交')).toBeVisible()
  await button(page, '提交报名').click()
  await expect(page.getByText('提交后报名信息不可修改，确认提交吗？')).toBeVisible()
  await answerDialog(page, '确认提交', 'dblclick')
  await expect(page).toHaveURL(/\/enrollDetail\?id=E/)
  return new URL(page.url()).searchParams.get('id')!
}

export const enrolAddress = (assetsId: string, isPackage = false) =>
  `/${isPackage ? 'bidEnrollPkg' : 'bidEnrollNormal'}?assetsId=${assetsId}`

/** The start price of an asset, in its own unit. */
export async function startPrice(page: Page, assetsId: string): Promise<string> {
  const answer = await page.request.get(`/api/dscq-project/assets/detail?assetsId=${assetsId}`, { maxRetries })
  return ((await answer.json()) as { data: { startPrice: string } }).data.startPrice
}
