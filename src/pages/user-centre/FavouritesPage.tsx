import { UserCentre } from '#src/features/user-centre/UserCentre.tsx'
import { useT } from '#src/shared/lib/text/i18n.ts'
import { FavouriteList } from './favourites/FavouriteList.tsx'

/** The assets a person keeps, with what has changed since (domain 6.11). */
export default function FavouritesPage() {
  const t = useT()
  return (
    <UserCentre title={t('我的收藏')}>
      <FavouriteList />
    </UserCentre>
  )
}
