import type { Random } from '../pictures/seed.ts'

export type District = { adcode: number; name: string }

export type City = {
  adcode: number
  /** 成都; prefectures of other kinds as people say them: 凉山州. */
  name: string
  /** 成都市, 凉山彝族自治州. */
  fullName: string
  /** Seat of government, WGS 84. */
  lng: number
  lat: number
  /** How much of the exchange's business lies there, relative to the others. */
  weight: number
  districts: readonly District[]
}

/** Where an asset lies. */
export type Place = { city: City; district: District }

/** `'510104 锦江区 510105 青羊区'` as districts. */
const districts = (list: string): District[] =>
  [...list.matchAll(/(\d{6}) (\S+)/g)].map(([, adcode, name = '']) => ({ adcode: Number(adcode), name }))

const city = (
  adcode: number,
  name: string,
  fullName: string,
  at: readonly [number, number],
  weight: number,
  list: string,
): City => ({
  adcode,
  name,
  fullName,
  lng: at[0],
  lat: at[1],
  weight,
  districts: districts(list),
})

/** The 21 prefectures of Sichuan (GB/T 2260), with the districts the seeds use. */
export const cities: readonly City[] = [
  city(
    510100,
    '成都',
    '成都市',
    [104.07, 30.66],
    26,
    '510104 锦江区 510105 青羊区 510106 金牛区 510107 武侯区 510108 成华区 510112 龙泉驿区 510113 青白江区 510114 新都区 510115 温江区 510116 双流区 510117 郫都区 510118 新津区 510121 金堂县 510181 都江堰市 510184 崇州市 510185 简阳市',
  ),
  city(
    510700,
    '绵阳',
    '绵阳市',
    [104.74, 31.46],
    9,
    '510703 涪城区 510704 游仙区 510705 安州区 510722 三台县 510725 梓潼县 510781 江油市',
  ),
  city(
    511500,
    '宜宾',
    '宜宾市',
    [104.63, 28.76],
    8,
    '511502 翠屏区 511503 南溪区 511504 叙州区 511523 江安县 511524 长宁县',
  ),
  city(
    510500,
    '泸州',
    '泸州市',
    [105.44, 28.88],
    7,
    '510502 江阳区 510503 纳溪区 510504 龙马潭区 510521 泸县 510525 古蔺县',
  ),
  city(
    510600,
    '德阳',
    '德阳市',
    [104.4, 31.13],
    7,
    '510603 旌阳区 510604 罗江区 510681 广汉市 510682 什邡市 510683 绵竹市',
  ),
  city(
    511300,
    '南充',
    '南充市',
    [106.08, 30.8],
    6,
    '511302 顺庆区 511303 高坪区 511304 嘉陵区 511321 南部县 511381 阆中市',
  ),
  city(
    511700,
    '达州',
    '达州市',
    [107.48, 31.22],
    5,
    '511702 通川区 511703 达川区 511722 宣汉县 511724 大竹县 511781 万源市',
  ),
  city(
    511100,
    '乐山',
    '乐山市',
    [103.76, 29.58],
    5,
    '511102 市中区 511111 沙湾区 511112 五通桥区 511126 夹江县 511181 峨眉山市',
  ),
  city(
    513400,
    '凉山州',
    '凉山彝族自治州',
    [102.26, 27.89],
    4,
    '513401 西昌市 513402 会理市 513424 德昌县 513433 冕宁县 513437 雷波县',
  ),
  city(
    510400,
    '攀枝花',
    '攀枝花市',
    [101.72, 26.58],
    4,
    '510402 东区 510403 西区 510411 仁和区 510421 米易县 510422 盐边县',
  ),
  city(
    510800,
    '广元',
    '广元市',
    [105.83, 32.43],
    4,
    '510802 利州区 510811 昭化区 510821 旺苍县 510823 剑阁县 510824 苍溪县',
  ),
  city(510900, '遂宁', '遂宁市', [105.57, 30.51], 4, '510903 船山区 510904 安居区 510921 蓬溪县 510981 射洪市'),
  city(511000, '内江', '内江市', [105.06, 29.58], 4, '511002 市中区 511011 东兴区 511024 威远县 511083 隆昌市'),
  city(
    510300,
    '自贡',
    '自贡市',
    [104.78, 29.34],
    4,
    '510302 自流井区 510303 贡井区 510304 大安区 510311 沿滩区 510321 荣县',
  ),
  city(511400, '眉山', '眉山市', [103.83, 30.05], 5, '511402 东坡区 511403 彭山区 511421 仁寿县 511423 洪雅县'),
  city(512000, '资阳', '资阳市', [104.64, 30.12], 3, '512002 雁江区 512021 安岳县 512022 乐至县'),
  city(
    511800,
    '雅安',
    '雅安市',
    [103, 29.99],
    3,
    '511802 雨城区 511803 名山区 511823 汉源县 511824 石棉县 511825 天全县',
  ),
  city(511900, '巴中', '巴中市', [106.75, 31.86], 3, '511902 巴州区 511903 恩阳区 511921 通江县 511922 南江县'),
  city(511600, '广安', '广安市', [106.63, 30.46], 4, '511602 广安区 511603 前锋区 511621 岳池县 511681 华蓥市'),
  city(
    513200,
    '阿坝州',
    '阿坝藏族羌族自治州',
    [102.22, 31.9],
    2,
    '513201 马尔康市 513221 汶川县 513222 理县 513223 茂县 513224 松潘县',
  ),
  city(
    513300,
    '甘孜州',
    '甘孜藏族自治州',
    [101.96, 30.05],
    2,
    '513301 康定市 513322 泸定县 513323 丹巴县 513324 九龙县 513331 白玉县',
  ),
]

/** The neighbouring region's capital, where the exchange keeps a centre. */
export const lhasa: City = city(
  540100,
  '拉萨',
  '拉萨市',
  [91.12, 29.65],
  2,
  '540102 城关区 540103 堆龙德庆区 540124 曲水县',
)

const totalWeight = cities.reduce((sum, { weight }) => sum + weight, 0)

/** A district, more often one where much is traded. */
export function placeFrom(random: Random): Place {
  let left = random.next() * totalWeight
  const chosen = cities.find(({ weight }) => {
    left -= weight
    return left < 0
  })
  const found = chosen ?? random.pick(cities)
  return { city: found, district: random.pick(found.districts) }
}

/** As names of companies begin: 泸州, 凉山, 阿坝. */
export const shortName = ({ name }: City): string => (name.length > 2 ? name.replace(/州$/, '') : name)

/** 成都市武侯区. */
export const whereabouts = ({ city: { fullName }, district }: Place): string => `${fullName}${district.name}`
/** 四川省成都市武侯区. */
export const fullWhereabouts = (place: Place): string => `四川省${whereabouts(place)}`
