import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { unzipSync } from 'fflate'
import { describe, expect, test, vi } from 'vitest'
import { dealEvidence } from '#src/api/endpoints/evidence.ts'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { pastDraft } from '#tests/mock/support/contract.ts'
import { wonDeal } from '#tests/mock/support/deal.ts'
import { userNamed } from '#tests/mock/support/enrolment.ts'
import { goTo, loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/usercenter/evidence')

const main = () => within(screen.getByRole('main'))

/** Won by `person` and confirmed. */
function confirmedDeal() {
  const world = openWorld()
  const { exchange } = world
  const advance = (ms: number) => {
    exchange.shift(ms)
    return exchange.advance()
  }
  const won = wonDeal({ exchange, advance })
  exchange.take('confirmDeal', { id: won.deal.id }, won.actor)
  return { world, ...won, address: `/usercenter/evidence?id=${won.deal.id}` }
}

const headings = () =>
  main()
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent.replace(/\d{4}-.*/, ''))

/** The texts of the package that the page saves. */
async function exportedBy(user: UserEvent): Promise<Record<string, string>> {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('about:blank')
  await user.click(await main().findByRole('button', { name: '导出存证包' }))
  await waitFor(() => expect(create).toHaveBeenCalledTimes(1))
  const files = unzipSync(new Uint8Array(await (create.mock.calls[0]![0] as Blob).arrayBuffer()))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]))
}

describe('[BD-07] 存证', () => {
  test('shows each step with its digests, and that the chain is whole; both languages', async () => {
    const { world, address } = confirmedDeal()
    const { user } = await renderRoute(address, { as: 'person', world })
    await main().findByText('链条完整：2 条存证的摘要均已在您的浏览器中重新计算。')
    expect(headings()).toEqual(['1. 竞价结束并成交', '2. 受让方确认成交'])
    const { entries } = await world.call('person', dealEvidence, {
      dealId: new URLSearchParams(address.split('?')[1]).get('id')!,
    })
    expect(main().getByText(entries[1]!.digest)).toBeDefined()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(main().getByRole('button', { name: '复制摘要：第 2 条' }))
    expect(write).toHaveBeenCalledWith(entries[1]!.digest)
    await user.click(screen.getByRole('button', { name: 'EN: switch to English' }))
    await main().findByText('2. Buyer confirmed the deal')
  })

  test('exports a package with the data and the page that verifies them', async () => {
    const { world, address, deal } = confirmedDeal()
    const { user } = await renderRoute(address, { as: 'person', world })
    const files = await exportedBy(user)
    expect(Object.keys(files)).toEqual(['evidence.json', 'verify.html'])
    const exported = JSON.parse(files['evidence.json']!) as Evidence
    const { paper: _paper, ...given } = await world.call('person', dealEvidence, { dealId: deal.id })
    expect(exported).toEqual(given)
    const page = files['verify.html']
    expect(page).toContain('function sm3(')
    // Nothing is loaded from anywhere.
    expect(page).not.toMatch(/https?:|src=|<link|import /)
  })

  test('two confirmations of one moment are in the order of what happened, on the page and in its export', async () => {
    const world = openWorld()
    const { exchange } = world
    const { contract } = pastDraft(exchange, userNamed(exchange, 'person'), 'DL-past', { isSellerFirst: true })
    const { confirmed } = contract.deal
    confirmed.taker = confirmed.seller
    const { user } = await renderRoute('/usercenter/evidence?id=DL-past', { as: 'person', world })
    const titles = ['竞价结束并成交', '转让方确认成交', '受让方确认成交']
    await main().findByText('链条完整：3 条存证的摘要均已在您的浏览器中重新计算。')
    expect(headings()).toEqual(titles.map((title, index) => `${index + 1}. ${title}`))
    const { 'evidence.json': json } = await exportedBy(user)
    expect((JSON.parse(json!) as Evidence).entries.map(({ title }) => title)).toEqual(titles)
  })

  test('loading, failed, foreign, without an address', async () => {
    const { world, address } = confirmedDeal()
    const release = world.hold(dealEvidence.path)
    const { user } = await renderRoute(address, { as: 'person', world })
    expect(await main().findByRole('progressbar')).toBeDefined()
    world.faults({ path: dealEvidence.path, kind: 'down', times: 2 })
    release()
    await user.click(await main().findByRole('button', { name: /^重\s?试$/ }))
    await main().findByText(/链条完整/)
    await goTo('/usercenter/evidence')
    await main().findByText('未找到存证')
    await goTo('/usercenter/evidence?id=none')
    await main().findByText('无权查看')
    expect(main().queryByRole('button', { name: '导出存证包' })).toBeNull()
  })
})
