import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { box, loadScreens, replaceText } from '#tests/support/fill.ts'
import { renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/knowledge', '/knowledgeNotice', '/knowledgeNoticeDetail')

const main = () => within(screen.getByRole('main'))
const bodyRows = async () => (await main().findAllByRole('row')).slice(1)
const tabs = () =>
  main()
    .getAllByRole('tab')
    .map(({ textContent }) => textContent)

describe('[CT-04] law and rules', () => {
  test('all are listed with their legal facts; state, issuer, words and order are in the address', async () => {
    const { user, address } = await renderRoute('/knowledge')
    expect(await bodyRows()).toHaveLength(20)
    expect(tabs()).toEqual(['全部 30', '现行 28', '废止 2'])
    expect(
      main()
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['名称', '文号', '发布机关', '发布日期', '施行日期', '状态'])
    const days = (await bodyRows()).map((row) => within(row).getAllByRole('cell').at(-3)!.textContent)
    expect(days.slice(0, 3)).toEqual(['2026-02-20', '2026-01-23', '2026-01-05'])
    expect(days).toEqual([...days].sort().toReversed())
    await user.click(main().getByRole('tab', { name: '废止 2' }))
    await waitFor(() => expect(address()).toBe('/knowledge?state=repealed'))
    const [first, second] = await bodyRows()
    expect([first, second].map((row) => within(row!).getByText('废止').textContent)).toEqual(['废止', '废止'])
    expect(
      within(first!)
        .getByRole('link', { name: '企业国有资产交易操作规则（国资发产权规〔2025〕17号）' })
        .getAttribute('href'),
    ).toBe('/knowledgeNoticeDetail?newsId=K-9')
    await user.click(main().getByRole('button', { name: '按施行日期' }))
    await waitFor(() => expect(address()).toBe('/knowledge?state=repealed&order=effective'))
    await user.selectOptions(main().getByLabelText('发布机关'), '岷江联合产权交易所')
    await replaceText(user, box('名称、文号或内容'), '岷交所规[2019]1号')
    await user.click(main().getByRole('button', { name: '查询' }))
    await waitFor(async () => expect(await bodyRows()).toHaveLength(1))
    expect(main().getByText('岷交所规〔2019〕1号', { selector: 'mark' })).toBeTruthy()
    expect(main().getByRole('status').textContent).toBe('共 1 条')
    expect(new URLSearchParams(address().split('?')[1]).get('q')).toBe('岷交所规[2019]1号')
  })

  test('of one plate; words without a hit leave a way back', async () => {
    await renderRoute('/knowledge?plateId=plate-knowledge-gz&q=天书')
    await main().findByText('没有符合条件的法规')
    expect(main().getByRole('heading', { level: 1 }).textContent).toBe('国资监管')
    const links = main().getAllByRole('link', { name: '清除条件' })
    expect(links.at(-1)!.getAttribute('href')).toBe('/knowledge?plateId=plate-knowledge-gz')
  })

  test('a hit in the text is shown below the name', async () => {
    await renderRoute('/knowledge?plateId=plate-knowledge-fl&q=优先购买权')
    const [row] = await bodyRows()
    expect(within(row!).getByRole('rowheader').textContent).toContain(
      '中华人民共和国公司法…之日起三十日内未答复的，视为放弃优先购买权；两个以上股东行使的',
    )
    expect(within(row!).getAllByText('优先购买权', { selector: 'mark' }).length).toBeGreaterThan(0)
  })

  test('an unknown plate is a clear screen with a way on', async () => {
    await renderRoute('/knowledge?plateId=plate-zcfg')
    await main().findByText('栏目不存在，可能已被撤下')
    expect(main().getByRole('link', { name: '查看全部业务知识' }).getAttribute('href')).toBe('/knowledge')
  })
})

describe('[CT-04] notices of changes to the rules', () => {
  test('are a plate with a screen of its own, newest first', async () => {
    const { address } = await renderRoute('/knowledge?plateId=plate-knowledge-tz')
    await waitFor(() => expect(address()).toBe('/knowledgeNotice'))
    const rows = within(await main().findByRole('group', { name: '业务通知' }))
    const links = await rows.findAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => `/knowledgeNoticeDetail?newsId=K-tz-${number}`),
    )
    const tree = within(main().getByRole('navigation', { name: '栏目' }))
    expect(tree.getByRole('link', { current: 'page' }).getAttribute('href')).toBe('/knowledgeNotice')
  })
})

describe('[CT-04] a law in full', () => {
  test('that is repealed says so before its text and leads to the one in force', async () => {
    await renderRoute('/knowledgeNoticeDetail?newsId=K-11')
    await main().findByRole('heading', { level: 1, name: '企业国有产权交易操作规则' })
    expect(main().getByText('本文件已废止，仅供查阅历史项目')).toBeTruthy()
    const link = await main().findByRole('link', { name: '企业国有资产交易操作规则' })
    expect(link.getAttribute('href')).toBe('/knowledgeNoticeDetail?newsId=K-9')
  })

  test('that is in force has its facts alone', async () => {
    await renderRoute('/knowledgeNoticeDetail?newsId=K-9')
    await main().findByText('国资发产权规〔2025〕17号')
    expect(main().queryByText('本文件已废止，仅供查阅历史项目')).toBeNull()
  })

  test.each(['', '?newsId=K-999'])('that no address names (%s) leads back to the library', async (query) => {
    await renderRoute(`/knowledgeNoticeDetail${query}`)
    await main().findByText('这份文件不存在，可能已被撤下')
    expect(main().getByRole('link', { name: '查看全部业务知识' }).getAttribute('href')).toBe('/knowledge')
  })
})
