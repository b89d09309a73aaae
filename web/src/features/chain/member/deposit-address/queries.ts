import { type LeastTransfer, leastTransfer } from '@strongroom/shared'
import { useQuery } from '@tanstack/react-query'
import { oneQueryOf } from '../../../../client/query-of.ts'
import { settingsQuery } from '../../../../platform/settings/member/queries.ts'

/** While an address is being prepared, it is asked for again. */
const POLL_MS = 30_000

/** The member's address for a currency on a network. Asking creates it, or applies for it. */
export const depositAddressQuery = (currency: string, network: string) =>
  oneQueryOf(
    'chain.openDepositAddress',
    { body: { currency, network } },
    {
      enabled: currency !== '' && network !== '',
      staleTime: 300_000,
      retry: false,
      refetchInterval: ({ state }) => (state.data && state.data.ccaddress === null ? POLL_MS : false),
    },
  )

/** Finds the smallest transfer of a currency over a network; nothing where any amount is taken. */
export function useLeastTransfer(): (currency: string, network: string) => LeastTransfer | undefined {
  const { data: settings = [] } = useQuery(settingsQuery)
  const settingOf = (code: string) => settings.find(({ field_code }) => field_code === code)?.field_value
  return (currency, network) => leastTransfer(currency, network, settingOf)
}
