import { linkTo, paths } from '#src/model/paths.ts'
import { hasScreen } from './screens.ts'
import type { MenuWord } from './labels.ts'

export type MenuItem = {
  word: MenuWord
  to: string
  /** Screens that are reached from this one and belong under it. */
  also?: readonly string[]
}
type MenuGroup = { word: MenuWord; items: readonly MenuItem[] }

const realNameScreens = [paths.realNamePerson, paths.realNamePersonInfo, paths.membershipReason, paths.realNameOrg]

/** Where a person deals with the real name: nothing given yet, refused, or to be looked at. */
export function realNameAddress(authStatus: number | null | undefined): string {
  if (authStatus === 2) return paths.membershipReason
  return authStatus ? paths.realNamePersonInfo : paths.realNamePerson
}

const tradingItems: readonly MenuItem[] = [
  {
    word: 'projects',
    to: paths.myProject,
    also: [paths.enrollDetail, paths.bidEnrollNormal, paths.bidEnrollPkg],
  },
  { word: 'biddingRoom', to: linkTo.biddingRoom() },
  { word: 'purchase', to: paths.userCenterPurchase },
  { word: 'favourites', to: paths.myCollect },
]

const moneyItems: readonly MenuItem[] = [
  {
    word: 'deposits',
    to: paths.myDeposit,
    also: [paths.depositDetail, paths.depositAddPayInfo, paths.cashierDesk],
  },
  {
    word: 'settlements',
    to: paths.projectSettlement,
    also: [paths.settleDetailPayInfo, paths.projectSettleDetail],
  },
]

const contractItems: readonly MenuItem[] = [
  {
    word: 'contract',
    to: paths.myContract,
    also: [
      paths.contractSign,
      paths.contractEdit,
      paths.contractConfirm,
      paths.contractSignatoryList,
      paths.contractAddSignatory,
      paths.contractOnlineEdit,
    ],
  },
  { word: 'seal', to: paths.sealApply },
  { word: 'files', to: paths.myFiles, also: [paths.filesChildren, paths.filesList] },
]

const serviceItems: readonly MenuItem[] = [
  { word: 'service', to: paths.myService, also: [paths.myServiceDetail, paths.demandDetail] },
  { word: 'messages', to: paths.myMessage, also: [paths.myMessageDetail] },
  { word: 'appeals', to: paths.shensuRecord },
]

const accountItems = (authStatus: number | null | undefined): readonly MenuItem[] => [
  { word: 'safety', to: paths.accountSafe, also: [paths.updatePassWord, paths.memberEditPhone] },
  { word: 'realName', to: realNameAddress(authStatus), also: realNameScreens },
  { word: 'membership', to: paths.membership, also: [paths.memberEditHead] },
]

/** The menu of the private pages; what the portal has no screen for is left out, and so is a group without anything. */
export function menuFor(authStatus: number | null | undefined): readonly MenuGroup[] {
  const groups: readonly MenuGroup[] = [
    { word: 'trading', items: tradingItems },
    { word: 'money', items: moneyItems },
    { word: 'contracts', items: contractItems },
    { word: 'services', items: serviceItems },
    { word: 'account', items: accountItems(authStatus) },
  ]
  return groups
    .map(({ word, items }) => ({ word, items: items.filter(({ to }) => hasScreen(to)) }))
    .filter(({ items }) => items.length > 0)
}

const withoutSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')

/** Whether a place of the portal is this entry or lies under it. Of two with one path the query decides. */
export function isUnder({ to, also = [] }: MenuItem, pathname: string, search: string): boolean {
  const here = withoutSlash(pathname)
  if (also.includes(here)) return true
  const [path, query = ''] = to.split('?')
  if (path !== here) return false
  return here !== paths.myProject || (query === '') === (new URLSearchParams(search).get('list') !== '2')
}
