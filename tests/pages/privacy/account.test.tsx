import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { submitAppeal } from '#src/api/endpoints/appeal.ts'
import { codeTo, requestCode } from '#tests/pages/auth/support.ts'
import { box, loadScreens, pdfFile, replaceText } from '#tests/support/fill.ts'
import type { Opened } from '#tests/support/render-route.tsx'
import { account, type World } from '#tests/support/world.ts'
import { picture } from '../kyc/claims.ts'
import { type DraftScreen, press, testDraftScreens, testVisitorScreens } from './draft-screen.ts'

await loadScreens(
  '/shensuRecord',
  '/accountSafe',
  '/memberEditPhone',
  '/membership',
  '/realNamePerson',
  '/realNameOrg',
  '/register',
  '/login',
)

/** The address of an appeal that was rejected and can be reviewed. */
async function rejectedAppeal(world: World): Promise<string> {
  const file = { name: '证明.pdf', kind: 'pdf', purpose: 'material', base64: btoa('%PDF-1.4\n%%EOF') } as const
  const { id: fileId } = world.exchange.take('storeFile', file, { userId: 'U0004', visitor: '' })
  const { id } = await world.call('person', submitAppeal, {
    requestId: 'request-1',
    kind: 'deposit',
    description: '保证金未按期退还',
    fileIds: [fileId],
    contact: '周岷生',
    telPhone: account('person').phone,
  })
  await world.control('appeal', { id, verdict: 'accept', text: '' })
  await world.control('appeal', { id, verdict: 'reject', text: '已按期退还' })
  return `/shensuRecord?id=${id}`
}

async function proveOldPhone(page: Opened): Promise<void> {
  const { user, world } = page
  await screen.findByRole('group', { name: '更换手机' })
  await requestCode(user, world)
  await waitFor(() => expect(document.activeElement).toBe(box('短信验证码')))
  await replaceText(user, box('短信验证码'), codeTo(world, account('person').phone))
  await press('下一步')(page)
}

const screens: DraftScreen[] = [
  {
    source: 'pages/account/appeals/AppealForm.tsx',
    as: 'person',
    at: () => '/shensuRecord?new=deposit',
    typed: [
      ['申诉说明', '证件 51011219831108613X，请回电 138 1234 5678'],
      ['联系人', '林知秋'],
      ['联系手机', '13812345678'],
    ],
    file: ['证明材料', pdfFile('林知秋.pdf')],
  },
  {
    source: 'pages/account/appeals/AdditionForm.tsx',
    as: 'person',
    at: rejectedAppeal,
    open: press('申请复核'),
    typed: [['复核理由', '退到了 6222020000001234566，请回电 13812345678']],
    file: ['证明材料', pdfFile('林知秋.pdf')],
  },
  {
    source: 'pages/account/security/PhoneChange.tsx',
    as: 'person',
    at: () => '/memberEditPhone',
    open: proveOldPhone,
    typed: [['新手机号码', '13812345678']],
  },
  {
    source: 'pages/account/security/RefundDialog.tsx',
    as: 'person',
    at: () => '/accountSafe',
    open: press('绑定退款账户'),
    typed: [
      ['开户银行', '嘉陵银行'],
      ['银行账号', '6222020000001234566'],
    ],
  },
  {
    source: 'pages/kyc/claim/ContactForm.tsx',
    as: 'person',
    at: () => '/membership',
    open: press('编辑联系信息'),
    typed: [
      ['联系人', '林知秋'],
      ['联系手机', '13812345678'],
      ['邮箱', 'lin@mail.example'],
      ['邮编', '610041'],
      ['联系地址', '人民南路四段 5 号'],
    ],
  },
  {
    source: 'pages/kyc/claim/use-claim-form.ts',
    as: 'newcomer',
    at: () => '/realNamePerson',
    typed: [
      ['姓名', '林知秋'],
      ['证件号码', '510112198311086137'],
      ['手机号码', '13812345678'],
    ],
    file: ['身份证人像面', picture('front.png')],
  },
  {
    source: 'pages/kyc/claim/use-claim-form.ts',
    as: 'newcomer',
    at: () => '/realNameOrg',
    typed: [
      ['机构名称', '成都云岭测试有限公司'],
      ['统一社会信用代码', '91510100MA6RQ7D842'],
      ['法定代表人证件号码', '510112198311086137'],
      ['经办人手机号码', '13812345678'],
      ['联系电话', '028-86512345'],
      ['账号', '8110000100299999'],
    ],
    file: ['营业执照或登记证书', picture('licence.png')],
  },
]

testDraftScreens(screens)

testVisitorScreens([
  {
    source: 'pages/auth/register/RegisterForm.tsx',
    as: null,
    at: () => '/register',
    typed: [
      ['账号', 'linzhiqiu'],
      ['手机号码', '13812345678'],
    ],
  },
])
