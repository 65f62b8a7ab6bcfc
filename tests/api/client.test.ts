import { ClientRequest } from 'node:http'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { fillSlots } from '#tests/api/support/slots.ts'
import { startServer, type TestServer } from '#tests/api/support/server.ts'
import { requestTimeoutMs } from '#src/api/encoding.ts'
import { call } from '#src/api/client.ts'
import { endpoint, pageOf, paged } from '#src/api/endpoint.ts'
import { contract } from '#src/api/contract.ts'
import { passwordLogin, smsLogin, userDetail } from '#src/api/endpoints/auth.ts'
import { refreshLogin } from '#src/api/endpoints/renewal.ts'
import { codeDetail } from '#src/api/endpoints/sign-on.ts'
import { isAbsent, isMissingCall, ApiError, NetworkError } from '#src/api/errors.ts'

const text = z.nullable(z.string())
const reading = {
  method: 'get',
  path: '/read',
  summary: '',
  input: () => z.object({ q: z.optional(z.string()) }),
  data: () => text,
} as const
const writing = { ...reading, method: 'post', path: '/write', input: () => z.object({ q: z.string() }) } as const
const read = endpoint(reading)
const write = endpoint(writing)
const bid = endpoint({ ...writing, base: 'bidding' })
const collect = endpoint({ ...reading, path: '/collect', errorPolicy: { on401: 'ask' } })
const enrolled = endpoint({ ...reading, path: '/enrolled', errorPolicy: { refusal: 'caller' } })
const rows = endpoint({
  method: 'get',
  path: '/rows',
  summary: '',
  input: () => z.object(paged),
  data: () => pageOf(z.object({ id: z.string() })),
})

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterEach(() => {
  server.requests.length = 0
  server.answer(() => ({ body: { code: 200, data: null } }))
})
afterAll(() => server.close())

const refusing = (code: number, more: object = {}) => server.answer(() => ({ body: { code, msg: null, ...more } }))
const failureOf = (promise: Promise<unknown>) =>
  promise.then(
    () => {
      throw new Error('it succeeded')
    },
    (error: unknown) => error,
  )

