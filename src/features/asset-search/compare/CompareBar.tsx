import { useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { lazyComponent, useLazyComponent } from '#src/shared/lib/hooks/use-lazy-component.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import { clearCompared, compareMax, toggleCompared, useCompared } from '../compare.ts'
import styles from './CompareBar.module.css'

const loadDialog = lazyComponent(() => import('./CompareDialog.tsx'))

/** The assets chosen for comparison, and the button that compares them. */
export default function CompareBar() {
  const t = useT()
  const chosen = useCompared((state) => state.chosen)
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const dialog = useLazyComponent(loadDialog, isOpen, close, {
    ids: chosen.map(({ assetsId }) => assetsId),
    onClose: close,
  })
  const isLonely = chosen.length < 2
  return (
    <>
      <section className={styles['bar']} aria-label={t('对比栏')}>
        <ul className={styles['chosen']}>
          {chosen.map((asset) => (
            <li key={asset.assetsId}>
              <span className="ellipsis" lang="zh-CN" title={asset.name}>
                {asset.name}
              </span>
              <Button look="text" onClick={() => toggleCompared(asset)}>
                <Icon name="close" size={14} />
                <span className="visuallyHidden">{t('移出对比：{{name}}', { name: asset.name })}</span>
              </Button>
            </li>
          ))}
        </ul>
        <p className="muted">
          {isLonely ? t('再选一个就能对比') : t('已选 {{count}}/{{max}}', { count: chosen.length, max: compareMax })}
        </p>
        <Button look="text" onClick={clearCompared}>
          {t('清空')}
        </Button>
        <Button
          look="primary"
          disabled={isLonely}
          aria-haspopup="dialog"
          onPointerEnter={() => void loadDialog().catch(() => undefined)}
          onClick={() => setOpen(true)}
        >
          {t('开始对比')}
        </Button>
      </section>
      {isOpen && dialog}
    </>
  )
}
