import { useQuery } from '@tanstack/react-query'
import { Checkbox, Form } from 'antd'
import { useState } from 'react'
import { agreementQuery } from '#src/features/kyc/queries.ts'
import type { ServiceAgreement } from '#src/model/kyc/schema.ts'
import { claimProblems } from '#src/model/kyc/labels.ts'
import { useLanguage, useT } from '#src/shared/lib/text/i18n.ts'
import { useSeenEnd } from '#src/shared/lib/hooks/use-seen-end.ts'
import { Button } from '#src/shared/ui/action/Button.tsx'
import { Actions } from '#src/shared/ui/action/Actions.tsx'
import { Dialog } from '#src/shared/ui/dialog/Dialog.tsx'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { filled, rule } from '#src/shared/ui/form/rule.ts'
import { ScrollBox } from '#src/shared/ui/behaviour/ScrollBox.tsx'
import styles from './consent.module.css'

type TextProps = { agreement: ServiceAgreement; isAgreed: boolean; onAgree: (version: string) => void }

/** The whole text; the button is enabled once its end has been seen. */
function Text({ agreement: { title, version, sections }, isAgreed, onAgree }: TextProps) {
  const t = useT()
  const isForeign = useLanguage() === 'en'
  const { end, seen } = useSeenEnd(isAgreed)
  return (
    <>
      {isForeign && <p className={`muted ${styles['foreign']}`}>{t('协议以中文文本为准，仅提供中文。')}</p>}
      <ScrollBox end={end} className={styles['scroll']} label={t('协议全文')} lang="zh-CN">
        <p className="muted">
          {title} · {version}
        </p>
        {sections.map((section) => (
          <section key={section.title}>
            <h3>{section.title}</h3>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </ScrollBox>
      <div className={styles['foot']}>
        <span aria-live="polite">{!seen && t('请先阅读至末尾')}</span>
        <Button look="primary" disabled={!seen} onClick={() => onAgree(version)}>
          {t('同意并继续')}
        </Button>
      </div>
    </>
  )
}

function AgreementDialog({ isAgreed, onAgree, onClose }: Omit<TextProps, 'agreement'> & { onClose: () => void }) {
  const t = useT()
  const query = useQuery(agreementQuery)
  return (
    <Dialog title={t('实名认证服务协议')} size="wide" onClose={onClose}>
      <QueryBoundary query={query} minHeight={320} loading={<Skeleton height={320} />}>
        {(agreement) => <Text agreement={agreement} isAgreed={isAgreed} onAgree={onAgree} />}
      </QueryBoundary>
    </Dialog>
  )
}

type Controlled = { id?: string; value?: unknown; onChange?: (version: string) => void }

const isVersion = (value: unknown): value is string => typeof value === 'string' && value !== ''

/** The consent as a field: the accepted version, or ''. Ticking it opens the text, which has to be read first. */
function ConsentField({ id, value, onChange }: Controlled) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const isAgreed = isVersion(value)
  return (
    <Actions isPrinted>
      <Checkbox
        {...(id ? { id } : {})}
        checked={isAgreed}
        aria-required
        onChange={({ target }) => (target.checked ? setOpen(true) : onChange?.(''))}
      >
        {t('我已阅读并同意实名认证服务协议，授权交易所为本次认证核验上述信息')}
      </Checkbox>
      <Button look="link" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('阅读协议全文')}
      </Button>
      {isOpen && (
        <AgreementDialog
          isAgreed={isAgreed}
          onClose={() => setOpen(false)}
          onAgree={(version) => {
            onChange?.(version)
            setOpen(false)
          }}
        />
      )}
    </Actions>
  )
}

/** The consent to the agreement on verification. */
export const Consent = () => (
  <Form.Item name="agreed" rules={[rule(filled(claimProblems.agreed))]}>
    <ConsentField />
  </Form.Item>
)
