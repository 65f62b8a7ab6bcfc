/** First segments of the addresses that end in `.html` and are still pages of the portal, such as /projectPkg/1.html. */
export const htmlPages = ['projectPkg', 'projectDetail', 'projectToManageDetail']

const htmlPage = new RegExp(`^/(?:${htmlPages.join('|')})/[^/]+\\.html$`)

/**
 * Whether a request target has an invalid escape or resolves to another host, and neither asks for a file nor cuts a name short:
 * such a link is answered with the page, which shows the not-found screen (RT-09).
 */
export function isUnreadablePage(target) {
  const [pathname = ''] = target.split('?', 1)
  if (/\.|%2e|%00/i.test(pathname)) return false
  if (/^\/[/\\]/.test(pathname)) return true
  try {
    // The result is compared because Vite's bundler drops a call whose value is unused, and with it the exception.
    return !decodeURIComponent(pathname).startsWith('/')
  } catch {
    return true
  }
}

/**
 * Whether a path without a file of its own gets index.html. A path with a file extension is a missing file and has to be
 * a 404: a page in place of a script would cause a syntax error that hides the missing file (ASVS 14.2.5).
 */
export function isPagePath(pathname) {
  if (pathname.startsWith('/assets/') || pathname.includes('/.')) return false
  const lastSegment = pathname.slice(pathname.lastIndexOf('/') + 1)
  return !lastSegment.includes('.') || htmlPage.test(pathname)
}
