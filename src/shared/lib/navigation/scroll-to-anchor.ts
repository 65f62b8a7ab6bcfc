/** Scrolls to a part of the page and focuses it; see `anchor` of `Card`. */
export function scrollToAnchor(id: string): void {
  const place = document.getElementById(id)
  place?.scrollIntoView({ block: 'start' })
  place?.focus({ preventScroll: true })
}
