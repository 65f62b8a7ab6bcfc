import type { BranchDetail } from '#src/model/branch/detail.ts'
import type { PurchaseMenuItem } from '#src/model/content/purchase-menu.ts'
import type { Ad, HotInvestment, NavigationItem, Partner } from '#src/model/content/schema.ts'
import type { Evolution, Periodical as PeriodicalRow, RecruitDetail } from '#src/model/content/about.ts'
import type {
  BannerSection,
  ContactsSection,
  QuestionsSection,
  RoadshowsSection,
  StepsSection,
} from '#src/model/content/special.ts'
import type { Roadshow as PublishedRoadshow } from '#src/model/content/roadshow.ts'
import type { KindCode } from '#src/model/asset-kind/labels.ts'
import type { BidMode } from '#src/model/listing/detail.ts'
import type { Category } from '#src/model/listing/schema.ts'
import type { ModuleItem } from '#src/model/news/modules.ts'
import type { NewsDetail, Plate } from '#src/model/news/schema.ts'
import type { ProcurementCategory, ProcurementMethod } from '#src/model/procurement/kinds.ts'
import type { Schedule } from '#src/model/procurement/stage.ts'
import type { NoticeDetail } from '#src/model/notice/detail.ts'
import type { FileDraft } from '../files/file-draft.ts'
import type { SceneKind } from '../pictures/pictures.ts'

export type ListingStatus =
  | 'PRE'
  | 'NOTICE'
  | 'EXTENDED'
  | 'CLOSED'
  | 'WAIT_BID'
  | 'BIDDING'
  | 'PAUSED'
  | 'DEAL_PUBLICITY'
  | 'SIGNING'
  | 'SETTLING'
  | 'DONE'
  | 'FAILED'
  | 'TERMINATED'

/** `lotName`: of a package, which of its lots was quoted for. */
export type Quote = { seq: number; bidNo: string; amount: string; at: number; lotName?: string }

/** Terms of a room that its formal notice sets; their names and values are those of the room's configuration. */
export type RoomTerms =
  | { floor: string; dropStep: string; dropMs: number; approvalDoc: string | null }
  | { trigger: 'TIME' | 'CEILING'; ceiling: string | null }

/** One asset of the exchange, single or package. Amounts in 元, or in the asset's own unit when `unitName` is set. */
export type Listing = {
  assetsId: string
  /** Prefix, year, region, seven digits (domain 2.3). */
  no: string
  assetsName: string
  typeCode: KindCode
  /** Which scene the asset's picture shows. */
  picture: string
  isPackage: boolean
  projectNature: number
  /** Members of a package. */
  memberIds: string[]
  /** The package this asset is a member of: it is shown there, and counted through it. */
  packageId: string | null
  /** Who transfers or lets. */
  seller: string
  branchId: string
  adcode: number
  /** Street or village; of a company that of its office. */
  address: string
  industryCode: string
  /** Category of the hot list, and the operation within it. */
  parentId: string
  operationId: string
  /** 1 state equity, 2 state physical assets, 3 asset leasing; null is in none of the map's categories. */
  mapCategory: 1 | 2 | 3 | null
  status: ListingStatus
  mode: BidMode
  unitName: string | null
  startPrice: string
  step: string
  deposit: string
  /** What the listing is worth altogether, 元: for a lease the rent of its whole term. */
  totalYuan: string
  quotes: Quote[]
  /** What the lists show in place of the last quote: a price that falls by itself, the sum of a package. */
  shownPrice?: string | null
  publishedAt: number
  /** When the exchange's staff published its formal notice, if it was before the usual time. */
  noticedAt?: number
  /** What that notice set for its room. */
  roomTerms?: RoomTerms
  /** `totalYuan` as it was disclosed, by which the asset was appraised, if that notice set another price. */
  disclosedYuan?: string
  opensAt: number
  closesAt: number
  /** How long its room was planned to be, once the room has moved its end. */
  plannedMs?: number
  /** When the last of its deals ended by default of the winner, and nobody followed. */
  defaultedAt?: number
  /** Until when people may enrol, and until when their deposit must be there, when it is not the usual time before the room. */
  enrolEndsAt?: number
  depositEndsAt?: number
  /** Extensions of its notice so far, and the beginning of the enrolment, which they do not move. */
  extended?: { at: readonly number[]; enrolFrom: number }
  dealYuan: string | null
  viewCount: number
  favouriteCount: number
  reminderCount: number
  highlights: string[]
  facts: { label: string; value: string }[]
  description: string[]
}

export type Notice = NoticeDetail & {
  publishedAt: number
  noticeType: number
  /** Its first sentence: of a suspension or an end the reason. */
  lead: string
  files: readonly FileDraft[]
}
export type News = NewsDetail & {
  plateId: string
  /** The branch that it is about. */
  branchId: string | null
  publishedAt: number
  /** Chosen by the editors for the plate's front page, in its list or in its carousel. */
  isFrontPage: boolean
  inCarousel: boolean
  files: readonly FileDraft[]
  /** The listings that it is about. */
  assetIds: readonly string[]
}

