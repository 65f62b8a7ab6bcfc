import { textPolicy } from '#src/shared/lib/html/text-policy.ts'

/** The paragraphs of a notice as plain text, without its table and without a paragraph that only links to another page. */
export function noticeText(html: string | null | undefined): string[] {
  const { body } = new DOMParser().parseFromString(textPolicy().createHTML(html ?? ''), 'text/html')
  const paragraphs = [...body.querySelectorAll('p:not(:has(a:only-child))')]
  return paragraphs.map(({ textContent }) => textContent.trim()).filter(Boolean)
}
