import { findChainSends } from '@strongroom/projections/chain'
import { cases, Decimal } from '@strongroom/shared'
import { HttpError } from '../command/http-error.ts'
import { type FindingParts, findCase, whyHeld } from '../platform/cases/deciding.ts'
import { decides } from '../platform/kinds/case-kind.ts'
import { reviewed } from '../platform/kinds/review-case.ts'
import { whyRisky } from './screening/case-risk.ts'
import { checkTxid } from './txid.ts'

/** One send on chain, for its decision; undefined when the log has none. */
export const findSend = (parts: FindingParts, id: string) =>
  findCase(parts, 'chain_sends', id, findChainSends)

/** Sends on chain: settled with the transaction that finance has made, and never without, or given back. */
export const chainSendCase = decides(
  cases.chainSendCase,
  reviewed({
    find: findSend,
    checkTyped: ({ network }, { externalTxId }) => {
      if (externalTxId === undefined) throw HttpError.invalid([{ path: 'externalTxId', message: 'Required' }])
      checkTxid(network, 'externalTxId', externalTxId)
    },
    // A send is screened by the address it goes to.
    whyNot: async (parts, ask, found) => {
      const to = (await parts.addressBook.byIds([found.address_id])).get(found.address_id)
      const risky = await whyRisky(parts, ask, { ...found, kind: 'chain-send', value: to?.address })
      return risky ?? whyHeld(parts, ask, found)
    },
    // The figures are the same whatever transaction sends them: a look beforehand has none.
    approval: (_, { id: sendId }, { externalTxId = '' }, given) => ({
      type: 'ApproveChainSend',
      input: { sendId, externalTxId },
      given,
    }),
    adds: 'ChainSendSettled',
    figures: ({ amount, fee }) => ({ amount, fee, credited: new Decimal(amount).minus(fee).toFixed() }),
    rejection: ({ catalogue }, { id: sendId, currency: code }, reason, approver) => {
      const currency = catalogue.currency(code)
      const input = { sendId, reason }
      return currency && { type: 'RejectChainSend', input, given: { approver, currency } }
    },
  }),
)
