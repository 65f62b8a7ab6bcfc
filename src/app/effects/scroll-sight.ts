/** A link and its box in the window. */
export type SeenLink = [link: Element, box: DOMRect]

export const linksInMain = (): Element[] => [...document.querySelectorAll('main a[href]')]

export const seenLinks = (): SeenLink[] => linksInMain().map((link) => [link, link.getBoundingClientRect()])
