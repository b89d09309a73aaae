import { expect, test } from 'vitest'
import { see } from '../../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { member } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

test('nothing to move money with is seen before it is known that the identity is verified', async () => {
  answers('wallet.list', [])
  lists('statement.ofMember', [])
  answersWhole('catalogue.prices', {
    ...{ status: true, data: [{}], source: 'demo', as_of: '2026-11-22T14:02:11.000Z' },
  })
  const release = holds('account.userinfo')
  await renderScreen('/dashboard', { as: member({ kyc_status: 0 }) })
  expect(document.querySelector<HTMLElement>('.quick')?.style.visibility).toBe('hidden')
  release()
  await see('Your identity is being verified')
  expect(document.querySelector('.quick')).toBeNull()
})
