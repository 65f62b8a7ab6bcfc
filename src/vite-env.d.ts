/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE: string
  readonly VITE_BIDDING_API_BASE: string
  readonly VITE_PUSH_BASE: string
  readonly VITE_PREVIEW_HOST: string
  readonly VITE_STRICT: 'on' | 'off'
  readonly VITE_PURCHASE_DOWNLOAD_HOST: string
  readonly VITE_LOGIN_HOST: string
  readonly VITE_SIGN_OUT_URL: string
  readonly VITE_PAY_HOSTS: string
  readonly VITE_ANALYTICS_URL: string
  readonly VITE_API_BATCH: string
  readonly VITE_TOKEN_PARAMS: string
  readonly VITE_PASSWORD_CIPHER: string
  readonly VITE_SESSION_HOURS: string
  readonly VITE_IDLE_LOCK: string
  readonly VITE_MOCK: string
  /** `off` where other machines reach the development server (scripts/vite/exposure.ts). */
  readonly VITE_DEMO_HINT?: 'off'
}

/** The styles of every antd component that the sources import, cut out at build time. */
declare module 'virtual:antd.css' {}
