import { useSearchParams } from 'react-router-dom'
import { CalendarScreen } from './calendar/CalendarScreen.tsx'
import { RoadshowScreen } from './RoadshowScreen.tsx'
import { ThemeScreen } from './ThemeScreen.tsx'

/** A theme page (CT-07), or what the address names instead: one roadshow, or the calendar (CT-10). */
export default function SpecialPage() {
  const [search] = useSearchParams()
  const roadshow = search.get('roadshow')
  if (roadshow !== null) return <RoadshowScreen id={roadshow} />
  return search.get('view') === 'calendar' ? <CalendarScreen /> : <ThemeScreen />
}
