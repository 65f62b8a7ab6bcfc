import { type KindCode, ofKind, type TypeCode } from '../../asset-kind/labels.ts'
import { assetsTemplate } from './assets.ts'
import { cooperationTemplate } from './cooperation.ts'
import { equityTemplate } from './equity.ts'
import { increaseTemplate } from './increase.ts'
import { leaseTemplate } from './lease.ts'

const templates: Readonly<Record<KindCode, readonly string[]>> = {
  '1': equityTemplate,
  '2': assetsTemplate,
  '4': increaseTemplate,
  '5': cooperationTemplate,
  '6': leaseTemplate,
}

/**
 * The text of a contract by the kind of its asset: lines, where `# ` begins a heading, every other line is a paragraph, and
 * `{{name}}` is a field. An unknown kind is a transfer of assets.
 */
export const templateOf = (code: TypeCode): readonly string[] => ofKind(templates, code) ?? assetsTemplate

/** The names of the fields of a text, each once, in the order of their first use. */
export const fieldNamesIn = (template: readonly string[]): string[] => [
  ...new Set(template.flatMap((line) => [...line.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!))),
]
