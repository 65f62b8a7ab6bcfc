import { screen } from '@testing-library/react'
import { loadScreens, pdfFile } from '#tests/support/fill.ts'
import type { World } from '#tests/support/world.ts'
import { deskOf } from '../deposit/desk.ts'
import { drafted, enrolAddress } from '../enrol/verbs.ts'
import { type DraftScreen, testDraftScreens } from './draft-screen.ts'

await loadScreens('/bidEnrollNormal', '/cashierDesk', '/depositAddPayInfo', '/settleDetailPayInfo', '/login')

/** An enrolment at its second step, whose draft the exchange does not take. */
function enrolment(world: World): string {
  const members = [{ name: '', documentNo: '', telPhone: '', share: '' }]
  const { assetsId } = drafted(world, 'person', { answers: [], way: 'joint', leadShare: '60', members })
  world.faults({ path: '/dscq-project/enroll/save', kind: 'refuse', code: 500, times: 20 })
  return enrolAddress(assetsId)
}

const screens: DraftScreen[] = [
  {
    source: 'pages/enrol/wizard/Wizard.tsx',
    as: 'person',
    at: enrolment,
    open: () => screen.findByText('填写意向信息', { selector: 'h2' }),
    typed: [
      ['联系人', '林知秋'],
      ['联系电话', '13812345678'],
      ['邮箱', 'lin@mail.example'],
      ['账号', '6222020000001234574'],
      ['成员名称', '何景夏'],
      ['成员证件号码', '510112198311086137'],
      ['成员手机号', '13912345678'],
    ],
  },
  {
    source: 'pages/deposit/claim/ClaimScreen.tsx',
    as: 'person',
    at: (world) => `/depositAddPayInfo?id=${deskOf(world).deposit.id}`,
    typed: [
      ['付款户名', '林知秋'],
      ['付款账号', '6222020000001234566'],
    ],
    file: ['付款凭证', pdfFile('林知秋.pdf')],
  },
  {
    source: 'pages/deposit/Guarantee.tsx',
    as: 'person',
    at: (world) => `${deskOf(world).address}&way=guarantee`,
    typed: [['出具机构', '蜀川银行成都分行']],
    file: ['保函扫描件', pdfFile('林知秋.pdf')],
  },
  {
    source: 'pages/settlement/pay-info/PayInfoForm.tsx',
    as: 'overdue',
    at: () => '/settleDetailPayInfo?id=ST-EP-A20075',
    typed: [
      ['备注', '请回电 13812345678'],
      ['付款单位', '德阳云岭机电有限公司'],
      ['付款账号', '6222020000001234566'],
    ],
    file: ['付款凭证', pdfFile('林知秋.pdf')],
  },
]

testDraftScreens(screens)
