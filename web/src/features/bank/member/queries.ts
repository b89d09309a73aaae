import type { wire } from '@strongroom/shared'
import { call, callForOne } from '../../../client/call.ts'
import type { Body } from '../../../client/contract.ts'
import { queryOf, rowsQueryOf } from '../../../client/query-of.ts'

/** The member's own bank accounts, newest first. */
export const banksQuery = (uid: string) =>
  rowsQueryOf('bank.ofMember', { params: { id: uid }, filter: { limit: 100 } }, { refetchInterval: 10_000 })

/** The house's categories of members' bank accounts. */
export const bankCategoriesQuery = queryOf(
  'catalogue.bankCategory',
  { params: { id: 'all' } },
  { staleTime: 300_000 },
)

/** Accounts of the house to transfer to. */
export const houseBanksQuery = queryOf(
  'catalogue.houseBankById',
  { params: { id: 'all' } },
  { staleTime: 300_000 },
)

type Given = Omit<Body<'bank.edit'>, 'id'> & { id: string | undefined }

/** Changes the account with this id; without one it is linked, and the terms are accepted with it. */
export const saveBank = ({ id, ...fields }: Given, attempt: string) =>
  id === undefined
    ? callForOne('bank.link', { body: { ...fields, terms: true }, attempt })
    : callForOne('bank.edit', { body: { id, ...fields }, attempt })
/** Takes a bank account off the member's list. */
export const unlinkBank = (id: string, attempt: string) => call('bank.unlink', { params: { id }, attempt })

/** How a member tells their accounts apart. */
export const bankLabel = ({ bankaddress_bankname, accountnumber, iban, beneficiaryname }: wire.Bank) =>
  `${bankaddress_bankname || beneficiaryname} •••• ${(accountnumber || iban).replaceAll(/\W/g, '').slice(-4)}`
