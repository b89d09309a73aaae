import { callForAll, callForOne } from '../../client/call.ts'
import type { Body } from '../../client/contract.ts'
import { oneQueryOf, queryOf } from '../../client/query-of.ts'

/** How often it is asked after while no stream of changes tells of it, in milliseconds. */
const EVERY_MS = 5_000

/** Whether this device confirms what is begun on others, and how many others do. */
export const confirmingDevicesQuery = oneQueryOf('account.confirmingDevices')

/** The member's own devices that confirm. */
export const confirmersQuery = queryOf('account.confirmers')

/** Asks the member's other devices to confirm something. */
export const beginConfirmation = (body: Body<'account.beginConfirmation'>) =>
  callForOne('account.beginConfirmation', { body })
/** Cancels it where it was begun, or declines it elsewhere. */
export const endConfirmation = (id: string) => callForAll('account.endConfirmation', { body: { id } })

/** A confirmation, followed until it is decided. */
export const confirmationQuery = (id: string) =>
  oneQueryOf(
    'account.confirmation',
    { params: { id } },
    {
      refetchInterval: ({ state: { data } }) =>
        data === undefined || data.standing === 'waiting' || data.standing === 'confirmed' ? EVERY_MS : false,
      isTold: true,
    },
  )
