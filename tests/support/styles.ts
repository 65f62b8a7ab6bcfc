/** What the test DOM itself says. */
export const wholeStyle = window.getComputedStyle.bind(window)

/** What tests ask of an element again and again, and whether an element has it from those around it. */
const quick = new Map([
  ['display', false],
  ['pointer-events', false],
  ['visibility', true],
])

const blank = document.implementation.createHTMLDocument('')
const ofTags = new Map<string, string>()
/** What an element of this tag has when nothing is written on it or around it. */
function ofTag({ namespaceURI, localName }: Element, property: string): string {
  const key = `${namespaceURI} ${localName} ${property}`
  let known = ofTags.get(key)
  if (known === undefined) {
    const plain = blank.body.appendChild(blank.createElementNS(namespaceURI, localName))
    known = wholeStyle(plain).getPropertyValue(property)
    plain.remove()
    ofTags.set(key, known)
  }
  return known
}

function valueOf(element: Element, property: string): string {
  const isInherited = quick.get(property)
  // A dialog is shown or not by an attribute of its own.
  if (isInherited === undefined || !element.isConnected || element.tagName === 'DIALOG')
    return wholeStyle(element).getPropertyValue(property)
  for (let from: Element | null = element; from; from = isInherited ? from.parentElement : null)
    if (from.getAttribute('style')?.includes(property)) return wholeStyle(element).getPropertyValue(property)
  return ofTag(element, property)
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
    get: (_, name, { element }: QuickStyle) => Reflect.get(wholeStyle(element), name) as unknown,
  }),
)

// The test DOM works out the whole style of an element, from the top of the page, for one word of it: a twentieth of the time of a
// test that draws. The pages of tests load no style sheets, and what antd adds while it runs says nothing of these words.
window.getComputedStyle = (element) => new QuickStyle(element) as unknown as CSSStyleDeclaration
