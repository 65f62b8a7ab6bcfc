import { brand } from '#src/shared/config/brand.ts'
import { clientId } from '#src/shared/config/client-id.ts'
import { branchIdOf } from '../listings/asset.ts'
import { branchLogo, branchPicture } from '../pictures.ts'
import { type Place, places } from '../listings/places.ts'
import type { FullBranch } from '../../tables.ts'

const kindOf = ({ adcode }: Place): 'head' | 'branch' | 'centre' =>
  adcode === 510100 ? 'head' : adcode === 540100 ? 'centre' : 'branch'

const nameOf: Record<ReturnType<typeof kindOf>, (place: Place) => string> = {
  head: () => `${brand.operator}（总部）`,
  branch: ({ short }) => `${brand.operator}${short}分所`,
  centre: ({ short }) => `${short}产权交易中心`,
}

const introductionOf: Record<ReturnType<typeof kindOf>, (place: Place) => string> = {
  head: () =>
    `${brand.operator}成立于 ${brand.founded} 年，是综合性产权交易服务机构，承担全部分支机构的系统、结算与风险管理。`,
  branch: ({ name, districts }) =>
    `服务${name}的国有产权转让、资产转让与租赁、增资扩股等业务，业务覆盖${districts.slice(0, 3).join('、')}等地。`,
  centre: ({ name }) => `立足${name}，与${brand.operator}共用信息发布与网络竞价系统，为邻近地区提供产权交易服务。`,
}

/** One for each place, in the order of `places`; all of them carry white text. */
const themeColours = [
  '#0F62B8',
  '#9A3B26',
  '#B3261E',
  '#7A1F4B',
  '#C05A12',
  '#0C7288',
  '#4A5A1E',
  '#0E7A5F',
  '#8A5A00',
  '#5B3FA0',
  '#A0326E',
  '#1F6E4A',
  '#2B5AA8',
  '#B0402E',
  '#6A4A2A',
  '#3B6E1F',
  '#94462F',
  '#6B3FA0',
  '#1F5F8B',
] as const

const openingHoursOf: Record<ReturnType<typeof kindOf>, string> = {
  head: '周一至周五 09:00–12:00、13:30–17:30，法定节假日除外',
  branch: '周一至周五 09:00–12:00、13:00–17:00，法定节假日除外',
  centre: '周一至周五 09:30–13:00、15:30–18:00，法定节假日除外',
}

const routeOf: Record<ReturnType<typeof kindOf>, (place: Place, floor: number) => string> = {
  head: () => '乘地铁至高新片区站后步行可达，大楼设访客停车位，凭预约短信登记入场；来访请携带有效证件。',
  branch: ({ short, districts }, floor) =>
    `由${short}高铁站或汽车客运站乘公交、出租车至${districts[0] ?? short}政务服务中心，${floor} 楼电梯口右侧即为产权交易窗口，取“产权交易”号后办理。`,
  centre: ({ districts }, floor) =>
    `乘公交、出租车至${districts[0] ?? ''}政务服务中心，${floor} 楼产权交易窗口办理；初到高原请预留休息时间，再来现场办理。`,
}

/** A local number has eight digits where the area code is 028, and seven elsewhere. */
const landline = (area: string, line: number): string => `${area}-${area === '028' ? '6000-' : '600'}${line}`

/** The floor of the window in the service centre. */
const floorOf = (index: number): number => 3 + (index % 4)

/** The head office, its seventeen branches and the neighbouring region's centre. */
export const seedBranches = (): Map<string, FullBranch> =>
  new Map(
    places.map((place, index) => {
      const kind = kindOf(place)
      const themeColour = themeColours[index % themeColours.length]!
      const branch: FullBranch = {
        id: branchIdOf(place),
        code: place.letters,
        name: nameOf[kind](place),
        // The portal's own client id belongs to the head office.
        clientId: kind === 'head' ? clientId : `${clientId}-${place.letters.toLowerCase()}`,
        tenantId: String(100_000 + index),
        adcode: place.adcode,
        kind,
        address:
          kind === 'head'
            ? brand.address
            : `${place.name}${place.districts[0] ?? ''}政务服务中心 ${floorOf(index)} 楼产权交易窗口`,
        phone: kind === 'head' ? brand.hotline : landline(place.area, 1_000 + index),
        lng: place.lng,
        lat: place.lat,
        introduction: introductionOf[kind](place),
        imgSrc: branchPicture(branchIdOf(place), kind === 'head' ? '总部' : `${place.short}分部`),
        openingHours: openingHoursOf[kind],
        route: routeOf[kind](place, floorOf(index)),
        themeColour,
        logo: branchLogo(branchIdOf(place), kind === 'head' ? '岷交所' : place.short, themeColour),
        email: `${place.letters.toLowerCase()}@minjiang-exchange.example`,
      }
      return [branch.id, branch]
    }),
  )
