import { describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract.ts'
import { outcomeOf } from '#src/api/outcome.ts'

const warn = (message: string) => ({ kind: 'warn', message })
const error = (message: string) => ({ kind: 'error', message })
const collection = { on401: 'ask' } as const
const caller = { refusal: 'caller' } as const
const token = { toCaller: [369, 407, 403], shownAs: 'error' } as const

describe('outcome of a reply', () => {
  test.each([
    ['[SE-01] success', { code: 200, data: 1 }, {}, { kind: 'data' }],
    ['[SE-01] success of a collection call', { code: 200 }, collection, { kind: 'data' }],
    ['[SE-01] success of a call whose refusals are the caller’s', { code: 200 }, caller, { kind: 'data' }],
    ['[SE-01] success at the token endpoint', { code: 200 }, token, { kind: 'data' }],
    ['[SE-01] 201 is no success', { code: 201, msg: '已受理' }, {}, warn('已受理')],
    ['[SE-01] 0 is no success', { code: 0 }, {}, warn('未知错误')],

    ['[SE-03] 401', { code: 401, msg: '请先登录' }, {}, { kind: 'sign-out' }],
    ['[SE-03] 401 of a collection call', { code: 401 }, collection, { kind: 'ask-login' }],
    ['[SE-03] 401 where refusals are the caller’s', { code: 401 }, caller, { kind: 'sign-out' }],

    ['[SE-04] 369 at the token endpoint', { code: 369, error_description: '未注册' }, token, { kind: 'caller' }],
    ['[SE-04] 407 at the token endpoint', { code: 407, error_description: '已锁定' }, token, { kind: 'caller' }],
    ['[SE-04] 403 at the token endpoint', { code: 403, error_description: '密码错误' }, token, { kind: 'caller' }],
    ['[SE-04] 369 elsewhere', { code: 369, msg: '不行' }, {}, warn('不行')],
    ['[SE-04] 407 elsewhere', { code: 407, msg: '不行' }, {}, warn('不行')],
    ['[SE-04] 403 elsewhere', { code: 403, msg: '不行' }, {}, warn('不行')],
    ['[SE-04] another code', { code: 500, msg: '忙', error_description: '系统繁忙' }, token, error('系统繁忙')],
    ['[SE-04] without a description', { code: 500, msg: '忙', error_description: '' }, token, error('忙')],
    ['[SE-04] without any words', { code: 500 }, token, error('未知错误')],
    ['[SE-04] 401 at the token endpoint ends no session', { code: 401, msg: '令牌无效' }, token, error('令牌无效')],

    ['[SE-05] the message first', { code: 500, msg: '参数错误', error_description: 'x' }, {}, warn('参数错误')],
    ['[SE-05] then the description', { code: 500, msg: '', error_description: '已过期' }, {}, warn('已过期')],
    ['[SE-05] null is no message', { code: 500, msg: null, error_description: '已过期' }, {}, warn('已过期')],
    ['[SE-05] neither', { code: 500, msg: null, error_description: null }, {}, warn('未知错误')],
    ['[SE-05] 404', { code: 404, msg: '不存在' }, {}, warn('不存在')],
    ['[SE-05] silent', { code: 500, msg: '未报名' }, caller, { kind: 'caller' }],
    ['[SE-05] silent, whatever the code', { code: 403, msg: '未报名' }, caller, { kind: 'caller' }],
    ['[SE-05] 404 is never silent', { code: 404, msg: '不存在' }, caller, warn('不存在')],
    ['[SE-05] a collection call that is refused', { code: 500, msg: '已收藏' }, collection, warn('已收藏')],
  ] as const)('%s', (_, reply, errorPolicy, outcome) => {
    expect(outcomeOf(reply, errorPolicy)).toEqual(outcome)
  })
})

describe('error policies of the contract', () => {
  const endpointsAt = (path: string) => contract.filter(({ endpoint }) => endpoint.path === path)

  test('[SE-04] the four grants of the token endpoint, and nothing else, hand 369, 407 and 403 to the caller', () => {
    const handing = contract.filter(({ endpoint }) =>
      [369, 407, 403].some((code) => endpoint.errorPolicy.toCaller?.includes(code)),
    )
    expect(handing.map(({ name }) => name).sort()).toEqual(['codeLogin', 'passwordLogin', 'refreshLogin', 'smsLogin'])
    for (const { endpoint } of handing)
      expect([endpoint.path, endpoint.errorPolicy]).toEqual([
        '/oauth/token',
        { toCaller: [369, 407, 403], shownAs: 'error' },
      ])
  })

  test('[SE-03] only collection calls ask for sign-in instead of signing out', () => {
    for (const { endpoint } of contract)
      expect([endpoint.path, endpoint.errorPolicy.on401 === 'ask']).toEqual([
        endpoint.path,
        /collect/.test(endpoint.path),
      ])
  })

  test('[SE-08] the user detail has no error policy of its own: a refusal is shown as a warning', () => {
    expect(endpointsAt('/dscq-user/user/detail').map(({ name, endpoint }) => [name, endpoint.errorPolicy])).toEqual([
      ['userDetail', {}],
      ['codeDetail', { refusal: 'caller', toCaller: [401, 404] }],
    ])
  })
})
