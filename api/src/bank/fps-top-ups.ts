import { memberDecider } from '@strongroom/ledger/account'
import { fpsWorth } from '@strongroom/ledger/bank'
import { configOf, type Tier, termsOf } from '@strongroom/ledger/catalogue'
import { walletDecider } from '@strongroom/ledger/wallet'
import { type FpsTopUpRow, findFpsTopUps, listFpsTopUps } from '@strongroom/projections/bank'
import { contract, wire } from '@strongroom/shared'
import { asked } from '../command/asking.ts'
import { HttpError } from '../command/http-error.ts'
import { atScale, currencyOf } from '../command/money.ts'
import { memberInPath } from '../command/named-page.ts'
import { recordFrom } from '../command/record-from.ts'
import { refusalOf } from '../command/refusals.ts'
import { one, page } from '../command/replies.ts'
import { replyOf } from '../command/reply-of.ts'
import type { Parts } from '../dependencies.ts'
import { type Call, implement } from '../http/call.ts'
import { casePage } from '../platform/cases/named-cases.ts'
import { handIn } from '../platform/files/hand-in.ts'
import { searched } from '../vault/searched.ts'
import { fpsTopUpCase } from './fps-top-up.case.ts'
import { fpsTopUpCsv } from './words.ts'

/** The lists of `/userfpsrecharges/{x}`: all, or those of one status. */
const lists: Readonly<Record<string, 0 | 1 | -1 | undefined>> = {
  all: undefined,
  pending: 0,
  approved: 1,
  rejected: -1,
}

const fpsRecharge = recordFrom<FpsTopUpRow>()(wire.fpsRecharge, {
  as: { receipt: 'receipt_id' },
  scaled: { amount: 'currency', fee: 'currency', credited: 'currency' },
})

const recordOf = (parts: Parts, row: FpsTopUpRow) =>
  fpsRecharge(parts, row, {
    hkdAmount: hkd(parts, row.hkd_amount),
    worth: fpsWorth(row.hkd_amount, row.ratio, currencyOf(parts.catalogue, row.currency)).amount,
  })

const hkd = ({ catalogue }: Parts, amount: string) => {
  const [whole = '0', places = ''] = atScale(catalogue, 'HKD', amount).split('.')
  return `${whole}.${places.padEnd(2, '0')}`
}

/** FPS terms; off while the house has no account to pay to. Ratio and maximum are the member's own. */
export const fpsTermsOf = ({ catalogue }: Parts, member: Tier): wire.FpsTerms => {
  const { fps_ratio: ratio, fps_max: maximum } = termsOf(catalogue, member)
  const account = configOf(catalogue, 'fpsAccount')
  return {
    status: configOf(catalogue, 'fpsStatus') === '1' && account !== '' ? 1 : 0,
    ratio,
    currency: configOf(catalogue, 'fpsCurrency'),
    minimum: configOf(catalogue, 'fpsMinimum'),
    maximum,
    account,
    account_name: configOf(catalogue, 'fpsAccountName'),
  }
}

const memberOf = async ({ ledger }: Parts, uid: string) => (await ledger.load(memberDecider, uid)).state

const fpsTerms = implement(contract.bank.fpsTerms, {
  handler: async ({ session }, parts) => one(fpsTermsOf(parts, await memberOf(parts, session.uid))),
})

const submitFps = implement(contract.bank.submitFps, {
  handler: async (ask, parts) => {
    const { catalogue, ledger } = parts
    const { uid } = ask.session
    const { hkdAmount, receipt } = ask.body
    const notOwn = 'An uploaded receipt of your own'
    await handIn(parts, { uids: [uid], ids: [receipt], as: 'image', path: 'receipt', notOwn })
    const member = await memberOf(parts, uid)
    const { status, ratio, currency: code, minimum, maximum } = fpsTermsOf(parts, member)
    const currency = catalogue.currency(code)
    if (!currency) return refusalOf({ kind: 'currency-not-offered', currency: code })
    const command = {
      type: 'SubmitFpsTopUp',
      input: { fpsId: ask.commandId, hkdAmount, receiptId: receipt },
      given: { verified: member.kyc === 1, on: status === 1, currency, ratio, minimum, maximum },
    } as const
    const outcome = await ledger.handle(walletDecider, uid, asked(ask, command, catalogue))
    return replyOf(ask, outcome, () => one({ id: ask.commandId, status: 0 }))
  },
})

const approveFps = implement(contract.bank.approveFps, { handler: fpsTopUpCase.approve })

const rejectFps = implement(contract.bank.rejectFps, { handler: fpsTopUpCase.reject })

const fps = implement(contract.bank.fps, {
  handler: async ({ session, params }, parts) => {
    const found = (await findFpsTopUps(parts.db, params.id)).find(({ uid }) => uid === session.uid)
    if (!found) throw HttpError.unknown()
    return one(recordOf(parts, found))
  },
})

const fpsTopUps = implement(contract.bank.fpsTopUps, {
  csv: fpsTopUpCsv,
  handler: async ({ params, filter }, parts) => {
    const { rows, total } = await listFpsTopUps(parts.db, { ...filter, uid: memberInPath(params) })
    return page({ rows: rows.map(row => recordOf(parts, row)), total })
  },
})

const fpsCases = implement(contract.bank.fpsCases, {
  csv: fpsTopUpCsv,
  handler: async ({ params: { x }, filter }, parts) => {
    if (!Object.hasOwn(lists, x)) throw HttpError.unknown()
    const only = lists[x]
    if (only !== undefined && (filter.status ?? only) !== only) return page({ rows: [], total: 0 })
    const found = await listFpsTopUps(parts.db, {
      ...(await searched(parts.members, filter)),
      status: only ?? filter.status,
    })
    const records = found.rows.map(row => recordOf(parts, row))
    return casePage(parts, found, records)
  },
})

/** Top-ups in HKD by Hong Kong's fast payments, with a receipt. */
export const fpsCalls: readonly Call[] = [
  fpsTerms,
  submitFps,
  approveFps,
  rejectFps,
  fps,
  fpsTopUps,
  fpsCases,
]
