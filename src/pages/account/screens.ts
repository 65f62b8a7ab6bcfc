/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const safety = () => import('./SafetyPage.tsx')
export const password = () => import('./PasswordPage.tsx')
export const phone = () => import('./PhonePage.tsx')
export const portrait = () => import('./PortraitPage.tsx')
export const appeals = () => import('./AppealsPage.tsx')
