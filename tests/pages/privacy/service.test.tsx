import { screen, within } from '@testing-library/react'
import { demandsPage } from '#src/api/endpoints/demand.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'
// Loaded on demand; on a busy machine that takes longer than a test waits.
import '#src/features/procurement/supplier/forms/EnrolDialog.tsx'
import '#src/features/procurement/supplier/forms/TextDialog.tsx'
import '#src/pages/asset/viewing/ViewingDialog.tsx'
import { loadScreens, pdfFile } from '#tests/support/fill.ts'
import type { Opened } from '#tests/support/render-route.tsx'
import type { World } from '#tests/support/world.ts'
import { firm, onSale, takePart } from '../my-purchase/supplier.ts'
import { type DraftScreen, press, testDraftScreens, testVisitorScreens } from './draft-screen.ts'

await loadScreens('/transferService', '/myServiceDetail', '/projectDetail/x.html', '/purchase/tradeDetail', '/login')

/** The page of a project in which the firm takes part this far. */
const project =
  (part: 'bought' | null) =>
  (world: World): string => {
    const found = onSale(world)
    if (part) takePart(world, found, part)
    return linkToPurchase.detail(found.id)
  }

/** Presses a button of the panel of a supplier. */
const join =
  (name: string) =>
  async ({ user }: Opened): Promise<void> => {
    const panel = within(await screen.findByRole('region', { name: '参与采购' }))
    await user.click(await panel.findByRole('button', { name }))
  }

/** The page of a demand that was answered. */
async function answeredDemand(world: World): Promise<string> {
  const { records } = await world.call('person', demandsPage, { current: 1, size: 50, state: 'answered' })
  return `/myServiceDetail?id=${records[0]!.id}`
}

const screens: DraftScreen[] = [
  {
    source: 'pages/services/submit/DemandForm.tsx',
    as: 'person',
    at: () => '/transferService?need=2',
    open: press('填写需求'),
    typed: [
      ['标题', '转让厂房 13812345678'],
      ['需求描述', '凭证件 510112198311086137 看房，回复 lin@mail.example'],
      ['联系人', '林知秋'],
      ['手机号码', '13812345678'],
    ],
    file: ['附件', pdfFile('林知秋.pdf')],
  },
  {
    source: 'pages/services/detail/AskForm.tsx',
    as: 'person',
    at: answeredDemand,
    open: press('对回复有疑问，继续追问'),
    typed: [['追问内容', '请回电 13812345678 说明']],
    file: ['附件', pdfFile('林知秋.pdf')],
  },
  {
    source: 'pages/asset/viewing/ViewingDialog.tsx',
    as: 'person',
    at: () => '/projectDetail/A20100.html',
    open: press('预约看样'),
    typed: [
      ['联系人', '林知秋'],
      ['手机号码', '13812345678'],
    ],
  },
  {
    source: 'features/procurement/supplier/forms/EnrolDialog.tsx',
    as: firm,
    at: project(null),
    open: join('立即报名'),
    typed: [
      ['联系人', '林知秋'],
      ['手机号码', '13812345678'],
    ],
  },
  {
    source: 'features/procurement/supplier/forms/TextDialog.tsx',
    as: firm,
    at: project('bought'),
    open: join('提出疑问'),
    typed: [['提问内容', '请回电 13812345678 说明']],
  },
  {
    source: 'features/customer-service/ChatPanel.tsx',
    as: 'person',
    at: () => '/serviceCenter',
    open: async ({ user }) =>
      user.click(
        within(screen.getByRole('complementary', { name: '快捷服务' })).getByRole('button', { name: /^在线客服/ }),
      ),
    typed: [['消息内容', '请致电 13812345678，证件 510112198311086137']],
  },
]

testDraftScreens(screens)

testVisitorScreens([
  {
    source: 'pages/services/submit/DemandForm.tsx',
    as: null,
    at: () => '/transferService?need=2',
    open: press('填写需求'),
    typed: [
      ['需求描述', '凭证件 510112198311086137 看房，回复 lin@mail.example'],
      ['联系人', '林知秋'],
      ['手机号码', '13812345678'],
    ],
  },
  {
    source: 'pages/asset/viewing/ViewingDialog.tsx',
    as: null,
    at: () => '/projectDetail/A20100.html',
    open: press('预约看样'),
    typed: [
      ['联系人', '林知秋'],
      ['手机号码', '13812345678'],
    ],
  },
])
