import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'

type List = { isNarrowed: boolean }
type Query = { data: { total: number } | undefined }

/** What a list says before the first project is announced; `isSo`: there is nothing to choose from, either. */
export function useNothingYet({ isNarrowed }: List, { data }: Query) {
  const t = useT()
  return {
    isSo: !isNarrowed && data?.total === 0,
    empty: {
      text: t('暂无采购项目'),
      hint: t('项目公告后在此显示；可以先了解如何注册、报名和投标。'),
      link: { label: t('采购帮助'), to: paths.purchaseHelp },
    },
  }
}
