/** A step of its own: the addresses of everything that the screen loads stay out of the first load of the home page. */
export const load = () => import('./SpecialPage.tsx')
