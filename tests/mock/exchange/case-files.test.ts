import { readdirSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import * as calls from '#src/api/endpoints/case-file.ts'
import { uploadFile } from '#src/api/endpoints/file.ts'
import type { CaseFile } from '#src/model/case-file/schema.ts'
import { kindOf } from '#src/mock/exchange/case-files/kinds.ts'
import { formLabels } from '#src/model/signature/labels.ts'
import { sha256OfBytes } from '#src/mock/exchange/digest.ts'
import { registerNodeFont } from '#src/mock/mount/node-font.ts'
import { dayMs } from '#src/model/time/units.ts'
import type { Exchange } from '#src/mock/worlds.ts'
import { bearerOf } from '#tests/mock/support/sign-in.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { jpg, pdf, textBytes } from '#tests/support/files.ts'
import { signedDeal } from '../support/deal.ts'
import { addressWith, readAddress } from '../support/private-files.ts'
import { actorOf, depositOf, enrolled, fullForm, openListing, transfer, userNamed } from '../support/enrolment.ts'

beforeAll(registerNodeFont)

const begin = () => {
  const { exchange, advance } = testExchange()
  const person = userNamed(exchange, 'person')
  const listing = openListing(exchange)
  const enrolId = enrolled(exchange, listing, person)
  return { exchange, advance, person, listing, enrolId, bearer: bearerOf(exchange, 'person') }
}

const filesOf = (exchange: Exchange, userId: string, id: string) => exchange.caseFiles.folderOf(userId, id).files
const namesOf = (files: readonly CaseFile[], kind: string) =>
  files.filter((file) => file.kind === kind).map(({ name, source }) => `${source} ${name}`)

const upload = async (exchange: Exchange, bearer: string, name: string, bytes = pdf()) =>
  ask(exchange, uploadFile, { purpose: 'case', file: new File([bytes], name) }, bearer)

const added = async () => {
  const begun = begin()
  const { exchange, listing, bearer } = begun
  const file = (await upload(exchange, bearer, '会议纪要.pdf')).data
  const place = { projectId: listing.assetsId, kind: 'contract' }
  const { data } = await ask(exchange, calls.addCaseFiles, { ...place, fileIds: [file.id] }, bearer)
  const own = data.files.find(({ kind }) => kind === 'contract')!
  return { ...begun, place, file, own }
}

test('[BD-07] the materials of an enrolment appear when they are handed in, and those of a correction when they are handed in again', () => {
  const { exchange } = testExchange()
  const person = userNamed(exchange, 'person')
  const listing = openListing(exchange)
  const form = fullForm(exchange, listing, person)
  const { assetsId } = listing
  const { id } = exchange.take('saveEnrolment', { assetsId, form, basis: 0 }, actorOf(person))
  expect(filesOf(exchange, person.id, assetsId)).toEqual([])
  exchange.take('submitEnrolment', { assetsId, form }, actorOf(person))
  const handedIn = ['own 材料.pdf', 'exchange 报名回执.pdf']
  expect(namesOf(filesOf(exchange, person.id, assetsId), 'materials').toSorted()).toEqual(handedIn.toSorted())
  exchange.take('reviewEnrolment', { id, verdict: { kind: 'fix', reason: '请更正' } }, actorOf(person))
  const enrolment = exchange.enrolments.find(id)!
  enrolment.form = { ...enrolment.form, files: {} }
  expect(namesOf(filesOf(exchange, person.id, assetsId), 'materials').toSorted()).toEqual(handedIn.toSorted())
})

test('[BD-07] notes, receipts, proofs, guarantees and refunds of the deposit are payment documents', () => {
  const { exchange, advance, person, listing, enrolId } = begin()
  const deposit = depositOf(exchange, enrolId)
  const proof = exchange.take(
    'storeFile',
    { name: '电汇凭证.jpg', kind: 'jpg', purpose: 'receipt', base64: btoa(String.fromCharCode(...jpg())) },
    actorOf(person),
  )
  transfer(exchange, enrolId, '100', '周民生', 'S-1')
  const claim = { payer: '周民生', bank: '蜀川银行', account: '6222020000001234', amount: '100', serial: 'S-1' }
  const now = new Date(exchange.now()).toISOString().slice(0, 10)
  exchange.take('claimTransfer', { id: deposit.id, ...claim, paidOn: now, fileIds: [proof.id] }, actorOf(person))
  transfer(exchange, enrolId, deposit.due)
  exchange.deposits.release(deposit.id, '未竞得')
  advance(3_600_000)
  const payments = namesOf(filesOf(exchange, person.id, listing.assetsId), 'payments')
  expect(new Set(payments)).toEqual(
    new Set([
      'exchange 保证金交纳通知单.pdf',
      'own 电汇凭证.jpg',
      'exchange 保证金到账确认.pdf',
      'exchange 退款说明书.pdf',
    ]),
  )
})

test('[BD-07] quote records and confirmations of a room are in folders of their own', () => {
  const { exchange } = testExchange()
  const debtor = userNamed(exchange, 'overdue')
  const [project] = exchange.caseFiles.projectsOf(debtor.id)
  const files = filesOf(exchange, debtor.id, project!.id)
  expect(namesOf(files, 'bidding')).toEqual(['exchange 报价记录表.pdf'])
  expect(namesOf(files, 'deal')).toEqual(['exchange 成交确认书.pdf'])
  expect(project).toMatchObject({ count: files.length, size: files.reduce((sum, { size }) => sum + size, 0) })
})

test('[BD-07] every title of a document that the exchange issues to a trader has its folder', () => {
  const root = 'src/mock/exchange'
  const titles = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:enrolments|deposits|settlement)\/.*\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\bissue\(\s*'([^']+)'/g)])
    .map(([, title]) => title!)
  expect(titles.length).toBeGreaterThan(7)
  titles.push(formLabels.certificate, formLabels.statement)
  expect(titles.filter((title) => kindOf(title, 'contract') === 'contract')).toEqual([])
  expect(kindOf('某种新文书', 'payments')).toBe('payments')
})

