import { beforeAll, describe, expect, test } from 'vitest'
import { fileAddresses, fileStates, uploadFile } from '#src/api/endpoints/file.ts'
import { realName, saveClaimDraft } from '#src/api/endpoints/kyc.ts'
import { contractPaperAddress } from '#src/mock/files/address.ts'
import { reviewer } from '#src/mock/exchange/private-files/private-files.ts'
import { bareAddress, grantedAddress } from '#src/shared/lib/navigation/file-address.ts'
import { ask, memoryJournal, testExchange } from '#tests/support/exchange.ts'
import { pdf } from '#tests/support/files.ts'
import { ownedWorld } from '../support/authorisation.ts'
import { actorOf, fullForm, openListing, userNamed } from '../support/enrolment.ts'
import { addressWith, readAddress } from '../support/private-files.ts'
import { bearerOf } from '../support/sign-in.ts'

type World = Awaited<ReturnType<typeof ownedWorld>>
let world: World
/** Every kind of private file, each with the bare address that its owner knows. */
let files: Record<string, string>

beforeAll(async () => {
  world = await ownedWorld()
  const { exchange, own } = world
  const { signing } = own.contracts
  const page = (await exchange.contracts.papers.shownOf(signing))!.pages[0]!.url
  const letters = exchange.caseFiles.issuedTo(own.user.id).map(({ url }) => url)
  files = {
    'an upload': exchange.uploads.find(own.fileId)!.url,
    'a page of a contract': page,
    'the paper of a contract': contractPaperAddress(signing),
    ...Object.fromEntries(letters.map((url, index) => [`letter ${index + 1}`, url])),
  }
}, 90_000)

const statusOf = async (address: string) => (await readAddress(world.exchange, address)).status
/** A file of the owner's; the contract is not complete, so that its paper is not there. */
const ownerSees = (what: string) => (what === 'the paper of a contract' ? 404 : 200)
const untilOf = (address: string) => Number(/until=(\d+)/.exec(address)![1])

describe('[ASVS 8.2.2] private files: each kind and each caller', () => {
  test('there are an upload, pages, a paper and letters to try', () => {
    expect(Object.keys(files).length).toBeGreaterThan(4)
  })

  test('the owner reads each with an address of the session', async () => {
    for (const [what, url] of Object.entries(files))
      expect([what, await statusOf(addressWith(world.exchange, world.bearers.owner, url)!)]).toEqual([
        what,
        ownerSees(what),
      ])
  })

  test('without a grant nobody reads any, and nobody else is given an address', async () => {
    const { exchange, bearers } = world
    for (const [what, url] of Object.entries(files)) {
      expect([what, await statusOf(bareAddress(url))]).toEqual([what, 403])
      for (const bearer of [bearers.other, bearers.unverified, bearers.expired, bearers.signedOut, 'forged'])
        expect([what, addressWith(exchange, bearer, url)]).toEqual([what, null])
      const asked = await ask(exchange, fileAddresses, { addresses: [url] }, bearers.other)
      expect([what, asked.data]).toEqual([what, { addresses: [null] }])
    }
  })

  test('a changed, a prolonged and a foreign address are refused', async () => {
    const { exchange, bearers, own } = world
    const [other] = [...exchange.tables.users.values()].filter(({ loginName }) => loginName === 'company')
    for (const [what, url] of Object.entries(files)) {
      const good = addressWith(exchange, bearers.owner, url)!
      const last = good.endsWith('0') ? '1' : '0'
      const until = untilOf(good)
      for (const wrong of [
        good.slice(0, -1) + last,
        good.replace(`until=${until}`, `until=${until + 1}`),
        good.replace(`for=${own.user.id}`, `for=${other!.id}`),
        good.replace('/mock-files/', '/mock-files//'),
        grantedAddress(url, { until, for: '', key: '' }),
        grantedAddress(url, { until, for: reviewer.userId, key: 'a'.repeat(43) }),
      ])
        expect([what, wrong, [403, 404].includes(await statusOf(wrong))]).toEqual([what, wrong, true])
    }
    const [upload, page] = [files['an upload']!, files['a page of a contract']!]
    const grant = addressWith(exchange, bearers.owner, upload)!.split('?')[1]!
    expect(await statusOf(`${bareAddress(page).split('?')[0]}?${grant}`)).toBe(403)
  })

  test('refusals carry the same headers as files, and no bytes', async () => {
    const answer = await readAddress(world.exchange, bareAddress(files['an upload']!))
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    })
    expect(await answer.text()).toBe('文件地址无效，或您没有查看该文件的权限')
  })
})

/** A file of `person` in a world of its own. */
async function oneFile(bytes = pdf(), name = '材料.pdf', purpose = 'material') {
  const journal = memoryJournal()
  const { exchange, advance } = testExchange({ journal })
  const bearer = bearerOf(exchange, 'person')
  const { data } = await ask(exchange, uploadFile, { purpose, file: new File([bytes], name) }, bearer)
  const status = async (address: string) => (await readAddress(exchange, address)).status
  return { exchange, advance, journal, bearer, file: data, status }
}

/** The test file of virus scanners within a PDF. */
const infected = () => pdf(`%${['EICAR', 'STANDARD', 'ANTIVIRUS', 'TEST', 'FILE!'].join('-')}`)

