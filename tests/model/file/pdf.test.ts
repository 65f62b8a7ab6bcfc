import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { pdfTrouble } from '#src/model/file/pdf.ts'
import { pdf as documentOf } from '#src/mock/files/pdf.ts'
import { joinBytes, pdf, pdfOf, pdfPacked, pdfStream, textBytes } from '#tests/support/files.ts'

const invoice =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- 发票 --><EInvoice><No>25512000000012345678</No></EInvoice>'
const listed = '1 0 obj<</Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>>>endobj\n'
const specified = (names = '/F(invoice.xml)/UF(invoice.xml)', number = 5) =>
  `${number} 0 obj<</Type/Filespec${names}/EF<</F 6 0 R/UF 6 0 R>>>>endobj\n`
const data = (text = invoice, number = 6) =>
  pdfStream(number, '/Type/EmbeddedFile/Filter/FlateDecode', deflateSync(textBytes(text)))

describe('[AC-11] allowed contents of a PDF', () => {
  test('plain documents are accepted, also our own with packed objects, and with links inside and to sites', async () => {
    const plain = [
      documentOf('报价记录', [{ text: '第一次报价 1000 元' }], '岷江产权交易网'),
      pdf('2 0 obj<</S/GoTo/D[1 0 R/Fit]>>endobj 3 0 obj<</S/URI/URI(https://example.com/)>>endobj'),
      pdf('2 0 obj<</Type/Outlines/First 3 0 R/Last 3 0 R>>endobj'),
      pdfOf(pdfPacked('<</Type/Page/Parent 3 0 R>>')),
      pdfOf(pdfPacked('<</Type/Page>>', '/Type/ObjStm/N 1/First 4/Filter[/FlateDecode]/DecodeParms[null]')),
      pdfOf(pdfPacked('<</Type/Page>>', '/Type/ObjStm/N 1/First 4/Filter/FlateDecode/DecodeParms<</Predictor 1>>')),
      pdfOf(pdfStream(9, '/Type/ObjStm/N 1/First 4', textBytes('7 0 <</Type/Page>>'))),
      pdfOf(pdfStream(4, '/Subtype/Image/Filter[/ASCII85Decode/DCTDecode]', textBytes('zzz~>'))),
      pdfOf('3 0 obj<</Filter/Standard/V 2>>endobj trailer<</Encrypt 3 0 R>>'),
    ]
    expect(await Promise.all(plain.map(pdfTrouble))).toEqual(plain.map(() => null))
  })

  test.each([
    '/S/JavaScript/JS(1)',
    '/S/J#61vaScript/JS(1)',
    '/S/Launch/F(a.exe)',
    '/S/SubmitForm/F(https://evil.example)',
    '/S/ImportData/F(a.fdf)',
    '/S/GoToR/F(b.pdf)',
    '/S/GoToE/T 1 0 R',
    '/S/Rendition/R 1 0 R',
    '/Subtype/Movie',
    '/Subtype/Sound',
    '/Subtype/RichMedia',
    '/S/RichMediaExecute',
    '/OnInstantiate 1 0 R',
    '/XFA[(a)1 0 R]',
    '/#58FA 1 0 R',
    '/Subtype/FileAttachment',
  ])('%s is refused, plain and inside packed objects', async (action) => {
    expect(await pdfTrouble(pdf(`2 0 obj<<${action}>>endobj`))).toBe('active')
    expect(await pdfTrouble(pdfOf(pdfPacked(`<<${action}>>`)))).toBe('active')
    // Viewers do not check the type of an object stream.
    expect(await pdfTrouble(pdfOf(pdfPacked(`<<${action}>>`, '/N 1/Fir#73t 4/Filter/FlateDecode')))).toBe('active')
  })

  test('longer names that start like an action are harmless', async () => {
    expect(await pdfTrouble(pdf('2 0 obj<</LaunchPad 1/XFAx 2/SoundOf 3/GoToRoom 4>>endobj'))).toBeNull()
  })

  test('an object stream is found anywhere a viewer could be sent', async () => {
    const store = pdfPacked('<</S/JavaScript/JS(1)>>')
    const text = (...parts: (string | Uint8Array)[]) => pdfOf(...parts)
    const hidden = [
      text('8 0 obj<</Length 99>>stream\n', store, 'endstream'),
      text('(unbalanced ', store),
      text('8 0 obj(', store),
      text(pdfPacked('<</S/Launch>>', '/First 4/N 1/X(1 0 obj)/Filter/FlateDecode')),
      text(pdfPacked('<</S/Launch>>', '/X(\\) obj <<)/First 4/N 1/Filter/FlateDecode')),
      text(pdfPacked('<</S/Launch>>', '% 1 0 obj\r/Y<3e3e>/First 4/N 1 true/Filter %x\n/FlateDecode')),
      text(
        '9 %\n0 %\nobj%\n<</First 4/N 1/Filter/FlateDecode>>%\nstream\r\n',
        deflateSync(textBytes('7 0 <</XFA 1>>')),
        'endstream',
      ),
    ]
    expect(await Promise.all(hidden.map(pdfTrouble))).toEqual(hidden.map(() => 'active'))
  })

  test('unreadable contents are refused as opaque', async () => {
    const page = '<</Type/Page>>'
    const complete = pdfOf(pdfPacked(page))
    const opaque = [
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter[/ASCIIHexDecode/FlateDecode]')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter/LZWDecode')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter 5 0 R')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter/FlateDecode/DecodeParms<</Predictor 12>>')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter/FlateDecode/DecodeParms 5 0 R')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/F/FlateDecode')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/F[/FlateDecode]/Filter/FlateDecode')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/F(b.bin)/FFilter/FlateDecode')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter/FlateDecode/Filter null')),
      pdfOf(pdfPacked(page, '/Type/ObjStm/First 4/Filter/FlateDecode/DecodeParms null/Fil#74er/ASCIIHexDecode')),
      pdfOf(pdfStream(9, '/Type/ObjStm/First 4/Filter/FlateDecode', textBytes('no zlib'))),
      pdfOf(pdfStream(9, '/First 4/Filter/FlateDecode', joinBytes(deflateSync(textBytes(page)), textBytes('more')))),
      pdfOf(pdfStream(9, '/First 4/Filter/FlateDecode', deflateSync(textBytes(page)).subarray(0, -5))),
      joinBytes(complete.slice(0, complete.length - 60), textBytes('end\n%%EOF')),
      pdfOf(pdfPacked(page), 'trailer<</Encrypt 3 0 R>>'),
      pdfOf(`8 0 obj${'['.repeat(61)}`),
      pdfOf('8 0 obj('.repeat(3000)),
    ]
    expect(await Promise.all(opaque.map(pdfTrouble))).toEqual(opaque.map(() => 'opaque'))
  })

  test('a bomb in an object stream is refused before it is unpacked', async () => {
    const bomb = deflateSync(Buffer.alloc(20_000_001, ' '))
    expect(await pdfTrouble(pdfOf(pdfStream(9, '/First 4/Filter/FlateDecode', bomb)))).toBe('opaque')
  })

  test('the line break before the end of a stream is optional', async () => {
    // Checksums of 0x…0a and 0x…0d are not line breaks either.
    const sums = [10, 13].map((last) => {
      const text = Array.from({ length: 256 }, (_, length) => `7 0 <</S/Launch>>${'a'.repeat(length)}`)
      return text.map((one) => deflateSync(textBytes(one))).find((packed) => packed.at(-1) === last)!
    })
    for (const content of sums)
      for (const lineBreak of ['', '\n', '\r', '\r\n']) {
        const bytes = pdfOf('9 0 obj<</First 4/Filter/FlateDecode>>stream\r\n', content, `${lineBreak}endstream`)
        expect(await pdfTrouble(bytes)).toBe('active')
      }
  })

  test('a file without header or end is broken', async () => {
    expect(await pdfTrouble(textBytes('%PDF-3.0\n%%EOF'))).toBe('broken')
    expect(await pdfTrouble(textBytes('%PDF-1.7\n'))).toBe('broken')
    expect(await pdfTrouble(textBytes(`%PDF-1.7\n%%EOF${' '.repeat(2044)}`))).toBe('broken')
    expect(await pdfTrouble(textBytes(`%PDF-1.7\n%%EOF${' '.repeat(2043)}`))).toBeNull()
  })
})

