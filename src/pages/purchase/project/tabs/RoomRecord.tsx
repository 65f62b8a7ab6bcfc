import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { evidenceIdOf, evidenceOf } from '#src/features/quote-room/evidence.ts'
import { useOwnNumber } from '#src/features/quote-room/own-number.ts'
import { PastStage } from '#src/features/quote-room/PastStage.tsx'
import { roomRecordQuery } from '#src/features/quote-room/queries.ts'
import { RoomReplay } from '#src/features/room-replay/RoomReplay.tsx'
import { procurement } from '#src/model/asset-kind/labels.ts'
import type { RoomRecord as Recorded } from '#src/model/bidding/calls.ts'
import { priceType } from '#src/model/listing/schema.ts'
import type { ProcurementDetail } from '#src/model/procurement/schema.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { QueryBoundary, Skeleton } from '#src/shared/ui/feedback/query-states.tsx'
import { saveFile } from '#src/shared/ui/file/download.ts'

type Named = Pick<ProcurementDetail, 'name' | 'no'>

function Shown({ record, project: { name, no } }: { record: Recorded; project: Named }) {
  const t = useT()
  const { roomId, rules } = record
  const known = useMemo(() => evidenceOf(evidenceIdOf(roomId, rules)), [roomId, rules])
  const own = useOwnNumber(roomId)
  return (
    <RoomReplay
      record={record}
      name={name}
      fileName={`${t('竞价记录')}-${no}`}
      row={{ priceType: priceType.custom, priceUnitName: rules.unit, typeCode: procurement }}
      known={known}
      own={own}
      Stage={PastStage}
      onSave={saveFile}
    />
  )
}

/** The replay of the closed room of an auction, with the check of its record. */
export default function RoomRecord({ roomId, project }: { roomId: string; project: Named }) {
  const query = useQuery(roomRecordQuery(roomId))
  return (
    <QueryBoundary query={query} loading={<Skeleton height={480} />} minHeight={240}>
      {(record) => <Shown record={record} project={project} />}
    </QueryBoundary>
  )
}
