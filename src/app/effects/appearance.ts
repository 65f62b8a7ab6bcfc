import { themes } from '#src/shared/config/themes.ts'
import { showLanguage, translate } from '#src/shared/lib/text/i18n.ts'
import { changeSettings, type Settings, useSettings } from '#src/shared/lib/storage/settings.ts'
import { followScheme, schemeNow } from '#src/shared/lib/storage/scheme.ts'
import { showToast } from '#src/shared/ui/dialog/confirm-dialog.ts'

/** Elder-friendly type begins here: 12 px meta text then has 18 px. */
export const elderTypeScale = 1.5

/** Switches the elder-friendly version with its type size; off restores the normal size. */
export function setElder(elder: boolean): void {
  const { typeScale } = useSettings.getState()
  changeSettings({ elder, typeScale: elder ? Math.max(elderTypeScale, typeScale) : 1 })
}

const ownNames = ['primary', 'primary-strong', 'primary-tint'] as const

/** The reader's colour, and colours of sufficient contrast derived from it, for both schemes (deviation D6). */
async function applyColour(colour: string): Promise<void> {
  const { style } = document.documentElement
  if (colour.toUpperCase() === themes['theme-default']) {
    style.removeProperty('--brand')
    for (const scheme of ['light', 'dark']) for (const name of ownNames) style.removeProperty(`--own-${scheme}-${name}`)
    return
  }
  const { primaryFrom, tintFrom } = await import('#src/shared/lib/contrast.ts')
  if (useSettings.getState().colour !== colour) return
  style.setProperty('--brand', colour)
  for (const [scheme, end] of [
    ['light', 'black'],
    ['dark', 'white'],
  ] as const) {
    const primary = primaryFrom(colour, scheme)
    style.setProperty(`--own-${scheme}-primary`, primary)
    style.setProperty(`--own-${scheme}-primary-strong`, `color-mix(in oklab, ${primary} 78%, ${end})`)
    style.setProperty(`--own-${scheme}-primary-tint`, tintFrom(primary, scheme))
  }
}

function applyScheme(): void {
  document.documentElement.dataset['scheme'] = schemeNow()
}

function applyType({ typeScale, elder, reducedMotion }: Settings): void {
  const { style, dataset } = document.documentElement
  const scale = elder ? Math.max(elderTypeScale, typeScale) : typeScale
  if (scale === 1) style.removeProperty('--type-scale')
  else style.setProperty('--type-scale', String(scale))
  if (elder) dataset['elder'] = ''
  else delete dataset['elder']
  if (elder || reducedMotion) dataset['still'] = ''
  else delete dataset['still']
}

async function applyLanguage({ language }: Settings): Promise<void> {
  try {
    await showLanguage(language, async () => (await import('#src/locales/en.ts')).english)
  } catch {
    changeSettings({ language: 'zh' })
    showToast('error', translate('内容加载失败，请稍后重试'))
  }
}

/** Applies the reader's settings now and at each change (SE-10); resolves when the language is loaded. */
export async function followSettings(): Promise<void> {
  const now = useSettings.getState()
  useSettings.subscribe((settings, before) => {
    applyType(settings)
    if (settings.colour !== before.colour) applyColour(settings.colour).catch(() => undefined)
    if (settings.language !== before.language) void applyLanguage(settings)
  })
  followScheme(applyScheme)
  applyScheme()
  applyType(now)
  applyColour(now.colour).catch(() => undefined)
  await applyLanguage(now)
}
