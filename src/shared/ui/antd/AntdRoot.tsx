import LoadingOutlined from '@ant-design/icons/es/icons/LoadingOutlined'
import { ConfigProvider } from 'antd'
import enUS from 'antd/locale/en_US'
import zhCN from 'antd/locale/zh_CN'
import { type ReactNode, useMemo, useSyncExternalStore } from 'react'
import 'virtual:antd.css'
import { useLanguage } from '../../lib/text/i18n.ts'
import { useSettings, useStillness } from '../../lib/storage/settings.ts'
import { useScheme } from '../../lib/storage/scheme.ts'
import { antdTheme, type Face } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? ''

/**
 * The loading icon of a button appears and disappears at once: an animated one stays for ever if loading ends before its animation
 * has started.
 */
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> }

const documentElement = document.documentElement
const faceNow = (): Face => (documentElement.dataset['face'] === 'procurement' ? 'procurement' : undefined)

/** The frame sets the face of the document, possibly after the page has been rendered. */
function onFace(changed: () => void): () => void {
  const observer = new MutationObserver(changed)
  observer.observe(documentElement, { attributes: true, attributeFilter: ['data-face'] })
  return () => observer.disconnect()
}

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
  const face = useSyncExternalStore(onFace, faceNow)
  const theme = useMemo(() => {
    const made = antdTheme(colour, typeScale, scheme, face)
    return { ...made, token: { ...made.token, motion: !still } }
  }, [colour, typeScale, scheme, face, still])
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
