import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { see } from '../../../../testing/act.ts'
import { answers, answersWhole, lists } from '../../../../testing/answers.ts'
import { holds, serveContract } from '../../../../testing/contract-server.ts'
import { answersHome } from '../../../../testing/home.ts'
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

describe('quick access from home', () => {
  const atHome = async (as = member()) => {
    answersHome()
    answers('quickPay.schedules', [])
    await renderScreen('/dashboard', { as })
    return screen.findByRole('navigation', { name: 'Quick access' })
  }
  const waysOf = (part: HTMLElement) =>
    [...part.querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])

  test('leads to everything that the specification names', async () => {
    expect(waysOf(await atHome())).toEqual([
      ['Wallet', '/digitalaccount'],
      ['Charge the card', '/prepaidcard/charge'],
      ['Name on the card', '/prepaidcard/billAddress'],
      ['Earn', '/userfixeddeposits'],
      ['Bank accounts', '/banks'],
      ['VIP', '/vipapply'],
      ['Gift cards', '/giftcardapply'],
      ['Invite others', '/referrals'],
    ])
    const buttons = [...document.querySelectorAll('.quick a')].map(link => link.getAttribute('href'))
    expect(buttons).toEqual(['/topup', '/quickpay', '/swap', '/withdrawtobank'])
  })
  test('leads a member who is not verified to the identity first', async () => {
    const ways = new Map(waysOf(await atHome(member({ kyc_status: -1 }))) as [string, string][])
    expect([ways.get('Wallet'), ways.get('Gift cards')]).toEqual(['/accountinfo', '/giftcardapply'])
  })
})
