import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { submitOrganisation, submitPerson } from '#src/api/endpoints/kyc.ts'
import { agreement } from '#src/mock/exchange/kyc/agreement.ts'
import type { OrganisationClaim, PersonClaim } from '#src/model/kyc/schema.ts'
import { requestCode } from '#tests/pages/auth/support.ts'
import { userNamed } from '#tests/mock/support/enrolment.ts'
import { box, uploadFile, named, replaceText } from '#tests/support/fill.ts'
import { png } from '#tests/support/files.ts'
import type { Login, World } from '#tests/support/world.ts'

/** Belongs to no account. */
export const phone = '13800138000'
export const organisation = '成都云岭测试有限公司'

export const picture = (name: string): File => new File([png()], name, { type: 'image/png' })

const visitor = { userId: null, visitor: '' }

const codeFor = ({ exchange }: World): string =>
  /验证码 (\d{6})/.exec(exchange.sms.inbox.find(({ telPhone }) => telPhone === phone)?.text ?? '')![1]!

function freshCode(world: World) {
  const { uuid: codeUuid } = world.exchange.take('sendSms', { telPhone: phone, purpose: 'real-name' }, visitor)
  const code = codeFor(world)
  world.jump(61_000)
  return { code, codeUuid }
}

const fileOf = ({ exchange }: World, login: Login, name: string, purpose = 'identity'): string =>
  exchange.take(
    'storeFile',
    { name, kind: 'png', purpose, base64: btoa(`${name.length}`) },
    { userId: userNamed(exchange, login).id, visitor: '' },
  ).id

const codeAndAgreement = (world: World) => ({ ...freshCode(world), agreement: agreement.version })

/** Submits the claim of `newcomer`, as 林知秋. */
export const claimPerson = (world: World, more: Partial<PersonClaim> = {}) =>
  world.call('newcomer', submitPerson, {
    name: '林知秋',
    docType: 0,
    docNumber: '510112198311086137',
    isLongTerm: true,
    frontId: fileOf(world, 'newcomer', 'front.png'),
    backId: fileOf(world, 'newcomer', 'back-.png'),
    telPhone: phone,
    way: 'carrier',
    ...more,
    ...codeAndAgreement(world),
  })

export const claimOrganisation = (world: World, more: Partial<OrganisationClaim> = {}) =>
  world.call('newcomer', submitOrganisation, {
    orgType: 0,
    name: organisation,
    creditCode: '91510100MA6RQ7D842',
    licenceId: fileOf(world, 'newcomer', 'licence.png', 'licence'),
    isLongTerm: true,
    legalName: '林知秋',
    legalDocType: 0,
    legalDocNumber: '510112198311086137',
    agentName: '林知秋',
    agentDocType: 0,
    agentDocNumber: '510112198311086137',
    telPhone: phone,
    accountName: organisation,
    bankName: '岷江银行',
    accountNo: '8110000100299999',
    way: 'transfer',
    ...more,
    ...codeAndAgreement(world),
  })

/** Has the reviewer decide about the claim of an account. */
export const review = (world: World, login: Login, verdict: 'pass' | 'refuse', reasons: string[] = []) =>
  world.control('review', { userId: userNamed(world.exchange, login).id, verdict, reasons })

export const main = () => within(screen.getByRole('main'))
export const button = (name: string | RegExp) => main().findByRole('button', { name })
export const press = async (user: UserEvent, name: string | RegExp): Promise<void> => user.click(await button(name))
export const findTexts = (text: string | RegExp) => main().findAllByText(text)
/** The tag of the verification status. */
export const hasStatus = (text: string) => waitFor(() => expect(main().getAllByText(text).length).toBeGreaterThan(0))

/** Chooses an option of antd's select of this label; `typed` is the search text. */
export async function choose(user: UserEvent, label: string, option: string, typed?: string): Promise<void> {
  const list = screen.getByRole('combobox', { name: named(label) })
  await user.click(list)
  if (typed) await user.type(list, typed)
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }))
}

/** Requests a code for the phone number in the form, and fills it in. */
export async function prove(user: UserEvent, world: World): Promise<void> {
  await requestCode(user, world)
  await screen.findByText(/5 分钟内有效/)
  await replaceText(user, box('短信验证码'), codeFor(world))
}

export async function agree(user: UserEvent): Promise<void> {
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: /我已阅读并同意/ })
  await user.click(consent)
  await user.click(await screen.findByRole('button', { name: '同意并继续' }))
  await waitFor(() => expect(consent.checked).toBe(true))
}

/** Fills in the form of a citizen, except code and agreement. */
export async function fillCitizen(user: UserEvent): Promise<void> {
  await uploadFile(user, '身份证人像面', picture('林知秋_510112198311086137.png'))
  await uploadFile(user, '身份证国徽面', picture('back.png'))
  await screen.findByText('已从图片读出信息，请核对')
  expect(box('姓名').value).toBe('林知秋')
  await user.click(screen.getByRole('checkbox', { name: /长期有效/ }))
  await replaceText(user, box('手机号码'), phone)
}
