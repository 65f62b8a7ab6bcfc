import { cleanup } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { compareLines } from '#src/features/asset-search/compare/compare-lines.ts'
import { HallTable } from '#src/features/hall/HallTable.tsx'
import { ListingCard } from '#src/features/listing/ListingCard.tsx'
import type { ListingRow } from '#src/model/listing/schema.ts'
import { BriefScreen } from '#src/pages/asset/BriefScreen.tsx'
import { AssetActions } from '#src/pages/asset/overview/AssetActions.tsx'
import { Headline } from '#src/pages/asset/overview/Headline.tsx'
import { KeyFacts } from '#src/pages/asset/overview/KeyFacts.tsx'
import { ProcessRail } from '#src/pages/asset/overview/ProcessRail.tsx'
import { PrintedDetails } from '#src/pages/asset/print/PrintedDetails.tsx'
import { Contacts } from '#src/pages/asset/related/Side.tsx'
import { Members } from '#src/pages/asset/sections/Members.tsx'
import { AssetHead } from '#src/pages/enrol/AssetHead.tsx'
import { AssetCard } from '#src/pages/hall/wall/AssetCard.tsx'
import { RowHead } from '#src/pages/hall/wall/RowHead.tsx'
import { AssetRow } from '#src/pages/project/results/AssetRow.tsx'
import { assetOf } from '#tests/features/asset-detail/asset.ts'
import { accessibleTree } from '#tests/support/accessible-tree.ts'
import { detailOf, favouriteOf, renderPart, setUpListingParts } from '#tests/support/listing-parts.tsx'
import { rowVariants, sampleListing } from '#tests/support/listing-row.ts'

setUpListingParts()

function treeOf(part: ReactNode): string {
  const tree = accessibleTree(renderPart(part))
  cleanup()
  return tree
}

const hall = { rowHeight: 44, withName: (name: ReactNode, row: ListingRow) => <RowHead name={name} row={row} /> }

/** Every part of the portal that shows a listing of any kind and state. */
const parts: Readonly<Record<string, (row: ListingRow) => string>> = {
  'card of the home page': (row) => treeOf(<ListingCard row={row} />),
  'row of the list': (row) => treeOf(<AssetRow row={row} isFirst />),
  favourite: (row) => treeOf(favouriteOf(row, '1000000')),
  'row of the hall': (row) => treeOf(<HallTable {...hall} rows={[row]} state={1} caption="正在竞价" />),
  'row of the upcoming bids': (row) => treeOf(<HallTable {...hall} rows={[row]} state={2} caption="即将竞价" />),
  'card of the hall': (row) => treeOf(<AssetCard row={row} />),
  'page without details': (row) => treeOf(<BriefScreen row={row} />),
  'headline of the page': (row) => treeOf(<Headline asset={detailOf(row)} />),
  'key facts of the page': (row) => treeOf(<KeyFacts asset={detailOf(row)} />),
  'actions of the page': (row) => treeOf(<AssetActions asset={detailOf(row)} />),
  'process of the page': (row) => treeOf(<ProcessRail asset={detailOf(row)} />),
  'contacts of the page': (row) => treeOf(<Contacts {...detailOf(row)} />),
  'printed page': (row) => treeOf(<PrintedDetails asset={detailOf(row)} />),
  'lots of a package': (row) => treeOf(<Members asset={assetOf({ status: row.status, members: [row] })} />),
  'head of the enrolment': (row) => treeOf(<AssetHead asset={row} />),
  comparison: (row) =>
    compareLines([detailOf(row)], (key) => key)
      .map(({ label, values }) => `${label}: ${values[0]}`)
      .join('\n'),
}

test.each(Object.entries(parts))(
  'the accessible tree of a listing of each kind and state is as recorded: %s',
  (_, treeIn) => {
    const trees = rowVariants.map((variant) => `${variant}\n${treeIn(sampleListing(variant))}`)
    expect(`\n${trees.join('\n\n')}\n`).toMatchSnapshot()
  },
)
