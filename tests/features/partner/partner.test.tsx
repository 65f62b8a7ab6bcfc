// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { PartnerLogo } from '#src/features/partner/PartnerLogo.tsx'
import { PartnerMenu } from '#src/features/partner/PartnerMenu.tsx'
import { exchangeOf, page, renderAt } from '#tests/pages/home/lower/exchange.tsx'

const path = '/dscq-content/partners/page'
const exchange = exchangeOf({
  [path]: () =>
    page([
      { id: 'p1', name: '省财政厅', url: 'https://czt.example/', imgSrc: null },
      { id: 'p2', name: '省审计厅', url: '//audit.example/', imgSrc: null },
    ]),
})
afterEach(cleanup)

describe('[HM-15] a partner opens a new window only at a valid http, https or ftp address', () => {
  test.each(['https://a.example/', 'http://a.example', 'ftp://files.a.example/x'])('%s is a link', (url) => {
    renderAt(<PartnerLogo partner={{ id: 'p', name: '伙伴', url, imgSrc: null }} />)
    const link = screen.getByRole('link', { name: '伙伴' })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      url,
      '_blank',
      'noopener noreferrer',
    ])
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,hello',
    '//audit.example/',
    '/index',
    'www.nohttp.example',
    'https://user@evil.example/',
    'mailto:a@b.example',
    '  ',
    null,
    undefined,
  ])('%j is none', (url) => {
    renderAt(<PartnerLogo partner={{ id: 'p', name: '伙伴', url, imgSrc: null }} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('伙伴')).toBeDefined()
  })
})

describe('[HM-15] the menu of a group', () => {
  const open = async () => {
    const person = userEvent.setup()
    renderAt(
      <>
        <PartnerMenu positionType={11} />
        <button type="button">别处</button>
      </>,
    )
    const summary = screen.getByText('监管单位')
    await person.click(summary)
    await screen.findByRole('link', { name: '省财政厅' })
    return { person, menu: summary.closest('details')!, summary }
  }

  test('asks when it is first opened, once, for its own position type', async () => {
    const { person, summary } = await open()
    await person.click(summary)
    await person.click(summary)
    expect(exchange.inputsOf(path)).toEqual([{ positionType: 11, size: 100, current: 1 }])
    expect(screen.getByText('省审计厅').closest('a')).toBeNull()
  })

  test('closes on Escape and gives the focus back', async () => {
    const { person, menu, summary } = await open()
    screen.getByRole('link', { name: '省财政厅' }).focus()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(menu.open).toBe(false))
    expect(document.activeElement).toBe(summary)
  })

  test('closes on a click elsewhere', async () => {
    const { person, menu } = await open()
    await person.click(screen.getByRole('button', { name: '别处' }))
    await waitFor(() => expect(menu.open).toBe(false))
  })

  test('one that nobody opened asks nothing; one that cannot be had says so', async () => {
    delete exchange.answers[path]
    const person = userEvent.setup()
    renderAt(<PartnerMenu positionType={12} />)
    expect(exchange.asked).toEqual([])
    await person.click(screen.getByText('股东单位'))
    expect((await screen.findByRole('alert')).textContent).toContain('内容加载失败')
  })
})
