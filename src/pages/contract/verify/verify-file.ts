import { fetchProof } from '#src/features/verification/proof.ts'
import { isPdf, paperMaxBytes } from '#src/model/signature/file.ts'
import type { PaperCheck } from '#src/model/signature/check-paper.ts'
import type { ContractProof } from '#src/model/signature/schema.ts'
import type { CheckOrder, CheckReport } from './protocol.ts'

/** Why a file is not compared. */
export type FileTrouble = 'large' | 'kind' | 'unreadable'

export type Verification =
  | { kind: 'trouble'; trouble: FileTrouble }
  /** The exchange has no proof of such a file. */
  | { kind: 'unknown'; digest: string }
  | { kind: 'same'; proof: ContractProof; signers: Extract<PaperCheck, { kind: 'same' }>['signers'] }
  /** `digest`: of the given file. */
  | { kind: 'other'; proof: ContractProof; digest: string }

export const isCode = (text: string): boolean => /^[\w-]{8,64}$/.test(text)

async function troubleOf(file: File): Promise<FileTrouble | null> {
  if (file.size > paperMaxBytes) return 'large'
  try {
    const start = new Uint8Array(await file.slice(0, 1024).arrayBuffer())
    return isPdf(start) ? null : 'kind'
  } catch {
    return 'unreadable'
  }
}

/** A worker that answers each order with one report. */
function openChecker() {
  const worker = new Worker(new URL('./check-worker.ts', import.meta.url), { type: 'module' })
  return {
    ask: (order: CheckOrder) =>
      new Promise<CheckReport>((resolve) => {
        worker.addEventListener('message', ({ data }: MessageEvent<CheckReport>) => resolve(data), { once: true })
        worker.addEventListener('error', () => resolve({ type: 'failed' }), { once: true })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
        worker.postMessage(order)
      }),
    end: () => worker.terminate(),
  }
}

/** The proof to compare a file with: of the contract that the address names, of this file, or of the contract that it names. */
async function proofFor(
  digest: string,
  own: string | null,
  wanted: ContractProof | null,
): Promise<ContractProof | null> {
  if (wanted) return wanted
  return (await fetchProof({ digest })) ?? (own === null ? null : await fetchProof({ code: own }))
}

/** Compares a file with what the exchange has stored; the file stays in the browser. Throws when the exchange does not answer. */
export async function verifyFile(file: File, wanted: ContractProof | null): Promise<Verification> {
  const trouble = await troubleOf(file)
  if (trouble) return { kind: 'trouble', trouble }
  const checker = openChecker()
  try {
    const read = await checker.ask({ type: 'read', file })
    if (read.type !== 'read') return { kind: 'trouble', trouble: 'unreadable' }
    const { digest, code } = read
    const proof = await proofFor(digest, code, wanted)
    if (!proof) return { kind: 'unknown', digest }
    const checked = await checker.ask({ type: 'check', proof })
    if (checked.type !== 'checked') return { kind: 'trouble', trouble: 'unreadable' }
    const { check } = checked
    return check.kind === 'same' ? { kind: 'same', proof, signers: check.signers } : { kind: 'other', proof, digest }
  } finally {
    checker.end()
  }
}