test('[BD-07] sizes and digests are those of the bytes that the download gives', async () => {
  const { exchange, person, listing, enrolId, place, bearer } = await added()
  transfer(exchange, enrolId, depositOf(exchange, enrolId).due)
  await exchange.documents.print(exchange.caseFiles.issuedTo(person.id))
  const files = filesOf(exchange, person.id, listing.assetsId)
  expect(files.length).toBeGreaterThan(5)
  for (const { url, size, digest, name } of files) {
    const address = addressWith(exchange, bearer, url)!
    const bytes = new Uint8Array(await (await readAddress(exchange, address)).arrayBuffer())
    expect([name, bytes.length, sha256OfBytes(bytes)]).toEqual([name, size, digest])
  }
  expect(
    (await ask(exchange, calls.caseFolderOf, { id: place.projectId }, bearer)).data.files.map(({ digest }) => digest),
  ).toEqual(files.map(({ digest }) => digest))
})

test('[BD-07] a user adds files to a folder; the same again changes nothing, the same name gets a number', async () => {
  const { exchange, bearer, place, file, own, person } = await added()
  expect(own).toMatchObject({ name: '会议纪要.pdf', format: 'pdf', source: 'own', isReadOnly: false, size: file.size })
  const add = async (fileIds: string[]) => (await ask(exchange, calls.addCaseFiles, { ...place, fileIds }, bearer)).data
  expect(namesOf((await add([file.id, file.id])).files, 'contract')).toEqual(['own 会议纪要.pdf'])
  const other = (await upload(exchange, bearer, '会议纪要.pdf', pdf('% other'))).data
  expect(new Set(namesOf((await add([other.id])).files, 'contract'))).toEqual(
    new Set(['own 会议纪要.pdf', 'own 会议纪要 (2).pdf']),
  )
  const found = (await ask(exchange, calls.searchCaseFiles, { q: '纪要' }, bearer)).data
  expect(found).toMatchObject({ total: 2, records: [{ projectId: place.projectId }, { kind: 'contract' }] })
  expect(exchange.caseFiles.search(person.id, '没有')).toEqual([])
})

test('[BD-07] [AC-09] hostile files and names, and more than 20 MB, are refused', async () => {
  const { exchange, bearer } = begin()
  const refused = async (name: string, bytes: Uint8Array<ArrayBuffer>) => {
    const { code, msg } = await upload(exchange, bearer, name, bytes)
    return [code, msg]
  }
  expect(await refused('合同.pdf', textBytes('MZ\0\0program'))).toEqual([
    400,
    '文件的内容是程序或网页，与后缀不符；只能上传 pdf / jpg / png / zip / docx / xlsx 格式的文件',
  ])
  expect(await refused('合同.exe.pdf', pdf())).toEqual([400, '文件名中含有程序或网页的后缀'])
  expect(await refused('合同.pdf', new Uint8Array(20 * 1024 * 1024 + 1))).toEqual([400, '文件不能超过 20 MB'])
})

test('[BD-07] own files are renamed and deleted, by the rule of names', async () => {
  const { exchange, bearer, place, own } = await added()
  const rename = async (name: string) => ask(exchange, calls.renameCaseFile, { ...place, id: own.id, name }, bearer)
  expect(await rename('会议/纪要.pdf')).toMatchObject({ code: 400, msg: expect.stringContaining('特殊符号') as string })
  expect(await rename('会议纪要.png')).toMatchObject({ code: 400, msg: '文件的后缀不能改变' })
  expect(namesOf((await rename('董事会决议.pdf')).data.files, 'contract')).toEqual(['own 董事会决议.pdf'])
  const { data } = await ask(exchange, calls.removeCaseFile, { ...place, id: own.id }, bearer)
  expect(namesOf(data.files, 'contract')).toEqual([])
  expect((await ask(exchange, calls.removeCaseFile, { ...place, id: own.id }, bearer)).code).toBe(404)
})

