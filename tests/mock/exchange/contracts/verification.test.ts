import { expect, test } from 'vitest'
import { caseFolderOf } from '#src/api/endpoints/case-file.ts'
import { contractDetail } from '#src/api/endpoints/contract.ts'
import { verifyContract } from '#src/api/endpoints/verification.ts'
import { answerRequest } from '#src/mock/mount/http/gate.ts'
import { sha256OfBytes } from '#src/mock/exchange/digest.ts'
import { contractPaperAddress } from '#src/mock/files/address.ts'
import { checkPaper, digestOf } from '#src/model/signature/check-paper.ts'
import { beginText } from '#src/model/contract/text/record.ts'
import type { Worlds } from '#src/mock/worlds.ts'
import { ask, testExchange } from '#tests/support/exchange.ts'
import { pastContractToSign, sign } from '../../support/contract.ts'
import { callerOf } from '../../support/facts/fact-log.ts'
import { addressOf } from '../../support/private-files.ts'
import { bearerOf } from '../../support/sign-in.ts'

/** A contract to be signed whose paper has one page, so that it is made quickly. */
function onePage(world: ReturnType<typeof testExchange>) {
  const given = pastContractToSign(world)
  given.contract.text = beginText(['# 第一条 标的', '转让标的为{{assetsName}}。'])
  return given
}

test('[BD-07] a contract signed by all is downloaded by its parties, and verified by anyone', async () => {
  const world = testExchange()
  const { exchange, advance } = world
  const { contract, user, seller } = onePage(world)
  const data = callerOf(exchange)
  const worlds = { of: () => exchange, isOpen: () => true } as unknown as Worlds
  const get = async (address: string) =>
    (await answerRequest(new Request(`http://portal.example${address}`), worlds, false))!
  const paperOf = async () => (await data(contractDetail, { id: contract.id }, bearerOf(exchange, 'seller'))).paper
  const download = async (query = '') => {
    const response = await get((await paperOf())!.url + query)
    return { bytes: new Uint8Array(await response.arrayBuffer()), headers: response.headers }
  }
  sign(exchange, contract, user)
  sign(exchange, contract, seller)
  const unwitnessed = (await exchange.contracts.papers.of(contract))!
  expect(await paperOf()).toBe(null)
  expect((await get(contractPaperAddress(contract))).status).toBe(403)
  expect((await get(addressOf(exchange, 'seller', contractPaperAddress(contract)))).status).toBe(404)
  expect(await ask(exchange, verifyContract, { digest: digestOf(unwitnessed.bytes) })).toMatchObject({
    data: { proof: null },
  })

  advance(20_000)
  const { bytes, headers } = await download('&download=1')
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename="contract.pdf"; filename\*=UTF-8''/)
  const { proof } = await data(verifyContract, { code: contract.verifyCode })
  expect(await data(verifyContract, { digest: digestOf(bytes) })).toEqual({ proof })
  expect(proof!.signers.map(({ role, name }) => [role, name])).toEqual([
    ['受让方', '周**'],
    ['转让方', '攀枝花峨辰机械制造有限公司'],
    ['鉴证方', '岷江联合产权交易所'],
  ])
  const check = checkPaper(bytes, proof!)
  expect(check.kind === 'same' && check.signers.map(({ isValid }) => isValid)).toEqual([true, true, true])

  expect(await data(verifyContract, {})).toEqual({ proof: null })
  const foreign = (await paperOf())!.url.replace(contract.paperKey, 'a'.repeat(32))
  expect((await get(foreign)).status).toBe(403)
})

test('[BD-07] the file of a complete contract is in the folder 合同 of both parties', async () => {
  const world = testExchange()
  const { exchange, advance } = world
  const { contract, user, seller, deal } = onePage(world)
  sign(exchange, contract, user)
  sign(exchange, contract, seller)
  const filesOf = async (loginName: string) => {
    const folder = await ask(exchange, caseFolderOf, { id: deal.listing.assetsId }, bearerOf(exchange, loginName))
    return (folder.data?.files ?? []).filter(({ kind }) => kind === 'contract')
  }
  expect(await filesOf('person')).toEqual([])
  advance(20_000)
  const { bytes } = (await exchange.contracts.papers.of(contract))!
  const file = {
    name: `${contract.name}（${contract.no}）.pdf`,
    source: 'exchange',
    isReadOnly: true,
    size: bytes.length,
    digest: sha256OfBytes(bytes),
  }
  for (const loginName of ['person', 'seller']) expect(await filesOf(loginName)).toMatchObject([file])
})
