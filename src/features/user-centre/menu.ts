import { linkTo, paths } from '#src/model/paths.ts'
import type { MenuKey } from './labels.ts'

export type MenuItem = {
  key: MenuKey
  to: string
  /** Screens below this one, for which it is marked as current. */
  also?: readonly string[]
}
type MenuGroup = { key: MenuKey; items: readonly MenuItem[] }

const kycScreens = [paths.realNamePerson, paths.realNamePersonInfo, paths.membershipReason, paths.realNameOrg]

/** The screen for the state of the KYC: submit, read why it was refused, or look at it. */
export function kycAddress(authStatus: number | null | undefined): string {
  if (authStatus === 2) return paths.membershipReason
  return authStatus ? paths.realNamePersonInfo : paths.realNamePerson
}

const tradingItems: readonly MenuItem[] = [
  {
    key: 'projects',
    to: paths.myProject,
    also: [paths.enrollDetail, paths.bidEnrollNormal, paths.bidEnrollPkg],
  },
  { key: 'biddingRoom', to: linkTo.biddingRoom() },
  { key: 'purchase', to: paths.userCenterPurchase },
  { key: 'favourites', to: paths.myCollect },
]

const moneyItems: readonly MenuItem[] = [
  {
    key: 'deposits',
    to: paths.myDeposit,
    also: [paths.depositDetail, paths.depositAddPayInfo, paths.cashierDesk],
  },
  {
    key: 'settlements',
    to: paths.projectSettlement,
    also: [paths.settleDetailPayInfo, paths.projectSettleDetail],
  },
]

const contractItems: readonly MenuItem[] = [
  {
    key: 'contract',
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
  { key: 'seal', to: paths.sealApply },
  { key: 'files', to: paths.myFiles, also: [paths.filesChildren, paths.filesList] },
]

const serviceItems: readonly MenuItem[] = [
  { key: 'service', to: paths.myService, also: [paths.myServiceDetail, paths.demandDetail] },
  { key: 'messages', to: paths.myMessage, also: [paths.myMessageDetail] },
  { key: 'appeals', to: paths.shensuRecord },
]

const accountItems = (authStatus: number | null | undefined): readonly MenuItem[] => [
  { key: 'safety', to: paths.accountSafe, also: [paths.updatePassWord, paths.memberEditPhone] },
  { key: 'realName', to: kycAddress(authStatus), also: kycScreens },
  { key: 'membership', to: paths.membership, also: [paths.memberEditHead] },
]

/** The menu of the private pages. */
export const menuFor = (authStatus: number | null | undefined): readonly MenuGroup[] => [
  { key: 'trading', items: tradingItems },
  { key: 'money', items: moneyItems },
  { key: 'contracts', items: contractItems },
  { key: 'services', items: serviceItems },
  { key: 'account', items: accountItems(authStatus) },
]

const withoutSlash = (pathname: string): string => pathname.replace(/(?<=.)\/$/, '')

/** Whether a location belongs to this item. Two items share a path; the query decides between them. */
export function isUnder({ to, also = [] }: MenuItem, pathname: string, search: string): boolean {
  const here = withoutSlash(pathname)
  if (also.includes(here)) return true
  const [path, query = ''] = to.split('?')
  if (path !== here) return false
  return here !== paths.myProject || (query === '') === (new URLSearchParams(search).get('list') !== '2')
}
