import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { verifyContract } from '#src/api/endpoints/verification.ts'
import { createCheckSession } from '#src/pages/contract/verify/check-session.ts'
import type { CheckOrder } from '#src/pages/contract/verify/protocol.ts'
import { proofOf } from '#tests/model/signature/proof.ts'
import { textBytes } from '#tests/support/files.ts'
import { loadScreens } from '#tests/support/fill.ts'
import { openWorld, renderRoute } from '#tests/support/render-route.tsx'

await loadScreens('/contract/verify')

/** Does in this process what the browser's worker does; `isDead` for a script that does not load. */
class InProcessWorker extends EventTarget {
  static running = 0
  static isDead = false
  #follow = createCheckSession((data) => this.dispatchEvent(new MessageEvent('message', { data })))
  constructor() {
    super()
    InProcessWorker.running += 1
  }
  postMessage(order: CheckOrder) {
    if (InProcessWorker.isDead) this.dispatchEvent(new Event('error'))
    else void this.#follow(order)
  }
  terminate() {
    InProcessWorker.running -= 1
  }
}

beforeEach(() => {
  InProcessWorker.running = 0
  InProcessWorker.isDead = false
  vi.stubGlobal('Worker', InProcessWorker)
})

const code = '7K3M9QXW2T5B8RDN'
const bytes = textBytes(`%PDF-1.7\n/URI (https://a.example/contract/verify?code=${code})\n${'0123456789'.repeat(20)}`)
const proof = proofOf(bytes)
const pdf = (content: Uint8Array<ArrayBuffer> = bytes, name = '合同.pdf') =>
  new File([content], name, { type: 'application/pdf' })
const changed = () => bytes.map((byte, index) => (index === 100 ? byte ^ 1 : byte))

/** The page on an exchange that has this one contract. */
async function opened(query = '', stored = proof) {
  const world = openWorld()
  vi.spyOn(world.exchange.contracts.papers, 'proofOf').mockImplementation((wanted) =>
    Promise.resolve(('code' in wanted ? wanted.code === code : wanted.digest === stored.digest) ? stored : null),
  )
  const { user } = await renderRoute(`/contract/verify${query}`, { world })
  const input = await screen.findByLabelText<HTMLInputElement>('选择要核验的文件')
  return { world, user, input }
}
const main = () => within(screen.getByRole('main'))
const verdict = (name: string) => main().findByRole('heading', { level: 2, name })

