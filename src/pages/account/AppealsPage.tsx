import { Button } from 'antd'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { linkTo } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { useFocusOn } from '#src/shared/ui/focus.ts'
import { AppealDetail } from './appeals/AppealDetail.tsx'
import { AppealForm } from './appeals/AppealForm.tsx'
import { AppealList } from './appeals/AppealList.tsx'
import styles from './appeals/appeals.module.css'

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
    <Button type="primary" onClick={() => void navigate(linkTo.appeal(''))}>
      {t('提交申诉')}
    </Button>
  )
  return (
    <UserCentre title={t('申诉记录')} actions={actions}>
      <div className={styles['stack']} role="group" aria-label={t('申诉记录')} tabIndex={-1} ref={screen}>
        {isList && <AppealList />}
        {id !== null && <AppealDetail key={id} id={id} />}
        {id === null && kind !== null && <AppealForm key={`${kind} ${about}`} kind={kind} about={about} />}
      </div>
    </UserCentre>
  )
}
