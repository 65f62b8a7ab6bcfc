/** The exchange refuses; the message is what the person reads. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: number
  /** What the answer carries beside the message. */
  readonly data: unknown
  constructor(code: number, message: string, data: unknown = null) {
    super(message)
    this.code = code
    this.data = data
  }
}

/** What a person proves their identity with is wrong or no longer valid. */
export class WrongProof extends Refusal {
  constructor(message: string) {
    super(403, message)
  }
}

/** Refuses when there is a problem, with its text. */
export function refuseIf(problem: string | null, code = 400): void {
  if (problem !== null) throw new Refusal(code, problem)
}

/**
 * A command that failed when it was taken fails again in the replay: that is reported and the replay goes on, or the world could
 * never be restored.
 */
export function continueOnError(step: () => void): void {
  try {
    step()
  } catch (error) {
    if (!(error instanceof Refusal)) console.error(error)
  }
}
