import { cleanup, configure, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, test } from 'vitest'
import { dayMs } from '#src/model/time/units.ts'
import { noUser, signedDeal, wonDeal } from '#tests/mock/support/deal.ts'
import { pastDraft } from '#tests/mock/support/contract.ts'
import { actorOf, userNamed } from '#tests/mock/support/enrolment.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

configure({ defaultHidden: true })
beforeAll(() => loadScreens('/enrollDetail', '/usercenterIndex'), 120_000)

function won() {
  const world = openWorld()
  const advance = (ms: number) => {
    world.jump(ms)
    return world.exchange.advance()
  }
  return { world, advance, ...wonDeal({ exchange: world.exchange, advance }) }
}

const way = () => screen.getByLabelText('成交后的办理进度')
const untilWay = (text: string | RegExp) => waitFor(() => expect(way().textContent).toMatch(text))
const current = () =>
  within(way())
    .getAllByRole('listitem')
    .find((step) => step.hasAttribute('aria-current'))!

describe('[BD-05] what happens next after the hammer', () => {
  test('one line of steps from the confirmation to the handover, with whose turn it is, until when, and the one button', async () => {
    const { world, advance, deal, enrolId, user: winner } = won()
    const { exchange } = world
    const { user } = await renderRoute(`/enrollDetail?id=${enrolId}`, { world, as: 'person' })
    await screen.findByText('请双方确认成交确认书。')
    expect(current().textContent).toContain('成交确认2026-03-21 前')
    expect(way().textContent).toContain('截止 2026-03-21 11:00，还有 5 个工作日')
    advance(20_000)
    await screen.findByText('对方已确认，请您确认成交确认书。')
    await user.click(within(way()).getByText('确认成交确认书'))
    expect((await screen.findByRole('dialog')).textContent).toContain('成交金额 3,355,000 元（叁佰叁拾伍万伍仟元整）')
    await user.click(screen.getByText('确认成交'))
    await untilWay('请双方拟定、确认并签署交易合同，全部签署后合同生效。')
    expect(way().textContent).toContain('成交公示至 2026-03-21 11:00，期满后可以签署。也可以线下签约：')
    expect(way().textContent).toContain('合同已自动建立，请拟定合同文本。')
    expect(within(way()).getByRole('link', { name: '拟定合同' }).getAttribute('href')).toBe(
      `/usercenter/contract/edit?id=${exchange.contracts.ofDeal(deal.id)!.id}`,
    )
    advance(deal.publicityUntil - exchange.now() + dayMs)
    exchange.take('registerContract', { id: deal.id }, noUser)
    cleanup()
    const later = await renderRoute(`/enrollDetail?id=${enrolId}`, { world, as: 'person' })
    await untilWay('尚有 3,188,550 元应于 2026-03-27 17:00 前付清。还有 5 个工作日')
    expect(within(way()).getByText('去付款').closest('a')!.getAttribute('href')).toBe(
      `/projectSettleDetail?id=${deal.settlementId}`,
    )
    const settlement = exchange.settlements.find(deal.settlementId!)
    const transfer = { payer: winner.name, account: '6222020000001234566', bank: '岷江银行', remark: settlement.no }
    exchange.take('settlementTransfer', { ...transfer, amount: '3188550' }, noUser)
    await untilWay('款项已付清，交易所将出具交易凭证。')
    advance(60_000)
    await untilWay('凭交易凭证办理过户和移交，办完后请双方确认。')
    await later.user.click(within(way()).getByText('确认已移交'))
    await later.user.click(
      within(await screen.findByRole('dialog'))
        .getAllByText('确认已移交')
        .at(-1)!,
    )
    await untilWay('您已确认移交，等待对方确认。')
    advance(20_000)
    await untilWay('全部手续已办结。')
  })

  test('the overview shows it too, and that an objection halts it', async () => {
    const { world, deal, listing, other, actor } = won()
    const { exchange } = world
    exchange.take('confirmDeal', { id: deal.id }, actor)
    const file = exchange.take(
      'storeFile',
      { name: '证据.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') },
      actorOf(other),
    )
    const objection = exchange.take(
      'submitAppeal',
      {
        requestId: 'appeal-0001',
        kind: 'bidding-result',
        about: listing.no,
        description: '竞价结果有误',
        fileIds: [file.id],
        contact: '李明',
        telPhone: '13800138000',
      },
      actorOf(other),
    )
    await renderRoute('/usercenterIndex', { world, as: 'person' })
    await screen.findByText(/收到对竞价结果的异议，处理完毕前不能签约。/)
    exchange.take('answerAppeal', { id: objection.id, verdict: 'accept', text: '' }, noUser)
    exchange.take('answerAppeal', { id: objection.id, verdict: 'reject', text: '结果无误' }, noUser)
    await waitFor(() => expect(screen.queryByText(/收到对竞价结果的异议/)).toBeNull())
  })

  test('the seller confirms to sign and to hand over, not to pay', async () => {
    const world = openWorld()
    const { exchange } = world
    const { deal } = pastDraft(exchange, userNamed(exchange, 'person')).contract
    deal.confirmed.seller = null
    const { user } = await renderRoute('/usercenterIndex', { world, as: 'seller' })
    await user.click(await screen.findByText('确认成交确认书'))
    expect((await screen.findByRole('dialog')).textContent).toContain(
      '确认后，您应按成交结果签订合同并移交标的：成交金额 1,797,000 元（壹佰柒拾玖万柒仟元整）。',
    )
  })

  test('a late payment has its days of grace, and a deal that ended by default the way to an appeal', async () => {
    const world = openWorld()
    const advance = (ms: number) => {
      world.jump(ms)
      return world.exchange.advance()
    }
    const { exchange } = world
    const { deal, settlement, enrolId } = signedDeal({ exchange, advance })
    advance(settlement.dueAt + dayMs - exchange.now())
    await renderRoute(`/enrollDetail?id=${enrolId}`, { world, as: 'person' })
    await untilWay(/已发出催告，宽限至 2026-04-\d\d .+；期满仍未付清的，成交终止，保证金不予退还。/)
    // A day is over exactly now, and the clock goes on while the screen loads.
    expect(way().textContent).toMatch(/已逾期 [12] 天；逾期期间不能报名参加新的项目。/)
    advance(deal.graceUntil! + 20_000 - exchange.now())
    await untilWay('本次成交已因违约终止。 逾期未付清应付款项提出申诉')
  })
})
