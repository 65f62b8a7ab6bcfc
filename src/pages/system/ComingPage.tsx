import type { ComponentType } from 'react'
import { brand } from '#src/shared/config/brand.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { BackAndHome } from './parts/BackAndHome.tsx'
import styles from './ComingPage.module.css'
import { comingLabel } from './labels.ts'

function Coming({ name }: { name: string | undefined }) {
  const t = useT()
  return (
    <div className={`content ${styles['place']}`}>
      <h1 tabIndex={-1}>{name === undefined ? t(comingLabel) : t('{{name}}：栏目建设中', { name: t(name) })}</h1>
      <p className={styles['hint']}>{t('建成后即在此处开放；如需办理相关业务，请致电服务热线。')}</p>
      <p className={styles['actions']}>
        <BackAndHome />
      </p>
      <p className={styles['help']}>
        {t('服务热线')} <a href={`tel:${brand.hotline}`}>{brand.hotline}</a>
      </p>
    </div>
  )
}

/** The screen of a section that is to come. */
export const comingPage = (name: string | undefined): { default: ComponentType } => ({
  default: () => <Coming name={name} />,
})
