import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { homeUnless } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import { articlesOfPlateQuery } from '#src/features/article/queries.ts'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { plateAddress, ruleAddress, rulePlate, successorOf } from './rules.ts'
import styles from './knowledge.module.css'

/** Says before the text that it is no longer in force, and where the text in force is. */
function Repealed({ article }: { article: Article }) {
  const t = useT()
  const { data: rules = [] } = useQuery(articlesOfPlateQuery(rulePlate.root))
  const successor = successorOf(article, rules)
  return (
    <div className={styles['block']}>
      <Callout tone="warning">
        <strong>{t('本文件已废止，仅供查阅历史项目')}</strong>
        {successor && (
          <p>
            {t('现行文件：')}
            <Link to={ruleAddress(successor.id)} lang="zh-CN">
              {successor.title}
            </Link>
          </p>
        )}
      </Callout>
    </div>
  )
}

const partsOf = (article: Article) => ({
  before: article.legal?.status === 'repealed' && <Repealed article={article} />,
})

/** A law, a rule or a notice (CT-04). */
export function RulePage() {
  const t = useT()
  return (
    <ArticleScreen
      missing={{ text: t('这份文件不存在，可能已被撤下'), link: { label: t('查看全部业务知识'), to: paths.knowledge } }}
      addressOf={ruleAddress}
      plateAddress={(plate) => plateAddress(plate)}
      actionOf={articleFavourite}
      homeOf={homeUnless(rulePlate.root)}
      partsOf={partsOf}
    />
  )
}
