import type { wire } from '@strongroom/shared'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { see } from '../../../../testing/act.ts'
import { answers, asked } from '../../../../testing/answers.ts'
import { serveContract } from '../../../../testing/contract-server.ts'
import { answersHome } from '../../../../testing/home.ts'
import { member } from '../../../../testing/people.ts'
import { renderScreen } from '../../../../testing/render-screen.tsx'

serveContract()

const atHome = async (saved: readonly wire.SavedPayee[], as = member()) => {
  answers('quickPay.payees', [...saved])
  answersHome()
  await renderScreen('/dashboard', { as })
}

test('home leads from each saved payee to a payment, up to five, and from there to all of them', async () => {
  const saved = ['Bo', 'Cy', 'Di', 'Ed', 'Flo', 'Gus'].map((nickname, at) => ({
    ...{ uid: `10000${at}`, username: `name ${at}`, nickname },
  }))
  await atHome(saved)
  await see('Pay Bo')
  const payees = (await screen.findByRole('heading', { name: 'Saved payees' })).closest('section')
  const ways = [...(payees?.querySelectorAll('a') ?? [])]
  expect(ways.map(link => [link.textContent, link.getAttribute('href')])).toEqual([
    ['All', '/quickpay/contacts'],
    ...saved.slice(0, 5).map(({ uid, nickname }) => [`Pay ${nickname}`, `/quickpay?uid=${uid}`]),
  ])
  expect(payees?.textContent).toContain('name 0 100000')
})

test('home shows no saved payees to a member who has quick pay off', async () => {
  await atHome([{ uid: '100002', username: 'ben', nickname: 'Bo' }], member({ quickpay_status: 0 }))
  await see('What waits')
  expect(screen.queryByRole('heading', { name: 'Saved payees' })).toBeNull()
  expect(asked('quickPay.payees')).toEqual([])
})
