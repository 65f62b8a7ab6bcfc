import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { paths } from '#src/model/paths.ts'
import { listAddress, param } from '#src/shared/lib/query/list-params.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { ListFilters } from '#src/shared/ui/list/ListFilters.tsx'
import { Found } from './list/Found.tsx'
import { Projects } from './list/Projects.tsx'

const searchAddress = listAddress(paths.myFiles, { q: param.text(50) })

/** The projects of the person as folders, and a search over the names of all files (BD-07). */
export default function ProjectsPage() {
  const t = useT()
  const list = useListState(searchAddress)
  const { q } = list.state
  return (
    <UserCentre title={t('我的文件')}>
      <Card label={t('我的文件')}>
        <ListFilters
          list={list}
          label={t('查找文件')}
          submit={t('查找')}
          clear={t('返回全部项目')}
          fields={[{ kind: 'text', param: 'q', label: t('文件名称') }]}
        />
        {q === '' ? <Projects /> : <Found q={q} />}
      </Card>
    </UserCentre>
  )
}
