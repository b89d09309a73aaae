import type { ApproveChainSend } from '@strongroom/ledger/chain'
import { type ChainSendRow, findChainSends } from '@strongroom/projections/chain'
import type { contract } from '@strongroom/shared'
import {
  type Approving,
  type DecideCase,
  type DecidingParts,
  decideCase,
  type FindingParts,
  findCase,
  type WhyNot,
  whyHeld,
} from '../platform/cases/deciding.ts'
import { type Screened, whyRisky } from './screening/case-risk.ts'
import { checkTxid } from './txid.ts'

/** One send on chain, for its decision; undefined when the log has none. */
export const findSend = (parts: FindingParts, id: string) =>
  findCase(parts, 'chain_sends', id, findChainSends)

/** The command that settles a send with the transaction that finance has made. */
export const settlementOfSend = (
  sendId: string,
  externalTxId: string,
  given: Approving,
): ApproveChainSend => ({ type: 'ApproveChainSend', input: { sendId, externalTxId }, given })

/** A send as it is screened: by the address it goes to. */
const screenedSend = async ({ addressBook }: DecidingParts, row: ChainSendRow): Promise<Screened> => {
  const to = (await addressBook.byIds([row.address_id])).get(row.address_id)
  return { ...row, kind: 'chain-send', value: to?.address }
}

/** Why a send is not settled now, if so: its risk takes a second administrator, or money is held back. */
export const whySendWaits: WhyNot<ChainSendRow> = async (parts, ask, found) =>
  (await whyRisky(parts, ask, await screenedSend(parts, found))) ?? whyHeld(parts, ask, found)

/** Settles a send that finance has made on the chain. */
export const approveSend: DecideCase<typeof contract.chain.approveSend> = async (ask, parts) => {
  const { id: sendId, externalTxId } = ask.body
  const found = await findSend(parts, sendId)
  if (found) checkTxid(found.network, 'externalTxId', externalTxId)
  return decideCase(parts, ask, found, {
    status: 1,
    whyNot: whySendWaits,
    command: (row, approver) => {
      const currency = parts.catalogue.currency(row.currency)
      return currency && settlementOfSend(sendId, externalTxId, { approver, currency })
    },
  })
}

/** Gives a send back. */
export const rejectSend: DecideCase<typeof contract.chain.rejectSend> = async (ask, parts) => {
  const { id: sendId, reason } = ask.body
  return decideCase(parts, ask, await findSend(parts, sendId), {
    status: -1,
    command: (row, approver) => {
      const currency = parts.catalogue.currency(row.currency)
      const input = { sendId, reason }
      return currency && { type: 'RejectChainSend', input, given: { approver, currency } }
    },
  })
}
