import { describe, expect, test } from 'vitest'
import { uploadFile } from '#src/api/endpoints/file.ts'
import { answerFile } from '#src/mock/mount/sites/files.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { pdf, png } from '#tests/support/files.ts'
import { hostileFiles } from '#tests/model/file/hostile.ts'
import { bearerOf } from '../support/sign-in.ts'

function begin() {
  const journal = memoryJournal()
  const { exchange, advance } = testExchange({ journal })
  const bearer = bearerOf(exchange, 'person')
  const give = (name: string, bytes: Uint8Array<ArrayBuffer>, purpose = 'identity', type = '', who = bearer) =>
    ask(exchange, uploadFile, { purpose, file: new File([bytes], name, { type }) }, who)
  const read = (address: string) => answerFile(exchange, new URL(address, 'http://x.example'), {})
  return { exchange, advance, journal, give, read }
}

describe('[AC-11] uploads at the exchange', () => {
  test('hostile files: none is stored, the refusal names the rule, and the journal contains none of them', async () => {
    const { give, journal } = begin()
    for (const { what, name, bytes, purpose, type, rule } of hostileFiles) {
      const { code, msg, data } = await give(name, bytes, purpose, type)
      expect([code, data], what).toEqual([400, null])
      expect(msg, what).toContain(rule)
      expect(msg, what).not.toContain('{{')
    }
    expect(journal.lines().filter((line) => line.includes('storeFile'))).toEqual([])
  })

  test('[BD-06] the picture of a seal that is too small on paper is refused, and not stored', async () => {
    const { give, journal } = begin()
    expect(await give('印章.png', png(299, 400), 'sealPicture')).toMatchObject({
      code: 400,
      msg: '印章图片须为 300×300 像素以上、长宽比不超过 2 的 PNG',
    })
    expect(journal.lines().filter((line) => line.includes('storeFile'))).toEqual([])
    expect((await give('印章.png', png(300, 400), 'sealPicture')).code).toBe(200)
  })

  test('a picture is stored, shown under an address of its own, and never as a page', async () => {
    const { give, read } = begin()
    const { data } = await give('身份证.png', png())
    expect(data).toMatchObject({ name: '身份证.png', kind: 'png', size: png().length })
    const shown = read(data.url)
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; filename="[a-z\d]{32}\.png"/)
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(png())
    for (const wrong of [data.url.replace('.png', '.html'), data.url.replace('.png', '.svg')])
      expect(read(wrong).status, wrong).toBe(403)
    expect(read('/mock-files/uploads/../x.png').status).toBe(404)
  })

  test('[ASVS 5.4.1] [ASVS 5.4.2] a file that is no picture is downloaded, not shown, under its own name, encoded', async () => {
    const { give, read } = begin()
    const { data } = await give('材料.pdf', pdf(), 'material')
    expect(read(data.url).headers.get('content-disposition')).toBe(
      `attachment; filename="${data.id}.pdf"; filename*=UTF-8''%E6%9D%90%E6%96%99.pdf`,
    )
  })

  test('the same file twice, as after a lost answer, is one file; for another owner it is another', async () => {
    const { exchange, give } = begin()
    const once = (await give('a.png', png())).data
    expect((await give('a.png', png())).data).toEqual(once)
    expect((await give('b.png', png())).data.id).not.toBe(once.id)
    const other = (await give('a.png', png(), 'identity', '', bearerOf(exchange, 'company'))).data
    expect(other.id).not.toBe(once.id)
    const { id: ownerId } = [...exchange.tables.users.values()].find(({ loginName }) => loginName === 'company')!
    expect(() => exchange.uploads.ofOwner([once.id], ownerId)).toThrow('所选文件不存在，请重新上传')
  })

  test('a hundred files an hour, and no more', async () => {
    const { give, advance } = begin()
    for (let count = 0; count < 100; count += 1) expect((await give(`${count}.png`, png())).code).toBe(200)
    expect(await give('101.png', png())).toMatchObject({ code: 429 })
    advance(3_600_000 - 60_000)
    expect((await give('101.png', png())).code).toBe(429)
  })

  test('a visitor, an unknown purpose, and a text in place of a file are refused', async () => {
    const { exchange, give } = begin()
    expect((await give('a.png', png(), 'avatar')).code).toBe(400)
    expect((await give('a.png', png(), '__proto__')).code).toBe(400)
    expect((await give('a.png', png(), 'identity', '', 'forged')).code).toBe(401)
    const text = { purpose: 'identity', file: 'a.png' } as never
    expect((await ask(exchange, uploadFile, text, bearerOf(exchange, 'company'))).code).toBe(400)
  })

  test('the journal restores the bytes', async () => {
    const { give, journal } = begin()
    const { data } = await give('身份证.png', png())
    const { exchange } = testExchange({ journal: memoryJournal([...journal.lines()]) })
    expect(exchange.uploads.find(data.id)?.bytes).toEqual(png())
  })
})
