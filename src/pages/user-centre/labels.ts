import type { FavouriteOrder, FavouriteStage } from '#src/model/favourite/schema.ts'
import type { Counter } from '#src/model/overview/schema.ts'
import type { FavouriteKind } from './list/lists.ts'

/** Stages of favourites. */
export const stageLabels: Readonly<Record<FavouriteStage, string>> = {
  open: '挂牌中',
  bidding: '竞价阶段',
  over: '已结束',
  gone: '已下架',
}

export const orderLabels: Readonly<Record<FavouriteOrder, string>> = {
  kept: '最近收藏',
  deadline: '最先截止',
  change: '价格变化最大',
}

export const favouriteKindLabels: Readonly<Record<FavouriteKind, string>> = {
  asset: '项目',
  roadshow: '路演',
  article: '资讯',
}

/** The counters of the overview (domain 6.8). */
export const counterLabels: Readonly<Record<Counter, string>> = {
  depositsDue: '待缴保证金',
  roomsWaiting: '待竞价',
  roomsOpen: '竞价中',
  contractsDue: '待签合同',
  paymentsDue: '待付款',
  unreadMessages: '未读消息',
}

export const quickLabels = {
  projects: '浏览项目',
  hall: '竞价大厅',
  favourites: '我的收藏',
  invest: '投资服务',
  transfer: '转让服务',
  help: '帮助中心',
} as const
