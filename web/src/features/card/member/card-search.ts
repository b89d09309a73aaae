import { type StepSearch, stepSearch } from '../../../parts/use-step.ts'

/** The address of the charge: its step, and `by` for a bank transfer. */
export type ChargeSearch = StepSearch & { by?: 'bank' | undefined }

/** Source of the money, kept in the address unless it is the wallet, and the step of the flow. Apart from the screen, which the first page of all would load with it. */
export const chargeSearch = (raw: Record<string, unknown>): ChargeSearch => ({
  ...stepSearch(raw),
  ...(raw.by === 'bank' ? { by: 'bank' } : {}),
})

const TABS = ['stablecoin', 'bank', 'provider'] as const
/** The address of opening a card: the way of paying, and the step. */
export type OpenCardSearch = { tab?: (typeof TABS)[number] | undefined; step?: string | undefined }

/** Which way to pay, always said in the address, and the step of a flow. Apart from the screen, which the first page of all would load with it. */
export const openCardSearch = ({ tab, step }: Record<string, unknown>): OpenCardSearch => ({
  tab: TABS.find(each => each === tab) ?? TABS[0],
  ...(typeof step === 'string' ? { step } : {}),
})
