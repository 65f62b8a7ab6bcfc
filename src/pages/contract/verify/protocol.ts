import type { PaperCheck } from '#src/model/signature/check-paper.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'

/** To the worker: a file to read, then the proof to compare it with. */
export type CheckOrder = { type: 'read'; file: Blob } | { type: 'check'; proof: ContractProof }

/** From the worker, one for each order. `code`: of the verification address in the file. */
export type CheckReport =
  | { type: 'read'; digest: string; code: string | null }
  | { type: 'checked'; check: PaperCheck }
  /** The file could not be read. */
  | { type: 'failed' }
