import { useNavigate, useSearchParams } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { linkToOwn } from '#src/model/own-links.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { useFocusOn } from '#src/shared/ui/behaviour/focus.ts'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { AppealDetail } from './appeals/AppealDetail.tsx'
import { AppealForm } from './appeals/AppealForm.tsx'
import { AppealList } from './appeals/AppealList.tsx'

/** Appeals: the list, a new one (`new`), or one of them (`id`). */
export default function AppealsPage() {
  const t = useT()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const id = search.get('id')
  const kind = search.get('new')
  const about = search.get('about') ?? ''
  const isList = id === null && kind === null
  const screen = useFocusOn<HTMLDivElement>(id ?? isList)
  const actions = isList && (
    <Button look="primary" onClick={() => void navigate(linkToOwn.appeal(''))}>
      {t('提交申诉')}
    </Button>
  )
  return (
    <UserCentre title={t('申诉记录')} actions={actions}>
      <FocusGroup label={t('申诉记录')} ref={screen}>
        {isList && <AppealList />}
        {id !== null && <AppealDetail key={id} id={id} />}
        {id === null && kind !== null && <AppealForm key={`${kind} ${about}`} kind={kind} about={about} />}
      </FocusGroup>
    </UserCentre>
  )
}
