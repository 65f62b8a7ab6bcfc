import { ServiceScreen } from './submit/ServiceScreen.tsx'

/** Need 3 (CT-06). */
export default function OtherServicePage() {
  return <ServiceScreen need={3} />
}
