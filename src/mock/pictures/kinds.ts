/** Every scene there is, with the words an `alt` text may use. */
export const sceneNames = {
  'office-tower': '写字楼',
  'shop-front': '临街商铺',
  apartment: '住宅楼',
  'factory-hall': '厂房',
  warehouse: '仓库',
  'land-plot': '地块',
  forest: '林地',
  mine: '矿山',
  hydropower: '水电站',
  bus: '客车',
  truck: '货车',
  excavator: '工程机械',
  ship: '船舶',
  lathe: '机床设备',
  'server-room': '机房',
  laboratory: '实验室',
  'share-certificate': '股权证书',
  'growth-chart': '增长图表',
  handshake: '合作签约',
  'car-park': '停车场',
  hotel: '酒店',
  school: '学校',
  farm: '农场',
  'power-grid': '输电线路',
} as const

export type SceneKind = keyof typeof sceneNames
export const isSceneKind = (name: string): name is SceneKind => Object.hasOwn(sceneNames, name)

/** 4:3 for cards, 16:9 for wide places. */
export type Ratio = '4:3' | '16:9'
