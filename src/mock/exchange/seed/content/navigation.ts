import type { NavigationItem } from '#src/model/content/schema.ts'
import type { PurchaseMenuItem } from '#src/model/content/purchase-menu.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { linkToPurchase } from '#src/model/purchase-links.ts'

const inSite = (
  navigationName: string,
  navigationUrl: string,
  menuFlag: string | null = null,
  openPage: 0 | 1 = 0,
): NavigationItem => ({
  navigationName,
  navigationUrl,
  inStation: 1,
  openPage,
  menuFlag,
})

export const seedNavigation = (): NavigationItem[] => [
  inSite('首页', paths.index, 'index'),
  inSite('项目', paths.project, 'project'),
  inSite('竞价大厅', linkTo.hall(1), 'hall'),
  inSite('公告', paths.zxdt, 'zxdt'),
  inSite('金融服务', paths.rzfw, 'rzfw'),
  inSite('政策法规', paths.zcfg, 'zcfg'),
  inSite('采购', paths.purchaseIndex, 'purchase', 1),
  inSite('帮助中心', paths.helpCenter, 'helpCenter'),
  {
    navigationName: '公共资源交易',
    navigationUrl: 'https://www.public-resources.example/',
    inStation: 0,
    openPage: 1,
    menuFlag: null,
  },
]

export const seedPurchaseMenu = (): PurchaseMenuItem[] => [
  inSite('首页', paths.purchaseIndex),
  {
    ...inSite('交易信息', paths.purchaseTrade),
    children: [
      inSite('招标采购', linkToPurchase.trade('1-0')),
      inSite('非招标采购', linkToPurchase.trade('0-0')),
      inSite('综合查询', paths.purchaseSearchNew),
    ],
  },
]
