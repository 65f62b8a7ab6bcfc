/** The test DOM's own implementation. */
export const nativeStyle = window.getComputedStyle.bind(window)

/** The properties that tests read often, and whether they are inherited. */
const quick = new Map([
  ['display', false],
  ['pointer-events', false],
  ['visibility', true],
])

const blank = document.implementation.createHTMLDocument('')
const ofTags = new Map<string, string>()
/** The default value of an element with this tag, without any styles on it or its ancestors. */
function defaultOf({ namespaceURI, localName }: Element, property: string): string {
  const key = `${namespaceURI} ${localName} ${property}`
  let known = ofTags.get(key)
  if (known === undefined) {
    const plain = blank.body.appendChild(blank.createElementNS(namespaceURI, localName))
    known = nativeStyle(plain).getPropertyValue(property)
    plain.remove()
    ofTags.set(key, known)
  }
  return known
}

function valueOf(element: Element, property: string): string {
  const isInherited = quick.get(property)
  // The attribute `open` of a dialog decides whether it is shown.
  if (isInherited === undefined || !element.isConnected || element.tagName === 'DIALOG')
    return nativeStyle(element).getPropertyValue(property)
  for (let from: Element | null = element; from; from = isInherited ? from.parentElement : null)
    if (from.getAttribute('style')?.includes(property)) return nativeStyle(element).getPropertyValue(property)
  return defaultOf(element, property)
}

class QuickStyle {
  readonly element: Element

  constructor(element: Element) {
    this.element = element
  }

  getPropertyValue(property: string): string {
    return valueOf(this.element, property)
  }

  get display(): string {
    return valueOf(this.element, 'display')
  }

  get pointerEvents(): string {
    return valueOf(this.element, 'pointer-events')
  }

  get visibility(): string {
    return valueOf(this.element, 'visibility')
  }
}

Object.setPrototypeOf(
  QuickStyle.prototype,
  new Proxy(Object.prototype, {
    get: (_, name, { element }: QuickStyle) => Reflect.get(nativeStyle(element), name) as unknown,
  }),
)

// The test DOM computes the whole style of an element, from the root down, for one property: a twentieth of the time of a
// rendering test. Test pages load no style sheets, and antd's runtime styles do not set these properties.
window.getComputedStyle = (element) => new QuickStyle(element) as unknown as CSSStyleDeclaration
