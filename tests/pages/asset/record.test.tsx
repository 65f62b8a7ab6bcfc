import { act, configure, fireEvent, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, test, vi } from 'vitest'
import { assetInfo } from '#src/api/endpoints/assets.ts'
import { roomRecordOf } from '#src/api/endpoints/bidding.ts'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { QuoteRow } from '#src/model/listing/detail.ts'
// Loaded with the first record of an ended room; on a busy machine that takes longer than a test waits.
import '#src/pages/asset/sections/Replay.tsx'
import { type Opened, openWorld, renderRoute } from '#tests/support/render-route.tsx'
import { withResult } from '#tests/support/forged-records.ts'
import { server, type World } from '#tests/support/world.ts'

// Nothing here is hidden by style, and checking that for every element takes most of the time.
configure({ defaultHidden: true })

const recordPath = '/dscq-sync/v1/bid-assets/room/record'

let opened: Opened
const user = () => opened.user
const world = () => opened.world
async function open(address: string, options: { world?: World } = {}) {
  opened = await renderRoute(`${address}?tab=record`, options)
}
// A query by role visits every element of its container.
const main = () => within(document.querySelector('main')!)
const panel = () => main().findByRole('tabpanel')
const good = (data: unknown) => HttpResponse.json({ code: 200, msg: '操作成功', data })

describe('[LS-03] the record of a running room', () => {
  test('of a single asset shows the leader and the time of the replay', async () => {
    await open('/projectDetail/R19-0.html')
    const row = await main().findByRole('row', { name: /7472/ })
    expect(row.textContent).toBe('1747238.400000 万元2026-03-06 08:55:57领先')
    expect(main().queryByRole('columnheader', { name: '标的名称' })).toBeNull()
    expect(main().getByText('竞价结束后（预计 2026-03-06 12:49:40）可在此逐次回放并校验报价记录。')).toBeDefined()
  })

  test('of a package names the lot of each bid, in the unit of the lot', async () => {
    const altered = openWorld()
    const asset = await altered.call(null, assetInfo, { assetsId: 'P0001' })
    const [lot, other, ...others] = asset.members
    const at = Date.parse('2026-03-06T09:00:00+08:00')
    const quotes: QuoteRow[] = [
      { seq: 2, bidNo: '7777', amount: '50.52', at, lotName: lot!.assetsName },
      { seq: 1, bidNo: '8888', amount: '8443000', at, lotName: other!.assetsName },
    ]
    server.use(
      http.get('*/dscq-project/assets/detail', () =>
        good({ ...asset, members: [{ ...lot, priceType: 2, priceUnitName: '万元/年' }, other, ...others] }),
      ),
      http.post('*/dscq-sync/v1/bid-assets/quotes/page', () =>
        good({ records: quotes, total: 2, size: 20, current: 1 }),
      ),
    )
    await open('/projectPkg/P0001.html', { world: altered })
    const cellsOf = (row: HTMLElement) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(cellsOf(await main().findByRole('row', { name: /7777/ }))).toEqual([
      '2',
      '绵阳市游仙区明月街 170 号桂苑小区一层 127 号商铺',
      '7777',
      '50.520 万元/年',
      '2026-03-06 09:00:00',
    ])
    expect(cellsOf(main().getByRole('row', { name: /8888/ }))).toEqual([
      '1',
      '绵阳市涪城区石羊路 10 号锦江春晓一层 129 号商铺',
      '8888',
      '844.300000 万元',
      '2026-03-06 09:00:00',
    ])
    expect(main().queryByText('领先')).toBeNull()
  })
})

