import type { ReactNode } from 'react'
import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { langOf, useT } from '#src/shared/lib/text/i18n.ts'
import { numbered } from '#src/shared/lib/text/numbered.ts'
import { keepFocus } from '#src/shared/ui/focus.ts'
import { OuterLink } from '#src/shared/ui/OuterLink.tsx'
import { AssetHead } from '../AssetHead.tsx'
import { ConsentRequest } from './ConsentRequest.tsx'
import { Consents } from './Consents.tsx'
import { DepositBlock } from './DepositBlock.tsx'
import styles from '../enrol.module.css'
import { FormFacts, JointFacts } from '../confirm/FormFacts.tsx'
import { PriorityBlock } from './PriorityBlock.tsx'
import { placeOf } from '../wizard/progress-place.ts'
import { Progress } from '../wizard/Progress.tsx'
import { RoomBlock } from './RoomBlock.tsx'
import { StateBlock } from './StateBlock.tsx'

function Section({ title, id, children }: { title: string; id?: string; children: ReactNode }) {
  return (
    <section className={styles['panel']} id={id} aria-label={title}>
      <h2 className={styles['step']}>{title}</h2>
      {children}
    </section>
  )
}

function Timeline({ events }: Pick<EnrolDetail, 'events'>) {
  const t = useT()
  return (
    <ol className={styles['timeline']}>
      {events.map(({ at, title, note }) => (
        <li key={`${at}-${title}`}>
          <strong lang={langOf(t(title))}>{t(title)}</strong>{' '}
          <time className="number" dateTime={new Date(at).toISOString()}>
            {dateTimeSeconds(at)}
          </time>
          {note && <p lang={langOf(t(note))}>{t(note)}</p>}
        </li>
      ))}
    </ol>
  )
}

function Documents({ documents }: Pick<EnrolDetail, 'documents'>) {
  return (
    <ul className={styles['documents']} lang="zh-CN">
      {numbered(documents).map(({ name, url, at, nth }) => (
        <li key={url}>
          <OuterLink newTab href={url} className={styles['link']}>
            {nth === null ? name : `${name}（${nth}）`}
          </OuterLink>
          {at && <time className="number"> {dateTimeSeconds(at)}</time>}
        </li>
      ))}
    </ul>
  )
}

/** Everything about one enrolment (domain 6.7). */
export function DetailBody({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { asset, events, documents, consents, party, form, lots, conditions, files, isOwner } = detail
  return (
    <>
      <section className={styles['panel']} aria-label={t('报名状态')} tabIndex={-1} ref={keepFocus}>
        <AssetHead asset={asset} />
        <Progress {...placeOf(detail)} />
        <StateBlock detail={detail} />
      </section>
      <PriorityBlock detail={detail} />
      {!isOwner && <ConsentRequest detail={detail} />}
      {isOwner && detail.depositId && <DepositBlock detail={detail} depositId={detail.depositId} />}
      {detail.bidNo && isOwner && <RoomBlock detail={detail} bidNo={detail.bidNo} />}
      {documents.length > 0 && (
        <Section title={t('文书下载')} id="documents">
          <Documents documents={documents} />
        </Section>
      )}
      {events.length > 0 && (
        <Section title={t('办理进展')}>
          <Timeline events={events} />
        </Section>
      )}
      <Section title={t('报名信息')}>
        {isOwner ? (
          <FormFacts party={party} form={form} asset={asset} lots={lots} conditions={conditions} files={files} />
        ) : (
          <JointFacts party={party} form={form} asset={asset} lots={lots} />
        )}
        <Consents consents={consents} />
      </Section>
    </>
  )
}
