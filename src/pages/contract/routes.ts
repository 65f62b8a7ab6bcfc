import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute, userCentreRoute } from '#src/model/route.ts'

const screen = (name: keyof typeof import('./screens.ts')) => async () => (await import('./screens.ts'))[name]()

export const contractRoutes: readonly PortalRoute[] = [
  { ...userCentreRoute, path: paths.myContract, page: screen('myContract'), title: '用户中心>我的合同' },
  { ...userCentreRoute, path: paths.contractEdit, page: screen('edit'), title: '用户中心>拟定合同' },
  { ...userCentreRoute, path: paths.contractSignatoryList, page: screen('signatoryList'), title: '用户中心>合同详情' },
  { ...userCentreRoute, path: paths.contractAddSignatory, page: screen('addSignatory'), title: '用户中心>添加签署方' },
  {
    ...userCentreRoute,
    path: paths.contractOnlineEdit,
    page: screen('contractOnlineEdit'),
    title: '用户中心>在线编辑合同',
  },
  { ...userCentreRoute, path: paths.contractConfirm, page: screen('contractConfirm'), title: '用户中心>确认合同' },
  { ...userCentreRoute, path: paths.contractSign, page: screen('sign'), title: '用户中心>签署合同' },
  { ...userCentreRoute, path: paths.sealApply, page: screen('sealApply'), title: '用户中心>电子印章' },
  { path: paths.sealQrcode, page: screen('sealQrcode'), title: '人脸识别', frame: frames.bare },
  {
    path: paths.contractVerify,
    page: screen('contractVerify'),
    title: '合同核验',
    frame: frames.standard,
    menuFlag: null,
  },
]
