import * as v from 'valibot'
import { payQrScans } from '../pay-qr/pay-qrs.ts'
import { sendPayee } from '../payment/payments.ts'
import { withdrawSource } from '../withdrawal/withdrawals.ts'
import { flag, id } from '../words.ts'
import { boundPayee, emailCode } from './authentication.ts'
import { cardNumberToApprove, isToOnePayee, notToOnePayee, paymentFields, provenPasskey } from './passkeys.ts'
import { pin } from './secrets.ts'

/** The PAY code, and a mailed code of scene confirmdevice. */
export const confirmHereBody = v.strictObject({ pin, code: emailCode })

/** `status` 1: the caller's device confirms what is begun on others; `push` 1: it takes push messages. `others`: other devices that confirm. */
export const confirmingDevices = v.object({ status: flag, push: flag, others: v.number() })

/**
 * A device of the caller's that confirms what is begun on others. `browser` and `system` are empty where it did not say. `current` 1: the
 * caller's own. It stays when its session runs out, until that is ended or the right is taken away.
 */
export const confirmer = v.object({
  id: v.string(),
  browser: v.string(),
  system: v.string(),
  since_date: v.string(),
  seen_date: v.string(),
  current: flag,
})
export type Confirmer = v.InferOutput<typeof confirmer>

/** A device of the caller's, the PAY code, and a mailed code of scene confirmdevice. */
export const endConfirmerBody = v.strictObject({ id, pin, code: emailCode })

const { uid: _, ...toPayee } = { ...paymentFields, payee: boundPayee }
/**
 * A payment, or a look at the card's number, with all that the other device shows of it. It counts for exactly this: the order that it
 * is used for has the same payee, amount, `source`, name, bank and SWIFT, and `scans` where it makes a pay code.
 */
export const beginConfirmationBody = v.variant('scene', [
  v.pipe(
    v.strictObject({
      ...paymentFields,
      scene: v.picklist(['quickpay', 'sendonchain']),
      scans: v.optional(payQrScans),
    }),
    v.forward(
      v.check(given => isToOnePayee(given), notToOnePayee),
      ['payee'],
    ),
  ),
  v.strictObject({ ...toPayee, scene: v.literal('withdraw'), source: withdrawSource }),
  v.strictObject({ ...toPayee, ...sendPayee, scene: v.literal('sendpayment') }),
  cardNumberToApprove,
])
export type BeginConfirmationBody = v.InferInput<typeof beginConfirmationBody>

/** `lapsed`: not decided or not used in time; `used`: what it was for was asked for with it, and carried out or refused there. */
export const confirmationStanding = v.picklist([
  'waiting',
  'confirmed',
  'declined',
  'cancelled',
  'lapsed',
  'used',
])

/**
 * A payment that is begun on one device and waits to be confirmed on another one. `own` 1: the caller's session has begun it. `payee`: a member's
 * name as the caller may see it, or the name of a bank account or an address, or an account number; null of a look at the card's number.
 * `uid`: of a member. `source`: of a withdrawal; `name`, `bank` and `swift`: of the payee of a payment to a bank, whose account number is `payee`; `scans`: of a pay code. `browser` and `system`: the device on which it was begun, empty where that did not say.
 */
export const confirmation = v.object({
  id: v.string(),
  standing: confirmationStanding,
  own: flag,
  scene: v.picklist([...paymentFields.scene.options, ...cardNumberToApprove.entries.scene.options]),
  uid: v.nullable(v.string()),
  payee: v.nullable(v.string()),
  currency: v.nullable(v.string()),
  amount: v.nullable(v.string()),
  source: v.nullable(v.picklist(['wallet', 'card'])),
  name: v.nullable(v.string()),
  bank: v.nullable(v.string()),
  swift: v.nullable(v.string()),
  scans: v.nullable(payQrScans),
  browser: v.string(),
  system: v.string(),
  created_date: v.string(),
  expires_date: v.string(),
})
export type Confirmation = v.InferOutput<typeof confirmation>

/** The PAY code, or a passkey that has approved this very confirmation (`/user/passkeys/beforeapprove`, scene `confirm`). */
export const confirmBody = v.variant('by', [
  v.strictObject({ by: v.literal('pin'), id, pin }),
  v.strictObject({ by: v.literal('passkey'), id, passkey: provenPasskey }),
])
/** A confirmation to decline or to cancel. */
export const endConfirmationBody = v.strictObject({ id })
