import type { wire } from '@strongroom/shared'
import { queryOptions } from '@tanstack/react-query'
import { call, callForOne } from '../../client/call.ts'

/** While an address is being prepared, it is asked for again. */
const POLL_MS = 30_000

/** The member's address for a currency on a network. Asking creates it, or applies for it. */
export const depositAddressQuery = (currency: string, network: string) =>
  queryOptions({
    queryKey: ['deposit-address', currency, network],
    queryFn: () =>
      callForOne<wire.DepositAddress>({
        path: '/ccaddress/checkcreateuseraddress',
        body: { currency, network },
      }),
    enabled: currency !== '' && network !== '',
    staleTime: 300_000,
    retry: false,
    refetchInterval: ({ state }) => (state.data && state.data.ccaddress === null ? POLL_MS : false),
  })

type UserConfigs = { readonly data: readonly wire.SystemConfig[] }

/** Smallest transfers, in USDT, by network. Where there is none, any amount is taken. */
export const thresholdsQuery = queryOptions({
  queryKey: ['thresholds'],
  queryFn: async () => {
    const { data } = await call<UserConfigs>({ path: '/sysconfigs/listbyuser', isPublic: true })
    const settingOf = (code: string) => data.find(({ field_code }) => field_code === code)?.field_value
    return { ERC20: settingOf('ercThreshold'), TRC20: settingOf('trcThreshold') } as Readonly<
      Record<string, string | undefined>
    >
  },
  staleTime: 300_000,
})
