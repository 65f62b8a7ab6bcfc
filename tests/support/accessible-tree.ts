import { getRoles } from '@testing-library/dom'

const withoutMeaning = new Set(['generic', 'presentation', 'none'])

const statesOf = (element: Element): string[] =>
  ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-current', 'aria-disabled', 'aria-sort'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [`${name.slice('aria-'.length)}=${value}`]
  })

const nativeStatesOf = (element: Element): string[] => [
  ...(element instanceof HTMLInputElement && element.checked ? ['checked'] : []),
  ...(element instanceof HTMLButtonElement && element.disabled ? ['disabled'] : []),
  ...(element.hasAttribute('href') ? [`→ ${element.getAttribute('href')}`] : []),
]

const labelOf = (element: Element): string[] => {
  const label = element.getAttribute('aria-label') ?? element.getAttribute('alt')
  return label ? [`“${label}”`] : []
}

/** `continues`: small print that belongs to the word before it, such as the decimals of an amount. */
type Line = { depth: number; text: string; isText: boolean; continues?: boolean }

function textLine(data: string, depth: number, isSmall: boolean): Line[] {
  const text = data.replaceAll(/\s+/g, ' ').trim()
  return text ? [{ depth, text, isText: true, continues: isSmall && /^\S/.test(data) }] : []
}

/** Neighbouring texts are read as one. */
const joined = (lines: readonly Line[]): Line[] =>
  lines.reduce<Line[]>((all, line) => {
    const last = all.at(-1)
    if (!last?.isText || !line.isText || last.depth !== line.depth) return [...all, line]
    return [...all.slice(0, -1), { ...last, text: `${last.text}${line.continues ? '' : ' '}${line.text}` }]
  }, [])

/** A role that contains one text and no more is one line with it. */
const withOnlyTexts = (lines: readonly Line[]): Line[] =>
  lines.flatMap((line, index) => {
    const [before, next, after] = [lines[index - 1], lines[index + 1], lines[index + 2]]
    const isOnly = (text: Line | undefined, role: Line | undefined, following: Line | undefined) =>
      text?.isText === true &&
      role?.isText === false &&
      role.depth === text.depth - 1 &&
      (following?.depth ?? 0) < text.depth
    if (isOnly(line, before, next)) return []
    return isOnly(next, line, after) ? [{ ...line, text: `${line.text}: ${next!.text}` }] : [line]
  })

/**
 * What assistive technology reads of these elements: one line for each role with its label, states and address, and one for each
 * text, indented by depth. What is hidden from it is left out; what is hidden from the eye only is in it.
 */
export function accessibleTree(container: HTMLElement): string {
  const roles = new Map<Element, string>()
  for (const [role, elements] of Object.entries(getRoles(container)))
    if (!withoutMeaning.has(role)) for (const element of elements) roles.set(element, role)

  const linesOf = (node: Node, depth: number): Line[] => {
    if (node instanceof Text) return textLine(node.data, depth, node.parentElement?.tagName === 'SMALL')
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || node.hasAttribute('hidden'))
      return []
    const role = roles.get(node)
    const below = [...node.childNodes].flatMap((child) => linesOf(child, role === undefined ? depth : depth + 1))
    if (role === undefined) return below
    const text = [role, ...labelOf(node), ...statesOf(node), ...nativeStatesOf(node)].join(' ')
    return [{ depth, text, isText: false }, ...below]
  }

  return withOnlyTexts(joined(linesOf(container, 0)))
    .map(({ depth, text, isText }) => `${'  '.repeat(depth)}${isText ? text : `- ${text}`}`)
    .join('\n')
}
