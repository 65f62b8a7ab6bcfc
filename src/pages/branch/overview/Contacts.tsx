import { Credit } from '#src/features/branch-map/Credit.tsx'
import { outlineHeight, OutlineMap } from '#src/features/branch-map/OutlineMap.tsx'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { copyText } from '#src/shared/ui/action/copy-text.ts'
import { MailLink } from '#src/shared/ui/action/MailLink.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { LazyInView } from '#src/shared/ui/behaviour/LazyInView.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { Icon } from '#src/shared/ui/display/Icon.tsx'
import styles from './overview.module.css'

type Props = { branch: BranchDetail }

function Copy({ text, name }: { text: string; name: string }) {
  const t = useT()
  return (
    <Button look="text" size="small" className="noPrint" onClick={() => void copyText(text, name)}>
      {t('复制')}
      <span className="visuallyHidden">{name}</span>
    </Button>
  )
}

/** Address, hours and contacts; what the exchange does not give is omitted. */
export function Visit({ branch: { address, openingHours, phone, email, route } }: Props) {
  const t = useT()
  return (
    <Card title={t('联系与到访')} body="padded">
      <Facts
        items={[
          address && {
            label: t('地址'),
            value: (
              <>
                <span lang="zh-CN">{address}</span> <Copy text={address} name={t('地址')} />
              </>
            ),
          },
          openingHours && { label: t('办公时间'), value: openingHours, lang: 'zh-CN' },
          phone && {
            label: t('联系电话'),
            value: (
              <>
                <PhoneLink phone={phone} className={styles['phone']} /> <Copy text={phone} name={t('联系电话')} />
              </>
            ),
          },
          email && {
            label: t('电子邮箱'),
            value: (
              <>
                <MailLink email={email} className={styles['phone']} /> <Copy text={email} name={t('电子邮箱')} />
              </>
            ),
          },
          route && { label: t('乘车路线'), value: route, lang: 'zh-CN' },
        ]}
      />
    </Card>
  )
}

/** The place of a branch on the outline of its province. */
export function Position({ branch: { adcode, address } }: Props) {
  const t = useT()
  if (typeof adcode !== 'number') return null
  return (
    <Card title={t('所在位置')} body="stacked">
      <LazyInView minHeight={outlineHeight}>
        <OutlineMap adcode={adcode} labelOf={(region) => t('地图：机构在{{region}}', { region })} />
      </LazyInView>
      {address && (
        <p className={styles['address']}>
          <Icon name="place" size={16} />
          <span lang="zh-CN">{address}</span>
        </p>
      )}
      <Credit />
    </Card>
  )
}

export function Introduction({ branch: { introduction } }: Props) {
  const t = useT()
  if (!introduction) return null
  return (
    <Card title={t('机构介绍')} body="padded">
      <p lang="zh-CN" className={styles['introduction']}>
        {introduction}
      </p>
    </Card>
  )
}
