// The kinds of cases, each with its list, its evidence and its decision. Written from the folders of the capabilities by `npm run registries`.

import { BankCases } from '../../../bank/admin/bank-account.case.tsx'
import { DepositCases } from '../../../bank/admin/deposit.case.tsx'
import { FpsCases } from '../../../bank/admin/fps-top-up.case.tsx'
import { ChargeCases } from '../../../card/admin/card-charge.case.tsx'
import { OrderCases } from '../../../card/admin/card-order.case.tsx'
import { addressApplication } from '../../../chain/admin/addresses/address-application.case.tsx'
import { ChainSendCases } from '../../../chain/admin/chain-send.case.tsx'
import { identity } from '../../../identity/admin/identity.case.tsx'
import { AdjustmentCases } from '../cases/adjustment.case.tsx'
import { proposal } from '../proposals/proposal.case.tsx'
import { AdminRequestPayments } from '../../../payment/admin/request-payment.case.tsx'
import { AdminSendPayments } from '../../../payment/admin/send-payment.case.tsx'
import { topUp } from '../../../top-up/admin/top-up.case.tsx'
import { VipCases } from '../../../vip/admin/vip-application.case.tsx'
import { CurrencyRequests } from '../../../wallet/admin/currency-request.case.tsx'
import { WithdrawalCases } from '../../../withdrawal/admin/withdrawal.case.tsx'

export const caseKinds = {
  'bank-account': BankCases,
  deposit: DepositCases,
  'fps-top-up': FpsCases,
  'card-charge': ChargeCases,
  'card-order': OrderCases,
  'address-application': addressApplication,
  'chain-send': ChainSendCases,
  identity,
  adjustment: AdjustmentCases,
  proposal,
  'request-payment': AdminRequestPayments,
  'send-payment': AdminSendPayments,
  'top-up': topUp,
  'vip-application': VipCases,
  'currency-request': CurrencyRequests,
  withdrawal: WithdrawalCases,
} as const
