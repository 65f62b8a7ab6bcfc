import { EnrolScreen } from './EnrolScreen.tsx'

/** /bidEnrollNormal (BD-01, domain 6.3). */
export default function EnrolNormalPage() {
  return <EnrolScreen kind="detail" />
}
