import type { LegalFacts } from '#src/model/content/article.ts'
import type { Department } from '../facts/departments.ts'
import type { Block } from '../writing/blocks.ts'

/** A text of the procurement section. */
export type ProcurementArticle = {
  title: string
  department: Department
  /** Days before the first day of a world; negative: published after it. */
  published: number
  blocks: readonly Block[]
  legal?: LegalFacts
}

export const procurementArticle = (
  published: number,
  department: Department,
  title: string,
  ...blocks: Block[]
): ProcurementArticle => ({ published, department, title, blocks })
