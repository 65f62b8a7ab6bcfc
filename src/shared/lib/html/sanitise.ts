import createPurifier, { type Config } from 'dompurify'
import { safeLink } from '../navigation/safe-href.ts'
import { ownPicture } from './own-picture.ts'
import { partsOf } from './parts.ts'
import { textPolicy } from './text-policy.ts'

/** A heading of a text, for its table of contents. */
export type Heading = { id: string; text: string; level: 2 | 3 }

/** A text of the exchange that holds nothing that runs. */
export type SafeText = {
  /** Detached; it is put into the page as it is, never as a string that would be parsed again. */
  root: HTMLElement
  headings: readonly Heading[]
  /** How many `headings` there will be, at most. */
  headingsMost: number
  /** Code points without spaces; of the parts that were not read yet an estimate. */
  length: number
  /** Whether all parts were read. */
  isWhole: boolean
}

const tags =
  'p br hr h1 h2 h3 h4 h5 h6 div section article span strong b em i u s del ins sub sup small mark abbr cite q time code pre ' +
  'blockquote ul ol li dl dt dd a img figure figcaption table caption colgroup col thead tbody tfoot tr th td'

const attributes = 'href title alt src width height colspan rowspan scope span start reversed lang dir datetime cite id'

const alignments: ReadonlySet<string> = new Set(['left', 'center', 'right', 'justify'])

/** Ids of a text have a prefix, so that none of them is a name of the page (DOM clobbering). */
const idPrefix = 'text-'

/** The width of a table's column in px or per cent; anything else is dropped. */
const size = /^\d{1,4}(?:px|%)?$/

/** Text alignment is meaning, for example in a table of amounts; it survives as a data attribute that the style sheet knows. */
function alignmentOf(node: Element): string | undefined {
  const style = node.getAttribute('style') ?? ''
  const written = /(?:^|;)\s*text-align\s*:\s*(\w+)/i.exec(style)?.[1] ?? node.getAttribute('align')
  const align = written?.toLowerCase()
  return align && alignments.has(align) ? align : undefined
}

function keepLink(link: Element): void {
  const href = link.getAttribute('href') ?? ''
  link.removeAttribute('href')
  if (/^#[\w\u4e00-\u9fff-]{1,80}$/.test(href)) {
    link.setAttribute('href', `#${idPrefix}${href.slice(1)}`)
    return
  }
  const address = safeLink(href)
  if (address === null) return
  link.setAttribute('href', address)
  if (address.startsWith('/')) return
  link.setAttribute('target', '_blank')
  link.setAttribute('rel', 'noopener noreferrer')
}

/** A picture of another host would be a request to it: its description remains. */
function keepPicture(picture: Element): void {
  const address = ownPicture(picture.getAttribute('src'))
  if (address === null) {
    picture.replaceWith(picture.getAttribute('alt') ?? '')
    return
  }
  picture.setAttribute('src', address)
  picture.setAttribute('loading', 'lazy')
  picture.setAttribute('decoding', 'async')
}

function finish(node: Element, align: string | undefined): void {
  if (align) node.setAttribute('data-align', align)
  // DOMPurify only empties it.
  node.removeAttribute('is')
  for (const name of ['width', 'height'])
    if (node.hasAttribute(name) && !size.test(node.getAttribute(name) ?? '')) node.removeAttribute(name)
  if (node.id) node.id = idPrefix + node.id
  if (node.nodeName === 'A') keepLink(node)
  if (node.nodeName === 'IMG') keepPicture(node)
}

function purifier() {
  const purify = createPurifier(window)
  const aligned = new WeakMap<Element, string | undefined>()
  // The hooks are also called for texts and comments.
  purify.addHook('beforeSanitizeAttributes', (node) => {
    if (node.nodeType === Node.ELEMENT_NODE) aligned.set(node, alignmentOf(node))
  })
  purify.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeType === Node.ELEMENT_NODE) finish(node, aligned.get(node))
  })
  // Once for all parts: to read a configuration takes as long as to purify a paragraph.
  purify.setConfig({
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    SANITIZE_DOM: false,
    RETURN_DOM_FRAGMENT: true,
    TRUSTED_TYPES_POLICY: textPolicy() as unknown as NonNullable<Config['TRUSTED_TYPES_POLICY']>,
  })
  return purify
}

let purify: ReturnType<typeof purifier> | undefined

