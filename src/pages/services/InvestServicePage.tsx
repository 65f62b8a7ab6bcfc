import { ServiceScreen } from './submit/ServiceScreen.tsx'

/** Need 1 (CT-06). */
export default function InvestServicePage() {
  return <ServiceScreen need={1} />
}
