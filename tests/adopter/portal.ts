import { type Answer, type Question, refuse, say } from './answers.ts'

const day = '2026-11-20 09:00:00'

/** Listing rows (spec 3), each with another variation that the specification allows. */
export const listings = [
  {
    // An id under the other of its two names, as a number; numbers as text.
    id: 7001,
    assetsName: '锦江区办公楼一层整体出租',
    showName: '锦江区办公楼一层整体出租',
    imgSrc: '',
    url: '',
    projectType: '2',
    projectNature: '3',
    typeName: '资产租赁',
    publishDate: day,
    priceType: '1',
    startPrice: '1,200,000.00',
    biddingPrice: '1260000',
    biddingCount: '3',
    priceUnitName: '',
    leftTime: '86400',
    subOrgName: '成都分所',
  },
  {
    // Without a project type it is a single asset; there are no bids, and the price is empty.
    assetsId: 'A-7002',
    assetsName: '绵阳某公司20%股权转让',
    imgSrc: null,
    typeName: '企业股权转让',
    publishDate: day,
    priceType: 1,
    startPrice: 3500000,
    biddingPrice: '',
    biddingCount: 0,
    leftTime: 172800,
    subOrgName: '绵阳分所',
  },
  {
    assetsId: 'A-7003',
    assetsName: '报废车辆一批',
    projectType: 1,
    projectNature: 1,
    typeName: '资产转让',
    publishDate: day,
    priceType: 2,
    startPrice: '85.5',
    biddingPrice: null,
    biddingCount: null,
    priceUnitName: '元/吨',
    leftTime: '',
  },
]

/** A notice does not contain its type; only the request does (spec 3, 7). */
const notices = listings.map(({ assetsName }, index) => ({
  id: 8001 + index,
  noticeTitle: ['关于锦江区办公楼出租的竞价公告', '', '报废车辆成交公示'][index],
  assetsName,
  publishDate: day,
  createTime: day,
}))
const noticeTypes = [0, 4, 5]

const ofType = ({ noticeType }: Question['input']) =>
  notices.filter((_, index) => noticeType === undefined || Number(noticeType) === noticeTypes[index])

const news = ['省属国企资产交易座谈会召开', '三季度交易数据发布', '招商引资政策解读'].map((title, index) => ({
  id: 9001 + index,
  title,
  summarys: `${title}，详见正文。`,
  imgSrc: index === 0 ? '/favicon.svg' : '',
  isOuterLink: '0',
  outerLinkUrl: '',
  publishDate: day,
  createTime: day,
}))

/** The data contains modules of all codes (spec 7). */
const modules = [
  { id: 1, name: '新闻动态', plateCode: 'zxdt', sourceType: '1', moreButtonUrl: '/zxdt' },
  { id: 2, name: '交易公告', plateCode: 'notice', sourceType: '2', moreButtonUrl: '/zxdt' },
  { id: 3, name: '最新挂牌', plateCode: 'new', sourceType: '3' },
  { name: '竞价须知', moreButtonUrl: '/helpCenter', backColour: '#B3372F' },
  { name: '报名指南', moreButtonUrl: '/helpCenter', backColour: '#8C6D3F' },
]

const categories = [
  { id: 21, parentId: 2, manageTypeId: 2, typeName: '机动车', nickName: '车辆', source: '' },
  { id: 22, parentId: 2, manageTypeId: 2, typeName: '房产', nickName: '', source: '' },
]

/** Named after their cities, the head office after the exchange; client ids are configuration (spec 2.6). */
const branches = [
  { id: 1, code: 'HQ', name: '岷江联合产权交易所' },
  { id: 2, code: 'MY', name: '绵阳分所' },
  { id: 3, code: 'LZ', name: '泸州分所' },
]

const regions = [
  { name: '成都市', value: '127', value1: '56000.5', value2: '31000' },
  { name: '绵阳市', value: 32, value1: 8200, value2: 0 },
  { name: '泸州市', value: 4, value1: '1,950.25', value2: null },
]

