/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const list = () => import('./ProjectSettlementPage.tsx')
export const detail = () => import('./SettleDetailPage.tsx')
export const payInfo = () => import('./PayInfoPage.tsx')
