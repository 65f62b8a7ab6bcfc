import { vi } from 'vitest'
import * as client from '#src/api/client.ts'

/** What the exchange answers to a call, by the end of its path; a question about anything else stays open. */
export function answerCalls(answers: Record<string, () => unknown>) {
  return vi.spyOn(client, 'call').mockImplementation(({ path }) => {
    const end = Object.keys(answers).find((known) => path.endsWith(known))
    return new Promise((resolve, reject) => {
      if (end === undefined) return
      const answer = answers[end]!()
      if (answer instanceof Error) reject(answer)
      else resolve(answer)
    })
  })
}
