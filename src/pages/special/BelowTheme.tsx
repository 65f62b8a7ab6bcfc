import type { ReactNode } from 'react'
import { paths } from '#src/model/paths.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Breadcrumb } from '#src/shared/ui/navigation/Breadcrumb.tsx'
import styles from './special.module.css'

/** A screen below the theme page: its position, its content, and the way to all roadshows. */
export function BelowTheme({ name, children }: { name: string; children: ReactNode }) {
  const t = useT()
  return (
    <>
      <Breadcrumb levels={[t('产权转让专题'), name]} section={paths.specialIndex} />
      <div className={`content ${styles['page']}`}>
        {children}
        <p className="noPrint">
          <Button look="link" to={paths.specialIndex}>
            {t('查看全部路演')}
          </Button>
        </p>
      </div>
    </>
  )
}
