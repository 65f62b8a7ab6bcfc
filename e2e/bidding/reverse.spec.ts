import type { Page } from '@playwright/test'
import { signIn } from '../session/sign-in.ts'
import { type Exchange, expect, test } from '../support/test.ts'
import {
  amountBox,
  blockerText,
  centre,
  confirmation,
  ending,
  jumpTo,
  outcome,
  price,
  recordRows,
  roomOf,
  sendButton,
} from './duel.ts'

const minute = 60_000

type Terms = { mode: 'ongoing' | 'final'; step: string; openMs: number }
type People = { page: Page; person: () => Promise<Page>; exchange: Exchange }

/** Two suppliers in the room of a project, which has opened. */
async function seated({ page, person, exchange }: People, terms: Terms) {
  const roomId = 'CG-e2e-1'
  const suppliers = ['person', 'company']
  const given = { roomId, title: '办公电脑采购', ceiling: '500000', opensInMs: 10 * minute, suppliers, ...terms }
  const opened = await page.request.post('/__mock/reverse-room', { data: given })
  const numbers = (await opened.json()) as string[]
  const pages = [page, await person()]
  for (const [place, login] of suppliers.entries()) {
    await signIn(pages[place]!, exchange, login)
    await pages[place]!.goto(`/quoteHall?assetsId=${roomId}`)
    await expect(pages[place]!.getByText(`我的供应商号 ${numbers[place]}`)).toBeVisible()
  }
  const untilEnd = async () => jumpTo(exchange, (await roomOf(page, roomId)).phase.end!)
  await untilEnd()
  return { one: pages[0]!, two: pages[1]!, numbers, untilEnd }
}

async function quote(page: Page, amount: string, shown: string): Promise<void> {
  await amountBox(page).fill(amount)
  await sendButton(page).click()
  await confirmation(page).getByRole('button', { name: '确认报价' }).click()
  await expect(outcome(page)).toContainText(`报价 ${shown} 元 已受理`)
}

test('[PU-03] two suppliers underbid each other in two browsers, to the result', async ({ page, person, exchange }) => {
  const terms = { mode: 'ongoing', step: '5000', openMs: 5 * minute } as const
  const { one, two, numbers, untilEnd } = await seated({ page, person, exchange }, terms)
  await expect(amountBox(one)).toHaveValue('500,000')
  await quote(one, '490000', '490,000.00')
  await expect(centre(two)).toContainText('降幅 2.00%')
  await expect(amountBox(two)).toHaveValue('485,000')
  await two.getByRole('button', { name: /^降 2 手/ }).click()
  await expect(amountBox(two)).toHaveValue('480,000')
  await quote(two, '480000', '480,000.00')
  await expect(centre(one)).toContainText('已有更低报价，当前最高有效报价 475,000.00 元')
  await expect(blockerText(two)).toContainText('您的报价当前最低，无需重复报价')
  await untilEnd()
  await expect(centre(one)).toContainText('延时报价期')
  await exchange.jump(2_000)
  await quote(one, '470000', '470,000.00')
  await expect(recordRows(two).first()).toContainText('470,000.00')
  await untilEnd()
  await expect(ending(one)).toContainText('恭喜，您的报价最低，为拟成交供应商')
  await expect(ending(two)).toContainText('很遗憾，您的报价未能胜出')
  await expect(ending(two)).toContainText(`拟成交供应商号 ${numbers[0]}`)
  await expect(price(two)).toContainText('470,000.00')
})

test('[PU-03] two suppliers quote sealed in two browsers; the lowest wins', async ({ page, person, exchange }) => {
  const terms = { mode: 'final', step: '1000', openMs: 5 * minute } as const
  const { one, two, numbers, untilEnd } = await seated({ page, person, exchange }, terms)
  await quote(one, '467000', '467,000.00')
  await expect(centre(two)).toContainText('已有 1 次报价')
  await expect(two.getByText('467,000')).toHaveCount(0)
  await quote(two, '459000', '459,000.00')
  await untilEnd()
  await expect(ending(two)).toContainText('恭喜，您的报价最低，为拟成交供应商')
  const rows = one.getByRole('region', { name: '报价排名' }).getByRole('listitem')
  await expect(rows.first()).toContainText(numbers[1]!)
  await expect(rows.last()).toContainText('467,000.00')
})