/** Headings of a text begin below the title of the page; `top` is their highest level, `before` the number of those above. */
function lowerHeadings(all: readonly Element[], top: number, before: number): Heading[] {
  return all.flatMap((heading, index): Heading[] => {
    const level = Math.min(6, Number(heading.nodeName[1]) - top + 2)
    const renamed = document.createElement(`h${level}`)
    for (const { name, value } of heading.attributes) renamed.setAttribute(name, value)
    renamed.append(...heading.childNodes)
    renamed.id ||= `${idPrefix}part-${before + index + 1}`
    // A target of the table of contents takes the focus.
    renamed.tabIndex = -1
    heading.replaceWith(renamed)
    const text = renamed.textContent.trim()
    return text && (level === 2 || level === 3) ? [{ id: renamed.id, text, level }] : []
  })
}

/** A wide table scrolls in its own box; the box takes the focus, so that the keyboard can scroll it. */
function boxTables(root: HTMLElement): void {
  for (const table of root.querySelectorAll('table')) {
    const box = document.createElement('div')
    box.dataset['table'] = ''
    box.tabIndex = 0
    box.setAttribute('role', 'region')
    box.setAttribute('aria-label', table.caption?.textContent ?? table.querySelector('th')?.textContent ?? '')
    table.replaceWith(box)
    box.append(table)
  }
}

/** A picture is opened large by a button around it, unless it is a link already. */
function boxPictures(root: HTMLElement): void {
  for (const picture of root.querySelectorAll('img')) {
    if (picture.closest('a')) continue
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset['picture'] = ''
    picture.replaceWith(button)
    button.append(picture)
  }
}

/**
 * Parses into a detached element of a template's document, in which nothing runs. Style and base elements are removed at once,
 * because a document of DOMPurify would report them to the content policy.
 */
function parseInert(html: string): HTMLElement {
  const place = document.createElement('template').content.ownerDocument.createElement('div')
  place.innerHTML = textPolicy().createHTML(html)
  for (const element of place.querySelectorAll('style, base')) element.remove()
  return place
}

/** One part of a text, of which nothing was shown yet. */
function purified(html: string): HTMLElement {
  purify ??= purifier()
  const fragment = purify.sanitize(parseInert(html), { RETURN_DOM_FRAGMENT: true })
  const part = document.createElement('div')
  part.append(...(fragment.firstElementChild ?? fragment).childNodes)
  return part
}

const lengthOf = (text: string): number => [...text.replaceAll(/\s/g, '')].length

/** Of HTML that was not read yet. */
const estimateOf = (html: string) => ({
  headings: html.match(/<h[1-6]\b/gi)?.length ?? 0,
  length: lengthOf(html.replaceAll(/<[^<>]*>/g, '')),
})

/** The highest level of some headings, written as `h2` or `<h2`. */
const topIn = (names: readonly string[]): number => Math.min(...names.map((name) => Number(name.at(-1))))

/** A text that is read part by part. */
export type Reading = {
  /** What was read up to now; its `root` stays the same and grows. */
  text: () => SafeText
  /** Reads the next part; returns whether there are more. */
  readMore: () => boolean
}

/**
 * Reads HTML of the exchange (CT-02): scripts, handlers, frames, forms, styles and addresses that are not safe are removed, outer
 * links open in a new tab with `noopener`, and pictures of other hosts become their description. The first part is read at once.
 */
export function readText(html: string): Reading {
  const rest = partsOf(html)
  const top = rest.length > 1 ? topIn(html.match(/<h[1-6]\b/gi) ?? []) : null
  const root = document.createElement('div')
  let headings: readonly Heading[] = []
  let [headingCount, length] = [0, 0]
  const readMore = (): boolean => {
    const part = purified(rest.shift() ?? '')
    const all = [...part.querySelectorAll('h1, h2, h3, h4, h5, h6')]
    headings = [...headings, ...lowerHeadings(all, top ?? topIn(all.map(({ nodeName }) => nodeName)), headingCount)]
    headingCount += all.length
    boxTables(part)
    boxPictures(part)
    length += lengthOf(part.textContent)
    root.append(...part.childNodes)
    return rest.length > 0
  }
  readMore()
  return {
    text: () => {
      const later = estimateOf(rest.join(''))
      const headingsMost = headings.length + later.headings
      return { root, headings, headingsMost, length: length + later.length, isWhole: rest.length === 0 }
    },
    readMore,
  }
}
