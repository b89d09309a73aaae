import type { CallName, wire } from '@strongroom/shared'
import { HttpResponse } from 'msw/http'
import type { Row } from '../client/contract.ts'
import { isAdmin } from '../client/session.ts'
import { PAGE_SIZE } from '../parts/list-defaults.ts'
import { currencies } from './catalogue.ts'
import { respondBesides } from './contract-server.ts'

/** A member without a handle, found by the address. */
const findable: wire.FindableAs = {
  ...{ handle: null, changeable_date: null, phone_status: 0, name_shown: 'short' },
  ...{ found_by_email: 1, found_by_phone: 1 },
}

const besides = <N extends CallName>(name: N, ...data: readonly Row<N>[]) =>
  respondBesides(name, () => HttpResponse.json({ status: true, data }))

/** The first few of a list for the frame. The page of a screen is the screen's own, and needs an answer of its own. */
const emptyBesides = (name: CallName) =>
  respondBesides(name, ({ filter }) => {
    const { limit = PAGE_SIZE } = (filter ?? {}) as { limit?: number }
    if (limit === PAGE_SIZE) throw new Error('unanswered: a page of this list')
    return HttpResponse.json({ data: { status: true, data: [], total: 0 } })
  })

/** The administrators' glance while nothing waits and nothing has happened. */
export const quietHome: wire.OfficeHome = {
  ...{ waits: [], requests: [], movements: [], members: { registered: 0, verified: 0 } },
  failed: { mails: 0, messages: 0, jobs: 0, parked: 0 },
  missing: [],
}

/** A member's home while nothing waits, nothing comes, and everything is set up. */
export const quietMemberHome: wire.MemberHome = {
  ...{ month: [], waits: [], matures: null },
  ...{ funded: 1, banks: 1, passkeys: 1, authenticator: 0 },
}

const standingOf = ({ kyc_status }: wire.Userinfo): wire.KycStanding => ({
  ...{ kyc_status, step: kyc_status === 1 ? 3 : 1, id: null, type: null },
  ...{ reason: null, submitted_date: null, decided_date: null },
})

/** Answers what every screen asks, of visitors too: whether something is the matter with the service. */
export function answerEverywhere(): void {
  const quiet = { checked_date: '2026-11-30T10:00:00Z', parts: [], incidents: [], maintenance: [] }
  besides('operations.serviceState', quiet)
}

/** Answers what the frame around every screen asks by itself: who is signed in, the bell, the books, the counts of the menu. */
export function answerFrame(user: wire.Userinfo): void {
  besides('account.userinfo', user)
  besides('audit.proof')
  besides('liabilities.mine')
  besides(
    'account.noticeChoices',
    ...(['money', 'top-ups', 'bank-accounts', 'identity'] as const).map(kind => ({
      ...{ kind, shell: 1 as const, mail: kind === 'identity' ? (1 as const) : null, push: 1 as const },
      always: 0 as const,
    })),
    { kind: 'safety', shell: null, mail: 1, push: null, always: 1 },
  )
  besides('currency.list', ...currencies)
  respondBesides('catalogue.publicSettings', () =>
    HttpResponse.json({ status: true, data: [], ipinfo: { country: '' } }),
  )
  const received = ['statement.ofMember', 'topUp.ofMember', 'bank.ofMember', 'quickPay.requests'] as const
  const lists = [...received, 'support.own'] as const
  for (const name of lists) emptyBesides(name)
  besides('account.happenings')
  besides('priceAlert.list')
  besides('statement.budgetNotices')
  besides('card.limitNotices')
  besides('exports.ownData')
  if (!isAdmin(user.role)) besides('statements.monthly', { status: 0, month: null, time_zone: null })
  besides('identity.standing', standingOf(user))
  const noDays = { from: '2026-11-01', to: '2026-11-30', days: [] }
  const noFlows = { ...noDays, came_usdc: '0.00', went_usdc: '0.00', flows: [] }
  if (isAdmin(user.role)) {
    besides('finance.flows', noFlows)
    besides('finance.assetHistory', noDays)
  }
  if (!isAdmin(user.role)) besides('wallet.home', quietMemberHome)
  besides('quickPay.schedules')
  if (!isAdmin(user.role)) besides('wallet.upcoming', { items: [], sums: [] })
  besides('quickPay.payees')
  besides('quickPay.contacts')
  besides('account.findable', findable)
  if (isAdmin(user.role)) besides('office.home', quietHome)
  if (isAdmin(user.role)) {
    // Above every list of amounts, and the choices of its filters.
    besides('office.listSums')
    besides('catalogue.fixedNetworks')
    besides('catalogue.bankCategory')
    besides('userGroup.list')
    besides('vip.levels')
  }
  // Where members send money to.
  besides('catalogue.houseBankById', {
    ...{ id: 'house-1', account_type: 3, beneficiary_name: 'Strongroom Ltd', bank_name: 'HSBC Hong Kong' },
    ...{ account_number: '848-123456-001', swift_code: 'HSBCHKHH', bank_routing_number: '' },
    ...{ bank_address: '', status: 1, sort: 1 },
  })
  // Under every amount that is spent.
  besides('wallet.most', { currency: 'USD', most: '0', fee: null, fee_currency: 'USD' })
  // Above every code that approves money.
  besides('account.confirmingDevices', { status: 0, push: 0, others: 0 })
  besides('account.confirmers')
  // Beside every case that is opened.
  besides('office.caseHistory')
  besides('office.memberCases')
}
