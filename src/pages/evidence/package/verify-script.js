/*
 * Checks an exported chain of evidence without a network. It is put into verify.html as it is, so that it uses no module and no
 * library; everything else of the page belongs to it as well. SM2 signatures are not checked, and the page says so.
 */
'use strict'

const hexOf = (words) => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
const turn = (word, by) => (word << (by % 32)) | (word >>> ((32 - by) % 32))

/** Both hashes fill their blocks alike. */
function blocksOf(bytes) {
  const padded = new Uint8Array(Math.ceil((bytes.length + 9) / 64) * 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const view = new DataView(padded.buffer)
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 0x20000000))
  view.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  return view
}

/** Roots of the first primes, of which SHA-256 has its constants. */
function primeParts(count, power) {
  const found = []
  for (let number = 2; found.length < count; number += 1)
    if (found.every(([prime]) => number % prime !== 0)) found.push([number, number ** power])
  return found.map(([, root]) => Math.floor((root - Math.floor(root)) * 2 ** 32) | 0)
}
const shaConstants = primeParts(64, 1 / 3)

function sha256(bytes) {
  const view = blocksOf(bytes)
  const state = primeParts(8, 1 / 2)
  const words = new Int32Array(64)
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 64; i += 1) {
      if (i < 16) words[i] = view.getInt32(block + i * 4)
      else {
        const [one, two] = [words[i - 15], words[i - 2]]
        const first = turn(one, 25) ^ turn(one, 14) ^ (one >>> 3)
        const second = turn(two, 15) ^ turn(two, 13) ^ (two >>> 10)
        words[i] = words[i - 16] + first + words[i - 7] + second
      }
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i += 1) {
      const choice = (turn(e, 26) ^ turn(e, 21) ^ turn(e, 7)) + ((e & f) ^ (~e & g))
      const one = (h + choice + shaConstants[i] + words[i]) | 0
      const two = ((turn(a, 30) ^ turn(a, 19) ^ turn(a, 10)) + ((a & b) ^ (a & c) ^ (b & c))) | 0
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0]
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] + value) | 0
  }
  return hexOf(state)
}

/** GB/T 32905. */
function sm3(bytes) {
  const view = blocksOf(bytes)
  const state = [0x7380166f, 0x4914b2b9, 0x172442d7, 0xda8a0600, 0xa96f30bc, 0x163138aa, 0xe38dee4d, 0xb0fb0e4e].map(
    (word) => word | 0,
  )
  const words = new Int32Array(68)
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 68; i += 1) {
      if (i < 16) words[i] = view.getInt32(block + i * 4)
      else {
        const mixed = words[i - 16] ^ words[i - 9] ^ turn(words[i - 3], 15)
        words[i] = mixed ^ turn(mixed, 15) ^ turn(mixed, 23) ^ turn(words[i - 13], 7) ^ words[i - 6]
      }
    }
    let [a, b, c, d, e, f, g, h] = state
    for (let i = 0; i < 64; i += 1) {
      const one = turn((turn(a, 12) + e + turn(i < 16 ? 0x79cc4519 : 0x7a879d8a, i)) | 0, 7)
      const two = one ^ turn(a, 12)
      const left = i < 16 ? a ^ b ^ c : (a & b) | (a & c) | (b & c)
      const right = i < 16 ? e ^ f ^ g : (e & f) | (~e & g)
      const first = (left + d + two + (words[i] ^ words[i + 4])) | 0
      const second = (right + h + one + words[i]) | 0
      ;[d, c, b, a] = [c, turn(b, 9), a, first]
      ;[h, g, f, e] = [g, turn(f, 19), e, second ^ turn(second, 9) ^ turn(second, 17)]
    }
    for (const [i, value] of [a, b, c, d, e, f, g, h].entries()) state[i] ^= value
  }
  return hexOf(state)
}

const utf8 = (text) => new TextEncoder().encode(text)

/** The first broken entry, from 0, and how; null if the chain is whole. */
function chainFault({ entries, head }) {
  let last = '0'.repeat(64)
  for (const [index, { at, kind, title, facts, content, digest, previous, chain }] of entries.entries()) {
    const shown = facts.map(({ label, value }) => ({ label, value }))
    const isShown = content === JSON.stringify({ at, facts: shown, kind, title })
    if (!isShown || sha256(utf8(content)) !== digest) return { index, fault: 'content' }
    if (previous !== last || sha256(utf8(previous + digest)) !== chain) return { index, fault: 'link' }
    last = chain
  }
  return last === head ? null : { index: entries.length, fault: 'head' }
}

