import { type FocusEvent, type FormEvent, useState } from 'react'

/** What is wrong with a value, or null; `other` is what stands in another field. */
export type Rules<N extends string> = Record<N, (value: string, other: (name: N) => string) => string | null>

/** What a field is given of its form. */
export type Bound<N extends string> = {
  name: N
  problem: string | null | undefined
  onInput: (event: FormEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent<HTMLInputElement>) => void
}

/** The part of a form that these fields are. */
export type FieldsOf<N extends string> = {
  bind: (name: N) => Bound<N>
  focus: (name: N) => void
  refuse: (name: N, problem: string) => void
  check: (wanted: N[]) => Record<N, string> | null
}

/**
 * The fields of a form, by name. The browser holds the values, so that password managers, pasting and going back work as
 * they always do. A field is judged when something stands in it and it is left, and all of them when the form is sent.
 */
export function useFields<N extends string>(rules: Rules<N>) {
  const [form, setForm] = useState<HTMLFormElement | null>(null)
  const [problems, setProblems] = useState<Partial<Record<N, string | null>>>({})

  const inputOf = (name: N) => form?.elements.namedItem(name) as HTMLInputElement | null | undefined
  const valueOf = (name: N) => inputOf(name)?.value ?? ''
  const say = (name: N, problem: string | null) => setProblems((known) => ({ ...known, [name]: problem }))
  const judge = (name: N, value: string): string | null => {
    const problem = rules[name](value, valueOf)
    say(name, problem)
    return problem
  }

  return {
    form,
    /** For `ref` of the form. */
    setForm,
    bind: <M extends N>(name: M): Bound<M> => ({
      name,
      problem: problems[name],
      onInput: ({ currentTarget }) => {
        if (problems[name]) judge(name, currentTarget.value)
      },
      onBlur: ({ currentTarget }) => {
        if (currentTarget.value !== '') judge(name, currentTarget.value)
      },
    }),
    focus: (name: N) => inputOf(name)?.focus(),
    clear: (name: N) => {
      const input = inputOf(name)
      if (input) input.value = ''
    },
    /** What stands in a field is judged once more, since more is known of it; the focus stays. */
    judgeAgain: (name: N) => {
      if (valueOf(name) !== '') judge(name, valueOf(name))
    },
    /** What the exchange says of a field, which has the focus then. */
    refuse: (name: N, problem: string) => {
      say(name, problem)
      inputOf(name)?.focus()
    },
    /** Judges these fields, all unless named. The values, or null: then the first that is wrong has the focus. */
    check: <M extends N>(wanted: readonly M[] = Object.keys(rules) as M[]): Record<M, string> | null => {
      const values = wanted.map((name) => [name, valueOf(name)] as const)
      const wrong = values.filter(([name, value]) => judge(name, value) !== null)
      if (wrong[0]) inputOf(wrong[0][0])?.focus()
      return wrong.length > 0 ? null : (Object.fromEntries(values) as Record<M, string>)
    },
  }
}
