/** A clause: its title and its paragraphs. */
export type Clause = readonly [title: string, ...paragraphs: string[]]

const digits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const

/** A clause's number in Chinese, 1 to 99: `十`, `十二`, `二十一`. */
function inChinese(number: number): string {
  const tens = Math.floor(number / 10)
  return `${tens > 1 ? digits[tens] : ''}${tens > 0 ? '十' : ''}${digits[number % 10]}`
}

/** The lines of clauses: headings with `# ` and paragraphs `1.1 …`, counted here, so that no number is written twice. */
export const numbered = (clauses: readonly Clause[]): string[] =>
  clauses.flatMap(([title, ...paragraphs], clause) => [
    `# 第${inChinese(clause + 1)}条　${title}`,
    ...paragraphs.map((text, index) => `${clause + 1}.${index + 1} ${text}`),
  ])
