import type { Random } from '../pictures/seed.ts'

const firsts = [
  '岷',
  '锦',
  '沱',
  '涪',
  '嘉',
  '青',
  '竹',
  '桂',
  '梧',
  '枫',
  '云',
  '望',
  '临',
  '松',
  '棠',
  '麓',
  '雁',
  '鹤',
  '柳',
  '兰',
  '槐',
  '荷',
  '渔',
  '芸',
  '翠',
  '听',
  '栖',
  '梨',
]
const seconds = [
  '砚',
  '溪',
  '麓',
  '屿',
  '泉',
  '堰',
  '坪',
  '澜',
  '屏',
  '桥',
  '庭',
  '坞',
  '埠',
  '岚',
  '汀',
  '洲',
  '壁',
  '蹊',
  '渡',
  '岭',
]
const roadEnds = ['路', '路', '路', '街', '街', '大道', '东路', '西路', '南路', '北街', '中路', '一路', '二路', '巷']

const word = (random: Random) => random.pick(firsts) + random.pick(seconds)

/** 锦砚路. */
export const roadName = (random: Random): string => word(random) + random.pick(roadEnds)
/** 锦砚路 128 号. */
export const roadAddress = (random: Random): string => `${roadName(random)} ${random.int(1, 988)} 号`
/** 梧溪雅苑: a residential estate. */
export const estateName = (random: Random): string =>
  word(random) +
  random.pick(['雅苑', '华庭', '小区', '名城', '花园', '新居', '里', '公馆', '家园', '嘉园', '北苑', '南苑'])
/** 岷岚中心: an office building or shopping centre. */
export const buildingName = (random: Random): string =>
  word(random) + random.pick(['中心', '大厦', '广场', '国际', '天地', '时代广场', '商务港', '科技大厦'])
/** 雁屏产业园: an industrial park. */
export const parkName = (random: Random): string =>
  word(random) + random.pick(['产业园', '工业园', '工业集中区', '智造园', '经济开发区', '科创园', '物流园'])
/** 听澜镇松坪村: in the country. */
export const villageName = (random: Random): string =>
  `${word(random)}${random.pick(['镇', '镇', '乡'])}${word(random)}村`
/** Where a shop or flat lies in its building: 3 栋 2 单元 1204 号. */
export const flatNumber = (random: Random): string =>
  `${random.int(1, 28)} 栋 ${random.int(1, 4)} 单元 ${random.int(1, 32)}${String(random.int(1, 8)).padStart(2, '0')} 号`
export const shopNumber = (random: Random): string =>
  random.pick([
    () => `${random.int(1, 180)} 号商铺`,
    () => `${random.int(1, 24)} 栋 ${random.int(1, 2)} 层 ${random.int(1, 60)} 号`,
    () => `附 ${random.int(1, 96)} 号`,
  ])()
