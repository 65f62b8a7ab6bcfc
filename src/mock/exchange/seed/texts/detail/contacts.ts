import type { KindCode } from '#src/model/asset-kind/labels.ts'
import { hasViewing } from '#src/model/asset-kind/rules.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { type NamedStreams, type Random, streamsFrom } from '../../../../random.ts'
import type { Listing } from '../../../tables.ts'
import type { Place } from '../../listings/places.ts'

const surnames = [...'李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']

const personName = (random: Random): string =>
  `${random.pick(surnames)}${random.pick(['文博', '雨桐', '子涵', '思远', '嘉怡', '明轩', '若兰', '志远', '晓峰', '欣然', '建国', '海燕'])}`

const clerkName = (random: Random): string => `${random.pick(surnames)}${random.pick(['经理', '老师', '主管'])}`

/** Subscribers of the capital's area have eight digits, others seven. */
const phoneAt = ({ area }: Place, random: Random): string =>
  `${area}-${area === '028' ? '6600' : '660'}${random.int(2_000, 8_999)}`

/** Contacts for questions about an asset: staff of the branch, by surname. */
export function contactsOf(stream: NamedStreams, place: Place, typeCode: KindCode): AssetDetail['contacts'] {
  const contact = (role: string) => ({
    role,
    name: clerkName(stream(`${role} name`)),
    phone: phoneAt(place, stream(`${role} phone`)),
  })
  const isShown = hasViewing(typeCode) && stream('viewing').chance(0.5)
  return ['项目咨询', '报名咨询', ...(isShown ? ['看样预约'] : [])].map(contact)
}

/** The offices of 交易部, each for a kind of project. */
export const projectOffices: Readonly<Record<KindCode, string>> = {
  '1': '股权交易部',
  '2': '资产交易一部',
  '4': '融资服务部',
  '5': '合作招商部',
  '6': '资产交易二部',
}

/** The member of staff responsible for a project. */
export const managerOf = ({ assetsId, typeCode }: Pick<Listing, 'assetsId' | 'typeCode'>) => ({
  department: projectOffices[typeCode],
  manager: personName(streamsFrom(assetsId)('manager')),
})
