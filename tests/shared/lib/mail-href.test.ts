import { expect, test } from 'vitest'
import { mailHref } from '#src/shared/lib/navigation/mail-href.ts'

test.each([
  ['my@minjiang-exchange.example', 'mailto:my@minjiang-exchange.example'],
  ['a.b+c@x.cn', 'mailto:a.b+c@x.cn'],
  ['my@minjiang-exchange.example?bcc=thief@evil.example', null],
  ['a@b.cn,c@d.cn', null],
  ['javascript:alert(1)', null],
  ['a@b', null],
  ['', null],
  [null, null],
])('[CT-09] %j links to %j', (written, href) => {
  expect(mailHref(written)).toBe(href)
})
