import type { EnrolDetail } from '#src/model/enrolment/schema.ts'
import { AssetHead } from './AssetHead.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { ConsentRequest } from './detail/ConsentRequest.tsx'
import { Consents } from './detail/Consents.tsx'
import { DealWayOf } from '#src/features/deal/DealWay.tsx'
import { DepositBlock } from './detail/DepositBlock.tsx'
import { DetailBoundary } from '#src/shared/ui/feedback/DetailBoundary.tsx'
import { FileList } from '#src/shared/ui/display/FileList.tsx'
import { FocusGroup } from '#src/shared/ui/behaviour/FocusGroup.tsx'
import { FormFacts, JointFacts } from './confirm/FormFacts.tsx'
import { PriorityBlock } from './detail/PriorityBlock.tsx'
import { RoomBlock } from './detail/RoomBlock.tsx'
import { StateBlock } from './detail/StateBlock.tsx'
import { SecondOfferOf } from '#src/features/deal/SecondOffer.tsx'
import { Steps } from '#src/shared/ui/display/Steps.tsx'
import { Timeline } from '#src/shared/ui/display/Timeline.tsx'
import { TranslatedText } from '#src/shared/ui/display/TranslatedText.tsx'
import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { dateTimeSeconds } from '#src/model/time/shanghai.ts'
import { enrolDetailQuery } from '#src/features/enrolment/queries.ts'
import { numbered } from '#src/shared/lib/text/numbered.ts'
import { paths } from '#src/model/paths.ts'
import { stepsOf } from './detail/progress.ts'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'

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
function DetailBody({ detail }: { detail: EnrolDetail }) {
  const t = useT()
  const { id, state, asset, events, documents, consents, isOwner } = detail
  return (
    <>
      <Card label={t('报名状态')} body="padded">
        <FocusGroup label={t('报名状态')}>
          <AssetHead asset={asset} />
          <Steps steps={stepsOf(detail, t)} label={t('报名进度')} narrow="compact" />
          <StateBlock detail={detail} />
        </FocusGroup>
      </Card>
      {isOwner && (state === 'WON' || state === 'DEFAULT') && (
        <Card title={t('成交后的办理')} body="padded">
          <DealWayOf of={{ enrolId: id }} here="enrolment" />
        </Card>
      )}
      {isOwner && state === 'LOST' && <SecondOfferOf of={{ enrolId: id }} />}
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
        {isOwner ? <FormFacts {...detail} /> : <JointFacts {...detail} />}
        <Consents consents={consents} />
      </Card>
    </>
  )
}

/** /enrollDetail: one enrolment, by its own id or by the asset it is for (BD-01, domain 6.7). */
export default function EnrolDetailPage() {
  const t = useT()
  const [search] = useSearchParams()
  const id = search.get('id')
  const assetsId = search.get('assetsId') ?? ''
  const query = useQuery(enrolDetailQuery(id ? { id } : { assetsId }))
  const missing = {
    text: t('未找到该报名，可能链接有误或不属于当前账户'),
    link: { label: t('查看我的报名'), to: paths.myProject },
  }
  return (
    <UserCentre title={t('报名详情')}>
      <DetailBoundary query={query} height={640} missing={missing} isPart>
        {(detail) => <DetailBody detail={detail} />}
      </DetailBoundary>
    </UserCentre>
  )
}
