import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import type { InferInput } from 'valibot'
import { call, callForOne } from '../../../client/call.ts'
import { listFilter } from '../../../client/list-filter.ts'
import type { CaseSearch } from '../../../platform/cases/admin/queries.ts'
import { casesQuery } from '../../../platform/cases/admin/queries.ts'

type DepositSearch = CaseSearch & { depositType?: string | undefined; currency?: string | undefined }

/** A page of bank deposits, of one kind if it is chosen: 1 to the wallet, 2 to the card, 3 to open a card. */
export const depositCasesQuery = ({ depositType, currency, ...search }: DepositSearch) =>
  casesQuery(
    { name: 'bank.depositCases' },
    search,
    'rechargeStatus',
    listFilter('bank.depositCases', { depositType, currency }),
  )

/** A bank account with its full numbers: a look at personal data. No cache keeps it, so that the next look is noted too. */
export const bankQuery = (id: string) =>
  queryOptions({
    queryKey: ['bank-account', id],
    queryFn: () => callForOne('bank.one', { params: { id } }),
    gcTime: 0,
  })

/** Enters a Circle deposit by hand. A large one becomes a proposal. */
export const recordCircle = (body: InferInput<typeof wire.circleBody>, attempt: string) =>
  call('bank.enterCircleDeposit', { body, attempt })