const navigation = [
  { navigationName: '首页', navigationUrl: '/index', inStation: '1', openPage: '0', menuFlag: 1 },
  { navigationName: '项目中心', navigationUrl: '/project', inStation: '1', openPage: '0', menuFlag: 2 },
]

const list = (records: readonly unknown[]) => say({ records })

const named = ({ assetsName }: { assetsName: string }, { assetsName: sought }: Question['input']) =>
  typeof sought !== 'string' || assetsName.includes(sought)

type Call = (input: Question['input']) => Answer

/** The calls of section 7 that need no session, as `METHOD path`. */
const calls: Readonly<Record<string, Call>> = {
  'GET /dscq-system/dict/dictionary': () => list([]),
  'GET /dscq-system/region/list': () => list([{ code: 510000, name: '四川省' }]),
  'GET /dscq-system/industry/list': () => list([]),
  'POST /dscq-auth/client/branch': ({ clientId }) => say({ clientId, name: branches[0]!.name, tenantId: 100000 }),
  'GET /dscq-system/branch/detail': () => say(branches[0]),
  'POST /dscq-content/partners/page': ({ positionType }) =>
    list([{ id: `${String(positionType)}1`, name: '省国资委', url: 'https://example.cn', imgSrc: '' }]),
  'POST /dscq-content/ad-ads/list': () => say([]),
  'POST /dscq-content/page-modules-content/batch-list': () => say(modules),
  'POST /dscq-content/news-content/page': () => list(news),
  'POST /dscq-content/news-content/front-page': () => list(news),
  'POST /dscq-content/news-content/detail': ({ id }) => say(news.find((one) => String(one.id) === String(id)) ?? null),
  'POST /dscq-content/news-platecfg/select': () => list([]),
  'GET /dscq-content/news-platecfg/detail': () => say({ hasFrontPage: '1' }),
  'GET /blade-desk/notice-info/list': (input) => list(ofType(input)),
  'GET /blade-desk/notice-info/detail': ({ id }) => say(notices.find((one) => String(one.id) === id) ?? null),
  'POST /dscq-project/notice/page': (input) => list(ofType(input)),
  'POST /dscq-project/notice/detail': ({ id }) => say(notices.find((one) => String(one.id) === String(id)) ?? null),
  'GET /blade-desk/branch/list': () => list(branches),
  'GET /blade-desk/branch/detail': ({ id }) => say(branches.find((one) => String(one.id) === id) ?? null),
  'GET /blade-desk/hot-investments/list': () => list(categories),
  'GET /blade-desk/navigation-config/list': () => list(navigation),
  'GET /blade-desk/periodical/list': () => list([]),
  'GET /blade-desk/periodical/detail': () => refuse(404, '期刊不存在'),
  'GET /blade-desk/recruit/list': () => list([]),
  'GET /blade-desk/recruit/detail': () => refuse(404, '职位不存在'),
  'GET /blade-desk/evolution/list': () => list([]),
  'GET /dscq-project/top/hot': () => list(listings),
  'GET /dscq-project/top/new-publish': () => list(listings.toReversed()),
  'POST /dscq-sync/v1/basic-assets/new-publish': () => list(listings),
  'POST /dscq-sync/v1/bid-assets/hall/page': (input) => list(listings.slice(0, 1).filter((row) => named(row, input))),
  'POST /dscq-project/activity/upcoming-bid': (input) => list(listings.slice(1, 2).filter((row) => named(row, input))),
  'POST /dscq-sync/v1/bid-assets/bidding-data': () => say({ biddingCount: '1', maxRate: '5', maxAssetsId: 7001 }),
  'POST /dscq-sync/v1/bid-assets/bidding-rate': () => say({ biddingRate: 62.5 }),
  'POST /dscq-data-view/statistical/assets-total-data': () =>
    say({ quoteTotal: '65150.75', bargainTotal: 31120, quoteAssetsCount: '163', memberTotal: 2048 }),
  'POST /dscq-data-view/statistical/geo-map': () => say(regions),
}

/** The answers of the public part; null for an unknown call. */
export const answerPortal = ({ method, path, input }: Question): Answer | null =>
  calls[`${method} ${path}`]?.(input) ?? null

export const publicCalls: readonly string[] = Object.keys(calls)
