import { describe, expect, test } from 'vitest'
import { clientBranch } from '#src/api/endpoints/auth.ts'
import { projectNoticeDetail } from '#src/api/endpoints/notice.ts'
import * as about from '#src/api/endpoints/about.ts'
import * as branchCalls from '#src/api/endpoints/branch.ts'
import * as desk from '#src/api/endpoints/desk.ts'
import * as notice from '#src/api/endpoints/notice.ts'
import { clientId } from '#src/shared/config/client-id.ts'
import { ask, dataOf, testExchange } from '#tests/support/exchange.ts'

const { exchange } = testExchange()
const dayMs = 86_400_000

describe('notices', () => {
  test('[HM-07] seven newest of a type, or of all', async () => {
    const all = await dataOf(exchange, desk.noticeInfoList, {})
    expect([all.records.length, all.total]).toEqual([7, 440])
    const days = all.records.map(({ publishDate }) => publishDate!)
    expect(days).toEqual(days.toSorted().toReversed())
    for (const noticeType of [4, 0, 1, 5, 6, 3, 7]) {
      const { records } = await dataOf(exchange, desk.noticeInfoList, { size: 7, current: 1, noticeType })
      expect(records).toHaveLength(7)
      expect(records.every((row) => row.noticeType === noticeType)).toBe(true)
    }
  })

  test('four of a page, or those of one asset', async () => {
    const page = await dataOf(exchange, notice.projectNoticePage, { isFrontPage: 0 })
    expect([page.records.length, page.size]).toEqual([4, 4])
    const { assetsId } = [...exchange.tables.notices.values()].find(({ noticeType }) => noticeType === 5)!
    const own = await dataOf(exchange, notice.projectNoticePage, { assetsId: assetsId!, size: 100 })
    expect(own.records.length).toBeGreaterThan(0)
    expect(own.records.every((row) => row.assetsId === assetsId)).toBe(true)
  })

  test('[LS-03] a lot is announced with its package', async () => {
    const titlesOf = async (assetsId: string) =>
      (await dataOf(exchange, notice.projectNoticePage, { assetsId, size: 100 })).records.map(
        ({ noticeTitle }) => noticeTitle,
      )
    expect(await titlesOf('P0005-1')).toEqual(['宜宾嘉陵城市建设投资有限公司 6 处写字楼资产包租赁竞价公告'])
    expect(await titlesOf('P0005-1')).toEqual(await titlesOf('P0005'))
  })

  test('the detail names the asset and links to it', async () => {
    const [row] = (await dataOf(exchange, desk.noticeInfoList, { noticeType: 4 })).records
    const detail = await dataOf(exchange, notice.noticeInfoDetail, { id: row!.id })
    expect(detail).toEqual(await dataOf(exchange, projectNoticeDetail, { id: row!.id }))
    const listing = exchange.tables.listings.get(row!.assetsId!)!
    for (const text of [listing.no, listing.assetsName, listing.seller, '成交金额'])
      expect(detail.content).toContain(text)
    expect(detail.content).toContain(`/${listing.isPackage ? 'projectPkg' : 'projectDetail'}/${listing.assetsId}.html`)
  })

  test('no amount in a notice is formatted as a float', async () => {
    for (const { content } of exchange.tables.notices.values())
      expect(content).not.toMatch(/NaN|undefined|\d\.\d{7,}|e\+/)
  })

  test('a future one, or an unknown one, is refused with a text', async () => {
    const { exchange: young, advance } = testExchange()
    const coming = [...young.tables.notices.values()].find(({ publishedAt }) => publishedAt > young.now())!
    const refused = { code: 404, msg: '公告不存在，可能已被撤下' }
    expect(await ask(young, notice.noticeInfoDetail, { id: coming.id })).toMatchObject(refused)
    expect(await ask(young, projectNoticeDetail, { id: 'never' })).toMatchObject(refused)
    advance(60 * dayMs)
    expect((await ask(young, notice.noticeInfoDetail, { id: coming.id })).code).toBe(200)
    // The notice of a deal does not take the place of the one that made its result public.
    expect(young.tables.listings.get('A10003')!.status).toBe('DONE')
    const { records } = await dataOf(young, notice.projectNoticePage, { assetsId: 'A10003', size: 100 })
    expect(records.map(({ noticeType }) => noticeType)).toEqual([4, 5, 0])
  })
})

