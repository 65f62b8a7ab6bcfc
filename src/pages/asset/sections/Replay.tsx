import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { isNotFound, ApiError } from '#src/api/errors.ts'
import { saveFile } from '#src/shared/ui/file/download.ts'
import { evidenceIdOf, evidenceOf } from '#src/features/quote-room/evidence.ts'
import { useOwnNumber } from '#src/features/quote-room/own-number.ts'
import { PastStage } from '#src/features/quote-room/PastStage.tsx'
import { roomRecordQuery } from '#src/features/quote-room/queries.ts'
import { RoomReplay } from '#src/features/room-replay/RoomReplay.tsx'
import type { RoomRecord } from '#src/model/bidding/calls.ts'
import type { AssetDetail } from '#src/model/listing/detail.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Callout } from '#src/shared/ui/feedback/Callout.tsx'
import { EmptyState, QueryBoundary, RetryButton, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { Select } from '#src/shared/ui/form/Select.tsx'
import styles from './Record.module.css'

type LotsProps = { lots: NonNullable<RoomRecord['lots']>; chosen: string; onChoose: (roomId: string) => void }

function Lots({ lots, chosen, onChoose }: LotsProps) {
  const t = useT()
  return (
    <label className={styles['lots']}>
      {t('回放标的')}
      <Select
        value={chosen}
        options={lots.map(({ roomId, name }) => ({ value: roomId, label: name, lang: 'zh-CN' }))}
        onChange={(roomId) => roomId !== undefined && onChoose(roomId)}
      />
    </label>
  )
}

/** The room is still running. */
const isEarly = (error: unknown): boolean => error instanceof ApiError && error.reply.code === 409

const nameOf = ({ roomId, lots }: RoomRecord, lot: AssetDetail['members'][number] | undefined, asset: AssetDetail) =>
  lots?.find((known) => known.roomId === roomId)?.name ?? lot?.assetsName ?? asset.assetsName ?? ''

/** A room before the notice was extended; `round` is its place among them, from 1. */
type Earlier = { roomId: string; round: number }
type FullProps = { record: RoomRecord; asset: AssetDetail; asked: string; earlier: Earlier | undefined }

function Full({ record, asset, asked, earlier }: FullProps) {
  const t = useT()
  const { roomId, lots, head, rules } = record
  const known = useMemo(() => evidenceOf(evidenceIdOf(roomId, rules)), [roomId, rules])
  const number = useOwnNumber(roomId)
  const lot = asset.members.find(({ assetsId }) => assetsId === roomId)
  const part = earlier ? [earlier.round] : asset.assetsId === roomId ? [] : [roomId]
  const fileName = [t('竞价记录'), asset.no, ...part].join('-')
  return (
    <>
      {!lots && !earlier && roomId !== asked && (
        <Callout>{t('该标的随资产包整体竞价，以下是资产包的报价记录。')}</Callout>
      )}
      <div>
        <RoomReplay
          key={`${roomId} ${head}`}
          record={record}
          name={nameOf(record, lot, asset)}
          fileName={fileName}
          row={lot ?? asset}
          known={known}
          // Who has enrolled again has another number.
          own={earlier ? null : number}
          Stage={PastStage}
          onSave={saveFile}
        />
      </div>
    </>
  )
}

/** The replay of an asset whose room is over; for a package, of the chosen lot. `earlier`: of that room of the asset instead. */
export default function Replay({ asset, earlier }: { asset: AssetDetail; earlier?: Earlier }) {
  const t = useT()
  const [chosen, ask] = useState(asset.assetsId)
  const asked = earlier?.roomId ?? chosen
  const isPackage = asset.members.length > 0
  const ofPackage = useQuery({ ...roomRecordQuery(asset.assetsId), enabled: isPackage })
  const query = useQuery(roomRecordQuery(asked))
  const lots = isPackage ? ofPackage.data?.lots : null
  const early = (
    <EmptyState text={t('竞价尚未结束，结束后可在此回放')} minHeight={240} hint={<RetryButton query={query} />} />
  )
  return (
    <>
      {lots && <Lots lots={lots} chosen={query.data?.roomId ?? asked} onChoose={ask} />}
      {!query.data && isNotFound(query.error) ? (
        <EmptyState text={t('该项目没有竞价记录')} minHeight={240} />
      ) : !query.data && isEarly(query.error) ? (
        early
      ) : (
        <QueryBoundary query={query} loading={<Skeleton height={480} />} minHeight={240}>
          {(record) => <Full record={record} asset={asset} asked={asked} earlier={earlier} />}
        </QueryBoundary>
      )}
    </>
  )
}
