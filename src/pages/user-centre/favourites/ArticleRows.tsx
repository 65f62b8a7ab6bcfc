import { Checkbox } from 'antd'
import { Link } from 'react-router-dom'
import { articleAddress, articleAddressIn } from '#src/features/article/address.ts'
import { useRemoveArticles } from '#src/features/favourite/commands.ts'
import type { ArticleRef, FavouriteArticle } from '#src/model/favourite/article.ts'
import { noticeLabels } from '#src/model/notice/labels.ts'
import { paths } from '#src/model/paths.ts'
import { date } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { ListRow } from '#src/shared/ui/list/ListRow.tsx'
import { ChoiceBar } from '#src/features/user-centre/ChoiceBar.tsx'
import { useChoice } from '#src/features/user-centre/use-choice.ts'
import styles from './ArticleRows.module.css'
import { useRemoval } from './use-removal.ts'

const keyOf = ({ type, id }: ArticleRef): string => `${type} ${id}`

const addressOf = ({ type, id, section }: FavouriteArticle): string =>
  type === 'notice' ? articleAddress(paths.newsDetailZxdt, id) : articleAddressIn(section, id)

type RowProps = {
  row: FavouriteArticle
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
  isBusy: boolean
}

/** One article; one that was withdrawn is grey and has no link. */
function ArticleRow({ row, isChosen, onChoose, onRemove, isBusy }: RowProps) {
  const t = useT()
  const { title, plateName, noticeType, publishDate, isGone, addedAt } = row
  const noticeLabel = noticeLabels[noticeType ?? -1]
  return (
    <ListRow
      lead={
        <Checkbox
          className={styles['choice'] ?? ''}
          checked={isChosen}
          aria-label={t('选择：{{title}}', { title })}
          onChange={({ target }) => onChoose(target.checked)}
        />
      }
      title={
        isGone ? (
          <span className={styles['gone']} title={title}>
            {title}
          </span>
        ) : (
          <Link to={addressOf(row)} className={styles['name']} title={title}>
            {title}
          </Link>
        )
      }
      lang="zh-CN"
      facts={
        <>
          {isGone && <Tag>{t('已下架')}</Tag>}
          {noticeLabel && <span>{t(noticeLabel)}</span>}
          {plateName && <TranslatedText>{plateName}</TranslatedText>}
          {publishDate && <span className="number">{t('{{date}} 发布', { date: date(publishDate) })}</span>}
          <span className="number">{t('{{date}} 收藏', { date: date(addedAt) })}</span>
        </>
      }
      actions={
        <Button look="text" isOff={isBusy} onClick={onRemove}>
          {t('取消收藏')}
          <span className="visuallyHidden" lang="zh-CN">
            {title}
          </span>
        </Button>
      }
    />
  )
}

/** The favourite articles of one page, with actions on one or on the chosen ones. */
export function ArticleRows({ rows, page }: { rows: readonly FavouriteArticle[]; page: number }) {
  const t = useT()
  const choice = useChoice(rows.map(keyOf), String(page))
  const { confirmRemoval, isPending } = useRemoval({
    remove: useRemoveArticles(),
    textOfMany: (count) => t('确定取消收藏所选的 {{count}} 篇资讯?', { count }),
    onRemoved: (gone) => choice.drop(gone.map(keyOf)),
  })
  const remove = (gone: readonly FavouriteArticle[]) =>
    confirmRemoval(
      gone.map(({ type, id }) => ({ type, id })),
      gone[0]?.title,
    )
  return (
    <>
      <ChoiceBar choice={choice}>
        <Button
          isOff={choice.chosen.length === 0 || isPending}
          onClick={() => remove(rows.filter((row) => choice.isChosen(keyOf(row))))}
        >
          {t('取消收藏')}
        </Button>
      </ChoiceBar>
      <ul>
        {rows.map((row) => (
          <ArticleRow
            key={keyOf(row)}
            row={row}
            isChosen={choice.isChosen(keyOf(row))}
            onChoose={(isOn) => choice.choose(keyOf(row), isOn)}
            onRemove={() => remove([row])}
            isBusy={isPending}
          />
        ))}
      </ul>
    </>
  )
}
