import { aboutHandlers } from './about.ts'
import { accountHandlers } from './account.ts'
import { appealHandlers } from './appeal.ts'
import { articleFavouriteHandlers } from './article-favourite.ts'
import { assetsHandlers } from './assets.ts'
import { authHandlers } from './auth.ts'
import { branchHandlers } from './branch.ts'
import { calendarHandlers } from './calendar.ts'
import { caseFileHandlers } from './case-file.ts'
import { collectHandlers } from './collect.ts'
import { contentHandlers } from './content.ts'
import { factorHandlers } from './factor.ts'
import { fileHandlers } from './file.ts'
import { contractHandlers } from './contract.ts'
import { contractTextHandlers } from './contract-text.ts'
import { verificationHandlers } from './verification.ts'
import { dealHandlers } from './deal.ts'
import { demandHandlers } from './demand.ts'
import { settlementHandlers } from './settlement.ts'
import { biddingHandlers } from './bidding.ts'
import { depositHandlers } from './deposit.ts'
import { enrollHandlers } from './enroll.ts'
import { evidenceHandlers } from './evidence.ts'
import type { Handler } from './call/handle.ts'
import { messageHandlers } from './message.ts'
import { newsHandlers } from './news.ts'
import { noticeHandlers } from './notice.ts'
import { overviewHandlers } from './overview.ts'
import { personHandlers } from './kyc.ts'
import { portalHandlers } from './portal.ts'
import { procurementHandlers } from './procurement.ts'
import { procurementSavedHandlers } from './procurement-saved.ts'
import { procurementSupplierHandlers } from './procurement-supplier.ts'
import { procurementDetailHandlers } from './procurement-detail.ts'
import { projectHandlers } from './project.ts'
import { sealHandlers } from './seal.ts'
import { siteSearchHandlers } from './site-search.ts'
import { roadshowHandlers } from './roadshow.ts'
import { specialHandlers } from './special.ts'
import { systemHandlers } from './system.ts'

/** A handler for every call of the contract; a test counts them. */
export const handlers: readonly Handler[] = [
  ...authHandlers,
  ...systemHandlers,
  ...contentHandlers,
  ...newsHandlers,
  ...noticeHandlers,
  ...siteSearchHandlers,
  ...branchHandlers,
  ...aboutHandlers,
  ...projectHandlers,
  ...assetsHandlers,
  ...collectHandlers,
  ...roadshowHandlers,
  ...articleFavouriteHandlers,
  ...specialHandlers,
  ...calendarHandlers,
  ...messageHandlers,
  ...overviewHandlers,
  ...enrollHandlers,
  ...biddingHandlers,
  ...demandHandlers,
  ...depositHandlers,
  ...dealHandlers,
  ...contractHandlers,
  ...contractTextHandlers,
  ...verificationHandlers,
  ...evidenceHandlers,
  ...settlementHandlers,
  ...portalHandlers,
  ...accountHandlers,
  ...factorHandlers,
  ...appealHandlers,
  ...fileHandlers,
  ...caseFileHandlers,
  ...personHandlers,
  ...sealHandlers,
  ...procurementHandlers,
  ...procurementSavedHandlers,
  ...procurementSupplierHandlers,
  ...procurementDetailHandlers,
]
