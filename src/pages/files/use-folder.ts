import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { caseFolderQuery } from '#src/features/case-file/queries.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'

/** The project that the address names, and what is shown when it is not one of the reader's. */
export function useFolder() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id') ?? ''
  const query = useQuery(caseFolderQuery(id))
  const missing = {
    text: t('无权查看：这不是您参与的项目，或项目不存在'),
    link: { label: t('返回我的文件'), to: paths.myFiles },
  }
  return { id, search, boundary: { query, missing, isUnnamed: id === '', isPart: true } }
}
