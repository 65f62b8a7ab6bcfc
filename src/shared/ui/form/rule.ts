import type { FormRule } from 'antd'
import { translate } from '../../lib/text/i18n.ts'

/** The problem of a text, as a Chinese key of the dictionary, or null. */
export type Check = (value: string) => string | null

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : Array.isArray(value) ? value.join() : ''

/** A validator as a rule of antd's `Form.Item`; `PortalForm` decides when it runs. */
export const rule = (check: Check): FormRule => ({
  validator: (_, value: unknown) => {
    const problem = check(textOf(value))
    return problem === null ? Promise.resolve() : Promise.reject(new Error(translate(problem)))
  },
})

/** The text is required. */
export const filled =
  (problem: string): Check =>
  (value) =>
    value.trim() ? null : problem

/** The text may be empty, but must be valid otherwise. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value.trim() ? check(value) : null

/** The first problem; order is precedence. */
export const all =
  (...checks: Check[]): Check =>
  (value) => {
    for (const check of checks) {
      const problem = check(value)
      if (problem !== null) return problem
    }
    return null
  }
