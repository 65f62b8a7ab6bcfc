import { linkToOwn } from '#src/model/own-links.ts'
import type { SealApplicant } from '#src/model/seal/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { OneSeal } from './OneSeal.tsx'
import { SealForm } from './SealForm.tsx'

/** The form of a new application, or of one that can be changed. */
export function SealEdit({ id, applicant }: { id: string | null; applicant: SealApplicant }) {
  const t = useT()
  if (id === null) return <SealForm applicant={applicant} seal={null} />
  return (
    <OneSeal id={id}>
      {(seal) =>
        seal.can.includes('edit') ? (
          <SealForm applicant={applicant} seal={seal} />
        ) : (
          <Card>
            <EmptyState
              text={t('该印章现在不能修改')}
              link={{ label: t('返回印章列表'), to: linkToOwn.seals() }}
              minHeight={240}
            />
          </Card>
        )
      }
    </OneSeal>
  )
}
