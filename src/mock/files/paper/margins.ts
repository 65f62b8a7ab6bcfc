import { brand } from '#src/shared/config/brand.ts'
import { bodyWidth, margin, type PageItem, pageSize } from './paper.ts'

const headY = 46
const footY = pageSize.height - 38

/** Between the title and the number in the running head. */
const headGap = 24

/** A text as far as there is room for it. */
function cut(text: string, room: number, widthOf: (text: string) => number): string {
  if (widthOf(text) <= room) return text
  const chars = Array.from(text)
  while (chars.length > 0 && widthOf(`${chars.join('')}…`) > room) chars.pop()
  return `${chars.join('')}…`
}

/** The running head and the foot of each page, once their number is known. */
export function addMargins(
  pages: PageItem[][],
  { title: name, number: head }: { title: string; number: string },
  measure: (char: string) => number,
) {
  const size = 9
  const widthOf = (text: string) => Array.from(text).reduce((sum, char) => sum + measure(char), 0) * size
  const faint = { kind: 'text', size, spacing: 0, isBold: false, tone: 'faint' } as const
  pages.forEach((items, index) => {
    const foot = `第 ${index + 1} 页 / 共 ${pages.length} 页`
    const right = pageSize.width - margin
    items.push(
      { ...faint, text: cut(name, bodyWidth - widthOf(head) - headGap, widthOf), x: margin, y: headY },
      { ...faint, text: head, x: right - widthOf(head), y: headY },
      { kind: 'rule', x: margin, y: headY + 7, width: bodyWidth },
      { kind: 'logo', x: margin, y: footY - 11, size: 14 },
      { ...faint, text: brand.productName, x: margin + 19, y: footY },
      { ...faint, text: foot, x: right - widthOf(foot), y: footY },
    )
  })
}
