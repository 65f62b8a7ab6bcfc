import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { numbered } from '#src/shared/lib/text/numbered.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { Steps } from '#src/shared/ui/display/Steps.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { AssetHead } from '../AssetHead.tsx'
import { FormFacts, JointFacts } from '../confirm/FormFacts.tsx'
import { ConsentRequest } from './ConsentRequest.tsx'
import { Consents } from './Consents.tsx'
import { DepositBlock } from './DepositBlock.tsx'
import { PriorityBlock } from './PriorityBlock.tsx'
import { stepsOf } from './progress.ts'
import { RoomBlock } from './RoomBlock.tsx'
import { StateBlock } from './StateBlock.tsx'

function DocumentList({ documents }: Pick<EnrolDetail, 'documents'>) {
  const files = numbered(documents).map(({ name, url, at, nth }) => ({
    id: url,
    name: nth === null ? name : `${name}（${nth}）`,
    url,
    at,
  }))
  return <FileList files={files} renderNote={({ at }) => at && <time>{dateTimeSeconds(at)}</time>} />
}

/** Everything about one enrolment (domain 6.7). */
export function DetailBody({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { asset, events, documents, consents, party, form, lots, conditions, files, isOwner } = detail
  return (
    <>
      <Card label={t('报名状态')} body="padded">
        <FocusGroup label={t('报名状态')}>
          <AssetHead asset={asset} />
          <Steps steps={stepsOf(detail, t)} label={t('报名进度')} narrow="compact" />
          <StateBlock detail={detail} />
        </FocusGroup>
      </Card>
      <PriorityBlock detail={detail} />
      {!isOwner && <ConsentRequest detail={detail} />}
      {isOwner && detail.depositId && <DepositBlock detail={detail} depositId={detail.depositId} />}
      {detail.bidNo && isOwner && <RoomBlock detail={detail} bidNo={detail.bidNo} />}
      {documents.length > 0 && (
        <div id="documents">
          <Card title={t('文书下载')} body="padded">
            <DocumentList documents={documents} />
          </Card>
        </div>
      )}
      {events.length > 0 && (
        <Card title={t('办理进展')} body="padded">
          <Timeline
            items={events.map(({ at, title, note }) => ({
              at,
              time: dateTimeSeconds(at),
              title: <TranslatedText>{title}</TranslatedText>,
              text: note,
            }))}
          />
        </Card>
      )}
      <Card title={t('报名信息')} body="padded">
        {isOwner ? (
          <FormFacts party={party} form={form} asset={asset} lots={lots} conditions={conditions} files={files} />
        ) : (
          <JointFacts party={party} form={form} asset={asset} lots={lots} />
        )}
        <Consents consents={consents} />
      </Card>
    </>
  )
}
