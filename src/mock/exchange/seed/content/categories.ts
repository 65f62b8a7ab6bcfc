import type { HotInvestment } from '#src/model/content/schema.ts'
import type { Category } from '#src/model/listing/schema.ts'
import type { SceneKind } from '../../../pictures/pictures.ts'
import { scenePicture } from '../pictures.ts'

type Root = {
  id: string
  typeCode: string
  name: string
  scene: SceneKind
  below: readonly [id: string, name: string][]
}

const root = (id: string, name: string, scene: SceneKind, below: string): Root => ({
  id,
  typeCode: id.charAt(0),
  name,
  scene,
  below: below.split(' ').map((word, index) => [`${id}${String(index + 1).padStart(2, '0')}`, word]),
})

/** First level by type, second level below: `parentId` and `operationId` of the filters and of the hot list (HM-04). */
const roots: readonly Root[] = [
  root('101', '制造业股权', 'factory-hall', '装备制造 电子信息 化工材料 食品饮料'),
  root('102', '能源与公用事业股权', 'hydropower', '水电 燃气 供水 新能源'),
  root('103', '服务业股权', 'office-tower', '商贸流通 文化旅游 信息服务 物业管理'),
  root('104', '金融与投资股权', 'share-certificate', '担保 小额贷款 基金份额 村镇银行'),
  root('401', '科技企业增资', 'laboratory', '生物医药 新材料 软件服务'),
  root('402', '产业企业增资', 'growth-chart', '装备制造 现代农业 清洁能源'),
  root('201', '房屋建筑物', 'apartment', '住宅 商铺 写字楼 工业厂房 酒店'),
  root('202', '土地使用权', 'land-plot', '工业用地 商业用地 农用地'),
  root('203', '机械设备', 'lathe', '机床 工程机械 生产线 医疗设备'),
  root('204', '交通运输工具', 'bus', '小型客车 大型客车 货车 船舶'),
  root('205', '资源与权益', 'mine', '矿业权 林权 水电资产'),
  root('206', '物资与其他', 'warehouse', '废旧物资 库存商品 电子设备 债权'),
  root('601', '商业用房租赁', 'shop-front', '商铺 酒店 农贸市场'),
  root('602', '办公用房租赁', 'office-tower', '写字楼 孵化空间'),
  root('603', '工业仓储租赁', 'warehouse', '厂房 仓库 堆场'),
  root('604', '住宅与公寓租赁', 'apartment', '公寓 宿舍'),
  root('605', '经营权租赁', 'car-park', '停车场 广告位 充电站'),
  root('606', '土地与农业租赁', 'farm', '农用地 林地 鱼塘'),
  root('501', '项目合作', 'handshake', '文旅开发 片区开发 养老服务'),
  root('502', '经营合作', 'hotel', '酒店经营 校企合作 充电网络'),
]

export const seedCategories = (): Category[] =>
  roots.flatMap(({ id, typeCode, name, scene, below }) => [
    {
      id,
      parentId: '0',
      manageTypeId: typeCode,
      typeName: name,
      nickName: name.replace(/股权$|租赁$/, ''),
      source: scene,
    },
    ...below.map(([belowId, belowName]) => ({
      id: belowId,
      parentId: id,
      manageTypeId: typeCode,
      typeName: belowName,
      nickName: belowName,
      source: scene,
    })),
  ])

/** The operation of that name in a first-level category; an unknown name throws at seeding. */
export function categoryOf(parentId: string, name: string): { parentId: string; operationId: string } {
  const found = roots.find(({ id }) => id === parentId)?.below.find(([, word]) => word === name)
  if (!found) throw new RangeError(`no category ${name} below ${parentId}`)
  return { parentId, operationId: found[0] }
}

const hot: readonly [parentId: string, name: string, shown: string, scene: SceneKind][] = [
  ['601', '商铺', '商铺招租', 'shop-front'],
  ['602', '写字楼', '写字楼出租', 'office-tower'],
  ['201', '住宅', '住宅转让', 'apartment'],
  ['201', '工业厂房', '厂房转让', 'factory-hall'],
  ['204', '小型客车', '公务车辆', 'saloon-car'],
  ['605', '停车场', '停车场经营', 'garage'],
  ['203', '工程机械', '工程机械', 'excavator'],
  ['206', '废旧物资', '废旧物资', 'scrap-yard'],
]

export const seedHotInvestments = (): HotInvestment[] =>
  hot.map(([parentId, name, shown, scene], index) => ({
    id: `hot-${index + 1}`,
    name: shown,
    ...categoryOf(parentId, name),
    source: scenePicture(scene, `hot-${index + 1}`),
  }))
