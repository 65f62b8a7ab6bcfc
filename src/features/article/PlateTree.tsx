import { Link } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import type { PlateNode } from './plates.ts'
import styles from './PlateTree.module.css'

type Props = {
  tree: PlateNode
  /** Id of the plate that is shown. */
  chosen: string
  addressOf: (plateId: string) => string
}

function Branches({ nodes, ...rest }: Omit<Props, 'tree'> & { nodes: readonly PlateNode[] }) {
  return (
    <ul>
      {nodes.map(({ plate, below }) => (
        <li key={plate.id}>
          <Link to={rest.addressOf(plate.id)} aria-current={plate.id === rest.chosen ? 'page' : undefined}>
            {plate.name}
          </Link>
          {below.length > 0 && <Branches {...rest} nodes={below} />}
        </li>
      ))}
    </ul>
  )
}

/** The plates of a section, each with an address. */
export function PlateTree({ tree, ...rest }: Props) {
  const t = useT()
  return (
    <Card label={t('栏目')} className={styles['tree']}>
      <nav aria-label={t('栏目')} lang="zh-CN">
        <Branches {...rest} nodes={[tree]} />
      </nav>
    </Card>
  )
}
