import type { AssetDetail } from '#src/model/listing/detail.ts'
import { hour, sampleListing, rowTime } from '#tests/support/listing-row.ts'

export const now = rowTime
export { hour }

/** An asset with open enrolment. */
export const assetOf = (over: Partial<AssetDetail> = {}): AssetDetail => ({
  ...sampleListing('physical', { startPrice: '230700', biddingPrice: null, biddingCount: 0, status: 'NOTICE' }),
  no: 'GR2026CD1000001',
  unifiedCode: 'D03-1',
  pictures: [
    { src: '/one.svg', alt: '门面' },
    { src: '/two.svg', alt: '内部' },
    { src: '/three.svg', alt: '街景' },
  ],
  mode: 'ongoing',
  step: '2000',
  deposit: '20000',
  delaySeconds: 120,
  hasReserve: true,
  hasPriority: false,
  enrolFrom: now - 48 * hour,
  enrolUntil: now + 24 * hour,
  bidFrom: now + 48 * hour,
  bidUntil: now + 50 * hour,
  appraisal: '226086',
  seller: '岷江城市建设投资有限公司',
  industryName: '房地产业',
  counts: { enrolled: 8, viewed: 7330, favourites: 161, reminders: 28 },
  highlights: ['临街', '可分割'],
  facts: [{ label: '建筑面积', value: '86 平方米' }],
  description: ['标的为临街商铺。'],
  disclosure: ['面积以登记为准。'],
  conditions: ['受让方信用良好。'],
  terms: ['报名即视为接受现状。'],
  attachments: [
    { id: 'f1', name: '竞价公告.pdf', kind: 'pdf', size: 8545, url: '/files/notice.pdf' },
    { id: 'f2', name: '申请书.docx', kind: 'docx', size: 3000, url: '/files/form.docx' },
    { id: 'f3', name: '外站.pdf', kind: 'pdf', size: 3000, url: 'javascript:alert(1)' },
  ],
  contacts: [{ role: '项目咨询', name: '胡老师', phone: '028-66004542' }],
  branch: { id: 'B510100', name: '总部', address: '岷江大道 600 号', phone: '028-60000000' },
  members: [],
  ...over,
})
