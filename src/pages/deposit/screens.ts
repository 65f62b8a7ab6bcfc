/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const cashier = () => import('./CashierDeskPage.tsx')
export const list = () => import('./MyDepositPage.tsx')
export const detail = () => import('./DepositDetailPage.tsx')
export const claim = () => import('./DepositAddPayInfoPage.tsx')
