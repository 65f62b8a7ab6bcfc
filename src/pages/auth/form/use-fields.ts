import { type FocusEvent, type FormEvent, useState } from 'react'

/** The problem of each field's value, or null; `other` reads the value of another field. */
export type Rules<N extends string> = Record<N, (value: string, other: (name: N) => string) => string | null>

/** Props that tie a field to its form. */
type Bound<N extends string> = {
  name: N
  problem: string | null | undefined
  onInput: (event: FormEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

/** What the parts of a form use of these fields. */
export type FieldsOf<N extends string> = {
  bind: (name: N) => Bound<N>
  focus: (name: N) => void
  clear: (name: N) => void
  refuse: (name: N, problem: string) => void
  check: (wanted: N[]) => Record<N, string> | null
}

/**
 * The fields of a form, by name. Uncontrolled, so that password managers, pasting and history navigation work natively. A field
 * that is not empty is checked on blur, all of them on submit.
 */
export function useFields<N extends string>(rules: Rules<N>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [problems, setProblems] = useState<Partial<Record<N, string | null>>>({})

  const inputOf = (name: N) => form?.elements.namedItem(name) as HTMLInputElement | null | undefined
  const valueOf = (name: N) => inputOf(name)?.value ?? ''
  const show = (name: N, problem: string | null) => setProblems((known) => ({ ...known, [name]: problem }))
  const checkField = (name: N, value: string): string | null => {
    const problem = rules[name](value, valueOf)
    show(name, problem)
    return problem
  }

  return {
    form,
    /** Passed to `ref` of the form. */
    setForm,
    bind: <M extends N>(name: M): Bound<M> => ({
      name,
      problem: problems[name],
      onInput: ({ currentTarget }) => {
        if (problems[name]) checkField(name, currentTarget.value)
      },
      onBlur: ({ currentTarget }) => {
        if (currentTarget.value !== '') checkField(name, currentTarget.value)
      },
    }),
    focus: (name: N) => inputOf(name)?.focus(),
    clear: (name: N) => {
      const input = inputOf(name)
      if (input) input.value = ''
    },
    /** Checks a field again after its rule has learned more; the focus stays. */
    recheck: (name: N) => {
      if (valueOf(name) !== '') checkField(name, valueOf(name))
    },
    /** Shows a refusal of the exchange at a field and focuses it. */
    refuse: (name: N, problem: string) => {
      show(name, problem)
      inputOf(name)?.focus()
    },
    /** The values of these fields, all unless named; null, with the focus in the first invalid one, when any is invalid. */
    check: <M extends N>(wanted: readonly M[] = Object.keys(rules) as M[]): Record<M, string> | null => {
      const values = wanted.map((name) => [name, valueOf(name)] as const)
      const wrong = values.filter(([name, value]) => checkField(name, value) !== null)
      if (wrong[0]) inputOf(wrong[0][0])?.focus()
      return wrong.length > 0 ? null : (Object.fromEntries(values) as Record<M, string>)
    },
  }
}
