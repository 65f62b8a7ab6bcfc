/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const claim = () => import('./ClaimPage.tsx')
export const information = () => import('./RealNamePersonInfoPage.tsx')
export const refusal = () => import('./MembershipReasonPage.tsx')
export const membership = () => import('./MembershipPage.tsx')
