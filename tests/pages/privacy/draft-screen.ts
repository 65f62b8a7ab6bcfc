import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test } from 'vitest'
import { reloadUser, signOut } from '#src/features/session/commands.ts'
import { useSession } from '#src/features/session/store.ts'
import { forgetDrafts, held } from '#src/shared/lib/storage/draft-owner.ts'
import { signOnCode } from '#tests/mock/support/sign-in.ts'
import { box, replaceText, uploadFile } from '#tests/support/fill.ts'
import { personalIn } from '#tests/support/personal-data.ts'
import { type Opened, openWorld, renderRoute, signInByCode } from '#tests/support/render-route.tsx'
import type { Login, World } from '#tests/support/world.ts'

/** A screen with a form that keeps its draft. */
export type DraftScreen = {
  /** The file below `src` that keeps the draft. */
  source: string
  /** The account, or null for a visitor. */
  as: Login | null
  /** Its address, once the exchange has what it shows. */
  at: (world: World) => string | Promise<string>
  /** Opens the form on the screen. */
  open?: (page: Opened) => Promise<unknown>
  /** Personal values, by the labels of their fields. */
  typed: readonly (readonly [label: string, text: string])[]
  /** A file, and the label of its field. */
  file?: readonly [label: string, file: File]
  /** Types the values where there are no fields with labels. */
  fill?: (page: Opened) => Promise<unknown>
}

/** Presses the button of this name. */
export const press =
  (name: string) =>
  async ({ user }: Opened): Promise<void> =>
    user.click(await within(screen.getByRole('main')).findByRole('button', { name }))

const textsIn = (storage: Storage) => Object.entries({ ...storage }).map(([key, text]) => `${key} = ${text}`)

/** What is personal in a storage: the typed values, and what looks like a number of a person or the address of a file. */
const foundIn = (storage: Storage, { typed }: DraftScreen): string[] =>
  textsIn(storage).flatMap((stored) =>
    [...personalIn(stored), ...typed.flatMap(([label, text]) => (stored.includes(text) ? [label] : []))].map(
      (what) => `${what}: ${stored}`,
    ),
  )

/** The fields whose values are not in the tab's storage yet. */
const missingInTab = ({ typed, file }: DraftScreen): string[] => {
  const stored = textsIn(sessionStorage).join('\n')
  const fields = typed.flatMap(([label, text]) => (stored.includes(text) ? [] : [label]))
  return file && !personalIn(stored).includes('the address of a file') ? [...fields, file[0]] : fields
}

const fieldOf = (label: string): Promise<HTMLInputElement> => waitFor(() => box(label))

async function fillFields({ user }: Opened, { typed, file }: DraftScreen): Promise<void> {
  await fieldOf(typed[0]![0])
  if (file) await uploadFile(user, ...file)
  for (const [label, text] of typed) await replaceText(user, await fieldOf(label), text)
}

/**
 * Opens the screen and fills it in like a person would. Resolves once the tab has stored the draft; what outlives the tab has nothing
 * personal of it.
 */
async function withDraft(row: DraftScreen): Promise<Opened> {
  const world = openWorld()
  // A draft of an ended session waits in the memory of the page, which all tests share.
  onTestFinished(() => forgetDrafts())
  const page = await renderRoute(await row.at(world), { world, ...(row.as ? { as: row.as } : {}) })
  await row.open?.(page)
  await (row.fill ?? ((opened) => fillFields(opened, row)))(page)
  await waitFor(() => expect(missingInTab(row)).toEqual([]))
  expect(foundIn(localStorage, row)).toEqual([])
  return page
}

/** Changes a field right before the end of the session, so that the form has something to store when it closes. */
async function typeOn({ user }: Opened, { typed: [first], fill }: DraftScreen): Promise<void> {
  if (first && !fill) await replaceText(user, box(first[0]), `${first[1]}1`)
}

const expectNothingStored = (row: DraftScreen) =>
  expect([localStorage, sessionStorage].flatMap((storage) => foundIn(storage, row))).toEqual([])

/** The keys of what waits for the return of its owner, in a storage or in the memory of the page. */
const draftsLeft = (): string[] =>
  [...Object.keys({ ...localStorage }), ...Object.keys({ ...sessionStorage }), ...held.keys()].filter((key) =>
    key.startsWith('draft:'),
  )

/** A form stores its last values when it closes, which is after the address has changed. */
const isFormClosed = () => screen.findByRole('heading', { level: 1, name: '登录' })

async function endBySignOut({ address }: Opened, row: DraftScreen): Promise<void> {
  await act(() => signOut())
  await waitFor(() => expect(address()).toBe('/login'))
  await isFormClosed()
  expectNothingStored(row)
  expect(draftsLeft()).toEqual([])
}

async function endAtExchange({ world: { exchange }, address }: Opened, row: DraftScreen): Promise<void> {
  const userId = useSession.getState().baseUserId!
  exchange.take('signOut', { userId }, { userId, visitor: 'elsewhere' })
  // The next call that needs the session.
  await act(() => reloadUser())
  await waitFor(() => expect(address()).toMatch(/^\/login\?redirect=/))
  await isFormClosed()
  expectNothingStored(row)
}

const ends = [
  ['after a sign-out', endBySignOut],
  ['once the session has ended at the exchange', endAtExchange],
] as const

const titled = (screens: readonly DraftScreen[]) => screens.map((row) => [row.source, row] as const)

/** Tests each screen with a session that ends in each way. */
export function testDraftScreens(screens: readonly DraftScreen[]): void {
  describe.each(ends)('[ASVS 14.3.1] [ASVS 14.3.3] %s', (_, end) => {
    test.each(titled(screens))('%s has left nothing personal', async (_source, row) => {
      const page = await withDraft(row)
      await typeOn(page, row)
      await end(page, row)
    })
  })
}

/** Tests each screen with a visitor, who then signs in and out. */
export function testVisitorScreens(screens: readonly DraftScreen[]): void {
  test.each(titled(screens))(
    '[ASVS 14.3.1] [ASVS 14.3.3] %s keeps what a visitor types in the tab, until the next sign-out',
    async (_source, row) => {
      const page = await withDraft(row)
      await act(() => signInByCode(signOnCode(page.world.exchange, 'person')))
      await endBySignOut(page, row)
    },
  )
}
