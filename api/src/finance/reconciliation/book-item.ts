import { contract } from '@strongroom/shared'
import { implement } from '../../http/call.ts'
import { checkProposer } from '../../platform/proposals/policy.ts'
import { knownChange } from '../../platform/proposals/proposing.ts'
import { proposeEntry } from '../journal-entry.ts'
import { correcting } from './correct-item.ts'

/** Proposes the entry that an open item asks for, a bank's own charge or interest, between the statement's account and another of the house. */
export const bookItem = implement(contract.finance.bookItem, {
  handler: (ask, parts) => {
    const { statement, item: id, account, reason } = ask.body
    checkProposer(parts.catalogue, ask, 'journal-entry')
    return correcting(parts, ask, {
      propose: ({ currency, month, missing, against }) => {
        const isLess = missing.startsWith('-')
        const sides = isLess ? { debit: account, credit: against } : { debit: against, credit: account }
        return proposeEntry(parts, ask, {
          ...({ kind: 'journal-entry', currency, month, reason, item: { statement, id } } as const),
          ...sides,
          amount: isLess ? missing.slice(1) : missing,
        })
      },
      isProposed: async () => (await knownChange(parts, ask.commandId)) !== undefined,
    })
  },
})
