/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
export const favourites = () => import('./FavouritesPage.tsx')
export const messages = () => import('./MessagesPage.tsx')
export const message = () => import('./MessagePage.tsx')
