import type { ContactsSection } from '#src/model/content/special.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { MailLink } from '#src/shared/ui/action/MailLink.tsx'
import { PhoneLink } from '#src/shared/ui/action/PhoneLink.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { Facts } from '#src/shared/ui/display/Facts.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import styles from '../special.module.css'

/** Whom to ask. */
export function Contacts({ section: { title, items, email, address } }: { section: ContactsSection }) {
  const t = useT()
  return (
    <Card title={<TranslatedText>{title}</TranslatedText>} body="padded">
      <Facts
        items={[
          ...items.map(({ label, phone }) => ({
            label: t(label),
            value: <PhoneLink phone={phone} className={styles['contact']} />,
          })),
          email && { label: t('电子邮箱'), value: <MailLink email={email} className={styles['contact']} /> },
          address && { label: t('地址'), value: address, lang: 'zh-CN' },
        ]}
      />
    </Card>
  )
}
