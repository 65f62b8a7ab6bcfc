import { paths } from '#src/model/paths.ts'
import { frames, type PortalRoute } from '#src/model/route.ts'
import { isRoomAddress } from '#src/model/room-address.ts'

export const hallRoutes: readonly PortalRoute[] = [
  {
    path: paths.hall,
    page: () => import('./HallPage.tsx'),
    title: '竞价大厅',
    frame: frames.standard,
    frameOf: (search) => (isRoomAddress(search) ? frames.room : frames.standard),
    menuFlag: 'hall',
  },
]
