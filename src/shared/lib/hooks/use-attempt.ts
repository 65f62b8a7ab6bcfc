import { useRef, useState } from 'react'

type State = { busy: boolean; failure: unknown }

/** Runs one action at a time: a second click while it runs does nothing. */
export function useAttempt() {
  const running = useRef(false)
  const [state, setState] = useState<State>({ busy: false, failure: null })
  return {
    ...state,
    /** Removes the failure of the last attempt. */
    forget: () => setState((now) => (now.failure === null || now.busy ? now : { busy: false, failure: null })),
    attempt: async (work: () => Promise<void>, failed?: (failure: unknown) => void): Promise<void> => {
      if (running.current) return
      running.current = true
      setState({ busy: true, failure: null })
      let failure: unknown = null
      try {
        await work()
      } catch (error) {
        failure = error
      }
      running.current = false
      setState({ busy: false, failure })
      if (failure !== null) failed?.(failure)
    },
  }
}
