import { useState } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import styles from './reader.module.css'

/** The picture of one page; one that fails to load can be asked for again. */
export function PageView({ src, alt, onRetry }: { src: string; alt: string; onRetry: () => void }) {
  const t = useT()
  const [attempt, setAttempt] = useState(0)
  const [isLost, setLost] = useState(false)
  const retry = () => {
    setLost(false)
    setAttempt(attempt + 1)
    onRetry()
  }
  if (isLost)
    return (
      <div className={styles['lost']} role="alert">
        <p>{t('本页未能加载')}</p>
        <Button onClick={retry}>{t('重试')}</Button>
      </div>
    )
  return (
    <img
      key={attempt}
      className={styles['page']}
      src={src}
      alt={alt}
      lang="zh-CN"
      width={600}
      height={800}
      draggable={false}
      onError={() => setLost(true)}
    />
  )
}
