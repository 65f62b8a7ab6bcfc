import { ServiceScreen } from './submit/ServiceScreen.tsx'

/** Need 2 (CT-06). */
export default function TransferServicePage() {
  return <ServiceScreen need={2} />
}
