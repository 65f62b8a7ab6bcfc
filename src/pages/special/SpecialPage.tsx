import { useSearchParams } from 'react-router-dom'
import { RoadshowScreen } from './RoadshowScreen.tsx'
import { ThemeScreen } from './ThemeScreen.tsx'

/** A theme page (CT-07), or one roadshow (CT-10) if the address names one. */
export default function SpecialPage() {
  const [search] = useSearchParams()
  const roadshow = search.get('roadshow')
  return roadshow === null ? <ThemeScreen /> : <RoadshowScreen id={roadshow} />
}
