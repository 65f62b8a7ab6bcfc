import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { brand } from '#src/shared/config/brand.ts'
import { type Random, randomFrom } from '../../../../random.ts'
import type { Procurement } from '../../../tables.ts'
import { placeOf, places, type Place } from '../../listings/places.ts'
import { roadName } from '../../texts/names.ts'

type Contact = ProcurementDetail['purchaserContact']

const surnames = [...'李王张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗']

/** Subscribers of the capital's area have eight digits, others seven. */
const phoneAt = ({ area }: Place, random: Random): string =>
  `${area}-${area === '028' ? '6600' : '660'}${random.int(2_000, 8_999)}`

function contactAt(random: Random, place: Place, title: string): Contact {
  const district = random.pick(place.districts)
  return {
    name: `${random.pick(surnames)}${title}`,
    phone: phoneAt(place, random),
    address: `${place.name}${district}${roadName(random)}`,
  }
}

/** A purchaser has one office, whatever it procures. */
export const purchaserContactOf = ({ adcode, purchaser }: Procurement): Contact =>
  contactAt(randomFrom(`purchaser contact:${purchaser}`), placeOf(adcode), '老师')

/** All agencies have their seat in the capital. */
export const agencyContactOf = ({ agency }: Procurement): Contact | null =>
  agency === null ? null : contactAt(randomFrom(`agency contact:${agency}`), places[0]!, '经理')

const rooms = ['第一', '第二', '第三', '第五', '第六'] as const

/** Where it is opened at first, and after a change of the place. */
export function openingPlacesOf({ id, adcode }: Procurement): { first: string; changed: string } {
  const random = randomFrom(`opening place:${id}`)
  const office = adcode === places[0]!.adcode ? '' : `${placeOf(adcode).short}分支机构`
  const [one, other] = random.sample(rooms, 2)
  const placeIn = (room: string) => `${brand.operatorShort}${office}${room}开标室，同时在网上开标大厅公开`
  return { first: placeIn(one!), changed: placeIn(other!) }
}
