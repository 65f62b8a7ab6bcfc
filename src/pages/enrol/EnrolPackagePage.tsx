import { EnrolScreen } from './EnrolScreen.tsx'

/** /bidEnrollPkg (BD-01, domain 6.4). */
export default function EnrolPackagePage() {
  return <EnrolScreen kind="package" />
}
