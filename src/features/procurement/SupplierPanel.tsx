import { useLocation } from 'react-router-dom'
import { useSession } from '#src/features/session/store.ts'
import { linkTo } from '#src/model/paths.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'

/** Anchor of the panel. */
export const supplierPanelAnchor = 'take-part'

/** What a supplier may do with a project. */
export function SupplierPanel({ project }: { project: ProcurementDetail }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const isSignedIn = useSession(({ userInfo }) => userInfo !== null)
  return (
    <Card title={t('参与采购')} anchor={supplierPanelAnchor} body="stacked" className="noPrint">
      <p className="muted">{t('项目编号：{{no}}', { no: project.no })}</p>
      {!isSignedIn && (
        <Button look="primary" isWide to={linkTo.login(pathname + search)}>
          {t('登录后参与')}
        </Button>
      )}
    </Card>
  )
}
