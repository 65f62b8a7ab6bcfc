import { readStored, writeStored } from '#src/shared/lib/storage/storage.ts'

const key = 'opening-ad:v1'
/** For browsers that store nothing: at least not twice in the life of one page. */
let wasShown = false

/** The opening advertisement is shown once in a browser session (HM-01). */
export const isOpeningAdDue = (): boolean => !wasShown && readStored('session', key) === null

export function rememberOpeningAd(): void {
  wasShown = true
  writeStored('session', key, '"seen"')
}
