/** First segments of the addresses that end in `.html` and are still pages of the portal, such as /projectPkg/1.html. */
export const htmlPages = ['projectPkg', 'projectDetail', 'projectToManageDetail']

const htmlPage = new RegExp(`^/(?:${htmlPages.join('|')})/[^/]+\\.html$`)

/**
 * Whether a path without a file of its own gets index.html. A path with a file extension is a lost file and has to be
 * a 404: a page in place of a script would run into a syntax error and hide the loss (ASVS 14.2.5).
 */
export function isPagePath(pathname) {
  if (pathname.startsWith('/assets/') || pathname.includes('/.')) return false
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || htmlPage.test(pathname)
}
