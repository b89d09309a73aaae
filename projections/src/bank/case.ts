import { cases } from '@strongroom/shared'
import { waits } from '../waits.ts'

/** Bank deposits that wait for finance. */
export const depositSource = waits(cases.depositCase, {
  table: 'deposits',
  namedBy: 'depositId',
  kept: 'deposits',
  status: 'recharge_status',
  currency: 'currency',
  amount: 'amount',
})

/** Transfers by FPS, in the Hong Kong dollars that were paid. */
export const fpsTopUpSource = waits(cases.fpsTopUpCase, {
  table: 'fps_top_ups',
  namedBy: 'fpsId',
  kept: 'fpsTopUps',
  currency: `'HKD'`,
  amount: 'hkd_amount',
})

/** Bank accounts that wait for their review. */
export const bankAccountSource = waits(cases.bankAccountCase, {
  table: 'bank_accounts',
  namedBy: 'bankId',
  isNamedBeside: true,
  currency: null,
  amount: null,
})
