import type { ComponentType } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DeadEnd } from './DeadEnd.tsx'
import { comingLabel } from './labels.ts'

function Coming({ name }: { name: string | undefined }) {
  const t = useT()
  return (
    <DeadEnd
      title={name === undefined ? t(comingLabel) : t('{{name}}：栏目建设中', { name: t(name) })}
      hint={t('建成后即在此处开放；如需办理相关业务，请致电服务热线。')}
      hotlineLabel={t('服务热线')}
    />
  )
}

/** The page of a section that is not built yet. */
export const comingPage = (name: string | undefined): { default: ComponentType } => ({
  default: () => <Coming name={name} />,
})
