import { type FocusEvent, type FormEvent, useState } from 'react'

/** What is wrong with a value, or null. */
export type Rules<N extends string> = Record<N, (value: string) => string | null>

/**
 * The fields of a form, by name. The browser holds the values, so that password managers, pasting and going back work as
 * they always do. A field is judged when something stands in it and it is left, and all of them when the form is sent.
 */
export function useFields<N extends string>(rules: Rules<N>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [problems, setProblems] = useState<Partial<Record<N, string | null>>>({})

  const inputOf = (name: N) => form?.elements.namedItem(name) as HTMLInputElement | null | undefined
  const judge = (name: N, value: string): string | null => {
    const problem = rules[name](value)
    setProblems((known) => ({ ...known, [name]: problem }))
    return problem
  }

  return {
    /** For `ref` of the form. */
    setForm,
    bind: (name: N) => ({
      name,
      problem: problems[name],
      onInput: ({ currentTarget }: FormEvent<HTMLInputElement>) => {
        if (problems[name]) judge(name, currentTarget.value)
      },
      onBlur: ({ currentTarget }: FocusEvent<HTMLInputElement>) => {
        if (currentTarget.value !== '') judge(name, currentTarget.value)
      },
    }),
    focus: (name: N) => inputOf(name)?.focus(),
    clear: (name: N) => {
      const input = inputOf(name)
      if (input) input.value = ''
    },
    /** Judges these fields, all unless named. The values, or null: then the first that is wrong has the focus. */
    check: (wanted = Object.keys(rules) as N[]): Record<N, string> | null => {
      const values = wanted.map((name) => [name, inputOf(name)?.value ?? ''] as const)
      const wrong = values.filter(([name, value]) => judge(name, value) !== null)
      if (wrong[0]) inputOf(wrong[0][0])?.focus()
      return wrong.length > 0 ? null : (Object.fromEntries(values) as Record<N, string>)
    },
  }
}
