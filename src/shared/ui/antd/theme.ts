import { theme as antd, type ThemeConfig } from 'antd'
import { coloursOf, type Scheme } from '../../config/tokens.ts'
import { primaryFrom, strongFrom } from '../../lib/contrast.ts'

/** The section whose colours the document has, as in `data-face`. */
export type Face = 'procurement' | undefined

/**
 * The portal's tokens as a theme of antd; the styles of antd are extracted at build time with this theme (decision 23). A reader's own
 * colour has priority over that of a section.
 */
export const antdTheme = (
  brandColour: string,
  typeScale: number,
  scheme: Scheme = 'light',
  face?: Face,
): ThemeConfig => {
  const colours = coloursOf(scheme)
  const chosen = primaryFrom(brandColour, scheme)
  const isOwn = chosen !== colours.primary
  const section = face ?? 'primary'
  const primary = isOwn ? chosen : colours[section]
  const strong = isOwn ? strongFrom(chosen, scheme) : colours[`${section}-strong`]
  return {
    zeroRuntime: true,
    hashed: false,
    cssVar: { key: 'portal' },
    algorithm: scheme === 'dark' ? antd.darkAlgorithm : antd.defaultAlgorithm,
    components: {
      Form: { itemMarginBottom: 38 },
      Button: { primaryShadow: 'none', primaryColor: colours['on-primary'], dangerColor: colours['on-primary'] },
    },
    token: {
      colorPrimary: primary,
      colorTextLightSolid: colours['on-primary'],
      colorBgBase: colours.card,
      colorBgContainer: colours.card,
      colorBgElevated: colours.card,
      colorBgLayout: colours.ground,
      colorBgSpotlight: colours.navy,
      colorPrimaryHover: strong,
      colorLink: primary,
      colorLinkHover: strong,
      colorInfo: primary,
      colorError: colours.stop,
      colorWarning: colours.warn,
      colorSuccess: colours.ok,
      colorText: colours.ink,
      colorTextBase: colours.ink,
      colorTextSecondary: colours['ink-2'],
      colorTextTertiary: colours['ink-3'],
      colorTextDescription: colours['ink-3'],
      colorTextPlaceholder: colours['ink-3'],
      colorBorder: colours['line-strong'],
      colorBorderSecondary: colours.line,
      colorBgMask: colours.veil,
      borderRadius: 6,
      fontFamily: 'inherit',
      fontSize: Math.round(14 * typeScale),
      controlHeight: Math.round(36 * typeScale),
      motionDurationSlow: '0.2s',
      motionDurationMid: '0.15s',
    },
  }
}
