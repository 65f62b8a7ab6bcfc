import { isSceneKind, type Motif, type NewsSection, pictureUrl, type SceneKind } from '../../pictures/pictures.ts'

/** Addresses of the seed's pictures: each item has its own, by its id. */
export const scenePicture = (kind: SceneKind, seed: string, ratio: '4:3' | '16:9' = '4:3'): string =>
  pictureUrl({ kind, seed, ratio })

/** The scene a listing names; any other value shows a certificate. */
export const assetPicture = (kind: string, assetsId: string): string =>
  scenePicture(isSceneKind(kind) ? kind : 'share-certificate', assetsId)

export const portrait = (seed: string): string => pictureUrl({ kind: 'portrait', seed })

/** `short` is shown beside the mark where the name does not fit. */
export const logo = (seed: string, name: string): string =>
  pictureUrl({ kind: 'partner-logo', seed, name, short: name.slice(0, 4) })

export const branchPicture = (seed: string, city: string): string => pictureUrl({ kind: 'branch', seed, city })

export const branchLogo = (seed: string, city: string, colour: string): string =>
  pictureUrl({ kind: 'branch-logo', seed, city, colour })

/** What the title of a piece of news is about; the first that fits. */
const motifOf: readonly (readonly [RegExp, Motif])[] = [
  [/示范文本|申请书/, 'document'],
  [/培训|学习|手册|指引/, 'training'],
  [/揭牌|成立|窗口/, 'plaque'],
  [/会议|调研|座谈|考察/, 'meeting'],
  [/签署|签订|签约|合作协议|共建/, 'signing'],
  [/志愿|公益|帮扶|社会责任|慰问/, 'heart'],
  [/党/, 'flag'],
  [/贷|融资|保函|银企|保理|收费|费用/, 'coin'],
  [/绿色|低碳|节能/, 'leaf'],
  [/竞价系统|数据要素|软件|浏览器|认证/, 'screen'],
  [/成交额|活跃|同比|观察|路径|一图/, 'chart'],
  [/招租|租赁|出租|租金/, 'key'],
  [/房源|住宅|商铺|写字楼|房产|看房|购房/, 'house'],
  [/成交|竞价|竞买|成功转让|报价/, 'gavel'],
  [/法|规定|细则|办法|通知|意见|规则|条例|解读|问答/, 'scales'],
]

export const newsPicture = (seed: string, section: NewsSection, title: string): string =>
  pictureUrl({ kind: 'news', seed, section, motif: motifOf.find(([words]) => words.test(title))?.[1] ?? 'document' })
