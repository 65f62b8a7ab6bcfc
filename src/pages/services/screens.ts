/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const demands = () => import('./MyServicePage.tsx')
export const demand = () => import('./MyServiceDetailPage.tsx')
export const demandForm = () => import('./DemandDetailPage.tsx')
