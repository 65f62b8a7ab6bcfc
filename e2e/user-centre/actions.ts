import type { Page } from '@playwright/test'
import { portalHeaders } from '../support/portal-headers.ts'
import { expect, maxRetries } from '../support/test.ts'

type Message = { loginName?: string; kind?: string; title: string; text: string; link?: string; push?: boolean }

/** The exchange sends a message to an account. */
export async function sendMessage(
  page: Page,
  { loginName = 'person', kind = 'service', ...message }: Message,
): Promise<void> {
  const answer = await page.request.post('/__mock/letter', { data: { loginName, kind, ...message }, maxRetries })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Calls the exchange as the user of this page. */
export const callAs = (page: Page, path: string, input: object): Promise<{ code: number; data: never }> =>
  page.evaluate(
    async ([address, body, portal]) => {
      const { state } = JSON.parse(localStorage.getItem('session:v1') ?? '{}') as { state: { accessToken: string } }
      const answer = await fetch(`/api${address}`, {
        method: 'POST',
        headers: {
          ...portal,
          'content-type': 'application/json',
          authorization: `bearer ${state.accessToken}`,
        },
        body: JSON.stringify(body),
      })
      return (await answer.json()) as { code: number; data: never }
    },
    [path, input, portalHeaders] as const,
  )

/** Adds assets to the user's favourites, the last one newest. */
export async function addFavourites(page: Page, ...assetsIds: string[]): Promise<void> {
  for (const assetsId of assetsIds)
    expect(await callAs(page, '/dscq-user/collect/add', { assetsId })).toMatchObject({ code: 200 })
}

/** The badge beside the name in the header: the number of unread messages. */
export const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /条未读/ })

/** A row of a list of the user centre, by its text. */
export const rowWith = (page: Page, text: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: text })
