import { redirect } from '@tanstack/react-router'
import { at } from '../../parts/address/at.ts'
import { bothSearch, textSearch } from '../../parts/address/search.ts'
import { listAddress } from '../../parts/list-search.ts'
import { stepSearch } from '../../parts/use-step.ts'

export const addresses = [
  at('/banks', async () => (await import('./member/banks.tsx')).Banks),
  at(
    '/banks/editform',
    async () => (await import('./member/banks.tsx')).EditBank,
    bothSearch(stepSearch, textSearch('id')),
    {
      // Without the account there is nothing to edit: the list has them all.
      before: ({ search }) => {
        if (!search.id) redirect({ to: '/banks', replace: true, throw: true })
      },
      gives: ({ search }) => ({ id: search.id }),
    },
  ),
  at('/banks/instruction', async () => (await import('./member/instruction.tsx')).BankInstruction),
  at('/banks/new', async () => (await import('./member/banks.tsx')).NewBank, stepSearch),
  at('/depositfrombank', async () => (await import('./member/deposit/deposit.tsx')).Deposit, stepSearch),
  at(
    '/records/deposit',
    async () => (await import('./member/deposit/deposit-records.tsx')).DepositRecords,
    listAddress<'bank.deposits'>(),
  ),
  at(
    '/records/depositauto',
    async () => (await import('./member/deposit/automatic-records.tsx')).AutomaticRecords,
    listAddress<'statement.ofMember'>(),
  ),
  at(
    '/records/fpsdeposit',
    async () => (await import('./member/deposit/fps-records.tsx')).FpsRecords,
    listAddress<'bank.fpsTopUps'>(),
  ),
  at('/virtualaccount', async () => (await import('./member/deposit/virtual-account.tsx')).VirtualAccount),
  at(
    '/admin/banks',
    async () => (await import('./admin/bank-account.case.tsx')).BankCases,
    listAddress<'bank.all', 'open'>(),
  ),
  at(
    '/admin/circledeposit',
    async () => (await import('./admin/circle.tsx')).CircleDeposits,
    listAddress<'bank.circleDeposits', 'status' | 'open'>(),
  ),
  at(
    '/admin/hkbanks',
    async () => (await import('./admin/bank-account.case.tsx')).HongKongBanks,
    listAddress<'bank.all', 'open'>(),
  ),
  at(
    '/admin/member/$uid/banks',
    async () => (await import('./admin/bank-account.case.tsx')).BankCases.of,
    listAddress<'bank.all', 'open'>(),
  ),
  at(
    '/admin/member/$uid/deposits',
    async () => (await import('./admin/deposit.case.tsx')).DepositCases.of,
    listAddress<'bank.depositCases', 'open'>(),
  ),
  at(
    '/admin/member/$uid/fps',
    async () => (await import('./admin/fps-top-up.case.tsx')).FpsCases.of,
    listAddress<'bank.fpsCases', 'open'>(),
  ),
  at(
    '/admin/usbanks',
    async () => (await import('./admin/bank-account.case.tsx')).UsBanks,
    listAddress<'bank.all', 'open'>(),
  ),
  at(
    '/admin/userfpsrecharges',
    async () => (await import('./admin/fps-top-up.case.tsx')).FpsCases,
    listAddress<'bank.fpsCases', 'open'>(),
  ),
  at(
    '/admin/userrecharges',
    async () => (await import('./admin/deposit.case.tsx')).DepositCases,
    listAddress<'bank.depositCases', 'open'>(),
  ),
  at(
    '/admin/virtualaccounts',
    async () => (await import('./admin/virtual-accounts.tsx')).VirtualAccounts,
    listAddress<'bank.virtualAccounts', 'open'>(),
  ),
] as const
