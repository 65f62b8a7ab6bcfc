/*
 * A step of its own: the addresses of everything that this screen loads stay out of the first load of the home page.
 */
export const evidence = () => import('./EvidencePage.tsx')
