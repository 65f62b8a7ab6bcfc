import { strToU8, zipSync } from 'fflate'
import type { Evidence } from '#src/model/evidence/schema.ts'
import { verifyPage } from './verify-page.ts'

/** Everything of a deal's evidence in one file; `paper`: the bytes of the contract if it is complete. */
export function evidencePackage(evidence: Evidence, paper: Uint8Array | null): Blob {
  const { paper: _address, ...exported } = evidence
  const at = evidence.entries.at(-1)?.at ?? 0
  const files = {
    'evidence.json': strToU8(`${JSON.stringify(exported, null, 1)}\n`),
    'verify.html': strToU8(verifyPage()),
    ...(paper ? { 'contract.pdf': paper } : {}),
  }
  // Dated by its last entry: the same evidence has the same file.
  return new Blob([zipSync(files, { mtime: at })], { type: 'application/zip' })
}