/** News or a notice among the favourites of a user, since when. */
export type ArticleFavourite = { addedAt: number } & (
  | { type: 'news'; article: News }
  | { type: 'notice'; article: Notice }
)

export type User = {
  id: string
  /** What a person signs in with besides the phone. */
  loginName: string
  username: string
  name: string
  password: string
  telPhone: string
  authStatus: number
  headImg: string
  isAllowAccess: boolean
  /** Who the person is for a reader of the demo. */
  persona: string
}

/** A favourite, which outlives the listing's leaving the exchange, with price and state at its keeping and at the last message. */
export type Favourite = {
  listing: Listing
  keptAt: number
  keptPrice: string | null
  keptStatus: ListingStatus
  notifiedPrice: string | null
  notifiedStatus: ListingStatus
  isReminded: boolean
}

/** What the contract publishes of a roadshow, of which the asset and the files are made on request. */
export type Roadshow = Omit<PublishedRoadshow, 'asset' | 'attachments'> & {
  assetsId: string
  publishedAt: number
  files: readonly FileDraft[]
}

type SpecialLink = { label: string; url: string }
type SpecialTitle = { id: string; title: string }

/** A section as the editors arrange it; its live content is added when it is requested. */
export type SpecialDraft =
  | BannerSection
  | StepsSection
  | Omit<RoadshowsSection, 'typeCodes'>
  | QuestionsSection
  | ContactsSection
  | (SpecialTitle & { type: 'figures'; note: string })
  | (SpecialTitle & { type: 'listings'; count: number; more: SpecialLink })
  | (SpecialTitle & { type: 'policies'; plates: readonly string[]; count: number; more: SpecialLink })

/** A page about one theme. */
export type SpecialPage = {
  code: string
  title: string
  description: string
  /** What its figures, listings and roadshows are about. */
  kinds: readonly KindCode[]
  sections: readonly SpecialDraft[]
}

export type Member = { id: string; joinedAt: number; kind: 'person' | 'organisation' }
/** An issue prints articles of one plate; its pages are made when first asked for. */
export type Periodical = PeriodicalRow & {
  theme: string
  summarys: string
  scene: SceneKind
  plateId: string
  publishedAt: number
}
export type Recruit = RecruitDetail & { publishedAt: number }

/** A branch of this exchange, with every field of the contract. */
export type FullBranch = { [Field in keyof BranchDetail]-?: NonNullable<BranchDetail[Field]> }

/** A part of a procurement project. Amounts in 元. */
export type ProcurementPart = {
  id: string
  name: string
  content: string
  budget: string
  ceiling: string
  bond: string
  period: string
}

/** One procurement project. Amounts in 元. */
export type Procurement = {
  id: string
  no: string
  name: string
  method: ProcurementMethod
  category: ProcurementCategory
  adcode: number
  purchaser: string
  agency: string | null
  /** The place of its subject among all. */
  subject: number
  /** The estimate; it is published unless `isBudgetSecret`. */
  budget: string
  isBudgetSecret: boolean
  lots: readonly ProcurementPart[]
  /** Of the procurement documents; 0 if they are free. */
  filePrice: string
  /** All dates as they are planned; what of them is public depends on the clock. */
  dates: Schedule
  /** Fewer than three suppliers respond, unless accounts do. */
  isScarce: boolean
  /** Why it ends without a result, if it does. */
  termination: 'too-few' | 'withdrawn' | null
}

/** Everything the exchange knows. Plain maps and lists; the order of a map is the order of arrival. */
export type Tables = {
  listings: Map<string, Listing>
  notices: Map<string, Notice>
  plates: Plate[]
  news: Map<string, News>
  /** Advertisements by slot code. */
  ads: Map<string, Ad[]>
  /** Module tabs and buttons by module code. */
  modules: Map<string, ModuleItem[]>
  navigation: NavigationItem[]
  purchaseMenu: PurchaseMenuItem[]
  categories: Category[]
  hotInvestments: HotInvestment[]
  partners: Map<number, Partner[]>
  branches: Map<string, FullBranch>
  users: Map<string, User>
  members: Member[]
  periodicals: Periodical[]
  recruits: Recruit[]
  /** Oldest first. */
  evolution: Evolution[]
  /** What each user keeps, by id, in the order of keeping. */
  favourites: Map<string, Map<string, Favourite>>
  roadshows: Map<string, Roadshow>
  /** The roadshows each user keeps, by id, with when they were added, in that order. */
  roadshowFavourites: Map<string, Map<string, number>>
  /** The articles each user keeps, by type and id, in that order. */
  articleFavourites: Map<string, Map<string, ArticleFavourite>>
  /** By code. */
  specials: Map<string, SpecialPage>
  /** Procurement projects by id, in the order of their announcements. */
  procurements: Map<string, Procurement>
  /** Users who may not bid (domain 7, F14). */
  blacklist: Set<string>
}
