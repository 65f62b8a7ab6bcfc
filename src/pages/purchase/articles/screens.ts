export { PlatformNoticePage } from './PlatformNoticePage.tsx'
export { PurchaseHelpArticlePage } from './PurchaseHelpArticlePage.tsx'
export { PurchaseHelpPage } from './help/PurchaseHelpPage.tsx'
export { PurchaseNewsPage } from './PurchaseNewsPage.tsx'
