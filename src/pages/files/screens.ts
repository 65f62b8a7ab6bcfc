/*
 * A step of its own: the addresses of everything that these screens load stay out of the first load of the home page.
 */
const page = (name: keyof typeof import('./pages.ts')) => async () => ({ default: (await import('./pages.ts'))[name] })

export const projects = page('ProjectsPage')
export const kinds = page('FolderPage')
export const files = page('ListPage')
