import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { editContractText } from '#src/api/endpoints/contract-text.ts'
import { pastContract } from '#tests/mock/support/contract.ts'
import { userNamed } from '#tests/mock/support/enrolment.ts'
import { box, loadScreens, pdfFile } from '#tests/support/fill.ts'
import type { Opened } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { type DraftScreen, press, testDraftScreens } from './draft-screen.ts'

const edit = '/usercenter/contract/edit'
const online = '/usercenter/contract/onlineEdit'
const confirm = '/usercenter/contract/confirm'
const adding = '/usercenter/contract/addSignatory'
const seals = '/contract/seal/apply'
await loadScreens(edit, online, confirm, adding, seals, '/login')

/** The address of a screen of a contract that `person` negotiates. */
const ofContract =
  (path: string) =>
  ({ exchange }: World): string =>
    `${path}?id=${pastContract(exchange, userNamed(exchange, 'person')).contract.id}`

/** A signer who is a person. */
async function chooseCitizen({ user }: Opened): Promise<void> {
  await user.click(await screen.findByRole('radio', { name: /^个人/ }))
  await waitFor(() => expect(box('身份证号码')).toBeDefined())
}

const pasted = '付款账号 6222020000001234566，联系电话 13812345678'

/** The connection is lost, so that what is pasted stays unsent. */
async function pasteUnsent({ world }: Opened): Promise<void> {
  const text = await within(screen.getByRole('main')).findByRole('textbox', { name: '合同正文' })
  world.faults({ path: editContractText.path, kind: 'down' })
  fireEvent.paste(text, { clipboardData: { getData: () => pasted, types: ['text/plain'] } })
  await screen.findByText('连接中断，已在本机保留，恢复后自动提交')
}

const screens: DraftScreen[] = [
  {
    source: 'pages/contract/edit/FieldsForm.tsx',
    as: 'person',
    at: ofContract(edit),
    typed: [
      ['乙方通讯地址', '人民南路四段 5 号'],
      ['乙方电子邮箱', 'lin@mail.example'],
    ],
  },
  {
    source: 'pages/contract/text/ReturnForm.tsx',
    as: 'person',
    at: ofContract(confirm),
    open: press('退回修改'),
    typed: [['退回原因', '付款账号应为 6222020000001234566，请回电 13812345678']],
  },
  {
    source: 'pages/contract/signatories/AddSignerForm.tsx',
    as: 'person',
    at: ofContract(adding),
    open: chooseCitizen,
    typed: [
      ['姓名', '林知秋'],
      ['身份证号码', '510112198311086137'],
      ['经办人', '林知夏'],
      ['手机', '13812345678'],
    ],
  },
  {
    source: 'pages/contract/seals/SealForm.tsx',
    as: 'company',
    at: () => `${seals}?new=1`,
    typed: [['印章名称', '林知秋名章']],
    file: ['授权书', pdfFile('林知秋.pdf')],
  },
  {
    source: 'features/contract-text/session/open-session.ts',
    as: 'person',
    at: ofContract(online),
    fill: pasteUnsent,
    typed: [['合同正文', pasted]],
  },
]

testDraftScreens(screens)
