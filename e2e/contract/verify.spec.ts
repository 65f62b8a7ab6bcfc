import { paths } from '#src/model/paths.ts'
import { proofOf } from '#tests/model/signature/proof.ts'
import { expect, test } from '../support/test.ts'

const code = '7K3M9QXW2T5B8RDN'
const bytes = Buffer.from(`%PDF-1.7\n/URI (https://a.example/contract/verify?code=${code})\n`.padEnd(4_000_000, '0'))
const proof = proofOf(bytes)
const file = (buffer: Buffer) => ({ name: '合同.pdf', mimeType: 'application/pdf', buffer })

// The worker that compares files, and the policy that lets it run, exist in a browser alone.
test('[BD-07] a large contract is compared by a worker while the page answers; the file is not sent', async ({
  page,
}) => {
  const asked: unknown[] = []
  await page.route('**/dscq-contract/verify*', (route) => {
    const question = route.request().postDataJSON() as { code?: string; digest?: string }
    asked.push(question)
    const isKnown = question.code === code || question.digest === proof.digest
    return route.fulfill({ json: { code: 200, success: true, msg: '', data: { proof: isKnown ? proof : null } } })
  })
  await page.goto(paths.contractVerify)
  const choose = page.getByLabel('选择要核验的文件')
  await choose.setInputFiles(file(bytes))
  await expect(page.getByRole('heading', { name: '与存证一致' })).toBeFocused()
  await expect(page.getByText('数字签名有效', { exact: true })).toHaveCount(2)

  const changed = Buffer.from(bytes)
  changed[bytes.length - 1] = 49
  await choose.setInputFiles(file(changed))
  await expect(page.getByRole('heading', { name: '与存证不一致' })).toBeFocused()
  expect(asked).toEqual([{ digest: proof.digest }, { digest: expect.stringMatching(/^[\da-f]{64}$/) }, { code }])
})
