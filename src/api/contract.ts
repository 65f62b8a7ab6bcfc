import type { Endpoint } from './endpoint.ts'
import * as about from './endpoints/about.ts'
import * as account from './endpoints/account.ts'
import * as appeal from './endpoints/appeal.ts'
import * as articleFavourite from './endpoints/article-favourite.ts'
import * as assets from './endpoints/assets.ts'
import * as auth from './endpoints/auth.ts'
import * as bidding from './endpoints/bidding.ts'
import * as captcha from './endpoints/captcha.ts'
import * as branch from './endpoints/branch.ts'
import * as calendar from './endpoints/calendar.ts'
import * as caseFile from './endpoints/case-file.ts'
import * as collect from './endpoints/collect.ts'
import * as content from './endpoints/content.ts'
import * as desk from './endpoints/desk.ts'
import * as evidence from './endpoints/evidence.ts'
import * as file from './endpoints/file.ts'
import * as hall from './endpoints/hall.ts'
import * as message from './endpoints/message.ts'
import * as contractCalls from './endpoints/contract.ts'
import * as contractText from './endpoints/contract-text.ts'
import * as deal from './endpoints/deal.ts'
import * as demand from './endpoints/demand.ts'
import * as deposit from './endpoints/deposit.ts'
import * as enroll from './endpoints/enroll.ts'
import * as factor from './endpoints/factor.ts'
import * as news from './endpoints/news.ts'
import * as notice from './endpoints/notice.ts'
import * as overview from './endpoints/overview.ts'
import * as person from './endpoints/kyc.ts'
import * as portal from './endpoints/portal.ts'
import * as procurement from './endpoints/procurement.ts'
import * as procurementSaved from './endpoints/procurement-saved.ts'
import * as procurementSupplier from './endpoints/procurement-supplier.ts'
import * as procurementDetail from './endpoints/procurement-detail.ts'
import * as purchaseMenu from './endpoints/purchase-menu.ts'
import * as project from './endpoints/project.ts'
import * as registration from './endpoints/registration.ts'
import * as renewal from './endpoints/renewal.ts'
import * as roadshow from './endpoints/roadshow.ts'
import * as seal from './endpoints/seal.ts'
import * as search from './endpoints/search.ts'
import * as settlement from './endpoints/settlement.ts'
import * as signOn from './endpoints/sign-on.ts'
import * as siteSearch from './endpoints/site-search.ts'
import * as special from './endpoints/special.ts'
import * as system from './endpoints/system.ts'
import * as verification from './endpoints/verification.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'errorPolicy' in value

const sections = {
  auth,
  signOn,
  renewal,
  captcha,
  registration,
  system,
  content,
  news,
  desk,
  notice,
  branch,
  about,
  procurement,
  procurementSaved,
  procurementSupplier,
  procurementDetail,
  purchaseMenu,
  project,
  hall,
  assets,
  collect,
  roadshow,
  articleFavourite,
  special,
  calendar,
  portal,
  account,
  factor,
  appeal,
  file,
  caseFile,
  message,
  overview,
  enroll,
  demand,
  deposit,
  contractCalls,
  contractText,
  evidence,
  verification,
  deal,
  settlement,
  person,
  seal,
  bidding,
  search,
  siteSearch,
}

export type Call = { name: string; section: keyof typeof sections; endpoint: Endpoint }

/** Every call of the contract. For the mock, the documentation and the tests; a page imports only the calls it makes. */
export const contract: readonly Call[] = Object.entries(sections).flatMap(([section, module]) =>
  Object.entries(module)
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
    .map(([name, endpoint]) => ({ name, section: section as keyof typeof sections, endpoint })),
)
