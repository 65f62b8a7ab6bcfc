import { checkPaper, digestOf } from '#src/model/signature/check-paper.ts'
import { codeInPaper } from '#src/model/signature/file.ts'
import type { CheckOrder, CheckReport } from './protocol.ts'

/** Reads one file by orders, and reports to `send`. */
export function createCheckSession(send: (report: CheckReport) => void): (order: CheckOrder) => Promise<void> {
  let bytes = new Uint8Array()
  return async (order) => {
    if (order.type === 'check') return send({ type: 'checked', check: checkPaper(bytes, order.proof) })
    try {
      bytes = new Uint8Array(await order.file.arrayBuffer())
    } catch {
      return send({ type: 'failed' })
    }
    send({ type: 'read', digest: digestOf(bytes), code: codeInPaper(bytes) })
  }
}
