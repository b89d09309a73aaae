import { configOf } from '@strongroom/ledger/catalogue'
import type { Command } from '@strongroom/ledger/eventlog'
import { submitTopUp } from '@strongroom/ledger/top-up'
import type { WalletCommand } from '@strongroom/ledger/wallet'
import { countMembersByTxid, listTopUps, type TopUpRow } from '@strongroom/projections/top-up'
import { contract, leastTransfer, wire } from '@strongroom/shared'
import { creditStates } from '@strongroom/shared/words/review'
import { isOffered } from '../catalogue/networks.ts'
import { checkTxid } from '../chain/txid.ts'
import { asked } from '../command/asking.ts'
import { currencyOf } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { CsvWords } from '../csv/csv-words.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { casePage } from '../platform/cases/named-cases.ts'
import { isVerified } from '../platform/members/member-checks.ts'
import { searched } from '../vault/searched.ts'
import { topUpCase } from './case.ts'

/** Lists of top-ups. */
const topUpCsv = { codes: { status: creditStates } } satisfies CsvWords

type CommandOf<T extends WalletCommand['type']> = Extract<WalletCommand, { type: T }> & Command

const recordOf = recordFrom<TopUpRow>()(wire.topUp, {
  scaled: { amount: 'currency', fee: 'currency', credited: 'currency' },
})

/** The smallest transfer, where it is exact. */
export const leastTopUp = ({ catalogue }: Parts, currency: string, network: string) => {
  const least = leastTransfer(currency, network, code => configOf(catalogue, code))
  return least?.currency === currency ? least.amount : undefined
}

const submit = implement(contract.topUp.submit, {
  handler: async (ask, parts) => {
    const { catalogue, ledger } = parts
    const { uid } = ask.session
    const { currency, network, amount, txid } = ask.body
    const networkOffered = isOffered(catalogue, currency, network)
    if (networkOffered) checkTxid(network, 'txid', txid)
    const own = await parts.depositAddresses.heldBy(uid, network)
    const command: CommandOf<'SubmitTopUp'> = {
      type: 'SubmitTopUp',
      input: { topUpId: ask.commandId, currency, network, amount, txid },
      given: {
        verified: await isVerified(parts, uid),
        currency: currencyOf(catalogue, currency),
        networkOffered,
        addressId: own?.id,
        minimum: leastTopUp(parts, currency, network),
      },
    }
    const outcome = await submitTopUp(ledger, uid, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id: ask.commandId, status: 0 }))
  },
})

const ofMember = implement(contract.topUp.ofMember, {
  csv: topUpCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listTopUps(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: rows.map(row => recordOf(parts, row)), total })
  },
})

const all = implement(contract.topUp.all, {
  csv: topUpCsv,
  handler: async ({ filter }, parts) => {
    const found = await listTopUps(parts.db, await searched(parts.members, filter))
    const membersOf = await countMembersByTxid(parts.db, found.rows)
    const records = found.rows.map(row => ({ ...recordOf(parts, row), txid_members: membersOf(row) }))
    return casePage(parts, found, records)
  },
})

const approve = implement(contract.topUp.approve, { handler: topUpCase.approve })

const reject = implement(contract.topUp.reject, { handler: topUpCase.reject })

/** Top-ups: submitted by members, approved or rejected by finance. */
export const topUps: readonly Call[] = [submit, ofMember, all, approve, reject]
