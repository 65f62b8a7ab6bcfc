import type { KindCode } from '#src/model/asset-kind/labels.ts'

/** Synonyms of categories on both levels; a search for one finds the content of the category. */
export const synonyms: Readonly<Record<string, string>> = {
  房屋建筑物: '房产 房屋 房地产 不动产',
  商业用房租赁: '房产 门面 店面',
  办公用房租赁: '房产 办公楼',
  工业仓储租赁: '房产 仓储',
  住宅与公寓租赁: '房产 住房',
  住宅: '住房',
  商铺: '门面 店面',
  写字楼: '办公楼 办公用房',
  工业厂房: '厂房',
  土地使用权: '土地 地块 不动产',
  土地与农业租赁: '土地 流转',
  农用地: '耕地 农田',
  机械设备: '设备 机器',
  小型客车: '车辆 汽车 机动车 轿车',
  大型客车: '车辆 汽车 机动车 大巴',
  货车: '车辆 汽车 机动车 卡车',
  船舶: '船只',
  停车场: '车位',
  废旧物资: '废品 报废',
  债权: '不良资产',
}

/** Synonyms of project kinds, by code. */
export const kindSynonyms: Readonly<Record<KindCode, string>> = {
  '1': '企业股权转让 股权 产权',
  '4': '增资扩股 融资',
  '2': '资产转让',
  '6': '资产租赁 租赁 出租 招租',
  '5': '资产合作',
}

/** Hot search words chosen by an editor; the index supplies their counts. */
export const hotCandidates = ['股权', '房产', '土地使用权', '车辆', '设备', '租赁', '增资扩股'] as const
