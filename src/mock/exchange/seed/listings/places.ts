/** A place that the exchange serves: the prefectures of its branches and the centre of the neighbouring region. */
export type Place = {
  adcode: number
  name: string
  /** Without 市 or 自治州, as used in names of assets. */
  short: string
  /** Two letters used in project numbers. */
  letters: string
  /** Telephone area code. */
  area: string
  /** Seat of government, as in the map data. */
  lng: number
  lat: number
  /** Districts with assets, urban ones first, rural ones last. */
  districts: readonly string[]
  /** Approximate share of the listings, per cent. */
  weight: number
}

const place = (
  adcode: number,
  name: string,
  short: string,
  letters: string,
  area: string,
  [lng, lat]: [number, number],
  weight: number,
  districts: string,
): Place => ({ adcode, name, short, letters, area, lng, lat, weight, districts: districts.split(' ') })

export const places: readonly Place[] = [
  place(
    510100,
    '成都市',
    '成都',
    'CD',
    '028',
    [104.07, 30.66],
    34,
    '锦江区 青羊区 金牛区 武侯区 成华区 高新区 龙泉驿区 新都区 温江区 双流区 郫都区 天府新区',
  ),
  place(510300, '自贡市', '自贡', 'ZG', '0813', [104.78, 29.34], 3, '自流井区 贡井区 大安区 沿滩区'),
  place(510400, '攀枝花市', '攀枝花', 'PZ', '0812', [101.72, 26.58], 3, '东区 西区 仁和区'),
  place(510500, '泸州市', '泸州', 'LZ', '0830', [105.44, 28.88], 5, '江阳区 纳溪区 龙马潭区 泸县'),
  place(510600, '德阳市', '德阳', 'DY', '0838', [104.4, 31.13], 6, '旌阳区 罗江区 广汉市 什邡市 绵竹市'),
  place(510700, '绵阳市', '绵阳', 'MY', '0816', [104.74, 31.46], 8, '涪城区 游仙区 安州区 江油市'),
  place(510800, '广元市', '广元', 'GY', '0839', [105.83, 32.43], 2, '利州区 昭化区 朝天区'),
  place(510900, '遂宁市', '遂宁', 'SN', '0825', [105.57, 30.51], 3, '船山区 安居区 射洪市'),
  place(511000, '内江市', '内江', 'NJ', '0832', [105.06, 29.58], 3, '市中区 东兴区 隆昌市'),
  place(511100, '乐山市', '乐山', 'LS', '0833', [103.76, 29.58], 4, '市中区 沙湾区 五通桥区 峨眉山市'),
  place(511300, '南充市', '南充', 'NC', '0817', [106.08, 30.8], 5, '顺庆区 高坪区 嘉陵区 阆中市'),
  place(511400, '眉山市', '眉山', 'MS', '028', [103.83, 30.05], 4, '东坡区 彭山区 仁寿县'),
  place(511500, '宜宾市', '宜宾', 'YB', '0831', [104.63, 28.76], 7, '翠屏区 叙州区 南溪区 三江新区'),
  place(511600, '广安市', '广安', 'GA', '0826', [106.63, 30.46], 2, '广安区 前锋区 华蓥市'),
  place(511700, '达州市', '达州', 'DZ', '0818', [107.48, 31.22], 4, '通川区 达川区 宣汉县'),
  place(511800, '雅安市', '雅安', 'YA', '0835', [103.0, 29.99], 2, '雨城区 名山区 汉源县'),
  place(511900, '巴中市', '巴中', 'BZ', '0827', [106.75, 31.86], 2, '巴州区 恩阳区 平昌县'),
  place(513400, '凉山彝族自治州', '凉山', 'LI', '0834', [102.26, 27.89], 2, '西昌市 会理市 冕宁县'),
  place(540100, '拉萨市', '拉萨', 'XZ', '0891', [91.12, 29.65], 1, '城关区 堆龙德庆区 达孜区'),
]

export const placeOf = (adcode: number): Place => {
  const found = places.find((known) => known.adcode === adcode)
  if (!found) throw new RangeError(`no branch serves ${adcode}`)
  return found
}

export const placeName = (adcode: number): string =>
  places.find((known) => known.adcode === adcode)?.name ?? String(adcode)
