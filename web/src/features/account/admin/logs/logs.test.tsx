import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { keepSession } from '../../../../client/session.ts'
import { onScreen } from '../../../../testing/on-screen.tsx'
import { Cards } from '../../../card/admin/cards.tsx'
import { AdminFixedDeposits } from '../../../earn/admin/admin-fixed-deposits.tsx'
import { AdminRequestPayments } from '../../../payment/admin/request-payment.case.tsx'
import { AdminSendPayments } from '../../../payment/admin/send-payment.case.tsx'
import { QuickPayLog } from '../../../quick-pay/admin/quick-pay-log.tsx'
import { ReferralLog } from '../../../referral/admin/referral-log.tsx'
import { AdminMovements } from '../../../statement/admin/admin-movements.tsx'
import { Swaps } from '../../../swap/admin/swaps.tsx'
import { Waiting } from '../../../top-up/admin/top-up.case.tsx'
import { TopUpCase } from '../../../top-up/admin/top-up-case.tsx'
import { AdminTrades } from '../../../trade/admin/admin-trades.tsx'
import { GiftCards } from '../../../vip/admin/gift-cards.tsx'
import { WithdrawalCases } from '../../../withdrawal/admin/withdrawal.case.tsx'
import { Members } from '../members.tsx'
import { EmailLog } from './email-log.tsx'
import { LoginLog } from './login-log.tsx'
import { SmsLog } from './sms-log.tsx'

const login = { id: '1', created_date: '2026-11-22T14:02:11.000Z', address: '192.0.2.1', country: 'HK' }
const day = { from: '2026-11-22' }
const asked: string[] = []
const answer = () => {
  keepSession({ sessionKey: 'a'.repeat(64), email: 'admin@example.com', role: 'support' })
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(decodeURIComponent(url))
    return Response.json({ data: { status: true, data: [login], total: 1 } })
  })
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('administrators read cases in UTC, as they read the audit trail', async () => {
  answer()
  const topUp = {
    ...{
      id: 't',
      uid: '100046',
      username: 'ada',
      email: 'ada@example.com',
      currency: 'USDC',
      network: 'ERC20',
    },
    ...{
      amount: '20',
      txid: '0xfeed',
      status: 0 as const,
      fee: null,
      credited: null,
      txid_members: 1,
      externalTxId: null,
      reason: null,
    },
    ...{ created_date: login.created_date, finish_date: null, decided_by: null, decided_by_name: '' },
  }
  onScreen(<TopUpCase topUp={topUp} onDecided={() => {}} />)
  await screen.findByText(/14:02:11.* UTC$/)
})

test.each([
  ['sign-ins', () => LoginLog.query(day)],
  ['letters', () => EmailLog.query(day)],
  ['messages', () => SmsLog.query(day)],
  ['swaps', () => Swaps.query(day)],
  ['quick pays', () => QuickPayLog.query(day)],
  ['referrals', () => ReferralLog.query(day)],
  ['gift cards', () => GiftCards.query(day)],
  ['top-ups', () => Waiting.query(day)],
  ['cases', () => WithdrawalCases.query(day)],
  ['payments asked for', () => AdminRequestPayments.query(day)],
  ['payments sent', () => AdminSendPayments.query(day)],
  ['orders', () => AdminTrades.query(day)],
  ['fixed deposits', () => AdminFixedDeposits.query(day)],
  ['cards', () => Cards.query(day)],
  ['members', () => Members.query(day)],
  ['movements', () => AdminMovements.query(day)],
])('administrators look through the %s of a day in UTC', async (_, queryOf) => {
  answer()
  const inHongKong = { timeZone: 'Asia/Hong_Kong' } as Intl.ResolvedDateTimeFormatOptions
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(inHongKong)
  await queryOf().queryFn?.({} as never)
  expect(asked.at(-1)).toContain('"timeZone":"UTC"')
})
