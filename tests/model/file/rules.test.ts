import { describe, expect, test } from 'vitest'
import { kindOfBytes } from '#src/model/file/kinds.ts'
import { checkFile, troubleValues, type UploadPurpose } from '#src/model/file/rules.ts'
import { fileTroubleText } from '#src/model/file/labels.ts'
import { zip } from '#src/mock/files/zip.ts'
import { docxFile, joinBytes, jpg, pdf, png, textBytes, withFields, xlsxFile } from '#tests/support/files.ts'
import { archiveOf, nameField } from './archives.ts'
import { hostileFiles } from './hostile.ts'

const judge = (name: string, bytes: Uint8Array<ArrayBuffer>, purpose: UploadPurpose = 'identity', declared = '') =>
  checkFile({ name, size: bytes.length, declared, purpose }, bytes)

describe('[AC-11] uploaded files', () => {
  test('at least forty hostile files: none is accepted, and each refusal names its rule', async () => {
    expect(hostileFiles.length).toBeGreaterThanOrEqual(40)
    for (const { what, name, bytes, type, purpose = 'identity', rule } of hostileFiles) {
      const judged = await judge(name, bytes, purpose, type)
      const text = 'trouble' in judged ? fileTroubleText[judged.trouble] : `taken as ${judged.kind}`
      const { megabytes } = troubleValues(purpose)
      expect(text.replace('{{megabytes}}', String(megabytes)), what).toContain(rule)
    }
  })

  test('realistic files are accepted', async () => {
    expect(await judge('身份证（正面）.PNG', png(), 'identity', 'image/png')).toEqual({ kind: 'png' })
    expect(await judge('IMG_0001.jpeg', jpg(4000, 3000), 'identity', 'image/jpeg')).toEqual({ kind: 'jpg' })
    expect(await judge('合同 v1.2 终稿.pdf', pdf(), 'material', 'application/pdf')).toEqual({ kind: 'pdf' })
    expect(await judge('材料.zip', zip([['说明/清单.txt', '一']]), 'material', 'application/x-zip-compressed')).toEqual(
      {
        kind: 'zip',
      },
    )
    expect(await judge('𠮷野家.png', png())).toEqual({ kind: 'png' })
  })

  test.each([
    [300, 300, true],
    [600, 300, true],
    [299, 400, false],
    [300, 601, false],
  ])('[BD-06] a seal of %i×%i px is large enough on paper and no strip: %s', async (width, height, isFit) => {
    expect(await judge('印章.png', png(width, height), 'sealPicture', 'image/png')).toEqual(
      isFit ? { kind: 'png' } : { trouble: 'seal-size' },
    )
    expect(await judge('证件.png', png(width, height))).toEqual({ kind: 'png' })
  })

  test('an archive of realistic files is accepted; office documents do not count as archives', async () => {
    const names = [
      '说明.docx',
      '清单.xlsx',
      '发票.ofd',
      'a.b/照片.v1.2.jpg',
      '.DS_Store',
      '__MACOSX/._a.pdf',
      'zip/',
      'exe.txt',
    ]
    const office = ['合同.doc', '汇报.pptx', '图纸.dwg', '第1.2条 .txt', '录像.mp4', '公司简介..pdf']
    for (const name of [...names, ...office])
      expect(await judge('材料.zip', zip([[name, '一']]), 'material'), name).toEqual({ kind: 'zip' })
  })

  test('a pdf whose text only mentions embedded files is accepted', async () => {
    expect(await judge('说明.pdf', pdf('(EmbeddedFiles) /EmbeddedFilesOf#20none'), 'material')).toEqual({ kind: 'pdf' })
  })

  test('a name of dots only is checked quickly', async () => {
    const name = `${'.'.repeat(60_000)}a.txt`
    const files = Array.from({ length: 20 }, (_, index) => [`${index}${name}`, ''] as const)
    expect(await judge('材料.zip', zip(files), 'material')).toEqual({ kind: 'zip' })
  })

  test('allowed archive names: an equal second one, letters of an older encoding, names that only resemble a device', async () => {
    const entries = [
      { name: '清单.txt', extra: nameField('清单.txt') },
      { name: '_.txt', extra: nameField('说明.txt') },
      { name: '合同/a.txt' },
      { name: '附件/a.txt' },
      { name: 'console.txt' },
      { name: 'COM10.txt' },
      { name: 'a.con.txt' },
    ]
    expect(await judge('材料.zip', archiveOf(entries), 'material')).toEqual({ kind: 'zip' })
    // Two GBK names that are not valid UTF-8: 资料.pdf and 材料.pdf.
    const gbk = withFields(
      archiveOf([{ name: 'abcd.txt' }, { name: 'efgh.txt' }]),
      ...[0xd7, 0xca, 0xc1, 0xcf].flatMap((byte, index) => [
        [30 + index, 1, byte] as const,
        [78 + 46 + index, 1, byte] as const,
      ]),
      ...[0xb2, 0xc4, 0xc1, 0xcf].flatMap((byte, index) => [
        [69 + index, 1, byte] as const,
        [78 + 46 + 54 + index, 1, byte] as const,
      ]),
    )
    expect(await judge('材料.zip', gbk, 'material')).toEqual({ kind: 'zip' })
  })

  test('exactly the maximum size is accepted', async () => {
    const rest = 5_242_880 - jpg().length
    expect(await judge('大图.jpg', joinBytes(jpg(), new Uint8Array(rest)))).toEqual({ kind: 'jpg' })
  })

  test('a kind is detected by bytes and, for archives, by parts', () => {
    const kinds = [png(), jpg(), pdf(), zip([['a.txt', '']]), docxFile(), xlsxFile(), textBytes('GIF89a')].map(
      kindOfBytes,
    )
    expect(kinds).toEqual(['png', 'jpg', 'pdf', 'zip', 'docx', 'xlsx', null])
  })
})
