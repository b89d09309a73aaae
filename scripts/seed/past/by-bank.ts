import { banksDecider } from '@strongroom/ledger/bank'
import { derivedId, sha256 } from '@strongroom/ledger/eventlog'
import type { wire } from '@strongroom/shared'
import {
  adminActor,
  type Case,
  currencyOf,
  type Demo,
  give,
  keepProof,
  memberActor,
  once,
  setting,
} from './demo.ts'

type Bank = { readonly email: string; readonly name: string; readonly details: Partial<wire.BankDetails> }

const noDetails: wire.BankDetails = {
  account_type: 0,
  user_type: 0,
  beneficiaryname: '',
  accountnumber: '',
  routingnumber: '',
  iban: '',
  swift_code: '',
  bankaddress_bankname: '',
  bank_country: '',
  bank_city: '',
  billing_country: 'HK',
  billing_state: '',
  billing_city: 'Hong Kong',
  billing_address: '1 Sample Street',
  billing_postal: '99999',
  statement: null,
}

export const bankIdOf = (uid: string, name: string): string => derivedId('demo', uid, 'bank', name)

/** Links a bank account; an administrator approves it an hour later, unless it is left to wait. */
export const bankAccount = (
  demo: Demo,
  { email, name, details }: Bank,
  { day, waits = false }: { readonly day: number; readonly waits?: boolean },
): Case => {
  const [uid, admin] = [demo.uidOf(email), adminActor(demo)]
  const bankId = bankIdOf(uid, name)
  const whole = { ...noDetails, ...details }
  const { at } = demo.calendar
  const link = {
    at: at(day, '09:00'),
    run: async () => {
      const input = { bankId, detailsHash: sha256(bankId), categoryId: 'category-1' }
      const given = { verified: true, limit: Number(setting(demo, 'bankLimit')) }
      const asked = { id: uid, what: ['bank', name], actor: memberActor(uid) }
      await once(demo, banksDecider, asked, asking =>
        demo.ledger.handle(banksDecider, uid, { ...asking, command: { type: 'LinkBank', input, given } }),
      )
      // Also for an account that was linked already: a run may have been cut off right after.
      const { state } = await demo.ledger.load(banksDecider, uid)
      const version = state.banks[bankId]?.version
      if (version !== undefined)
        await demo.stores.banks.save({ uid, id: bankId, version }, whole, demo.clock.now)
    },
  }
  const approve = {
    at: at(day, '10:05'),
    run: () =>
      once(demo, banksDecider, { id: uid, what: ['bank', name, 'approve'], actor: admin }, asking =>
        demo.ledger.handle(banksDecider, uid, {
          ...asking,
          command: { type: 'ApproveBank', input: { bankId }, given: { approver: admin.id } },
        }),
      ),
  }
  return waits ? [link] : [link, approve]
}

type Deposit = {
  readonly email: string
  readonly day: number
  readonly amount: string
  readonly bank: string
  readonly waits?: boolean
}

/** A bank transfer to the wallet, such as a salary: submitted in the morning, distributed before noon, confirmed by its member. */
export const bankDeposit = (demo: Demo, { email, day, amount, bank, waits = false }: Deposit): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const what = ['deposit', String(day), amount]
  const depositId = derivedId('demo', uid, ...what)
  const terms = {
    cardFee: setting(demo, 'openCardFee'),
    cardInitialBalance: setting(demo, 'cardInitialBalance'),
  }
  const submit = {
    at: at(day, '08:40'),
    run: () =>
      give(demo, { uid, what: [...what, 'submit'] }, async () => ({
        type: 'SubmitDeposit',
        input: {
          depositId,
          target: 'wallet',
          currency: 'USD',
          amount,
          bankId: bankIdOf(uid, bank),
          proofId: await keepProof(demo, uid),
        },
        given: {
          verified: true,
          currency: currencyOf(demo, 'USD'),
          bankUsable: true,
          card: { vipLevel: 0, fee: terms.cardFee },
        },
      })),
  }
  const complete = {
    at: at(day, '11:15'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'complete'], actor: admin },
        {
          type: 'CompleteDeposit',
          input: { depositId, externalTxId: `WIRE-${depositId.slice(0, 8).toUpperCase()}` },
          given: {
            approver: admin.id,
            currency: currencyOf(demo, 'USD'),
            usualFee: { feeRate: setting(demo, 'bankDepositFeeRate') },
            ...terms,
          },
        },
      ),
  }
  const confirm = {
    at: at(day, '18:20'),
    run: () =>
      give(demo, { uid, what: [...what, 'confirm'] }, { type: 'ConfirmDeposit', input: { depositId } }),
  }
  return waits ? [submit] : [submit, complete, confirm]
}

