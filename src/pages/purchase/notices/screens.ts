export { NoticeListScreen } from './NoticeListScreen.tsx'
export { NoticeScreen } from './NoticeScreen.tsx'
