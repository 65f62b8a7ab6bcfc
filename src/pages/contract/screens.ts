/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const seals = () => import('./SealsPage.tsx')
export const sealFace = () => import('./SealFacePage.tsx')