const factOf = ({ facts }, label) => facts.find((fact) => fact.label === label)?.value ?? ''

/** For each signature of the contract whose file this is, whether the signed part of the file has the recorded SM3 digest. */
function paperFaults({ entries }, bytes) {
  const signatures = entries.flatMap((entry, index) => (entry.kind === 'signature' ? [{ entry, index }] : []))
  const contractNo = signatures.length > 0 ? factOf(signatures.at(-1).entry, '合同编号') : ''
  const own = signatures.filter(({ entry }) => factOf(entry, '合同编号') === contractNo)
  const whole = own.length > 0 ? Number(factOf(own.at(-1).entry, '签名覆盖字节数')) : 0
  const faults = own
    .filter(({ entry }) => {
      const length = Number(factOf(entry, '签名覆盖字节数'))
      return bytes.length < length || sm3(bytes.subarray(0, length)) !== factOf(entry, '文件摘要（SM3）')
    })
    .map(({ index }) => index)
  return { count: own.length, faults, isLonger: bytes.length > whole }
}

const faultTexts = {
  content: ['内容与摘要不符', 'its content does not match its digest'],
  link: ['与上一条的链接不符', 'its link to the entry before is wrong'],
  head: ['末尾缺少条目', 'entries are missing at the end'],
}

/** What the page says of the chain: whether it is whole, in Chinese and in English. */
function chainVerdict(evidence) {
  const found = chainFault(evidence)
  const { length } = evidence.entries
  if (!found) return [true, `链条完整，共 ${length} 条。`, `The chain is complete: ${length} entries.`]
  if (found.fault === 'head') return [false, `${faultTexts.head[0]}。`, `Broken: ${faultTexts.head[1]}.`]
  const [zh, en] = faultTexts[found.fault]
  return [false, `第 ${found.index + 1} 条${zh}。`, `Entry ${found.index + 1}: ${en}.`]
}

/** The same of the file of the contract. */
function paperVerdict(evidence, bytes) {
  const { count, faults, isLonger } = paperFaults(evidence, bytes)
  if (count === 0)
    return [false, '存证中没有合同签名，无法核对此文件。', 'The evidence has no signature to compare the file with.']
  if (faults.length > 0) {
    const numbers = faults.map((index) => index + 1)
    return [
      false,
      `文件与第 ${numbers.join('、')} 条签名的 SM3 摘要不符。`,
      `The file does not match the SM3 digest of entry ${numbers.join(', ')}.`,
    ]
  }
  if (isLonger) return [false, '文件在最后一个签名之后还有内容。', 'The file goes on after its last signature.']
  return [
    true,
    `文件与全部 ${count} 个签名的 SM3 摘要一致。`,
    `The file matches the SM3 digests of all ${count} signatures.`,
  ]
}

const unreadable = [
  false,
  '无法读取 evidence.json：文件已损坏或不是存证文件。',
  'evidence.json cannot be read: damaged, or another file.',
]

function evidenceIn(text) {
  try {
    const evidence = JSON.parse(text)
    return Array.isArray(evidence.entries) && evidence.entries.every(({ facts }) => Array.isArray(facts))
      ? evidence
      : null
  } catch {
    return null
  }
}

function line([isGood, zh, en]) {
  const item = document.createElement('li')
  item.className = isGood ? 'good' : 'bad'
  for (const [lang, text] of [
    ['zh-CN', `${isGood ? '✓' : '✗'} ${zh}`],
    ['en', en],
  ]) {
    const part = document.createElement('p')
    part.lang = lang
    part.textContent = text
    item.append(part)
  }
  return item
}

async function check() {
  const [json, paper] = ['json', 'paper'].map((id) => document.getElementById(id).files[0])
  const verdicts = []
  const evidence = json && evidenceIn(await json.text())
  if (json) verdicts.push(evidence ? chainVerdict(evidence) : unreadable)
  if (evidence && paper) verdicts.push(paperVerdict(evidence, new Uint8Array(await paper.arrayBuffer())))
  document.getElementById('result').replaceChildren(...verdicts.map(line))
}

if (globalThis.document?.getElementById('json'))
  for (const id of ['json', 'paper']) document.getElementById(id).addEventListener('change', check)
