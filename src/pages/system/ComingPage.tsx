import type { ComponentType } from 'react'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { DeadEnd } from './DeadEnd.tsx'

function Coming({ name }: { name: string }) {
  const t = useT()
  return (
    <DeadEnd
      title={t('{{name}}：栏目建设中', { name: t(name) })}
      hint={t('建成后即在此处开放；如需办理相关业务，请致电服务热线。')}
      hotlineLabel={t('服务热线')}
    />
  )
}

/** The page of a section that is not built yet. */
export const comingPage = (name: string): { default: ComponentType } => ({
  default: () => <Coming name={name} />,
})
