import { expect, test } from 'vitest'
import { see } from '../../../testing/act.ts'
import { asked, lists } from '../../../testing/answers.ts'
import { serveContract } from '../../../testing/contract-server.ts'
import { administrator } from '../../../testing/people.ts'
import { renderScreen } from '../../../testing/render-screen.tsx'

serveContract()

test('bank deposits are narrowed down to one kind', async () => {
  lists('bank.depositCases', [])
  await renderScreen('/admin/userrecharges?depositType=2', { as: administrator('finance') })
  await see('Bank to card')
  const page = asked('bank.depositCases').find(({ filter }) => filter?.limit === 20)
  expect(page?.filter).toMatchObject({ depositType: 2, rechargeStatus: 0 })
})
