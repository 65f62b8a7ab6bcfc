import type { KindCode } from '#src/model/asset-kind/labels.ts'
import Big from 'big.js'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { date } from '#src/model/time/shanghai.ts'
import { hashOf, type Random, streamsFrom } from '../../../random.ts'
import { isSceneKind, sceneNames } from '../../../pictures/pictures.ts'
import { modeRules } from '../../listings/modes.ts'
import type { Listing } from '../../tables.ts'
import { dayMs } from '../calendar.ts'
import { scenePicture } from '../pictures.ts'
import { placeOf } from './places.ts'
import { estateDetails, goodsDetails, resourceDetails } from '../texts/detail/assets.ts'
import { contactsOf } from '../texts/detail/contacts.ts'
import { cooperationDetails, equityDetails, increaseDetails } from '../texts/detail/equity.ts'
import { leaseDetails } from '../texts/detail/lease.ts'
import { packageDetails } from '../texts/detail/package.ts'
import type { TypeDetails, Subject } from '../texts/detail/common.ts'

/** The part of an asset's page that never changes while it is listed; its terms depend on its room. */
export type ListingDetails = TypeDetails &
  Pick<
    AssetDetail,
    'unifiedCode' | 'pictures' | 'appraisal' | 'appraisalDate' | 'hasReserve' | 'hasPriority' | 'contacts'
  >

const estates: ReadonlySet<string> = new Set(['201', '202'])

function transferDetails(subject: Subject): TypeDetails {
  const { parentId } = subject.listing
  if (estates.has(parentId)) return estateDetails(subject)
  return parentId === '205' ? resourceDetails(subject) : goodsDetails(subject)
}

const detailsByKind: Readonly<Record<KindCode, (subject: Subject) => TypeDetails>> = {
  '1': equityDetails,
  '2': transferDetails,
  '4': increaseDetails,
  '5': cooperationDetails,
  '6': leaseDetails,
}

const typeDetailsOf = (subject: Subject): TypeDetails => {
  const { isPackage, typeCode } = subject.listing
  return isPackage ? packageDetails(subject) : detailsByKind[typeCode](subject)
}

/** A relisted asset keeps its identity. */
const originOf = (assetsId: string): string => assetsId.replace(/^(A\d+)-2$/, '$1')

export const isRelisted = ({ assetsId }: Pick<Listing, 'assetsId'>): boolean => originOf(assetsId) !== assetsId

/** Valued at the end of a month, at most three months before the listing. */
function valuedOn({ publishedAt }: Listing, random: Random): string {
  const [year = 0, month = 1] = date(publishedAt - random.int(20, 55) * dayMs)
    .split('-')
    .map(Number)
  return new Date(Date.UTC(year, month - 1, 1) - dayMs).toISOString().slice(0, 10)
}

/** Only what is sold is appraised. */
const isAppraised: Readonly<Record<KindCode, boolean>> = { '1': true, '2': true, '4': false, '5': false, '6': false }

/** Appraised value, 元; the first asking price is never below it (domain 1.2). */
function appraisalOf(listing: Listing, random: Random): string | null {
  if (!isAppraised[listing.typeCode]) return null
  const listed = new Big(listing.disclosedYuan ?? listing.totalYuan)
  const first = isRelisted(listing) ? listed.div('0.9') : listed
  const isGoods = ['203', '204', '206'].includes(listing.parentId) && !listing.isPackage
  return first
    .times(isGoods ? random.pick(['1', '0.98', '0.95', '0.92']) : '1')
    .round(2)
    .toFixed()
}

const tradeClasses: Readonly<Record<KindCode, string>> = { '1': '1', '2': '3', '4': '2', '5': '3', '6': '3' }

/** Trade class, credit code of the exchange, day, number, check: the format of the national data standard (domain 1.10). */
function unifiedCodeOf({ assetsId, typeCode, publishedAt }: Listing): string {
  const hash = hashOf(`unified:${assetsId}`)
  const digits = String(hash % 1_000_000).padStart(6, '0')
  return `D0${tradeClasses[typeCode]}-91510100MJ00000006-${date(publishedAt).replaceAll('-', '')}-${digits}-${(hash >>> 20) % 10}`
}

function picturesOf({ assetsId, assetsName, picture }: Listing, random: Random): AssetDetail['pictures'] {
  const kind = isSceneKind(picture) ? picture : 'share-certificate'
  return Array.from({ length: random.int(2, 4) }, (_, index) => ({
    src: scenePicture(kind, index === 0 ? assetsId : `${assetsId}_${index + 1}`),
    alt: `${assetsName}：${sceneNames[kind]} ${index + 1}`,
  }))
}

const holdsPriority: Readonly<Record<string, string>> = { 原股东优先购买权: '未放弃', 优先承租权: '原承租方享有' }

/** Whether someone holds a right to the same price: old shareholders of a transfer, tenants of a lease (domain 1.5). */
export const isPriorityHeld = ({ facts }: Listing): boolean =>
  facts.some(({ label, value }) => holdsPriority[label] === value)

/** Deterministic: the same asset always has the same details. */
export function detailsOf(listing: Listing): ListingDetails {
  const stream = streamsFrom(`${originOf(listing.assetsId)}:sheet`)
  const fact = (label: string) => listing.facts.find((known) => known.label === label)?.value
  const appraisalDate = valuedOn(listing, stream('appraisalDate'))
  const [year, month, day] = appraisalDate.split('-').map(Number)
  const valuedAt = `${year} 年 ${month} 月 ${day} 日`
  const place = placeOf(listing.adcode)
  const { facts, disclosure, conditions, company } = typeDetailsOf({ listing, place, stream, fact, valuedAt })
  const appraisal = appraisalOf(listing, stream('appraisal'))
  const pictures = picturesOf(listing, stream('pictures'))
  const isReserved = modeRules[listing.mode].rises && stream('hasReserve').chance(0.15)
  return {
    facts: facts.filter(([label]) => fact(label) === undefined),
    disclosure,
    conditions,
    ...(company && { company }),
    unifiedCode: unifiedCodeOf(listing),
    pictures,
    appraisal,
    appraisalDate: appraisal === null ? null : appraisalDate,
    // A falling price has a floor instead of a reserve.
    hasReserve: isReserved && listing.mode !== 'v-shaped',
    hasPriority: isPriorityHeld(listing),
    contacts: contactsOf(stream, place, listing.typeCode),
  }
}
