import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test('bank deposits are narrowed down to one kind', async () => {
  lists('bank.depositCases', [])
  await renderScreen('/admin/userrecharges?depositType=2', { as: administrator('finance') })
  const ofKind = () =>
    asked('bank.depositCases').flatMap(({ filter }) => (filter?.depositType ? [filter] : []))
  await waitFor(() => expect(ofKind()).toMatchObject([{ depositType: 2, rechargeStatus: 0 }]))
})
