import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined'
import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useMemo } from 'react'
import 'virtual:antd.css'
import { useLanguage } from '../../lib/text/i18n.ts'
import { useSettings, useStillness } from '../../lib/storage/settings.ts'
import { useScheme } from '../../lib/storage/scheme.ts'
import { antdTheme } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

/**
 * The loading icon of a button appears and disappears at once: an animated one stays for ever if loading ends before its animation
 * has started.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> }

/**
 * Provides antd's theme and language. It is loaded with the first screen that needs antd and never with the public first screens
 * (docs/decisions/0003), so pages mount it themselves.
 */
export function AntdRoot({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const colour = useSettings((settings) => settings.colour)
  const typeScale = useSettings((settings) => settings.typeScale)
  const scheme = useScheme()
  const still = useStillness()
  const theme = useMemo(() => {
    const made = antdTheme(colour, typeScale, scheme)
    return { ...made, token: { ...made.token, motion: !still } }
  }, [colour, typeScale, scheme, still])
  return (
    <ConfigProvider
      locale={language === 'zh' ? zhCN : enUS}
      theme={theme}
      csp={{ nonce }}
      button={button}
      getPopupContainer={() => document.querySelector('main') ?? document.body}
    >
      {children}
    </ConfigProvider>
  )
}
