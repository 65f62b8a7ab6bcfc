import type { Party } from './schema.ts'

/** Whether the state may own the one who enrols. */
export const asksStateOwned = ({ kind }: Pick<Party, 'kind'>): boolean => kind === 'organisation'

/** Whether there is a company that the one who enrols may be a manager of: a share of one, or one that takes in capital. */
export const asksManagement = (typeCode: string | null | undefined): boolean => typeCode === '1' || typeCode === '4'
