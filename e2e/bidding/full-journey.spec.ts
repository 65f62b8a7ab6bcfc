import { goToBank } from '../deposit/cashier.ts'
import { findAndEnrol, registerAndVerify } from '../scenarios/newcomer.ts'
import { registrant } from '../session/sign-in.ts'
import { expect, test } from '../support/test.ts'
import {
  amountAbove,
  centre,
  ending,
  jumpTo,
  connectionStatus,
  quote,
  roomOf,
  shownAmount,
  waitingRooms,
} from './duel.ts'

test('[BD-03] the full journey: register, verify, find, enrol, pay, quote, win', async ({ page, exchange }) => {
  // Some sixty steps through eight pages, where other tests begin with a prepared account.
  test.setTimeout(90_000)
  const [lot] = await waitingRooms(page, 'phased')
  const { roomId, opensAt } = lot!
  await registerAndVerify(page, exchange)
  await findAndEnrol(page, exchange, lot!)
  await page.getByRole('tab', { name: '网上支付' }).click()
  await goToBank(page)
  await page.getByRole('button', { name: '确认支付' }).click()
  await expect(page.getByRole('heading', { name: '保证金已生效' })).toBeVisible()
  await page.getByRole('link', { name: '进入竞价厅' }).click()
  await expect(connectionStatus(page)).toHaveText('已连接')

  await jumpTo(exchange, opensAt)
  await expect(centre(page)).toContainText('暂无人领先')
  const seat = { page, login: registrant.loginName, bidNo: '', received: [] }
  await quote(seat, lot!, amountAbove(lot!, 0))
  await expect(centre(page)).toContainText('您当前领先')
  for (let { phase, result } = await roomOf(page, roomId); !result; { phase, result } = await roomOf(page, roomId))
    await jumpTo(exchange, phase.end!)
  await expect(ending(page).getByRole('heading', { name: '恭喜您竞得' })).toBeVisible()
  await expect(ending(page)).toContainText(shownAmount(amountAbove(lot!, 0), lot!))
  await ending(page).getByRole('link', { name: '查看成交确认书' }).click()
  await expect(page.getByRole('link', { name: '成交确认书.pdf' })).toBeVisible()
})
