import type { Page } from '@playwright/test'
import { account, codeSentTo, signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { confirmDeal, endPublicity, winFromSeller } from './won-deal.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

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

test(
  '[BD-07] both parties draw up, confirm and sign a contract; anyone verifies its file, and one changed byte is found',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    const deal = await winFromSeller(page, exchange)
    const id = await confirmDeal(page, deal)
    const seller = await person()
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, 'seller')

    await page.goto(`/usercenter/contract/signatoryList?id=${id}`)
    await page.getByRole('link', { name: '拟定合同' }).click()
    await button(page, '生成合同文本').click()
    await expect(page.getByText('已生成合同文本')).toBeVisible()
    for (const party of [page, seller]) {
      await party.goto(`/usercenter/contract/confirm?id=${id}`)
      await button(party, '确认无误').click()
    }
    await expect(seller.getByText('双方已确认，待签署').first()).toBeVisible()
    await expect(page.getByText('双方已确认，待签署').first()).toBeVisible()

    await endPublicity(exchange, deal)
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, 'seller')
    await page.goto(`/usercenter/contract/sign?id=${id}`)
    await button(page, '开始签署').click()
    await page.getByRole('dialog').getByRole('button', { name: '开始签署' }).click()
    await readAll(page)
    await drawByHand(page)
    await button(page, '获取验证码').click()
    await page.getByLabel('短信验证码').fill(await codeSentTo(exchange, account('person').phone))
    await button(page, '确认签署').dblclick()
    await expect(page.getByText('您已签署，等待其他签署方。')).toBeVisible()

    await seller.goto(`/usercenter/contract/sign?id=${id}`)
    await readAll(seller)
    await seller.getByRole('radio', { name: '公章' }).check()
    await button(seller, '获取验证码').click()
    await seller.getByLabel('短信验证码').fill(await codeSentTo(exchange, account('seller').phone))
    await button(seller, '确认签署').click()
    await expect(seller.getByText('您已签署，等待其他签署方。')).toBeVisible()
    await exchange.jump(20_000)
    await expect(page.getByRole('heading', { name: '合同已全部签署完成' })).toBeVisible()
    await exchange.jump(20_000)
    await expect(page.getByText('已生效').first()).toBeVisible()

    const href = (await page.getByRole('link', { name: '下载已签署的合同' }).getAttribute('href'))!
    const file = await (await page.request.get(href)).body()
    const anyone = await person()
    await anyone.goto('/contract/verify')
    const verify = async (buffer: Buffer) => {
      await anyone.locator('input[type=file]').setInputFiles({ name: '合同.pdf', mimeType: 'application/pdf', buffer })
    }
    await verify(file)
    await expect(anyone.getByText('与存证一致').first()).toBeVisible()
    await expect(anyone.getByText('攀枝花峨辰机械制造有限公司').first()).toBeVisible()
    const changed = Buffer.from(file)
    changed[Math.floor(file.length / 2)]! ^= 1
    await verify(changed)
    await expect(anyone.getByText('与存证不一致').first()).toBeVisible()
  },
)
