import * as v from 'valibot'
import { amount, currencyCode, id, oneLine, uid } from '../words.ts'
import { authenticatorCode, boundPayee, device, emailCode } from './authentication.ts'
import { pin } from './secrets.ts'

/** Bytes as WebAuthn writes them in JSON: base64url, without padding. */
const bytes = (longest: number) =>
  v.pipe(v.string(), v.maxLength(longest), v.regex(/^[A-Za-z0-9_-]+$/, 'Bytes in base64url'))

const credentialId = bytes(1400)
const transports = v.array(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/, 'A way to the passkey')))
const credential = v.object({
  id: credentialId,
  type: v.literal('public-key'),
  transports: v.optional(transports),
})

/**
 * A member's passkey. `id` is ours; `used_date` is null as long as it has not been used. `browser` and `system`: the device on
 * which it was added, empty where that did not say. `transports`: how a device reaches it, in WebAuthn's words.
 */
export const passkey = v.object({
  id: v.string(),
  name: v.string(),
  created_date: v.string(),
  used_date: v.nullable(v.string()),
  browser: v.string(),
  system: v.string(),
  transports: v.array(v.string()),
})
export type Passkey = v.InferOutput<typeof passkey>

/** The name that its member gave it. */
export const passkeyName = oneLine(60)

/** The PIN, checked before a code by e-mail is sent. */
export const beforePasskeyBody = v.strictObject({ pin })
/** The PAY code, and a mailed code of scene passkey. */
export const beginPasskeyBody = v.strictObject({ pin, code: emailCode })

/** The options by which a browser makes a passkey: WebAuthn’s `PublicKeyCredentialCreationOptionsJSON`. */
export const passkeyToMake = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: v.string(), name: v.string(), displayName: v.string() }),
  challenge: v.string(),
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  excludeCredentials: v.array(credential),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
  attestation: v.literal('none'),
})
export type PasskeyToMake = v.InferOutput<typeof passkeyToMake>

/** The options by which a browser proves a passkey: WebAuthn’s `PublicKeyCredentialRequestOptionsJSON`. */
export const passkeyToProve = v.object({
  rpId: v.string(),
  challenge: v.string(),
  timeout: v.number(),
  allowCredentials: v.optional(v.array(credential)),
  userVerification: v.literal('required'),
})
export type PasskeyToProve = v.InferOutput<typeof passkeyToProve>

/** A new passkey as the browser hands it over (`RegistrationResponseJSON`); what else a browser adds is passed over. */
export const madePasskey = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: v.optional(v.pipe(transports, v.maxLength(8))),
  }),
})
export type MadePasskey = v.InferOutput<typeof madePasskey>

/** The proof of a passkey as the browser hands it over (`AuthenticationResponseJSON`); what else it adds is passed over. */
export const provenPasskey = v.object({
  id: credentialId,
  response: v.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    /** Empty or missing where the authenticator does not say it. */
    userHandle: v.optional(v.union([v.literal(''), bytes(100)], 'Bytes in base64url')),
  }),
})
export type ProvenPasskey = v.InferOutput<typeof provenPasskey>

/** The passkey that the browser has made, with a name for the member's list. */
export const confirmPasskeyBody = v.strictObject({ name: passkeyName, passkey: madePasskey })
/** A new name for one of the caller's passkeys. */
export const renamePasskeyBody = v.strictObject({ id, name: passkeyName })
/** The PAY code, and a mailed code of scene passkey. */
export const removePasskeyBody = v.strictObject({ id, pin, code: emailCode })
/** Signing in with a passkey alone; no code and no PIN. */
export const passkeySigninBody = v.strictObject({ passkey: provenPasskey, device })

/** A confirmation by another device of the member's, by the id that `/user/confirmations` has given. */
export const confirmedElsewhere = v.strictObject({ confirmation: id })
export type ConfirmedElsewhere = v.InferOutput<typeof confirmedElsewhere>

/** An approval on the device that asks: what another device shows is one payment, and not its days. */
export const approvalHere = v.union([emailCode, provenPasskey], 'The code is 6 digits')
/**
 * The approval of a payment: a mailed code, the proof of a passkey for exactly this payment (`/user/passkeys/beforeapprove`), or
 * its confirmation on another device. The last two stand in for the PAY code too.
 */
export const approval = v.union([emailCode, provenPasskey, confirmedElsewhere], 'The code is 6 digits')
export type Approval = v.InferOutput<typeof approval>
/** An approval without codes. */
export type ApprovalWithoutCode = Exclude<Approval, string>

/** A payment to approve, named as for a mailed code of the same scene: by `uid` or by `payee`. */
export const paymentFields = {
  scene: v.picklist(['quickpay', 'sendonchain', 'withdraw', 'sendpayment']),
  uid: v.optional(uid),
  payee: v.optional(boundPayee),
  currency: currencyCode,
  amount,
}
type ToPayee = { readonly uid?: string | undefined; readonly payee?: string | undefined }
/** Whether a payment to approve names one payee, and the message where it does not. */
export const isToOnePayee = ({ uid, payee }: ToPayee) => (uid === undefined) !== (payee === undefined)
export const notToOnePayee = 'Either this or uid'
const paymentToApprove = v.pipe(
  v.strictObject(paymentFields),
  v.forward(
    v.check(given => isToOnePayee(given), notToOnePayee),
    ['payee'],
  ),
)
export type PaymentToApprove = v.InferInput<typeof paymentToApprove>
/** A look at the whole number of one's own card. */
export const cardNumberToApprove = v.strictObject({ scene: v.picklist(['cardnumber']) })
/**
 * A passkey approves one of these in a session: a payment, a look at the whole number of one's own card, a new PAY code, what was begun on
 * another device, or an administrator's decisions of the next quarter of an hour.
 */
export const approveByPasskeyBody = v.variant('scene', [
  paymentToApprove,
  cardNumberToApprove,
  v.strictObject({ scene: v.literal('confirm'), id }),
  v.strictObject({ scene: v.literal('decide') }),
  v.strictObject({ scene: v.literal('editpin') }),
])
export type ApproveByPasskeyBody = v.InferInput<typeof approveByPasskeyBody>

/** An administrator proves themselves for a quarter of an hour, by what they sign in with. */
export const proveSessionBody = v.variant('by', [
  v.strictObject({ by: v.literal('pin'), pin }),
  v.strictObject({ by: v.literal('authenticator'), code: authenticatorCode }),
  v.strictObject({ by: v.literal('passkey'), passkey: provenPasskey }),
])
export type SessionProof = v.InferInput<typeof proveSessionBody>
/** When the proof has run out (ISO, UTC). */
export const provenSession = v.object({ proven_until: v.string() })

/** Whether an order has the PAY code, which goes along with a mailed code only. */
export const hasPin = ({ code, pin }: { readonly code: Approval; readonly pin?: string | undefined }) =>
  typeof code !== 'string' || pin !== undefined
/** The message for an order with a mailed code and no PIN. */
export const pinMissing = 'Needed beside a mailed code'
