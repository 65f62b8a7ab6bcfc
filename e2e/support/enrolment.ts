import type { Page } from '@playwright/test'
import { emptyForm, poolRange } from '#src/model/enrolment/rules.ts'
import type { EnrolForm, EnrolSetup } from '#src/model/enrolment/schema.ts'
import { account, loginViaApi } from '../session/sign-in.ts'
import { expect, maxRetries } from './test.ts'
import { portalHeaders } from './portal-headers.ts'

/** A minimal PDF that passes every check of files. */
export const pdfFile = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF') })

/** The names of the files that every natural or legal person gives; the first one's depends on the kind of asset. */
export const requiredFiles = [/申请书|意向书/, /身份证明|营业执照/]

/** A bank card number with a valid check digit. */
export const bankCard = '6222020000001234566'

type Reply<D> = { code: number; msg?: string; data: D }

/** The API for one account; refusals are returned unchanged. */
export type ApiClient = {
  call: <D>(path: string, input: object) => Promise<Reply<D>>
  /** A call that only reads. */
  read: <D>(path: string, params: Record<string, string>) => Promise<Reply<D>>
  /** Uploads a PDF; resolves with its id. */
  upload: (name: string, purpose?: string) => Promise<string>
}

type StoredSession = { accessToken?: string | null; userInfo?: { loginName: string } | null }

/** The session that the tabs share, with the user that this tab knows. */
async function readSession(page: Page): Promise<StoredSession> {
  const [stored, user] = await page.evaluate(() => [
    localStorage.getItem('session:v1'),
    sessionStorage.getItem('mine:user:v1'),
  ])
  const { state } = JSON.parse(stored ?? '{"state":{}}') as { state: StoredSession }
  return { ...state, ...(JSON.parse(user ?? '{}') as Pick<StoredSession, 'userInfo'>) }
}

async function storedToken(page: Page, login: string): Promise<string | null> {
  if (!page.url().startsWith('http')) return null
  if (!(await readSession(page)).accessToken) return null
  // After a sign-in there is a token before the portal has loaded its user.
  await expect.poll(async () => (await readSession(page)).userInfo?.loginName).toBeTruthy()
  const { accessToken, userInfo } = await readSession(page)
  return userInfo?.loginName === login ? (accessToken ?? null) : null
}

/** Uses this page's session if `login` is signed in on it, else one of its own. */
export async function apiClientOf(page: Page, login: string): Promise<ApiClient> {
  const token = (await storedToken(page, login)) ?? (await loginViaApi(page, login)).access_token
  const headers = { ...portalHeaders, authorization: `Bearer ${token}` }
  return {
    call: async <D>(path: string, data: object) =>
      (await (await page.request.post(`/api${path}`, { data, headers, maxRetries })).json()) as Reply<D>,
    read: async <D>(path: string, params: Record<string, string>) =>
      (await (await page.request.get(`/api${path}`, { params, headers, maxRetries })).json()) as Reply<D>,
    upload: async (name, purpose = 'material') => {
      const multipart = { purpose, file: pdfFile(name) }
      const answer = await page.request.post('/api/dscq-resource/file/upload', {
        multipart,
        headers,
        maxRetries,
      })
      return ((await answer.json()) as Reply<{ id: string }>).data.id
    },
  }
}

const mockControl = async <D>(page: Page, name: string, data: object): Promise<D> => {
  const answer = await page.request.post(`/__mock/${name}`, { data, maxRetries })
  expect(answer.ok(), `${name}: ${await answer.text()}`).toBe(true)
  return (await answer.json()) as D
}

/** Assets that take enrolments, the newest first; of one type if it is given. */
export async function assetsToEnrol(page: Page, isPackage = false, typeCode?: string): Promise<string[]> {
  const data = { status: 'enrol', order: 'newest', current: 1, size: 100, ...(typeCode ? { typeCode } : {}) }
  const answer = await page.request.post('/api/dscq-project/assets/page', { headers: portalHeaders, data, maxRetries })
  const { records } = ((await answer.json()) as Reply<{ records: { assetsId: string; projectType: number }[] }>).data
  return records.flatMap(({ assetsId, projectType }) => ((projectType === 1) === isPackage ? [assetsId] : []))
}

/** A single asset whose room opens within the hour and admits bidders for five more minutes at least. */
export async function assetOpeningSoon(page: Page): Promise<string> {
  const data = { current: 1, size: 50 }
  const answer = await page.request.post('/api/dscq-project/activity/upcoming-bid', {
    headers: portalHeaders,
    data,
    maxRetries,
  })
  const { records } = (
    (await answer.json()) as Reply<{ records: { assetsId: string; projectType: number; leftTime: number | string }[] }>
  ).data
  const found = records.find(
    ({ projectType, leftTime }) => projectType !== 1 && Number(leftTime) > 360 && Number(leftTime) < 3600,
  )
  expect(found, 'an asset whose room opens soon').toBeDefined()
  return found!.assetsId
}

