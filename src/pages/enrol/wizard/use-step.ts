import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type FormStep, formSteps } from '#src/features/enrolment/form.ts'

const indexIn = (text: string | null): number | null => (/^[1-4]$/.test(text ?? '') ? Number(text) - 1 : null)

type Shown = {
  step: FormStep
  index: number
  /** `step` of the address; null while the step is chosen by how much of the form is complete. */
  asked: string | null
  go: (index: number) => void
}

/**
 * The step in the address, so that 后退 goes back by one step, but none beyond the first unfinished one. Without one in the
 * address it is `first`, by default the first unfinished step at the time the form opened.
 */
export function useStep(firstOpen: FormStep, first: FormStep = firstOpen): Shown {
  const [search, setSearch] = useSearchParams()
  const [initial] = useState(() => formSteps.indexOf(first))
  const furthest = formSteps.indexOf(firstOpen)
  const asked = search.get('step')
  const index = Math.min(indexIn(asked) ?? initial, furthest)
  return {
    step: formSteps[index]!,
    index,
    asked,
    go: (next) => {
      const changed = new URLSearchParams(search)
      changed.set('step', String(next + 1))
      setSearch(changed)
    },
  }
}
