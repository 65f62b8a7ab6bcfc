import { Link } from 'react-router-dom'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { Card } from '#src/shared/ui/display/Card.tsx'
import type { PlateNode } from './plates.ts'
import styles from './PlateTree.module.css'

type Links = {
  /** Id of the plate that is shown. */
  chosen: string
  addressOf: (plateId: string) => string
}
type Props = Links & {
  tree: PlateNode
  /** Entries of the portal itself, translated, after the plates below the top one. */
  own?: readonly { id: string; name: string }[]
}

type EntryProps = Links & { id: string; name: string; lang?: string }

const Entry = ({ id, name, lang, chosen, addressOf }: EntryProps) => (
  <Link to={addressOf(id)} lang={lang} aria-current={id === chosen ? 'page' : undefined}>
    {name}
  </Link>
)

function Branches({ nodes, own = [], ...links }: Links & Pick<Props, 'own'> & { nodes: readonly PlateNode[] }) {
  return (
    <ul>
      {nodes.map(({ plate, below }) => (
        <li key={plate.id}>
          <Entry {...links} id={plate.id} name={plate.name} lang="zh-CN" />
          {below.length > 0 && <Branches {...links} nodes={below} />}
        </li>
      ))}
      {own.map((entry) => (
        <li key={entry.id}>
          <Entry {...links} {...entry} />
        </li>
      ))}
    </ul>
  )
}

/** `ref`: on a small screen the plates are one line that scrolls; the chosen one is in view. */
const showChosen = (nav: HTMLElement | null) => {
  const [line, chosen] = [nav?.parentElement, nav?.querySelector('[aria-current=page]')]
  if (!line || !chosen) return
  const [outer, inner] = [line.getBoundingClientRect(), chosen.getBoundingClientRect()]
  line.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
}

/** The plates of a section, each with an address. */
export function PlateTree({ tree: { plate, below }, own, ...links }: Props) {
  const t = useT()
  return (
    <Card label={t('栏目')} className={styles['tree']}>
      <nav aria-label={t('栏目')} ref={(nav) => showChosen(nav)}>
        <ul>
          <li>
            <Entry {...links} id={plate.id} name={plate.name} lang="zh-CN" />
            {(below.length > 0 || own) && <Branches {...links} nodes={below} own={own} />}
          </li>
        </ul>
      </nav>
    </Card>
  )
}
