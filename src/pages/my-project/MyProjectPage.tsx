import { useSearchParams } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { EnrolList } from './enrolments/EnrolList.tsx'
import { RoomList } from './rooms/RoomList.tsx'

/** /myProject: my enrolments, or with `list=2` the rooms I may enter (BD-04, domain 6.9). */
export default function MyProjectPage() {
  const t = useT()
  const [search] = useSearchParams()
  const isRooms = search.get('list') === '2'
  return (
    <UserCentre title={isRooms ? t('我的竞价室') : t('我的报名')}>{isRooms ? <RoomList /> : <EnrolList />}</UserCentre>
  )
}
