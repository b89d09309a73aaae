import { randomUUID } from 'node:crypto'
import { type WalletCommand, walletDecider } from '@strongroom/ledger/wallet'
import type { Api, Person } from './api.ts'

/** Resolves once every read model shows what is in the log now; at once where they are kept from it. */
export const shown = async ({ log, views, isFrozen }: Api): Promise<void> => {
  if (isFrozen()) return
  const isShown = await views.waitForPosition(await log.head(), views.names, 300_000)
  if (!isShown) throw new Error('the read models did not show the log')
}

/** Gives a member money as an approved top-up does, by an administrator where one is named; resolves when it is shown. */
export const fund = async (api: Api, { uid }: Person, code: string, amount: string, by?: Person) => {
  const { ledger, catalogue } = api
  const currency = catalogue.currency(code)
  if (!currency) throw new Error(`the tests have no ${code}`)
  const topUpId = randomUUID()
  const actor = by ? ({ kind: 'admin', id: by.uid } as const) : ({ kind: 'system', id: 'test' } as const)
  const handle = async (command: WalletCommand) => {
    const about = { id: randomUUID(), actor, correlationId: 'test', command }
    const outcome = await ledger.handle(walletDecider, uid, about)
    if (outcome.kind === 'refused') throw new Error(`no money: ${outcome.refusal.kind}`)
  }
  await handle({
    type: 'SubmitTopUp',
    input: { topUpId, currency: code, network: 'TEST', amount, txid: topUpId },
    given: { verified: true, currency, networkOffered: true },
  })
  await handle({ type: 'ApproveTopUp', input: { topUpId }, given: { approver: 'test', currency } })
  await shown(api)
}
