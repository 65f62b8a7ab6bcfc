import { expect, test } from '../support/test.ts'
import { contractInSigning, signBoth } from './steps.ts'
import { winFromSeller } from './won-deal.ts'

test(
  '[BD-07] both parties draw up, confirm and sign a contract; anyone verifies its file, and one changed byte is found',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(180_000)
    const deal = await winFromSeller(page, exchange)
    const people = { page, seller: await person(), exchange }
    await signBoth(people, await contractInSigning(people, deal))

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
