import { type FormEvent, useState } from 'react'
import { Link } from 'react-router-dom'
import { savedNameLength, savedSearchAddress, type SavedSearch } from '#src/model/procurement/saved.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { holdImeEnter } from '#src/shared/lib/search-input.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'
import { useConfirmed } from '#src/shared/ui/dialog/use-confirmed.ts'
import { Tag } from '#src/shared/ui/display/Tag.tsx'
import { Checkbox } from '#src/shared/ui/form/Checkbox.tsx'
import { fieldClass } from '#src/shared/ui/form/field-class.ts'
import { failureOf } from '#src/shared/ui/form/submit/failure.ts'
import { useNotify, useRemove, useRename } from './queries.ts'
import styles from './saved.module.css'

function RenameForm({ search, onDone }: { search: SavedSearch; onDone: () => void }) {
  const t = useT()
  const { mutate, isPending, error } = useRename()
  const [typed, setTyped] = useState(search.name)
  const rename = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    if (name === '' || isPending) return
    mutate({ id: search.id, name }, { onSuccess: onDone })
  }
  const message = error && t(failureOf(error).message)
  return (
    <form className={styles['form']} aria-label={t('重命名搜索')} onSubmit={rename}>
      <input
        className={fieldClass}
        aria-label={t('搜索名称')}
        maxLength={savedNameLength}
        autoComplete="off"
        value={typed}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the field replaces the button that was pressed
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={holdImeEnter}
      />
      <Button type="submit" isOff={typed.trim() === ''} isBusy={isPending}>
        {t('保存')}
      </Button>
      <Button look="text" onClick={onDone}>
        {t('取消')}
      </Button>
      {message && (
        <p role="alert" className={styles['failure']} lang={langOf(message)}>
          {message}
        </p>
      )}
    </form>
  )
}

/** One saved search: its new hits, its messages, its name. */
export function SavedRow({ search, isShown }: { search: SavedSearch; isShown: boolean }) {
  const t = useT()
  const { id, name, notifies, total, fresh } = search
  const [isRenaming, setRenaming] = useState(false)
  const notify = useNotify()
  const { mutateAsync: remove } = useRemove()
  const { ask } = useConfirmed()
  const showFailure = (error: unknown) => showToast('error', t(failureOf(error).message))
  const askToRemove = () =>
    ask({
      title: t('删除保存的搜索'),
      message: t('删除“{{name}}”后不再收到它的消息。', { name }),
      confirm: t('删除'),
      run: () => remove(id),
      done: t('搜索已删除'),
    })
  if (isRenaming)
    return (
      <li>
        <RenameForm search={search} onDone={() => setRenaming(false)} />
      </li>
    )
  return (
    <li className={styles['row']}>
      <span className={styles['what']}>
        <Link to={savedSearchAddress(search)} aria-current={isShown ? 'page' : undefined} lang={langOf(name)}>
          {name}
        </Link>
        <span className="muted number">{t('共 {{n}} 个项目', { n: total })}</span>
        {fresh > 0 && <Tag tone="info">{t('新命中 {{n}} 个', { n: fresh })}</Tag>}
      </span>
      <span className={styles['acts']}>
        <Checkbox
          checked={notify.isPending ? notify.variables.on : notifies}
          onChange={({ target }) => notify.mutate({ id, on: target.checked }, { onError: showFailure })}
        >
          {t('有新项目时发消息')}
          <span className="visuallyHidden">{name}</span>
        </Checkbox>
        <Button look="text" size="small" onClick={() => setRenaming(true)}>
          {t('重命名')}
          <span className="visuallyHidden">{name}</span>
        </Button>
        <Button look="text" size="small" onClick={askToRemove}>
          {t('删除')}
          <span className="visuallyHidden">{name}</span>
        </Button>
      </span>
    </li>
  )
}
