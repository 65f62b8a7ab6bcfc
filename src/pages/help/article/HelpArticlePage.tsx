import { lazy, Suspense } from 'react'
import { homeUnless } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import type { BidMode } from '#src/model/listing/detail.ts'
import { linkTo, paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { helpAddress, helpList, helpPlate, modeOf } from '../help.ts'
import styles from './help-article.module.css'

const ModeDrawing = lazy(async () => ({
  default: (await import('#src/features/quote-room/ModeDrawing.tsx')).ModeDrawing,
}))

/** How the price of a mode moves, and the way to practise it. */
function Course({ mode }: { mode: BidMode }) {
  const t = useT()
  return (
    <div className={styles['course']}>
      <Suspense fallback={<Skeleton height={200} />}>
        <ModeDrawing mode={mode} />
      </Suspense>
      <Actions>
        <Button look="primary" to={linkTo.practice(mode)}>
          {t('进入模拟竞价')}
        </Button>
      </Actions>
    </div>
  )
}

const partsOf = ({ id }: Article) => {
  const mode = modeOf(id)
  return { before: mode && <Course mode={mode} /> }
}

/** One question or mode (CT-04). */
export function HelpArticlePage() {
  const t = useT()
  return (
    <ArticleScreen
      missing={{ text: t('这篇帮助不存在，可能已被撤下'), link: { label: t('返回帮助中心'), to: paths.helpCenter } }}
      addressOf={helpAddress}
      plateAddress={({ id }) => helpList.addressOf({ ...helpList.initial, plateId: id })}
      actionOf={articleFavourite}
      homeOf={homeUnless(helpPlate.root)}
      partsOf={partsOf}
    />
  )
}
