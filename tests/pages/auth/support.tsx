import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { type Asked, type Network, network, type Said } from '#tests/features/session/support/network.ts'
import { configureClient } from '#src/api/client.ts'
import { signedOutByServer } from '#src/features/session/commands.ts'
import { accessToken, tell } from '#src/features/session/store.ts'
import { publicKey } from '#src/mock/exchange/keys.ts'
import LoginCallbackPage from '#src/pages/auth/LoginCallbackPage.tsx'
import LoginPage from '#src/pages/auth/LoginPage.tsx'
import { queryClient } from '#src/shared/lib/queries.ts'
import { tellPerson, useAsked } from '#src/shared/ui/ask.ts'

const granted = { access_token: 'A1', refresh_token: 'R1', baseUserId: 'U1', username: '周岷生', isAllowAccess: true }

let captchas = 0
const usual: Record<string, Said | ((asked: Asked) => Said)> = {
  '/blade-auth/oauth/captcha': () => {
    captchas += 1
    const data = { uuid: `C${captchas}`, image: `data:image/png;base64,${captchas}`, publicKey, nonce: `n${captchas}` }
    return { code: 200, data }
  },
  '/oauth/token': { code: 200, data: granted },
  '/dscq-user/sms/code': { code: 200, data: { uuid: 'S1' } },
  '/dscq-user/user/detail': { code: 200, data: { loginName: 'person', authStatus: 3 } },
}
export type Says = Record<string, Said | ((asked: Asked) => Said | Promise<Said>)>

const answering = (wire: Network, says: Says) =>
  wire.answer((asked) => {
    const said = { ...usual, ...says }[asked.path] ?? { code: 404, msg: '接口不存在' }
    return typeof said === 'function' ? said(asked) : said
  })

function Place() {
  const { pathname, search, hash } = useLocation()
  return <p data-place>{pathname + search + hash}</p>
}

/** The page at an address, with a wire of its own; nobody is signed in. */
export function openAt(address: string, says: Says = {}) {
  const wire = network()
  answering(wire, says)
  captchas = 0
  queryClient.clear()
  useAsked.setState({ question: null, notices: [] }, true)
  configureClient({
    hosts: { api: '/api', bidding: '/bid-api' },
    tokenParams: 'query',
    token: accessToken,
    askLogin: () => undefined,
    signOut: signedOutByServer,
    warn: (message) => tellPerson('warning', message),
    error: (message) => tellPerson('error', message),
    report: () => undefined,
    serverTime: () => undefined,
  })
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/login" element={<LoginPage />} />
          <Route path="/loginCallback" element={<LoginCallbackPage />} />
          <Route path="*" element={null} />
        </Routes>
        <Place />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  return {
    ...view,
    wire,
    user: userEvent.setup(),
    answering: (later: Says) => answering(wire, later),
    place: () => view.container.querySelector('[data-place]')!.textContent,
    tokens: () => wire.to('/oauth/token').map(({ query }) => query),
    notices: () => useAsked.getState().notices.map(({ text }) => text),
  }
}

export const signOutHere = () => tell({ type: 'signed-out' })