describe('[AC-11] electronic invoices and receipts contain their data', () => {
  test('embedded xml and xbrl is accepted, plain and with packed objects', async () => {
    const name = '/F(a.xml)/UF<FEFF53D1796800 2E 0058 0042 0052 004C>'
    const taken = [
      pdfOf(listed, specified(), data()),
      pdfOf(
        listed,
        specified('/F(bker_\\(1\\)\\056xbrl)'),
        data('<xbrli:xbrl xmlns:xbrli="http://www.xbrl.org/2003/instance"/>'),
      ),
      pdfOf(listed, specified(name), data('\uFEFF<a><![CDATA[1 < 2]]></a>')),
      pdfOf(listed, pdfPacked('<</F(invoice.xml)/EF<</F 6 0 R>>>>'), data()),
      pdfOf(listed, specified(), pdfStream(6, '/Type/EmbeddedFile', textBytes(invoice))),
      pdfOf(listed, specified(), '5 0 obj<</F(b.xml)/EF<</F 8 0 R>>>>endobj', data(), data(invoice, 8)),
      pdfOf('2 0 obj<</Names[(/EFx)]>>endobj', listed),
    ]
    expect(await Promise.all(taken.map(pdfTrouble))).toEqual(taken.map(() => null))
  })

  test('an embedded file whose name is not that of data is refused', async () => {
    const names = [
      '/F(a.exe)/UF(a.xml)',
      '/F(a.xml)/UF(a.exe)',
      '/F(a.xml)/DOS(a.exe)',
      '/F(a.xml)/Mac(a.exe)',
      '/F(a.xml)/Unix(a.exe)',
      '/F(a.xml.)',
      '/F(a.xml )',
      '/F(.xml)',
      '/F(axml)',
      '/F(a.xml\\000.exe)',
      '/F(a\\\n.hta)',
      '/F<612E657865>',
      '/F<FEFF0061002E006800740061>',
      '/F 7 0 R',
      '',
    ]
    const results = await Promise.all(names.map((name) => pdfTrouble(pdfOf(listed, specified(name), data()))))
    expect(results).toEqual(names.map(() => 'attached'))
  })

  test('an embedded page, drawing, transformation or program is refused, whatever its name', async () => {
    const contents = [
      'MZ\x90',
      '',
      'plain',
      '<html>',
      '<a><script>1</script></a>',
      '<a xmlns:x="http://www.w3.org/1999/xhtml"><x:SCRIPT/></a>',
      '<x:svg xmlns:x="http://www.w3.org/2000/svg"/>',
      '<a xmlns:h="http://www.w3.org/1999/xhtm&#108;"/>',
      "<a xmlns = 'http://www.w3.org/1999/xhtm&#108;'/>",
      '<?xml version="1.0"?><?xml-stylesheet href="a.xsl"?><a/>',
      '<?xml version="1.0"?><?mso-application progid="Word.Document"?><a/>',
      '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>',
      '<a><!DOCTYPE b></a>',
      '<x:stylesheet xmlns:x="http://www.w3.org/1999/XSL/Transform"/>',
      '<a/>\0',
    ]
    const results = await Promise.all(contents.map((text) => pdfTrouble(pdfOf(listed, specified(), data(text)))))
    expect(results).toEqual(contents.map(() => 'attached'))
  })

  test('each specified file must be found, and each candidate is checked', async () => {
    const hostile = pdfStream(6, '/Filter/FlateDecode', deflateSync(textBytes('MZ')))
    const numberless = joinBytes(textBytes('6 %\n0 obj<<>>stream\nMZ\nendstream endobj\n'))
    const refused = [
      pdfOf(listed, specified()),
      pdfOf(listed, specified(), data(), hostile),
      pdfOf(listed, specified(), hostile, data()),
      pdfOf(listed, specified(), data(), numberless),
      pdfOf(listed, specified(), data(), '7 0 obj<</F(b.xml)/EF<</F 8 0 R>>>>endobj'),
      pdfOf(listed, specified(), data(), '7 0 obj<</F(b.xml)/EF<</F(x)>>>>endobj'),
      pdfOf(listed, specified(), data(), '7 0 obj<</F(b.xml)/EF 8 0 R>>endobj'),
      pdfOf(listed, specified(), data(), '(7 0 R /EF)'),
      pdfOf(listed, specified(), data(), '7 0 obj[8 0 obj<</F(c.xml)/EF<</F 6 0 R>>>>] (/EF)'),
      pdfOf(pdfPacked('<</EmbeddedFiles 1 0 R>>'), specified('/F(a.exe)'), data()),
    ]
    expect(await Promise.all(refused.map(pdfTrouble))).toEqual(refused.map(() => 'attached'))
  })

  test('encrypted embedded files cannot be checked', async () => {
    const lock = 'trailer<</Encrypt 3 0 R>>'
    expect(await pdfTrouble(pdfOf(listed, specified(), data(), lock))).toBe('opaque')
    expect(await pdfTrouble(pdfOf(specified(), data(), lock))).toBe('opaque')
    expect(await pdfTrouble(pdfOf(listed, lock))).toBe('opaque')
  })

  test('data of five million bytes is accepted, one byte more is not', async () => {
    const ofLength = (length: number) => `<a>${' '.repeat(length - 7)}</a>`
    expect(await pdfTrouble(pdfOf(listed, specified(), data(ofLength(5_000_000))))).toBeNull()
    expect(await pdfTrouble(pdfOf(listed, specified(), data(ofLength(5_000_001))))).toBe('attached')
  })
})
