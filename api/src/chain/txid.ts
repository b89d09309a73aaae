import { isTxid } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'

/** Throws the 422 of a field that is to hold a TXID of a network, and cannot. */
export const checkTxid = (network: string, path: 'txid' | 'externalTxId', txid: string | undefined): void => {
  if (txid !== undefined && !isTxid(network, txid))
    throw HttpError.invalid([{ path, message: 'Not a TXID of this network' }])
}
