import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { PartnerLogo } from '#src/features/partner/PartnerLogo.tsx'

afterEach(cleanup)

describe('[HM-15] a partner opens a new window only at a valid http, https or ftp address', () => {
  test.each(['https://a.example/', 'http://a.example', 'ftp://files.a.example/x'])('%s is a link', (url) => {
    render(<PartnerLogo partner={{ id: 'p', name: '伙伴', url, imgSrc: null }} />)
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
  ])('%j is not a link', (url) => {
    render(<PartnerLogo partner={{ id: 'p', name: '伙伴', url, imgSrc: null }} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByText('伙伴')).toBeDefined()
  })
})
