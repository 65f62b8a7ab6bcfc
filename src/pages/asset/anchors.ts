/** Places of this page that an action leads to. */
export const places = {
  sections: 'asset-sections',
  contacts: 'asset-contacts',
  notices: 'asset-notices',
  similar: 'asset-similar',
} as const

/** Brings a place of the page into view and puts the focus there. */
export function goToPlace(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
