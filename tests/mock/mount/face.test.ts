import { describe, expect, test } from 'vitest'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { createWorlds } from '#src/mock/worlds.ts'
import { personalSeal } from '#tests/mock/support/seal.ts'
import { someFriday } from '#tests/support/exchange.ts'

const origin = 'http://127.0.0.1:1'

function begin() {
  const worlds = createWorlds(
    (world) => ({ world, real: () => someFriday }),
    () => undefined,
  )
  const exchange = worlds.of('demo')
  const user = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'newcomer')!
  const actor = { userId: user.id, visitor: '' }
  const file = (name: string) =>
    exchange.take('storeFile', { name, kind: 'png', purpose: 'identity', base64: btoa(name) }, actor).id
  exchange.take('sendSms', { telPhone: '13800138000', purpose: '1008' }, actor)
  const code = /验证码 (\d{6})/.exec(exchange.sms.inbox[0]!.text)![1]!
  const claim = {
    name: '林知秋',
    docType: 0,
    docNumber: '510112198311086137',
    isLongTerm: true,
    frontId: file('front.png'),
    backId: file('back.png'),
    telPhone: '13800138000',
    way: 'face' as const,
  }
  exchange.take('submitPerson', { claim, code, agreement: '2026-01-15' }, actor)
  /** A seal that waits for its face check, for which the portal’s page has asked for consent or not. */
  const sealToken = (hasConsent: boolean): string => {
    const owner = { userId: 'U0004', visitor: '' }
    const application = personalSeal(exchange)
    const { face: check } = exchange.take('saveSeal', { application, id: null, requestId: 'seal-request-0001' }, owner)
    if (hasConsent) exchange.take('agreeFace', { token: check!.token }, owner)
    return check!.token
  }
  const face = () => exchange.kyc.detail(user).claim?.face ?? null
  const ask = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const init = form ? { method: 'POST', body: new URLSearchParams(form), headers } : {}
    const answer = (await answerRequest(new Request(origin + path, init), worlds, false))!
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  return { face, ask, sealToken, status: () => exchange.kyc.detail(user).authStatus }
}

describe('[AC-11] the phone page', () => {
  test('shows a masked name, consent first, without scripts, for its token only', async () => {
    const { face, ask } = begin()
    const { address, token } = face()!
    const page = await ask(address)
    expect(page.status).toBe(200)
    expect(page.text).toContain('林**')
    expect(page.text).not.toContain('林知秋')
    expect(page.text).not.toContain('510112198311086137')
    expect(page.text).not.toMatch(/<script|style=/)
    expect(page.headers.get('referrer-policy')).toBe('no-referrer')
    expect(face()?.state).toBe('scanned')
    const early = await ask('/mock-face/check', { token, verdict: 'pass' })
    expect(early.text).toContain('请先勾选同意，再开始识别')
    expect(face()?.state).toBe('scanned')
  })

  test('passes once, and an attempt that is over shows that', async () => {
    const { face, ask, status } = begin()
    const { address, token } = face()!
    expect((await ask('/mock-face/check', { token, verdict: 'pass', consent: '1' })).text).toContain('识别成功')
    expect(status()).toBe(3)
    for (const answer of [
      await ask(address),
      await ask('/mock-face/check', { token, verdict: 'pass', consent: '1' }),
    ]) {
      expect(answer.status).toBe(410)
      expect(answer.text).toContain('二维码已失效')
    }
  })

  test('refusing consent cancels without counting a try; an invalid verdict is refused', async () => {
    const { face, ask } = begin()
    const { token } = face()!
    for (const verdict of ['', 'toString', 'constructor'])
      expect((await ask('/mock-face/check', { token, verdict, consent: '1' })).status).toBe(400)
    expect((await ask('/mock-face/check', { token, verdict: 'cancel' })).text).toContain('已取消本次识别')
    expect(face()).toMatchObject({ state: 'cancelled', triesLeft: 3 })
  })

  test('[BD-06] of a seal asks for consent unless the portal has, and leads back to the portal with every result', async () => {
    const { ask, sealToken } = begin()
    const first = sealToken(false)
    const page = await ask(`/mock-face/check?token=${first}`)
    expect(page.text).toContain('正在为您办理印章申请')
    expect(page.text).toContain('仅用于本次印章申请')
    expect((await ask('/mock-face/check', { token: first, verdict: 'pass' })).text).toContain('请先勾选同意')
    const other = begin()
    const token = other.sealToken(true)
    expect((await other.ask(`/mock-face/check?token=${token}`)).text).not.toContain('checkbox')
    const done = await other.ask('/mock-face/check', { token, verdict: 'dark' })
    expect([done.status, done.headers.get('location')]).toEqual([303, `/contract/seal/qrcode#${token}`])
  })

  test('an invalid token and another site get nothing', async () => {
    const { face, ask } = begin()
    expect((await ask('/mock-face/check?token=%3Cb%3E')).text).not.toContain('<b>')
    expect((await ask('/mock-face/other')).status).toBe(404)
    const foreign = await ask(
      '/mock-face/check',
      { token: face()!.token, verdict: 'pass', consent: '1' },
      { origin: 'http://else.example' },
    )
    expect(foreign.status).toBe(403)
    expect(face()?.state).toBe('waiting')
  })
})
