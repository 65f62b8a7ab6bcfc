import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router-dom'
import type { BranchDetail } from '#src/model/branch/detail.ts'
import { BranchFrame } from './head/BranchFrame.tsx'
import { OneBranch } from './head/OneBranch.tsx'
import { AllBranches } from './overview/AllBranches.tsx'
import { NewestNews, NewestNotices } from './overview/Articles.tsx'
import { Introduction, Position, Visit } from './overview/Contacts.tsx'
import { Listings } from './overview/Listings.tsx'
import styles from './overview/overview.module.css'
import { Statistics } from './overview/Statistics.tsx'
import { type BranchName, branchQuery } from './queries.ts'

function Overview({ branch }: { branch: BranchDetail }) {
  const { id, adcode } = branch
  return (
    <BranchFrame branch={branch} current="home">
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <Visit branch={branch} />
          <Introduction branch={branch} />
        </div>
        <Position branch={branch} />
      </div>
      {typeof adcode === 'number' && <Listings adcode={adcode} />}
      <div className={styles['halves']}>
        <NewestNotices branchId={id} />
        <NewestNews branchId={id} />
      </div>
      <Statistics branch={branch} />
    </BranchFrame>
  )
}

function NamedBranch({ name }: { name: BranchName }) {
  return <OneBranch query={useQuery(branchQuery(name))}>{(branch) => <Overview branch={branch} />}</OneBranch>
}

/** One branch by id or code; all of them if the address names none (CT-09). */
export default function BranchPage() {
  const [search] = useSearchParams()
  const [id, code] = [search.get('id') ?? '', search.get('code') ?? '']
  if (id === '' && code === '') return <AllBranches />
  return <NamedBranch name={id === '' ? { code } : { id }} />
}
