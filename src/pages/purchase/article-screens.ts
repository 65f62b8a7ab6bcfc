export { PlatformNoticePage } from './articles/PlatformNoticePage.tsx'
export { PurchaseHelpArticlePage } from './articles/PurchaseHelpArticlePage.tsx'
export { PurchaseHelpPage } from './articles/help/PurchaseHelpPage.tsx'
export { PurchaseNewsPage } from './articles/PurchaseNewsPage.tsx'