type Withdrawal = Omit<Deposit, 'waits'> & { readonly waits?: boolean; readonly rejectedFor?: string }

/** Money to the member's own bank: approved the next morning, rejected for a reason, or left to wait. */
export const bankWithdrawal = (
  demo: Demo,
  { email, day, amount, bank, waits, rejectedFor }: Withdrawal,
): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const [what, currency] = [['withdrawal', String(day), amount], currencyOf(demo, 'USD')]
  const withdrawalId = derivedId('demo', uid, ...what)
  const request = {
    at: at(day, '17:30'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'request'] },
        {
          type: 'RequestWithdrawal',
          input: { withdrawalId, source: 'wallet', currency: 'USD', amount, bankId: bankIdOf(uid, bank) },
          given: {
            verified: true,
            currency,
            minimum: setting(demo, 'withdrawMinimum'),
            fee: { fee: setting(demo, 'withdrawFee'), feeRate: setting(demo, 'withdrawFeeRate') },
            bankUsable: true,
            today: demo.calendar.dayOf(day),
          },
        },
      ),
  }
  if (waits) return [request]
  const given = { approver: admin.id, currency }
  const decide = {
    at: at(day + 1, '09:45'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'decide'], actor: admin },
        rejectedFor
          ? { type: 'RejectWithdrawal', input: { withdrawalId, reason: rejectedFor }, given }
          : {
              type: 'ApproveWithdrawal',
              input: { withdrawalId, externalTxId: `OUT-${withdrawalId.slice(0, 8).toUpperCase()}` },
              given,
            },
      ),
  }
  return [request, decide]
}

type Fps = {
  readonly email: string
  readonly day: number
  readonly hkdAmount: string
  readonly waits?: boolean
}

/** Hong Kong dollars by fast payment, with their receipt. */
export const fpsTopUp = (demo: Demo, { email, day, hkdAmount, waits = false }: Fps): Case => {
  const [uid, admin, { at }] = [demo.uidOf(email), adminActor(demo), demo.calendar]
  const [what, currency] = [['fps', String(day), hkdAmount], currencyOf(demo, setting(demo, 'fpsCurrency'))]
  const fpsId = derivedId('demo', uid, ...what)
  const submit = {
    at: at(day, '12:10'),
    run: () =>
      give(demo, { uid, what: [...what, 'submit'] }, async () => ({
        type: 'SubmitFpsTopUp',
        input: { fpsId, hkdAmount, receiptId: await keepProof(demo, uid) },
        given: {
          verified: true,
          on: true,
          currency,
          ratio: setting(demo, 'fpsRatio'),
          minimum: setting(demo, 'fpsMinimum'),
          maximum: setting(demo, 'fpsMaximum'),
        },
      })),
  }
  const approve = {
    at: at(day, '14:25'),
    run: () =>
      give(
        demo,
        { uid, what: [...what, 'approve'], actor: admin },
        {
          type: 'ApproveFpsTopUp',
          input: { fpsId },
          given: { approver: admin.id, currency },
        },
      ),
  }
  return waits ? [submit] : [submit, approve]
}
