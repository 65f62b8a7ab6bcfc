import { brand } from '#src/shared/config/brand.ts'
import { clientId } from '#src/shared/config/client-id.ts'
import { branchIdOf } from '../listings/asset.ts'
import { branchPicture } from '../pictures.ts'
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

/** The head office, its seventeen branches and the neighbouring region's centre. */
export const seedBranches = (): Map<string, FullBranch> =>
  new Map(
    places.map((place, index) => {
      const kind = kindOf(place)
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
            : `${place.name}${place.districts[0] ?? ''}政务服务中心 ${3 + (index % 4)} 楼产权交易窗口`,
        phone: kind === 'head' ? brand.hotline : `${place.area}-600${String(1_000 + index)}`,
        lng: place.lng,
        lat: place.lat,
        introduction: introductionOf[kind](place),
        imgSrc: branchPicture(branchIdOf(place), kind === 'head' ? '总部' : `${place.short}分部`),
        email: `${place.letters.toLowerCase()}@minjiang-exchange.example`,
      }
      return [branch.id, branch]
    }),
  )
