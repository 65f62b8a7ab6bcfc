import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { AdPicture } from '#src/features/ad/AdPicture.tsx'
import type { Ad } from '#src/model/content/schema.ts'

afterEach(cleanup)

const show = (ad: Partial<Ad>, isWanted = true) =>
  render(
    <MemoryRouter>
      <AdPicture
        ad={{ id: '1', name: '专场', imgSrc: '/ad.svg', ...ad }}
        width={700}
        height={340}
        eager
        isWanted={isWanted}
      />
    </MemoryRouter>,
  )

test('[HM-02] another site opens in a new tab without an opener', () => {
  show({ url: 'https://partner.example/sale' })
  const link = screen.getByRole('link', { name: '专场' })
  expect(link.getAttribute('href')).toBe('https://partner.example/sale')
  expect(link.getAttribute('target')).toBe('_blank')
  expect(link.getAttribute('rel')).toContain('noopener')
})

test('[HM-02] an address of this site opens in the same tab', () => {
  show({ url: '/hall?projectActive=1' })
  const link = screen.getByRole('link', { name: '专场' })
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/hall?projectActive=1', null])
})

test.each(['javascript:alert(1)', '//evil.example', '', null])(
  '[HM-02] %s is not a valid address, and the picture is not a link',
  (url) => {
    show({ url })
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.getByRole('img', { name: '专场' })).toBeDefined()
  },
)

test('[HM-02] a picture that the reader is not near yet is not fetched; one without a name has a default name', () => {
  const { container } = show({ name: null, url: '/project' }, false)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('link', { name: '推广图片' })).toBeDefined()
})

test('[HM-02] below 640 px a picture for phones takes the place of the only one', () => {
  const { container } = show({ phoneImgSrc: '/phone.svg' })
  const source = container.querySelector('picture > source')!
  expect([source.getAttribute('media'), source.getAttribute('srcset')]).toEqual(['(max-width: 639px)', '/phone.svg'])
  expect(container.querySelector('picture > img')!.getAttribute('src')).toBe('/ad.svg')
})

test.each([undefined, null, ''])('[HM-02] without one (%s) every width has the only picture', (phoneImgSrc) => {
  const { container } = show({ phoneImgSrc })
  expect(container.querySelector('source')).toBeNull()
  expect(container.querySelector('img')!.getAttribute('src')).toBe('/ad.svg')
})
