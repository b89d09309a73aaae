import { type AnyContract, contract } from '@strongroom/shared'

type Shape = {
  readonly entries?: Readonly<Record<string, Shape>>
  readonly item?: Shape
  readonly options?: readonly Shape[]
}

/** The fields of a schema; of a union, those of all that it may be. */
const fieldsOf = (schema: unknown): readonly string[] => {
  const { entries = {}, options = [] } = (schema ?? {}) as Shape
  return [...new Set([...Object.keys(entries), ...options.flatMap(fieldsOf)])]
}
const recordOf = ({ answer }: AnyContract): readonly string[] => {
  const data = (answer as Shape).entries?.data
  return fieldsOf(data?.item ?? data?.entries?.data?.item)
}
const baseOf = ({ path }: AnyContract) => path.split('/')[1]

const calls = Object.entries(contract).flatMap(([capability, group]) =>
  Object.entries(group as unknown as Readonly<Record<string, AnyContract>>).map(([name, call]) => ({
    name: `${capability}.${name}`,
    call,
  })),
)

/** Fields that name a record, and do not change it. */
const names: readonly string[] = ['id', 'uid', 'email', 'version']

/** The most fields of a body that a record of a call beside it has too: those that a client may have loaded and changed. */
const sharedOf = (call: AnyContract): readonly string[] => {
  const body = fieldsOf(call.body).filter(name => !names.includes(name))
  const records = calls.filter(({ call: each }) => each.method === 'GET' && baseOf(each) === baseOf(call))
  return records
    .map(({ call: each }) => body.filter(name => recordOf(each).includes(name)))
    .reduce((most, each) => (each.length > most.length ? each : most), [] as readonly string[])
}

/** Every call that changes something, and the fields that it takes and that a call beside it gives. */
export const changing = calls
  .filter(({ call }) => call.changes && (call.method === 'POST' || call.method === 'PUT') && call.body)
  .map(({ name, call }) => ({ name, call, shared: sharedOf(call) }))

/**
 * Whether a call may be what a client saves a loaded record with: it names a record and takes some field of it, or takes several
 * of one.
 */
export const isSaving = (call: AnyContract, shared: readonly string[]): boolean => {
  const hasId = fieldsOf(call.body).includes('id') || call.path.includes('{id}')
  return shared.length >= (hasId ? 1 : 3)
}

/** Calls that take fields of a record and save none that was loaded, by why; a new one has to stand here, or take the record. */
const others: Readonly<Record<string, readonly string[]>> = {
  'decides a case: what it takes is the decision': [
    ...['bank.approveFps', 'bank.decideDeposit', 'bank.markDeposit', 'bank.reject', 'bank.rejectFps'],
    ...['card.decideOrder', 'card.rejectCharge', 'chain.approveSend', 'chain.decideApplication'],
    ...['chain.rejectSend', 'office.decideInBulk', 'office.rejectAdjustment', 'office.rejectProposal'],
    ...['office.withdrawProposal', 'payment.approveSend', 'payment.decideRequest', 'payment.rejectSend'],
    ...['payment.sentBack'],
    ...['quickPay.declineMoneyRequest', 'topUp.approve', 'topUp.reject', 'trade.cancelFor', 'trade.complete'],
    ...['trade.fill', 'vip.approve', 'vip.decideGiftCard', 'vip.reject', 'wallet.rejectCurrency'],
    ...['withdrawal.approve', 'withdrawal.reject', 'withdrawal.sentBack'],
  ],
  'makes a new record, which nobody has loaded': [
    ...[
      'account.beginConfirmation',
      'account.register',
      'agent.create',
      'bank.enterCircleDeposit',
      'bank.link',
      'bank.submitDeposit',
    ],
    ...['card.add', 'card.importLogs', 'card.importSpend', 'chain.bindAddress', 'chain.bindAddressFor'],
    ...[
      'earn.subscribe',
      'externalBank.create',
      'liabilities.stateHolding',
      'office.adjust',
      'payment.request',
    ],
    ...['payment.send', 'plan.add', 'productBank.create', 'quickPay.askForMoney', 'quickPay.schedule'],
    ...['statements.ask', 'swap.make', 'swapRate.add', 'topUp.submit', 'trade.place', 'vip.addLevel'],
    ...['vip.applyForGiftCard', 'withdrawal.enter', 'withdrawal.request'],
    ...['card.tryPurchase', 'quickPay.send', 'trade.atMarket'],
  ],
  'changes one field, which it is named for': [
    ...['account.renamePasskey', 'office.assignCase', 'office.noteCase'],
    ...['finance.noteItem', 'statement.noteOwn', 'support.assign', 'support.note'],
  ],
  'says by these fields what a code, a passkey or another device is to approve': [
    ...['account.beginPasskeyApproval', 'account.confirm', 'account.mailCode'],
  ],
  'names by these fields what is tried again or skipped': [
    ...['operations.retryParked', 'operations.retryReaction', 'operations.skipParked'],
  ],
  'takes the list of settings, which has a test of its own': ['catalogue.saveSettings'],
  'stands in neither document: the screen sends what it takes': [
    ...['finance.saveStatementSource', 'office.savePolicy'],
    ...['account.setFindable', 'priceAlert.save', 'statement.saveBudget', 'support.set'],
  ],
}

/** The names of those calls. */
export const otherChanges: readonly string[] = Object.values(others).flat()
