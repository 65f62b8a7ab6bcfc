import { call } from '#src/api/client.ts'
import { enrolPage } from '#src/api/endpoints/enroll.ts'
import type { EnrolRow } from '#src/model/enrolment/schema.ts'

/** Finds the enrolment by the project number, which is unique. */
export async function ownEnrolment(
  { assetsId, no }: { assetsId: string; no: string },
  signal: AbortSignal,
): Promise<EnrolRow | null> {
  const { records } = await call(enrolPage, { current: 1, size: 5, q: no }, { signal })
  return records.find(({ asset }) => asset.assetsId === assetsId) ?? null
}