describe('[BD-07] the verification of a contract', () => {
  test('the signed file is identical: who signed it, when, and that each signature is valid', async () => {
    const { world, user, input } = await opened()
    await user.upload(input, pdf())
    const heading = await verdict('与存证一致')
    await waitFor(() => expect(document.activeElement).toBe(heading))
    expect(main().getByText('全部 2 个数字签名有效。')).toBeTruthy()
    expect(main().getByText('文件：合同.pdf')).toBeTruthy()
    expect(main().getByText('MJHT-2026-0001278')).toBeTruthy()
    const [seller, taker] = main().getAllByRole('listitem')
    expect(seller!.textContent).toContain('转让方绵阳涪江资产管理有限公司数字签名有效签署时间2026-03-06 09:30:00')
    expect(taker!.textContent).toContain('受让方周*数字签名有效签署时间2026-03-06 10:00:00')
    expect(taker!.textContent).toContain(`签署时的文件摘要${proof.digest}`)
    expect(taker!.textContent).toMatch(/证书序列号[\dA-F]{20}证书颁发者岷江电子认证（模拟）$/)
    // Nothing but the digest leaves the browser.
    expect(world.callsTo(verifyContract.path)).toEqual([{ digest: proof.digest }])
    expect(InProcessWorker.running).toBe(0)
  })

  test('one changed byte makes it another file, whose own address names the contract', async () => {
    const { user, input } = await opened()
    await user.upload(input, pdf(changed()))
    await verdict('与存证不一致')
    expect(main().getByText(/^这个文件与存证的合同 MJHT-2026-0001278 不是同一个文件/)).toBeTruthy()
    expect(main().getByText(/^请不要以此文件为准/)).toBeTruthy()
    expect(main().getByText(proof.digest)).toBeTruthy()
    expect(main().queryByText('签署记录')).toBeNull()
    // The original, chosen next, is identical.
    await user.upload(input, pdf())
    await verdict('与存证一致')
    expect(main().queryByText('与存证不一致')).toBeNull()
  })

  test('[BD-05] a certificate of the exchange is recognised: whose it is, its number, and when it was issued', async () => {
    const { user, input } = await opened('', {
      ...proof,
      name: '产权交易凭证',
      no: 'PZ202603210001',
      holder: { role: '受让方', name: '周**' },
      signers: [{ ...proof.signers[1]!, role: '出具方', name: '岷江联合产权交易所' }],
    })
    await user.upload(input, pdf())
    await verdict('与存证一致')
    expect(main().getByText('这就是交易所出具的文件，出具后没有改动。')).toBeTruthy()
    const facts = ['文件名称产权交易凭证', '文件编号PZ202603210001', '受让方周**', '出具时间2026-03-06 10:00:00']
    for (const fact of facts) expect(screen.getByRole('main').textContent).toContain(fact)
    await user.upload(input, pdf(changed()))
    await verdict('与存证不一致')
    expect(main().getByText(/^这个文件与存证的产权交易凭证 PZ202603210001 不是同一个文件/)).toBeTruthy()
  })

  test('a signature that does not verify is named', async () => {
    const [first, second] = proof.signers
    const { user, input } = await opened('', {
      ...proof,
      signers: [{ ...first!, signature: second!.signature }, second!],
    })
    await user.upload(input, pdf())
    await verdict('与存证一致')
    expect(main().getByText('有 1 个数字签名未通过验证，请联系交易所核实。')).toBeTruthy()
    expect(
      main()
        .getAllByText(/^数字签名/)
        .map(({ textContent }) => textContent),
    ).toEqual(['数字签名无效', '数字签名有效'])
  })

  test('a file of no contract has no record; what is no PDF, too large or unreadable is not compared', async () => {
    const { world, user, input } = await opened()
    await user.upload(input, pdf(textBytes('%PDF-1.4\n%%EOF'), '其他.pdf'))
    await verdict('未找到存证记录')
    expect(world.callsTo(verifyContract.path)).toHaveLength(1)

    await user.upload(input, pdf(textBytes('PK a document'), '合同.docx.pdf'))
    await verdict('没有核验这个文件')
    expect(main().getByText('这不是 PDF 文件，请选择下载到的原文件')).toBeTruthy()

    const large = pdf()
    Object.defineProperty(large, 'size', { value: 20 * 1024 * 1024 + 1 })
    await user.upload(input, large)
    await main().findByText('文件超过 20 MB，不是本所签发的文件')

    InProcessWorker.isDead = true
    await user.upload(input, pdf())
    await main().findByText('文件没有读取成功，请重新选择')
    expect(world.callsTo(verifyContract.path)).toHaveLength(1)
  })

  test('a dropped file is compared, and dropping beside the zone does not leave the page', async () => {
    const { input } = await opened()
    const zone = input.parentElement!
    fireEvent.dragOver(zone)
    fireEvent.drop(zone, { dataTransfer: { files: [pdf()] } })
    await verdict('与存证一致')
    expect(fireEvent.drop(document.body)).toBe(false)
  })

  test('a lost line is not an answer: the same file is tried again', async () => {
    const { world, user, input } = await opened()
    const lost = vi.spyOn(world.exchange.contracts.papers, 'proofOf').mockRejectedValueOnce(new Error('lost'))
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await user.upload(input, pdf())
    const alert = await main().findByRole('alert')
    expect(alert.textContent).toBe('没有连接到存证服务，“合同.pdf”尚未核验，请重试重试')
    await user.click(within(alert).getByRole('button', { name: '重试' }))
    await verdict('与存证一致')
    expect(lost).toHaveBeenCalledTimes(2)
  })
})

describe('[BD-07] an address with a code', () => {
  test('shows its contract, with which a file is compared', async () => {
    const { user, input } = await opened(`?code=${code}`)
    expect(await main().findByText(/^这个核验地址对应下面的合同/)).toBeTruthy()
    expect(main().getByText('产权交易合同')).toBeTruthy()
    expect(main().getAllByRole('listitem')).toHaveLength(2)
    expect(main().queryByText(/^数字签名/)).toBeNull()
    await user.upload(input, pdf(textBytes('%PDF-1.4\n%%EOF'), '其他.pdf'))
    await verdict('与存证不一致')
  })

  test.each([
    ['AAAAAAAAAAAAAAAA', /^未找到存证记录：核验码不存在/],
    ['short', /^核验地址不完整/],
    ['', /^核验地址不完整/],
  ])('without a contract, %j, says so; a file can still be chosen', async (wrong, text) => {
    const { user, input } = await opened(`?code=${wrong}`)
    expect((await main().findByRole('alert')).textContent).toMatch(text)
    await user.upload(input, pdf())
    await verdict('与存证一致')
  })
})