describe('[ASVS 8.2.2] an address of a private file', () => {
  test('ends after five minutes, and is renewed for the session', async () => {
    const { exchange, advance, bearer, file, status } = await oneFile()
    expect(await status(file.url)).toBe(200)
    advance(300_001)
    const answer = await readAddress(exchange, file.url)
    expect([answer.status, await answer.text()]).toEqual([410, '文件地址已过期，请返回页面重新打开'])
    const { data } = await ask(exchange, fileAddresses, { addresses: [file.url, '/mock-files/none'] }, bearer)
    expect(await status(data.addresses[0]!)).toBe(200)
    expect(data.addresses[1]).toBe('/mock-files/none')
  })

  test('is that of one session: with its end it is worthless', async () => {
    const { exchange, bearer, file, status } = await oneFile()
    const second = addressWith(exchange, bearerOf(exchange, 'person'), file.url)!
    expect(second).not.toBe(file.url)
    const user = exchange.accounts.userOf(bearer)!
    const session = exchange.accounts.sessionOf(bearer)!
    exchange.accounts.signOut(user.id, (one) => one === session)
    expect([await status(file.url), await status(second)]).toEqual([403, 200])
    user.isAllowAccess = false
    expect(await status(second)).toBe(403)
  })

  test('is the same within a minute, and a replay of the journal honours it', async () => {
    const { exchange, advance, journal, bearer, file } = await oneFile()
    advance(5000)
    expect(addressWith(exchange, bearer, file.url)).toBe(file.url)
    const again = testExchange({ journal: memoryJournal([...journal.lines()]) })
    expect((await readAddress(again.exchange, file.url)).status).toBe(200)
  })
})

describe('[ASVS 5.4.3] the check of an uploaded file', () => {
  test('until it has ended only its owner reads the file; then those who review it do', async () => {
    const { exchange, advance, bearer, file } = await oneFile()
    expect(file.state).toBe('checking')
    expect(exchange.privateFiles.addressFor(file.url, reviewer)).toBe(null)
    advance(1999)
    expect((await ask(exchange, fileStates, { ids: [file.id] }, bearer)).data[0]!.state).toBe('checking')
    advance(1)
    expect((await ask(exchange, fileStates, { ids: [file.id] }, bearer)).data[0]).toMatchObject({ state: 'clean' })
    const address = exchange.privateFiles.addressFor(file.url, reviewer)!
    expect((await readAddress(exchange, address)).status).toBe(200)
  })

  test('a refused file is read by nobody, its sender is told once, and no form accepts it', async () => {
    const { exchange, advance, bearer, file, status } = await oneFile(infected())
    const user = exchange.accounts.userOf(bearer)!
    expect(await status(file.url)).toBe(200)
    const kept = exchange.uploads.ofOwner([file.id], user.id)
    const before = exchange.mailbox.of(user.id).length
    advance(2000)
    expect(await status(file.url)).toBe(403)
    expect(exchange.privateFiles.addressFor(file.url, reviewer)).toBe(null)
    // What a service keeps of it has the state of the file.
    expect(kept[0]).toMatchObject({ state: 'refused', reason: '文件中发现恶意程序' })
    expect(() => exchange.uploads.ofOwner([file.id], user.id)).toThrow('“材料.pdf”未通过安全检查，请更换文件')
    const box = exchange.mailbox.of(user.id)
    expect(box.length - before).toBe(1)
    expect(box[0]).toMatchObject({
      title: '文件未通过检查',
      text: '“材料.pdf”未通过安全检查：文件中发现恶意程序。该文件不会被使用，请更换文件后重新提交。',
      link: '/myProject',
    })
  })

  test('the state of a file is told to its owner alone', async () => {
    const { exchange, file } = await oneFile()
    const { data } = await ask(exchange, fileStates, { ids: [file.id] }, bearerOf(exchange, 'company'))
    expect(data).toEqual([])
  })
})

test('[ASVS 8.2.2] a draft of a claim comes back without its numbers, which are masked', async () => {
  const { exchange } = testExchange()
  const bearer = bearerOf(exchange, 'newcomer')
  const values = {
    name: '林知秋',
    docNumber: '510112198311086137',
    bankCard: '6222020000001234',
    telPhone: '13900000001',
  }
  await ask(exchange, saveClaimDraft, { kind: 'person', values }, bearer)
  const { data } = await ask(exchange, realName, {}, bearer)
  expect(data.draft).toMatchObject({
    values: { name: '林知秋' },
    masked: { docNumber: '510***********6137', bankCard: '**** **** 1234', telPhone: '139****0001' },
  })
  const refused = await ask(exchange, realName, {}, bearerOf(exchange, 'rejected'))
  expect(Object.keys(refused.data.draft!.masked!)).toContain('docNumber')
  for (const { draft } of [data, refused.data]) expect(JSON.stringify({ ...draft, at: 0 })).not.toMatch(/\d{11}/)
})

test('[ASVS 5.4.3] an enrolment with a refused file is given back to its owner', async () => {
  const { exchange, advance, file } = await oneFile(infected())
  const user = userNamed(exchange, 'person')
  const listing = openListing(exchange)
  const form = fullForm(exchange, listing, user)
  const handedIn = Object.fromEntries(Object.keys(form.files).map((requirement) => [requirement, [file.id]]))
  const input = { assetsId: listing.assetsId, form: { ...form, files: handedIn } }
  const { id } = exchange.take('submitEnrolment', input, actorOf(user))
  expect(exchange.enrolments.find(id)!.state).toBe('PENDING')
  advance(2000)
  expect(exchange.enrolments.find(id)).toMatchObject({ state: 'FIX', fix: { step: 'files' } })
})