describe('branches', () => {
  test('[HM-14] nineteen, the head office first, or the one of a code', async () => {
    const { records } = await dataOf(exchange, branchCalls.branchList, { size: 100, current: 1 })
    expect(records.map(({ kind }) => kind)).toEqual(['head', ...Array.from({ length: 17 }, () => 'branch'), 'centre'])
    for (const key of ['id', 'code', 'clientId', 'tenantId', 'name'] as const)
      expect(new Set(records.map((branch) => branch[key])).size).toBe(19)
    const one = await dataOf(exchange, branchCalls.branchList, { code: 'MY' })
    expect(one.records.map(({ name }) => name)).toEqual(['岷江联合产权交易所绵阳分所'])
  })

  test('[CT-09] one by id, or by code; anything else is refused with a text', async () => {
    const byId = await dataOf(exchange, branchCalls.deskBranchDetail, { id: 'B510700' })
    expect(byId).toEqual(await dataOf(exchange, branchCalls.systemBranchDetail, { code: 'MY' }))
    expect(byId).toEqual(await dataOf(exchange, branchCalls.systemBranchDetail, { id: 'B510700' }))
    expect(await ask(exchange, branchCalls.deskBranchDetail, { id: 'B1' })).toMatchObject({
      code: 404,
      msg: '分支机构不存在',
    })
    expect(await ask(exchange, branchCalls.systemBranchDetail, {})).toMatchObject({
      code: 400,
      msg: '请提供分支机构的编号或代码',
    })
  })

  test('the client id of the portal is the head office', async () => {
    expect(await dataOf(exchange, clientBranch, { clientId })).toMatchObject({ branchId: 'B510100' })
    expect((await ask(exchange, clientBranch, { clientId: 'nobody' })).code).toBe(404)
  })
})

describe('the desk', () => {
  test('[HD-03] the menu: in-site, external and new-tab items', async () => {
    const { records } = await dataOf(exchange, desk.navigationList, { size: 100, current: 1 })
    expect(
      records.map(({ navigationName, inStation, openPage, menuFlag }) => [
        navigationName,
        inStation,
        openPage,
        menuFlag,
      ]),
    ).toEqual([
      ['首页', 1, 0, 'index'],
      ['项目', 1, 0, 'project'],
      ['竞价大厅', 1, 0, 'hall'],
      ['公告', 1, 0, 'zxdt'],
      ['金融服务', 1, 0, 'rzfw'],
      ['政策法规', 1, 0, 'zcfg'],
      ['采购', 1, 1, 'purchase'],
      ['帮助中心', 1, 0, 'helpCenter'],
      ['公共资源交易', 0, 1, null],
    ])
  })

  test('[HM-04] eight hot categories, each one in the tree', async () => {
    const { records } = await dataOf(exchange, desk.hotInvestments, {})
    expect(records).toHaveLength(8)
    for (const { parentId, operationId } of records)
      expect(exchange.tables.categories.find(({ id }) => id === operationId)?.parentId).toBe(parentId)
  })

  test('[CT-05] periodicals, positions and history', async () => {
    const periodicals = await dataOf(exchange, about.periodicalList, {})
    expect(periodicals.total).toBe(6)
    const issue = await dataOf(exchange, about.periodicalInfo, { id: periodicals.records[0]!.id })
    expect(issue.pages.slice(0, 2)).toEqual([
      '/mock-files/periodical/periodical-1/page-1.svg',
      '/mock-files/periodical/periodical-1/page-2.svg',
    ])
    expect(issue.pageTitles).toHaveLength(issue.pages.length)
    expect(issue.file).toMatchObject({ kind: 'pdf', url: '/mock-files/periodical/periodical-1/issue.pdf' })
    const positions = await dataOf(exchange, about.recruitList, {})
    expect(positions.total).toBe(5)
    expect((await dataOf(exchange, about.recruitInfo, { id: positions.records[0]!.id })).content).toContain('岗位职责')
    const history = (await dataOf(exchange, about.evolutionList, {})).records.map(({ eventDate }) => eventDate)
    expect(history).toHaveLength(10)
    expect(history).toEqual(history.toSorted())
    expect(await ask(exchange, about.periodicalInfo, { id: 'none' })).toMatchObject({
      code: 404,
      msg: '期刊不存在，可能已被撤下',
    })
    expect(await ask(exchange, about.recruitInfo, { id: 'none' })).toMatchObject({
      code: 404,
      msg: '职位不存在，可能已被撤下',
    })
  })
})
