/** First segments of the addresses that end in `.html` and are still pages of the portal, such as /projectPkg/1.html. */
export const htmlPages = ['projectPkg', 'projectDetail', 'projectToManageDetail']

const htmlPage = new RegExp(`^/(?:${htmlPages.join('|')})/[^/]+\\.html$`)

/**
 * Whether the target of a request is wrongly escaped, or reads as another host, and is none that tries for a file or ends a name
 * early: whoever follows such a link gets the page, which leads on (RT-09).
 */
export function isUnreadablePage(target) {
  const [pathname = ''] = target.split('?', 1)
  if (/\.|%2e|%00/i.test(pathname)) return false
  if (/^\/[/\\]/.test(pathname)) return true
  try {
    // Vite's bundler leaves out a call whose value is not used, and with it what it throws.
    return !decodeURIComponent(pathname).startsWith('/')
  } catch {
    return true
  }
}

/**
 * Whether a path without a file of its own gets index.html. A path with a file extension is a lost file and has to be
 * a 404: a page in place of a script would run into a syntax error and hide the loss (ASVS 14.2.5).
 */
export function isPagePath(pathname) {
  if (pathname.startsWith('/assets/') || pathname.includes('/.')) return false
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || htmlPage.test(pathname)
}
