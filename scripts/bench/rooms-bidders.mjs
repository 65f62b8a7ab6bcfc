import { readFileSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { runnerImport } from 'vite'
import { root } from '../lib/run.mjs'
import { snapshotOf } from './rooms-world.mjs'

const accounts = JSON.parse(readFileSync(new URL('../../src/mock/accounts.json', import.meta.url), 'utf8'))
const bidding = '/bid-api/dscq-sync/v1/bid-assets'
const project = '/api/dscq-project'

const accountOf = (loginName) => accounts.find((account) => account.loginName === loginName)
export const phoneOf = (loginName) => accountOf(loginName).phone

/** The password as the portal sends it, encrypted by the portal's own modules. */
async function encrypted(password, { publicKey, nonce }) {
  const [{ module: seal }, { module: cipher }] = await Promise.all([
    runnerImport(join(root, 'src/model/session/password.ts')),
    runnerImport(join(root, 'src/features/session/credentials/cipher-sm2.ts')),
  ])
  return cipher.encryptSm2(seal.sealText(password, nonce, 0), publicKey)
}

/** The authorization header of this account, which signs in by password: its text messages remain for the login page. */
export async function authHeaders(world, loginName) {
  const { data } = await world.read('/api/blade-auth/oauth/captcha')
  const { text: captcha } = await world.read(`/__mock/captcha?uuid=${data.uuid}`)
  const params = new URLSearchParams({
    client_id: 'minjiang-portal',
    client_secret: 'minjiang-portal',
    grant_type: 'password',
    username: loginName,
    password: await encrypted(accountOf(loginName).password, data),
    uuid: data.uuid,
    captcha,
  })
  const { access_token: token } = await world.call(`/api/oauth/token?${params}`, {})
  return { authorization: `Bearer ${token}` }
}

async function uploadPdf(world, headers, name) {
  const form = new FormData()
  form.set('purpose', 'material')
  form.set('file', new Blob(['%PDF-1.4\n%%EOF'], { type: 'application/pdf' }), `${name}.pdf`)
  return world.upload(form, headers)
}

async function formFor(world, headers, setup, phone) {
  const needed = setup.requirements.filter(({ isRequired }) => isRequired)
  const files = await Promise.all(needed.map(async ({ id, name }) => [id, [await uploadPdf(world, headers, name)]]))
  const refund = { name: setup.party.name, bank: '岷江商业银行成都分行', account: '6222020000001234' }
  return {
    lotIds: [],
    poolAmount: null,
    way: 'sole',
    leadShare: '100',
    members: [],
    offer: setup.asset.startPrice,
    ratio: setup.intent?.most ?? '5',
    investment: '1000000',
    use: '自用办公',
    isStateOwned: false,
    regulator: '',
    isManagement: false,
    managementPost: '',
    isPriority: false,
    fundSource: 'own',
    answers: setup.conditions.map(() => ({ meets: true, note: '' })),
    contact: setup.party.name,
    telPhone: phone,
    email: '',
    refund,
    agency: '',
    files: Object.fromEntries(files),
    agreed: setup.agreements.map(({ id }) => id),
  }
}

/** Enrols a signed-in bidder for the asset, admits him and pays his deposit. Resolves with the bid number. */
export async function admit(world, assetsId, loginName, headers) {
  const ask = (path, input) => world.call(project + path, input, headers)
  const setup = await ask('/enroll/sheet', { assetsId })
  const form = await formFor(world, headers, setup, phoneOf(loginName))
  const { id: enrolId } = await ask('/enroll/submit', { assetsId, form })
  await world.control('enrolment-review', { id: enrolId, kind: 'pass' })
  const { subAccount, payerName, missing } = await ask('/deposit/detail', { enrolId })
  await world.control('bank-transfer', {
    subAccount: subAccount.account,
    payer: payerName,
    amount: missing,
    bank: '岷江商业银行成都分行',
    account: '6222020000001234',
  })
  return (await ask('/deposit/detail', { enrolId })).bidNo
}

/** Signs in and is admitted. */
async function seat(world, assetsId, loginName) {
  const headers = await authHeaders(world, loginName)
  await admit(world, assetsId, loginName, headers)
  return headers
}

/**
 * Two bidders with paid deposits who outbid each other in a room of rising quotes. Each call of the result is one accepted
 * quote over HTTP; it resolves with the times of request and reply, in ms of this process's clock.
 */
export async function twoBidders(world, roomId) {
  const bidders = [await seat(world, roomId, 'person'), await seat(world, roomId, 'company')]
  let { mode, phase, minNext } = await snapshotOf(world, roomId)
  let turn = 0
  return async () => {
    turn += 1
    const request = { roomId, phaseId: phase.id, amount: minNext, idemKey: randomUUID() }
    const sentAt = performance.timeOrigin + performance.now()
    const reply = await world.call(`${bidding}/${mode}/quote`, request, bidders[turn % 2])
    const repliedAt = performance.timeOrigin + performance.now()
    minNext = reply.minNext
    return { sentAt, repliedAt }
  }
}
