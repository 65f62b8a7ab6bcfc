/** Parts of this page that an action scrolls to. */
export const anchors = {
  sections: 'asset-sections',
  contacts: 'asset-contacts',
  notices: 'asset-notices',
  similar: 'asset-similar',
} as const

/** Scrolls to a part of the page and focuses it. */
export function scrollToAnchor(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
