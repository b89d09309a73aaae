import type { wire } from '@strongroom/shared'

/** Sending over it costs the sender a lot, which many find out too late. */
export const DEAR = 'ERC20'
/** The network offered in its place. */
export const CHEAP = 'TRC20'

type Pair = Pick<wire.FixedNetworkRecord, 'currency' | 'network_code'>

/** The network to begin with: the cheap one where there is one, so that the dear one is always a choice. */
export const usualNetwork = (networks: readonly Pair[]): string =>
  (networks.find(({ network_code }) => network_code === CHEAP) ?? networks[0])?.network_code ?? ''

/** Whether choosing a network calls for the warning: the dear one, where there is a cheaper one. */
export const needsWarning = (network: string, networks: readonly Pair[]): boolean =>
  network === DEAR && networks.some(({ network_code }) => network_code === CHEAP)