/** A form with everything that this asset requires. */
async function fullForm(
  asker: ApiClient,
  login: string,
  setup: EnrolSetup,
  more: Partial<EnrolForm>,
): Promise<EnrolForm> {
  const needed = setup.requirements.filter(({ id, isRequired }) => isRequired || (more.isPriority && id === 'priority'))
  const files = await Promise.all(
    needed.map(async ({ id, name }) => [id, [await asker.upload(`${name}.pdf`)]] as [string, string[]]),
  )
  const lotIds = setup.lots.slice(0, 2).map(({ assetsId }) => assetsId)
  return {
    ...emptyForm,
    lotIds,
    poolAmount: poolRange(setup.lots, lotIds)?.least ?? null,
    offer: setup.asset.startPrice ?? '',
    ratio: setup.intent?.most ?? '5',
    investment: '1000000',
    use: '自用办公',
    answers: setup.conditions.map(() => ({ meets: true, note: '' })),
    contact: setup.party.name,
    telPhone: account(login).phone,
    refund: { name: setup.party.name, bank: '岷江商业银行成都分行', account: bankCard },
    files: Object.fromEntries(files),
    agreed: setup.agreements.map(({ id }) => id),
    ...more,
  }
}

type Filled = { asker: ApiClient; form: EnrolForm }

/** The form of `login` for an asset, with everything that it requires. */
async function filled(page: Page, login: string, assetsId: string, more: Partial<EnrolForm>): Promise<Filled> {
  const asker = await apiClientOf(page, login)
  const setup = await asker.call<EnrolSetup>('/dscq-project/enroll/sheet', { assetsId })
  expect(setup).toMatchObject({ code: 200 })
  return { asker, form: await fullForm(asker, login, setup.data, more) }
}

/** Saves a draft of `login` at the exchange, complete except for `more`. */
export async function saveDraft(page: Page, login: string, assetsId: string, more: Partial<EnrolForm>): Promise<void> {
  const { asker, form } = await filled(page, login, assetsId, more)
  expect(await asker.call('/dscq-project/enroll/save', { assetsId, form })).toMatchObject({ code: 200 })
}

/** Submits an enrolment of `login` for review; resolves with its id. */
export async function enrol(
  page: Page,
  login: string,
  assetsId: string,
  more: Partial<EnrolForm> = {},
): Promise<{ enrolId: string; asker: ApiClient }> {
  const { asker, form } = await filled(page, login, assetsId, more)
  const handedIn = await asker.call<{ id: string }>('/dscq-project/enroll/submit', { assetsId, form })
  expect(handedIn, handedIn.msg ?? '').toMatchObject({ code: 200 })
  return { enrolId: handedIn.data.id, asker }
}

/** The reviewer's decision on an enrolment. */
export const review = (page: Page, id: string, kind: 'pass' | 'fix' | 'reject' = 'pass', reason?: string) =>
  mockControl<{ id: string; state: string }>(page, 'enrolment-review', { id, kind, ...(reason ? { reason } : {}) })

export type Deposit = {
  id: string
  no: string
  enrolId: string
  payerName: string
  due: string
  missing: string
  deadline: number
  bidNo: string | null
  subAccount: { account: string }
}

/** Enrols and is admitted: the enrolment waits for its deposit (WAIT_DEPOSIT). */
export async function enrolAndAdmit(
  page: Page,
  login: string,
  assetsId: string,
  more: Partial<EnrolForm> = {},
): Promise<{ enrolId: string; deposit: Deposit; asker: ApiClient }> {
  const { enrolId, asker } = await enrol(page, login, assetsId, more)
  await review(page, enrolId)
  const { data } = await asker.call<Deposit>('/dscq-project/deposit/detail', { enrolId })
  return { enrolId, deposit: data, asker }
}

type Transfer = { payer?: string; amount?: string; serial?: string; remark?: string }

/** Money arrives on the sub-account of a deposit: by default from its owner, the whole missing amount. */
export const transfer = (page: Page, { subAccount, payerName, missing }: Deposit, given: Transfer = {}) =>
  mockControl<{ serial: string; match: string }>(page, 'bank-transfer', {
    subAccount: subAccount.account,
    payer: payerName,
    amount: missing,
    bank: '岷江商业银行成都分行',
    account: '6222020000001234',
    ...given,
  })

/**
 * Enrols `login` for an asset that takes enrolments, has the enrolment approved and its deposit paid in full: from here
 * on it may enter the quote hall, under `bidNo`. The page need not be signed in.
 */
export async function enrolAndPay(
  page: Page,
  login: string,
  assetsId: string,
  more: Partial<EnrolForm> = {},
): Promise<{ enrolId: string; depositId: string; bidNo: string }> {
  const { enrolId, deposit, asker } = await enrolAndAdmit(page, login, assetsId, more)
  await transfer(page, deposit)
  const { data } = await asker.call<Deposit>('/dscq-project/deposit/detail', { enrolId })
  expect(data.bidNo).toMatch(/^\d{4}$/)
  return { enrolId, depositId: deposit.id, bidNo: data.bidNo! }
}
