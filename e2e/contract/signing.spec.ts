import { signIn } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import { agreeOnText, beginSigning, button, prepareToSign, signed } from './steps.ts'
import { confirmDeal, endPublicity, winFromSeller } from './won-deal.ts'

test(
  '[BD-07] both parties draw up, confirm and sign a contract; anyone verifies its file, and one changed byte is found',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const deal = await winFromSeller(page, exchange)
    const id = await confirmDeal(page, deal)
    const seller = await person()
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, 'seller')

    await agreeOnText(page, seller, id)

    await endPublicity(exchange, deal)
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, 'seller')
    await beginSigning(page, id)
    await prepareToSign(page, exchange, 'person', 'hand')
    await button(page, '确认签署').dblclick()
    await signed(page)

    await seller.goto(`/usercenter/contract/sign?id=${id}`)
    await prepareToSign(seller, exchange, 'seller', 'seal')
    await button(seller, '确认签署').click()
    await signed(seller)
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
