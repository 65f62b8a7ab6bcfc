import { jumpTo } from '../bidding/duel.ts'
import { agreeOnText, button } from '../contract/steps.ts'
import { assetsId, confirmDeal, winFromSeller } from '../contract/won-deal.ts'
import { box } from '../enrol/actions.ts'
import { signIn } from '../session/sign-in.ts'
import { apiClientOf, pdfFile } from '../support/enrolment.ts'
import { expect, test } from '../support/test.ts'
import { order } from './desks.ts'

test(
  '[A11] an objection while the result is public stops the signing, its decision lets it go on, and later objections are refused',
  { tag: '@nightly' },
  async ({ page, person, exchange }) => {
    test.setTimeout(240_000)
    const deal = await winFromSeller(page, exchange)
    const id = await confirmDeal(page, deal)
    const [seller, other] = [await person(), await person()]
    await signIn(page, exchange, 'person')
    await signIn(seller, exchange, 'seller')
    await signIn(other, exchange, 'company')
    await agreeOnText(page, seller, id)

    await other.goto(`/quoteHall?assetsId=${assetsId}`)
    await other.getByRole('link', { name: '提出异议' }).click()
    await box(other, '申诉说明').fill('竞价结果有误')
    const proof = other.getByRole('group', { name: '证明材料' })
    await proof.locator('input[type=file]').setInputFiles(pdfFile('证据.pdf'))
    await expect(proof.getByText('已上传')).toBeVisible()
    await other.getByRole('main').getByRole('button', { name: '提交申诉', exact: true }).dblclick()
    await expect(other.getByText('待受理').first()).toBeVisible()
    const { call } = await apiClientOf(other, 'company')
    const { records } = (await call<{ records: { id: string }[] }>('/dscq-user/appeal/page', { current: 1, size: 10 }))
      .data
    expect(records).toHaveLength(1)

    await jumpTo(exchange, deal.publicityUntil + 60_000)
    await signIn(page, exchange, 'person')
    await page.goto(`/usercenter/contract/sign?id=${id}`)
    await expect(button(page, '开始签署')).toHaveAttribute('aria-disabled', 'true')
    await expect(page.getByText('异议处理期间不能签订合同').first()).toBeVisible()
    await order(page, 'appeal', { id: records[0]!.id, verdict: 'accept' })
    await order(page, 'appeal', { id: records[0]!.id, verdict: 'reject', text: '经核查，结果无误' })
    await expect(button(page, '开始签署')).not.toHaveAttribute('aria-disabled', 'true')

    await signIn(other, exchange, 'company')
    await other.goto(`/quoteHall?assetsId=${assetsId}`)
    await expect(other.getByRole('region', { name: '竞价结果' })).toBeVisible()
    await expect(other.getByRole('link', { name: '提出异议' })).toHaveCount(0)
    const late = await apiClientOf(other, 'company')
    const again = {
      requestId: crypto.randomUUID(),
      kind: 'bidding-result',
      about: `${deal.projectNo} ${deal.assetsName}`,
      description: '竞价结果有误',
      fileIds: [await late.upload('证据.pdf')],
      contact: '蒋承岷',
      telPhone: '13900000005',
    }
    expect(await late.call('/dscq-user/appeal/submit', again)).toMatchObject({
      msg: '成交公示期已满，不再受理对竞价结果的异议',
    })
  },
)
