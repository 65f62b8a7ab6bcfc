import { AntdRoot } from '#src/shared/ui/antd/AntdRoot.tsx'
import { Card } from '#src/shared/ui/display/Card.tsx'
import styles from './KitPage.module.css'
import { parts } from './parts.ts'

/** For developers, in development alone (`app/kit/show-kit.tsx`): every part of the kit in all its states. */
export function KitPage() {
  return (
    <main className={`content ${styles['page']}`} lang="en">
      <h1>The kit</h1>
      <AntdRoot>
        {parts.map(({ name, Samples }) => (
          <div key={name}>
            <Card title={name} body="stacked">
              <Samples />
            </Card>
          </div>
        ))}
      </AntdRoot>
    </main>
  )
}
