import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { outcomeOf } from '#src/api/outcome.ts'
import { contractDocument } from '../../scripts/vite/contract.ts'

/** Specification, section 7: method and path, one per line. */
const section7 = `
POST /oauth/token
GET /blade-auth/oauth/captcha
POST /dscq-user/user/register
POST /dscq-user/user/forget-password
GET /logout
GET /dscq-user/user/detail
POST /dscq-user/sms/code
POST /dscq-auth/client/branch
GET /dscq-system/branch/detail
GET /dscq-system/dict/dictionary
GET /dscq-system/region/list
GET /dscq-system/industry/list
GET /dscq-system/validate-code/captcha
POST /dscq-content/partners/page
POST /dscq-content/ad-ads/list
POST /dscq-content/page-modules-content/batch-list
POST /dscq-content/news-content/page
POST /dscq-content/news-content/front-page
POST /dscq-content/news-content/detail
POST /dscq-content/news-platecfg/select
GET /dscq-content/news-platecfg/detail
GET /blade-desk/notice-info/list
GET /blade-desk/notice-info/detail
POST /dscq-project/notice/page
POST /dscq-project/notice/detail
GET /blade-desk/branch/list
GET /blade-desk/branch/detail
GET /blade-desk/hot-investments/list
GET /blade-desk/navigation-config/list
GET /blade-desk/periodical/list
GET /blade-desk/periodical/detail
GET /blade-desk/recruit/list
GET /blade-desk/recruit/detail
GET /blade-desk/evolution/list
GET /dscq-project/top/hot
GET /dscq-project/top/new-publish
POST /dscq-sync/v1/basic-assets/new-publish
POST /dscq-sync/v1/bid-assets/hall/page
POST /dscq-project/activity/upcoming-bid
POST /dscq-sync/v1/bid-assets/bidding-data
POST /dscq-sync/v1/bid-assets/bidding-rate
POST /dscq-data-view/statistical/assets-total-data
POST /dscq-data-view/statistical/geo-map`
  .trim()
  .split('\n')

const document = contractDocument()

const declared = contract.map(({ endpoint }) => ({
  ...endpoint,
  line: `${endpoint.method.toUpperCase()} ${endpoint.path}`,
}))

describe('the endpoint table', () => {
  test('[SE-01] declares every call of section 7, and marks no other as specified', () => {
    const fromSpec = new Set(declared.filter(({ origin }) => origin === 'spec').map(({ line }) => line))
    expect([...fromSpec].toSorted()).toEqual(section7.toSorted())
  })

  test('declares each call once; only the grants of the token endpoint and the two user details share a path', () => {
    const shared = ['POST /oauth/token', 'GET /dscq-user/user/detail']
    const lines = declared.map(({ line }) => line).filter((line) => !shared.includes(line))
    expect(new Set(lines).size).toBe(lines.length)
    expect(declared.filter(({ line }) => line === 'GET /dscq-user/user/detail')).toHaveLength(2)
    expect(declared.filter(({ line }) => line === 'POST /oauth/token')).toHaveLength(4)
  })

  test('[SE-05] the hall calls are silent, and the token calls hand 369, 407 and 403 to the caller', () => {
    const silent = declared.filter(({ errorPolicy }) => errorPolicy.refusal === 'caller').map(({ path }) => path)
    expect(silent).toEqual(
      expect.arrayContaining(['/dscq-sync/v1/bid-assets/hall/page', '/dscq-project/activity/upcoming-bid']),
    )
    for (const { errorPolicy } of declared.filter(({ path }) => path === '/oauth/token'))
      expect(errorPolicy.toCaller).toEqual([369, 407, 403])
  })

  test('each optional call, and only these, declares its fallback', () => {
    const own = declared.filter(({ origin }) => origin === 'own')
    expect(own.filter(({ fallback }) => fallback === null).map(({ line }) => line)).toEqual([])
    expect(declared.filter(({ origin, fallback }) => origin === 'spec' && fallback !== null)).toEqual([])
    expect(document.match(/ · \*ours\* · | · \*ours\*$/gm)).toHaveLength(own.length)
    expect(document.match(/^Without it: .+\.$/gm)).toHaveLength(own.length)
    expect(document.match(/ · \*spec\* \(§7\)/g)).toHaveLength(declared.length - own.length)
  })

  test('[SE-05] a missing call shows a message only where the person asked for it', () => {
    const outcomeOf404 = (path: string) => {
      const { errorPolicy } = declared.find((one) => one.path === path)!
      return outcomeOf({ code: 404, msg: '接口不存在' }, errorPolicy).kind
    }
    expect(outcomeOf404('/dscq-sync/v1/push/poll')).toBe('caller')
    expect(outcomeOf404('/dscq-sync/v1/push/ticket')).toBe('caller')
    expect(outcomeOf404('/dscq-user/message/unread-count')).toBe('caller')
    expect(outcomeOf404('/dscq-user/collect/ids')).toBe('caller')
    expect(outcomeOf404('/dscq-user/account/device/tell')).toBe('caller')
    expect(outcomeOf404('/dscq-project/enroll/submit')).toBe('warn')
    expect(outcomeOf404('/dscq-sync/v1/bid-assets/ongoing/quote')).toBe('warn')
  })

  test('each type is printed once: an object of five or more fields that several types contain has a name', () => {
    const text = contractDocument()
      .replaceAll(/"[^"]*"| \/\/.*$/gm, '')
      .replaceAll(/\s*\n\s*/g, '; ')
    const objects = text
      .match(/(?<!type \w+ = (?:\w+ & )?)\{[^{}]*\}/g)!
      .map((found) => found.replaceAll(/^\{[; ]*|[; ]*\}$/g, ''))
    const large = objects.filter((found) => found.split('; ').length >= 5)
    expect(large.length).toBeGreaterThan(20)
    expect(large.filter((found, at) => large.indexOf(found) !== at)).toEqual([])
  })

  test('a call refers to the types that it uses; a type names its base and has the comments of its fields', () => {
    expect(document).toContain('- data: [`Page<NewsRow>`](#type-newsrow)\n')
    expect(document).toContain(
      '- data: `Page<ListingRow> & { facets: Facets }` ([Facets](#type-facets), [ListingRow](#type-listingrow))\n',
    )
    expect(document).toContain('type AssetDetail = ListingRow & {\n  no: string\n')
    expect(document).toContain('type EnrolDraft = Partial<EnrolForm>\n')
    expect(document).toContain('  depositUntil?: number | null // Deadline of the deposit.\n')
    expect(document).toContain('Everything public about an asset before enrolment (LS-03).')
    expect(document).toContain(
      'type Page<T> = {\n  records: T[]\n  total: number\n  size: number\n  current: number\n}\n',
    )
    const links = [...document.matchAll(/\(#(type-\w+)\)/g)].map(([, anchor]) => anchor!)
    const types = [...document.matchAll(/^### type (\w+)$/gm)].map(([, name]) => name!)
    expect(types).toEqual([...new Set(types)].toSorted())
    const anchors = new Set(types.map((name) => `type-${name.toLowerCase()}`))
    expect(links.filter((anchor) => !anchors.has(anchor))).toEqual([])
  })

  test('docs/contract.md is generated from it and up to date (npm run contract)', () => {
    expect(readFileSync('docs/contract.md', 'utf8')).toBe(document)
  })
})
