import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type FormStep, formSteps } from '#src/features/enrolment/form.ts'

const indexIn = (text: string | null): number | null => (/^[1-4]$/.test(text ?? '') ? Number(text) - 1 : null)

type Shown = {
  step: FormStep
  index: number
  /** What the address asks for; a step that is shown because more of the form is known by now was not asked for. */
  asked: string | null
  go: (index: number) => void
}

/**
 * Which step is shown: the one in the address, so that 后退 goes back by one step, but none beyond the first unfinished.
 * Without one in the address it is the `first`: the step that was unfinished when the form opened, unless something else is said.
 */
export function useStep(firstOpen: FormStep, first: FormStep = firstOpen): Shown {
  const [search, setSearch] = useSearchParams()
  const [beginning] = useState(() => formSteps.indexOf(first))
  const furthest = formSteps.indexOf(firstOpen)
  const asked = search.get('step')
  const index = Math.min(indexIn(asked) ?? beginning, furthest)
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