describe('requests', () => {
  test('[SE-02] every request carries the client id, and no bearer without a token', async () => {
    fillSlots(server.host)
    await call(read, {})
    await call(write, { q: 'a' })
    expect(server.requests.map(({ headers }) => headers['client-id'])).toEqual(['minjiang-portal', 'minjiang-portal'])
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
  })

  test('[SE-02] a request carries the bearer token if there is one', async () => {
    fillSlots(server.host, { token: () => 'T1' })
    await call(read, {})
    await call(write, { q: 'a' })
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1', 'Bearer T1'])
  })

  test('[SE-03] a call with another token sends that one, and its refusal does not end the session', async () => {
    const slots = fillSlots(server.host, { token: () => 'T1', tokenAfter: () => Promise.resolve('T2') })
    refusing(401)
    await expect(call(read, {}, { bearer: 'T0' })).rejects.toBeInstanceOf(ApiError)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer T0'])
    expect(slots.signOut).not.toHaveBeenCalled()
  })

  test('[SE-02] 50 GETs have 50 cache-busters, a POST has none', async () => {
    fillSlots(server.host)
    await Promise.all(Array.from({ length: 50 }, () => call(read, { q: '城 市&x' })))
    await call(write, { q: 'a' })
    const posted = server.requests.pop()!
    expect(server.requests.every(({ query }) => query['q'] === '城 市&x' && Object.keys(query).length === 2)).toBe(true)
    expect(new Set(server.requests.map(({ query }) => query['_r'])).size).toBe(50)
    expect(posted.query).toEqual({})
    expect(JSON.parse(posted.body)).toEqual({ q: 'a' })
  })

  test('[SE-01] the bidding services have another host', async () => {
    fillSlots(server.host)
    await call(bid, { q: 'a' })
    await call(write, { q: 'a' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/bidding/write', '/write'])
  })

  const login = {
    client_id: 'c',
    client_secret: 's',
    scope: 'all',
    grant_type: 'password',
    username: 'u',
    password: 'sealed',
    uuid: 'id',
    captcha: 'ABCD',
  } as const

  test.each(['query', 'body'] as const)(
    '[AC-01] the token endpoint sends its parameters in the %s',
    async (tokenParams) => {
      fillSlots(server.host, { tokenParams })
      await failureOf(call(passwordLogin, login))
      const [{ method, path, query, body } = server.requests[0]!] = server.requests
      expect([method, path]).toEqual(['POST', '/oauth/token'])
      expect(tokenParams === 'query' ? query : JSON.parse(body)).toEqual(login)
      expect(tokenParams === 'query' ? body : query).toEqual(tokenParams === 'query' ? '' : {})
    },
  )

  test.each(['query', 'body'] as const)('[D3] with secrets in the %s', async (tokenParams) => {
    fillSlots(server.host, { tokenParams, token: () => 'A1' })
    await failureOf(call(userDetail, { access_token: 'A1' }))
    await failureOf(call(codeDetail, { code: 'C1' }, { bearer: '' }))
    const seen = server.requests.map(({ method, path, query: { _r, ...query }, body, headers }) => ({
      method,
      path,
      query,
      body,
      bearer: headers['authorization'],
    }))
    const path = '/dscq-user/user/detail'
    const bearer = 'Bearer A1'
    expect(seen).toEqual(
      tokenParams === 'query'
        ? [
            { method: 'GET', path, query: { access_token: 'A1' }, body: '', bearer },
            { method: 'GET', path, query: { code: 'C1' }, body: '', bearer: undefined },
          ]
        : [
            { method: 'GET', path, query: {}, body: '', bearer },
            { method: 'POST', path, query: {}, body: '{"code":"C1"}', bearer: undefined },
          ],
    )
  })

  /** Names under which a secret or a person would travel. */
  const secretName = /token|secret|password|pass\b|code$|phone|captcha|loginName|username|idCard|cardNo|docNumber/i
  /** Codes that are no secrets: of dictionaries, branches, and pages. */
  const publicCodes = new Set(['dictionary', 'systemBranchDetail', 'branchList', 'specialDetail'])

  test('[ASVS 14.2.1] [D1] [D3] no call but those of the two deviations has a secret or a name in its address', () => {
    const inAddress = contract.filter(({ endpoint: { encoding } }) => encoding === 'query')
    const isInAddress = (one: string) => inAddress.some(({ name }) => name === one)
    expect([...publicCodes].filter((one) => !isInAddress(one))).toEqual([])
    const naming = inAddress.filter(({ name, endpoint: { input } }) => {
      const { properties = {} } = z.toJSONSchema(input, { unrepresentable: 'any', io: 'input' })
      return Object.keys(properties).some((field) => secretName.test(field)) && !publicCodes.has(name)
    })
    expect(naming.map(({ name, endpoint: { secretParams } }) => [name, secretParams])).toEqual([
      ['passwordLogin', 'moved'],
      ['smsLogin', 'moved'],
      ['userDetail', 'omitted'],
      ['codeLogin', 'moved'],
      ['codeDetail', 'moved'],
      ['refreshLogin', 'moved'],
    ])
    expect(inAddress.length).toBeGreaterThan(50)
  })

  test('[AC-01] input that breaks the contract is not sent', async () => {
    fillSlots(server.host)
    await failureOf(call(write, { q: 7 } as never))
    expect(server.requests).toEqual([])
  })
})

describe('answers', () => {
  test('[SE-01] callers get the data, for a list the whole page', async () => {
    fillSlots(server.host)
    server.answer(({ path }) => ({
      body: {
        code: 200,
        msg: '操作成功',
        data: path === '/rows' ? { records: [{ id: '1' }], total: 1, size: 10, current: 1 } : 'hello',
      },
    }))
    expect(await call(read, {})).toBe('hello')
    expect((await call(rows, {})).records).toEqual([{ id: '1' }])
  })

  test('[SE-01] a row that breaks its schema is dropped and reported; the others are shown', async () => {
    const { report } = fillSlots(server.host)
    const data = { records: [{ id: '1' }, { id: 2 }, { id: '3' }], total: 3, size: 10, current: 1 }
    server.answer(() => ({ body: { code: 200, data } }))
    expect((await call(rows, {})).records).toEqual([{ id: '1' }, { id: '3' }])
    expect(report).toHaveBeenCalledOnce()
  })

  test.each([200, 201, 202, 301, 302, 304, 400, 401, 403, 404, 409, 418, 422, 429, 451, 499, 500])(
    '[SE-02] status %i with an envelope of code 200 is a success',
    async (status) => {
      const slots = fillSlots(server.host)
      server.answer(() => ({ status, body: status === 304 ? '' : { code: 200, data: 'x' } }))
      // A 304 has no body, so the result is unknown.
      const answer = call(read, {}).catch((error: unknown) => (error as NetworkError).trouble)
      expect(await answer).toBe(status === 304 ? 'malformed' : 'x')
      expect(slots.signOut).not.toHaveBeenCalled()
    },
  )

  test.each([501, 502, 503, 504, 511, 599])('[SE-02] status %i is a transport error', async (status) => {
    fillSlots(server.host)
    server.answer(() => ({ status, body: { code: 200, data: 'x' } }))
    expect(await failureOf(call(read, {}))).toMatchObject({ name: 'NetworkError', trouble: 'network' })
  })

  test.each([
    [
      'to the second',
      { date: 'Thu, 20 Nov 2025 01:02:03 GMT' },
      { time: Date.UTC(2025, 10, 20, 1, 2, 3), grain: 1000 },
    ],
    [
      'to the millisecond',
      { date: 'Thu, 20 Nov 2025 01:02:03 GMT', 'x-server-time': '1763600523456' },
      { time: 1_763_600_523_456, grain: 0 },
    ],
  ])('[SE-02] [F05] the server time is learnt %s, with the time of the request', async (_, headers, time) => {
    const { serverTime } = fillSlots(server.host)
    let arrived = Number.NaN
    server.answer(() => {
      arrived = performance.now()
      return { body: { code: 200, data: null }, headers }
    })
    const before = performance.now()
    await call(read, {})
    expect(serverTime).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(time))
    const { sent, received } = serverTime.mock.calls[0]![0]
    expect(sent).toBeGreaterThanOrEqual(before)
    expect(sent).toBeLessThanOrEqual(arrived)
    expect(received).toBeGreaterThanOrEqual(arrived)
  })

  test('[SE-02] [F05] an answer without a time gives no sample', async () => {
    const { serverTime } = fillSlots(server.host)
    server.answer(() => ({ body: { code: 200, data: null }, headers: { date: 'today', 'x-server-time': '' } }))
    await call(read, {})
    expect(serverTime).not.toHaveBeenCalled()
  })

  test('[SE-02] a call times out after 15000 ms', async () => {
    expect(requestTimeoutMs).toBe(15_000)
    fillSlots(server.host)
    server.answer(() => 'hang')
    const waited: number[] = []
    // oxlint-disable-next-line typescript/unbound-method -- called on the request it belongs to
    const { setTimeout: patient } = ClientRequest.prototype
    vi.spyOn(ClientRequest.prototype, 'setTimeout').mockImplementation(function quick(this: ClientRequest, ms, fn) {
      waited.push(ms)
      return patient.call(this, ms / 300, fn)
    })
    expect(await failureOf(call(read, {}))).toMatchObject({ name: 'NetworkError', trouble: 'timeout' })
    expect(waited).toEqual([15_000])
  })

  test('[SE-02] a broken connection and a cancelled request are distinguished', async () => {
    fillSlots(server.host)
    server.answer(() => 'cut')
    expect(await failureOf(call(read, {}))).toMatchObject({ trouble: 'network' })
    server.answer(() => 'hang')
    const withdrawn = call(read, {}, { signal: AbortSignal.timeout(30) })
    expect(await failureOf(withdrawn)).toMatchObject({ trouble: 'cancelled' })
    expect(server.requests).toHaveLength(2)
  })
})

describe('effects of a refusal', () => {
  test('[SE-05] one warning and a rejection with the whole reply', async () => {
    const slots = fillSlots(server.host)
    refusing(500, { msg: '参数错误', data: { field: 'q' } })
    const error = await failureOf(call(read, {}))
    expect(error).toBeInstanceOf(ApiError)
    expect((error as ApiError).reply).toMatchObject({ code: 500, msg: '参数错误', data: { field: 'q' } })
    expect(slots.warn).toHaveBeenCalledExactlyOnceWith('参数错误')
    expect(slots.error).not.toHaveBeenCalled()
  })

  test('[SE-05] no message where the caller handles refusals, but 404 warns', async () => {
    const slots = fillSlots(server.host)
    refusing(500, { msg: '未报名' })
    expect(await failureOf(call(enrolled, {}))).toMatchObject({ reply: { code: 500, msg: '未报名' } })
    expect(slots.warn).not.toHaveBeenCalled()
    refusing(404, { msg: '不存在' })
    expect(await failureOf(call(enrolled, {}))).toBeInstanceOf(ApiError)
    expect(slots.warn).toHaveBeenCalledExactlyOnceWith('不存在')
  })

  const client = { client_id: 'c', client_secret: 's' }
  const sms = { ...client, grant_type: 'verify_code', telPhone: '13900000001', code: '1' } as const

  test.each([369, 407, 403])(
    '[F16] [SE-04] %i of the token endpoint goes to the caller with its body',
    async (code) => {
      const slots = fillSlots(server.host)
      refusing(code, { error_description: '短信验证码错误', data: { left: 3 } })
      expect(await failureOf(call(smsLogin, sms))).toMatchObject({
        reply: { code, error_description: '短信验证码错误', data: { left: 3 } },
      })
      expect([slots.warn, slots.error, slots.signOut].some((slot) => slot.mock.calls.length > 0)).toBe(false)
    },
  )

  test.each([400, 401, 500])(
    '[SE-04] %i of the token endpoint is shown as an error and does not end the session',
    async (code) => {
      const slots = fillSlots(server.host, { token: () => 'T1' })
      refusing(code, { msg: 'x', error_description: '令牌已失效' })
      const refresh = { ...client, grant_type: 'refresh_token', refresh_token: 'R' } as const
      expect(await failureOf(call(refreshLogin, refresh))).toBeInstanceOf(ApiError)
      expect(slots.error).toHaveBeenCalledExactlyOnceWith('令牌已失效')
      expect(slots.signOut).not.toHaveBeenCalled()
      expect(server.requests).toHaveLength(1)
    },
  )

  test('[SE-03] 401 of a collection call asks for sign-in, any other signs out', async () => {
    const slots = fillSlots(server.host, { token: () => 'T1' })
    refusing(401)
    await failureOf(call(collect, {}))
    expect([slots.askLogin.mock.calls.length, slots.signOut.mock.calls.length]).toEqual([1, 0])
    await failureOf(call(read, {}))
    expect([slots.askLogin.mock.calls.length, slots.signOut.mock.calls.length]).toEqual([1, 1])
    expect(slots.warn).not.toHaveBeenCalled()
  })

  test('[SE-03] [SE-07] a refusal that arrives after the session has ended neither asks nor signs out', async () => {
    let token: string | null = 'T1'
    const tokenAfter = vi.fn<() => Promise<string | null>>(async () => null)
    const slots = fillSlots(server.host, { token: () => token, tokenAfter })
    server.answer(() => {
      token = null
      return { body: { code: 401 } }
    })
    for (const refused of [collect, read]) {
      token = 'T1'
      expect(await failureOf(call(refused, {}))).toBeInstanceOf(ApiError)
    }
    expect([slots.askLogin, slots.signOut, tokenAfter].map(({ mock }) => mock.calls.length)).toEqual([0, 0, 0])
  })

  test('[F16] [SE-03] 30 simultaneous refusals end the session once', async () => {
    let token: string | null = 'T1'
    const signOut = vi.fn<() => void>(() => {
      token = null
    })
    fillSlots(server.host, { token: () => token, signOut })
    refusing(401)
    const refused = await Promise.all(Array.from({ length: 30 }, () => failureOf(call(read, {}))))
    expect(refused.every((error) => error instanceof ApiError)).toBe(true)
    expect(signOut).toHaveBeenCalledOnce()
    expect(server.requests).toHaveLength(30)
  })

  test('[SE-03] a refusal that arrives after another person has signed in concerns the old session', async () => {
    let token: string | null = 'T1'
    const { signOut } = fillSlots(server.host, { token: () => token })
    server.answer(({ headers }) => {
      token = 'T2'
      return { body: headers.authorization === 'Bearer T2' ? { code: 200, data: 'mine' } : { code: 401 } }
    })
    expect(await call(read, {})).toBe('mine')
    expect(signOut).not.toHaveBeenCalled()
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1', 'Bearer T2'])
  })

  test.each([
    ['[SE-03] with a newer token it is asked once more, and not a third time', read],
    ['[SE-03] a collection call as well', collect],
  ])('%s', async (_, refused) => {
    let token = 0
    const slots = fillSlots(server.host, {
      token: () => `T${token}`,
      tokenAfter: async () => {
        token += 1
        return `T${token}`
      },
    })
    refusing(401)
    expect(await failureOf(call(refused, {}))).toBeInstanceOf(ApiError)
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual(['Bearer T0', 'Bearer T1'])
    expect(slots.signOut.mock.calls.length + slots.askLogin.mock.calls.length).toBe(1)
  })

  test('[F16] [SE-06] 30 refusals wait for one newer token, and all succeed with it', async () => {
    let token = 'old'
    let arrival: Promise<string> | null = null
    const fetchNewer = vi.fn<() => Promise<string>>(async () => {
      await new Promise((resolve) => {
        setTimeout(resolve, 50)
      })
      token = 'new'
      return token
    })
    const { signOut } = fillSlots(server.host, {
      token: () => token,
      tokenAfter: () => (arrival ??= fetchNewer()),
    })
    server.answer(({ headers }) => ({
      body: headers.authorization === 'Bearer new' ? { code: 200, data: 'x' } : { code: 401 },
    }))
    const answers = await Promise.all(Array.from({ length: 30 }, () => call(read, {})))
    expect(answers).toEqual(Array.from({ length: 30 }, () => 'x'))
    expect([fetchNewer.mock.calls.length, signOut.mock.calls.length, server.requests.length]).toEqual([1, 0, 60])
  })

  test('[SE-03] a visitor without a token who is refused is sent to sign in', async () => {
    const { signOut } = fillSlots(server.host)
    refusing(401)
    await failureOf(call(read, {}))
    expect(signOut).toHaveBeenCalledOnce()
    expect(server.requests).toHaveLength(1)
  })

  test('[SE-03] a transport failure does not sign out', async () => {
    const { signOut } = fillSlots(server.host, { token: () => 'T1' })
    server.answer(() => ({ status: 403, body: '<html>403</html>' }))
    expect(await failureOf(call(read, {}))).toBeInstanceOf(NetworkError)
    expect(signOut).not.toHaveBeenCalled()
  })
})

describe('lenient reading', () => {
  const answer = { records: [{ id: 'a' }], total: '1', size: 10, current: 1 }

  test.each([
    [true, ['/rows was read leniently (total)']],
    [false, []],
  ])('VITE_STRICT %s reports %j', async (isStrict, reports) => {
    server.answer(() => ({ body: { code: 200, data: answer } }))
    const noted = fillSlots(server.host, { isStrict })
    expect(await call(rows, {})).toEqual({ records: [{ id: 'a' }], total: 1, size: 10, current: 1 })
    expect(noted.report.mock.calls.flat()).toEqual(reports)
  })

  test('[SE-01] a list without a readable row is a failure, not an empty list', async () => {
    server.answer(() => ({ body: { code: 200, data: { records: [{ id: {} }], total: 1, size: 10, current: 1 } } }))
    fillSlots(server.host)
    expect(await failureOf(call(rows, {}))).toMatchObject({ name: 'NetworkError', trouble: 'malformed' })
  })

  test('[D13] a 404 without an envelope is recognised by its status: no service handles the call', async () => {
    server.answer(() => ({ status: 404, body: { status: 404, error: 'Not Found' } }))
    const noted = fillSlots(server.host)
    const failure = await failureOf(call(read, {}))
    expect([isMissingCall(failure), isAbsent(failure)]).toEqual([true, true])
    expect(noted.warn).not.toHaveBeenCalled()
  })
})
