import { articleAddress, homeUnless } from '#src/features/article/address.ts'
import type { Article } from '#src/features/article/article.ts'
import { ArticleScreen } from '#src/features/article/ArticleScreen.tsx'
import { Deadlines } from '#src/features/article/Deadlines.tsx'
import { articleFavourite } from '#src/features/favourite/FavouriteButton.tsx'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { sectionList } from '../section/section-list.ts'
import type { Section } from '../sections.ts'
import { ProjectEvents } from './ProjectEvents.tsx'

/** One article or notice (CT-01). */
export function ArticlePage({ section }: { section: Section }) {
  const t = useT()
  const { path, detail, root, source, shown } = section
  const list = sectionList(section)
  const partsOf = ({ id, title, notice }: Article) => {
    const kind = noticeLabels[notice?.type ?? -1]
    return {
      tag: kind && <Tag tone="info">{t(kind)}</Tag>,
      before: notice && <Deadlines deadlines={notice.deadlines} title={title} id={id} />,
      side: notice?.assetsId && <ProjectEvents assetsId={notice.assetsId} current={id} />,
    }
  }
  return (
    <ArticleScreen
      source={source}
      missing={{ text: t('文章不存在，可能已被撤下'), link: { label: t('返回列表'), to: path } }}
      addressOf={(id) => articleAddress(detail, id)}
      plateAddress={({ id, plateCode }, top) =>
        top === root && plateCode !== root ? list.addressOf({ ...list.initial, plateId: id }) : null
      }
      actionOf={articleFavourite}
      homeOf={homeUnless(...shown)}
      partsOf={partsOf}
    />
  )
}
