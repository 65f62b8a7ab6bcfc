import { parseUrl } from '../navigation/parse-url.ts'
import { isLocalPath, safeHref } from '../navigation/safe-href.ts'

/** The address of a picture of this site or of the exchange's services, which the content policy allows (deploy/headers.mjs); else null. */
export function ownPicture(value: string | null): string | null {
  const text = value?.trim() ?? ''
  if (isLocalPath(text)) return text
  const href = safeHref(text)
  return href !== null && new URL(href).origin === parseUrl(import.meta.env.VITE_API_BASE)?.origin ? href : null
}