describe('[BD-03] the replay of an ended room', () => {
  const stock = '/projectDetail/A20103.html'
  const check = async () => within(await panel()).findByRole('region', { name: '报价记录校验' })
  const player = () => within(main().getByRole('region', { name: '竞价回放' }))
  const table = () => within(main().getByRole('region', { name: '报价记录' }))
  const bids = () =>
    table()
      .queryAllByRole('row')
      .slice(1)
      .map((row) => row.textContent)
  const isChecked = async (text: string | RegExp) => {
    const region = await check()
    await waitFor(() => expect(region.textContent).toMatch(text))
  }
  const isConsistent = async (verdict: string, { rows, head }: { rows: number; head: string }) => {
    await isChecked(`${verdict}，共 ${rows} 条（摘要见详情）`)
    const details = within(await check()).getByText('详情').parentElement!
    expect(details.textContent).toContain(`末条摘要 ${head}`)
  }

  test('it steps bid by bid, by buttons, keys and the slider, and the browser verifies the chain', async () => {
    await open(stock)
    const { head, rows } = await act(() => world().call(null, roomRecordOf, { roomId: 'A20103' }))
    await isConsistent('竞价记录校验一致', { rows: 5, head })
    expect(bids()).toHaveLength(5)
    expect(bids()[0]).toBe('5384630.710000 万元2026-03-05 16:50:00成交')
    const announced = () => player().getAllByRole('status').at(-1)!.textContent

    const earlier = player().getByRole('button', { name: '上一次报价' })
    await user().click(earlier)
    await user().click(earlier)
    expect(bids()).toHaveLength(4)
    expect(announced()).toContain('第 4 次报价')
    await user().keyboard('{Home}')
    expect(bids()).toEqual([])
    expect(announced()).toBe('竞价开始')
    await user().keyboard('{ArrowRight}')
    expect(bids()).toEqual(['1384629.110000 万元2026-03-05 14:10:00领先'])
    await user().keyboard('{End}')
    expect(bids()).toHaveLength(5)
    expect(announced()).toContain('竞价结束')

    const slider = player().getByRole('slider', { name: '回放进度' })
    fireEvent.change(slider, { target: { value: '0' } })
    expect(bids()).toEqual([])
    await user().click(player().getByRole('radio', { name: '按报价' }))
    fireEvent.change(slider, { target: { value: '3' } })
    expect(bids()).toHaveLength(3)
    await user().click(main().getByRole('button', { name: '显示每条摘要' }))
    expect(table().getByRole('cell', { name: rows[2]!.link })).toBeDefined()
  })

  test('a changed amount is found, and its row is named', async () => {
    const altered = openWorld()
    const record = await altered.call(null, roomRecordOf, { roomId: 'A20103' })
    const changed = structuredClone(record)
    changed.rows[2]!.content!.amount = '301101'
    server.use(http.post(`*${recordPath}`, () => good(changed)))
    await open(stock, { world: altered })
    const alert = await within(await check()).findByRole('alert')
    expect(alert.textContent).toBe('校验失败：第 3 条（竞买号 3846）内容与报价时公布的摘要不符')
    expect(bids().filter((row) => row.includes('校验不符'))).toHaveLength(1)
    expect(bids().find((row) => row.includes('校验不符'))).toMatch(/^33846/)
  })

  const answers = (altered: World, record: RoomRecord) => {
    server.use(http.post(`*${recordPath}`, () => good(record)))
    return open(stock, { world: altered })
  }
  const alerts = async () => {
    const alert = await within(await check()).findByRole('alert')
    return [...alert.querySelectorAll('p')].map(({ textContent }) => textContent)
  }

  test('a winner that does not follow from the bids is found, though the chain is valid', async () => {
    const altered = openWorld()
    const record = await altered.call(null, roomRecordOf, { roomId: 'A20103' })
    const [, second] = record.rows
    const { bidNo, amount } = second!.content!
    await answers(altered, withResult(record, { bidNo, price: amount }))
    expect(await alerts()).toEqual(['校验失败：公布的竞得人与报价记录不符，按规则竞得人应为竞买号 3846（第 5 条）'])
    expect(bids().filter((row) => row.includes('校验不符'))).toEqual([])
  })

  test('a price that does not follow from the bids is found', async () => {
    const altered = openWorld()
    const record = await altered.call(null, roomRecordOf, { roomId: 'A20103' })
    await answers(altered, withResult(record, { price: '1.00' }))
    expect(await alerts()).toEqual(['校验失败：公布的成交价与报价记录不符，按规则应为 307,100.00 元'])
  })

  test('a sealed bid without content after the opening fails the verification', async () => {
    const altered = openWorld()
    const record = await altered.call(null, roomRecordOf, { roomId: 'A20103' })
    const rows = record.rows.map(({ content, ...row }) => (row.seq === 2 ? row : { ...row, content }))
    await answers(altered, { ...record, rows })
    expect(await alerts()).toEqual(['校验失败：第 2 条的报价内容没有公开'])
    expect(bids().find((row) => row.includes('校验不符'))).toMatch(/^2/)
  })

  test('a record without phases cannot be verified in full, which is shown', async () => {
    const altered = openWorld()
    const record = await altered.call(null, roomRecordOf, { roomId: 'A20103' })
    await answers(altered, { ...record, course: null })
    await isChecked('不能完整校验：记录没有载明各阶段的起止时间，报价的时间、幅度和延时无从核对。')
    await isConsistent('可核对的部分校验一致', { rows: 5, head: record.head })
    expect((await check()).textContent).not.toContain('竞价记录校验一致')
  })

  test('a hash of a receipt is looked up in the record', async () => {
    await open(stock)
    const { head, rows } = await act(() => world().call(null, roomRecordOf, { roomId: 'A20103' }))
    await isChecked('本浏览器没有在竞价时收到过摘要，这一项没有比对')
    const box = within(await check()).getByLabelText('核对您留存的摘要')
    const compare = async (text: string) => {
      fireEvent.change(box, { target: { value: text } })
      await user().click(within(await check()).getByRole('button', { name: '核对' }))
    }
    await compare(`回执摘要：${rows[1]!.link}`)
    await isChecked('您填写的摘要与第 2 条一致')
    await compare(head)
    await isChecked('您填写的摘要与第 5 条一致')
    await compare(rows[2]!.commitment)
    await isChecked('您填写的是第 3 条的报价摘要，与记录一致')
    expect(within(await check()).queryByRole('alert')).toBeNull()
    await compare('0'.repeat(64))
    const alert = await within(await check()).findByRole('alert')
    expect(alert.textContent).toBe(
      '您填写的摘要不在本场报价记录中。请核对它是否属于本场；如果确是本场回执或公示上的摘要，请联系交易所核实。',
    )
    // A pasted hash proves nothing about the record itself.
    await isConsistent('竞价记录校验一致', { rows: 5, head })
    await compare('5e55e7b3')
    await isChecked('没有找到摘要：摘要是 64 位的数字和字母，请完整粘贴')
  })

  test('the record can be downloaded as JSON and as CSV', async () => {
    const createObjectURL = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    await open(stock)
    await isChecked('竞价记录校验一致')
    await user().click(main().getByRole('button', { name: '下载竞价记录（JSON）' }))
    await user().click(main().getByRole('button', { name: '下载竞价记录（CSV）' }))
    expect(click.mock.contexts.map((link) => (link as HTMLAnchorElement).download)).toEqual([
      '竞价记录-GR2026PZ1000104.json',
      '竞价记录-GR2026PZ1000104.csv',
    ])
    const [json, csv] = await Promise.all(createObjectURL.mock.calls.map(([file]) => (file as Blob).text()))
    const { name, rows } = JSON.parse(json!) as RoomRecord & { name: string }
    expect([name, rows.length]).toEqual(['攀枝花汇江商贸储备有限公司库存建材 1 批', 5])
    expect(csv!.trim().split('\r\n')).toHaveLength(6)
  })

  test('each lot of a package is replayed by itself, and the record names the lots', async () => {
    await open('/projectPkg/R09-0.html')
    const { members } = await act(() => world().call(null, assetInfo, { assetsId: 'R09-0' }))
    const names = members.map(({ assetsName }) => assetsName)
    await waitFor(() => expect(world().exchange.hub.readersOf('lot:R09-0')).toBe(1))
    await act(() => world().control('quote', { assetsId: 'R09-0', bidNo: '7777' }))
    expect((await main().findByRole('row', { name: /7777/ })).textContent).toContain(names[0])
    expect(within(await panel()).getByRole('columnheader', { name: '标的名称' })).toBeDefined()
    await act(async () => world().jump(2 * 3_600_000))
    const chooser = await main().findByLabelText('回放标的')
    expect(
      within(chooser)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(names)
    await isChecked('竞价记录校验一致')
    const second = await act(() => world().call(null, roomRecordOf, { roomId: members[1]!.assetsId }))
    expect(second.rows.length).toBeGreaterThan(0)
    await user().selectOptions(chooser, members[1]!.assetsId)
    await isConsistent('竞价记录校验一致', { rows: second.rows.length, head: second.head })
  })

  test('a room without bids shows that', async () => {
    await open('/projectDetail/A60026.html')
    expect(await main().findByText('无人报价，本场竞买已流拍')).toBeDefined()
  })

  test('a failed request shows an error with 重试', async () => {
    const down = openWorld()
    down.faults({ path: recordPath, kind: 'down' })
    await open(stock, { world: down })
    const alert = await within(await panel()).findByRole('alert')
    expect(alert.textContent).toContain('内容加载失败')
    down.faults()
    await user().click(within(alert).getByRole('button', { name: '重试' }))
    await isChecked('竞价记录校验一致')
  })

  test.each([
    [404, '该项目没有竞价记录', 0],
    [409, '竞价尚未结束，结束后可在此回放', 1],
  ])(
    'a record that is refused with %i shows "%s"; one that does not exist yet can be requested again',
    async (code, text, count) => {
      const without = openWorld()
      without.faults({ path: recordPath, kind: 'refuse', code, msg: '暂无' })
      await open(stock, { world: without })
      const place = within(await panel())
      expect(await place.findByText(text)).toBeDefined()
      const again = place.queryAllByRole('button', { name: '重试' })
      expect(again).toHaveLength(count)
      without.faults()
      for (const button of again) await user().click(button)
      if (count > 0) await isChecked('竞价记录校验一致')
    },
  )
})
