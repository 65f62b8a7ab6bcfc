import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { hasViewing } from '#src/model/asset-kind/rules.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { randomFrom, type Random } from '../../../../random.ts'
import type { Listing } from '../../../tables.ts'
import type { Place } from '../../listings/places.ts'

const surnames = [...'李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']

const personName = (random: Random): string =>
  `${random.pick(surnames)}${random.pick(['文博', '雨桐', '子涵', '思远', '嘉怡', '明轩', '若兰', '志远', '晓峰', '欣然', '建国', '海燕'])}`

/** Contacts for questions about an asset: staff of the branch, by surname. */
export function contactsOf(random: Random, place: Place, typeCode: KindCode): AssetDetail['contacts'] {
  const phone = () => `${place.area}-600${random.int(2_000, 8_999)}`
  const clerk = () => `${random.pick(surnames)}${random.pick(['经理', '老师', '主管'])}`
  return [
    { role: '项目咨询', name: clerk(), phone: phone() },
    { role: '报名咨询', name: clerk(), phone: phone() },
    ...(random.chance(0.5) && hasViewing(typeCode) ? [{ role: '看样预约', name: clerk(), phone: phone() }] : []),
  ]
}

const departments: Readonly<Record<KindCode, string>> = {
  '1': '股权交易部',
  '2': '资产交易一部',
  '4': '融资服务部',
  '5': '合作招商部',
  '6': '资产交易二部',
}

/** The member of staff responsible for a project. */
export const managerOf = ({ assetsId, typeCode }: Pick<Listing, 'assetsId' | 'typeCode'>) => ({
  department: departments[typeCode],
  manager: personName(randomFrom(`${assetsId}:manager`)),
})
