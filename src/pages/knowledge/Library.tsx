import type { ReactNode } from 'react'
import { platesIn, type PlateNode, treeOf } from '#src/features/article/plates.ts'
import { SectionColumns, SectionPageFrame } from '#src/features/article/SectionFrame.tsx'
import type { Plate } from '#src/model/news/schema.ts'
import { paths } from '#src/model/paths.ts'
import { useListState } from '#src/shared/lib/query/use-list-state.ts'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import { EmptyState } from '#src/shared/ui/feedback/query-states.tsx'
import { plateAddress, ruleList, rulePlate } from './rules.ts'

function Unknown() {
  const t = useT()
  return (
    <Card>
      <EmptyState
        isHeading
        text={t('栏目不存在，可能已被撤下')}
        link={{ label: t('查看全部业务知识'), to: paths.knowledge }}
        minHeight={320}
      />
    </Card>
  )
}

type Props = {
  /** Of the plates, that of the screen; none for an unknown address. */
  choose: (plates: readonly Plate[], root: Plate) => Plate | undefined
  children: (plate: Plate, root: Plate) => ReactNode
}

function Columns({ tree, choose, children }: Props & { tree: PlateNode }) {
  const { state } = useListState(ruleList)
  const plates = platesIn(tree)
  const root = tree.plate
  const chosen = choose(plates, root)
  const addressOf = (id: string) => plateAddress(plates.find((plate) => plate.id === id) ?? root, state)
  return (
    <SectionColumns tree={tree} chosen={chosen?.id ?? ''} addressOf={addressOf}>
      {chosen ? children(chosen, root) : <Unknown />}
    </SectionColumns>
  )
}

/** A screen of the library beside its plates. */
export const Library = (props: Props) => (
  <SectionPageFrame>
    {(plates) => {
      const root = plates.find(({ plateCode }) => plateCode === rulePlate.root)
      return root ? <Columns {...props} tree={treeOf(plates, root)} /> : <Unknown />
    }}
  </SectionPageFrame>
)