test('[BD-07] what was handed in and what the exchange issued cannot be changed', async () => {
  const { exchange, bearer, place, listing, person } = await added()
  const locked = filesOf(exchange, person.id, listing.assetsId).filter(({ isReadOnly }) => isReadOnly)
  expect(new Set(locked.map(({ source }) => source))).toEqual(new Set(['own', 'exchange']))
  for (const { id } of locked) {
    const input = { projectId: place.projectId, id }
    for (const { code, msg } of [
      await ask(exchange, calls.renameCaseFile, { ...input, name: '新名称.pdf' }, bearer),
      await ask(exchange, calls.removeCaseFile, input, bearer),
    ])
      expect([code, msg]).toEqual([403, '交易所出具的文件和已提交的材料只能查看和下载，不能改名或删除'])
  }
  expect(filesOf(exchange, person.id, listing.assetsId)).toHaveLength(locked.length + 1)
})

test('[BD-07] projects and files of others, and unknown ones, are refused without data', async () => {
  const { exchange, place, own, bearer } = await added()
  const stranger = bearerOf(exchange, 'company')
  const theirs = (await upload(exchange, stranger, '他人.pdf')).data
  const foreign = { code: 404, msg: '无权查看', data: null }
  expect(await ask(exchange, calls.caseFolderOf, { id: place.projectId }, stranger)).toMatchObject(foreign)
  expect(await ask(exchange, calls.caseFolderOf, { id: '没有' }, bearer)).toMatchObject(foreign)
  expect(await ask(exchange, calls.addCaseFiles, { ...place, fileIds: [theirs.id] }, stranger)).toMatchObject(foreign)
  expect(await ask(exchange, calls.addCaseFiles, { ...place, fileIds: [theirs.id] }, bearer)).toMatchObject({
    code: 400,
  })
  expect(
    await ask(exchange, calls.addCaseFiles, { ...place, kind: 'other', fileIds: [theirs.id] }, bearer),
  ).toMatchObject({ code: 400 })
  const file = { projectId: place.projectId, id: own.id }
  expect(await ask(exchange, calls.removeCaseFile, file, stranger)).toMatchObject(foreign)
  expect(await ask(exchange, calls.renameCaseFile, { ...file, name: '我的.pdf' }, stranger)).toMatchObject(foreign)
  expect((await ask(exchange, calls.searchCaseFiles, { q: '会议' }, stranger)).data).toEqual({ records: [], total: 0 })
  expect((await ask(exchange, calls.caseProjects, {})).code).toBe(401)
})

test('[BD-07] a project holds 200 added files', async () => {
  const { exchange, person, place, advance } = await added()
  const add = (index: number) => {
    const content = `%PDF-1.4\n% ${index}\n%%EOF`
    const file = { name: `${index}.pdf`, kind: 'pdf' as const, purpose: 'case', base64: btoa(content) }
    const { id } = exchange.uploads.keep(file, person.id, `file-${index}`)
    return exchange.caseFiles.add(person.id, { ...place, fileIds: [id] })
  }
  for (let index = 1; index < 200; index += 1) {
    // No more than 100 uploads an hour.
    if (index % 90 === 0) advance(3_600_000)
    add(index)
  }
  expect(() => add(200)).toThrow('每个项目最多添加 200 个文件，请先删除不需要的文件')
})

test('[BD-07] open pages learn of changes by push', async () => {
  const { exchange, person, place, own, enrolId, listing } = await added()
  const matters: string[] = []
  const publish = exchange.hub.publish.bind(exchange.hub)
  exchange.hub.publish = (topic, type, data) => {
    if (topic === `user:${person.id}` && type === 'changed') matters.push((data as { matter: string }).matter)
    publish(topic, type, data)
  }
  exchange.take('removeCaseFile', { ...place, id: own.id }, actorOf(person))
  expect(matters).toEqual(['files'])
  matters.length = 0
  transfer(exchange, enrolId, '1')
  expect(matters).toContain('files')
  matters.length = 0
  const other = openListing(exchange, (open) => open !== listing)
  const form = fullForm(exchange, other, person)
  exchange.take('submitEnrolment', { assetsId: other.assetsId, form }, actorOf(person))
  expect(matters).toContain('files')
})

test('[BD-07] the seller has the confirmation of the deal, its certificate and the note of the payout, and nothing of the bidder’s', () => {
  const world = testExchange()
  const { exchange } = world
  const seller = userNamed(exchange, 'seller')
  const { deal, settlement, pay } = signedDeal(world, ({ assetsId }) => assetsId === 'A20085')
  const names = () => filesOf(exchange, seller.id, 'A20085').map(({ kind, name }) => `${kind} ${name}`)
  expect([deal.sellerId, names()]).toEqual([seller.id, ['deal 成交确认书.pdf']])
  pay(exchange.settlements.priceDueOf(deal.enrolId)!.amount)
  world.advance(dayMs)
  expect(settlement.certificate).not.toBeNull()
  expect(names().toSorted()).toEqual([
    'certificate 产权交易凭证.pdf',
    'deal 成交确认书.pdf',
    'payments 价款划出凭单.pdf',
  ])
})
